import CoreGraphics
import Foundation

/// How the tabs of a bar look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
    ItemStateAppearances
{
    /// Where a tab's title stands by its picture.
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }

    /// How tabs look that aren't selected.
    public let normal = UITabBarItemStateAppearance()
    /// How the selected tab looks.
    public let selected = UITabBarItemStateAppearance()
    /// How tabs look that can't be used.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of tabs that have the focus. It is never shown (DEV-098).
    public let focused = UITabBarItemStateAppearance()

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// An appearance with the standard look of a style.
    public required init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// The standard look in every state, the same for all styles: the bar's own fonts and colours.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            state.titleTextAttributes = [:]
            state.iconColor = nil
            state.badgeBackgroundColor = nil
            state.badgeTextAttributes = [:]
        }
    }

    /// Reads what `encode(with:)` wrote.
    public required init(coder: NSCoder) {
        super.init()
        decodeStates(with: coder)
    }

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the looks of all states.
    open func encode(with coder: NSCoder) {
        encodeStates(with: coder)
    }

    var keyed: [(String, UITabBarItemStateAppearance)] {
        [("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused)]
    }

    /// An appearance that looks the same and is the caller's own.
    public func copy() -> Self { duplicate() }
    // Without a type that is asked for, the one above is meant.
    @_disfavoredOverload open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    /// An appearance that looks the same and is the caller's own.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return [normal, selected, disabled, focused] == [other.normal, other.selected, other.disabled, other.focused]
    }

    open override var hash: Int { 0 }

    private func duplicate() -> Self { type(of: self).init(style: .stacked).taking(self) }
}

/// How a bar's tabs look in one state; got from a `UITabBarItemAppearance`.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject, ItemStateAppearance {
    var changed: () -> Void = {}
    /// The title's font and colour, and what else attributes say. Empty by default, for the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// The colour of the tab's picture; nil, the default, for the bar's.
    open var iconColor: UIColor? { didSet { changed() } }
    /// How far the badge is moved, in points. Zero by default.
    open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// What the badge is filled with; nil, the default, for red.
    open var badgeBackgroundColor: UIColor? { didSet { changed() } }
    /// Font, colour and what else attributes say of the badge's text. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the badge's text is moved within it, in points. Zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    override init() {
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemStateAppearance else { return false }
        return MainActor.assumeIsolated {
            titleTextAttributes.looksLike(other.titleTextAttributes)
                && titlePositionAdjustment == other.titlePositionAdjustment && iconColor == other.iconColor
                && badgePositionAdjustment == other.badgePositionAdjustment
                && badgeBackgroundColor == other.badgeBackgroundColor
                && badgeTextAttributes.looksLike(other.badgeTextAttributes)
                && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
        }
    }

    open override var hash: Int { MainActor.assumeIsolated { titleTextAttributes.count } }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    func encode(with coder: NSCoder, _ key: String) {
        coder.encode(attributes: titleTextAttributes, forKey: key + ".title")
        coder.encode(offset: titlePositionAdjustment, forKey: key + ".titleOffset")
        coder.encode(object: iconColor, forKey: key + ".icon")
        coder.encode(offset: badgePositionAdjustment, forKey: key + ".badgeOffset")
        coder.encode(object: badgeBackgroundColor, forKey: key + ".badge")
        coder.encode(attributes: badgeTextAttributes, forKey: key + ".badgeText")
        coder.encode(offset: badgeTitlePositionAdjustment, forKey: key + ".badgeTextOffset")
    }

    final func decode(with coder: NSCoder, _ key: String) {
        titleTextAttributes = coder.decodeAttributes(forKey: key + ".title")
        titlePositionAdjustment = coder.decodeOffset(forKey: key + ".titleOffset")
        iconColor = coder.decoded(UIColor.self, forKey: key + ".icon")
        badgePositionAdjustment = coder.decodeOffset(forKey: key + ".badgeOffset")
        badgeBackgroundColor = coder.decoded(UIColor.self, forKey: key + ".badge")
        badgeTextAttributes = coder.decodeAttributes(forKey: key + ".badgeText")
        badgeTitlePositionAdjustment = coder.decodeOffset(forKey: key + ".badgeTextOffset")
    }
}
