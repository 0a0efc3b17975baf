import CoreText
import UIKit

extension Text {
    /// The lines of a text as they stand in its view.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Whether there wasn't room for all of the text.
        public let isTruncated: Bool

        /// - Parameter origin: the top left corner of the text, in the view's coordinates.
        init(_ layout: TextLayout, origin: CGPoint) {
            isTruncated = layout.isTruncated
            lines = layout.lines.map {
                Line($0.line, origin: CGPoint(x: origin.x + $0.x, y: origin.y + $0.baseline))
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// The place of a character in the text that was laid out.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let offset: Int

        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
        public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// The room that fonts ask for, around a baseline.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline, in the text view's coordinates.
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        /// The room above the baseline.
        public var ascent: CGFloat = 0
        /// The room below the baseline.
        public var descent: CGFloat = 0
        /// The room that is left free below.
        public var leading: CGFloat = 0

        public init() {}

        /// The room without the leading.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// This is how parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Letters that move stay between pixels and don't jump from one to the next. Baselines are put on pixels without it.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
    }

    /// A line: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        private let line: CTLine
        private var runs: [Run]
        /// The left end of the line's baseline, in the text view's coordinates. The runs move with it.
        public var origin: CGPoint {
            didSet { for index in runs.indices { runs[index].lineOrigin = origin } }
        }

        init(_ line: CTLine, origin: CGPoint) {
            self.line = line
            self.origin = origin
            let placed = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
            runs = placed.filter { $0.partCount > 0 }.map { Run($0, lineOrigin: origin) }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Run { runs[index] }

        /// The line's room, with the space at its end.
        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            bounds.origin = origin
            bounds.width = CGFloat(
                CTLineGetTypographicBounds(line, &bounds.ascent, &bounds.descent, &bounds.leading))
            return bounds
        }
    }
}
