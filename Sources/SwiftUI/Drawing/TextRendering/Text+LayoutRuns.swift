import CoreText
import UIKit

extension Text.Layout {
    /// Letters of a line that look alike and run in one direction: its elements are single glyphs.
    public struct Run: RandomAccessCollection, Equatable {
        let run: CTRun
        var lineOrigin: CGPoint

        init(_ run: CTRun, lineOrigin: CGPoint) { (self.run, self.lineOrigin) = (run, lineOrigin) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { run.partCount }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The mark of a type that the text has here; nil: none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            (run.attributes[.textAttributes] as? TextAttributeSet)?.value(of: key)
        }

        /// The direction in which the letters are read.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        /// The run's room.
        public var typographicBounds: TypographicBounds { whole.typographicBounds }
        /// For each glyph, the character that it shows.
        public var characterIndices: [CharacterIndex] { whole.characterIndices }

        private var whole: RunSlice { RunSlice(run: self, indices: indices) }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        /// The glyphs, by their places in the run.
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The mark of a type that the text has here; nil: none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The glyphs' room.
        public var typographicBounds: TypographicBounds {
            let extent = run.run.extent(of: indices)
            var bounds = TypographicBounds()
            bounds.origin = CGPoint(x: run.lineOrigin.x + extent.x, y: run.lineOrigin.y)
            bounds.width = extent.width
            (bounds.ascent, bounds.descent, bounds.leading) = run.run.verticalExtent
            return bounds
        }

        /// For each glyph, the character that it shows.
        public var characterIndices: [CharacterIndex] {
            run.run.characterOffsets(of: indices).map(CharacterIndex.init(offset:))
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text at its place.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its place.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.indices], options: options)
    }

    /// Draws some glyphs of a text at their place.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let bounds = slice.typographicBounds.rect
        // Ink reaches out of its letters' room, and a shadow beyond that.
        let reach = 4 * bounds.height
        drawContents(in: bounds.insetBy(dx: -reach, dy: -reach)) { target in
            slice.run.run.drawPart(
                slice.indices, in: target, lineOrigin: slice.run.lineOrigin,
                isQuantized: !options.contains(.disablesSubpixelQuantization))
        }
    }
}
