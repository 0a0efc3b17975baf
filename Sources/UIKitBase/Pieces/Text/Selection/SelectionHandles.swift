import CoreGraphics
import Foundation

/// The two ends of a text's selection, and the finger that drags one of them.
///
/// - From: `UITextField`, `UITextView`
/// - To: `TextEditor`, `TextLoupe`, `EdgeScroll`
@MainActor final class SelectionHandles {
    typealias Text = UIView & TextEditing & EditMenuOwner
    let start = SelectionHandle(isStart: true)
    let end = SelectionHandle(isStart: false)
    private weak var text: (any Text)?
    /// The end of the selection that stays, while the other is dragged.
    private var anchor: Int?
    /// From the finger to the middle of the caret that it drags.
    private var grip = CGSize.zero
    private var finger = CGPoint.zero
    private lazy var scroll = EdgeScroll { [weak self] in self?.follow() }

    var isDragging: Bool { anchor != nil }

    /// Puts the handles at the ends of the selection, as far as these can be seen.
    func show(in text: any Text, visible: NSRange? = nil) {
        let selection = text.editor.selection
        guard text.isFirstResponder, selection.length > 0 else { return hide() }
        if self.text == nil { attach(text) }
        for (handle, offset) in [(start, selection.location), (end, NSMaxRange(selection))] {
            let isSeen = visible.map { offset >= $0.location && offset <= NSMaxRange($0) } ?? true
            if isSeen { handle.stand(at: text.caret(at: offset)) } else { handle.isHidden = true }
        }
    }

    func hide() {
        for handle in [start, end] where !handle.isHidden { handle.isHidden = true }
    }

    private func attach(_ text: any Text) {
        self.text = text
        for handle in [start, end] {
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addHandler { [weak self, unowned handle] in self?.dragged(handle, $0) }
            handle.addGestureRecognizer(press)
            text.addSubview(handle)
        }
    }

    private func dragged(_ handle: SelectionHandle, _ press: UIGestureRecognizer) {
        guard let text else { return }
        finger = press.location(in: text.window)
        switch press.state {
        case .began:
            let selection = text.editor.selection
            let moving = handle.isStart ? selection.location : NSMaxRange(selection)
            anchor = handle.isStart ? NSMaxRange(selection) : selection.location
            let caret = text.caret(at: moving)
            let point = press.location(in: text)
            grip = CGSize(width: caret.midX - point.x, height: caret.midY - point.y)
            text.hideEditMenu()
            TextLoupe.show(caret, of: text)
        case .changed:
            follow()
            scroll.update(finger, in: text)
        case .ended, .cancelled, .failed:
            anchor = nil
            scroll.stop()
            TextLoupe.hide()
            if press.state == .ended { text.showEditMenu() }
        default: break
        }
    }

    /// The end that is dragged goes to where the finger is now.
    private func follow() {
        guard let text, let anchor else { return }
        let point = text.convert(finger, from: nil)
        let place = text.offset(nearest: CGPoint(x: point.x + grip.width, y: point.y + grip.height))
        // A selection has one character at least.
        guard place != anchor else { return }
        text.selectByFinger(NSRange(location: min(place, anchor), length: abs(place - anchor)))
        TextLoupe.show(text.caret(at: place), of: text)
    }
}
