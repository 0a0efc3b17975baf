import CoreGraphics
import QuartzCore

extension LayerSheet {
    private static let gravities: [CALayerContentsGravity] = [
        .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
        .bottomLeft, .bottomRight,
    ]

    /// Twenty-four by twelve texels in a layer of forty by forty.
    static let gravity = LayerSheet(
        name: "gravity",
        cases: gravities.map { gravity in
            Case("contentsGravity \(gravity.rawValue)") {
                $0.add(10, 10, 40, 40, .make(1, 1, 1, 0.7)) {
                    ($0.contents, $0.contentsGravity) = (SheetImages.flag, gravity)
                }
            }
        })

    private static func picture(_ name: String, _ edit: @escaping (CALayer) -> Void) -> Case {
        Case(name) {
            $0.add(6, 6, 48, 48, .make(1, 1, 1, 0.7)) {
                $0.contents = SheetImages.flag
                edit($0)
            }
        }
    }

    static let contents = LayerSheet(
        name: "contents",
        cases: [
            picture("contentsRect") { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) },
            picture("contentsRect that cuts texels") {
                $0.contentsRect = CGRect(x: 0.1, y: 0.1, width: 0.45, height: 0.8)
            },
            picture("contentsRect beyond the picture") {
                $0.contentsRect = CGRect(x: -0.5, y: -0.5, width: 2, height: 2)
            },
            picture("contentsCenter") {
                $0.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
            },
            picture("contentsCenter and contentsScale") {
                $0.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
                $0.contentsScale = 2
            },
            picture("contentsScale") { ($0.contentsGravity, $0.contentsScale) = (.center, 0.5) },
            picture("magnificationFilter nearest") { $0.magnificationFilter = .nearest },
            picture("minificationFilter linear") { ($0.contents) = SheetImages.lines },
            picture("minificationFilter nearest") {
                ($0.contents, $0.minificationFilter) = (SheetImages.lines, .nearest)
            },
            picture("minificationFilter trilinear") {
                ($0.contents, $0.minificationFilter) = (SheetImages.lines, .trilinear)
            },
            Case("trilinear, between two levels") {
                $0.add(12, 12, 34, 34) {
                    ($0.contents, $0.minificationFilter) = (SheetImages.lines, .trilinear)
                }
            },
            Case("minificationFilterBias") {
                $0.add(12, 12, 34, 34) {
                    ($0.contents, $0.minificationFilter) = (SheetImages.lines, .trilinear)
                    $0.minificationFilterBias = 1
                }
            },
            Case("drawn, contentsFormat gray") { stage in
                stage.add(Drawn(), 6, 6, 48, 48) { $0.contentsFormat = .gray8Uint }
                stage.sublayers![0].setNeedsDisplay()
            },
            Case("drawn at twice the scale") { stage in
                stage.add(Drawn(), 6, 6, 48, 48) { $0.contentsScale = 2 }
                stage.sublayers![0].setNeedsDisplay()
            },
            Case("half way of a cross-fade", after: 0.125) { stage in
                let layer = stage.add(6, 6, 48, 48)
                let fade = CABasicAnimation(keyPath: "contents")
                (fade.fromValue, fade.toValue, fade.duration) = (SheetImages.flag, SheetImages.arrow, 0.25)
                layer.contents = SheetImages.arrow
                layer.add(fade, forKey: nil)
            },
            Case("half way of a fade transition", after: 0.125) { stage in
                let layer = stage.add(6, 6, 48, 48, .sun)
                layer.add(8, 8, 20, 20, .brick)
                let fade = CATransition()
                (fade.duration, fade.type) = (0.25, .fade)
                layer.add(fade, forKey: nil)
                layer.sublayers![0].frame = CGRect(x: 20, y: 20, width: 20, height: 20)
            },
        ])

    /// Draws a circle and a line, its y axis downwards.
    final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.brick)
            ctx.fillEllipse(in: CGRect(x: 4, y: 4, width: 26, height: 26))
            ctx.setStrokeColor(.sky)
            ctx.setLineWidth(3)
            ctx.move(to: CGPoint(x: 4, y: 44))
            ctx.addLine(to: CGPoint(x: 44, y: 20))
            ctx.strokePath()
        }
    }
}
