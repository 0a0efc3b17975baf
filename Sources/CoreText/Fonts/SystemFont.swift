/// What makes Inter stand in for the system font of iOS.
///
/// Inter's shapes are close to the system font's; its spacing is not. With the tracking that Apple publishes for its own
/// font added, widths agree within 1 % ("Label" at 17 pt: 41.5 against 41.3; "Button" at 15 pt: 45.6 against 46), and so
/// do the layouts of apps. The vertical metrics are the system font's own, so that a 17 pt line is 20.29 pt high.
package enum SystemFont {
    package static let familyName = ".AppleSystemUIFont"

    /// Share of the font size above and below the baseline.
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048

    /// From this size on, the display cut is used.
    private static let displaySize = 24.0

    static func families(size: Double) -> String {
        size >= displaySize ? "Inter Display,Inter,sans-serif" : "Inter,sans-serif"
    }

    /// Points added after every character.
    static func tracking(size: Double) -> Double {
        // (size, tracking in points); straight lines between.
        let table: [(Double, Double)] =
            size >= displaySize
            ? [(24, 0.33), (28, 0.38), (34, 0.40), (40, 0.37), (48, 0.35), (64, 0.22), (80, 0)]
            : [
                (6, 0.24), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
                (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (24, -0.54),
            ]
        if size <= table[0].0 { return table[0].1 }
        for (low, high) in zip(table, table.dropFirst()) where size <= high.0 {
            return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
        }
        return table[table.count - 1].1
    }
}
