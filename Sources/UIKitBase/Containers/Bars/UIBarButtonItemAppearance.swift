import CoreGraphics
import Foundation

/// How the buttons of a bar look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding,
    ItemStateAppearances
{
    /// How buttons look that nothing happens to.
    public let normal = UIBarButtonItemStateAppearance()
    /// How buttons look under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// How buttons look that can't be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of buttons that have the focus. It is never shown (DEV-098).
    public let focused = UIBarButtonItemStateAppearance()

    public convenience override init() {
        self.init(style: .plain)
    }

    /// An appearance with the standard look of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// The standard look of a style in every state: letters of 17 points in semibold for `done`, and no background.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes =
                style == .done ? [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] : [:]
            state.backgroundImage = nil
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

    var keyed: [(String, UIBarButtonItemStateAppearance)] {
        [("normal", normal), ("highlighted", highlighted), ("disabled", disabled), ("focused", focused)]
    }

    /// An appearance that looks the same and is the caller's own.
    public func copy() -> Self { duplicate() }
    // Without a type that is asked for, the one above is meant.
    @_disfavoredOverload open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    /// An appearance that looks the same and is the caller's own.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return [normal, highlighted, disabled, focused] == [
            other.normal, other.highlighted, other.disabled, other.focused,
        ]
    }

    open override var hash: Int { 0 }

    private func duplicate() -> Self { type(of: self).init(style: .plain).taking(self) }
}

/// How a bar's buttons look in one state; got from a `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ItemStateAppearance {
    var changed: () -> Void = {}
    /// The title's font and colour, and what else attributes say. Empty by default, for the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// A picture behind the button; nil, the default, for none.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// How far that picture is moved, in points. Kept: it lies where the button is. Zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changed() } }

    override init() {
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemStateAppearance else { return false }
        return MainActor.assumeIsolated {
            titleTextAttributes.looksLike(other.titleTextAttributes)
                && titlePositionAdjustment == other.titlePositionAdjustment && backgroundImage == other.backgroundImage
                && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
        }
    }

    open override var hash: Int { MainActor.assumeIsolated { titleTextAttributes.count } }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    func encode(with coder: NSCoder, _ key: String) {
        coder.encode(attributes: titleTextAttributes, forKey: key + ".title")
        coder.encode(offset: titlePositionAdjustment, forKey: key + ".titleOffset")
        coder.encode(object: backgroundImage, forKey: key + ".background")
        coder.encode(offset: backgroundImagePositionAdjustment, forKey: key + ".backgroundOffset")
    }

    final func decode(with coder: NSCoder, _ key: String) {
        titleTextAttributes = coder.decodeAttributes(forKey: key + ".title")
        titlePositionAdjustment = coder.decodeOffset(forKey: key + ".titleOffset")
        backgroundImage = coder.decoded(UIImage.self, forKey: key + ".background")
        backgroundImagePositionAdjustment = coder.decodeOffset(forKey: key + ".backgroundOffset")
    }
}
