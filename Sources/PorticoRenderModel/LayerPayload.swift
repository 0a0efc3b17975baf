/// What a layer of a special class draws besides: the values of its `LayerProperty.specific0`… .
///
/// A new class of layer adds a case, a struct with its values, and a line to each of the two functions; the names of the properties are
/// in the class's `LayerPropertyTable`.
package enum LayerPayload: Sendable, Equatable {
    case none
    /// A transform layer: draws nothing itself and does not flatten its sublayers.
    case transform
    case shape(ShapeValues)
    case gradient(GradientValues)
    case text(TextValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
    case tiled(TiledValues)
    case backdrop(BackdropValues)
    case curl(CurlValues)
    case filter(FilterValues)

    /// The sublayers stand in space.
    package var keepsDepth: Bool { if case .transform = self { true } else { false } }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch self {
        case .none, .transform, .tiled: return nil
        case .shape(let values): return values.value(of: property)
        case .gradient(let values): return values.value(of: property)
        case .text(let values): return values.value(of: property)
        case .replicator(let values): return values.value(of: property)
        case .emitter(let values): return values.value(of: property)
        case .backdrop(let values): return values.value(of: property)
        case .curl(let values): return values.value(of: property)
        case .filter(let values): return values.value(of: property)
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch self {
        case .none, .transform, .tiled: break
        case .shape(var values):
            values.setValue(value, of: property)
            self = .shape(values)
        case .gradient(var values):
            values.setValue(value, of: property)
            self = .gradient(values)
        case .text(var values):
            values.setValue(value, of: property)
            self = .text(values)
        case .replicator(var values):
            values.setValue(value, of: property)
            self = .replicator(values)
        case .emitter(var values):
            values.setValue(value, of: property)
            self = .emitter(values)
        case .backdrop(var values):
            values.setValue(value, of: property)
            self = .backdrop(values)
        case .curl(var values):
            values.setValue(value, of: property)
            self = .curl(values)
        case .filter(var values):
            values.setValue(value, of: property)
            self = .filter(values)
        }
    }
}
