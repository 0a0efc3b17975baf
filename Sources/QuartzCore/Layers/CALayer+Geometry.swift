import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    final var computedFrame: CGRect {
        // The lists in the properties aren't copied along: frames are asked for more often than anything else.
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        if properties.transform.isIdentity {
            let (place, anchor, size) = (properties.position, properties.anchorPoint, properties.bounds.size)
            return CGRect(
                x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
                height: size.height)
        }
        return properties.localToParent.apply(properties.bounds)
    }

    /// Through the position and bounds setters, in this order, so that overrides see it.
    final func storeFrame(_ given: CGRect) {
        let new = given.standardized
        let transform = properties.transform
        let anchor = properties.anchorPoint
        var size = new.size
        var place = CGPoint(x: new.origin.x + anchor.x * size.width, y: new.origin.y + anchor.y * size.height)
        if !transform.isIdentity, let inverse = transform.inverse {
            let unmoved = CGRect(origin: .zero, size: new.size)
            size = inverse.apply(unmoved).size
            // Where the box around the new bounds begins, seen from the anchor point.
            let box = transform.apply(
                CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height))
            place = CGPoint(x: new.origin.x - box.origin.x, y: new.origin.y - box.origin.y)
        }
        position = place
        bounds = CGRect(origin: properties.bounds.origin, size: size)
    }

    /// From this layer's coordinates to its superlayer's, with the superlayer's sublayer transform and flip. Called with the lock.
    final var toSuperlayer: Matrix4 {
        let own = properties.localToParent
        guard let parent = storedSuperlayer else { return own }
        return own * parent.sublayerSpace
    }

    /// The transform between a sublayer's superlayer coordinates and this layer's bounds coordinates.
    final var sublayerSpace: Matrix4 { Self.sublayerSpace(properties) }

    static func sublayerSpace(_ properties: LayerProperties) -> Matrix4 {
        var m = Matrix4.identity
        let b = properties.bounds
        if let box = properties.extrasBox, !box.value.sublayerTransform.isIdentity {
            let ax = b.origin.x + properties.anchorPoint.x * b.size.width
            let ay = b.origin.y + properties.anchorPoint.y * b.size.height
            m = .translation(-ax, -ay) * box.value.sublayerTransform * .translation(ax, ay)
        }
        if properties.isGeometryFlipped {
            m = m * Matrix4(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * b.origin.y + b.size.height)
        }
        return m
    }

    /// The sublayers stand in space; any other layer shows them flat on its own plane.
    final var keepsDepth: Bool {
        guard let payload = properties.extrasBox?.value.payload else { return false }
        if case .replicator(let values) = payload { return values.preservesDepth }
        return payload.keepsDepth
    }

    /// From this layer to the root of its tree, or up to `ancestor`. Called with the lock.
    final func matrix(upTo ancestor: CALayer? = nil) -> Matrix4 {
        var m = Matrix4.identity
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            m = m * current.toSuperlayer
            layer = current.storedSuperlayer
            if let parent = layer, !parent.keepsDepth { m = m.flattened }
        }
        return m
    }

    private func isDescendant(of other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.storedSuperlayer
        }
        return false
    }

    /// From this layer's coordinates to those of `other`; nil where no inverse exists. With nil: to the root's superspace.
    package final func matrix(to other: CALayer?) -> Matrix4? {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        guard let other, other !== self else { return other == nil ? matrix() : .identity }
        // Neighbours need no way up: a hit test asks this at each level.
        if other.storedSuperlayer === self { return other.matrix(upTo: self).flattened.inverse }
        if isDescendant(of: other) { return matrix(upTo: other) }
        if other.isDescendant(of: self) { return other.matrix(upTo: self).flattened.inverse }
        guard let back = other.matrix().flattened.inverse else { return nil }
        return matrix().flattened * back
    }

    /// Converts a point of `l`'s coordinates to this layer's. With nil, of the tree's root's superspace. A point that has no place
    /// (the layer has been scaled to nothing) comes back as it is.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        if let l { return l.matrix(to: self)?.apply(p) ?? p }
        return TransactionLock.with { matrix() }.flattened.inverse?.apply(p) ?? p
    }

    /// Converts a point of this layer's coordinates to `l`'s; with nil, to the superspace of the tree's root.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { matrix(to: l)?.apply(p) ?? p }

    /// Converts a rectangle of `l`'s coordinates to this layer's: the box around it where it is turned. With nil, of the superspace of
    /// the tree's root.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        if let l { return l.matrix(to: self)?.apply(r) ?? r }
        return TransactionLock.with { matrix() }.flattened.inverse?.apply(r) ?? r
    }

    /// Converts a rectangle of this layer's coordinates to `l`'s: the box around it where it is turned. With nil, to the superspace of
    /// the tree's root.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { matrix(to: l)?.apply(r) ?? r }

    /// Back to front: the list's order, and zPosition before it.
    package final var sublayersInOrder: [CALayer] {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        guard state.contains(.sortsSublayers) else { return storedSublayers }
        let indexed = storedSublayers.enumerated().sorted {
            ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
        }
        return indexed.map(\.element)
    }

    // MARK: Time

    /// Converts a time of `l` to this layer's, in seconds; with nil, of `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        TransactionLock.with { localTime(l?.absoluteTime(t) ?? t) }
    }

    /// Converts a time of this layer to `l`'s, in seconds; with nil, to `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        TransactionLock.with {
            let absolute = absoluteTime(t)
            return l?.localTime(absolute) ?? absolute
        }
    }

    private func absoluteTime(_ t: Double) -> Double {
        let parent = timing.parentTime(t)
        return storedSuperlayer?.absoluteTime(parent) ?? parent
    }

    /// This layer's time at the media clock's `t`. Called with the lock.
    final func localTime(_ t: Double) -> Double {
        let parent = storedSuperlayer?.localTime(t) ?? t
        guard let timing = properties.extrasBox?.value.timing else { return parent }
        return timing.localTime(parent)
    }
}
