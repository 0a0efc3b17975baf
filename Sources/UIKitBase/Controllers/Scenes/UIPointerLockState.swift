import Foundation

/// Whether the pointer of a scene is kept in place. Portico never does that: it is the desktop's or the browser's own.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    /// Posted when the pointer is locked or let go. Never posted here (DEV-117).
    nonisolated public class var didChangeNotification: NSNotification.Name {
        .init("UIPointerLockStateDidChangeNotification")
    }
    /// In the notification's user info: the scene.
    nonisolated public class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }
    /// Whether the pointer is kept in place: false (DEV-117).
    open var isLocked: Bool { false }

    override init() { super.init() }
}
