/// How alike names are, for messages that say what was meant.
package enum Likeness {
    /// Names, those that are most like another one first.
    package static func sorted(_ names: [String], like wanted: String) -> [String] {
        let wanted = prepared(wanted)
        let rated = names.enumerated().map { place, name in
            (place: place, name: name, distance: distance(name, wanted))
        }
        return rated.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
    }

    /// 0 for the same name but for capitals, up to 1 for one that has nothing in common.
    private static func distance(_ name: String, _ wanted: [Character]) -> Double {
        let name = prepared(name)
        guard !name.isEmpty, !wanted.isEmpty else { return 1 }
        let edits = Double(edits(name, wanted)) / Double(max(name.count, wanted.count))
        // A part of a name is nearer than one of the same length with other letters.
        let (short, long) = name.count < wanted.count ? (name, wanted) : (wanted, name)
        guard short.count > 1, contains(long, short) else { return edits }
        return min(edits, 0.5 - 0.5 * Double(short.count) / Double(long.count))
    }

    /// A name's beginning is enough, in small letters.
    private static func prepared(_ name: String) -> [Character] { Array(name.prefix(60).lowercased()) }

    private static func contains(_ long: [Character], _ short: [Character]) -> Bool {
        (0...(long.count - short.count)).contains { long[$0..<($0 + short.count)].elementsEqual(short) }
    }

    /// How many letters have to be put in, taken out or changed.
    private static func edits(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = letter == other ? diagonal : min(diagonal, above, row[j]) + 1
                diagonal = above
            }
        }
        return row[b.count]
    }
}
