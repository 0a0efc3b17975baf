import Foundation

/// What a gradient layer draws: colours along a line, around a centre, or about one.
package struct GradientValues: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case axial, radial, conic }

    package static let colors = LayerProperty.specific0
    package static let locations = LayerProperty.specific1
    package static let startPoint = LayerProperty.specific2
    package static let endPoint = LayerProperty.specific3
    package static let type = LayerProperty.specific4

    package var colors: [RGBA] = []
    /// 0…1 in order, one for each colour; empty for an even spread.
    package var locations: [Double] = []
    /// In the unit square of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var kind = Kind.axial

    package init() {}

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.colors: .colors(colors)
        case Self.locations: .numbers(locations)
        case Self.startPoint: .point(startPoint)
        case Self.endPoint: .point(endPoint)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.colors, .colors(let c)): colors = c
        case (Self.locations, .numbers(let n)): locations = n
        case (Self.startPoint, .point(let p)): startPoint = p
        case (Self.endPoint, .point(let p)): endPoint = p
        default: break
        }
    }
}

extension LayerProperties {
    /// A gradient layer's own values; of any other layer the defaults.
    package var gradient: GradientValues {
        get { if case .gradient(let values)? = extrasBox?.value.payload { values } else { GradientValues() } }
        set { extras.payload = .gradient(newValue) }
    }
}
