/// A pattern for paths as shells have them: `*`, `?` and `[a-z]` within a name, `**` for any number of folders.
struct GlobPattern {
    private let parts: [[Character]]

    init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// Whether a relative path is one that the pattern names.
    func matches(_ path: String) -> Bool {
        // By the number of names: which parts of the pattern may be met there. Each name is compared once with each part.
        var open: Set<Int> = closure([0])
        for name in path.split(separator: "/") {
            let letters = Array(name)
            var next: Set<Int> = []
            for index in open where index < parts.count {
                if parts[index] == ["*", "*"] {
                    next.insert(index)
                } else if Self.matches(letters, parts[index]) {
                    next.insert(index + 1)
                }
            }
            open = closure(next)
            if open.isEmpty { return false }
        }
        return open.contains(parts.count)
    }

    /// `**` may stand for no folder at all.
    private func closure(_ places: Set<Int>) -> Set<Int> {
        var result = places
        for place in places {
            var index = place
            while index < parts.count, parts[index] == ["*", "*"] {
                index += 1
                result.insert(index)
            }
        }
        return result
    }

    /// Goes back to the last `*` alone, so that the time is the product of the lengths.
    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (at, place) = (0, 0)
        var star: (place: Int, at: Int)?
        while at < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place + 1, at)
                place += 1
            } else if place < pattern.count, let end = stepPattern(name[at], pattern, place) {
                place = end
                at += 1
            } else if let last = star {
                place = last.place
                at = last.at + 1
                star = (last.place, at)
            } else {
                return false
            }
        }
        while place < pattern.count, pattern[place] == "*" { place += 1 }
        return place == pattern.count
    }

    /// The place at which the pattern goes on if the letter is what stands there; nil if it isn't.
    private static func stepPattern(_ letter: Character, _ pattern: [Character], _ place: Int) -> Int? {
        switch pattern[place] {
        case "?": return place + 1
        case "[":
            guard let end = pattern[place...].dropFirst(2).firstIndex(of: "]") else { break }
            var set = pattern[(place + 1)..<end]
            let isInverted = set.first == "!" || set.first == "^"
            if isInverted { set = set.dropFirst() }
            var isIn = false
            var index = set.startIndex
            while index < set.endIndex {
                if index + 2 < set.endIndex, set[index + 1] == "-" {
                    if set[index] <= letter, letter <= set[index + 2] { isIn = true }
                    index += 3
                } else {
                    if set[index] == letter { isIn = true }
                    index += 1
                }
            }
            return isIn != isInverted ? end + 1 : nil
        default: break
        }
        return pattern[place] == letter ? place + 1 : nil
    }
}
