import CoreGraphics
import CoreText
import Foundation

/// Measures and draws strings for `NSString` and `NSAttributedString`.
/// - From: `NSAttributedString.draw(in:)` and its relatives.
/// - To: `TextLayout`.
struct StringDrawing {
    let source: TextSource

    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let style = TextStyle(attributes ?? [:], base: .coreTextDefault)
        let paragraph = (attributes?[.paragraphStyle] as? any ParagraphStyleProviding)?.paragraphStyleValues
        source = TextSource(string, style: style, paragraph: paragraph ?? ParagraphStyleValues())
    }

    init(_ attributed: NSAttributedString) { source = TextSource(attributed) }

    /// One line a paragraph, as wide as it is.
    var size: CGSize { TextLayout(source).size }

    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(source).draw(in: context, at: point)
    }

    func draw(in rect: CGRect, options: NSStringDrawingOptions, context drawing: NSStringDrawingContext?) {
        let (layout, bounds) = layOut(in: rect.size, options: options, context: drawing)
        drawing?.totalBounds = bounds
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if options.contains(.usesLineFragmentOrigin) {
            context.saveGState()
            context.clip(to: rect)
            layout.draw(in: context, at: rect.origin)
            context.restoreGState()
        } else {
            layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
        }
    }

    func boundingRect(size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let (_, bounds) = layOut(in: size, options: options, context: context)
        context?.totalBounds = bounds
        return bounds
    }

    private func layOut(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?)
        -> (TextLayout, CGRect)
    {
        var used = TextLayout.Options()
        used.usesFontLeading = options.contains(.usesFontLeading)
        used.truncatesParagraphs = true
        if options.contains(.usesLineFragmentOrigin) {
            if Self.isLimit(size.width) { used.width = size.width }
            if Self.isLimit(size.height) {
                used.height = size.height
                used.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
                if used.truncatesLastLine { used.truncatesParagraphs = false }
            }
        } else {
            used.maximumLines = 1
            if Self.isLimit(size.width), source.truncates { used.width = size.width }
        }
        var layout = TextLayout(source, options: used)
        if let context, context.minimumScaleFactor > 0, Self.isLimit(size.width) {
            let fitted = FontFitting.fit(source, options: used, width: size.width, minimum: context.minimumScaleFactor)
            context.actualScaleFactor = fitted.scale
            layout = fitted.layout
        } else {
            context?.actualScaleFactor = 1
        }
        var bounds = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics) { bounds = layout.inkBounds }
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y -= layout.firstBaseline }
        return (layout, bounds)
    }

    /// 0 and the huge numbers that apps write mean that there is no limit.
    private static func isLimit(_ length: CGFloat) -> Bool { length > 0 && length < 1e6 }
}

/// Shrinks fonts until text fits.
enum FontFitting {
    /// The largest scale of at least `minimum` at which the text fits its options without truncation and within `width`.
    static func fit(_ source: TextSource, options: TextLayout.Options, width: CGFloat, minimum: CGFloat)
        -> (layout: TextLayout, scale: CGFloat, fits: Bool)
    {
        var measured = options
        if options.maximumLines == 1 { measured.width = nil }
        func attempt(_ scale: CGFloat) -> (layout: TextLayout, fits: Bool) {
            let scaled = scale == 1 ? source : source.scaled(by: scale)
            let free = TextLayout(scaled, options: measured)
            let fits = free.size.width <= width + 0.01 && !free.isTruncated
            return (free, fits)
        }
        func final(_ scale: CGFloat, _ fits: Bool) -> (layout: TextLayout, scale: CGFloat, fits: Bool) {
            (TextLayout(scale == 1 ? source : source.scaled(by: scale), options: options), scale, fits)
        }
        let whole = attempt(1)
        if whole.fits { return final(1, true) }
        var low = min(1, max(minimum, 0.05))
        guard attempt(low).fits else { return final(low, false) }
        var high: CGFloat = 1
        if options.maximumLines == 1, whole.layout.size.width > 0 {
            // Widths are nearly in proportion to sizes: start close to the answer.
            let guess = max(low, min(1, width / whole.layout.size.width))
            if attempt(guess).fits { low = guess } else { high = guess }
        }
        for _ in 0..<7 where high - low > 0.002 {
            let middle = (low + high) / 2
            if attempt(middle).fits { low = middle } else { high = middle }
        }
        return final(low, true)
    }
}
