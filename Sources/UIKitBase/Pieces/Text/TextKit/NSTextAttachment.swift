import CoreGraphics
import CoreText
import Foundation
import PorticoFoundation

/// What stands in a text for something that isn't text: how large it is, and what it looks like.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Relative to the glyph's origin on the baseline, y up. `lineFrag` is as wide as the text may be.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
}

/// Something in the middle of text that is not text: here, an image.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, TextAttachmentProviding {
    private let foundationType = FoundationType.mark
    /// The character that stands for an attachment.
    public class var character: Int { 0xFFFC }

    /// The bytes of what is attached; nil by default. Those of an image are shown where there is no `image`.
    open var contents: Data? { didSet { (givenFile, drawn) = (nil, nil) } }
    /// The file that is attached: the one that was set, or one of the bytes of `contents`. Setting it sets `contents`, nil for a folder, and
    /// `fileType` by the file's name, where there is none.
    open var fileWrapper: FileWrapper? {
        get { givenFile ?? contents.map { FileWrapper(regularFileWithContents: $0) } }
        set {
            contents = newValue.flatMap { $0.isRegularFile ? $0.regularFileContents : nil }
            givenFile = newValue
            if fileType == nil, let name = newValue?.preferredFilename ?? newValue?.filename {
                fileType = UTType(filenameExtension: (name as NSString).pathExtension)?.identifier
            }
        }
    }
    private var givenFile: FileWrapper?
    /// The image in `contents`, once it was asked for; inside nil where there is none.
    private var drawn: UIImage??
    private var shownImage: UIImage? {
        if let image { return image }
        if let drawn { return drawn }
        let made = contents.flatMap { UIImage(data: $0) }
        drawn = .some(made)
        return made
    }
    /// The uniform type of `contents`; it finds the class of a view for the attachment. Default nil.
    open var fileType: String?
    /// What is drawn; nil by default, which draws nothing.
    open var image: UIImage?
    /// Relative to the baseline, y up. Empty: the image's own size, on the baseline.
    open var bounds = CGRect.zero
    /// Points left free at both sides.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether TextKit 2 may show a view for the attachment; default true.
    open var allowsTextAttachmentView = true
    /// Whether its type of file has a class that makes views. Override to say true for an attachment with a provider of its own.
    open var usesTextAttachmentView: Bool {
        fileType.map { Self.textAttachmentViewProviderClass(forFileType: $0) != nil } ?? false
    }

    public override init() { super.init() }

    /// Makes an attachment of a file's bytes; what can be read as an image is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
        if let contentData { image = UIImage(data: contentData) }
    }

    /// Makes an attachment that shows an image at its own size.
    public init(image: UIImage) {
        super.init()
        self.image = image
    }

    /// The attachment of an archive: its bytes, or the image that stands for none, where it stands and of which type it is.
    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.presentObject(NSData.self, "NSContents").map { Data(referencing: $0) }
        image = coder.presentObject(UIImage.self, "NSImage") ?? contents.flatMap(UIImage.init(data:))
        fileType = coder.presentObject(NSString.self, "NSFileType") as String?
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSLineLayoutPadding"))
    }

    /// Writes the bytes of what is attached, or its image where there are none, its bounds, padding and type.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if contents == nil, let image { coder.encode(image, forKey: "NSImage") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        coder.encode(bounds, forKey: "NSBounds")
        coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
    }

    /// Whether archives can be read securely, by the classes that are expected: true.
    open class var supportsSecureCoding: Bool { true }

    // MARK: NSTextAttachmentContainer

    /// The font that it stands beside, while it is asked for its bounds.
    private var font: CTFont?

    /// `bounds`, or where they are empty the image's size. Override to fit what is attached to its place.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.width <= 0 || bounds.height <= 0, let image = shownImage else { return bounds }
        var rect = CGRect(origin: bounds.origin, size: image.size)
        // A symbol stands with its middle at the middle of capitals.
        if image.isSymbolImage, bounds == .zero, let font { rect.origin.y = (font.capHeight - image.size.height) / 2 }
        return rect
    }

    /// What is drawn: `image`, or that in `contents`, unless a subclass makes another one.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// What makes the view that stands for the attachment: one of the class registered for its type of file. Nil shows `image`.
    @MainActor open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        let type = fileType.flatMap(Self.textAttachmentViewProviderClass) as? NSTextAttachmentViewProvider.Type
        return type?.init(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
            location: location)
    }

    func bounds(in container: NSTextContainer?, line: CGRect, character: Int, font: CTFont) -> CGRect {
        self.font = font
        var rect = attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: character)
        self.font = nil
        rect.origin.x += lineLayoutPadding
        rect.size.width += lineLayoutPadding
        return rect
    }

    func draw(in context: CGContext, rect: CGRect, color: CGColor, container: NSTextContainer?, character: Int) {
        var rect = rect
        rect.size.width -= lineLayoutPadding
        guard var image = image(forBounds: rect, textContainer: container, characterIndex: character) else { return }
        // DEV-745
        let isText = image.isSymbolImage && image.renderingMode != .alwaysOriginal && image.attributes.tint == nil
        if image.renderingMode == .alwaysTemplate || isText {
            image = image.withTintColor(UIColor(cgColor: color))
        }
        withGraphicsContext(context) { image.draw(in: rect) }
    }

    package final func textAttachmentBounds(lineHeight: CGFloat, font: CTFont) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: NSTextContainer.unlimited, height: lineHeight)
        return bounds(in: nil, line: line, character: 0, font: font)
    }

    package final func drawTextAttachment(in context: CGContext, rect: CGRect, color: CGColor) {
        draw(in: context, rect: rect, color: color, container: nil, character: 0)
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
