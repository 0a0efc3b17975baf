import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension LayerSheet {
    private static func shape(_ name: String, _ edit: @escaping (CAShapeLayer) -> Void) -> Case {
        Case(name) { stage in
            stage.add(CAShapeLayer(), 0, 0, 60, 60) {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: 8, y: 48))
                path.addCurve(
                    to: CGPoint(x: 48, y: 28), control1: CGPoint(x: 16, y: 0), control2: CGPoint(x: 32, y: 8))
                path.addLine(to: CGPoint(x: 24, y: 36))
                path.addQuadCurve(to: CGPoint(x: 52, y: 54), control: CGPoint(x: 44, y: 24))
                $0.path = path
                ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .ink, 5)
                edit($0)
            }
        }
    }

    static let shapes = LayerSheet(
        name: "shapes",
        cases: [
            shape("fillColor") { ($0.fillColor, $0.strokeColor) = (.brick, nil) },
            shape("fillColor and strokeColor, translucent") {
                ($0.fillColor, $0.strokeColor) = (.make(0.85, 0.3, 0.2, 0.5), .make(0.1, 0.15, 0.3, 0.5))
            },
            Case("fillRule") { stage in
                for (i, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
                    stage.add(CAShapeLayer(), 0, 0, 60, 60) {
                        $0.path = SheetImages.star(14)
                        ($0.fillColor, $0.fillRule) = (.brick, rule)
                        $0.position = CGPoint(x: 46 + 28 * i, y: 50 + 16 * i)
                    }
                }
            },
            shape("lineCap and lineJoin round") { ($0.lineCap, $0.lineJoin) = (.round, .round) },
            shape("lineCap square, lineJoin bevel") { ($0.lineCap, $0.lineJoin) = (.square, .bevel) },
            shape("miterLimit") { $0.miterLimit = 1.5 },
            shape("strokeStart and strokeEnd") { ($0.strokeStart, $0.strokeEnd) = (0.2, 0.7) },
            shape("lineDashPattern and lineDashPhase") {
                ($0.lineDashPattern, $0.lineDashPhase, $0.lineWidth) = ([8, 4, 2, 4], 3, 3)
            },
        ])

    private static func gradient(_ name: String, _ edit: @escaping (CAGradientLayer) -> Void) -> Case {
        Case(name) { stage in
            stage.add(CAGradientLayer(), 6, 10, 48, 40) {
                $0.colors = [CGColor.brick, CGColor.sun, CGColor.sky]
                edit($0)
            }
        }
    }

    static let gradients = LayerSheet(
        name: "gradients",
        cases: [
            gradient("axial") { _ in },
            gradient("locations") { $0.locations = [0.1, 0.3, 0.5] },
            gradient("startPoint and endPoint, round") {
                ($0.startPoint, $0.endPoint, $0.cornerRadius) = (.zero, CGPoint(x: 1, y: 1), 12)
            },
            gradient("radial") {
                ($0.type, $0.startPoint) = (.radial, CGPoint(x: 0.5, y: 0.5))
                $0.endPoint = CGPoint(x: 1, y: 1)
            },
            gradient("conic") {
                ($0.type, $0.startPoint) = (.conic, CGPoint(x: 0.5, y: 0.5))
                $0.endPoint = CGPoint(x: 1, y: 0.5)
            },
            gradient("towards clear, over a background") {
                $0.colors = [CGColor.brick, CGColor.make(1, 1, 1, 0)]
                $0.backgroundColor = .make(1, 1, 1, 0.6)
                ($0.borderWidth, $0.borderColor) = (2, .ink)
            },
        ])

    private static func label(_ name: String, _ edit: @escaping (CATextLayer) -> Void) -> Case {
        Case(name) { stage in
            stage.add(CATextLayer(), 4, 4, 52, 52, .make(1, 1, 1, 0.6)) {
                $0.font = CTFontCreateUIFontForLanguage(.system, 14, nil)
                ($0.fontSize, $0.foregroundColor, $0.string) = (14, .ink, "Rain in Spain")
                $0.contentsScale = 3
                edit($0)
            }
        }
    }

    static let text = LayerSheet(
        name: "text",
        cases: [
            label("string") { $0.string = "Rain" },
            label("isWrapped") { $0.isWrapped = true },
            label("truncationMode end") { $0.truncationMode = .end },
            label("truncationMode start") { $0.truncationMode = .start },
            label("truncationMode middle") { $0.truncationMode = .middle },
            label("alignmentMode center") { ($0.isWrapped, $0.alignmentMode) = (true, .center) },
            label("alignmentMode right") { ($0.isWrapped, $0.alignmentMode) = (true, .right) },
            label("alignmentMode justified, small") {
                ($0.isWrapped, $0.alignmentMode, $0.fontSize) = (true, .justified, 10)
            },
            label("foregroundColor, with a shadow") {
                ($0.string, $0.foregroundColor, $0.backgroundColor) = ("Rain", .brick, nil)
                ($0.shadowOpacity, $0.shadowOffset, $0.shadowRadius) = (1, CGSize(width: 2, height: 3), 1)
            },
            label("an attributed string") {
                let string = NSMutableAttributedString(string: "Rain")
                let red = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
                string.addAttribute(red, value: CGColor.brick, range: NSRange(location: 0, length: 2))
                $0.string = string
            },
        ], limit: 8)

    private static func replicator(_ name: String, _ edit: @escaping (CAReplicatorLayer) -> Void) -> Case {
        Case(name) { stage in
            stage.add(CAReplicatorLayer(), 4, 4, 52, 52, .make(1, 1, 1, 0.5)) {
                $0.add(4, 4, 14, 14, .make(1, 1, 1)) { $0.cornerRadius = 4 }
                ($0.instanceCount, $0.instanceTransform) = (4, CATransform3DMakeTranslation(9, 9, 0))
                $0.instanceColor = .make(0.9, 0.6, 0.3)
                edit($0)
            }
        }
    }

    static let replicators = LayerSheet(
        name: "replicators",
        cases: [
            replicator("instanceTransform and instanceColor") { _ in },
            replicator("colour offsets") {
                ($0.instanceRedOffset, $0.instanceGreenOffset, $0.instanceBlueOffset) = (-0.25, -0.1, 0.2)
            },
            replicator("instanceAlphaOffset") { $0.instanceAlphaOffset = -0.25 },
            replicator("around the middle") {
                ($0.instanceCount, $0.instanceTransform) = (8, CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
                $0.instanceBlueOffset = 0.08
            },
            replicator("of contents") {
                $0.sublayers![0].contents = SheetImages.arrow
                $0.instanceGreenOffset = -0.2
            },
            replicator("of a gradient") {
                $0.sublayers = nil
                $0.add(CAGradientLayer(), 4, 4, 16, 16) {
                    $0.colors = [CGColor.make(1, 1, 1), CGColor.make(0.5, 0.5, 0.5, 0.5)]
                }
                $0.instanceGreenOffset = -0.2
            },
            Case("instanceDelay", after: 0.5) { stage in
                stage.add(CAReplicatorLayer(), 4, 4, 52, 52) {
                    let dot = $0.add(2, 2, 10, 10, .brick)
                    let move = CABasicAnimation(keyPath: "position.x")
                    (move.toValue, move.duration) = (45, 1)
                    dot.add(move, forKey: nil)
                    ($0.instanceCount, $0.instanceDelay) = (4, 0.125)
                    $0.instanceTransform = CATransform3DMakeTranslation(0, 13, 0)
                }
            },
            replicator("preservesDepth under perspective") {
                $0.preservesDepth = true
                $0.backgroundColor = nil
                $0.sublayers![0].frame = CGRect(x: 10, y: 10, width: 30, height: 30)
                ($0.instanceCount, $0.instanceBlueOffset) = (4, 0.2)
                $0.instanceTransform = CATransform3DMakeTranslation(0, 0, -30)
                $0.transform = CATransform3DRotate(eyeAt(120), 0.6, 0, 1, 0)
            },
        ])

    private static func eyeAt(_ distance: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return eye
    }

    private static func emitter(
        _ name: String, _ edit: @escaping (CAEmitterLayer, CAEmitterCell) -> Void
    ) -> Case {
        Case(name, after: 1) { stage in
            stage.add(CAEmitterLayer(), 0, 0, 60, 60) {
                let cell = CAEmitterCell()
                (cell.contents, cell.birthRate, cell.lifetime) = (SheetImages.spot, 16, 2)
                (cell.velocity, cell.emissionRange, cell.color) = (24, .pi, .brick)
                ($0.emitterPosition, $0.seed) = (CGPoint(x: 30, y: 30), 7)
                edit($0, cell)
                $0.emitterCells = [cell]
            }
        }
    }

    static let emitters = LayerSheet(
        name: "emitters",
        cases: [
            emitter("a point") { _, _ in },
            emitter("a line, falling") { layer, cell in
                (layer.emitterShape, layer.emitterSize) = (.line, CGSize(width: 50, height: 0))
                layer.emitterPosition.y = 6
                (cell.velocity, cell.yAcceleration) = (0, 60)
            },
            emitter("the outline of a circle") { layer, cell in
                (layer.emitterShape, layer.emitterMode) = (.circle, .outline)
                layer.emitterSize = CGSize(width: 20, height: 20)
                (cell.velocity, cell.birthRate) = (0, 40)
            },
            emitter("additive, of changing colour and size") { layer, cell in
                layer.renderMode = .additive
                (cell.scaleSpeed, cell.alphaSpeed, cell.greenSpeed) = (0.5, -0.4, 0.6)
            },
        ])

    static let containers = LayerSheet(
        name: "containers",
        cases: [
            Case("a scroll layer") { stage in
                stage.add(CAScrollLayer(), 8, 8, 44, 44, .make(1, 1, 1, 0.7)) {
                    $0.add(0, 0, 30, 30, .brick)
                    $0.add(30, 30, 30, 30, .sky)
                    $0.scroll(to: CGPoint(x: 14, y: 10))
                }
            },
            Case("tiles", after: 1) { stage in
                stage.add(Tiles(), 4, 4, 52, 52) { $0.tileSize = CGSize(width: 20, height: 20) }
            },
            Case("tiles that fade in", after: 0.125) { stage in
                stage.add(Tiles(), 4, 4, 52, 52) { $0.tileSize = CGSize(width: 20, height: 20) }
            },
            Case("shouldRasterize, enlarged") { stage in
                stage.add(10, 10, 40, 40) {
                    ($0.shouldRasterize, $0.rasterizationScale) = (true, 0.5)
                    $0.add(0, 0, 40, 40, .sun) { $0.cornerRadius = 20 }
                    $0.add(10, 10, 20, 20, .brick) { $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
                }
            },
        ])

    final class Tiles: CATiledLayer, @unchecked Sendable {
        override func draw(in ctx: CGContext) {
            let rect = ctx.boundingBoxOfClipPath
            ctx.setFillColor((rect.minX + rect.minY).truncatingRemainder(dividingBy: 40) < 20 ? .sky : .sun)
            ctx.fill(rect)
            ctx.setFillColor(.brick)
            ctx.fillEllipse(in: CGRect(x: 6, y: 6, width: 40, height: 40))
        }
    }
}
