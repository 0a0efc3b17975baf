import CoreGraphics
import CoreText
import Foundation
import QuartzCore

@testable import PorticoRender

/// What single classes of layers add.
extension PropertyRow {
    static let classes: [PropertyRow] = shape + gradient + text + replicator + emitter + containers

    private static func ofShape(
        _ key: String, standard: Any?, _ setUp: @escaping (CAShapeLayer) -> Void = { _ in },
        value: @escaping () -> Any?, half: Half = .none, _ repaints: Repaint
    ) -> PropertyRow {
        PropertyRow(
            key: key, make: { CAShapeLayer() }, standard: standard,
            setUp: {
                let layer = $0 as! CAShapeLayer
                layer.backgroundColor = nil
                layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
                setUp(layer)
            }, value: value, half: half, kinds: [.shape], repaints: repaints)
    }

    /// A right angle, four points wide.
    private static func hook(_ layer: CAShapeLayer) {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20)])
        (layer.path, layer.fillColor, layer.strokeColor, layer.lineWidth) = (path, nil, blue, 4)
    }

    private static let shape: [PropertyRow] = [
        ofShape(
            "path", standard: nil, value: { CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 5), transform: nil) },
            .rect(25, 25, 20, 10)),
        ofShape(
            "fillColor", standard: CGColor.make(0, 0, 0), value: { blue }, half: .value(CGColor.make(0, 0, 0.5)),
            .rect(25, 25, 10, 10)),
        ofShape(
            "fillRule", standard: "non-zero",
            {
                let path = CGMutablePath()
                path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
                path.addRect(CGRect(x: 7, y: 7, width: 6, height: 6))
                $0.path = path
            }, value: { CAShapeLayerFillRule.evenOdd }, .rect(25, 25, 10, 10)),
        ofShape(
            "strokeColor", standard: nil, hook, value: { red }, half: .value(CGColor.make(0.5, 0, 0.5)), .somewhere),
        ofShape("strokeStart", standard: 0, hook, value: { 0.5 }, half: .value(0.25), .somewhere),
        ofShape("strokeEnd", standard: 1, hook, value: { 0.5 }, half: .value(0.75), .somewhere),
        ofShape("lineWidth", standard: 1, hook, value: { 8 }, half: .value(6), .somewhere),
        ofShape("miterLimit", standard: 10, hook, value: { 1 }, half: .value(5.5), .somewhere),
        ofShape("lineCap", standard: "butt", hook, value: { CAShapeLayerLineCap.round }, .somewhere),
        ofShape("lineJoin", standard: "miter", hook, value: { CAShapeLayerLineJoin.bevel }, .somewhere),
        ofShape(
            "lineDashPhase", standard: 0,
            {
                hook($0)
                $0.lineDashPattern = [4, 2]
            }, value: { 2 }, half: .value(1), .somewhere),
        ofShape("lineDashPattern", standard: nil, hook, value: { [4, 2] }, .somewhere),
    ]

    private static func ofGradient(
        _ key: String, standard: Any?, value: @escaping () -> Any?, half: Half = .none
    ) -> PropertyRow {
        PropertyRow(
            key: key, make: { CAGradientLayer() }, standard: standard,
            setUp: {
                let layer = $0 as! CAGradientLayer
                layer.backgroundColor = nil
                (layer.colors, layer.locations) = ([red, blue], [0, 1])
            }, value: value, half: half, kinds: [.gradient], repaints: whole)
    }

    private static let gradient: [PropertyRow] = [
        ofGradient(
            "colors", standard: nil, value: { [blue, red] },
            half: .value([CGColor.make(0.5, 0, 0.5), CGColor.make(0.5, 0, 0.5)])),
        ofGradient("locations", standard: nil, value: { [0.5, 1] }, half: .value([0.25, 1])),
        ofGradient(
            "startPoint", standard: CGPoint(x: 0.5, y: 0), value: { CGPoint(x: 0, y: 0.5) },
            half: .value(CGPoint(x: 0.25, y: 0.25))),
        ofGradient(
            "endPoint", standard: CGPoint(x: 0.5, y: 1), value: { CGPoint(x: 1, y: 1) },
            half: .value(CGPoint(x: 0.75, y: 1))),
        ofGradient("type", standard: "axial", value: { CAGradientLayerType.conic }),
    ]

    private static func ofText(
        _ key: String, standard: Any?, value: @escaping () -> Any?, half: Half = .none, _ repaints: Repaint = .somewhere
    ) -> PropertyRow {
        var kinds: Set<Quad.Kind> = [.image]
        if case .nothing = repaints { kinds = [] }
        return PropertyRow(
            key: key, make: { CATextLayer() }, standard: standard,
            setUp: {
                let layer = $0 as! CATextLayer
                layer.bounds.size = CGSize(width: 40, height: 20)
                (layer.string, layer.fontSize) = ("to and fro", 9)
                layer.font = CTFontCreateUIFontForLanguage(.system, 9, nil)
            }, value: value, half: half, displays: true, kinds: kinds, repaints: repaints)
    }

    private static let text: [PropertyRow] = [
        ofText("string", standard: nil, value: { "here" }),
        ofText(
            "font", standard: CTFontCreateWithName("Helvetica", 36, nil),
            value: { CTFontCreateUIFontForLanguage(.emphasizedSystem, 9, nil) }),
        ofText("fontSize", standard: 36, value: { 11 }, half: .value(10)),
        ofText(
            "foregroundColor", standard: CGColor.make(1, 1, 1), value: { blue }, half: .value(CGColor.make(0.5, 0.5, 1))
        ),
        ofText("wrapped", standard: false, value: { true }),
        ofText("alignmentMode", standard: "natural", value: { CATextLayerAlignmentMode.right }),
        ofText("truncationMode", standard: "none", value: { CATextLayerTruncationMode.end }),
        ofText("allowsFontSubpixelQuantization", standard: true, value: { false }),
    ]

    private static func ofReplicator(
        _ key: String, standard: Any?, _ setUp: @escaping (CAReplicatorLayer) -> Void = { _ in },
        value: @escaping () -> Any?, half: Half = .none, kinds: Set<Quad.Kind> = [.solid], _ repaints: Repaint
    ) -> PropertyRow {
        PropertyRow(
            key: key, make: { CAReplicatorLayer() }, standard: standard,
            setUp: {
                let layer = $0 as! CAReplicatorLayer
                layer.backgroundColor = nil
                layer.add(0, 0, 10, 10, .make(0.5, 0.5, 0.5))
                (layer.instanceCount, layer.instanceTransform) = (2, CATransform3DMakeTranslation(20, 0, 0))
                setUp(layer)
            }, value: value, half: half, kinds: kinds, repaints: repaints)
    }

    private static let replicator: [PropertyRow] = [
        ofReplicator(
            "instanceCount", standard: 1, value: { 4 }, half: .value(3),
            .rects([PixelRect(x: 60, y: 20, width: 10, height: 10), PixelRect(x: 80, y: 20, width: 10, height: 10)])),
        ofReplicator("preservesDepth", standard: false, value: { true }, kinds: [], .nothing),
        ofReplicator("instanceDelay", standard: 0, value: { 1 }, half: .value(0.5), kinds: [], .nothing),
        ofReplicator(
            "instanceTransform", standard: CATransform3DIdentity, value: { CATransform3DMakeTranslation(20, 10, 0) },
            half: .value(CATransform3DMakeTranslation(20, 5, 0)), .rect(40, 20, 10, 20)),
        ofReplicator(
            "instanceColor", standard: CGColor.make(1, 1, 1), value: { red }, half: .value(CGColor.make(1, 0.5, 0.5)),
            .rects([PixelRect(x: 20, y: 20, width: 10, height: 10), PixelRect(x: 40, y: 20, width: 10, height: 10)])),
        // The first instance has the colour itself.
        ofReplicator(
            "instanceRedOffset", standard: 0, value: { Float(-0.5) }, half: .value(-0.25), .rect(40, 20, 10, 10)),
        ofReplicator(
            "instanceGreenOffset", standard: 0, value: { Float(-0.5) }, half: .value(-0.25), .rect(40, 20, 10, 10)),
        ofReplicator(
            "instanceBlueOffset", standard: 0, value: { Float(-0.5) }, half: .value(-0.25), .rect(40, 20, 10, 10)),
        ofReplicator(
            "instanceAlphaOffset", standard: 0, value: { Float(-0.5) }, half: .value(-0.25), .rect(40, 20, 10, 10)),
    ]

    private static func ofEmitter(
        _ key: String, standard: Any?, _ setUp: @escaping (CAEmitterLayer) -> Void = { _ in },
        value: @escaping () -> Any?, half: Half = .none, _ repaints: Repaint = .somewhere
    ) -> PropertyRow {
        var kinds: Set<Quad.Kind> = [.image]
        if case .nothing = repaints { kinds = [] }
        return PropertyRow(
            key: key, make: { CAEmitterLayer() }, standard: standard,
            setUp: {
                let layer = $0 as! CAEmitterLayer, cell = CAEmitterCell()
                layer.backgroundColor = nil
                (cell.contents, cell.birthRate, cell.lifetime, cell.velocity) = (SheetImages.spot, 20, 2, 10)
                (cell.emissionRange, cell.spin, cell.color) = (.pi, 1, red)
                (layer.emitterCells, layer.emitterPosition) = ([cell], CGPoint(x: 10, y: 10))
                (layer.emitterSize, layer.emitterShape) = (CGSize(width: 10, height: 10), .rectangle)
                setUp(layer)
            }, value: value, half: half, kinds: kinds, repaints: repaints)
    }

    /// Whatever changes, all particles are computed and drawn again.
    private static let emitter: [PropertyRow] = [
        ofEmitter("emitterCells", standard: nil, value: { [CAEmitterCell]() }, .somewhere),
        ofEmitter("birthRate", standard: 1, value: { Float(0.5) }, half: .value(0.75)),
        ofEmitter("lifetime", standard: 1, value: { Float(0.25) }, half: .value(0.625)),
        ofEmitter(
            "emitterPosition", standard: CGPoint.zero, value: { CGPoint(x: 14, y: 10) },
            half: .value(CGPoint(x: 12, y: 10))),
        ofEmitter("emitterZPosition", standard: 0, value: { 5 }, half: .value(2.5)),
        ofEmitter(
            "emitterSize", standard: CGSize.zero, value: { CGSize(width: 20, height: 10) },
            half: .value(CGSize(width: 15, height: 10))),
        ofEmitter("emitterDepth", standard: 0, value: { 4 }, half: .value(2)),
        ofEmitter("emitterShape", standard: "point", value: { CAEmitterLayerEmitterShape.circle }),
        ofEmitter("emitterMode", standard: "volume", value: { CAEmitterLayerEmitterMode.outline }),
        ofEmitter("renderMode", standard: "unordered", value: { CAEmitterLayerRenderMode.additive }),
        ofEmitter("preservesDepth", standard: false, value: { true }),
        ofEmitter("velocity", standard: 1, value: { Float(2) }, half: .value(1.5)),
        ofEmitter("scale", standard: 1, value: { Float(2) }, half: .value(1.5)),
        ofEmitter("spin", standard: 1, value: { Float(2) }, half: .value(1.5)),
        ofEmitter("seed", standard: 0, value: { 42 }),
    ]

    private static let containers: [PropertyRow] = [
        PropertyRow(
            key: "scrollMode", make: { CAScrollLayer() }, standard: "both", value: { CAScrollLayerScrollMode.none })
    ]
}
