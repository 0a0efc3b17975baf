import CoreGraphics
import CoreText
import Foundation

/// Something in the middle of text that is not text: here, an image.
open class NSTextAttachment: NSObject, NSSecureCoding, TextAttachmentProviding {
    /// The character that stands for an attachment.
    public class var character: Int { 0xFFFC }

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?
    /// Relative to the baseline, y up. Empty: the image's own size, on the baseline.
    open var bounds = CGRect.zero
    /// Points left free at both sides.
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
    open var usesTextAttachmentView: Bool { false }

    public override init() { super.init() }

    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
        if let contentData { image = UIImage(data: contentData) }
    }

    public init(image: UIImage) {
        super.init()
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { Data(referencing: $0) }
        if let contents { image = UIImage(data: contents) }
    }

    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
    }

    open class var supportsSecureCoding: Bool { true }

    package func textAttachmentBounds(lineHeight: CGFloat, font: CTFont) -> CGRect {
        var rect = bounds
        if rect.width <= 0 || rect.height <= 0, let image {
            rect = CGRect(origin: rect.origin, size: image.size)
            // A symbol stands with its middle at the middle of capitals.
            if image.isSymbolImage, bounds == .zero { rect.origin.y = (font.capHeight - image.size.height) / 2 }
        }
        rect.origin.x += lineLayoutPadding
        rect.size.width += lineLayoutPadding
        return rect
    }

    package func drawTextAttachment(in context: CGContext, rect: CGRect, color: CGColor) {
        guard var image else { return }
        var rect = rect
        rect.size.width -= lineLayoutPadding
        if image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.renderingMode != .alwaysOriginal {
            image = image.withTintColor(UIColor(cgColor: color))
        }
        withGraphicsContext(context) { image.draw(in: rect) }
    }
}

extension NSAttributedString {
    /// A text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether a range has attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            if value != nil {
                found = true
                stop.pointee = true
            }
        }
        return found
    }
}
