import CoreGraphics
import Foundation
import PorticoFoundation
import PorticoObjC

/// What is dropped on a text: where it would go, and putting it there.
///
/// - From: `DragSession`
/// - To: `UITextDropDelegate`, `TextEditor`, `TextPaste`
@MainActor final class TextDropping: NSObject, UIDropInteractionDelegate {
    weak var delegate: (any UITextDropDelegate)?
    private weak var owner: (any TextDragOwner)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) var isActive = false
    /// What the delegate was asked last, and of how many items.
    private var asked: (request: TextDropRequest, items: Int, proposal: UITextDropProposal)?
    private var editability = UITextDropEditability.no
    /// The mark at the place where the text would go.
    private let caret = CaretView(frame: .zero)

    init(_ owner: any TextDragOwner) {
        self.owner = owner
        super.init()
    }

    private func tellDelegate<Result>(_ selector: StaticString, _ body: (any UITextDropDelegate) -> Result) -> Result? {
        delegate.flatMap { delegate in OptionalCall.call(.event, delegate, selector) { body(delegate) } }
    }

    /// Whose text is dragged, if it is a text's of the system.
    private func source(of session: any UIDropSession) -> TextDragging? {
        (session.localDragSession as? DragSession)?.interaction.delegate as? TextDragging
    }

    private func request(at offset: Int, of session: any UIDropSession, _ owner: any TextDragOwner) -> TextDropRequest {
        let source = source(of: session)
        let isSameView = source === owner.dragging
        let isMove = isSameView && session.allowsMoveOperation
        // Text that is dropped on itself stays where it is.
        let isOnItself = isMove && owner.dragging.ranges.contains { offset >= $0.location && offset <= NSMaxRange($0) }
        let proposal = UITextDropProposal(operation: isOnItself ? .cancel : isMove ? .move : .copy)
        return TextDropRequest(offset, proposal, isSameView: isSameView, session)
    }

    // MARK: UIDropInteractionDelegate

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let owner, session.items.contains(where: { Self.reader(of: $0.itemProvider) != nil }) else {
            return false
        }
        editability = .no
        if owner.takesText { return true }
        let request = request(at: owner.offset(nearest: session.location(in: owner)), of: session, owner)
        editability =
            tellDelegate("textDroppableView:willBecomeEditableForDrop:") {
                $0.textDroppableView(owner, willBecomeEditableForDrop: request)
            } ?? .no
        return editability != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let owner else { return }
        isActive = true
        asked = nil
        _ = tellDelegate("textDroppableView:dropSessionDidEnter:") {
            $0.textDroppableView(owner, dropSessionDidEnter: session)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let owner else { return UIDropProposal(operation: .cancel) }
        let offset = owner.offset(nearest: session.location(in: owner))
        let proposal = proposal(at: offset, of: session, owner)
        showCaret(at: offset, isShown: proposal.operation == .copy || proposal.operation == .move)
        _ = tellDelegate("textDroppableView:dropSessionDidUpdate:") {
            $0.textDroppableView(owner, dropSessionDidUpdate: session)
        }
        return proposal
    }

    private func proposal(
        at offset: Int, of session: any UIDropSession, _ owner: any TextDragOwner
    ) -> UITextDropProposal {
        if let asked, asked.request.offset == offset, asked.items == session.items.count { return asked.proposal }
        let request = request(at: offset, of: session, owner)
        let proposal =
            tellDelegate("textDroppableView:proposalForDrop:") { $0.textDroppableView(owner, proposalForDrop: request) }
            ?? request.suggestedProposal
        asked = (request, session.items.count, proposal)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endShowingPlace()
        guard let owner else { return }
        _ = tellDelegate("textDroppableView:dropSessionDidExit:") {
            $0.textDroppableView(owner, dropSessionDidExit: session)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        endShowingPlace()
        guard let owner else { return }
        _ = tellDelegate("textDroppableView:dropSessionDidEnd:") {
            $0.textDroppableView(owner, dropSessionDidEnd: session)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let owner else { return nil }
        let place = owner.caret(at: owner.editor.selection.location)
        let standard = defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(container: owner, center: CGPoint(x: place.midX, y: place.midY)))
        return tellDelegate("textDroppableView:previewForDroppingAllItemsWithDefault:") {
            $0.textDroppableView(owner, previewForDroppingAllItemsWithDefault: standard)
        } ?? standard
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let owner, let asked else { return }
        let (request, proposal) = (asked.request, asked.proposal)
        endShowingPlace()
        _ = tellDelegate("textDroppableView:willPerformDrop:") { $0.textDroppableView(owner, willPerformDrop: request) }
        guard proposal.dropPerformer == .view else { return }
        let becomesReadOnly = !owner.takesText && editability == .temporary
        if !owner.takesText { owner.setEditableForDrop(true) }
        let target =
            switch proposal.dropAction {
            case .insert: NSRange(location: request.offset, length: 0)
            case .replaceSelection: owner.editor.selection
            case .replaceAll: owner.editor.whole
            }
        let end = { [weak owner] in if becomesReadOnly { owner?.setEditableForDrop(false) } }
        if request.isSameView, proposal.operation == .move, proposal.useFastSameViewOperations,
            proposal.dropAction == .insert, owner.dragging.ranges.count == 1, let range = owner.dragging.ranges.first
        {
            moveText(range, to: target.location, in: owner)
            return end()
        }
        if proposal.operation == .move { source(of: session)?.givesTextAway = !request.isSameView }
        DroppedTexts(session.items.map(\.itemProvider)) { [weak self] texts in
            self?.insertTexts(texts, from: session.items, at: target)
            end()
        }.loadTexts()
    }

    // MARK: Showing

    private func showCaret(at offset: Int, isShown: Bool) {
        guard let owner else { return }
        if caret.superview !== owner { owner.addSubview(caret) }
        caret.backgroundColor = owner.tintColor
        let place = owner.caret(at: offset)
        if caret.frame != place { caret.frame = place }
        caret.isShown = isShown
    }

    private func endShowingPlace() {
        isActive = false
        asked = nil
        caret.isShown = false
        caret.removeFromSuperview()
    }

    // MARK: Changing

    /// Text that stays in its view is moved with its attributes, as one step of undo.
    private func moveText(_ range: NSRange, to offset: Int, in owner: any TextDragOwner) {
        let editor = owner.editor
        let range = editor.clipped(range)
        guard range.length > 0, offset < range.location || offset > NSMaxRange(range) else { return }
        let text = editor.storage.attributedSubstring(from: range)
        let place = NSRange(location: offset, length: 0)
        guard owner.shouldChangeText(in: IndexedTextRange(place), replacementText: text.string),
            owner.shouldChangeText(in: IndexedTextRange(range), replacementText: "")
        else { return }
        editor.moveText(range, to: offset)
        let start = offset > range.location ? offset - range.length : offset
        owner.selectByFinger(NSRange(location: start, length: range.length))
    }

    private func insertTexts(_ texts: [String?], from items: [UIDragItem], at target: NSRange) {
        guard let owner else { return }
        let range = owner.editor.clipped(target)
        if let pasteDelegate = owner.pasteDelegate {
            owner.selectByFinger(range)
            let dropped = zip(items, texts).map { (provider: $0.itemProvider, text: $1, localObject: $0.localObject) }
            return TextPaste.pasteThings(owner, pasteDelegate, dropped)
        }
        let text = owner.inserted(texts.compactMap { $0 }.joined(separator: " "))
        guard !text.isEmpty else { return }
        let before = owner.editor.generation
        owner.editor.edit(range, with: text)
        guard owner.editor.generation != before else { return }
        owner.selectByFinger(NSRange(location: range.location, length: text.utf16.count))
    }

    /// The class that reads text out of a provider; nil where it has none.
    fileprivate static func reader(of provider: NSItemProvider) -> (any NSItemProviderReading.Type)? {
        let readers: [any NSItemProviderReading.Type] = [NSString.self, NSURL.self]
        return readers.first { provider.canLoadObject(ofClass: $0) }
    }
}

