import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    /// nil for all of it.
    final func markNeedsDisplay(_ rect: CGRect?) {
        defer { noteThread() }
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        if state.contains(.isPresentation) { return }
        if let rect {
            if rect.isEmpty { return }
            let cold = coldStorage
            cold.displayRect = cold.displayRect.isNull ? rect : cold.displayRect.union(rect)
        } else if let cold {
            cold.displayRect = .infinite
        } else {
            coldStorage.displayRect = .infinite
        }
        state.insert(.needsDisplay)
        if dirtyIndex < 0, let context { context.enqueueLayer(self) }
    }

    final func displayNow() {
        let isMarked = TransactionLock.with {
            defer { state.subtract(.needsDisplay) }
            return state.contains(.needsDisplay)
        }
        guard isMarked else { return }
        PorticoTrace.call(.layer, self, "display") { display() }
        TransactionLock.with { cold?.displayRect = .null }
    }

    final func displayByDefault() {
        // Also by hand: who displays has nothing left to display.
        TransactionLock.with { _ = state.remove(.needsDisplay) }
        if let delegate {
            delegateDidNotRespond = false
            delegate.display(self)
            if !delegateDidNotRespond { return }
        }
        PorticoTrace.phase("backing store update") { updateBackingStore() }
    }

    private func updateBackingStore() {
        let bounds = TransactionLock.with { properties.bounds }
        if bounds.isEmpty || !bounds.isFinite { return }
        delegate?.layerWillDraw(self)
        TransactionLock.lock()
        let scale = properties.contentsScale, isOpaque = properties.isOpaque
        // Round corners that cut contents need them where the corners are.
        let mayCut = !(properties.flags.contains(.masksToBounds) && properties.cornerRadius > 0)
        let cold = coldStorage, isGray = cold.contentsFormat == .gray8Uint
        // display() called by hand draws everything.
        var dirty = cold.displayRect.isNull ? bounds : cold.displayRect.intersection(bounds)
        if cold.displayRect.isInfinite { dirty = bounds }
        cold.displayRect = .null
        let store = cold.backingStore ?? BackingStore()
        TransactionLock.unlock()
        if dirty.isNull { return }
        // Own keys under way are drawn by a copy that has their values.
        let drawer = isRedrawing ? presentation() ?? self : self
        store.updateStore(
            bounds: bounds, scale: scale, dirty: dirty, isOpaque: isOpaque, isGray: isGray, mayCut: mayCut
        ) { context in
            PorticoTrace.call(.layer, self, "drawInContext:") { drawer.draw(in: context) }
        }
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        // Redrawing is no change that an app made: no action.
        cold.backingStore = store
        storedContents = store
        state.insert(.hasBackingStore)
        properties.contents = store.record
        markChanged(.contents)
    }

    final func askDelegateToDraw(in context: CGContext) {
        guard let delegate = model().delegate else { return }
        PorticoTrace.call(.layer, delegate, "drawLayer:inContext:") { delegate.draw(self, in: context) }
    }

    /// Whether contents are mirrored against the layer's coordinates when they are shown: on iOS, where y points down, they are, unless
    /// an odd number of layers, from this one up to the root, turn y over.
    public final func contentsAreFlipped() -> Bool {
        var isFlipped = true
        var layer: CALayer? = self
        while let next = layer {
            if next.properties.isGeometryFlipped { isFlipped.toggle() }
            layer = next.superlayer
        }
        return isFlipped
    }
}

extension CALayer {
    /// Displays every marked layer of the subtree, in a window or not.
    package final func displayTreeIfNeeded() {
        displayIfNeeded()
        let (layers, mask) = TransactionLock.with { (storedSublayers, cold?.mask) }
        DeepStack.run {
            for layer in layers { layer.displayTreeIfNeeded() }
            mask?.displayTreeIfNeeded()
        }
    }
}
