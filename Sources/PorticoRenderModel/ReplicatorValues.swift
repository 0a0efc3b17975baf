import Foundation

/// How a replicator layer repeats its sublayers.
package struct ReplicatorValues: Sendable, Equatable {
    package static let instanceCount = LayerProperty.specific0
    package static let preservesDepth = LayerProperty.specific1
    package static let instanceDelay = LayerProperty.specific2
    package static let instanceTransform = LayerProperty.specific3
    package static let instanceColor = LayerProperty.specific4
    package static let instanceRedOffset = LayerProperty.specific5
    package static let instanceGreenOffset = LayerProperty.specific6
    package static let instanceBlueOffset = LayerProperty.specific7
    package static let instanceAlphaOffset = LayerProperty.specific8

    package var count = 1
    package var preservesDepth = false
    /// Seconds that each instance lags behind the one before.
    package var delay: Double = 0
    /// From one instance to the next, about the centre of the bounds.
    package var transform = Matrix4.identity
    /// Multiplied with the first instance; the offsets are added for each one after.
    package var color = RGBA(1, 1, 1, 1)
    package var colorOffset = RGBA(0, 0, 0, 0)

    package init() {}

    /// More are drawn by no device at any useful rate.
    package static let limit = 4096

    package var drawnCount: Int { max(0, min(count, Self.limit)) }

    /// What instance `k` is multiplied with.
    package func color(of k: Int) -> RGBA {
        (color + colorOffset * Float(k)).clamped(lowerBound: RGBA(repeating: 0), upperBound: RGBA(repeating: 1))
    }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.instanceCount: .number(Double(count))
        case Self.instanceDelay: .number(delay)
        case Self.instanceTransform: .transform(transform)
        case Self.instanceColor: .color(color)
        case Self.instanceRedOffset: .number(Double(colorOffset.x))
        case Self.instanceGreenOffset: .number(Double(colorOffset.y))
        case Self.instanceBlueOffset: .number(Double(colorOffset.z))
        case Self.instanceAlphaOffset: .number(Double(colorOffset.w))
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.instanceCount, .number(let n)): count = Int(max(0, min(n, Double(Self.limit))).rounded())
        case (Self.instanceDelay, .number(let n)): delay = n
        case (Self.instanceTransform, .transform(let m)): transform = m
        case (Self.instanceColor, .color(let c)): color = c
        case (Self.instanceRedOffset, .number(let n)): colorOffset.x = Float(n)
        case (Self.instanceGreenOffset, .number(let n)): colorOffset.y = Float(n)
        case (Self.instanceBlueOffset, .number(let n)): colorOffset.z = Float(n)
        case (Self.instanceAlphaOffset, .number(let n)): colorOffset.w = Float(n)
        default: break
        }
    }
}

extension LayerProperties {
    /// A replicator layer's own values; of any other layer the defaults.
    package var replicator: ReplicatorValues {
        get { if case .replicator(let values)? = extrasBox?.value.payload { values } else { ReplicatorValues() } }
        set { extras.payload = .replicator(newValue) }
    }
}
