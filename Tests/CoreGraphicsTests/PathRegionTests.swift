import XCTest

@testable import CoreGraphics

/// What paths' regions and lines have in common.
final class PathRegionTests: XCTestCase {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }
    private func circle(_ x: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x, y: 0, width: 100, height: 100), transform: nil)
    }

    /// A letter for each element, with its end.
    private func text(_ path: CGPath) -> String {
        var words: [String] = []
        path.applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            if type == .closeSubpath { return words.append("z") }
            let end = points[type.pointCount - 1]
            let letters: [CGPathElementType: String] = [
                .moveToPoint: "m", .addLineToPoint: "l", .addQuadCurveToPoint: "q",
            ]
            words.append("\(letters[type] ?? "c")\(Int(end.x.rounded())),\(Int(end.y.rounded()))")
        }
        return words.joined(separator: " ")
    }

    func testThatRectanglesAreCombined() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        XCTAssertEqual(text(a.union(b)), "m0,0 l10,0 l10,5 l15,5 l15,15 l5,15 l5,10 l0,10 z")
        XCTAssertEqual(a.intersection(b).boundingBox, CGRect(x: 5, y: 5, width: 5, height: 5))
        XCTAssertEqual(text(a.union(rect(10, 0, 10, 10))), "m0,0 l20,0 l20,10 l0,10 z", "a common edge goes")
        XCTAssertEqual(text(a.subtracting(rect(2, 2, 4, 4))), "m0,0 l10,0 l10,10 l0,10 z m6,2 l2,2 l2,6 l6,6 z")
        XCTAssertTrue(a.subtracting(a).isEmpty)
        XCTAssertTrue(a.intersection(rect(20, 20, 5, 5)).isEmpty)
        XCTAssertEqual(text(a.union(CGMutablePath())), text(a.normalized()))
    }

    func testThatCurvesStayCurves() {
        let union = circle(0).union(circle(50))
        var kinds: [CGPathElementType] = []
        union.applyWithBlock { kinds.append($0.pointee.type) }
        XCTAssertEqual(Set(kinds), [.moveToPoint, .addCurveToPoint, .closeSubpath])
        XCTAssertLessThan(kinds.count, 13)
        XCTAssertEqual(union.boundingBoxOfPath.width, 150, accuracy: 0.01)
        XCTAssertEqual(text(circle(0).union(circle(0))), "m100,50 c50,100 c0,50 c50,0 c100,50 z")
        XCTAssertEqual(text(circle(0).subtracting(rect(50, -10, 100, 200))), "m50,100 c0,50 c50,0 z")
    }

    func testThatALineIsCutByARegion() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        XCTAssertEqual(text(line.lineIntersection(rect(0, 0, 10, 10))), "m0,5 l10,5")
        XCTAssertEqual(text(line.lineSubtracting(rect(0, 0, 10, 10))), "m-5,5 l0,5 m10,5 l15,5")
        let a = rect(0, 0, 10, 10), b = rect(5, 5, 10, 10)
        XCTAssertEqual(text(a.lineIntersection(b)), "m10,5 l10,10 l5,10")
        XCTAssertEqual(text(a.lineSubtracting(b)), "m5,10 l0,10 l0,0 l10,0 l10,5")
        XCTAssertEqual(text(a.lineIntersection(rect(-5, -5, 50, 50))), "m0,0 l10,0 l10,10 l0,10 z")
    }

    func testThatPartsAreSeparatedByEitherRule() {
        let path = CGMutablePath()
        for (x, side) in [(0.0, 30.0), (10, 10), (50, 10)] {
            path.addRect(CGRect(x: x, y: x == 10 ? 10 : 0, width: side, height: side))
        }
        XCTAssertEqual(
            path.componentsSeparated().map(text), ["m0,0 l30,0 l30,30 l0,30 z", "m50,0 l60,0 l60,10 l50,10 z"])
        let parts = path.componentsSeparated(using: .evenOdd)
        XCTAssertEqual(parts.count, 2)
        XCTAssertFalse(parts[0].contains(CGPoint(x: 15, y: 15)), "the hole stays with its part")
    }

    /// Random paths on a coarse grid, where many lines and ends lie on one another: places are within the result as the operation says.
    func testThatPlacesLieWhereTheOperationSays() {
        var seed: UInt64 = 7
        func random() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(seed >> 33) / CGFloat(1 << 31)
        }
        func place() -> CGPoint { CGPoint(x: (random() * 10).rounded() * 10, y: (random() * 10).rounded() * 10) }
        func path() -> CGPath {
            let path = CGMutablePath()
            path.addRect(CGRect(origin: place(), size: CGSize(width: 40, height: 30)))
            path.move(to: place())
            for _ in 0..<4 {
                switch Int(random() * 3) {
                case 0: path.addLine(to: place())
                case 1: path.addQuadCurve(to: place(), control: place())
                default: path.addCurve(to: place(), control1: place(), control2: place())
                }
            }
            return path
        }
        var wrong = 0
        for round in 0..<30 {
            let (a, b) = (path(), path())
            let rule: CGPathFillRule = round.isMultiple(of: 2) ? .winding : .evenOdd
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
                (a.subtracting(b, using: rule), { $0 && !$1 }), (a.symmetricDifference(b, using: rule), { $0 != $1 }),
                (a.normalized(using: rule), { inside, _ in inside }),
            ]
            for (result, isWanted) in results {
                for _ in 0..<20 {
                    let point = CGPoint(x: random() * 140, y: random() * 140)
                    let expected = isWanted(a.contains(point, using: rule), b.contains(point, using: rule))
                    if result.contains(point, using: .winding) != expected { wrong += 1 }
                    if result.contains(point, using: .evenOdd) != expected { wrong += 1 }
                }
            }
        }
        XCTAssertLessThanOrEqual(wrong, 4, "a point may lie on a line")
    }
}
