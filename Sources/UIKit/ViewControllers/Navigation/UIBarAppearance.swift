import CoreGraphics
import Foundation

/// How a bar looks: its background and its shadow line.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    var isTransparent = false

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    open func configureWithDefaultBackground() {
        isTransparent = false
        backgroundColor = nil
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        isTransparent = true
        backgroundColor = nil
        shadowColor = nil
    }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var selectionIndicatorTintColor: UIColor?
}