/// The place of a drag over a text.
@MainActor private final class TextDropRequest: NSObject, UITextDropRequest {
    let offset: Int
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession
    var dropPosition: UITextPosition { IndexedTextPosition(offset) }

    init(_ offset: Int, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
        (self.offset, suggestedProposal, self.isSameView, dropSession) = (offset, proposal, isSameView, session)
        super.init()
    }
}

/// The texts of dropped items, in their order, once all of them are there; nil for an item that is no text.
@MainActor private final class DroppedTexts {
    private let providers: [NSItemProvider]
    private var texts: [String?]
    private var missing: Int
    private let done: ([String?]) -> Void

    init(_ providers: [NSItemProvider], _ done: @escaping ([String?]) -> Void) {
        (self.providers, self.done) = (providers, done)
        texts = Array(repeating: nil, count: providers.count)
        missing = providers.count
    }

    func loadTexts() {
        for (index, provider) in providers.enumerated() {
            guard let reader = TextDropping.reader(of: provider), let type = provider.best(for: reader) else {
                takeText(nil, at: index)
                continue
            }
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                Task { @MainActor in self.takeData(data, type, at: index) }
            }
        }
    }

    private func takeData(_ data: Data?, _ type: String, at index: Int) {
        guard let data, let reader = TextDropping.reader(of: providers[index]),
            let object = try? reader.object(withItemProviderData: data, typeIdentifier: type)
        else { return takeText(nil, at: index) }
        takeText((object as? NSString).map { String(describing: $0) } ?? (object as? NSURL)?.absoluteString, at: index)
    }

    private func takeText(_ text: String?, at index: Int) {
        texts[index] = text
        missing -= 1
        if missing == 0 { done(texts) }
    }
}
