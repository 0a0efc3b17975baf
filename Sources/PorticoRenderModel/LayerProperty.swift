/// Every property that a layer commits. The raw value is the bit in `LayerChanges`.
///
/// From `specific0` on the meaning depends on the layer's class (`LayerPayload`): a shape layer's `path` and a gradient layer's
/// `colors` may share a bit, since no layer is both.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
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

    @inlinable package var change: LayerChanges { LayerChanges(rawValue: 1 << UInt64(rawValue)) }
}

/// Which properties of a layer differ from what was last committed: one bit a `LayerProperty`.
package struct LayerChanges: OptionSet, Sendable, Hashable {
    package var rawValue: UInt64

    @inlinable
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    @inlinable
    package init(_ property: LayerProperty) { rawValue = 1 << UInt64(property.rawValue) }

    /// Everything: what a layer commits when it first comes into a context.
    package static let all = LayerChanges(rawValue: (1 << UInt64(LayerProperty.allCases.count)) - 1)

    package var properties: [LayerProperty] { LayerProperty.allCases.filter { contains(LayerChanges($0)) } }

    package static let bounds = LayerChanges(.bounds)
    package static let position = LayerChanges(.position)
    package static let transform = LayerChanges(.transform)
    package static let opacity = LayerChanges(.opacity)
    package static let contents = LayerChanges(.contents)
    package static let backgroundColor = LayerChanges(.backgroundColor)
    package static let sublayers = LayerChanges(.sublayers)
    package static let timing = LayerChanges(.timing)

    /// What moves the layer or what is below it, without repainting it.
    package static let geometry: LayerChanges = [
        LayerChanges(.bounds), LayerChanges(.position), LayerChanges(.zPosition), LayerChanges(.anchorPoint),
        LayerChanges(.anchorPointZ), LayerChanges(.transform), LayerChanges(.sublayerTransform),
        LayerChanges(.isGeometryFlipped),
    ]
}

extension LayerChanges: CustomStringConvertible {
    package var description: String {
        "[" + properties.map { String(describing: $0) }.joined(separator: " ") + "]"
    }
}
