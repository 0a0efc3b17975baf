import CoreGraphics
import Foundation

/// How a bar looks: its background and its shadow line. Bars keep a copy; a change of that copy shows at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Told to the bar that shows this appearance.
    var changed: () -> Void = {}
    /// The kind of device that the appearance was made for. `unspecified` by default.
    public let idiom: UIUserInterfaceIdiom
    /// The blur behind the bar, below its colour and image. The default background has a chrome material.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// A colour over the blur and below the image; nil, the default, for none.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// A picture over colour and blur; nil, the default, for none.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// How the background image fills the bar. `scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// Of the shadow line, and of a shadow image that is a template; nil shows no line.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// Takes the shadow line's place.
    open var shadowImage: UIImage? { didSet { changed() } }

    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// An appearance with the default background, for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
        watchDetails()
    }

    /// An appearance with another's background and shadow.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
        watchDetails()
    }

    /// Reads what `encode(with:)` wrote.
    public required init(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "idiom")) ?? .unspecified
        super.init()
        backgroundEffect = coder.decoded(UIBlurEffect.self, forKey: "backgroundEffect")
        backgroundColor = coder.decoded(UIColor.self, forKey: "backgroundColor")
        backgroundImage = coder.decoded(UIImage.self, forKey: "backgroundImage")
        let mode = coder.decodeInteger(forKey: "backgroundImageContentMode")
        backgroundImageContentMode = UIView.ContentMode(rawValue: mode) ?? .scaleToFill
        shadowColor = coder.decoded(UIColor.self, forKey: "shadowColor")
        shadowImage = coder.decoded(UIImage.self, forKey: "shadowImage")
        watchDetails()
        decodeDetails(with: coder)
    }

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// Writes background, shadow and what the subclass adds.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "idiom")
        coder.encode(object: backgroundEffect, forKey: "backgroundEffect")
        coder.encode(object: backgroundColor, forKey: "backgroundColor")
        coder.encode(object: backgroundImage, forKey: "backgroundImage")
        coder.encode(backgroundImageContentMode.rawValue, forKey: "backgroundImageContentMode")
        coder.encode(object: shadowColor, forKey: "shadowColor")
        coder.encode(object: shadowImage, forKey: "shadowImage")
        encodeDetails(with: coder)
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// An appearance that looks the same and is the caller's own.
    public func copy() -> Self { duplicate() }
    // Without a type that is asked for, the one above is meant.
    @_disfavoredOverload open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    /// An appearance that looks the same and is the caller's own.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> Self {
        let made = type(of: self).init(barAppearance: self)
        made.takeDetails(of: self)
        return made
    }

    /// What an app sets is copied: a copy of whose changes `changed` hears.
    final func watchedCopy(_ changed: @escaping () -> Void) -> Self {
        let own = duplicate()
        own.changed = changed
        return own
    }

    /// Hears of changes inside what the appearance has of an item's look.
    final func watch(_ look: some ItemStateAppearances) {
        look.watch { [weak self] in self?.changed() }
    }

    /// What the app sets is copied: an item's look that belongs to this appearance alone.
    final func watchedCopy<Look: ItemStateAppearances>(_ look: Look) -> Look {
        let own: Look = look.copy()
        watch(own)
        return own
    }

    /// Begins to hear of changes inside what a subclass adds.
    func watchDetails() {}
    /// What a subclass adds.
    func takeDetails(of other: UIBarAppearance) {}
    /// Whether a subclass's part looks alike.
    func hasDetails(of other: UIBarAppearance) -> Bool { true }
    func encodeDetails(with coder: NSCoder) {}
    func decodeDetails(with coder: NSCoder) {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return MainActor.assumeIsolated {
            backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
                && backgroundImageContentMode == other.backgroundImageContentMode && shadowColor == other.shadowColor
                && shadowImage == other.shadowImage && backgroundEffect == other.backgroundEffect
                && hasDetails(of: other)
        }
    }

    open override var hash: Int { MainActor.assumeIsolated { backgroundEffect?.hash ?? 0 } }

    /// A translucent background with a shadow line.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// An opaque background in the system's background colour, with a shadow line.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowImage) = (nil, .systemBackground, nil, nil)
        shadowColor = .separator
    }

    /// No background and no shadow line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil, nil)
        shadowColor = nil
    }
}
