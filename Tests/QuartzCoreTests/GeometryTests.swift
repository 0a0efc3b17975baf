import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class GeometryTests: LayerTestCase {
    private func assertEqual(_ a: CGRect, _ b: CGRect, line: UInt = #line) {
        for (x, y) in zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]) {
            XCTAssertEqual(x, y, accuracy: 1e-9, "\(a) is not \(b)", line: line)
        }
    }

    private func assertEqual(_ a: CGPoint, _ b: CGPoint, line: UInt = #line) {
        XCTAssertEqual(a.x, b.x, accuracy: 1e-9, line: line)
        XCTAssertEqual(a.y, b.y, accuracy: 1e-9, line: line)
    }

    func testFrameIsComputedBothWays() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        assertEqual(layer.position, CGPoint(x: 60, y: 45))
        assertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = .zero
        assertEqual(layer.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        assertEqual(layer.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.frame = CGRect(x: 30, y: 40, width: -10, height: 20)
        assertEqual(layer.frame, CGRect(x: 20, y: 40, width: 10, height: 20))
        assertEqual(layer.bounds.origin, CGPoint(x: 7, y: 8))
    }

    func testFrameWithTransformIsTheBox() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        assertEqual(layer.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        assertEqual(layer.frame, CGRect(x: -50, y: -25, width: 200, height: 100))
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 60)
        assertEqual(layer.bounds.size.width == 20 ? layer.frame : .zero, CGRect(x: 10, y: 10, width: 40, height: 60))
    }

    /// Contract D03, T10: frame goes through position and bounds, in this order.
    func testFrameGoesThroughPositionAndBounds() {
        let layer = CALayer()
        let names = CallRecorder.names { layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        XCTAssertEqual(names, ["setFrame:", "setPosition:", "setBounds:"])

        final class Watcher: CALayer {
            var log: [String] = []
            override var position: CGPoint { didSet { log.append("position") } }
            override var bounds: CGRect { didSet { log.append("bounds") } }
        }
        let watcher = Watcher()
        watcher.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(watcher.log, ["position", "bounds"])
    }

    func testConversion() {
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        a.addSublayer(b)
        root.addSublayer(c)
        quietly {
            root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            a.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
            a.bounds.origin = CGPoint(x: 0, y: 50)
            b.frame = CGRect(x: 10, y: 70, width: 20, height: 20)
            c.frame = CGRect(x: 300, y: 0, width: 50, height: 50)
            c.transform = CATransform3DMakeScale(2, 2, 1)
        }
        assertEqual(b.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 111, y: 121))
        assertEqual(b.convert(CGPoint(x: 111, y: 121), from: root), CGPoint(x: 1, y: 1))
        assertEqual(root.convert(CGPoint(x: 111, y: 121), to: b), CGPoint(x: 1, y: 1))
        // c is 300…350 scaled by 2 about 325, 25.
        assertEqual(
            c.convert(CGRect(x: 0, y: 0, width: 50, height: 50), to: root),
            CGRect(x: 275, y: -25, width: 100, height: 100))
        assertEqual(b.convert(CGPoint(x: 1, y: 1), to: c), CGPoint(x: (111 - 275) / 2, y: (121 + 25) / 2))
        assertEqual(c.convert(CGPoint(x: (111 - 275) / 2, y: (121 + 25) / 2), to: b), CGPoint(x: 1, y: 1))
    }

    func testConversionThroughPerspective() {
        let layer = CALayer()
        root.addSublayer(layer)
        quietly {
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 500
            root.sublayerTransform = perspective
            layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        }
        for p in [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 30), CGPoint(x: 20, y: 90)] {
            assertEqual(layer.convert(layer.convert(p, to: root), from: root), p)
        }
        // The right edge (local x = 50 from the centre) turns away: z = −50·sin 45°, seen smaller than the left one.
        let x = 50 * cos(Double.pi / 4), z = -50 * sin(Double.pi / 4)
        let expected = 100 + x / (1 - z / 500)
        assertEqual(layer.convert(CGPoint(x: 100, y: 50), to: root), CGPoint(x: expected, y: 100))
    }

    func testHitTest() {
        let (a, b) = (CALayer(), CALayer())
        quietly {
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            b.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
            root.sublayers = [a, b]
        }
        XCTAssertTrue(root.hitTest(CGPoint(x: 45, y: 45)) === b)
        a.zPosition = 1
        XCTAssertTrue(root.hitTest(CGPoint(x: 45, y: 45)) === a)
        a.isHidden = true
        XCTAssertTrue(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        XCTAssertNil(root.hitTest(CGPoint(x: -1, y: 5)))
        b.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        XCTAssertTrue(root.hitTest(CGPoint(x: 45, y: 45)) === root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 60)) === b)
    }

    func testTransformsAgainstNumbersComputedElsewhere() {
        // Rodrigues' formula I + sin·K + (1 − cos)·K² worked out in Python, transposed for row vectors.
        let r = CATransform3DMakeRotation(0.5, 1, 2, 3)
        let expected: [Double] = [
            0.886326664612489, 0.401883799999909, -0.230031421537436,
            -0.366907389111444, 0.912558972778838, 0.180596481184590,
            0.282496037870133, -0.075667248519195, 0.956279486389419,
        ]
        let actual = [r.m11, r.m12, r.m13, r.m21, r.m22, r.m23, r.m31, r.m32, r.m33]
        for (x, y) in zip(actual, expected) { XCTAssertEqual(x, y, accuracy: 1e-12) }
        let inverse = CATransform3DInvert(r)
        XCTAssertEqual(inverse.m12, r.m21, accuracy: 1e-12)
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
        let m = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        XCTAssertEqual([m.m41, m.m42, m.m43], [2, 3, 4])
        let n = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 1, 1))
        XCTAssertEqual([n.m41, n.m42, n.m43, n.m11], [1, 1, 1, 2])
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let p = quarter.matrix.apply(CGPoint(x: 1, y: 0))
        assertEqual(p, CGPoint(x: 0, y: 1))
    }
}
