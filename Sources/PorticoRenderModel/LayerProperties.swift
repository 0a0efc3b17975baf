import CoreGraphics
import Foundation

/// A straight (not premultiplied) sRGB colour, 0…1.
package typealias RGBA = SIMD4<Float>

/// The values of one layer: what the model holds, what a transaction carries, what the sampler changes, what the render tree draws.
///
/// What most layers leave alone is in `LayerExtras`, shared until written.
@usableFromInline package struct LayerProperties: Sendable, Equatable {
    @frozen @usableFromInline package struct Flags: OptionSet, Sendable, Hashable {
        @usableFromInline package var rawValue: UInt16
        @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

        @inlinable @inline(__always)
        package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        @inlinable @inline(__always)
        package mutating func set(_ other: Flags, _ on: Bool) {
            if on { rawValue |= other.rawValue } else { rawValue &= ~other.rawValue }
        }

        @inlinable package static var hidden: Flags { Flags(rawValue: 1 << 0) }
        @inlinable package static var singleSided: Flags { Flags(rawValue: 1 << 1) }
        @inlinable package static var geometryFlipped: Flags { Flags(rawValue: 1 << 2) }
        @inlinable package static var masksToBounds: Flags { Flags(rawValue: 1 << 3) }
        @inlinable package static var opaque: Flags { Flags(rawValue: 1 << 4) }
        @inlinable package static var ungroupedOpacity: Flags { Flags(rawValue: 1 << 5) }
        @inlinable package static var shouldRasterize: Flags { Flags(rawValue: 1 << 6) }
        @inlinable package static var edgeAntialiasing: Flags { Flags(rawValue: 1 << 7) }
        @inlinable package static var continuousCorners: Flags { Flags(rawValue: 1 << 8) }
        @inlinable package static var drawsAsynchronously: Flags { Flags(rawValue: 1 << 9) }
    }

    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: Double = 0
    package var transform = Matrix4.identity
    /// Transparent where the layer has none.
    package var backgroundColor = RGBA(0, 0, 0, 0)
    package var borderColor = RGBA(0, 0, 0, 1)
    package var borderWidth: Double = 0
    package var cornerRadius: Double = 0
    package var contentsScale: Double = 1
    package var contents: ContentsRecord?
    package var opacity: Float = 1
    package var mask = LayerID.none
    @usableFromInline package var flags: Flags = []
    package var contentsGravity = ContentsGravity.resize
    /// Bit 0 minX minY, 1 maxX minY, 2 minX maxY, 3 maxX maxY: which corners `cornerRadius` rounds.
    package var maskedCorners: UInt8 = 15
    package var magnificationFilter = ContentsFilter.linear
    package var minificationFilter = ContentsFilter.linear
    /// Bit 0 left, 1 right, 2 bottom, 3 top.
    package var edgeAntialiasingMask: UInt8 = 15
    package var extrasBox: LayerExtras.Box?

    package init() {}

    @inlinable
    package subscript(flag: Flags) -> Bool {
        get { flags.contains(flag) }
        set { flags.set(flag, newValue) }
    }

    @inlinable package var isHidden: Bool {
        get { self[.hidden] }
        set { self[.hidden] = newValue }
    }
    @inlinable package var isDoubleSided: Bool {
        get { !self[.singleSided] }
        set { self[.singleSided] = !newValue }
    }
    @inlinable package var isGeometryFlipped: Bool {
        get { self[.geometryFlipped] }
        set { self[.geometryFlipped] = newValue }
    }
    @inlinable package var masksToBounds: Bool {
        get { self[.masksToBounds] }
        set { self[.masksToBounds] = newValue }
    }
    @inlinable package var isOpaque: Bool {
        get { self[.opaque] }
        set { self[.opaque] = newValue }
    }
    package var allowsGroupOpacity: Bool {
        get { !self[.ungroupedOpacity] }
        set { self[.ungroupedOpacity] = !newValue }
    }
    @inlinable package var shouldRasterize: Bool {
        get { self[.shouldRasterize] }
        set { self[.shouldRasterize] = newValue }
    }
    package var allowsEdgeAntialiasing: Bool {
        get { self[.edgeAntialiasing] }
        set { self[.edgeAntialiasing] = newValue }
    }
    /// `cornerCurve == .continuous`.
    package var hasContinuousCorners: Bool {
        get { self[.continuousCorners] }
        set { self[.continuousCorners] = newValue }
    }
    package var drawsAsynchronously: Bool {
        get { self[.drawsAsynchronously] }
        set { self[.drawsAsynchronously] = newValue }
    }

    /// The rarely used values. Reading never allocates; the first write does.
    package var extras: LayerExtras {
        get { extrasBox?.value ?? .defaults }
        _modify {
            if extrasBox == nil {
                extrasBox = LayerExtras.Box(.defaults)
            } else if !isKnownUniquelyReferenced(&extrasBox) {
                extrasBox = LayerExtras.Box(extrasBox!.value)
            }
            yield &extrasBox!.value
        }
    }

    /// From this layer's bounds space to the space in which `position` is given, without the parent's sublayer transform.
    package var localToParent: Matrix4 {
        let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
        let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
        let az = extrasBox?.value.anchorPointZ ?? 0
        if transform.isIdentity {
            return .translation(position.x - ax, position.y - ay, zPosition)
        }
        return .translation(-ax, -ay, -az) * transform * .translation(position.x, position.y, zPosition + az)
    }
}

/// What most layers leave at its default.
@usableFromInline package struct LayerExtras: Sendable, Equatable {
    package final class Box: @unchecked Sendable, Equatable {
        // Written only while one LayerProperties refers to it.
        package var value: LayerExtras

        package init(_ value: LayerExtras) { self.value = value }

        package static func == (a: Box, b: Box) -> Bool { a === b || a.value == b.value }
    }

    package static let defaults = LayerExtras()

    package var anchorPointZ: Double = 0
    package var sublayerTransform = Matrix4.identity
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var minificationFilterBias: Float = 0
    package var rasterizationScale: Double = 1
    package var shadowColor = RGBA(0, 0, 0, 1)
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: Double = 3
    /// What casts the shadow, in the layer's coordinates; nil for what the layer draws.
    package var shadowPath: CGPath?
    /// The layer's own clock, as `CAMediaTiming` has it.
    package var timing: TimingRecord?
    package var payload = LayerPayload.none
    /// Instead of a background colour, which is then transparent.
    package var backgroundPattern: BackgroundPattern?

    package init() {}
}
