import CoreGraphics
import Foundation

/// What is selected of a text: one range or several, none overlapping another.
open class NSTextSelection: NSObject, NSSecureCoding {
    /// The unit that a selection grows by while it is extended.
    public enum Granularity: Int, Sendable {
        case character = 0
        case word = 1
        case paragraph = 2
        case line = 3
        case sentence = 4
    }

    /// Which of two lines a caret is shown in where one is broken.
    public enum Affinity: Int, Sendable {
        /// At the end of the first line.
        case upstream = 0
        /// At the beginning of the second line.
        case downstream = 1
    }

    /// What is selected, in the text's order.
    public let textRanges: [NSTextRange]
    /// The unit that the selection was made of: a double tap makes words.
    public let granularity: Granularity
    /// Where a caret at a line's break is shown.
    public let affinity: Affinity
    /// Where the selection began to be extended from; nil: from its beginning.
    final var anchor: (any NSTextLocation)?

    /// Makes a selection of ranges that don't overlap; an empty range is a caret.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Makes a selection of one range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Makes a caret: an empty range at a location, which grows by characters.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Reads ranges, affinity and granularity, as UTF-16 units of a text storage.
    public required init?(coder: NSCoder) {
        let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "NSRanges") as? [Int] ?? []
        textRanges = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
            guard numbers[index] >= 0, numbers[index + 1] >= 0 else { return nil }
            return NSTextRange(NSRange(location: numbers[index], length: numbers[index + 1]))
        }
        affinity = Affinity(rawValue: coder.decodeInteger(forKey: "NSAffinity")) ?? .downstream
        granularity = Granularity(rawValue: coder.decodeInteger(forKey: "NSGranularity")) ?? .character
        super.init()
    }

    /// Writes ranges, affinity and granularity; locations of an app's own kind count as the beginning.
    open func encode(with coder: NSCoder) {
        let numbers = textRanges.flatMap { [$0.counted.location, $0.counted.length] }
        coder.encode(numbers as NSArray, forKey: "NSRanges")
        coder.encode(affinity.rawValue, forKey: "NSAffinity")
        coder.encode(granularity.rawValue, forKey: "NSGranularity")
    }

    /// Whether archives can be read securely, by the classes that are expected: true.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a dragged or extended selection is still being made.
    open internal(set) var isTransient = false
    /// Where the caret wants to be as it moves up and down; not a number: where it is.
    open var anchorPositionOffset = CGFloat.nan
    /// Kept; ranges are always of the text's own order.
    open var isLogical = true
    /// A second place for the caret where directions meet; nil by default. Kept: nothing shows it.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// What is typed into the selection looks like; empty by default. Kept, and copied to selections made of this one.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// One with other ranges and the same properties.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        selection.isLogical = isLogical
        return selection
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
    }
    open override var hash: Int { textRanges.first?.hash ?? 0 }
    open override var description: String { "<NSTextSelection \(textRanges)>" }
}
