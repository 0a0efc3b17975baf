import CoreGraphics
import Foundation
import PorticoObjC

/// Shows the keyboard or input view and the accessory view of the first responder at the lower edge of the screen, moves what
/// follows the keyboard, and posts the keyboard's notifications. While a hardware keyboard is connected a responder without such
/// views shows nothing and posts nothing.
///
/// - From: `TextInputSession`, `UIScrollView`
/// - To: `KeyboardFrame`, `InputWindow`
@MainActor package final class InputPanel {
    @InSession package private(set) static var shared = InputPanel()
    static let duration = 0.25

    private struct Content: Equatable {
        var input: UIView?
        var accessory: UIView?
        /// The keyboard in place of an input view.
        var keyboard: KeyboardTraits?
        var isEmpty: Bool { input == nil && accessory == nil && keyboard == nil }
    }

    private var content = Content()
    private var window: InputWindow?
    private var set: InputSetView? { window?.set }
    /// Where the panel stands when it is at rest, on the screen; nil while nothing is shown.
    private(set) var frame: CGRect?
    /// The panel's upper edge on the screen; nil while nothing is shown.
    package var topEdge: CGFloat? { frame?.minY }

    /// Whether the panel lies over a place of the screen, for a view that isn't in it.
    package func covers(_ point: CGPoint, of view: UIView?) -> Bool {
        guard let frame, let window, view?.window !== window else { return false }
        return frame.contains(point)
    }

    private var round = 0
    /// Views are being placed and measured: what that changes is no reason to begin again.
    private(set) var isShowing = false
    private var dragged: CGFloat = 0
    /// What was posted when the screen began to turn; nil but meanwhile.
    private var turning: [AnyHashable: Any]?

    /// Shows what the responder, or the nearest one above it, offers.
    func update(for responder: UIResponder?) {
        let found = Self.find(responder)
        guard found.content != content else {
            window?.set.owner = found.owner
            SoftwareKeyboard.shared.continueIn(responder)
            return
        }
        show(found.content, owner: found.owner)
    }

    /// `reloadInputViews()`: other views, or other sizes.
    func reload(for responder: UIResponder) {
        guard responder.isFirstResponder else { return }
        let found = Self.find(responder)
        show(found.content, owner: found.owner)
    }

    private static func find(_ responder: UIResponder?) -> (content: Content, owner: UIResponder?) {
        var content = Content()
        var owner: UIResponder?
        var here = responder
        while let candidate = here, content.input == nil || content.accessory == nil {
            if content.input == nil, let view = candidate.inputView ?? candidate.inputViewController?.view {
                content.input = view
                owner = owner ?? candidate
            }
            if content.accessory == nil,
                let view = candidate.inputAccessoryView ?? candidate.inputAccessoryViewController?.view
            {
                content.accessory = view
                owner = owner ?? candidate
            }
            here = candidate.next
        }
        if content.input == nil, let keyboard = SoftwareKeyboard.shared.traits(for: responder) {
            content.keyboard = keyboard
            owner = owner ?? responder
        }
        return (content, owner)
    }

    // MARK: Coming and going

    private func show(_ new: Content, owner: UIResponder?) {
        isShowing = true
        defer { isShowing = false }
        let old = frame
        content = new
        round += 1
        dragged = 0
        if new.isEmpty {
            guard let old else { return }
            frame = nil
            move(from: old, to: nil)
            return
        }
        let window = self.window ?? InputWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.frame = UIScreen.main.bounds
        window.isHidden = false
        window.set.owner = owner
        let keyboard = new.keyboard.map { SoftwareKeyboard.shared.make($0, in: window) }
        window.set.look(new.keyboard?.appearance ?? .default)
        let height = window.set.take(
            input: keyboard ?? new.input, accessory: new.accessory, width: window.bounds.width)
        let place = CGRect(
            x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
        if old == nil { window.set.frame = place.offsetBy(dx: 0, dy: height) }
        frame = place
        guard old != place || turning != nil else {
            window.set.frame = place
            return
        }
        move(from: old, to: place)
    }

    /// The screen is about to turn. For the app the keyboard goes now and comes back in the new place, as on iOS; what is seen of it
    /// only turns along.
    package func screenWillTurn() {
        guard let frame, let window else { return }
        let info = Self.info(from: frame, to: Self.below(frame, window), animates: false)
        turning = info
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], info)
    }

    private func endTurn() {
        guard let info = turning else { return }
        turning = nil
        Self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], info)
    }

    /// The screen has turned: the panel keeps its place at the lower edge.
    func screenChanged() {
        guard frame != nil else { return }
        show(content, owner: set?.owner)
    }

    /// An accessory that sizes itself grows and shrinks with its contents; the panel follows, unless a finger holds it.
    func accessoryChanged() {
        guard frame != nil, dragged == 0, let set, !set.accessoryFits else { return }
        show(content, owner: set.owner)
    }

    private static func below(_ rect: CGRect, _ window: UIWindow) -> CGRect {
        CGRect(x: 0, y: window.bounds.maxY, width: rect.width, height: rect.height)
    }

    private static func info(from begin: CGRect, to end: CGRect, animates: Bool) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: animates ? duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationOptions.keyboardCurve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private static func post(_ names: [NSNotification.Name], _ info: [AnyHashable: Any]) {
        // The keyboard of an app that ends goes with it, and tells nobody.
        guard !AppWindows.areClosing else { return }
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }

    /// A keyboard that is there and gets another frame is told to show, too, as on iOS.
    private func move(from old: CGRect?, to new: CGRect?) {
        guard let window, let size = new ?? old else { return }
        let begin = turning == nil ? old : nil
        endTurn()
        let end = new ?? Self.below(size, window)
        let animates = UIView.areAnimationsEnabled
        let info = Self.info(from: begin ?? Self.below(size, window), to: end, animates: animates)
        let isVisible = new != nil
        Self.post(
            [
                UIResponder.keyboardWillChangeFrameNotification,
                isVisible ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            ], info)
        let mine = round
        let changes = {
            window.set.frame = end
            KeyboardFrame.change(to: new)
        }
        let done = { [weak self] in
            guard let self, self.round == mine else { return }
            if !isVisible { self.clear() }
            Self.post(
                [
                    UIResponder.keyboardDidChangeFrameNotification,
                    isVisible ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                ], info)
        }
        guard animates else {
            changes()
            done()
            return
        }
        // Keys can be tapped while they are still on their way up.
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.curveKeyboard, .beginFromCurrentState, .allowUserInteraction],
            animations: changes, completion: { _ in done() })
    }

    private func clear() {
        _ = set?.take(input: nil, accessory: nil, width: 0)
        window?.isHidden = true
        window = nil
    }

    // MARK: Dragging down

    /// A finger that pulls a scroll view has come to a height on the screen: the panel doesn't stand above it.
    func drag(to y: CGFloat) {
        guard let frame, let set else { return }
        let pull = min(max(0, y - frame.minY), frame.height)
        guard pull != dragged else { return }
        dragged = pull
        set.frame = frame.offsetBy(dx: 0, dy: pull)
        KeyboardFrame.change(to: pull >= frame.height ? nil : frame.offsetBy(dx: 0, dy: pull))
    }

    /// The finger lifts: pulled down far enough, or on its way down, the panel goes, and editing ends.
    func endDrag(velocity: CGFloat) {
        guard let frame, dragged > 0 else { return }
        let goes = velocity > 100 || (velocity > -100 && dragged > frame.height / 2)
        dragged = 0
        if goes {
            FirstResponder.current?.resignFirstResponder()
            // Who refuses gets its panel back.
            if self.frame == nil { return }
        }
        UIView.animate(withDuration: Self.duration) {
            self.set?.frame = frame
            KeyboardFrame.change(to: frame)
        }
    }
}
