import Foundation

/// What a person may do with a scene's window; nil where scenes have no windows of their own on the screen.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Whether a person may close the window. Kept (DEV-213); true by default.
    open var isClosable = true
    /// Whether a person may minimise the window. Kept (DEV-213); true by default.
    open var isMiniaturizable = true

    override init() { super.init() }
}
