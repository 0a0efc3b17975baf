import Foundation

/// What the characters of a long text look like: runs of equal attributes, found and changed in O(log runs).
///
/// - From: `NSTextStorage`
/// - To: `SpanTree`
struct AttributeRuns {
    typealias Values = [NSAttributedString.Key: Any]

    private var runs = SpanTree<Values>()

    var length: Int { runs.length }
    var count: Int { runs.count }

    func run(at offset: Int) -> (values: Values, range: NSRange) {
        let (index, start) = runs.find(offset)
        let run = runs[index]
        return (run.value, NSRange(location: start, length: run.length))
    }

    /// The runs in a range, cut to it.
    func forEach(in range: NSRange, _ body: (Values, NSRange) -> Void) {
        guard range.length > 0 else { return }
        var (index, start) = runs.find(range.location)
        runs.forEach(from: index) { _, run in
            let own = NSRange(location: start, length: run.length)
            if let common = own.intersection(range), common.length > 0 { body(run.value, common) }
            start += run.length
            index += 1
            return start < NSMaxRange(range)
        }
    }

    mutating func replace(_ range: NSRange, with new: [(values: Values, length: Int)]) {
        var spans = new.filter { $0.length > 0 }.map { SpanTree<Values>.Span(length: $0.length, value: $0.values) }
        guard runs.count > 0 else {
            runs.replace(0..<0, with: Self.joined(spans))
            return
        }
        let first = runs.find(range.location)
        let last = range.length == 0 ? first : runs.find(NSMaxRange(range) - 1)
        let (head, tail) = (runs[first.index], runs[last.index])
        var (low, high) = (first.index, last.index + 1)
        if range.location > first.start {
            spans.insert(.init(length: range.location - first.start, value: head.value), at: 0)
        } else if low > 0 {
            // The neighbour may be equal to what comes now.
            low -= 1
            spans.insert(runs[low], at: 0)
        }
        let end = last.start + tail.length
        if end > NSMaxRange(range) {
            spans.append(.init(length: end - NSMaxRange(range), value: tail.value))
        } else if high < runs.count {
            spans.append(runs[high])
            high += 1
        }
        runs.replace(low..<high, with: Self.joined(spans))
    }

    mutating func change(_ range: NSRange, _ body: (inout Values) -> Void) {
        var new: [(values: Values, length: Int)] = []
        forEach(in: range) { values, part in
            var values = values
            body(&values)
            new.append((values, part.length))
        }
        if !new.isEmpty { replace(range, with: new) }
    }

    private static func joined(_ spans: [SpanTree<Values>.Span]) -> [SpanTree<Values>.Span] {
        var result: [SpanTree<Values>.Span] = []
        for span in spans {
            if let last = result.last, same(last.value, span.value) {
                result[result.count - 1].length += span.length
            } else {
                result.append(span)
            }
        }
        return result
    }

    static func same(_ one: Values, _ other: Values) -> Bool {
        guard one.count == other.count else { return false }
        for (key, value) in one {
            guard let second = other[key], same(value, second) else { return false }
        }
        return true
    }

    static func same(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? NSObject, let other = other as? NSObject { return one === other || one.isEqual(other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return false
    }
}
