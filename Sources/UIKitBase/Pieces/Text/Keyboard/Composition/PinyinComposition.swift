import Foundation

/// Chinese out of Latin letters: each chosen character is final and takes its letters along; an apostrophe parts two sounds.
struct PinyinComposition: KeyboardComposition {
    private var letters = ""
    private(set) var candidates: [String] = []

    var shown: String { letters }
    var finished: String { letters }

    func takes(_ text: String) -> Bool {
        guard text.utf8.count == 1, let byte = text.utf8.first else { return false }
        return (0x61...0x7A).contains(byte) || text == "'" && !letters.isEmpty
    }

    @MainActor mutating func addLetter(_ text: String) {
        letters += text
        readCharacters()
    }

    @MainActor mutating func removeLast() {
        letters = String(letters.dropLast())
        readCharacters()
    }

    /// The first candidate, or the letters where there is none.
    @MainActor mutating func advance() -> String? {
        guard let first = candidates.first else {
            defer { letters = "" }
            return letters
        }
        return choose(first)
    }

    @MainActor mutating func choose(_ candidate: String) -> String {
        if let sound = firstSound {
            letters = String(letters.dropFirst(sound.count).drop { $0 == "'" })
        } else {
            letters = ""
        }
        readCharacters()
        return candidate
    }

    @MainActor private var firstSound: String? {
        PinyinTable.shared.firstSound(of: String(letters.prefix { $0 != "'" }))
    }

    @MainActor private mutating func readCharacters() {
        candidates = letters.isEmpty ? [] : firstSound.map { PinyinTable.shared.characters(of: $0) } ?? []
    }
}
