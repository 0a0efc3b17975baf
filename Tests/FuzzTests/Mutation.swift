/// Changes a text as editors, merges, broken disks and bad luck do.
struct Mutation {
    var random: FuzzRandom
    /// What is put into the text.
    var pieces = Self.anything
    private static let anything = [
        "{", "}", "(", ")", ";", "=", "\"", "<", ">", "<<<<<<< HEAD\n", "/*", "*/", "//", "\\", "\\U", "$(", "${",
        "$(A)", ":lower)",
        "[", "]", "isa = PBXProject;", "../", "/", "\u{0}", "\u{FEFF}", "é", "%", "99999999999999999999", "-1", "null",
        "1e999", "&amp;",
        "<!DOCTYPE a [<!ENTITY b \"c\">]>", "G", "R", "A",
    ]

    mutating func change(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...random.below(6) {
            guard !bytes.isEmpty else { return bytes }
            let at = random.below(bytes.count)
            let end = min(bytes.count, at + 1 + random.below(40))
            switch random.below(8) {
            case 0: bytes[at] = UInt8(random.below(256))
            case 1: bytes.removeSubrange(at..<end)
            case 2: bytes.insert(contentsOf: bytes[at..<end], at: random.below(bytes.count))
            case 3: bytes.removeSubrange(at...)
            case 4:
                bytes.insert(
                    contentsOf: Array(repeating: random.pick(pieces), count: 1 + random.below(300)).joined().utf8,
                    at: at)
            default: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: at)
            }
        }
        return bytes
    }
}
