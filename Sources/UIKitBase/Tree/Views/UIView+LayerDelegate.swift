import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// What the layer asks its view.
///
/// - From: `CALayer.layoutSublayers()`, `CALayer.display()`, `CALayer.action(forKey:)`
/// - To: `draw(_:)`, `ViewAnimation`
extension UIView {
    /// Draws into the layer's context with the graphics stack set up for `draw(_:)` (contract C14).
    func drawContents(of layer: CALayer, in context: CGContext) {
        let rect = context.boundingBoxOfClipPath.intersection(layer.bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { withOwnTint { drawOnBackground(of: layer, in: context, rect) } }
    }

    private func drawOnBackground(of layer: CALayer, in context: CGContext, _ rect: CGRect) {
        // An opaque backing store hides the layer's own background; it begins as that colour. One with alpha lies over it.
        if layer.isOpaque, let color = backgroundColor {
            context.saveGState()
            context.setFillColor(color.cgColor)
            context.fill(rect.isNull ? layer.bounds : rect)
            context.restoreGState()
        }
        PorticoTrace.call(.view, self, "drawRect:") {
            ObservedReads.recordReads(of: .display, by: self, { $0.setNeedsDisplay() }) {
                draw(rect.isNull ? layer.bounds : rect)
            }
        }
        LifecycleChecker.drew(self, context)
    }

    func viewAction(_ layer: CALayer, _ key: String) -> (any CAAction)? {
        guard let animation = ViewAnimation.current else { return NSNull() }
        return animation.action(for: layer, key: key, view: self) ?? NSNull()
    }

    func setContentMode(_ mode: ContentMode) {
        let old = contentMode
        guard mode != old else { return }
        flags = flags.with(UInt64(mode.rawValue), ViewFlags.modeShift, 4)
        backing.contentsGravity = mode.gravity
        // Of a view that draws nothing there is nothing to redraw: contents of its own would cover what is behind it. One that redraws
        // itself in any mode, as a label, goes on to.
        if mode == .redraw {
            if drawsContents { backing.needsDisplayOnBoundsChange = true }
        } else if old == .redraw {
            backing.needsDisplayOnBoundsChange = false
        }
    }
}

extension UIView.ContentMode {
    /// The same place in the layer's words. Core Animation's vertical names are upside down on iOS.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
