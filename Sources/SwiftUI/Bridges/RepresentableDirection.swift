import UIKit

/// The direction that a view of UIKit's gets from the environment where that isn't the app's: controls turn around with what is
/// about them. A view with an attribute of its own keeps it.
///
/// - From: `RepresentableNode`
@MainActor struct RepresentableDirection {
    private var given = UISemanticContentAttribute.unspecified

    mutating func applyDirection(_ direction: LayoutDirection, to view: UIView) {
        guard view.semanticContentAttribute == given else { return }
        let isRightToLeft = direction == .rightToLeft
        let isApps = (UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft) == isRightToLeft
        let wanted: UISemanticContentAttribute =
            isApps ? .unspecified : isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        guard wanted != given else { return }
        given = wanted
        view.semanticContentAttribute = wanted
    }
}
