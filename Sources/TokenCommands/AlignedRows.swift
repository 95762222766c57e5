import TokenDiagnostics

extension [[String]] {
  /// The rows as lines that a terminal can show, with columns of one width; the last of a row is as wide as it is.
  package func aligned() -> [String] {
    let cells = map { row in row.map { PrintableText($0) } }
    let columnCount = cells.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      cells.compactMap { $0.count > column + 1 ? $0[column].width : nil }.max() ?? 0
    }
    return cells.map { row in
      row.enumerated().map { column, cell in
        let padding = column == row.count - 1 ? 0 : widths[column] - cell.width
        return cell.string + String(repeating: " ", count: padding)
      }.joined(separator: "  ")
    }
  }
}
