import CoreGraphics
import Foundation

/// How a navigation bar looks: its background, its titles and its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Font, colour and what else attributes say of the title. Empty by default, for the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Font, colour and what else attributes say of the large title. Empty by default, for the bar's own.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// How far the title is moved, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// How plain buttons look. A copy is kept of what is set.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = watchedCopy(buttonAppearance)
            changed()
        }
    }
    /// How buttons of style `done` look. A copy is kept of what is set.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = watchedCopy(doneButtonAppearance)
            changed()
        }
    }
    /// How the button that leads back looks. A copy is kept of what is set.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            backButtonAppearance = watchedCopy(backButtonAppearance)
            changed()
        }
    }
    final var ownBackIndicator: UIImage?
    final var ownBackIndicatorMask: UIImage?

    /// The sign before the back button's title: the system's chevron, unless another one was set.
    open var backIndicatorImage: UIImage { ownBackIndicator ?? BarSymbols.back }
    /// The mask of that sign during transitions. Kept: the sign fades as a whole.
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? BarSymbols.back }

    /// Sets the sign before the back button's title, and its mask during transitions; nil for the system's chevron.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        ownBackIndicator = backIndicatorImage
        ownBackIndicatorMask = backIndicatorTransitionMaskImage
        changed()
    }

    override func watchDetails() {
        for look in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { watch(look) }
    }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
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

    override func encodeDetails(with coder: NSCoder) {
        coder.encode(attributes: titleTextAttributes, forKey: "title")
        coder.encode(attributes: largeTitleTextAttributes, forKey: "largeTitle")
        coder.encode(offset: titlePositionAdjustment, forKey: "titleOffset")
        coder.encode(buttonAppearance, forKey: "button")
        coder.encode(doneButtonAppearance, forKey: "doneButton")
        coder.encode(backButtonAppearance, forKey: "backButton")
        coder.encode(object: ownBackIndicator, forKey: "backIndicator")
        coder.encode(object: ownBackIndicatorMask, forKey: "backIndicatorMask")
    }

    override func decodeDetails(with coder: NSCoder) {
        titleTextAttributes = coder.decodeAttributes(forKey: "title")
        largeTitleTextAttributes = coder.decodeAttributes(forKey: "largeTitle")
        titlePositionAdjustment = coder.decodeOffset(forKey: "titleOffset")
        coder.decode("button", into: &buttonAppearance)
        coder.decode("doneButton", into: &doneButtonAppearance)
        coder.decode("backButton", into: &backButtonAppearance)
        ownBackIndicator = coder.decoded(UIImage.self, forKey: "backIndicator")
        ownBackIndicatorMask = coder.decoded(UIImage.self, forKey: "backIndicatorMask")
    }
}
