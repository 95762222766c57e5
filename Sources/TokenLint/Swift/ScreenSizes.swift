/// The sizes of screens that code knows by heart.
enum ScreenSizes {
  /// Widths and heights of iPhones and iPads, upright, in points.
  static let points: [Double] = [
    320, 375, 386, 389, 390, 393, 402, 414, 428, 430, 440, 466, 469, 480, 568, 626, 667, 669, 678, 736, 768,
    810, 812, 820, 834, 844, 852, 871, 874, 890, 896, 926, 932, 951, 956, 1024, 1032, 1112, 1180, 1194, 1210,
    1366, 1376,
  ]

  /// The same in pixels, as `nativeBounds` has them.
  static let pixels: [Double] = [
    640, 750, 828, 960, 1080, 1125, 1136, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1334, 1398, 1536, 1620,
    1640, 1668, 1792, 1878, 1920, 2007, 2034, 2048, 2160, 2208, 2224, 2340, 2360, 2388, 2436, 2532, 2556,
    2622,
    2670, 2688, 2732, 2778, 2796, 2853, 2868,
  ]

  /// Radii of the corners of displays, in points.
  static let cornerRadii: [Double] = [8, 39, 41.5, 44, 47.33, 53.33, 55, 59, 62]

  /// Heights of the status bar, of bars and of what is below the home indicator, alone or together.
  static let barHeights: [Double] = [20, 34, 44, 47, 49, 59, 64, 83, 88]
}
