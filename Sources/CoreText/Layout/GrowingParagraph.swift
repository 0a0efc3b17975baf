import Foundation

/// A paragraph that is shaped as far as lines are asked for: the first lines of one without an end cost what they show.
///
/// A part is shaped as the whole would be, but for what is near its end, which nobody is told of. Where what comes later decides how the
/// beginning looks - text that runs both ways, or whose direction isn't known yet - the whole is shaped at once.
/// - From: `LayoutPass`
/// - To: `ShapedParagraph`
struct GrowingParagraph {
    private(set) var shaped: ShapedParagraph
    let range: Range<Int>
    private let source: TextSource
    private let direction: ParagraphStyleValues.WritingDirection
    private let defaultRightToLeft: Bool

    /// Longer than what a character, a word or a pair of letters does to its neighbours.
    private static let margin = 256

    /// - Parameter part: How much is shaped at first; nil: all of it.
    init(
        _ source: TextSource, range: Range<Int>, direction: ParagraphStyleValues.WritingDirection,
        defaultRightToLeft: Bool, part: Int?
    ) {
        self.source = source
        self.range = range
        self.direction = direction
        self.defaultRightToLeft = defaultRightToLeft
        shaped = Self.shape(source, range, part, direction, defaultRightToLeft)
    }

    var isWhole: Bool { shaped.range.upperBound == range.upperBound }
    /// The end up to which the part is as the whole.
    private var settledEnd: Int { isWhole ? range.upperBound : shaped.range.upperBound - Self.margin }

    /// Shapes more of it. What was told before stays true.
    private mutating func growParagraph(to count: Int?) {
        shaped = Self.shape(source, range, count, direction, defaultRightToLeft)
    }

    mutating func layOutRest() { if !isWhole { growParagraph(to: nil) } }

    /// Shapes as much as it takes until `end`, which looks for a place in what is shaped, finds one that holds for the whole.
    mutating func settled(_ end: (ShapedParagraph) -> Int) -> Int {
        var found = end(shaped)
        while !isWhole, found > settledEnd {
            growParagraph(to: shaped.range.count * 4)
            found = end(shaped)
        }
        return found
    }

    private static func shape(
        _ source: TextSource, _ range: Range<Int>, _ count: Int?, _ direction: ParagraphStyleValues.WritingDirection,
        _ defaultRightToLeft: Bool
    ) -> ShapedParagraph {
        var range = range
        // What is hardly longer is shaped as a whole.
        if let count, count < range.count / 2 {
            let part = range.lowerBound..<range.lowerBound + count
            if runsLeftToRight(source.units[part], direction) { range = part }
        }
        return ShapedParagraph(source, range: range, direction: direction, defaultRightToLeft: defaultRightToLeft)
    }

    /// Whether the direction is known, and nothing in the text has another one.
    private static func runsLeftToRight(
        _ units: ArraySlice<UInt16>, _ direction: ParagraphStyleValues.WritingDirection
    ) -> Bool {
        for unit in units {
            switch unit {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return false
            // Marks and embeddings, and the first halves of old scripts.
            case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802...0xD803, 0xD83A...0xD83B: return false
            default: continue
            }
        }
        return switch direction {
        case .leftToRight: true
        case .rightToLeft: false
        case .natural: TextEngine.shared.baseDirectionIsRightToLeft(units) == false
        }
    }
}
