/// Objective-C's name of a Swift method, by the compiler's rules.
///
/// The first label joins the base name, after `With` unless a preposition is already there: `foo(bar:)` is `fooWithBar:`,
/// `move(to:)` is `moveTo:`, `moveTo(place:)` is `moveToPlace:`. Labels after the first are pieces of their own.
struct SelectorName {
    var baseName: String
    /// Nil for a parameter without a label.
    var labels: [String?]
    var isThrowing = false
    var isAsync = false
    /// How many parameters at the end are closures; the error parameter goes before them.
    var trailingClosures = 0

    var text: String {
        let errorIndex = isThrowing && !isAsync ? labels.count - min(trailingClosures, labels.count) : nil
        let completionIndex = isAsync ? labels.count : nil
        let count = labels.count + (errorIndex == nil ? 0 : 1) + (completionIndex == nil ? 0 : 1)
        if count == 0 { return baseName }
        var pieces: [String] = []
        var next = 0
        for index in 0..<count {
            if index == errorIndex {
                pieces.append(index == 0 ? baseName + "AndReturnError" : "error")
            } else if index == completionIndex {
                pieces.append(index == 0 ? baseName + "WithCompletionHandler" : "completionHandler")
            } else {
                let label = labels[next]
                next += 1
                pieces.append(index == 0 ? first(label) : label ?? "")
            }
        }
        return pieces.map { $0 + ":" }.joined()
    }

    private func first(_ label: String?) -> String {
        guard let label else { return baseName }
        let joined =
            Self.prepositions.contains(Self.firstWord(label))
            || Self.prepositions.contains(Self.lastWord(baseName))
        return baseName + (joined ? "" : "With") + Self.sentenceCase(label)
    }

    static func setter(_ property: String) -> String { "set" + sentenceCase(property) + ":" }

    static func sentenceCase(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    static func firstWord(_ name: String) -> String {
        guard let first = name.first else { return "" }
        return (String(first) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
    }

    static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
