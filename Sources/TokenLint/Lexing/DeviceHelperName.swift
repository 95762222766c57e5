/// Names by which projects ask about the device: `isPad`, `isIPhone`, `IS_IPAD`, `iPadLayout`, `hasNotch`,
/// `isLandscape`, `idiom`.
///
/// `isPadded` and `hasPadding` are none of them: a word for a device ends where the name ends, or before a capital
/// letter, a digit or `_`.
enum DeviceHelperName {
  static func isOne(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isOne(UnsafeRawBufferPointer($0)) }
  }

  static func isOne(_ name: UnsafeRawBufferPointer) -> Bool {
    guard name.count >= shortest, let first = name.first, let second = name.dropFirst().first else {
      return false
    }
    switch (first | 0x20, second | 0x20) {
    case (UInt8(ascii: "i"), UInt8(ascii: "s")): return containsDevice(name, from: 2)
    case (UInt8(ascii: "i"), UInt8(ascii: "p")): return containsDevice(name, from: 1)
    case (UInt8(ascii: "h"), UInt8(ascii: "a")):
      return name[2] | 0x20 == UInt8(ascii: "s") && containsDevice(name, from: 3)
    case (UInt8(ascii: "i"), UInt8(ascii: "d")), (UInt8(ascii: "u"), UInt8(ascii: "s")),
      (UInt8(ascii: "d"), UInt8(ascii: "e")), (UInt8(ascii: "c"), UInt8(ascii: "u")),
      (UInt8(ascii: "i"), UInt8(ascii: "n")):
      return name.count <= longestIdiom && endsWithIdiom(name)
    default: return false
    }
  }

  /// Whether it asks how the device is held, of which other rules speak.
  static func asksForOrientation(_ name: String) -> Bool {
    let small = name.lowercased()
    return small.contains("landscape") || small.contains("portrait")
  }

  private static let devices = ["pad", "phone", "tablet", "landscape", "portrait", "notch", "idiom"].map {
    Array($0.utf8)
  }
  private static let idiom = Array("idiom".utf8)
  private static let shortest = 5
  private static let longestIdiom = "userInterfaceIdiom".utf8.count

  private static func endsWithIdiom(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count >= 5 && matches(idiom, name, at: name.count - 5)
  }

  private static func containsDevice(_ name: UnsafeRawBufferPointer, from start: Int) -> Bool {
    for device in devices where name.count >= start + device.count {
      for offset in start...(name.count - device.count) where matches(device, name, at: offset) {
        let end = offset + device.count
        if end == name.count || !isSmallLetter(name[end]) { return true }
      }
    }
    return false
  }

  private static func matches(_ word: [UInt8], _ name: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    for (place, byte) in word.enumerated() where name[offset + place] | 0x20 != byte { return false }
    return true
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
}
