import Foundation

/// What a person may do with a scene's window; nil where scenes have no windows of their own on the screen.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    open var isClosable = true
    open var isMiniaturizable = true

    override init() { super.init() }
}
