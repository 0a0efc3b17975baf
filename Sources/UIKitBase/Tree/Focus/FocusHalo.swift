import CoreGraphics
import Foundation
import QuartzCore

/// Draws the line around the item that has the focus. It is a layer of the item's own view, or of the effect's container, so it moves with what it lies in.
///
/// - From: `FocusEngine`, `UIView.layoutFromLayer`
@MainActor final class FocusHalo {
    /// The line's width, and how far it stays away from a shape that it lies around.
    static let (width, distance): (CGFloat, CGFloat) = (3, 1)
    /// The corners of an item that has none.
    static let cornerRadius: CGFloat = 8

    private let line = CAShapeLayer()
    private weak var reference: UIView?
    private var effect: UIFocusHaloEffect?
    /// Of an item that is no view, in the reference view's coordinates.
    private var itemRect: CGRect?

    init() {
        line.fillColor = nil
        line.lineWidth = Self.width
        line.zPosition = 10_000
    }

    /// Shows the item's effect, or with nil none.
    func showEffect(of item: (any UIFocusItem)?) {
        reference?.flags.remove(.hasHalo)
        reference = nil
        effect = nil
        itemRect = nil
        line.removeFromSuperlayer()
        // Full Keyboard Access shows where it is, also where the caret does.
        guard let item, let wanted = item.focusEffect ?? (FocusEngine.reachesEverything ? UIFocusEffect() : nil) else {
            return
        }
        let halo = (wanted as? UIFocusHaloEffect) ?? UIFocusHaloEffect()
        let nearest = FocusPath.outwards(from: item).lazy.compactMap { $0 as? UIView }.first
        guard let view = halo.referenceView ?? nearest else { return }
        if !(item is UIView), halo.referenceView == nil { itemRect = FocusItems.frame(of: item, in: view) }
        (reference, effect) = (view, halo)
        view.flags.insert(.hasHalo)
        placeLine()
    }

    /// The reference view has been laid out.
    func placeLine() {
        guard let reference, let effect else { return }
        let isInside =
            switch effect.position {
            case .automatic: reference.clipsToBounds || reference.keepsFocusHaloInside
            case .inside: true
            case .outside: false
            }
        let cutsOff = reference.clipsToBounds && !isInside
        let home = effect.containerView ?? (cutsOff ? reference.superview : nil) ?? reference
        let offset = reference.convert(CGPoint.zero, to: home)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let path = outline(of: effect, around: reference, isInside: isInside)
        path.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
        line.path = path.cgPath
        line.strokeColor = reference.tintColor.resolvedColor(with: reference.traitCollection).cgColor
        if line.superlayer !== home.layer { home.layer.addSublayer(line) }
        CATransaction.commit()
    }

    /// The middle of the line, in the reference view's coordinates.
    private func outline(of effect: UIFocusHaloEffect, around view: UIView, isInside: Bool) -> UIBezierPath {
        // Outwards, the line is as far away as it is told to be.
        let growth = isInside ? -Self.width / 2 : Self.distance + Self.width / 2
        var rect = itemRect ?? view.bounds
        var radius = itemRect == nil && view.layer.cornerRadius > 0 ? view.layer.cornerRadius : Self.cornerRadius
        switch effect.shape {
        case .bounds: break
        case .rounded(let given, let cornerRadius, _): (rect, radius) = (given, cornerRadius)
        case .path(let path): return (path.copy() as? UIBezierPath) ?? path
        }
        let grown = rect.insetBy(dx: -growth, dy: -growth)
        guard radius > 0 else { return UIBezierPath(rect: grown) }
        return UIBezierPath(roundedRect: grown, cornerRadius: max(radius + growth, 0))
    }
}
