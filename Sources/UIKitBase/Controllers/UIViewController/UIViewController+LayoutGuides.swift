import CoreGraphics
import Foundation

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
