import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIBezierPathTests: XCTestCase {
    func testDefaults() {
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.lineWidth, 1)
        XCTAssertEqual(path.miterLimit, 10)
        XCTAssertEqual(path.flatness, 0.6)
        XCTAssertEqual(path.currentPoint, .zero)
    }

    func testShapesHaveTheirBounds() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        for path in [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 8),
            UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 9, height: 9)),
        ] {
            XCTAssertEqual(path.bounds.minX, rect.minX, accuracy: 0.01)
            XCTAssertEqual(path.bounds.maxY, rect.maxY, accuracy: 0.01)
        }
    }

    func testOnlyTheGivenCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topRight, .bottomLeft],
            cornerRadii: CGSize(width: 10, height: 10))
        XCTAssertTrue(path.contains(CGPoint(x: 0.5, y: 0.5)))
        XCTAssertFalse(path.contains(CGPoint(x: 19.5, y: 0.5)))
        XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 19.5)))
        XCTAssertTrue(path.contains(CGPoint(x: 19.5, y: 19.5)))
    }

    func testClockwiseIsAsSeen() {
        // A quarter from the right, clockwise on a screen: downwards.
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(arc.currentPoint.x, 0, accuracy: 1e-6)
        XCTAssertEqual(arc.currentPoint.y, 10, accuracy: 1e-6)
        XCTAssertEqual(arc.bounds.minX, 0, accuracy: 0.01)
        let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertEqual(long.bounds.minX, -10, accuracy: 0.01)
    }

    func testFillRules() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        // Turned round, the inner square is a hole under the winding rule as well.
        let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        hole.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
        XCTAssertFalse(hole.contains(CGPoint(x: 5, y: 5)))
    }

    func testReversingEndsWhereItBegan() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 7, y: 1), controlPoint2: CGPoint(x: 9, y: 4))
        path.lineWidth = 3
        let reversed = path.reversing()
        XCTAssertEqual(reversed.currentPoint, CGPoint(x: 1, y: 1))
        XCTAssertEqual(reversed.bounds, path.bounds)
        XCTAssertEqual(reversed.lineWidth, 3)
    }

    func testCopyIsApart() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let kept = path.cgPath
        let copy = try XCTUnwrap(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(scaleX: 10, y: 10))
        XCTAssertEqual(path.bounds.width, 10)
        XCTAssertEqual(copy.bounds.width, 1)
        XCTAssertEqual(kept.boundingBoxOfPath.width, 1)
    }

    func testDashesGoRound() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var (count, phase): (Int, CGFloat) = (0, 0)
        path.getLineDash(nil, count: &count, phase: &phase)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: nil)
        XCTAssertEqual(lengths, [4, 2])
        XCTAssertEqual(phase, 1)
    }

    func testStrokeUsesItsOwnWidthAndLeavesTheContextAlone() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = Pixels(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
                UIColor.red.setStroke()
                let line = UIBezierPath()
                line.move(to: CGPoint(x: 0, y: 5))
                line.addLine(to: CGPoint(x: 10, y: 5))
                line.lineWidth = 4
                line.stroke()
                UIColor.blue.setStroke()
                context.cgContext.beginPath()
                context.cgContext.move(to: CGPoint(x: 0, y: 0.5))
                context.cgContext.addLine(to: CGPoint(x: 10, y: 0.5))
                context.cgContext.strokePath()
            })
        XCTAssertEqual(pixels[5, 3], [255, 0, 0, 255])
        XCTAssertEqual(pixels[5, 6], [255, 0, 0, 255])
        XCTAssertEqual(pixels[5, 2][3], 0)
        XCTAssertEqual(pixels[5, 0], [0, 0, 255, 255])
        XCTAssertEqual(pixels[5, 1][3], 0)
    }

    func testALineWithoutAPointAddsNothing() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        XCTAssertTrue(path.isEmpty)
    }
}
