import Foundation

/// A look that UIKit gives a view of its own, such as the font of a header's title, and that a proxy may give otherwise.
///
/// - To: `AppearanceRules`
package enum StandardLook: String {
    case backgroundColor, font, textColor, textAlignment
}

extension UIView {
    /// Says, after each time that UIKit itself has set these looks, that the app hasn't: proxies go before them.
    package final func regardAsStandard(_ looks: StandardLook...) {
        guard AppearanceRules.isInUse else { return }
        AppearanceRules.regardAsStandard(looks.map(\.rawValue), of: self)
    }
}
