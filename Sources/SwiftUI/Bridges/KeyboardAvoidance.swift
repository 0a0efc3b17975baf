import UIKit

/// Keeps a controller's content clear of the keyboard: while it covers the view's lower end, that end isn't part of the safe area,
/// and the field that is typed in is scrolled to where it can be seen.
///
/// - From: UIKit's notifications
/// - To: `GraphHost.keyboardInset`
@MainActor final class KeyboardAvoidance {
    /// Where the keyboard is or is going, in the screen's terms; empty without one.
    @InSession private static var frame = CGRect.zero
    /// Hears of the keyboard from the first controller on, also while none is in a window.
    @InSession private static var frameFollower: KeyboardFrameFollower?
    private weak var view: UIView?
    private weak var host: GraphHost?
    private var tokens: [any NSObjectProtocol] = []

    init(_ view: UIView, _ host: GraphHost) {
        (self.view, self.host) = (view, host)
        if Self.frameFollower == nil {
            Self.frame = KeyboardFrame.current ?? .zero
            Self.frameFollower = KeyboardFrameFollower { Self.frame = $0 }
        }
        let center = NotificationCenter.default
        func observeNotification(
            _ name: Notification.Name, _ body: @escaping @MainActor (KeyboardAvoidance, Notification) -> Void
        ) {
            tokens.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let note = MainActorAccess.Carried(note)
                    MainActor.assumeIsolated { if let self { body(self, note.value) } }
                })
        }
        observeNotification(UIResponder.keyboardWillShowNotification) { $0.keyboardWillMove($1, isShown: true) }
        observeNotification(UIResponder.keyboardWillHideNotification) { $0.keyboardWillMove($1, isShown: false) }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observeNotification(name) { avoidance, note in
                // Another field may be typed in while the keyboard stays.
                guard let field = note.object as? UIView, avoidance.host?.keyboardInset ?? 0 > 0 else { return }
                avoidance.revealField(field)
            }
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// Takes the keyboard's frame over for the place that the view has now.
    func update() { host?.keyboardInset = overlap }

    private var overlap: CGFloat { view.map { Self.overlap(with: $0) } ?? 0 }

    private static func overlap(with view: UIView) -> CGFloat {
        guard let window = view.window, !Self.frame.isEmpty else { return 0 }
        let keyboard = view.convert(window.convert(Self.frame, from: nil), from: window)
        let bounds = view.bounds
        guard keyboard.minX < bounds.maxX, keyboard.maxX > bounds.minX, keyboard.maxY >= bounds.maxY - 0.5 else {
            return 0
        }
        return min(max(bounds.maxY - keyboard.minY, 0), bounds.height)
    }

    /// Lets a list's rows be scrolled to above the keyboard.
    static func makeRoom(in table: ListTableView) {
        table.keyboardInset = max(overlap(with: table) - table.safeAreaInsets.bottom - table.barInsets.bottom, 0)
    }

    private static func makeRoomInTables(of view: UIView) {
        if let table = view as? ListTableView { return makeRoom(in: table) }
        for subview in view.subviews { makeRoomInTables(of: subview) }
    }

    private func keyboardWillMove(_ note: Notification, isShown: Bool) {
        let info = note.userInfo ?? [:]
        Self.frame = KeyboardFrameFollower.frame(in: note, isShown: isShown)
        guard let view, let host, host.keyboardInset != overlap else { return }
        let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
        let changes = { [self] in
            update()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            Self.makeRoomInTables(of: view)
            if isShown, let field = FirstResponder.current as? UIView { revealField(field, animated: false) }
        }
        guard duration > 0, view.window != nil, UIView.areAnimationsEnabled else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [UIView.AnimationOptions(rawValue: curve), .allowUserInteraction],
            animations: changes)
    }

    /// Scrolls the scroll view around a field so that all of it can be seen.
    private func revealField(_ field: UIView, animated: Bool = true) {
        guard let view, field.isDescendant(of: view) else { return }
        var current = field.superview
        while let ancestor = current, ancestor !== view {
            if let scroll = ancestor as? UIScrollView, scroll.isScrollEnabled, !(scroll is UITextView) {
                let rect = field.convert(field.bounds, to: scroll).insetBy(dx: 0, dy: -12)
                scroll.scrollRectToVisible(rect, animated: animated && UIView.areAnimationsEnabled)
                return
            }
            current = ancestor.superview
        }
    }
}

/// Tells of each place that the keyboard goes to; an empty one when it goes away.
@MainActor private final class KeyboardFrameFollower {
    private var tokens: [any NSObjectProtocol] = []

    init(_ follow: @escaping @MainActor (CGRect) -> Void) {
        for (name, isShown) in [
            (UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let note = MainActorAccess.Carried(note)
                    MainActor.assumeIsolated { follow(Self.frame(in: note.value, isShown: isShown)) }
                })
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    static func frame(in note: Notification, isShown: Bool) -> CGRect {
        guard isShown else { return .zero }
        return note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    }
}

/// The bar above the keyboard, of the items whose place is `keyboard`.
@MainActor final class KeyboardBar {
    private lazy var maker = BarItemMaker()
    private var bar: UIToolbar?
    private var shown: [[Command]] = []

    /// The bar; nil where there are no such items.
    func view(of entries: [ToolbarEntry]) -> UIView? {
        let entries = entries.filter { $0.placement.kind == .keyboard }
        guard !entries.isEmpty else {
            (bar, shown) = (nil, [])
            return nil
        }
        let made = bar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        bar = made
        let commands = entries.map(\.commands)
        let isSame =
            commands.count == shown.count && !(made.items ?? []).isEmpty
            && zip(commands, shown).allSatisfy { $0.count == $1.count && zip($0, $1).allSatisfy { $0.looksLike($1) } }
        if isSame {
            maker.refreshViews(of: entries)
        } else {
            shown = commands
            made.items = zip(entries, commands).flatMap { maker.items(for: $0, $1) }
        }
        return made
    }
}
