import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Shape layers on the screen: by reftest, by exact pixels, and with what is not drawn again.
final class ShapeLayerTests: XCTestCase {
    private let box = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)

    private func shape(_ path: CGPath?, _ edit: (inout ShapeValues) -> Void = { _ in }) -> ShapeValues {
        var values = ShapeValues()
        values.path = path
        edit(&values)
        return values
    }

    /// Scene A draws as scene B, plain and in every variant.
    private func assertSame(
        within limit: Int = 0, _ name: String = "", _ a: (Scene, LayerID) -> Void, _ b: (Scene, LayerID) -> Void
    ) {
        typealias Variant = (name: String, scale: Double, edit: (inout LayerProperties) -> Void)
        let variants: [Variant] = [
            ("plain", 1, { _ in }), ("3x", 3, { _ in }),
            ("flipped", 1, { $0.transform = .scale(-1, 1, 1) }),
            ("quarter turn", 1, { $0.transform = .rotation(.pi / 2, x: 0, y: 0, z: 1) }),
            (
                "clipped", 1,
                {
                    $0.masksToBounds = true; $0.bounds.size.width = 33
                }
            ),
            ("half", 1, { $0.opacity = 0.5 }),
        ]
        for variant in variants {
            func picture(_ build: (Scene, LayerID) -> Void) -> Picture {
                let size = Int(100 * variant.scale)
                let scene = Scene(width: size, height: size, scale: variant.scale)
                let holder = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), variant.edit)
                build(scene, holder)
                scene.draw()
                return scene.pixels()
            }
            let (worst, place) = picture(a).difference(picture(b))
            XCTAssertLessThanOrEqual(worst, limit, "\(name) \(variant.name): \(place)")
        }
    }

    func testAFilledRectangleIsALayerOfThatColor() {
        assertSame {
            let values = shape(box) { $0.fillColor = red }
            $0.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: $1) { $0.shape = values }
        } _: {
            $0.add(CGRect(x: 10, y: 20, width: 30, height: 40), to: $1, color: red)
        }
    }

    func testAStrokedRectangleIsABorder() {
        assertSame {
            let values = shape(CGPath(rect: CGRect(x: 11, y: 21, width: 28, height: 38), transform: nil)) {
                $0.fillColor = clear
                $0.strokeColor = blue
                $0.lineWidth = 2
            }
            $0.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: $1) { $0.shape = values }
        } _: {
            $0.add(CGRect(x: 10, y: 20, width: 30, height: 40), to: $1) {
                $0.borderWidth = 2
                $0.borderColor = blue
            }
        }
    }

    func testTheStrokeIsAboveTheFillAndBelowSublayers() {
        let scene = Scene()
        let values = shape(box) {
            ($0.fillColor, $0.strokeColor, $0.lineWidth) = (red, blue, 10)
        }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: green) { $0.shape = values }
        scene.add(CGRect(x: 8, y: 22, width: 4, height: 4), to: layer, color: black)
        scene.draw()
        let picture = scene.pixels()
        XCTAssertEqual(picture[2, 2], 0xff00_ff00, "background")
        XCTAssertEqual(picture[25, 40], 0xffff_0000, "fill")
        XCTAssertEqual(picture[12, 40], 0xff00_00ff, "half of the stroke lies inside")
        XCTAssertEqual(picture[7, 40], 0xff00_00ff, "and half outside")
        XCTAssertEqual(picture[9, 23], 0xff00_0000, "sublayer")
    }

    func testAPathMayReachOutsideOfItsLayer() {
        let scene = Scene()
        let values = shape(box) { $0.fillColor = red }
        scene.add(CGRect.zero) {
            $0.position = CGPoint(x: 5, y: 0)
            $0.shape = values
        }
        scene.draw()
        XCTAssertEqual(scene.pixels()[15, 20], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[44, 59], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[45, 59], 0xffff_ffff)
    }

    func testALayerThatClipsToRoundCornersClipsItsPath() {
        assertSame(within: 1) {
            let values = shape(CGPath(rect: CGRect(x: -20, y: -20, width: 200, height: 200), transform: nil)) {
                $0.fillColor = red
            }
            $0.add(CGRect(x: 20, y: 20, width: 60, height: 40), to: $1) {
                $0.shape = values
                $0.masksToBounds = true
                $0.cornerRadius = 12
            }
        } _: {
            $0.add(CGRect(x: 20, y: 20, width: 60, height: 40), to: $1, color: red) { $0.cornerRadius = 12 }
        }
    }

    func testFillAndStrokeFadeAsOne() {
        let scene = Scene()
        let values = shape(box) { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (red, blue, 10) }
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.shape = values
            $0.opacity = 0.5
        }
        scene.draw()
        XCTAssertEqual(scene.pixels()[12, 40], 0xff7f_7fff, "the fill does not shine through the stroke")
    }

    func testAsAMaskOnlyItsShapeShows() {
        let scene = Scene()
        let values = shape(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil))
        let mask = scene.add(CGRect(x: 0, y: 0, width: 60, height: 60)) { $0.shape = values }
        scene.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: red) { $0.mask = mask }
        scene.edit(.remove(parent: scene.root, child: mask, at: 0))
        scene.draw()
        let picture = scene.pixels()
        XCTAssertEqual(picture[50, 50], 0xffff_0000, "middle of the disc")
        XCTAssertEqual(picture[32, 32], 0xffff_ffff, "outside of it, inside the layer")
        XCTAssertEqual(picture[75, 75], 0xffff_ffff)
    }

    func testPerspectiveDrawsStraightEdgesWhereTheLayerHasThem() {
        var tilt = Matrix4.identity
        tilt.m34 = -1 / 300.0
        tilt = .rotation(0.7, x: 0, y: 1, z: 0) * tilt
        func picture(_ build: (inout LayerProperties) -> Void) -> Picture {
            let scene = Scene()
            scene.add(CGRect(x: 20, y: 20, width: 60, height: 60)) {
                $0.transform = tilt
                $0.allowsEdgeAntialiasing = true
                build(&$0)
            }
            scene.draw()
            return scene.pixels()
        }
        let a = picture { $0.shape = shape(CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)) }
        let b = picture { $0.backgroundColor = black }
        var differing = 0
        for i in a.words.indices where abs(Int(a.words[i] & 255) - Int(b.words[i] & 255)) > 40 { differing += 1 }
        XCTAssertLessThan(differing, 12, "only edge pixels differ a little")
        XCTAssertEqual(a[50, 50], 0xff00_0000)
        XCTAssertEqual(a[18, 50], 0xffff_ffff)
    }

    // MARK: What is done, and what is not

    func testAStillShapeIsRasterizedOnce() {
        let scene = Scene()
        let values = shape(box) { ($0.fillColor, $0.strokeColor) = (red, blue) }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.shape = values }
        let other = scene.add(CGRect(x: 5, y: 5, width: 90, height: 10), color: green)
        scene.draw()
        XCTAssertEqual(scene.server.rasterizedShapes, 2, "fill and stroke")
        scene.change(other, .position) { $0.position.y += 30 }
        scene.draw()
        scene.change(layer, .position) { $0.position.x += 7 }
        scene.draw()
        var color = values
        color.fillColor = green
        scene.change(layer, LayerChanges(ShapeValues.fillColor)) { $0.shape = color }
        scene.draw()
        XCTAssertEqual(scene.server.rasterizedShapes, 2, "what is around, where it stands by whole pixels, and colours")
        scene.change(layer, .position) { $0.position.x += 0.5 }
        scene.draw()
        XCTAssertEqual(scene.server.rasterizedShapes, 2, "layers stand on whole pixels")
        color.lineWidth = 3
        scene.change(layer, LayerChanges(ShapeValues.lineWidth)) { $0.shape = color }
        scene.draw()
        XCTAssertEqual(scene.server.rasterizedShapes, 3, "the stroke alone")
        scene.change(layer, .transform) { $0.transform = .rotation(0.1, x: 0, y: 0, z: 1) }
        scene.draw()
        XCTAssertEqual(scene.server.rasterizedShapes, 5, "turned it is other coverage")
    }

    func testDamageIsThePathNotTheLayer() {
        let scene = Scene()
        let values = shape(box) { $0.fillColor = red }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.shape = values }
        scene.draw()
        var next = values
        next.fillColor = blue
        scene.change(layer, LayerChanges(ShapeValues.fillColor)) { $0.shape = next }
        scene.draw()
        let damage = scene.sink.frames.last!.damage
        XCTAssertEqual(damage.count, 1)
        XCTAssertTrue(PixelRect(x0: 9, y0: 19, x1: 41, y1: 61).contains(damage[0]), "\(damage)")
        let frames = scene.sink.frames.count
        scene.change(layer, LayerChanges(ShapeValues.fillColor)) { $0.shape = next }
        scene.draw()
        XCTAssertEqual(scene.sink.frames.count, frames, "the same again draws nothing")
    }

    func testStrokeEndAnimatesOnTheRenderSide() {
        let scene = Scene()
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 10, y: 50))
        line.addLine(to: CGPoint(x: 90, y: 50))
        let values = shape(line) {
            ($0.fillColor, $0.strokeColor, $0.lineWidth) = (clear, red, 4)
        }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.shape = values }
        scene.draw()
        scene.animate(
            layer,
            basic(1, ShapeValues.strokeEnd, from: .number(0), to: .number(1), begin: 1 / 60.0, duration: 1))
        for _ in 0..<31 { scene.draw() }
        // Half a second later: from 10 to 50.
        XCTAssertEqual(scene.pixels()[48, 50], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[52, 50], 0xffff_ffff)
    }

    func testManyShapesOnBothCoresDrawAsOnOne() {
        func picture(workers: Int) -> Picture {
            let scene = Scene(width: 400, height: 400, workers: workers)
            var dice = Dice(state: 9)
            for _ in 0..<60 {
                let path = CGMutablePath()
                path.move(to: dice.point(0...400))
                for _ in 0..<5 {
                    path.addCurve(to: dice.point(0...400), control1: dice.point(0...400), control2: dice.point(0...400))
                }
                let values = shape(path) {
                    $0.fillColor = RGBA(Float(dice.next()), Float(dice.next()), Float(dice.next()), 0.4)
                    $0.strokeColor = black
                }
                scene.add(CGRect(x: 0, y: 0, width: 400, height: 400)) { $0.shape = values }
            }
            scene.draw()
            return scene.pixels()
        }
        XCTAssertEqual(picture(workers: 1), picture(workers: 4))
    }

    func testAHugePathIsMadeOnlyWhereItIsSeen() {
        let scene = Scene()
        let values = shape(CGPath(ellipseIn: CGRect(x: -1e6, y: -1e6 + 50, width: 2e6, height: 1e6), transform: nil)) {
            $0.fillColor = red
        }
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.shape = values }
        scene.draw()
        XCTAssertEqual(scene.pixels()[0, 40], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[0, 60], 0xffff_ffff)
        scene.change(layer, .position) { $0.position.y += 2000 }
        scene.draw()
        XCTAssertEqual(scene.pixels()[0, 60], 0xffff_0000)
        // Long and thin: small by area.
        let line = CGPath(rect: CGRect(x: -2e6, y: 10, width: 4e6, height: 1), transform: nil)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.shape = shape(line) { $0.fillColor = blue } }
        scene.draw()
        XCTAssertEqual(scene.pixels()[50, 10], 0xff00_00ff)
    }
}
