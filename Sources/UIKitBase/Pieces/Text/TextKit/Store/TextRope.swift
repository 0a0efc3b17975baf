/// The characters of a long text as UTF-16 units in pieces of a few thousand: a change costs what changes, wherever it is.
///
/// - From: `NSTextStorage`
/// - To: `SpanTree`
struct TextRope {
    /// Larger pieces are cut in two.
    private static let most = 2048
    private static let usual = 1024
    private var pieces = SpanTree<[UInt16]>()

    var length: Int { pieces.length }

    subscript(offset: Int) -> UInt16 {
        let (index, start) = pieces.find(offset)
        return pieces[index].value[offset - start]
    }

    func units(in range: Range<Int>) -> [UInt16] {
        var result: [UInt16] = []
        result.reserveCapacity(range.count)
        guard !range.isEmpty else { return result }
        var (index, start) = pieces.find(range.lowerBound)
        pieces.forEach(from: index) { _, piece in
            let low = max(0, range.lowerBound - start)
            let high = min(piece.length, range.upperBound - start)
            result.append(contentsOf: piece.value[low..<high])
            start += piece.length
            index += 1
            return start < range.upperBound
        }
        return result
    }

    mutating func replace(_ range: Range<Int>, with units: [UInt16]) {
        guard pieces.count > 0 else {
            pieces.replace(0..<0, with: Self.cut(units))
            return
        }
        let first = pieces.find(range.lowerBound)
        let last = range.isEmpty ? first : pieces.find(range.upperBound - 1)
        let head = pieces[first.index].value[..<(range.lowerBound - first.start)]
        let tail = pieces[last.index].value[(range.upperBound - last.start)...]
        pieces.replace(first.index..<(last.index + 1), with: Self.cut(Array(head) + units + tail))
    }

    private static func cut(_ units: [UInt16]) -> [SpanTree<[UInt16]>.Span] {
        if units.isEmpty { return [] }
        if units.count <= most { return [.init(length: units.count, value: units)] }
        return stride(from: 0, to: units.count, by: usual).map { start in
            let piece = Array(units[start..<min(units.count, start + usual)])
            return .init(length: piece.count, value: piece)
        }
    }
}
