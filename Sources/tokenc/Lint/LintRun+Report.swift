import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// How a run ends.
extension LintRun {
  /// Reports what was found, and says how the run ended.
  mutating func finish(_ findings: [Finding]?) -> ExitStatus {
    progress?.end()
    let diagnostics = (findings ?? []).filter { $0.suppression == nil }.map(\.diagnostic)
    let excess = excessOfWarnings(among: diagnostics)
    if let excess { bag.add(excess) }
    output.message(Reporter.text.report(bag.diagnostics, context(at: STDERR_FILENO)))
    guard let findings else { return .wrongUse }
    output.result(
      arguments.contains(.statistics)
        ? LintStatistics(diagnostics).text
        : reporter.report(diagnostics, context(at: STDOUT_FILENO, suppressed: takenBack(findings))))
    if reporter.name == Reporter.text.name {
      let counts = diagnostics.countsBySeverity
      output.message(counts.isEmpty ? "" : counts + "\n")
    }
    if let totals = timings?.totals {
      let stages = StageReport(spans: log.spans).text()
      output.message(LintTimings(totals: totals, rules: LintRule.all, stages: stages).text)
    }
    let isFailure = excess != nil || diagnostics.contains { $0.severity.weighs(atLeast: failing) }
    return isFailure ? .failure : .success
  }

  private func excessOfWarnings(among diagnostics: [Diagnostic]) -> Diagnostic? {
    guard let limit = arguments.count(.maxWarnings) else { return nil }
    let count = diagnostics.count { $0.severity == .warning }
    return count > limit ? .tooManyWarnings(count, limit: limit) : nil
  }

  private var failing: Diagnostic.Severity {
    let word = arguments.text(.failOn) ?? project.config.lint.failOn?.value
    return word.flatMap(Diagnostic.Severity.init) ?? .error
  }

  private func takenBack(_ findings: [Finding]) -> [Reporter.Suppressed] {
    findings.compactMap { finding in
      finding.suppression.map { .init(finding.diagnostic, $0.kind, reason: $0.reason) }
    }
  }

  private func context(at descriptor: Int32, suppressed: [Reporter.Suppressed] = []) -> Reporter.Context {
    let color = arguments.text(.color).flatMap(ColorChoice.init) ?? .auto
    let usesColor = color.usesColor(
      at: isatty(descriptor) == 1 ? .terminal : .elsewhere, environment: ProcessInfo.processInfo.environment)
    return Reporter.Context(
      projectRoot: project.root, projectFile: project.configPath ?? Project.configName,
      toolVersion: toolVersion, usesColor: usesColor, failing: failing,
      rules: LintRule.all.map(\.description), suppressed: suppressed)
  }

  private var reporter: Reporter { Reporter.all.first { $0.name == arguments.text(.format) } ?? .text }
}
