import CoreGraphics
import QuartzCore

extension UIView {
    /// Gives the shadow the view's own rounded outline: it needs no off-screen pass then. Again after each change of size.
    func castShadowOfOutline() {
        let bounds = layer.bounds
        let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        let path = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        if layer.shadowPath != path { layer.shadowPath = path }
    }
}
