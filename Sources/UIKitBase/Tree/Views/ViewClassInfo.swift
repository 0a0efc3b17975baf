import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

/// What a view class overrides, read once from its method table: a view that does not draw needs no contents, and one
/// that does not care about the safe area is never told.
struct ViewClassInfo {
    var draws: Bool
    var constraintBased: Bool
    var watchesSafeArea: Bool
    var watchesTraits: Bool
    var updatesConstraints: Bool
    /// The class leaves `action(for:forKey:)` alone: its layer need not ask outside of animation blocks.
    var quietActions: Bool
    /// The class leaves `layoutSublayers(of:)` alone.
    var plainLayout: Bool
    /// A plain layer, and none of what a frame is set by is overridden: constraints may go straight to the layer.
    var plainGeometry: Bool
    var layerClass: AnyClass
    var usesPlainLayer: Bool
}

@MainActor extension ViewClassInfo {
    @InProcess private static var known: [ObjectIdentifier: ViewClassInfo] = [:]
    @InProcess private static var last: (cls: ObjectIdentifier, info: ViewClassInfo)? = nil

    /// The last class asked for is kept apart: views of one class come in runs.
    static func of(_ cls: UIView.Type) -> ViewClassInfo {
        let key = ObjectIdentifier(cls)
        if let last, last.cls == key { return last.info }
        let info = known[key] ?? make(cls)
        last = (key, info)
        return info
    }

    private static func make(_ cls: UIView.Type) -> ViewClassInfo {
        let slots = ViewSlots.shared
        let layerClass: AnyClass = cls.layerClass
        let hasPlainGeometry =
            layerClass == CALayer.self && !slots.bounds.isOverridden(by: cls) && !slots.center.isOverridden(by: cls)
            && !slots.alignmentInsets.isOverridden(by: cls) && !slots.alignmentFrame.isOverridden(by: cls)
        let info = ViewClassInfo(
            draws: slots.draw.isOverridden(by: cls) || slots.drawInContext.isOverridden(by: cls)
                || slots.display.isOverridden(by: cls),
            constraintBased: cls.requiresConstraintBasedLayout,
            watchesSafeArea: slots.safeArea.isOverridden(by: cls),
            watchesTraits: slots.traits.isOverridden(by: cls),
            updatesConstraints: slots.constraints.isOverridden(by: cls),
            quietActions: !slots.actions.isOverridden(by: cls),
            plainLayout: !slots.layout.isOverridden(by: cls), plainGeometry: hasPlainGeometry,
            layerClass: layerClass, usesPlainLayer: layerClass == CALayer.self)
        known[ObjectIdentifier(cls)] = info
        return info
    }
}

/// Where the methods of `UIView` that cost something when overridden stand in the method table.
@MainActor private struct ViewSlots {
    let draw: MethodSlot
    let drawInContext: MethodSlot
    let display: MethodSlot
    let safeArea: MethodSlot
    let traits: MethodSlot
    let constraints: MethodSlot
    let actions: MethodSlot
    let layout: MethodSlot
    let bounds: MethodSlot
    let center: MethodSlot
    let alignmentInsets: MethodSlot
    let alignmentFrame: MethodSlot

    static let shared = ViewSlots()

    private init() {
        func slot(_ overriding: AnyClass, several: Bool = false) -> MethodSlot {
            MethodSlot(
                base: UIView.self, plain: Plain.self, plain2: Plain2.self, overriding: overriding, several: several)
        }
        draw = slot(Draws.self)
        drawInContext = slot(DrawsInContext.self)
        display = slot(Displays.self)
        safeArea = slot(WatchesSafeArea.self)
        traits = slot(WatchesTraits.self)
        constraints = slot(UpdatesConstraints.self)
        actions = slot(AnswersActions.self)
        layout = slot(LaysOutLayers.self)
        bounds = slot(HasBounds.self, several: true)
        center = slot(HasCenter.self, several: true)
        alignmentInsets = slot(HasAlignmentInsets.self)
        alignmentFrame = slot(HasAlignmentFrame.self)
        UIView.layOutPlainViews()
        MainThreadChecker.begin()
    }

    private class Plain: UIView {}
    private class Plain2: UIView {}
    private class Draws: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private class DrawsInContext: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    private class Displays: UIView {
        override func display(_ layer: CALayer) {}
    }
    private class WatchesSafeArea: UIView {
        override func safeAreaInsetsDidChange() {}
    }
    private class AnswersActions: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    private class LaysOutLayers: UIView {
        override func layoutSublayers(of layer: CALayer) {}
    }
    private class HasBounds: UIView {
        override var bounds: CGRect {
            get { .zero }
            set {}
        }
    }
    private class HasCenter: UIView {
        override var center: CGPoint {
            get { .zero }
            set {}
        }
    }
    private class HasAlignmentInsets: UIView {
        override var alignmentRectInsets: UIEdgeInsets { .zero }
    }
    private class HasAlignmentFrame: UIView {
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { .zero }
    }
    private class UpdatesConstraints: UIView {
        override func updateConstraints() {}
    }
    private class WatchesTraits: UIView {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    }
}
