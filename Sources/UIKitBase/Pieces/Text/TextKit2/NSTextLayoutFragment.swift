import CoreGraphics
import CoreText
import Foundation

/// How a text element is laid out: its lines, and where they stand.
///
/// - From: `NSTextLayoutManager`
/// - To: `NSTextLineFragment`
open class NSTextLayoutFragment: NSObject {
    /// How fragments are gone through, and what is laid out for it.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end of the text to its beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Kept: sizes of what isn't laid out are guesses in any case.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Each fragment is laid out before it is given.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The empty line behind a text that ends with a line end, and that of an empty text, is enumerated, too.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How much of a fragment is known.
    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds = 1
        case calculatedUsageBounds = 2
        case layoutAvailable = 3
    }

    /// What lays the fragment out; held weakly, nil outside of a layout.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Keeps the element alive, which nobody else does.
    private let element: NSTextElement
    private let part: NSTextRange?

    /// Makes a fragment for an element, or for a part of it; nil is all of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        part = rangeInElement
        super.init()
    }

    /// The element that the fragment shows.
    open var textElement: NSTextElement? { element }
    /// The part of the text that it shows; all of the element's, unless it was made with a range.
    open var rangeInElement: NSTextRange {
        part ?? element.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }

    private var start: Int { rangeInElement.location.counted }
    private var flow: TextFlow? { textLayoutManager?.engine.flow }
    private var place: (index: Int, start: Int)? { flow?.paragraph(at: start) }

    // MARK: Layout

    /// `layoutAvailable` where lines are laid out, `estimatedUsageBounds` before that, `none` outside of a layout.
    open var state: State {
        guard let flow, let place else { return .none }
        return flow.isLaidOut(place.index) ? .layoutAvailable : .estimatedUsageBounds
    }
    /// In the container's coordinates. Asking for it lays nothing out: until that is done the size is a guess.
    open var layoutFragmentFrame: CGRect {
        guard let flow, let place else { return .zero }
        let y = flow.isFree ? flow.origin(of: place.index) : lines.map(\.rect.minY).min() ?? 0
        guard flow.isLaidOut(place.index) else {
            let container = textLayoutManager?.textContainer
            return CGRect(x: 0, y: y, width: container?.limitX ?? 0, height: flow.heights[place.index].extent)
        }
        let used = lines.reduce(CGRect.null) { $0.union($1.used) }
        let bottom = lines.map(\.rect.maxY).max() ?? y
        return CGRect(x: used.isNull ? 0 : used.minX, y: y, width: used.isNull ? 0 : used.width, height: bottom - y)
    }

    /// Laid out now, if they weren't.
    private var lines: [NSLayoutManager.FoundLine] {
        guard let flow, let place else { return [] }
        let box = flow.laidOut(place.index)
        let y = flow.origin(of: place.index)
        return box.lines.map { NSLayoutManager.FoundLine(line: $0, start: place.start, y: y, text: box.text) }
    }

    /// The lines, laid out now where they weren't; from top to bottom, in the fragment's coordinates.
    open var textLineFragments: [NSTextLineFragment] {
        let lines = lines
        guard !lines.isEmpty else { return [] }
        let frame = layoutFragmentFrame
        // A marker has no characters.
        let text =
            (element as? NSTextListElement)?.contents ?? (element as? NSTextParagraph)?.attributedString
            ?? NSAttributedString(string: "")
        return lines.map { NSTextLineFragment($0, in: frame, text: text) }
    }

    /// Has the fragment's text laid out anew when it is next asked for.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    // MARK: Room

    /// What drawing covers, relative to the fragment's frame: it with the ink that reaches out of it.
    open var renderingSurfaceBounds: CGRect {
        let frame = layoutFragmentFrame
        return lines.reduce(CGRect(origin: .zero, size: frame.size)) { bounds, found in
            let ink = found.line.line.inkBounds
            guard ink.width > 0 else { return bounds }
            let origin = found.baseline
            return bounds.union(
                CGRect(
                    x: origin.x - frame.minX + ink.minX, y: origin.y - frame.minY - ink.maxY, width: ink.width,
                    height: ink.height))
        }
    }
    /// Points free before the lines. 0; overriding it changes no layout here.
    open var leadingPadding: CGFloat { 0 }
    /// Points free after the lines. 0; overriding it changes no layout here.
    open var trailingPadding: CGFloat { 0 }
    /// Points free above the lines. 0; overriding it changes no layout here.
    open var topMargin: CGFloat { 0 }
    /// Points free below the lines. 0; overriding it changes no layout here.
    open var bottomMargin: CGFloat { 0 }
    /// Kept: everything is laid out where it is asked for.
    open var layoutQueue: OperationQueue?

    // MARK: Drawing

    /// Draws the fragment with the corner of its frame at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let engine = textLayoutManager?.engine else { return }
        let frame = layoutFragmentFrame
        let origin = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        withGraphicsContext(context) {
            engine.drawBackground(forGlyphRange: rangeInElement.counted, at: origin)
            engine.drawGlyphs(forGlyphRange: rangeInElement.counted, at: origin)
        }
    }

    // MARK: Attachments

    /// What makes the views of the attachments in the fragment.
    @MainActor open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        textLayoutManager?.attachmentViews.providers(in: rangeInElement.counted) ?? []
    }
    /// Relative to the fragment's frame; empty where there is no attachment.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let manager = textLayoutManager else { return .zero }
        let frame = layoutFragmentFrame
        let found = manager.engine.attachmentFrame(location.counted)
        return found.isEmpty ? .zero : found.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}
