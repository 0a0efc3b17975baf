/// Every property that a layer commits. The raw value is the bit in `LayerChanges`.
///
/// From `specific0` on the meaning depends on the layer's class (`LayerPayload`): a shape layer's `path` and a gradient layer's
/// `colors` may share a bit, since no layer is both.
@frozen @usableFromInline package enum LayerProperty: UInt8, CaseIterable, Sendable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    case isHidden, isDoubleSided, isGeometryFlipped, masksToBounds, mask
    case contents, contentsRect, contentsCenter, contentsGravity, contentsScale, contentsFormat
    case minificationFilter, magnificationFilter, minificationFilterBias
    case isOpaque, backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
    case opacity, allowsGroupOpacity, shouldRasterize, rasterizationScale
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case edgeAntialiasingMask, allowsEdgeAntialiasing, drawsAsynchronously
    case filters, compositingFilter, backgroundFilters
    case sublayers, timing
    case specific0, specific1, specific2, specific3, specific4, specific5, specific6, specific7, specific8, specific9
    case specific10, specific11, specific12, specific13, specific14, specific15, specific16

    @inlinable package var change: LayerChanges { LayerChanges(self) }

    /// The raw value without a call: cases are numbered from zero in order, which a test checks.
    @inlinable @inline(__always)
    package var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// Which properties of a layer differ from what was last committed: one bit a `LayerProperty`.
@usableFromInline package struct LayerChanges: OptionSet, Sendable, Hashable {
    @usableFromInline package var rawValue: UInt64

    @inlinable
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inlinable @inline(__always)
    package init(_ property: LayerProperty) { rawValue = 1 << UInt64(property.index) }

    // OptionSet's own would be calls through witnesses from other modules; setters cannot afford them.
    @inlinable @inline(__always)
    package mutating func formUnion(_ other: LayerChanges) { rawValue |= other.rawValue }
    @inlinable @inline(__always)
    package func contains(_ other: LayerChanges) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable @inline(__always)
    package func subtracting(_ other: LayerChanges) -> LayerChanges {
        LayerChanges(rawValue: rawValue & ~other.rawValue)
    }
    @inlinable @inline(__always)
    package var isEmpty: Bool { rawValue == 0 }

    // An array literal would be a call through witnesses, too.
    @inlinable package static var none: LayerChanges { LayerChanges(rawValue: 0) }

    /// Everything: what a layer commits when it first comes into a context.
    @inlinable package static var all: LayerChanges {
        LayerChanges(rawValue: (2 << UInt64(LayerProperty.specific16.index)) - 1)
    }

    /// Some of them belong to a class of layers.
    @inlinable package var hasSpecific: Bool { rawValue >> UInt64(LayerProperty.specific0.index) != 0 }

    /// Calls `body` for each of them, in the order of their bits.
    @inlinable @inline(__always)
    package func forEach(_ body: (LayerProperty) -> Void) {
        var rest = rawValue & Self.all.rawValue
        while rest != 0 {
            // Every bit of `all` is a case.
            body(unsafeBitCast(UInt8(truncatingIfNeeded: rest.trailingZeroBitCount), to: LayerProperty.self))
            rest &= rest - 1
        }
    }

    package var properties: [LayerProperty] { LayerProperty.allCases.filter { contains(LayerChanges($0)) } }

    @inlinable package static var bounds: LayerChanges { LayerChanges(.bounds) }
    @inlinable package static var position: LayerChanges { LayerChanges(.position) }
    @inlinable package static var transform: LayerChanges { LayerChanges(.transform) }
    @inlinable package static var opacity: LayerChanges { LayerChanges(.opacity) }
    @inlinable package static var contents: LayerChanges { LayerChanges(.contents) }
    @inlinable package static var backgroundColor: LayerChanges { LayerChanges(.backgroundColor) }
    @inlinable package static var sublayers: LayerChanges { LayerChanges(.sublayers) }
    @inlinable package static var timing: LayerChanges { LayerChanges(.timing) }

    /// What moves the layer or what is below it, without repainting it.
    package static let geometry: LayerChanges = [
        LayerChanges(.bounds), LayerChanges(.position), LayerChanges(.zPosition), LayerChanges(.anchorPoint),
        LayerChanges(.anchorPointZ), LayerChanges(.transform), LayerChanges(.sublayerTransform),
        LayerChanges(.isGeometryFlipped),
    ]
}

extension LayerChanges: CustomStringConvertible {
    @usableFromInline package var description: String {
        "[" + properties.map { String(describing: $0) }.joined(separator: " ") + "]"
    }
}
