/// What a backdrop layer shows in its shape: what lies below it, blurred, its colours made stronger or weaker, and tinted.
package struct BackdropValues: Sendable, Equatable {
    package static let blurRadius = LayerProperty.specific0
    package static let saturation = LayerProperty.specific1
    package static let tint = LayerProperty.specific2

    /// The deviation of the blur, in the layer's points.
    package var blurRadius: Double = 20
    /// 0 is grey, 1 as it is.
    package var saturation: Double = 1
    /// Laid over all.
    package var tint = RGBA(0, 0, 0, 0)

    package init() {}

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.blurRadius: .number(blurRadius)
        case Self.saturation: .number(saturation)
        case Self.tint: .color(tint)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.blurRadius, .number(let n)): blurRadius = n
        case (Self.saturation, .number(let n)): saturation = n
        case (Self.tint, .color(let c)): tint = c
        default: break
        }
    }
}

extension LayerProperties {
    /// A backdrop layer's own values; of any other layer the defaults.
    package var backdrop: BackdropValues {
        get { if case .backdrop(let values)? = extrasBox?.value.payload { values } else { BackdropValues() } }
        set { extras.payload = .backdrop(newValue) }
    }
}
