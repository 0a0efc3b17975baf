import CoreGraphics
import Foundation

/// How a bar looks: its background and its shadow line. Bars keep a copy; a change of that copy shows at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Told to the bar that shows this appearance.
    var changed: () -> Void = {}
    public let idiom: UIUserInterfaceIdiom
    /// The blur behind the bar, below its colour and image. The default background has a chrome material.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    open var shadowColor: UIColor? { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }

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
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
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
            && shadowImage == other.shadowImage && backgroundEffect == other.backgroundEffect && hasDetails(of: other)
    }

    open override var hash: Int { backgroundEffect?.hash ?? 0 }

    /// A translucent background with a shadow line.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowImage) = (nil, .systemBackground, nil, nil)
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil, nil)
        shadowColor = nil
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
