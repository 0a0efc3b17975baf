import CoreGraphics
import Foundation

/// What a shape layer draws: a path, filled and stroked.
package struct ShapeValues: Sendable, Equatable {
    package static let path = LayerProperty.specific0
    package static let fillColor = LayerProperty.specific1
    package static let fillRule = LayerProperty.specific2
    package static let strokeColor = LayerProperty.specific3
    package static let strokeStart = LayerProperty.specific4
    package static let strokeEnd = LayerProperty.specific5
    package static let lineWidth = LayerProperty.specific6
    package static let miterLimit = LayerProperty.specific7
    package static let lineCap = LayerProperty.specific8
    package static let lineJoin = LayerProperty.specific9
    package static let lineDashPhase = LayerProperty.specific10
    package static let lineDashPattern = LayerProperty.specific11

    /// Immutable: a copy of what the app set.
    package var path: CGPath?
    package var fillColor = RGBA(0, 0, 0, 1)
    package var strokeColor = RGBA(0, 0, 0, 0)
    package var strokeStart: Double = 0
    package var strokeEnd: Double = 1
    package var lineWidth: Double = 1
    package var miterLimit: Double = 10
    package var lineDashPhase: Double = 0
    package var lineDashPattern: [Double] = []
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var isEvenOdd = false

    package init() {}

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.path: .path(path)
        case Self.fillColor: .color(fillColor)
        case Self.strokeColor: .color(strokeColor)
        case Self.strokeStart: .number(strokeStart)
        case Self.strokeEnd: .number(strokeEnd)
        case Self.lineWidth: .number(lineWidth)
        case Self.miterLimit: .number(miterLimit)
        case Self.lineDashPhase: .number(lineDashPhase)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.path, .path(let p)): path = p
        case (Self.fillColor, .color(let c)): fillColor = c
        case (Self.strokeColor, .color(let c)): strokeColor = c
        case (Self.strokeStart, .number(let n)): strokeStart = n
        case (Self.strokeEnd, .number(let n)): strokeEnd = n
        case (Self.lineWidth, .number(let n)): lineWidth = n
        case (Self.miterLimit, .number(let n)): miterLimit = n
        case (Self.lineDashPhase, .number(let n)): lineDashPhase = n
        default: break
        }
    }
}

extension LayerProperties {
    /// A shape layer's own values; of any other layer the defaults.
    package var shape: ShapeValues {
        get { if case .shape(let values)? = extrasBox?.value.payload { values } else { ShapeValues() } }
        set { extras.payload = .shape(newValue) }
    }
}
