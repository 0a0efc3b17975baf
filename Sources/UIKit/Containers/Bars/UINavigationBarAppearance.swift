import CoreGraphics
import Foundation

/// How a navigation bar looks: its background, its titles and its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = watchedCopy(buttonAppearance)
            changed()
        }
    }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = watchedCopy(doneButtonAppearance)
            changed()
        }
    }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            backButtonAppearance = watchedCopy(backButtonAppearance)
            changed()
        }
    }
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
