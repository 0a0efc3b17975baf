import CoreGraphics
import Foundation
import PorticoObjC

/// Says where the views of a selection go. Optional method.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view that holds the highlight, behind the text; nil, the default, is the text input view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// The view that holds the highlight, behind the text. Default nil: the text input view, in front of what it draws.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
        OptionalCall.missing(nil)
    }
}

/// Shows the selection of a text: the cursor, or a highlight with a handle at each end. It has no gestures of its own, which
/// `UITextInteraction` brings.
///
/// The selection is read when the views are laid out: after `setNeedsSelectionUpdate()`, after a key or a finger of the system's has
/// changed the text, when the text tells its `inputDelegate`, and when the text input view gets another size.
///
/// - From: `UITextInteraction`, the app, `TextInteractions`
/// - To: `UITextInput`
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// The text whose selection is shown; held weakly.
    open private(set) weak var textInput: (any UITextInput)?
    /// Says where the highlight goes; held weakly.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// Whether anything is shown. False to begin with: set it when the text begins and ends being edited.
    open var isActivated = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }
    /// The view at the insertion point; a `UIStandardTextCursorView`, unless set.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { replaceView(oldValue, with: cursorView) }
    }
    /// The view that shows what is selected; one of the system's, unless set.
    open var highlightView: any UIView & UITextSelectionHighlightView = StandardSelectionHighlight(frame: .zero) {
        didSet { replaceView(oldValue, with: highlightView) }
    }
    /// The views at both ends of the selection, the leading one first; two of the system's, unless set.
    open var handleViews: [any UIView & UITextSelectionHandleView] = SelectionHandle.makePair() {
        didSet {
            for old in oldValue where !handleViews.contains(where: { $0 === old }) { old.removeFromSuperview() }
            dragged.removeAll { known in !handleViews.contains { ObjectIdentifier($0) == known } }
            attachHandles()
            setNeedsSelectionUpdate()
        }
    }
    /// Whether an empty selection has a cursor: not in a text that is only read.
    final var showsCursor = true { didSet { if showsCursor != oldValue { setNeedsSelectionUpdate() } } }
    /// The one that drags the handles; nil: only the app does.
    final var dragHandle: ((any UIView & UITextSelectionHandleView, UIGestureRecognizer) -> Void)? {
        didSet { attachHandles() }
    }
    private var dragged: [ObjectIdentifier] = []
    private lazy var layer = SelectionLayerView(self)
    private var lastCaret: CGRect?

    /// Makes an interaction for `UIView.addInteraction(_:)`; text and delegate are held weakly.
    public convenience init(
        textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate
    ) { self.init(of: textInput, delegate: delegate) }

    dynamic init(of textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    /// Called by the view: what is shown goes from the old one.
    open func willMove(to view: UIView?) {
        guard view !== self.view, self.view != nil else { return }
        TextInteractions.removeDisplay(self)
        let parts: [UIView] = [cursorView, highlightView] + handleViews.map { $0 as UIView }
        for part in parts { part.removeFromSuperview() }
        layer.removeFromSuperview()
    }

    /// Called by the view that has the interaction now; nil when it was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        TextInteractions.addDisplay(self)
        let host = textInput?.textInputView ?? view
        layer.frame = CGRect(origin: .zero, size: host.bounds.size)
        host.addSubview(layer)
        attachHandles()
        setNeedsSelectionUpdate()
    }

    /// The selection is another one, or stands elsewhere: it is read again when the view is laid out next.
    open func setNeedsSelectionUpdate() { layer.setNeedsLayout() }

    /// Reads the selection and puts cursor, highlight and handles where it is. Called when the view is laid out.
    open func layoutManagedSubviews() {
        guard let textInput, isActivated, layer.superview != nil, let range = textInput.selectedTextRange else {
            return hideAll()
        }
        let ground = containerBelowText
        if highlightView.superview !== ground { ground.insertSubview(highlightView, at: 0) }
        let parts: [UIView] = [cursorView] + handleViews.map { $0 as UIView }
        for part in parts where part.superview !== layer { layer.addSubview(part) }
        guard range.isEmpty else { return showRange(range, of: textInput) }
        showCursor(at: textInput.caretRect(for: range.start))
    }

    // MARK: Showing

    private var containerBelowText: UIView {
        guard let delegate else { return layer }
        let found = OptionalCall.call(
            .event, delegate, "selectionContainerViewBelowTextForSelectionDisplayInteraction:"
        ) { delegate.selectionContainerViewBelowText(for: self) }
        return (found ?? nil) ?? layer
    }

    private func hideAll() {
        lastCaret = nil
        cursorView.isBlinking = false
        cursorView.isHidden = true
        hideRange()
    }

    private func hideRange() {
        if !highlightView.selectionRects.isEmpty { highlightView.selectionRects = [] }
        for handle in handleViews { handle.isHidden = true }
    }

    private func showCursor(at caret: CGRect) {
        hideRange()
        guard showsCursor, caret.isShowable else { return hideAll() }
        if cursorView.frame != caret { cursorView.frame = caret }
        cursorView.isHidden = false
        if !cursorView.isBlinking { cursorView.isBlinking = true }
        if lastCaret != caret { cursorView.resetBlinkAnimation() }
        lastCaret = caret
    }

    private func showRange(_ range: UITextRange, of text: any UITextInput) {
        lastCaret = nil
        cursorView.isBlinking = false
        cursorView.isHidden = true
        let rects = text.selectionRects(for: range)
        let ground = highlightView.superview ?? layer
        highlightView.frame = ground.bounds
        highlightView.selectionRects =
            rects.filter { $0.rect.isShowable && !$0.rect.isEmpty }
            .map { ground === layer ? $0 : $0.moved(from: layer, to: ground) }
        for (index, handle) in handleViews.enumerated() {
            let isStart = index == 0
            let caret = Self.edge(of: rects, isStart: isStart) ?? text.caretRect(for: isStart ? range.start : range.end)
            guard caret.isShowable else {
                handle.isHidden = true
                continue
            }
            handle.direction = isStart ? .leading : .trailing
            if let standard = handle as? SelectionHandle {
                standard.stand(at: caret)
            } else {
                handle.frame = handle.preferredFrame(for: caret)
                handle.isHidden = false
            }
        }
    }

    /// The caret at an end of the selection, at the side of the rectangle that has it.
    private static func edge(of rects: [UITextSelectionRect], isStart: Bool) -> CGRect? {
        guard let found = rects.first(where: { isStart ? $0.containsStart : $0.containsEnd }) else { return nil }
        let isLeft = isStart == (found.writingDirection != .rightToLeft)
        let x = isLeft ? found.rect.minX : found.rect.maxX
        return CGRect(x: x, y: found.rect.minY, width: 0, height: found.rect.height)
    }

    private func replaceView(_ old: UIView, with new: UIView) {
        if old !== new { old.removeFromSuperview() }
        setNeedsSelectionUpdate()
    }

    private func attachHandles() {
        guard dragHandle != nil else { return }
        for handle in handleViews where !dragged.contains(ObjectIdentifier(handle)) {
            dragged.append(ObjectIdentifier(handle))
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addHandler { [weak self, weak handle] in
                if let handle { self?.dragHandle?(handle, $0) }
            }
            handle.addGestureRecognizer(press)
        }
    }
}

/// Holds cursor and handles in the text input view's coordinates, in front of the text; a finger beside them goes through.
@MainActor private final class SelectionLayerView: UIView {
    private weak var interaction: UITextSelectionDisplayInteraction?

    init(_ interaction: UITextSelectionDisplayInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains {
            !$0.isHidden && $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        interaction?.layoutManagedSubviews()
    }
}

extension CGRect {
    /// Not `null`, and with finite numbers: what a text says of a place that it doesn't know is neither.
    fileprivate var isShowable: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension UITextSelectionRect {
    fileprivate func moved(from view: UIView, to other: UIView) -> UITextSelectionRect {
        PlacedSelectionRect(
            view.convert(rect, to: other), direction: writingDirection, containsStart: containsStart,
            containsEnd: containsEnd)
    }
}
