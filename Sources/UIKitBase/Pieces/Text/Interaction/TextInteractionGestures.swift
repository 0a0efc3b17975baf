import CoreGraphics
import Foundation
import QuartzCore

/// What fingers do in a text of the app's own: one tap, two, three, one that stays, and one that drags an end of the selection.
///
/// - From: `UITextInteraction`
/// - To: `UITextInput`, `TextLoupe`, `EdgeScroll`, `TextInteractionMenu`
@MainActor final class TextInteractionGestures: NSObject, UIGestureRecognizerDelegate {
    private static let tapTime = 0.35
    private static let tapDistance: CGFloat = 30

    private weak var interaction: UITextInteraction?
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var taps = (count: 0, time: 0.0, point: CGPoint.zero)
    /// A gesture has begun and has not ended yet.
    private var isActive = false
    /// The word that a finger which stays has selected first.
    private var firstWord: UITextRange?
    /// The end of the selection that stays, while the other is dragged.
    private var anchor: UITextPosition?
    /// From the finger to the middle of the caret that it drags.
    private var grip = CGSize.zero
    private var finger = CGPoint.zero
    private lazy var scroll = EdgeScroll { [weak self] in self?.followFinger() }

    var all: [UIGestureRecognizer] { [tap, press] }

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init()
        tap.addHandler { [weak self] in self?.handleTap($0) }
        press.addHandler { [weak self] in self?.handlePress($0) }
        for gesture in all { gesture.delegate = self }
    }

    private var text: (any UIResponder & UITextInput)? { interaction?.textInput }
    private var isEditable: Bool { interaction?.textInteractionMode == .editable }

    // MARK: Beginning and ending

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let text, let view = interaction.view else { return false }
        let point = gestureRecognizer.location(in: view)
        if gestureRecognizer === tap {
            let now = CACurrentMediaTime()
            let isNear = hypot(point.x - taps.point.x, point.y - taps.point.y) < Self.tapDistance
            taps = (now - taps.time < Self.tapTime && isNear ? taps.count + 1 : 1, now, point)
            // Text that is only read is selected by two taps; one takes the selection away, or is for others.
            if !isEditable, taps.count == 1, !text.isFirstResponder || text.selectedTextRange?.isEmpty != false {
                return false
            }
        }
        return interaction.mayBegin(at: point)
    }

    /// False where the text doesn't want to be the first responder.
    private func beginInteraction() -> Bool {
        guard let interaction, let text else { return false }
        isActive = true
        interaction.tellBeginning()
        return text.isFirstResponder || text.becomeFirstResponder()
    }

    private func endInteraction() {
        guard isActive else { return }
        isActive = false
        interaction?.tellEnd()
    }

    /// The interaction leaves its view.
    func cancel() {
        if isActive { TextLoupe.hide() }
        anchor = nil
        scroll.stop()
        endInteraction()
    }

    // MARK: Taps

    private func handleTap(_ gesture: UIGestureRecognizer) {
        guard let text else { return }
        let wasActive = text.isFirstResponder
        defer { endInteraction() }
        guard beginInteraction() else { return }
        let point = gesture.location(in: text.textInputView)
        let before = text.selectedTextRange
        switch taps.count {
        case ...1:
            guard let place = caret(at: point) else { return }
            selectRange(place)
            // A tap on the caret asks for the menu, and the next one closes it.
            if isEditable, wasActive, let before, isSame(before, place), let menu = interaction?.menu,
                EditMenuPresenter.closedByTouch !== menu
            {
                menu.showMenu()
            }
            return
        case 2: selectRange(word(at: point) ?? (isEditable ? caret(at: point) : nil))
        default: selectRange(paragraph(at: point))
        }
        interaction?.menu.showMenu()
    }

    // MARK: A finger that stays

    private func handlePress(_ gesture: UIGestureRecognizer) {
        guard let text else { return }
        let point = gesture.location(in: text.textInputView)
        switch gesture.state {
        case .began:
            guard beginInteraction() else { return endInteraction() }
            if isEditable {
                carryCaret(to: point)
            } else {
                firstWord = word(at: point)
                selectRange(firstWord)
            }
        case .changed where isActive:
            if isEditable { carryCaret(to: point) } else { extendByWords(to: point) }
        case .ended where isActive:
            TextLoupe.hide()
            interaction?.menu.showMenu()
            endInteraction()
        case .ended, .cancelled, .failed:
            if isActive { TextLoupe.hide() }
            endInteraction()
        default: break
        }
    }

    private func carryCaret(to point: CGPoint) {
        guard let text, let place = caret(at: point) else { return }
        selectRange(place)
        showLoupe(at: text.caretRect(for: place.start))
    }

    /// From the word that was selected first to the one under the finger.
    private func extendByWords(to point: CGPoint) {
        guard let text, let firstWord, let word = word(at: point) else { return }
        let start = earlier(firstWord.start, word.start, in: text)
        let end = text.compare(firstWord.end, to: word.end) == .orderedAscending ? word.end : firstWord.end
        selectRange(text.textRange(from: start, to: end))
    }

    // MARK: Handles

    func dragHandle(_ handle: any UIView & UITextSelectionHandleView, _ gesture: UIGestureRecognizer) {
        guard let interaction, let text, let view = interaction.view else { return }
        finger = gesture.location(in: nil)
        switch gesture.state {
        case .began:
            guard let range = text.selectedTextRange, !range.isEmpty,
                interaction.mayBegin(at: gesture.location(in: view)), beginInteraction()
            else { return endInteraction() }
            let isStart = handle.direction != .trailing
            anchor = isStart ? range.end : range.start
            let caret = text.caretRect(for: isStart ? range.start : range.end)
            let point = gesture.location(in: text.textInputView)
            grip = CGSize(width: caret.midX - point.x, height: caret.midY - point.y)
            EditMenuPresenter.dismiss(interaction.menu, animated: true)
            showLoupe(at: caret)
        case .changed where anchor != nil:
            followFinger()
            scroll.update(finger, in: text.textInputView)
        case .ended, .cancelled, .failed:
            guard anchor != nil else { return }
            anchor = nil
            scroll.stop()
            TextLoupe.hide()
            if gesture.state == .ended { interaction.menu.showMenu() }
            endInteraction()
        default: break
        }
    }

    /// The end that is dragged goes to where the finger is now.
    private func followFinger() {
        guard let text, let anchor else { return }
        let point = text.textInputView.convert(finger, from: nil)
        let target = CGPoint(x: point.x + grip.width, y: point.y + grip.height)
        // A selection has one character at least.
        guard let place = text.closestPosition(to: target), text.compare(place, to: anchor) != .orderedSame else {
            return
        }
        let start = earlier(place, anchor, in: text)
        selectRange(text.textRange(from: start, to: start === place ? anchor : place))
        showLoupe(at: text.caretRect(for: place))
    }

    private func showLoupe(at caret: CGRect) {
        guard let view = text?.textInputView, caret.midX.isFinite, caret.midY.isFinite else { return }
        TextLoupe.showPlace(caret, in: view, ink: view)
    }

    // MARK: Places

    private func selectRange(_ range: UITextRange?) {
        guard let text, let range else { return }
        if let old = text.selectedTextRange, isSame(old, range) { return }
        if let interaction { EditMenuPresenter.dismiss(interaction.menu, animated: true) }
        text.selectedTextRange = range
        TextInteractions.selectionChanged(of: text)
        TextInputSession.tell()
    }

    private func isSame(_ one: UITextRange, _ other: UITextRange) -> Bool {
        guard let text else { return false }
        return text.compare(one.start, to: other.start) == .orderedSame
            && text.compare(one.end, to: other.end) == .orderedSame
    }

    private func earlier(_ one: UITextPosition, _ other: UITextPosition, in text: any UITextInput) -> UITextPosition {
        text.compare(one, to: other) == .orderedDescending ? other : one
    }

    private func caret(at point: CGPoint) -> UITextRange? {
        guard let text, let place = text.closestPosition(to: point) else { return nil }
        return text.textRange(from: place, to: place)
    }

    /// The word under a point; the character there where it is in no word, and nil beside the text.
    private func word(at point: CGPoint) -> UITextRange? {
        guard let text, let character = text.characterRange(at: point) else { return nil }
        return text.tokenizer.rangeEnclosingPosition(character.start, with: .word, inDirection: .storage(.forward))
            ?? character
    }

    private func paragraph(at point: CGPoint) -> UITextRange? {
        guard let text, let place = text.closestPosition(to: point) else { return nil }
        return text.tokenizer.rangeEnclosingPosition(place, with: .paragraph, inDirection: .storage(.forward))
            ?? text.tokenizer.rangeEnclosingPosition(place, with: .paragraph, inDirection: .storage(.backward))
    }
}
