import CoreGraphics
import Foundation

/// How a tab bar looks: its background, its tabs in each of their arrangements, and where the tabs stand.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet {
            stackedLayoutAppearance = watchedCopy(stackedLayoutAppearance)
            changed()
        }
    }
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet {
            inlineLayoutAppearance = watchedCopy(inlineLayoutAppearance)
            changed()
        }
    }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet {
            compactInlineLayoutAppearance = watchedCopy(compactInlineLayoutAppearance)
            changed()
        }
    }
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
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
