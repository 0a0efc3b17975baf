/// The names and measures by which Inter stands in for the system font of iOS.
///
/// Inter's shapes are close to the system font's; its spacing is not. The system font's letters and spacing change by and by
/// between its text cut (up to 17 points) and its display cut (from 28 on); Inter has the two cuts and nothing between. So every
/// size gets the tracking that Apple publishes, plus what Inter's nearer cut is narrower or wider than the mix of the two would
/// be, plus what heavy weights are wider in the system font. How near that comes: DEV-001 and `Documentation/AsOnIOS.md`. The
/// vertical metrics are the system font's own, so that a 17 pt line is 20.29 pt high.
package enum SystemFont {
    package static let familyName = ".AppleSystemUIFont"

    /// Share of the font size above and below the baseline.
    static let ascent = 1950.0 / 2048
    static let descent = 494.0 / 2048

    /// The largest size of the text cut and the smallest of the display cut, in points.
    private static let (textSize, displaySize) = (17.0, 28.0)

    /// From halfway between the two on, Inter's display cut is nearer.
    private static let changingSize = (textSize + displaySize) / 2

    static func families(size: Double) -> String {
        size >= changingSize ? "Inter Display,Inter,sans-serif" : "Inter,sans-serif"
    }

    /// Points added after every character.
    static func tracking(size: Double, weight: Int) -> Double {
        let share = min(max((size - textSize) / (displaySize - textSize), 0), 1)
        let narrowing = value(narrowings, at: Double(weight))
        // What the mix is wider than the cut that is drawn.
        let mix = size >= changingSize ? (1 - share) * narrowing : -share * narrowing
        return value(published, at: size) + size * (mix + (1 - share) * value(widenings, at: Double(weight)))
    }

    /// A value of a table of (place, value) with straight lines between, the same before its first and after its last place.
    private static func value(_ table: [(Double, Double)], at place: Double) -> Double {
        if place <= table[0].0 { return table[0].1 }
        for (low, high) in zip(table, table.dropFirst()) where place <= high.0 {
            return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
        }
        return table[table.count - 1].1
    }

    /// Apple's tracking by size, both in points.
    private static let published: [(Double, Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10),
        (24, 0.07),
        (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (34, 0.40), (40, 0.37), (48, 0.35), (64, 0.22),
        (80, 0),
    ]

    /// By weight, what a character of Inter's display cut is narrower than the text cut's, on the average of ordinary English
    /// text, in shares of the font's size.
    private static let narrowings: [(Double, Double)] = [
        (100, 0.0565), (300, 0.0504), (400, 0.0473), (500, 0.0449), (600, 0.0423), (700, 0.0399), (900, 0.0351),
    ]

    /// By weight, what a character of the system font's text cut is wider than Inter's, in shares of the font's size: fitted to
    /// labels of public storyboards, whose files tell the width that each had.
    private static let widenings: [(Double, Double)] = [
        (400, 0), (500, 0.004), (600, 0.010), (700, 0.015), (900, 0.020),
    ]
}
