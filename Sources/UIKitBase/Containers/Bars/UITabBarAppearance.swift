import CoreGraphics
import Foundation

/// How a tab bar looks: its background, its tabs in each of their arrangements, and where the tabs stand.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look with the picture above the title. A copy is kept of what is set.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet {
            stackedLayoutAppearance = watchedCopy(stackedLayoutAppearance)
            changed()
        }
    }
    /// How tabs look with the picture beside the title, at full height. A copy is kept of what is set.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet {
            inlineLayoutAppearance = watchedCopy(inlineLayoutAppearance)
            changed()
        }
    }
    /// How tabs look with the picture beside the title, in the low bar of a phone in landscape. A copy is kept of what is set.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet {
            compactInlineLayoutAppearance = watchedCopy(compactInlineLayoutAppearance)
            changed()
        }
    }
    /// The colour of the picture behind the selected tab; nil, the default, takes the bar's.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// A picture behind the selected tab; nil, the default, for none.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    /// How tabs with the picture above the title share the bar. `automatic` by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    /// How wide such tabs are where they are centred, in points; 0, the default, for the system's width.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    /// How far apart such tabs are where they are centred, in points; 0, the default, for the system's distance.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    override func watchDetails() {
        for look in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { watch(look) }
    }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override func hasDetails(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return stackedLayoutAppearance == other.stackedLayoutAppearance
            && inlineLayoutAppearance == other.inlineLayoutAppearance
            && compactInlineLayoutAppearance == other.compactInlineLayoutAppearance
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && selectionIndicatorImage == other.selectionIndicatorImage
            && stackedItemPositioning == other.stackedItemPositioning && stackedItemWidth == other.stackedItemWidth
            && stackedItemSpacing == other.stackedItemSpacing
    }

    override func encodeDetails(with coder: NSCoder) {
        coder.encode(stackedLayoutAppearance, forKey: "stacked")
        coder.encode(inlineLayoutAppearance, forKey: "inline")
        coder.encode(compactInlineLayoutAppearance, forKey: "compactInline")
        coder.encode(object: selectionIndicatorTintColor, forKey: "indicatorTint")
        coder.encode(object: selectionIndicatorImage, forKey: "indicator")
        coder.encode(stackedItemPositioning.rawValue, forKey: "positioning")
        coder.encode(Double(stackedItemWidth), forKey: "itemWidth")
        coder.encode(Double(stackedItemSpacing), forKey: "itemSpacing")
    }

    override func decodeDetails(with coder: NSCoder) {
        coder.decode("stacked", into: &stackedLayoutAppearance)
        coder.decode("inline", into: &inlineLayoutAppearance)
        coder.decode("compactInline", into: &compactInlineLayoutAppearance)
        selectionIndicatorTintColor = coder.decoded(UIColor.self, forKey: "indicatorTint")
        selectionIndicatorImage = coder.decoded(UIImage.self, forKey: "indicator")
        let positioning = coder.decodeInteger(forKey: "positioning")
        stackedItemPositioning = UITabBar.ItemPositioning(rawValue: positioning) ?? .automatic
        stackedItemWidth = coder.decodeDouble(forKey: "itemWidth")
        stackedItemSpacing = coder.decodeDouble(forKey: "itemSpacing")
    }
}
