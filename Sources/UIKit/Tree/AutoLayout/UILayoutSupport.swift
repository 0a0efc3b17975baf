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

    fileprivate static let top = "UIViewControllerTop"
    fileprivate static let bottom = "UIViewControllerBottom"
}

extension UIViewController {
    /// The strip that bars cover at the top; `view.safeAreaLayoutGuide` took its place.
    public var topLayoutGuide: any UILayoutSupport { barGuide(BarGuide.top, .top) }
    /// The strip that bars cover at the bottom; `view.safeAreaLayoutGuide` took its place.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(BarGuide.bottom, .bottom) }

    private func barGuide(_ name: String, _ edge: NSLayoutConstraint.Attribute) -> BarGuide {
        let view: UIView = self.view
        if let guide = view.extras?.systemGuides.first(where: { $0.identifier == name }) as? BarGuide { return guide }
        let guide = BarGuide()
        view.keep(guide, name) {
            GuideEdges($0, along: edge, of: view, hasSides: false) {
                edge == .top ? $0.safeAreaInsets.top : $0.safeAreaInsets.bottom
            }
        }
        return guide
    }
}
