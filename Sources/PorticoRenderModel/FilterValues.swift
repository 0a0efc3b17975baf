/// What a filter layer makes of the picture of everything in it: it is blurred, then each pixel's colour goes through a matrix, then a
/// program makes the pixels.
package struct FilterValues: Sendable, Equatable {
    package static let blurRadius = LayerProperty.specific0
    package static let colorMatrix = LayerProperty.specific1

    /// Four rows (red, green, blue, alpha) of five factors: of red, green, blue, alpha and 1. Components are straight sRGB, 0…1.
    package static let identityMatrix: [Double] = [
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ]

    /// The deviation of the blur, in the layer's points.
    package var blurRadius: Double = 0
    package var colorMatrix = Self.identityMatrix
    /// The blur moves colours only: the edges stay as hard as they are.
    package var keepsAlpha = false
    /// nil is none.
    package var program: PictureProgram?

    package init() {}

    /// Nothing looks otherwise.
    package var isIdentity: Bool { !blurs && !mapsColors && program == nil }
    package var blurs: Bool { blurRadius > 0 && blurRadius.isFinite }
    package var mapsColors: Bool {
        colorMatrix.count == Self.identityMatrix.count && colorMatrix != Self.identityMatrix
            && colorMatrix.allSatisfy(\.isFinite)
    }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.blurRadius: .number(blurRadius)
        case Self.colorMatrix: .numbers(colorMatrix)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.blurRadius, .number(let n)): blurRadius = n
        case (Self.colorMatrix, .numbers(let n)) where n.count == Self.identityMatrix.count: colorMatrix = n
        default: break
        }
    }
}

extension LayerProperties {
    /// A filter layer's own values; of any other layer the defaults.
    package var filter: FilterValues {
        get { if case .filter(let values)? = extrasBox?.value.payload { values } else { FilterValues() } }
        set { extras.payload = .filter(newValue) }
    }
}
