import CoreGraphics
import Foundation

extension CALayer {
    /// This layer or the nearest above it that scrolls.
    final var enclosingScrollLayer: CAScrollLayer? {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        var layer: CALayer? = self
        while let current = layer {
            if let scroll = current as? CAScrollLayer { return scroll }
            layer = current.storedSuperlayer
        }
        return nil
    }

    final func scrollEnclosing(to p: CGPoint) {
        guard let scroll = enclosingScrollLayer else { return }
        scroll.scroll(to: scroll.convert(p, from: self))
    }

    final func scrollEnclosing(to r: CGRect) {
        guard let scroll = enclosingScrollLayer else { return }
        scroll.scroll(to: scroll.convert(r, from: self))
    }

    /// What of the layer the nearest scroll layer shows, in the layer's own coordinates: all of it where nothing scrolls.
    public final var visibleRect: CGRect {
        guard let scroll = enclosingScrollLayer, scroll !== self else { return properties.bounds }
        let shown = properties.bounds.intersection(convert(scroll.bounds, from: scroll))
        return shown.isNull ? .zero : shown
    }
}
