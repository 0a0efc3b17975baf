import CoreGraphics
import Foundation

/// How an attachment is laid out and shown by TextKit 2.
@preconcurrency public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Relative to the glyph's origin on the baseline, y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    /// Nil shows an image.
    @MainActor func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

/// Makes the view that stands in a text for an attachment. Override `loadView()` to make one of your own.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment that the view stands for; held weakly.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// What lays the text out; nil where TextKit 1 does. Held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the attachment is in the text.
    public let location: any NSTextLocation
    final weak var parentView: UIView?

    /// Whether the view's own bounds say how large the attachment is.
    open var tracksTextAttachmentViewBounds = false

    /// Makes a provider for one attachment in one place. `required` here, as providers are made by their class (DEV-686).
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.parentView = parentView
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    private var kept: UIView?
    /// Loaded when it is first asked for.
    open var view: UIView? {
        get {
            if kept == nil { loadView() }
            return kept
        }
        set { kept = newValue }
    }

    /// Sets `view`. Never call it; an empty view, unless overridden.
    open func loadView() { view = UIView() }

    /// The view's bounds if they are tracked, else the attachment's own.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view { return view.bounds }
        return textAttachment?.attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: location.counted) ?? .zero
    }
}

/// The classes that make views for kinds of files.
enum TextAttachmentViewClasses {
    static let byType = AnyThread<[String: AnyClass]>([:])
}

extension NSTextAttachment: NSTextAttachmentLayout {
    /// Attachments of a kind of file are shown by views of a class's making, which is one of `NSTextAttachmentViewProvider`.
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) { TextAttachmentViewClasses.byType.value[fileType] = textAttachmentViewProviderClass }
    /// The class registered for a kind of file, given by its uniform type; nil without one.
    public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        TextAttachmentViewClasses.byType.value[fileType]
    }

    /// The place that the attachment takes: as TextKit 1 asks for it. Override that method to change both.
    public func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: location.counted)
    }
    /// What is drawn for the attachment: as TextKit 1 asks for it.
    public func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? { image(forBounds: bounds, textContainer: textContainer, characterIndex: location.counted) }
}

/// The views that stand in a text for attachments.
///
/// - From: `UITextView`, `NSTextLayoutFragment`
/// - To: `NSTextAttachmentViewProvider`
@MainActor final class TextAttachmentViews {
    private unowned let manager: NSTextLayoutManager
    private var providers: [ObjectIdentifier: NSTextAttachmentViewProvider] = [:]
    weak var parent: UIView?

    init(_ manager: NSTextLayoutManager) { self.manager = manager }

    private func attachments(in range: NSRange) -> [(attachment: NSTextAttachment, offset: Int)] {
        guard let storage = manager.storage, let part = range.intersection(NSRange(location: 0, length: storage.length))
        else { return [] }
        var found: [(NSTextAttachment, Int)] = []
        storage.enumerateAttribute(.attachment, in: part, options: []) { value, place, _ in
            if let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView {
                found.append((attachment, place.location))
            }
        }
        return found
    }

    func providers(in range: NSRange) -> [NSTextAttachmentViewProvider] {
        attachments(in: range).compactMap { provider($0.attachment, at: $0.offset) }
    }

    private func provider(_ attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider? {
        if let known = providers[ObjectIdentifier(attachment)], known.textAttachment === attachment { return known }
        let made = attachment.viewProvider(
            for: parent, location: CountedTextLocation(offset), textContainer: manager.textContainer)
        providers[ObjectIdentifier(attachment)] = made
        return made
    }

    /// Has the views of the attachments of a range in the parent, each where its character is, and no others.
    func show(_ range: NSRange, inset: CGPoint) {
        guard let parent else { return }
        var shown: Set<ObjectIdentifier> = []
        for (attachment, offset) in attachments(in: range) {
            guard let view = provider(attachment, at: offset)?.view else { continue }
            shown.insert(ObjectIdentifier(attachment))
            if view.superview !== parent { parent.addSubview(view) }
            let frame = manager.engine.attachmentFrame(offset).offsetBy(dx: inset.x, dy: inset.y)
            if view.frame != frame { view.frame = frame }
        }
        for (key, provider) in providers where !shown.contains(key) { provider.view?.removeFromSuperview() }
    }

    func removeAll() {
        for provider in providers.values { provider.view?.removeFromSuperview() }
        providers = [:]
    }
}
