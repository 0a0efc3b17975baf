import UIKit

/// The part that is selected in a text with attributes that is edited: an insertion point or ranges.
///
/// An insertion point may have attributes for what is typed next.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The places in a text.
    @frozen public enum Indices: Equatable, Sendable {
        /// The caret stands before the character at the place, or at the text's end.
        case insertionPoint(AttributedString.Index)
        /// These characters are selected.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        /// Nothing has been selected yet.
        case none
        /// What an editor says, in UTF-16 units: it stays right where the text's indices are other ones.
        case offsets(Range<Int>)
        case indices(Indices)
    }

    private var place: Place
    /// Letters that are typed next have these; nil: those of the text before them.
    var typing: AttributeContainer?

    /// Creates the selection of a text in which nothing was selected yet: its caret is at the end.
    public init() { place = .none }

    /// Creates an insertion point.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        (place, typing) = (.indices(.insertionPoint(insertionPoint)), typingAttributes)
    }

    /// Creates a selection of a range.
    public init(range: Range<AttributedString.Index>) {
        self.init(ranges: range.isEmpty ? RangeSet() : RangeSet(range), orAt: range.lowerBound)
    }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<AttributedString.Index>) { self.init(ranges: ranges, orAt: nil) }

    private init(ranges: RangeSet<AttributedString.Index>, orAt index: AttributedString.Index?) {
        if ranges.isEmpty {
            place = index.map { .indices(.insertionPoint($0)) } ?? .none
        } else {
            place = .indices(.ranges(ranges))
        }
    }

    init(offsets: Range<Int>, typing: AttributeContainer? = nil) { (place, self.typing) = (.offsets(offsets), typing) }

    /// Whether the app or a person has selected something.
    var isSet: Bool { place != .none }

    /// The places in a text; those beyond its end stand for the end.
    public func indices(in text: AttributedString) -> Indices {
        switch place {
        case .none: return .insertionPoint(text.endIndex)
        case .offsets(let offsets):
            let range = text.range(ofUnits: offsets)
            return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
        case .indices(.insertionPoint(let index)): return .insertionPoint(text.clamping(index))
        case .indices(.ranges(let ranges)):
            var inside = RangeSet<AttributedString.Index>()
            for range in ranges.ranges {
                inside.insert(contentsOf: text.clamping(range.lowerBound)..<text.clamping(range.upperBound))
            }
            return inside.isEmpty ? .insertionPoint(text.endIndex) : .ranges(inside)
        }
    }

    /// The attributes of what is typed next.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let start = range(in: text).lowerBound
        guard text.startIndex < text.endIndex else { return AttributeContainer() }
        let before = start > text.startIndex ? text.index(beforeCharacter: start) : start
        return text.runs[before].attributes
    }

    /// The attributes of all selected runs, or of what is typed next.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: return Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            return Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
        }
    }

    /// The attributes that a selection has, one container for each run.
    public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        public func makeIterator() -> some IteratorProtocol<AttributeContainer> { containers.makeIterator() }

        /// The values of one attribute; nil for each run without it.
        public subscript<K: AttributedStringKey>(
            _ keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }

        /// The values of one attribute; nil for each run without it.
        public subscript<K: AttributedStringKey>(_ key: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
            containers.map { $0[key] }
        }
    }

    // MARK: Offsets

    /// From the first selected character to the last.
    func range(in text: AttributedString) -> Range<AttributedString.Index> {
        switch indices(in: text) {
        case .insertionPoint(let index): index..<index
        case .ranges(let ranges):
            (ranges.ranges.first?.lowerBound ?? text.endIndex)..<(ranges.ranges.last?.upperBound ?? text.endIndex)
        }
    }

    /// As UIKit says it.
    func unitRange(in text: AttributedString) -> NSRange {
        let range = range(in: text), start = text.unitOffset(of: range.lowerBound)
        return NSRange(location: start, length: text.unitOffset(of: range.upperBound) - start)
    }
}

extension AttributedString {
    fileprivate func clamping(_ index: Index) -> Index { Swift.min(Swift.max(index, startIndex), endIndex) }

    fileprivate func index(beforeCharacter index: Index) -> Index { characters.index(before: index) }

    /// This is how many UTF-16 units stand before an index.
    func unitOffset(of index: Index) -> Int {
        String(characters[startIndex..<index]).utf16.count
    }

    /// The range of some UTF-16 units, as far as there are any.
    func range(ofUnits units: Range<Int>) -> Range<Index> {
        let string = String(characters)
        func index(_ offset: Int) -> Index {
            let end = string.utf16.index(
                string.startIndex, offsetBy: Swift.max(offset, 0), limitedBy: string.endIndex)
            let count = string.distance(from: string.startIndex, to: end ?? string.endIndex)
            return characters.index(startIndex, offsetBy: count)
        }
        return index(units.lowerBound)..<index(units.upperBound)
    }
}
