import QuartzCore
import TestSupport
import UIKit
import XCTest

/// How a shape layer's line ends, turns and is interrupted, and what of its path is inside: from the app's property to the pixel.
final class ShapeStrokeTests: MainTestCase, @unchecked Sendable {
    override func prepare() { harness.showWindow() }

    /// A black line of 20 points on white.
    @MainActor private func show(_ points: [CGPoint], _ set: (CAShapeLayer) -> Void) {
        harness.window.backgroundColor = .white
        let path = UIBezierPath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 20
        set(layer)
        harness.window.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        harness.window.layer.addSublayer(layer)
        harness.turn()
        harness.renderFrame()
    }

    @MainActor private func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool { harness.pixel(at: CGPoint(x: x, y: y)).r < 128 }

    func testCaps() {
        onMain {
            let line = [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)]
            show(line) { _ in }
            XCTAssertTrue(isInk(145, 100))
            XCTAssertFalse(isInk(155, 100), "butt by default")
            show(line) { $0.lineCap = .butt }
            XCTAssertFalse(isInk(155, 100))
            show(line) { $0.lineCap = .square }
            XCTAssertTrue(isInk(156, 100))
            XCTAssertTrue(isInk(157, 107), "with corners")
            show(line) { $0.lineCap = .round }
            XCTAssertTrue(isInk(156, 100))
            XCTAssertFalse(isInk(158, 108), "without corners")
        }
    }

    func testJoins() {
        onMain {
            let corner = [CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 50)]
            show(corner) { _ in }
            XCTAssertTrue(isInk(157, 157), "miter by default")
            show(corner) { $0.lineJoin = .miter }
            XCTAssertTrue(isInk(157, 157))
            show(corner) {
                $0.lineJoin = .miter
                $0.miterLimit = 1
            }
            XCTAssertFalse(isInk(157, 157), "beyond the limit it is cut off")
            show(corner) { $0.lineJoin = .bevel }
            XCTAssertFalse(isInk(156, 156))
            XCTAssertTrue(isInk(153, 153))
            show(corner) { $0.lineJoin = .round }
            XCTAssertTrue(isInk(156, 155))
            XCTAssertFalse(isInk(158, 158))
        }
    }

    func testDashes() {
        onMain {
            let line = [CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100)]
            show(line) { $0.lineDashPattern = [30, 20] }
            XCTAssertEqual([60, 90, 110, 140, 160].map { isInk($0, 100) }, [true, false, true, false, true])
            show(line) {
                $0.lineDashPattern = [30, 20]
                $0.lineDashPhase = 30
            }
            XCTAssertEqual([60, 80, 110, 130].map { isInk($0, 100) }, [false, true, false, true])
            show(line) { $0.lineDashPattern = nil }
            XCTAssertTrue([60, 90, 110, 140].allSatisfy { isInk($0, 100) })
        }
    }

    func testFillRules() {
        onMain {
            harness.window.backgroundColor = .white
            let path = UIBezierPath(rect: CGRect(x: 50, y: 50, width: 100, height: 100))
            path.append(UIBezierPath(rect: CGRect(x: 80, y: 80, width: 40, height: 40)))
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            layer.fillColor = UIColor.black.cgColor
            harness.window.layer.addSublayer(layer)
            let isFilled: (CAShapeLayerFillRule) -> Bool = { [self] rule in
                layer.fillRule = rule
                harness.turn()
                harness.renderFrame()
                return isInk(100, 100)
            }
            XCTAssertEqual(layer.fillRule, .nonZero)
            XCTAssertTrue(isFilled(.nonZero), "both go round in the same way")
            XCTAssertFalse(isFilled(.evenOdd))
            XCTAssertTrue(isInk(60, 60))
        }
    }
}
