import Foundation

/// How the focus shows on an item. This one is the system's own, by the item's bounds: a halo.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
