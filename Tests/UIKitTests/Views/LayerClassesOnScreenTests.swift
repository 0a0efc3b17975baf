import CoreGraphics
import Foundation
import TestSupport
import UIKit
import XCTest

/// The classes of layers from the app's side to the pixels, by the real path through the commit and the render thread.
final class LayerClassesOnScreenTests: MainTestCase, @unchecked Sendable {
    override func prepare() { harness.showWindow() }

    @MainActor private func add(_ layer: CALayer, _ frame: CGRect) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.frame = frame
        harness.window.layer.addSublayer(layer)
        CATransaction.commit()
    }

    @MainActor private func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel { harness.pixel(at: CGPoint(x: x, y: y)) }

    private static let white = Pixel(r: 255, g: 255, b: 255), black = Pixel(r: 0, g: 0, b: 0)

    /// The columns and rows, in points, of what is not black.
    @MainActor private func ink(in rect: CGRect) -> CGRect? {
        let picture = harness.snapshot(), scale = UIScreen.main.scale
        var box = CGRect.null
        for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
            for x in stride(from: rect.minX, to: rect.maxX, by: 1)
            where picture[Int((x + 0.5) * scale), Int((y + 0.5) * scale)] >> 16 & 255 > 60 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    func testTextLayerShowsItsTextAndItsAnimatedSize() throws {
        try onMain {
            let text = CATextLayer()
            text.string = "HHH"
            text.contentsScale = UIScreen.main.scale
            text.fontSize = 20
            let frame = CGRect(x: 20, y: 100, width: 200, height: 60)
            add(text, frame)
            harness.turn()
            harness.renderFrame()
            let small = try XCTUnwrap(ink(in: frame))
            text.fontSize = 40
            harness.turn()
            harness.advance(by: 0.125)
            let middle = try XCTUnwrap(ink(in: frame))
            harness.advance(by: 0.2)
            let large = try XCTUnwrap(ink(in: frame))
            // Half-way in time the default curve, (.25, .1), (.25, 1), has come 0.802 of the way.
            XCTAssertEqual(middle.width, small.width * 1.802, accuracy: 3)
            XCTAssertEqual(large.width, small.width * 2, accuracy: 3)
        }
    }

    func testScrollLayerMovesItsSublayers() {
        onMain {
            let scroll = CAScrollLayer(), content = CALayer(), mark = CALayer()
            scroll.masksToBounds = true
            content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
            mark.frame = CGRect(x: 200, y: 0, width: 20, height: 20)
            mark.backgroundColor = UIColor.white.cgColor
            content.addSublayer(mark)
            scroll.addSublayer(content)
            add(scroll, CGRect(x: 50, y: 100, width: 100, height: 100))
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(pixel(140, 105), Self.black)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            content.scrollRectToVisible(mark.frame)
            CATransaction.commit()
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(pixel(140, 105), Self.white)
            XCTAssertEqual(pixel(155, 105), Self.black, "clipped")
        }
    }

    func testReplicatorWithADelayedAnimation() {
        onMain {
            let replicator = CAReplicatorLayer(), dot = CALayer()
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
            replicator.instanceDelay = 0.5
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = UIColor.white.cgColor
            replicator.addSublayer(dot)
            add(replicator, CGRect(x: 50, y: 100, width: 100, height: 100))
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual([pixel(55, 105), pixel(55, 135), pixel(55, 165)], [Self.white, Self.white, Self.white])
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 5
            move.toValue = 65
            move.duration = 1
            dot.add(move, forKey: nil)
            harness.turn()
            harness.advance(by: 0.75)
            // Three quarters of the way, one quarter, not begun.
            XCTAssertEqual([pixel(100, 105), pixel(70, 135), pixel(55, 165)], [Self.white, Self.white, Self.white])
            harness.advance(by: 1)
            XCTAssertEqual([pixel(55, 105), pixel(55, 135), pixel(100, 165)], [Self.white, Self.white, Self.white])
        }
    }

    func testEmitterSendsOutWhatItsCellsSay() throws {
        try onMain {
            let context = CGContext.backing(width: 8, height: 8)
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            let emitter = CAEmitterLayer(), cell = CAEmitterCell()
            cell.name = "spark"
            cell.contents = context.makeImage()
            cell.birthRate = 0.5
            cell.lifetime = 10
            cell.velocity = 50
            emitter.emitterPosition = CGPoint(x: 20, y: 50)
            emitter.beginTime = CACurrentMediaTime()
            emitter.emitterCells = [cell]
            let frame = CGRect(x: 50, y: 100, width: 300, height: 100)
            add(emitter, frame)
            harness.turn()
            harness.advance(by: 1)
            let box = try XCTUnwrap(ink(in: frame))
            XCTAssertEqual(box.midX, 50 + 20 + 50, accuracy: 2)
            XCTAssertEqual(box.midY, 150, accuracy: 2)
            XCTAssertEqual(box.width, 8, accuracy: 2)
            emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
            harness.turn()
            harness.advance(by: 1)
            XCTAssertEqual(try XCTUnwrap(ink(in: frame)).midX, 50 + 20 + 100, accuracy: 2, "it flies on, alone")
        }
    }

    @MainActor private final class Tiles: UIView {
        var rects: [CGRect] = []
        override class var layerClass: AnyClass { CATiledLayer.self }
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            UIColor.white.setFill()
            UIRectFill(rect)
        }
    }

    func testATiledViewDrawsTheTilesThatAreSeenAndFadesThemIn() {
        onMain {
            let view = Tiles(frame: CGRect(x: 0, y: 0, width: 5000, height: 100))
            (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 300, height: 300)
            harness.window.addSubview(view)
            harness.turn()
            let width = UIScreen.main.bounds.width
            XCTAssertEqual(
                view.rects.count, Int((width / 100).rounded(.up)), "100 points a tile at three pixels a point")
            XCTAssertEqual(view.rects.first, CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.advance(by: 0.125)
            let gray = pixel(50, 50).r
            XCTAssertTrue((100...150).contains(gray), "\(gray)")
            harness.advance(by: 0.2)
            XCTAssertEqual(pixel(50, 50), Self.white)
            view.frame.origin.x = -1000
            harness.turn()
            XCTAssertEqual(view.rects.map(\.maxX).max()!, 1000 + width, accuracy: 100)
        }
    }

    func testATransformLayersFacesStandInSpace() {
        onMain {
            let space = CATransformLayer(), left = CALayer(), right = CALayer()
            for (face, color, angle) in [(left, UIColor.red, -CGFloat.pi / 4), (right, UIColor.green, CGFloat.pi / 4)] {
                face.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
                face.position = CGPoint(x: 50, y: 50)
                face.backgroundColor = color.cgColor
                face.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
                space.addSublayer(face)
            }
            add(space, CGRect(x: 100, y: 100, width: 100, height: 100))
            harness.turn()
            harness.renderFrame()
            // They cross in the middle: each is in front where it comes nearer. A positive turn about y takes the right side away.
            XCTAssertEqual(pixel(130, 150), Pixel(r: 0, g: 255, b: 0))
            XCTAssertEqual(pixel(170, 150), Pixel(r: 255, g: 0, b: 0))
            XCTAssertTrue(harness.window.layer.hitTest(CGPoint(x: 130, y: 150)) === right)
            XCTAssertTrue(harness.window.layer.hitTest(CGPoint(x: 170, y: 150)) === left)
        }
    }
}
