import Foundation

/// Ranges beyond an attributed text: `range-` and what is asked for.
enum RangeMistakes {
    @MainActor static func begin() {
        for (word, mistake) in mistakes where Behaviour.current.has(word) {
            Attacks.keepErrors()
            mistake(NSMutableAttributedString(string: "hello"))
        }
    }

    private static let key = NSAttributedString.Key("key")
    private static let beyond = NSRange(location: 3, length: 10)

    @MainActor private static let mistakes: [Substring: (NSMutableAttributedString) -> Void] = [
        "range-add": { $0.addAttribute(key, value: 1, range: beyond) },
        "range-set": { $0.setAttributes([:], range: beyond) },
        "range-part": { _ = $0.attributedSubstring(from: beyond) },
        "range-at": { _ = NSAttributedString(attributedString: $0).attributes(at: 5, effectiveRange: nil) },
    ]
}
