import CoreGraphics
import Foundation

/// How the buttons of a bar look, by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public private(set) var normal = UIBarButtonItemStateAppearance()
    public private(set) var highlighted = UIBarButtonItemStateAppearance()
    public private(set) var disabled = UIBarButtonItemStateAppearance()
    public private(set) var focused = UIBarButtonItemStateAppearance()

    public convenience override init() {
        self.init(style: .plain)
    }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes =
                style == .done ? [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] : [:]
            state.backgroundImage = nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return [normal, highlighted, disabled, focused] == [
            other.normal, other.highlighted, other.disabled, other.focused,
        ]
    }

    open override var hash: Int { 0 }

    func duplicate() -> UIBarButtonItemAppearance {
        let made = UIBarButtonItemAppearance(style: .plain)
        made.normal = normal.duplicate()
        made.highlighted = highlighted.duplicate()
        made.disabled = disabled.duplicate()
        made.focused = focused.duplicate()
        return made
    }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemStateAppearance else { return false }
        return titleTextAttributes.looksLike(other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && backgroundImage == other.backgroundImage
            && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
    }

    open override var hash: Int { titleTextAttributes.count }

    func duplicate() -> UIBarButtonItemStateAppearance {
        let made = UIBarButtonItemStateAppearance()
        made.titleTextAttributes = titleTextAttributes
        made.titlePositionAdjustment = titlePositionAdjustment
        made.backgroundImage = backgroundImage
        made.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return made
    }
}

/// How the tabs of a bar look, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }

    public private(set) var normal = UITabBarItemStateAppearance()
    public private(set) var selected = UITabBarItemStateAppearance()
    public private(set) var disabled = UITabBarItemStateAppearance()
    public private(set) var focused = UITabBarItemStateAppearance()

    public convenience override init() {
        self.init(style: .stacked)
    }

    public init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            state.titleTextAttributes = [:]
            state.iconColor = nil
            state.badgeBackgroundColor = nil
            state.badgeTextAttributes = [:]
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return [normal, selected, disabled, focused] == [other.normal, other.selected, other.disabled, other.focused]
    }

    open override var hash: Int { 0 }

    func duplicate() -> UITabBarItemAppearance {
        let made = UITabBarItemAppearance(style: .stacked)
        made.normal = normal.duplicate()
        made.selected = selected.duplicate()
        made.disabled = disabled.duplicate()
        made.focused = focused.duplicate()
        return made
    }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemStateAppearance else { return false }
        return titleTextAttributes.looksLike(other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && iconColor == other.iconColor
            && badgePositionAdjustment == other.badgePositionAdjustment
            && badgeBackgroundColor == other.badgeBackgroundColor
            && badgeTextAttributes.looksLike(other.badgeTextAttributes)
            && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
    }

    open override var hash: Int { titleTextAttributes.count }

    func duplicate() -> UITabBarItemStateAppearance {
        let made = UITabBarItemStateAppearance()
        made.titleTextAttributes = titleTextAttributes
        made.titlePositionAdjustment = titlePositionAdjustment
        made.iconColor = iconColor
        made.badgePositionAdjustment = badgePositionAdjustment
        made.badgeBackgroundColor = badgeBackgroundColor
        made.badgeTextAttributes = badgeTextAttributes
        made.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return made
    }
}
