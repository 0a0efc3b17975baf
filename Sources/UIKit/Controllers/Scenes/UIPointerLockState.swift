import Foundation

/// Whether the pointer of a scene is kept in place. Portico never does that: it is the desktop's or the browser's own.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    public class var didChangeNotification: NSNotification.Name { .init("UIPointerLockStateDidChangeNotification") }
    public class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }
    open var isLocked: Bool { false }

    override init() { super.init() }
}
