import CoreGraphics
import Foundation

/// What bars cover at the top or bottom of a controller's view (`UIViewController.topLayoutGuide`): `length` points, and
/// an item for constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A strip along the top or bottom edge of a controller's view.
@MainActor final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let owner else { return 0 }
        return identifier == Self.top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
    }

    static let top = "UIViewControllerTop"
    static let bottom = "UIViewControllerBottom"
}
