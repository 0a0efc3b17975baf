import CoreGraphics
import CoreText
import Foundation
import PorticoRenderModel

/// A text layer's string and how it is set, without the size and colour that animate. Immutable, so that any thread may draw it.
///
/// - From: `CATextLayer`
/// - To: `TextLayout`
final class TextSetting: LayerTextPainter, @unchecked Sendable {
    private let string: String?
    private let attributed: NSAttributedString?
    private let font: FontRequest
    private let options: TextLayout.Options
    private let isWrapped: Bool

    init(
        string: Any?, font: AnyObject?, isWrapped: Bool, alignment: CATextLayerAlignmentMode,
        truncation: CATextLayerTruncationMode
    ) {
        attributed = string as? NSAttributedString
        self.string = attributed == nil ? Self.plain(string) : nil
        self.font = Self.request(font)
        self.isWrapped = isWrapped
        var options = TextLayout.Options()
        switch alignment {
        case .left: options.alignment = .left
        case .right: options.alignment = .right
        case .center: options.alignment = .center
        case .justified: options.alignment = .justified
        default: break
        }
        switch truncation {
        case .start: options.lineBreakMode = .byTruncatingHead
        case .middle: options.lineBreakMode = .byTruncatingMiddle
        case .end: options.lineBreakMode = .byTruncatingTail
        default: options.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
        }
        // Unwrapped text has a line for each paragraph; wrapped text is cut short only where the layer ends.
        options.truncatesParagraphs = !isWrapped
        options.truncatesLastLine = isWrapped && truncation != .none
        self.options = options
    }

    func layout(_ values: TextValues, in size: CGSize?) -> TextLayout? {
        let source: TextSource
        if let attributed {
            source = TextSource(attributed)
        } else if let string {
            let font = CTFont(self.font).withSize(values.fontSize)
            let style = TextStyle(font: font, color: .fixed(CGColor(rgba: values.foregroundColor)))
            source = TextSource(string, style: style)
        } else {
            return nil
        }
        var options = options
        if let size {
            options.width = size.width
            if options.truncatesLastLine { options.height = size.height }
        } else {
            options.lineBreakMode = .byWordWrapping
            options.truncatesParagraphs = false
        }
        return TextLayout(source, options: options)
    }

    func drawText(_ values: TextValues, bounds: CGRect, in context: CGContext) {
        guard let layout = layout(values, in: bounds.size) else { return }
        context.saveGState()
        context.clip(to: bounds)
        layout.draw(in: context, at: bounds.origin)
        context.restoreGState()
    }

    func paint(_ values: TextValues, bounds: CGRect, scale: Double, isOpaque: Bool) -> ContentsRecord? {
        let store = BackingStore()
        store.updateStore(bounds: bounds, scale: scale, dirty: bounds, isOpaque: isOpaque) {
            drawText(values, bounds: bounds, in: $0)
        }
        return store.record
    }

    private static func plain(_ string: Any?) -> String? {
        (string as? String) ?? (string as? NSString).map { $0 as String }
    }

    /// A font, what stands for one, or a font's name. Its own size does not count.
    private static func request(_ font: AnyObject?) -> FontRequest {
        let any = font as Any
        if let font = any as? CTFont { return font.request }
        if let face = any as? CGFont { return face.request(size: 1) }
        return CTFontCreateWithName(plain(any) ?? CATextLayer.defaultFontName, 36, nil).request
    }
}
