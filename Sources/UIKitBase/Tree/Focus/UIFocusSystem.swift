import Foundation

/// Knows which item has the focus, and moves it on request.
///
/// Tablets have it; phones only with Full Keyboard Access. Nothing has the focus until a key of a hardware keyboard moves it.
///
/// - From: the app
/// - To: `FocusEngine`
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    @InSession private(set) static var main = UIFocusSystem(())

    private dynamic init(_ nothing: Void) { super.init() }

    /// The system that an environment belongs to; nil where the device has none, or the environment is on no screen.
    @available(*, deprecated, message: "Use focusSystem(for:)")
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard UIFocusSystem.focusSystem(for: environment) != nil else { return nil }
        self.init(())
    }

    /// The system that an environment belongs to; nil where the device has none, or the environment is on no screen.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        guard FocusEngine.isAvailable, environment is UIWindow || FocusEngine.isOnScreen(environment) else {
            return nil
        }
        return main
    }

    /// The item that has the focus; nil while none has.
    open weak var focusedItem: (any UIFocusItem)? { FocusEngine.shared.item }

    /// Asks to focus the environment's preferred item, at the end of the run loop's turn. Does nothing while nothing has the focus.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        FocusEngine.shared.requestUpdate(to: environment)
    }

    /// Does now what was asked for.
    open func updateFocusIfNeeded() { FocusEngine.shared.performRequests() }

    /// Registers the file of a sound. Nothing sounds here.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

    /// Posted by the system when the focus has moved. The user info has context and coordinator.
    open class var didUpdateNotification: NSNotification.Name { .init("UIFocusDidUpdateNotification") }
    /// Posted by the system when a key asked for a move that wasn't possible. The user info has the context.
    open class var movementDidFailNotification: NSNotification.Name { .init("UIFocusMovementDidFailNotification") }
    /// In the user info: the `UIFocusUpdateContext`.
    open class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// In the user info: the `UIFocusAnimationCoordinator`.
    open class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }
}
