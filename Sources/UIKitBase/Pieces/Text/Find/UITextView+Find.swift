import CoreGraphics
import Foundation

/// The results of a search in a text view, and how they are shown.
extension UITextView: UITextSearching {
    /// A text view is one document: nil is its name.
    public typealias DocumentIdentifier = AnyHashable?

    /// Whether the text can be edited.
    public var supportsTextReplacement: Bool { canReplaceFoundText }

    /// The order of two results: that of their beginnings.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Gives every range of the text that matches to the aggregator, before it returns; results don't overlap.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in ranges(of: queryString, options) {
            resultAggregator.foundRange(IndexedTextRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        let text = textStorage.string as NSString
        var result: [NSRange] = []
        var rest = NSRange(location: 0, length: text.length)
        while rest.length > 0 {
            let found = text.range(of: query, options: options.stringCompareOptions, range: rest)
            guard found.location != NSNotFound, found.length > 0 else { break }
            if isWord(found, in: text, options.wordMatchMethod) { result.append(found) }
            rest = NSRange(location: NSMaxRange(found), length: text.length - NSMaxRange(found))
        }
        return result
    }

    private func isWord(_ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < text.length, let scalar = Unicode.Scalar(text.character(at: index)) else {
                return false
            }
            return CharacterSet.alphanumerics.contains(scalar)
        }
        switch method {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
        }
    }

    /// Marks a result, or the one that the person is at; `normal` takes the mark away.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
    ) {
        parts.found.set(editor.range(foundTextRange), style)
        setNeedsLayout()
    }

    /// Takes the marks of all results away.
    public func clearAllDecoratedFoundText() {
        guard !parts.found.isEmpty else { return }
        parts.found = FoundRanges()
        setNeedsLayout()
    }

    /// Scrolls until a result is in sight; not at all where it is.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { reveal(editor.range(range)) }

    /// Asks the delegate, as for text that is typed.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) -> Bool {
        shouldChangeText(in: foundTextRange, replacementText: text)
    }

    /// Replaces one result; whether it may was asked before.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) {
        editor.replace(editor.range(foundTextRange), with: text)
    }

    /// From the end on, so that what is still to come stays where it was found.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
        for range in ranges(of: queryString, options).reversed() { editor.edit(range, with: text) }
    }

    /// The found texts that can be seen are marked.
    func showFound(in seen: NSRange) {
        let shown = parts.found.within(seen)
        parts.content.showFound(
            shown.flatMap { range, style in
                foundRects(of: range).map { ($0.insetBy(dx: -1, dy: 0), style == .highlighted) }
            })
    }

    /// The area that the characters of a result cover, without the space between lines and paragraphs.
    func foundRects(of range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        var rects: [CGRect] = []
        lines.forEachLine(range) { found in
            rects += lines.rects(of: range, in: found).map {
                inView(CGRect(x: $0.minX, y: found.body.minY, width: $0.width, height: found.body.height))
            }
            return true
        }
        return rects
    }
}

/// The results that were found in a text, in its order.
struct FoundRanges {
    private var all: [(range: NSRange, style: UITextSearchFoundTextStyle)] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func set(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        let index = place(of: range.location)
        let isKnown = index < all.count && all[index].range == range
        switch style {
        case .normal: if isKnown { all.remove(at: index) }
        case .found, .highlighted:
            if isKnown { all[index].style = style } else { all.insert((range, style), at: index) }
        }
    }

    func within(_ seen: NSRange) -> [(NSRange, UITextSearchFoundTextStyle)] {
        var index = place(of: seen.location)
        if index > 0, NSMaxRange(all[index - 1].range) > seen.location { index -= 1 }
        return Array(all[index...].prefix { $0.range.location < NSMaxRange(seen) })
    }

    /// The first that doesn't begin before an offset.
    private func place(of offset: Int) -> Int {
        all.partitionIndex { $0.range.location < offset }
    }
}
