import CoreGraphics
import Foundation

/// How a toolbar looks: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    override func takeDetails(of other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy()
        doneButtonAppearance = other.doneButtonAppearance.copy()
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
        if let look = UIBarButtonItemAppearance.decoded(coder, "button") { buttonAppearance = look }
        if let look = UIBarButtonItemAppearance.decoded(coder, "doneButton") { doneButtonAppearance = look }
    }
}
