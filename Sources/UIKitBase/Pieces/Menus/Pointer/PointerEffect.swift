import CoreGraphics
import Foundation
import QuartzCore

/// What a pointer does to a view: a shade behind or before its content, and animations that hold the view nearer and its shadow. No
/// property of the view or of its layer changes.
///
/// - From: `PointerDelivery`
@MainActor final class PointerEffect {
    static let duration: TimeInterval = 0.15

    private enum Shade { case none, behind, before }

    private weak var view: UIView?
    private let path: UIBezierPath
    private let shade: Shade
    private let scales: Bool
    private let casts: Bool
    /// The pointer has become what is seen.
    let hidesPointer: Bool
    private var shadeLayer: CAShapeLayer?

    init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        let view = preview.view
        self.view = view
        switch Self.resolved(effect) {
        case .highlight: (shade, scales, casts, hidesPointer) = (.behind, false, false, true)
        case .lift: (shade, scales, casts, hidesPointer) = (.none, true, true, true)
        case .automatic: (shade, scales, casts, hidesPointer) = (.behind, false, false, true)
        case .hover(_, let tint, let shadow, let scaled):
            shade = tint == .overlay ? .before : tint == .underlay ? .behind : .none
            (scales, casts, hidesPointer) = (scaled, shadow, false)
        }
        if case .roundedRect(let rect, let radius)? = shape {
            let own = view.convert(rect, from: preview.target.container)
            path = UIBezierPath(roundedRect: own, cornerRadius: radius)
        } else {
            let corner = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : UIPointerShape.defaultCornerRadius
            path =
                preview.parameters.visiblePath
                ?? UIBezierPath(
                    roundedRect: view.bounds, cornerRadius: min(corner, view.bounds.height / 2, view.bounds.width / 2))
        }
    }

    /// Something small is highlighted, something large is hovered over.
    private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        let size = preview.size
        return size.width <= 240 && size.height <= 88
            ? .highlight(preview) : .hover(preview, prefersScaledContent: false)
    }

    func begin() {
        guard let view, view.window != nil else { return }
        if shade != .none {
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            layer.fillColor = UIColor.systemFill.resolvedColor(with: view.traitCollection).cgColor
            if shade == .behind { view.layer.insertSublayer(layer, at: 0) } else { view.layer.addSublayer(layer) }
            fade(layer, from: 0, to: 1)
            shadeLayer = layer
        }
        let most = max(view.bounds.width, view.bounds.height, 1)
        if scales {
            let scale = 1 + min(0.1, 8 / most)
            hold("transform.scale", from: 1, to: scale, on: view.layer)
        }
        if casts {
            hold("shadowOpacity", from: 0, to: 0.25, on: view.layer)
            hold("shadowRadius", from: 3, to: 10, on: view.layer)
        }
    }

    func end(animated: Bool) {
        for key in ["transform.scale", "shadowOpacity", "shadowRadius"] {
            view?.layer.removeAnimation(forKey: Self.name + key)
        }
        guard let layer = shadeLayer else { return }
        shadeLayer = nil
        guard animated, view?.window != nil else { return layer.removeFromSuperlayer() }
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { layer.removeFromSuperlayer() } }
        fade(layer, from: 1, to: 0)
        CATransaction.commit()
    }

    private static let name = "UIPointerEffect."

    /// Stays at its end until it is taken away.
    private func hold(_ key: String, from: CGFloat, to: CGFloat, on layer: CALayer) {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = Self.duration
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: Self.name + key)
    }

    private func fade(_ layer: CALayer, from: CGFloat, to: CGFloat) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = Self.duration
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = Float(to)
        CATransaction.commit()
        layer.add(animation, forKey: "fade")
    }
}
