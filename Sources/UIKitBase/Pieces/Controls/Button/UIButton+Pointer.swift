import CoreGraphics
import Foundation

/// - From: `UIButton.isPointerInteractionEnabled`
/// - To: `UIPointerInteraction`
extension UIButton: UIPointerInteractionDelegate {
    func enablePointer(_ isEnabled: Bool) {
        guard isEnabled != (pointer != nil) else { return }
        if isEnabled {
            let interaction = UIPointerInteraction(delegate: self)
            pointer = interaction
            addInteraction(interaction)
        } else if let interaction = pointer {
            pointer = nil
            removeInteraction(interaction)
        }
    }

    /// The button's own look under a pointer, passed through `pointerStyleProvider`; nil while it is disabled or out of a window.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard isEnabled, window != nil, superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: self))
        let shape = UIPointerShape.roundedRect(
            frame, radius: layer.cornerRadius > 0 ? layer.cornerRadius : UIPointerShape.defaultCornerRadius)
        if let pointerStyleProvider { return pointerStyleProvider(self, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}
