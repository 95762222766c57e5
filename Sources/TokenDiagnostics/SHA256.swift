import CSHA256

/// The hash of FIPS 180-4 by which a generated file is recognised; the toolchain for Linux has none.
package enum SHA256 {
  /// How it is worked out.
  package enum Means: Sendable {
    /// By instructions that some processors have for it.
    case instructions
    case arithmetic
  }

  /// What this processor can do, the fastest first.
  package static let means: [Means] =
    csha256_has_instructions() ? [.instructions, .arithmetic] : [.arithmetic]

  package typealias Digest = SIMD8<UInt32>

  /// The hash as 64 lower-case hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String { hexDigest(of: bytes, by: means[0]) }

  package static func hexDigest(of bytes: [UInt8], by means: Means) -> String {
    hexadecimal(digest(of: bytes[...], by: means))
  }

  /// The hash as the eight words that the standard makes it of.
  package static func digest(of bytes: ArraySlice<UInt8>) -> Digest { digest(of: bytes, by: means[0]) }

  private static func digest(of bytes: ArraySlice<UInt8>, by means: Means) -> Digest {
    var state = initialState
    let wholeLength = bytes.count & ~63
    bytes.withUnsafeBytes {
      digest(UnsafeRawBufferPointer(rebasing: $0[..<wholeLength]), by: means, into: &state)
    }
    padded(bytes.dropFirst(wholeLength), totalCount: bytes.count).withUnsafeBytes {
      digest($0, by: means, into: &state)
    }
    return state
  }

  /// The last bytes with what the standard appends: one bit, zeros, and the length in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, totalCount: Int) -> [UInt8] {
    let length = rest.count < 56 ? 64 : 128
    var block: [UInt8] = []
    block.reserveCapacity(length)
    block += rest
    block.append(0x80)
    block += repeatElement(0, count: length - 8 - block.count)
    let bitCount = UInt64(totalCount) << 3
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    return block
  }

  private typealias State = Digest

  private static func digest(_ bytes: UnsafeRawBufferPointer, by means: Means, into state: inout State) {
    switch means {
    case .instructions: digestByInstructions(bytes, into: &state)
    case .arithmetic: digest(bytes, into: &state)
    }
  }

  private static func digest(_ bytes: UnsafeRawBufferPointer, into state: inout State) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      roundConstants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: bytes.count, by: 64) {
          fill(schedule, from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), constants)
          state = compress(schedule, state)
        }
      }
    }
  }

  private static func digestByInstructions(_ bytes: UnsafeRawBufferPointer, into state: inout State) {
    withUnsafeMutableBytes(of: &state) { state in
      csha256_take_blocks(
        state.baseAddress?.assumingMemoryBound(to: UInt32.self),
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count / 64, roundConstants)
    }
  }

  /// The words of the standard's message schedule, each with the constant of its round added.
  private static func fill(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, from block: UnsafeRawBufferPointer,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index << 2, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early &>> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late &>> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    for index in 0..<64 { schedule[index] &+= constants[index] }
  }

  /// The letters are those of the standard. Eight rounds are written out, after which each letter is where it was:
  /// that saves moving them, a quarter of the time.
  private static func compress(_ schedule: UnsafeMutableBufferPointer<UInt32>, _ state: State) -> State {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, schedule[index])
      round(h, a, b, &c, d, e, f, &g, schedule[index + 1])
      round(g, h, a, &b, c, d, e, &f, schedule[index + 2])
      round(f, g, h, &a, b, c, d, &e, schedule[index + 3])
      round(e, f, g, &h, a, b, c, &d, schedule[index + 4])
      round(d, e, f, &g, h, a, b, &c, schedule[index + 5])
      round(c, d, e, &f, g, h, a, &b, schedule[index + 6])
      round(b, c, d, &e, f, g, h, &a, schedule[index + 7])
    }
    return state &+ State(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let choice = g ^ (e & (f ^ g))
    let majority = (a & b) | (c & (a | b))
    let first = h &+ word &+ choice &+ sum(e, 6, 11, 25)
    d = d &+ first
    h = first &+ majority &+ sum(a, 2, 13, 22)
  }
  @inline(__always)
  private static func sum(_ value: UInt32, _ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    rotate(value, first) ^ rotate(value, second) ^ rotate(value, third)
  }

  @inline(__always)
  private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
    (value &>> count) | (value &<< (32 &- count))
  }

  private static func hexadecimal(_ state: State) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for index in state.indices {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        let digit = UInt8(state[index] &>> shift & 0xF)
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The first 32 bits of the fractions of the square roots of the first 8 primes.
  private static let initialState = State(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
