/// Which columns of a line as it was written are which of the same line as the compiler gets it. Columns count UTF-16 units, as
/// the language server protocol does.
struct LineAlignment {
    /// What both lines have: names, numbers and single signs, in order.
    private struct Run {
        var original: Int
        var lowered: Int
        var length: Int

        func startOfSide(_ side: Side) -> Int { side == .original ? original : lowered }
    }

    enum Side {
        case original, lowered
        var other: Side { self == .original ? .lowered : .original }
    }

    private let runs: [Run]
    private let originalLength: Int
    private let loweredLength: Int
    private let isSame: Bool

    init(original: Substring.UTF16View, lowered: Substring.UTF16View) {
        (originalLength, loweredLength) = (original.count, lowered.count)
        isSame = original.elementsEqual(lowered)
        runs = isSame ? [] : Self.runs(Self.words(original), Self.words(lowered))
    }

    /// The column on the other side, and whether the two lines say the same there.
    func column(_ column: Int, from side: Side) -> (column: Int, isExact: Bool) {
        if isSame { return (column, true) }
        // Before the first run there is nothing that both have.
        var last = Run(original: 0, lowered: 0, length: 0)
        var isBefore = true
        for run in runs where run.startOfSide(side) <= column { (last, isBefore) = (run, false) }
        let distance = column - last.startOfSide(side)
        if distance <= last.length { return (last.startOfSide(side.other) + distance, !isBefore || column == 0) }
        // Past the end of the line, where editors may point, is past the other's end.
        let (own, others) = side == .original ? (originalLength, loweredLength) : (loweredLength, originalLength)
        if column >= own { return (others, column == own) }
        return (last.startOfSide(side.other) + last.length, false)
    }

    // MARK: Comparing

    private struct Word: Equatable {
        var start: Int
        var units: ArraySlice<UInt16>
        static func == (one: Word, other: Word) -> Bool { one.units == other.units }
    }

    private static func words(_ text: Substring.UTF16View) -> [Word] {
        let units = Array(text)
        var (words, start) = ([Word](), 0)
        while start < units.count {
            var end = start + 1
            if isName(units[start]) { while end < units.count, isName(units[end]) { end += 1 } }
            words.append(Word(start: start, units: units[start..<end]))
            start = end
        }
        return words
    }

    private static func isName(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    /// The words that lowering replaces are few, so the beginnings and ends of lines are compared first.
    private static func runs(_ original: [Word], _ lowered: [Word]) -> [Run] {
        var runs: [Run] = []
        func add(_ one: Word, _ other: Word) {
            if let last = runs.last, last.original + last.length == one.start, last.lowered + last.length == other.start
            {
                runs[runs.count - 1].length += one.units.count
            } else {
                runs.append(Run(original: one.start, lowered: other.start, length: one.units.count))
            }
        }
        var first = 0
        let least = min(original.count, lowered.count)
        while first < least, original[first] == lowered[first] { first += 1 }
        var last = 0
        while last < least - first, original[original.count - 1 - last] == lowered[lowered.count - 1 - last] {
            last += 1
        }

        for index in 0..<first { add(original[index], lowered[index]) }
        let (middle, other) = (original[first..<original.count - last], lowered[first..<lowered.count - last])
        // Of a line that a program has made, the middle counts as another one.
        if middle.count * other.count < 4_000_000 {
            var removed: Set<Int> = []
            var inserted: Set<Int> = []
            for change in Array(other).difference(from: Array(middle)) {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            let kept = middle.indices.filter { !removed.contains($0 - first) }
            let found = other.indices.filter { !inserted.contains($0 - first) }
            // A sign alone says nothing: `(` of a call is not that of another.
            for (one, another) in zip(kept, found) where isName(middle[one].units.first!) {
                add(middle[one], other[another])
            }
        }
        for index in stride(from: last, to: 0, by: -1) {
            add(original[original.count - index], lowered[lowered.count - index])
        }
        return runs
    }
}
