import CoreGraphics
import Foundation

/// Draws a range of a layout manager's text by itself, for the picture of a drag: without what stands around it.
///
/// The text is described by three rectangles, in the coordinates of its container: the end of the first line, the whole lines below, and the
/// beginning of the last line. Override `adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:)` to change them.
///
/// - From: the app
/// - To: `NSLayoutManager`
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
    /// The layout manager that the text is of.
    public let layoutManager: NSLayoutManager
    private let glyphs: NSRange
    private let container: NSTextContainer?
    private var rects: (first: CGRect, body: CGRect, last: CGRect) = (.zero, .zero, .zero)
    private lazy var drawn = drawImage()

    /// Makes a renderer of a range of characters, in one rectangle for each part.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: false)
    }

    /// Makes a renderer of a range of characters.
    ///
    /// - Parameter unifyRects: whether the whole text is in `bodyRect` alone.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        self.layoutManager = layoutManager
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        self.glyphs = glyphs
        container = layoutManager.textContainers.first {
            NSIntersectionRange(layoutManager.glyphRange(for: $0), glyphs).length > 0
        }
        super.init()
        rects = divide(unifyRects)
        // Copies: an override may read the properties meanwhile.
        var (first, body, last) = rects
        adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: bounds.origin)
        rects = (first, body, last)
    }

    /// The text, as large as the three rectangles together.
    open var image: UIImage { drawn }
    /// The part of the first line; empty where all the text is in `bodyRect`.
    open var firstLineRect: CGRect { rects.first }
    /// The whole lines between the first and the last; empty without any.
    open var bodyRect: CGRect { rects.body }
    /// The part of the last line; empty where there is one line.
    open var lastLineRect: CGRect { rects.last }

    /// Changes the rectangles before the text is drawn. Does nothing by itself.
    ///
    /// - Parameter origin: the upper left corner of the text, in the same coordinates.
    open func adjust(
        firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) {}

    private func divide(_ isUnified: Bool) -> (first: CGRect, body: CGRect, last: CGRect) {
        guard let container else { return (.zero, .zero, .zero) }
        var lines: [CGRect] = []
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in lines.append(rect) }
        guard let first = lines.first else { return (.zero, .zero, .zero) }
        if isUnified { return (.zero, lines.dropFirst().reduce(first) { $0.union($1) }, .zero) }
        let middle = lines.dropFirst().dropLast()
        let body = middle.first.map { middle.reduce($0) { $0.union($1) } } ?? .zero
        return (first, body, lines.count > 1 ? lines[lines.count - 1] : .zero)
    }

    private var parts: [CGRect] { [rects.first, rects.body, rects.last].filter { !$0.isEmpty } }
    private var bounds: CGRect { parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) } }

    private func drawImage() -> UIImage {
        let (bounds, parts) = (bounds, parts)
        guard !bounds.isEmpty else { return UIImage() }
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            let page = context.cgContext
            page.translateBy(x: -bounds.minX, y: -bounds.minY)
            page.clip(to: parts)
            layoutManager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
        }
    }
}
