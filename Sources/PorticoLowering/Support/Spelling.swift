/// How far apart the spellings of two names are.
enum Spelling {
    /// The number of letters to add, leave out or change, whatever their case.
    static func distance(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
        // Names that differ that much in length aren't meant for each other.
        if abs(a.count - b.count) > 8 { return max(a.count, b.count) }
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, known) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(diagonal + (letter == known ? 0 : 1), above + 1, row[j] + 1)
                diagonal = above
            }
        }
        return row[b.count]
    }
}
