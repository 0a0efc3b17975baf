import CoreGraphics
import Foundation
import QuartzCore

extension LifecycleChecker {
    /// One view's layout pass.
    static func layout(of view: UIView, _ body: () -> Void) {
        let size = view.layer.bounds.size
        let installed = LayoutEngine.shared.installCount
        body()
        if isSystemsOwn(view) { return }
        if view.layer.bounds.size != size {
            report(
                .resizesInLayout, name(view),
                reason: "layoutSubviews changes the view's own size, which asks for another layout",
                remedy: "set the size where the view's size is decided: its superview, its constraints or sizeThatFits")
        }
        let id = ObjectIdentifier(view)
        if LayoutEngine.shared.installCount > installed {
            passes[id, default: 0] += 1
            if passes[id]! >= 3 {
                report(
                    .constraintsEveryPass, name(view), reason: "adds constraints in every layout pass",
                    remedy: "make them once, keep them, and change their constants")
            }
        } else if passes[id] != nil {
            passes[id] = nil
        }
        let layer = view.layer
        if layer.shadowOpacity > 0, layer.shadowPath == nil, !layer.masksToBounds, layer.bounds.width > 0 {
            report(
                .costlyShadow, name(view),
                reason: "casts a shadow without a shadowPath, which takes an off-screen pass",
                remedy: "set layer.shadowPath to the view's outline")
        }
    }

    /// A view has drawn into `context`.
    static func drew(_ view: UIView, _ context: CGContext) {
        guard isOn, !isSystemsOwn(view), let data = context.data else { return }
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
        let (hash, now, id) = (hasher.finalize(), CACurrentMediaTime(), ObjectIdentifier(view))
        var drawing = drawings[id] ?? Drawing(hash: hash, repeats: 0, time: now)
        drawing.repeats = drawing.hash == hash && now - drawing.time < 0.1 ? drawing.repeats + 1 : 0
        (drawing.hash, drawing.time) = (hash, now)
        drawings[id] = drawing
        if drawing.repeats >= repeatLimit {
            report(
                .sameDrawing, name(view), reason: "draw(_:) made the same picture \(repeatLimit) times in a row",
                remedy: "call setNeedsDisplay() only when what is drawn has changed")
        }
    }
}
