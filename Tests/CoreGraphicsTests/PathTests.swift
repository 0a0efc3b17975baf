import XCTest

@testable import CoreGraphics

final class PathTests: XCTestCase {
    func testContainsFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(box(0, 0, 30, 30))
        path.addRect(box(10, 10, 10, 10))
        XCTAssertTrue(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        XCTAssertFalse(path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 31, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 5, y: 5)))
        XCTAssertFalse(path.contains(CGPoint(x: CGFloat.nan, y: 1)))
    }

    func testContainsInCurves() {
        let circle = CGPath(ellipseIn: box(0, 0, 100, 100), transform: nil)
        for degrees in stride(from: 0, to: 360, by: 7) {
            let angle = CGFloat(degrees) * .pi / 180
            func at(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
            }
            XCTAssertTrue(circle.contains(at(49.9)), "\(degrees)°")
            XCTAssertFalse(circle.contains(at(50.1)), "\(degrees)°")
        }
    }

    func testOpenSubpathCountsAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 10)])
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 2)))
    }

    func testBoundingBoxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        XCTAssertEqual(path.boundingBox, box(0, 0, 100, 100))
        assertEqual(path.boundingBoxOfPath, box(0, 0, 100, 75), accuracy: 1e-9)
        path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: -100))
        assertEqual(path.boundingBoxOfPath, box(0, -50, 200, 125), accuracy: 1e-9)
        XCTAssertTrue(CGMutablePath().boundingBox.isNull)
        let circle = CGPath(ellipseIn: box(3, 4, 50, 60), transform: nil)
        assertEqual(circle.boundingBoxOfPath, box(3, 4, 50, 60), accuracy: 1e-9)
    }

    func testEqualityAndCopies() {
        let a = CGMutablePath()
        a.addEllipse(in: box(0, 0, 10, 10))
        let copy = a.copy()!
        XCTAssertEqual(copy, CGPath(ellipseIn: box(0, 0, 10, 10), transform: nil))
        XCTAssertEqual(copy.hashValue, a.hashValue)
        a.addRect(box(0, 0, 1, 1))
        XCTAssertNotEqual(copy, a, "a copy does not follow")
        var move = CGAffineTransform(translationX: 5, y: 5)
        XCTAssertEqual(copy.copy(using: &move), CGPath(ellipseIn: box(0, 0, 10, 10), transform: &move))
    }

    func testApplyWithBlockShowsEachElement() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        var seen: [CGPathElementType] = []
        var last: [CGPoint] = []
        path.applyWithBlock { element in
            seen.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            if count > 0 { last.append(element.pointee.points[count - 1]) }
        }
        XCTAssertEqual(
            seen, [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        XCTAssertEqual(
            last, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 5)])
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2), "after a close: the subpath's start")
    }

    func testWrongUseDoesNothing() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 3)
        XCTAssertTrue(path.isEmpty)
    }

    func testIsRect() {
        var found = CGRect.zero
        XCTAssertTrue(CGPath(rect: box(1, 2, 3, 4), transform: nil).isRect(&found))
        XCTAssertEqual(found, box(1, 2, 3, 4))
        XCTAssertFalse(CGPath(ellipseIn: box(1, 2, 3, 4), transform: nil).isRect(nil))
    }

    func testArcs() {
        func end(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> (CGPoint, CGRect) {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            return (path.currentPoint, path.boundingBoxOfPath)
        }
        let quarter = end(0, .pi / 2, false)
        assertEqual(quarter.0, CGPoint(x: 0, y: 10), accuracy: 1e-9)
        assertEqual(quarter.1, box(0, 0, 10, 10), accuracy: 1e-2)
        assertEqual(end(0, .pi / 2, true).1, box(-10, -10, 20, 20), accuracy: 0.02)
        // Both ways round, a whole turn is a circle.
        assertEqual(end(0, 2 * .pi, false).1, box(-10, -10, 20, 20), accuracy: 0.02)
        assertEqual(end(0, 2 * .pi, true).1, box(-10, -10, 20, 20), accuracy: 0.02)
        assertEqual(end(.pi, 0, true).1, box(-10, 0, 20, 10), accuracy: 0.02)
    }

    func testArcBetweenTangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        assertEqual(path.currentPoint, CGPoint(x: 10, y: 4), accuracy: 1e-9)
        guard case .line(let start) = path.elements[1] else { return XCTFail("a line leads to the arc") }
        assertEqual(start, CGPoint(x: 6, y: 0), accuracy: 1e-9)
    }

    func testStrokedOutline() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        func outline(_ cap: CGLineCap) -> CGRect {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        assertEqual(outline(.butt), box(0, -2, 10, 4), accuracy: 1e-9)
        assertEqual(outline(.square), box(-2, -2, 14, 4), accuracy: 1e-9)
        assertEqual(outline(.round), box(-2, -2, 14, 4), accuracy: 1e-2)
        let frame = CGPath(rect: box(0, 0, 20, 20), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        assertEqual(frame.boundingBoxOfPath, box(-1, -1, 22, 22), accuracy: 1e-9)
        XCTAssertTrue(frame.contains(CGPoint(x: -0.9, y: -0.9)), "the miter fills the corner")
        XCTAssertFalse(frame.contains(CGPoint(x: 10, y: 10)), "the middle stays open")
        XCTAssertTrue(frame.contains(CGPoint(x: 0.9, y: 10)))
    }

    func testStrokedOutlineCoversWhatStrokingPaints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addCurve(to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 120, y: 0), control2: CGPoint(x: -20, y: 100))
        path.addLine(to: CGPoint(x: 80, y: 20))
        for (join, cap) in [(CGLineJoin.miter, CGLineCap.butt), (.round, .round), (.bevel, .square)] {
            let drawn = CGContext.make(100, 100)
            drawn.setLineWidth(9)
            drawn.setLineJoin(join)
            drawn.setLineCap(cap)
            drawn.addPath(path)
            drawn.strokePath()
            let filled = CGContext.make(100, 100)
            filled.addPath(path.copy(strokingWithWidth: 9, lineCap: cap, lineJoin: join, miterLimit: 10))
            filled.fillPath()
            var worst = 0
            for y in 0..<100 {
                for x in 0..<100 { worst = max(worst, abs(drawn.pixel(x, y).alpha - filled.pixel(x, y).alpha)) }
            }
            XCTAssertLessThan(worst, 40, "\(join) \(cap)")
        }
    }

    func testDashesFinerThanALongLinesNumbersEnd() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 1e300, y: 0)])
        XCTAssertTrue(path.copy(dashingWithPhase: 1e300, lengths: [1e290, 2]).boundingBoxOfPath.width <= 1e300)
        XCTAssertFalse(path.flattened(threshold: 1e-4).isEmpty)
    }

    func testDashes() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
        XCTAssertEqual(
            dashed.elements,
            [
                .move(.zero), .line(CGPoint(x: 3, y: 0)), .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 9, y: 0)),
                .move(CGPoint(x: 10, y: 1)), .line(CGPoint(x: 10, y: 5)), .move(CGPoint(x: 10, y: 7)),
                .line(CGPoint(x: 10, y: 10)),
            ])
        XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: []), line)
        XCTAssertEqual(line.copy(dashingWithPhase: 0, lengths: [0, 0]), line)
    }

    func testFlattenedKeepsNearItsCurve() {
        let circle = CGPath(ellipseIn: box(0, 0, 100, 100), transform: nil).flattened(threshold: 0.5)
        circle.applyWithBlock { element in
            guard element.pointee.type == .addLineToPoint else { return }
            let p = element.pointee.points[0]
            XCTAssertEqual(hypot(p.x - 50, p.y - 50), 50, accuracy: 0.5)
        }
        XCTAssertFalse(circle.elements.contains { if case .curve = $0 { true } else { false } })
    }

    /// As a public suite that ran on iOS has it.
    func testThePointOfAClosedPartIsNoNumber() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.closeSubpath()
        var last: CGPoint?
        path.applyWithBlock { if $0.pointee.type == .closeSubpath { last = $0.pointee.points[0] } }
        XCTAssertEqual(last?.x.isNaN, true)
    }
}
