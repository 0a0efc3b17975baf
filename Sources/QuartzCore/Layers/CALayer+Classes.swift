import CoreGraphics
import Foundation
import PorticoObjC

/// What is known of a class of layers, found out once.
struct LayerClassTraits {
    /// It has its own action(forKey:) or defaultAction(forKey:).
    var overridesActions: Bool
    /// It has its own display() or draw(in:).
    var overridesDrawing: Bool

    private nonisolated(unsafe) static var known: [ObjectIdentifier: LayerClassTraits] = [:]

    static func of(_ type: CALayer.Type) -> LayerClassTraits {
        TransactionLock.with {
            if let traits = known[ObjectIdentifier(type)] { return traits }
            let made = LayerClassTraits(
                overridesActions: ActionSlots.areOverridden(by: type),
                overridesDrawing: DrawingSlots.areOverridden(by: type))
            known[ObjectIdentifier(type)] = made
            return made
        }
    }
}

extension CALayer {
    /// Its class makes contents of its own. A shape or gradient layer does not: it draws without any.
    package final var overridesDrawing: Bool { LayerClassTraits.of(type(of: self)).overridesDrawing }

    @inline(__always)
    final func noteClass() {
        if type(of: self) == CALayer.self { return }
        state.setFlag(.overridesActions, LayerClassTraits.of(type(of: self)).overridesActions)
    }

    /// `init(layer:)` of this layer's class, which Swift cannot call by class: a class need not have it.
    final func makePresentationCopy() -> CALayer {
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        // An initialiser takes its arguments over: what is at the address is gone afterwards.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: self)
        defer { argument.deallocate() }
        let made = makeInstance(
            of: type(of: self), baseSlot: PresentationSlot.shared, argument: UnsafeMutableRawPointer(argument))
        return unsafeDowncast(made, to: CALayer.self)
    }
}

/// Probes that show where `init(layer:)` and the overridable methods lie in a layer class.
private enum PresentationSlot {
    static let shared = InitSlot(
        base: CALayer.self, overriding: LayerInitProbe.self, inheriting: LayerInitHeir.self,
        others: (LayerCoderProbe.self, inheriting: LayerCoderHeir.self))
}

private class LayerInitProbe: CALayer {
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class LayerInitHeir: LayerInitProbe {}

private class LayerCoderProbe: CALayer {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class LayerCoderHeir: LayerCoderProbe {}

private class PlainLayerProbe: CALayer {}
private class OtherPlainLayerProbe: CALayer {}

private class ActionProbe: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

private class DefaultActionProbe: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}

private class DisplayProbe: CALayer {
    override func display() {}
}

private class DrawProbe: CALayer {
    override func draw(in ctx: CGContext) {}
}

private enum DrawingSlots {
    static let display = MethodSlot(
        base: CALayer.self, plain: PlainLayerProbe.self, plain2: OtherPlainLayerProbe.self,
        overriding: DisplayProbe.self)
    static let draw = MethodSlot(
        base: CALayer.self, plain: PlainLayerProbe.self, plain2: OtherPlainLayerProbe.self, overriding: DrawProbe.self)

    static func areOverridden(by type: CALayer.Type) -> Bool {
        if type == CALayer.self { return false }
        return display.isOverridden(by: type) || draw.isOverridden(by: type)
    }
}

private enum ActionSlots {
    static let action = MethodSlot(
        base: CALayer.self, plain: PlainLayerProbe.self, plain2: OtherPlainLayerProbe.self, overriding: ActionProbe.self
    )
    static let defaultAction = MethodSlot(
        base: CALayer.self, plain: PlainLayerProbe.self, plain2: OtherPlainLayerProbe.self,
        overriding: DefaultActionProbe.self)

    static func areOverridden(by type: CALayer.Type) -> Bool {
        action.isOverridden(by: type) || defaultAction.isOverridden(by: type)
    }
}
