import CoreGraphics
import Foundation

/// Moves the focus: on keys, on request, and when the item that has it leaves the screen.
///
/// A move asks every environment around the two items whether it may be (`shouldUpdateFocus`), changes item, halo, first responder and
/// scroll position, and tells the same environments (`didUpdateFocus`). The focus is *active* while an item has it: only a key of a
/// hardware keyboard begins that, and a finger ends it. A later key begins where it was.
///
/// - From: `KeyDelivery`, `UIFocusSystem`, `FirstResponder`, `AppRuntime` (fingers)
/// - To: `FocusItems`, `FocusSearch`, `FocusHalo`, `UIFocusEnvironment`
@MainActor package final class FocusEngine {
    @InSession package private(set) static var shared = FocusEngine()

    /// Whether the device has a focus system.
    package static var isAvailable: Bool { UIDevice.current.userInterfaceIdiom == .pad || reachesEverything }
    /// Full Keyboard Access: the focus goes through what assistive technologies find.
    package static var reachesEverything: Bool { AccessibilityOptions.contains(.fullKeyboardAccess) }

    /// The item that has the focus.
    private(set) weak var item: (any UIFocusItem)?
    /// The item that had the focus when a finger came down.
    private weak var lastItem: (any UIFocusItem)?
    /// The item from which a key went on into what is in front, such as a menu; it has the focus again when that has gone.
    private weak var itemBehind: (any UIFocusItem)?
    /// The environments around the item, to look in when it leaves the screen.
    private var surroundings: [Weak<NSObject>] = []
    private var requests: [Weak<NSObject>] = []
    private var isWaiting = false
    /// The item has left its window, and may be no more.
    private var isItemLost = false
    /// The item is a cell that its list has taken off the screen: if it is back, it shows something else.
    private var isItemReused = false
    /// Finds the view that stands for the item where that was made anew.
    private var findSuccessor: (@MainActor () -> UIView?)?
    /// What a person knows the item by, with Full Keyboard Access.
    private var identity: FocusIdentity?
    /// The way from the reused cell to the item, where the item isn't the cell itself.
    private var trail: FocusTrail?
    /// The window has another size, and the item is to be seen in it.
    private var isWindowResized = false
    private var isUpdating = false
    /// The item has gone from the screen, and another one is looked for: lists name the cell that stands where it was.
    package private(set) var isRecovering = false
    /// The item has gone because the window has another size: lists scroll to the row that had the focus.
    package private(set) var isRecoveringFromResize = false
    let halo = FocusHalo()
    private(set) var history = FocusHistory()

    /// Whether an environment is in a window.
    package static func isOnScreen(_ environment: any UIFocusEnvironment) -> Bool {
        FocusPath.outwards(from: environment).contains { $0 is UIWindow && !(($0 as? UIWindow)?.isHidden ?? true) }
    }

    // MARK: Keys

    /// Whether the key means something to the focus; then it has been done.
    func takeKey(_ key: UIKey) -> Bool {
        guard Self.isAvailable, let root = AppWindows.key else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardTab, []): return moveFocus(.next, in: root)
        case (.keyboardTab, .shift): return moveFocus(.previous, in: root)
        // A text that takes tabs for itself is left by these.
        case (.keyboardTab, .control): return Self.reachesEverything && moveFocus(.next, in: root)
        case (.keyboardTab, [.control, .shift]): return Self.reachesEverything && moveFocus(.previous, in: root)
        case (.keyboardUpArrow, []): return adjustItem(.up) || moveFocus(.up, in: root)
        case (.keyboardDownArrow, []): return adjustItem(.down) || moveFocus(.down, in: root)
        case (.keyboardLeftArrow, []): return adjustItem(.left) || moveFocus(.left, in: root)
        case (.keyboardRightArrow, []): return adjustItem(.right) || moveFocus(.right, in: root)
        case (.keyboardReturnOrEnter, []), (.keypadEnter, []): return activate()
        case (.keyboardSpacebar, []): return Self.reachesEverything && activate()
        case (.keyboardEscape, []): return Self.reachesEverything && leaveModal()
        default: return false
        }
    }

    /// Moves the focus. False where nothing on the screen can have it; then the key is somebody else's.
    private func moveFocus(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let items = FocusItems(in: window, reachesEverything: Self.reachesEverything, history: history)
        guard !items.all.isEmpty else { return false }
        let isTab = heading == .next || heading == .previous
        guard let start = startOfMove(in: items) else {
            let last = lastItem.flatMap { items.contains($0) ? $0 : nil }
            // An arrow is the app's own while nobody has gone anywhere by keys.
            guard isTab || last != nil || Self.reachesEverything, let first = last ?? items.preferred else {
                return false
            }
            let behind = item
            if updateFocus(to: first, heading), let behind { itemBehind = behind }
            return true
        }
        let next = isTab ? items.tabbed(from: start, heading) : items.neighbor(of: start, heading)
        guard let next, next !== start else {
            // Arrows of somebody who has no focus yet are left alone.
            guard item != nil else { return false }
            announceFailure(UIFocusUpdateContext(from: start, to: nil, heading: heading))
            return true
        }
        updateFocus(to: next, heading)
        return true
    }

    /// The item with the focus, or what is being edited.
    private func startOfMove(in items: FocusItems) -> (any UIFocusItem)? {
        if let item, items.isInFront(item) { return item }
        let responders = FocusPath.responders(from: FirstResponder.current)
        return responders.lazy.compactMap { $0 as? UIView }.first { items.contains($0) }
    }

    // MARK: Requests

    func requestUpdate(to environment: any UIFocusEnvironment) {
        guard item != nil, let object = environment as? NSObject else { return }
        requests.append(Weak(object: object))
        scheduleRequests()
    }

    /// `setNeedsFocusUpdate()` of an environment.
    func requestUpdate(in environment: any UIFocusEnvironment) {
        guard let item, environment.contains(item) else { return }
        requestUpdate(to: environment)
    }

    private func scheduleRequests() {
        guard !isWaiting else { return }
        isWaiting = true
        EndOfTurn.perform { [weak self] in
            self?.isWaiting = false
            self?.performRequests()
        }
    }

    /// The outermost request counts.
    func performRequests() {
        guard !isUpdating else { return }
        let isResized = isWindowResized
        isWindowResized = false
        // Lists take cells away when they are laid out in the new size.
        if isResized { AppWindows.key?.layoutIfNeeded() }
        if isItemLost {
            let wasReused = isItemReused
            (isItemLost, isItemReused) = (false, false)
            // It may be back by now, in another place.
            guard !wasReused, let item, Self.isOnScreen(item) else {
                return recoverFocus(isResized: isResized, isReused: wasReused)
            }
        }
        if isResized, let item { FocusScrolling.scrollToItem(item) }
        let asked = requests.compactMap { $0.object as? any UIFocusEnvironment }
        requests = []
        guard item != nil,
            let outermost = asked.first(where: { one in
                !asked.contains { $0 !== one && $0.contains(one) }
            })
        else { return }
        if let next = FocusItems.preferred(in: outermost), next !== item { _ = updateFocus(to: next, []) }
    }

    /// A view with the focus leaves its window.
    func itemLeftWindow() {
        isItemLost = true
        scheduleRequests()
    }

    /// A list takes a cell off the screen, to use it again: the focus on it, or in it, is to stay with what it has shown.
    package func cellWasReused(_ cell: UIView) {
        guard let item else { return }
        let path = FocusPath.outwards(from: item)
        guard let index = path.firstIndex(where: { $0 === cell }) else { return }
        trail = index > 0 ? FocusTrail(from: cell, to: item) : nil
        surroundings = path.dropFirst(index + 1).compactMap { $0 as? NSObject }.map { Weak(object: $0) }
        isItemReused = true
        itemLeftWindow()
    }

    /// The window gets another size: the item stays the same, and in sight.
    package func windowWillResize() {
        guard item != nil else { return }
        isWindowResized = true
        scheduleRequests()
    }

    /// The item is gone: what stands for it now has the focus, or the nearest environment that is left says where that goes.
    private func recoverFocus(isResized: Bool, isReused: Bool) {
        requests = []
        // Lists bring their new cells first.
        AppWindows.key?.layoutIfNeeded()
        isRecovering = true
        isRecoveringFromResize = isResized
        defer { (isRecovering, isRecoveringFromResize) = (false, false) }
        let trail = trail
        self.trail = nil
        if let next = findSuccessor?(), next !== item, Self.isOnScreen(next), updateFocus(to: next, []) { return }
        // Rows are known by their places, whatever they say.
        if !isReused, let identity, let window = AppWindows.key {
            let items = FocusItems(in: window, reachesEverything: Self.reachesEverything, history: history)
            if let next = identity.firstItem(among: items.all), next !== item, updateFocus(to: next, []) { return }
        }
        if !isReused, let behind = itemBehind, let window = AppWindows.key {
            let items = FocusItems(in: window, reachesEverything: Self.reachesEverything, history: history)
            itemBehind = nil
            if items.isInFront(behind), updateFocus(to: behind, []) { return }
        }
        for place in surroundings {
            guard let place = place.object as? any UIFocusEnvironment, Self.isOnScreen(place),
                let wanted = FocusItems.preferred(in: place)
            else { continue }
            let next = (wanted as? UIView).flatMap { trail?.item(in: $0) } ?? wanted
            if next === item || updateFocus(to: next, []) { return }
        }
        if let window = AppWindows.key, let next = FocusItems.preferred(in: window) {
            if next === item || updateFocus(to: next, []) { return }
        }
        _ = updateFocus(to: nil, [])
    }

    // MARK: Others who move it

    /// A finger has come down: the focus isn't shown any more, and comes back where it was.
    package func fingerCameDown() {
        guard let item else { return }
        lastItem = item
        changeItem(to: nil, UIFocusUpdateContext(from: item, to: nil, heading: []))
    }

    /// The app or a person has begun to edit elsewhere: an active focus goes with it.
    func firstResponderChanged(to responder: UIResponder) {
        guard item != nil, !isUpdating, let view = responder as? UIView, view !== item, view.canBecomeFocused else {
            return
        }
        _ = updateFocus(to: view, [])
    }

    /// Full Keyboard Access was switched off on a phone.
    package func settingsChanged() {
        guard let item, !Self.isAvailable else { return }
        changeItem(to: nil, UIFocusUpdateContext(from: item, to: nil, heading: []))
        lastItem = nil
    }

    // MARK: One move

    /// Moves the focus where nobody forbids it.
    @discardableResult func updateFocus(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
        guard !isUpdating, next !== item else { return false }
        let context = UIFocusUpdateContext(from: item, to: next, heading: heading)
        for environment in FocusPath.outwards(from: item, and: next) where !environment.shouldUpdateFocus(in: context) {
            announceFailure(context)
            return false
        }
        changeItem(to: next, context)
        return true
    }

    private func changeItem(to next: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
        isUpdating = true
        defer { isUpdating = false }
        let old = item
        let told = FocusPath.outwards(from: old, and: next)
        (old as? UIView)?.flags.remove(.hasFocus)
        item = next
        trail = nil
        if next == nil { itemBehind = nil }
        findSuccessor = (next as? UIView)?.focusSuccessor?.findView
        identity = Self.reachesEverything ? next.flatMap { FocusIdentity($0) } : nil
        (next as? UIView)?.flags.insert(.hasFocus)
        surroundings = FocusPath.outwards(from: next).dropFirst().compactMap { $0 as? NSObject }.map {
            Weak(object: $0)
        }
        if let next {
            history.recordItem(next)
            moveFirstResponder(to: next)
            FocusScrolling.scrollToItem(next)
        }
        halo.showEffect(of: next)
        (old as? UIView)?.focusDidChange()
        (next as? UIView)?.focusDidChange()
        let coordinator = UIFocusAnimationCoordinator()
        for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.runAnimations()
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: UIFocusSystem.main,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
    }

    private func announceFailure(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: UIFocusSystem.main,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// Keys go to the item, or to the nearest on its way up that takes them.
    private func moveFirstResponder(to item: any UIFocusItem) {
        let start = FocusPath.outwards(from: item).lazy.compactMap { $0 as? UIResponder }.first
        let taker = FocusPath.responders(from: start).first { $0.canBecomeFirstResponder }
        if let taker {
            if !taker.isFirstResponder { _ = taker.becomeFirstResponder() }
        } else if let current = FirstResponder.current {
            _ = current.resignFirstResponder()
        }
    }
}
