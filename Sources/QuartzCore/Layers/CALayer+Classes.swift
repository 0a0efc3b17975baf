import Foundation
import PorticoObjC

/// What is known of a class of layers, found out once.
struct LayerClassTraits {
    /// It has its own action(forKey:) or defaultAction(forKey:).
    var overridesActions: Bool
    /// Makes a layer of this class for presentation.
    var isOurs: Bool

    private nonisolated(unsafe) static var known: [ObjectIdentifier: LayerClassTraits] = [:]

    static func of(_ type: CALayer.Type) -> LayerClassTraits {
        TransactionLock.with {
            if let traits = known[ObjectIdentifier(type)] { return traits }
            // Classes of ours answer for themselves; any other may override.
            let isOurs = String(reflecting: type).hasPrefix("QuartzCore.")
            let made = LayerClassTraits(overridesActions: !isOurs, isOurs: isOurs)
            known[ObjectIdentifier(type)] = made
            return made
        }
    }
}

extension CALayer {
    @inline(__always)
    final func noteClass() {
        if type(of: self) == CALayer.self { return }
        state.set(.overridesActions, LayerClassTraits.of(type(of: self)).overridesActions)
    }

    /// `init(layer:)` of this layer's class.
    final func makePresentationCopy() -> CALayer {
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        return CALayer(layer: self)
    }
}
