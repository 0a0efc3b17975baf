import CoreGraphics
import CoreText
import Foundation
import PorticoFoundation

/// An image that stands in a text as a letter does and is as large as the font: an emoji of a person's own.
///
/// It is drawn where its bytes are a picture that can be read (DEV-1397); without that it takes no room.
open class NSAdaptiveImageGlyph: NSObject, NSCopying, NSSecureCoding, TextAttachmentProviding {
    /// The image's bytes, as they were given.
    public let imageContent: Data
    private let image: UIImage?

    /// The character that stands for an image.
    static let character = "\u{FFFC}"

    /// Makes an image of bytes that an app has kept.
    public init(imageContent: Data) {
        self.imageContent = imageContent
        image = UIImage(data: imageContent)
        super.init()
    }

    /// An image of an archive; nil where that has no bytes.
    public required init?(coder: NSCoder) {
        guard let content = coder.decodeObject(of: NSData.self, forKey: "imageContent") else { return nil }
        imageContent = Data(referencing: content)
        image = UIImage(data: imageContent)
        super.init()
    }

    /// The kind of image: HEIC.
    open class var contentType: UTType { .heic }

    /// A name of the image that is the same for the same bytes.
    open var contentIdentifier: String {
        let sum = imageContent.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(sum, radix: 16)
    }

    /// What the image shows, in words. Empty (DEV-1397).
    open var contentDescription: String { "" }

    /// Whether archives can be read securely: true.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the bytes.
    open func encode(with coder: NSCoder) { coder.encode(imageContent as NSData, forKey: "imageContent") }

    /// The image itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAdaptiveImageGlyph).map { imageContent == $0.imageContent } ?? false
    }

    open override var hash: Int { imageContent.hashValue }

    // MARK: TextAttachmentProviding

    /// As high as the font's letters with what hangs below the line, and in the image's proportions.
    package final func textAttachmentBounds(lineHeight: CGFloat, font: CTFont) -> CGRect {
        guard let image, image.size.height > 0 else { return .zero }
        let height = CTFontGetAscent(font) + CTFontGetDescent(font)
        return CGRect(
            x: 0, y: -CTFontGetDescent(font), width: height * image.size.width / image.size.height, height: height)
    }

    package final func drawTextAttachment(in context: CGContext, rect: CGRect, color: CGColor) {
        guard let image else { return }
        withGraphicsContext(context) { image.draw(in: rect) }
    }
}

extension NSAttributedString.Key {
    /// An `NSAdaptiveImageGlyph`, on the character U+FFFC.
    public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
}

extension NSAttributedString {
    /// A text of one image, with other attributes beside it.
    public convenience init(
        adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        var attributes = attributes
        attributes[.adaptiveImageGlyph] = adaptiveImageGlyph
        self.init(string: NSAdaptiveImageGlyph.character, attributes: attributes)
    }
}
