import CoreGraphics
import Foundation

/// How a toolbar looks: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
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

    override func watchDetails() {
        for look in [buttonAppearance, doneButtonAppearance] { watch(look) }
    }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    override func hasDetails(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return buttonAppearance == other.buttonAppearance && doneButtonAppearance == other.doneButtonAppearance
    }

    override func encodeDetails(with coder: NSCoder) {
        coder.encode(buttonAppearance, forKey: "button")
        coder.encode(doneButtonAppearance, forKey: "doneButton")
    }

    override func decodeDetails(with coder: NSCoder) {
        coder.decode("button", into: &buttonAppearance)
        coder.decode("doneButton", into: &doneButtonAppearance)
    }
}
