import CoreGraphics
import Foundation

/// How a bar looks: its background and its shadow line. Bars keep a copy; a change of that copy shows at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Told to the bar that shows this appearance.
    var changed: () -> Void = {}
    public let idiom: UIUserInterfaceIdiom
    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    open var shadowColor: UIColor? { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }
    /// Whether content shines through where no colour says otherwise.
    private(set) var hasMaterial = true

    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        hasMaterial = other.hasMaterial
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init(barAppearance: self)
        made.takeDetails(of: self)
        return made
    }

    /// What a subclass adds.
    func takeDetails(of other: UIBarAppearance) {}
    /// Whether a subclass's part looks alike.
    func hasDetails(of other: UIBarAppearance) -> Bool { true }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
            && backgroundImageContentMode == other.backgroundImageContentMode && shadowColor == other.shadowColor
            && shadowImage == other.shadowImage && hasMaterial == other.hasMaterial && hasDetails(of: other)
    }

    open override var hash: Int { hasMaterial ? 1 : 0 }

    /// A translucent background with a shadow line.
    open func configureWithDefaultBackground() {
        (hasMaterial, backgroundColor, backgroundImage, shadowImage) = (true, nil, nil, nil)
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        (hasMaterial, backgroundColor, backgroundImage, shadowImage) = (false, .systemBackground, nil, nil)
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        (hasMaterial, backgroundColor, backgroundImage, shadowImage) = (false, nil, nil, nil)
        shadowColor = nil
    }

    /// The colour behind a bar's contents. The material is a colour: blurring is not done (DEV-047).
    var fill: UIColor? { backgroundColor ?? (hasMaterial ? BarMaterial.color : nil) }
}

/// What a bar over scrolled content looks like, without blur.
@MainActor enum BarMaterial {
    /// Of alerts and menus.
    static let panel = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : 0.957, alpha: 1)
    }

    static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.09, alpha: 0.97) : UIColor(white: 0.976, alpha: 0.97)
    }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    var ownBackIndicator: UIImage?
    var ownBackIndicatorMask: UIImage?

    open var backIndicatorImage: UIImage { ownBackIndicator ?? BarSymbols.back }
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? BarSymbols.back }

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        ownBackIndicator = backIndicatorImage
        ownBackIndicatorMask = backIndicatorTransitionMaskImage
        changed()
    }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        ownBackIndicator = other.ownBackIndicator
        ownBackIndicatorMask = other.ownBackIndicatorMask
    }

    override func hasDetails(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return titleTextAttributes.looksLike(other.titleTextAttributes)
            && largeTitleTextAttributes.looksLike(other.largeTitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && buttonAppearance == other.buttonAppearance
            && doneButtonAppearance == other.doneButtonAppearance && backButtonAppearance == other.backButtonAppearance
            && ownBackIndicator == other.ownBackIndicator && ownBackIndicatorMask == other.ownBackIndicatorMask
    }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }

    override func hasDetails(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return buttonAppearance == other.buttonAppearance && doneButtonAppearance == other.doneButtonAppearance
    }
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { changed() } }
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { changed() } }
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
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
}
