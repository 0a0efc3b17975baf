/// The numbers of one seed, and what text is made of.
struct ThrashDice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
    }

    private static let words = [
        "a", "word ", "long enough to be broken somewhere ", "\n", "\r\n", "\u{2029}", "\u{2028}", "שלום עולם ",
        "مرحبا ", "漢字",
        "👨‍👩‍👧", "e\u{301}", "\t", "(1) ", "\u{FFFC}", "🇩🇪",
    ]

    mutating func word() -> String { Self.words[roll(Self.words.count)] }
}
