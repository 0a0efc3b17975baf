import CoreGraphics
import Foundation
import PorticoFoundation
import PorticoObjC

/// A text of the system's that parts can be dragged out of, and that drops go to.
@MainActor protocol TextDragOwner: UIView, TextEditing, EditMenuOwner, UITextDraggable, UITextDroppable {
    /// The ends of drags that were needed before; nil until then.
    var madeDragging: TextDragging? { get set }
    var madeDropping: TextDropping? { get set }
    /// The link or the attachment at a point that a finger may drag; nil where there is none.
    func draggedItem(at point: CGPoint) -> UITextItem?
    /// Makes a text that is only read one that is edited, or the other way round, for a drop.
    func setEditableForDrop(_ isEditable: Bool)
}

extension TextDragOwner {
    /// Drags parts of the text elsewhere.
    var dragging: TextDragging {
        if let madeDragging { return madeDragging }
        let new = TextDragging(self)
        madeDragging = new
        addInteraction(new.interaction)
        return new
    }

    /// Takes what is dropped on the text.
    var dropping: TextDropping {
        if let madeDropping { return madeDropping }
        let new = TextDropping(self)
        madeDropping = new
        addInteraction(new.interaction)
        return new
    }
}

/// What a finger drags out of a text: the selection, an attachment, or a link of text that is only read.
///
/// - From: `DragSession`
/// - To: `UITextDragDelegate`
@MainActor final class TextDragging: NSObject, UIDragInteractionDelegate {
    weak var delegate: (any UITextDragDelegate)?
    var options: UITextDragOptions = []
    private weak var owner: (any TextDragOwner)?
    private(set) lazy var interaction = makeInteraction()
    /// The parts that the drag has now.
    private(set) var ranges: [NSRange] = []
    private(set) var isActive = false
    /// Another text has taken what was dragged, as a move: it goes from here.
    var givesTextAway = false

    init(_ owner: any TextDragOwner) {
        self.owner = owner
        super.init()
    }

    private func makeInteraction() -> UIDragInteraction {
        let interaction = UIDragInteraction(delegate: self)
        interaction.onEnd = { [weak self] in self?.dragEnded() }
        return interaction
    }

    // MARK: What is dragged

    /// Whether a finger that stays at a point lifts something there.
    func lifts(at point: CGPoint) -> Bool { interaction.isEnabled && source(at: point) != nil }

    private func source(at point: CGPoint) -> (range: NSRange, isSelected: Bool, provider: NSItemProvider)? {
        guard let owner, !owner.isSecureTextEntry else { return nil }
        let selection = owner.editor.selection
        if owner.isFirstResponder, selection.length > 0,
            owner.rects(of: selection).contains(where: { $0.contains(point) })
        {
            // Attachments have no characters to give.
            let text = String(utf16: owner.editor.storage.utf16(in: selection)).filter { $0 != "\u{FFFC}" }
            if !text.isEmpty { return (selection, true, NSItemProvider(object: NSString(string: text))) }
        }
        guard let item = owner.draggedItem(at: point), let provider = Self.provider(of: item) else { return nil }
        return (item.range, NSIntersectionRange(item.range, selection).length > 0, provider)
    }

    private static func provider(of item: UITextItem) -> NSItemProvider? {
        switch item.content {
        case .link(let url): return NSURL(string: url.absoluteString).map { NSItemProvider(object: $0) }
        case .textAttachment(let attachment):
            if let data = attachment.contents, let type = attachment.fileType {
                let provider = NSItemProvider()
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    completion(data, nil)
                    return nil
                }
                return provider
            }
            return attachment.image.map { NSItemProvider(object: $0) }
        case .tag: return nil
        }
    }

    private func items(at point: CGPoint, of session: any UIDragSession) -> [UIDragItem] {
        guard let owner, let source = source(at: point), !ranges.contains(source.range) else { return [] }
        let request = TextDragRequest(
            IndexedTextRange(source.range), [UIDragItem(itemProvider: source.provider)],
            existing: session.items, isSelected: source.isSelected, session)
        let items =
            tellDelegate("textDraggableView:itemsForDrag:") { $0.textDraggableView(owner, itemsForDrag: request) }
            ?? request.suggestedItems
        if !items.isEmpty { ranges.append(source.range) }
        return items
    }

    private func tellDelegate<Result>(_ selector: StaticString, _ body: (any UITextDragDelegate) -> Result) -> Result? {
        delegate.flatMap { delegate in OptionalCall.call(.event, delegate, selector) { body(delegate) } }
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let owner else { return [] }
        ranges = []
        givesTextAway = false
        return items(at: session.location(in: owner), of: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { items(at: point, of: session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let owner else { return nil }
        let own = tellDelegate("textDraggableView:dragPreviewForLiftingItem:session:") {
            $0.textDraggableView(owner, dragPreviewForLiftingItem: item, session: session)
        }
        return (own ?? nil) ?? ranges.last.flatMap { preview(of: $0) }
    }

    /// A picture of the text where it stands, as far as it can be seen.
    func preview(of range: NSRange) -> UITargetedDragPreview? {
        guard let owner else { return nil }
        let rects = owner.rects(of: range).map { $0.intersection(owner.bounds) }.filter { !$0.isEmpty }
        guard let first = rects.first else { return nil }
        let frame = rects.dropFirst().reduce(first) { $0.union($1) }
        let ink = owner.inkView
        let image = UIGraphicsImageRenderer(size: frame.size).image { context in
            let origin = ink.convert(frame.origin, from: owner)
            context.cgContext.translateBy(x: -origin.x, y: -origin.y)
            ink.layer.render(in: context.cgContext)
        }
        let view = UIImageView(image: image)
        let lines = rects.map { NSValue(cgRect: $0.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(textLineRects: lines),
            target: UIDragPreviewTarget(container: owner, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let owner else { return }
        owner.hideEditMenu()
        _ = tellDelegate("textDraggableView:willAnimateLiftWithAnimator:session:") {
            $0.textDraggableView(owner, willAnimateLiftWith: animator, session: session)
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let owner else { return }
        isActive = true
        _ = tellDelegate("textDraggableView:dragSessionWillBegin:") {
            $0.textDraggableView(owner, dragSessionWillBegin: session)
        }
    }

    /// Text that is only read stays where it is.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { owner?.takesText == true }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        guard let owner else { return }
        if givesTextAway, operation == .move, owner.takesText {
            for range in ranges.sorted(by: { $0.location > $1.location }) { owner.editor.edit(range, with: "") }
        }
        givesTextAway = false
        isActive = false
        ranges = []
        _ = tellDelegate("textDraggableView:dragSessionDidEnd:withOperation:") {
            $0.textDraggableView(owner, dragSessionDidEnd: session, with: operation)
        }
    }

    /// Text that was lifted and not dragged gets its menu, as the selection has it.
    private func dragEnded() {
        guard !ranges.isEmpty, let owner else { return }
        ranges = []
        if owner.editor.selection.length > 0 { owner.showEditMenu() }
    }
}

/// The part of a text that its drag delegate is asked about.
@MainActor private final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected: Bool
    let dragSession: any UIDragSession

    init(
        _ range: UITextRange, _ suggested: [UIDragItem], existing: [UIDragItem], isSelected: Bool,
        _ session: any UIDragSession
    ) {
        (dragRange, suggestedItems, existingItems) = (range, suggested, existing)
        (self.isSelected, dragSession) = (isSelected, session)
        super.init()
    }
}
