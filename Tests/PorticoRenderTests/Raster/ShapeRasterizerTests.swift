import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Coverage against Cairo's at 16 times the size.
final class ShapeRasterizerTests: XCTestCase {
    private func fillDifference(_ path: CGPath, isEvenOdd: Bool = false, size: Int = 64) -> CoverageDifference {
        let reference = CoverageReference(width: size, height: size) {
            $0.addPath(path)
            $0.fillPath(using: isEvenOdd ? .evenOdd : .winding)
        }
        let outline = ShapeMask.Outline(path: path, plane: Plane(), isEvenOdd: isEvenOdd)
        return CoverageDifference(coverage(outline, width: size, height: size), reference)
    }

    private func strokeDifference(_ path: CGPath, size: Int = 64, _ edit: (inout ShapeValues) -> Void)
        -> CoverageDifference
    {
        var shape = ShapeValues()
        shape.strokeColor = black
        edit(&shape)
        let reference = CoverageReference(width: size, height: size) {
            $0.addPath(path)
            $0.setLineWidth(CGFloat(shape.lineWidth))
            $0.setLineCap(shape.lineCap)
            $0.setLineJoin(shape.lineJoin)
            $0.setMiterLimit(CGFloat(shape.miterLimit))
            if !shape.lineDashPattern.isEmpty {
                $0.setLineDash(
                    phase: CGFloat(shape.lineDashPhase), lengths: shape.lineDashPattern.map { CGFloat($0) })
            }
            $0.strokePath()
        }
        let outline = ShapeMask.Outline(path: path, plane: Plane(), stroke: StrokeStyle(shape))
        return CoverageDifference(coverage(outline, width: size, height: size), reference)
    }

    private func polygon(_ points: [CGPoint], close: Bool = true) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if close { path.closeSubpath() }
        return path
    }

    func testTrianglesAreExact() {
        var dice = Dice(state: 1)
        for _ in 0..<40 {
            let difference = fillDifference(polygon((0..<3).map { _ in dice.point(-20...84) }))
            XCTAssertLessThanOrEqual(difference.worst, 2, "\(difference)")
        }
    }

    func testSmoothShapesAreExact() {
        var dice = Dice(state: 2)
        for _ in 0..<30 {
            let rect = CGRect(
                x: dice.next(-5...30), y: dice.next(-5...30), width: dice.next(0.3...40), height: dice.next(0.3...40))
            XCTAssertLessThanOrEqual(fillDifference(CGPath(ellipseIn: rect, transform: nil)).worst, 4, "\(rect)")
            let r = min(rect.width, rect.height) / 3
            let rounded = CGPath(roundedRect: rect, cornerWidth: r, cornerHeight: r, transform: nil)
            XCTAssertLessThanOrEqual(fillDifference(rounded).worst, 4, "\(rect)")
        }
    }

    /// Where edges of opposite direction share a pixel an exact-area rasteriser sums; these are few.
    func testRandomCurvesByBothRules() {
        var dice = Dice(state: 3)
        for i in 0..<30 {
            let path = CGMutablePath()
            path.move(to: dice.point(-10...74))
            for _ in 0..<4 {
                path.addCurve(to: dice.point(-10...74), control1: dice.point(-10...74), control2: dice.point(-10...74))
            }
            if i % 2 == 0 { path.closeSubpath() }
            for rule in [false, true] {
                let difference = fillDifference(path, isEvenOdd: rule)
                XCTAssertLessThan(difference.mean, 0.5, "\(i) \(rule) \(difference)")
                XCTAssertLessThan(difference.share, 0.02, "\(i) \(rule) \(difference)")
            }
        }
    }

    func testStarsByBothRules() {
        let star = polygon(
            (0..<5).map {
                let a = Double($0) * 4 * .pi / 5 + 0.1
                return CGPoint(x: 32 + 30 * sin(a), y: 32 - 30 * cos(a))
            })
        XCTAssertLessThan(fillDifference(star).share, 0.01)
        XCTAssertLessThan(fillDifference(star, isEvenOdd: true).share, 0.01)
        let filled = coverage(.init(path: star, plane: Plane()), width: 64, height: 64)
        let pierced = coverage(.init(path: star, plane: Plane(), isEvenOdd: true), width: 64, height: 64)
        XCTAssertEqual(filled[32 * 64 + 32], 255)
        XCTAssertEqual(pierced[32 * 64 + 32], 0)
    }

    func testStrokesOfEveryCapAndJoin() {
        let zigzag = polygon(
            [CGPoint(x: 10, y: 12), CGPoint(x: 50, y: 16), CGPoint(x: 14, y: 30), CGPoint(x: 52, y: 52)], close: false)
        for join in [CGLineJoin.miter, .round, .bevel] {
            for cap in [CGLineCap.butt, .round, .square] {
                for width in [0.3, 1, 5, 9] {
                    let difference = strokeDifference(zigzag) {
                        ($0.lineJoin, $0.lineCap, $0.lineWidth) = (join, cap, width)
                    }
                    XCTAssertLessThan(difference.share, 0.003, "\(join) \(cap) \(width) \(difference)")
                    XCTAssertLessThan(difference.worst, 8, "\(join) \(cap) \(width) \(difference)")
                }
            }
        }
    }

    func testMiterLimitCutsSharpJoins() {
        let sharp = polygon([CGPoint(x: 10, y: 40), CGPoint(x: 32, y: 20), CGPoint(x: 54, y: 40)], close: false)
        for limit in [1, 1.4, 4.0] {
            let difference = strokeDifference(sharp) { ($0.lineWidth, $0.miterLimit) = (8, limit) }
            XCTAssertLessThan(difference.worst, 16, "\(limit) \(difference)")
        }
    }

    func testClosedStrokesOfCurves() {
        var dice = Dice(state: 4)
        for _ in 0..<20 {
            let rect = CGRect(
                x: dice.next(8...20), y: dice.next(8...20), width: dice.next(8...30), height: dice.next(8...30))
            let width = dice.next(0.5...8)
            let ring = strokeDifference(CGPath(ellipseIn: rect, transform: nil)) { $0.lineWidth = width }
            XCTAssertLessThan(ring.share, 0.012, "\(rect) \(width) \(ring)")
            XCTAssertLessThan(ring.worst, 12, "\(rect) \(width) \(ring)")
            let box = strokeDifference(CGPath(rect: rect, transform: nil)) { $0.lineWidth = width }
            XCTAssertLessThan(box.worst, 2.5, "\(rect) \(width) \(box)")
        }
    }

    func testDashes() {
        let line = polygon([CGPoint(x: 4, y: 20.5), CGPoint(x: 60, y: 20.5), CGPoint(x: 60, y: 60)], close: false)
        for (pattern, phase) in [([6.0, 3.0], 0.0), ([6, 3], 4.5), ([5], 0), ([1, 2, 3], 2.5), ([4, 4], -3)] {
            let difference = strokeDifference(line) {
                ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (3, pattern, phase)
            }
            XCTAssertLessThan(difference.worst, 4, "\(pattern) \(phase) \(difference)")
        }
        // Dashes of no length are dots where caps are round.
        let dots = strokeDifference(line) {
            ($0.lineWidth, $0.lineDashPattern, $0.lineCap) = (4, [0, 6.5], .round)
        }
        XCTAssertLessThan(dots.worst, 6, "\(dots)")
    }

    func testTrimming() {
        let line = polygon([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30)], close: false)
        func drawn(_ start: Double, _ end: Double) -> [UInt8] {
            var shape = ShapeValues()
            shape.strokeColor = black
            (shape.lineWidth, shape.strokeStart, shape.strokeEnd) = (2, start, end)
            guard let style = StrokeStyle(shape) else { return [] }
            return coverage(.init(path: line, plane: Plane(), stroke: style), width: 40, height: 40)
        }
        // 40 long: a quarter ends at x = 20.
        let quarter = drawn(0, 0.25)
        XCTAssertEqual(quarter[10 * 40 + 19], 255)
        XCTAssertEqual(quarter[10 * 40 + 20], 0)
        let last = drawn(0.75, 1)
        XCTAssertEqual(last[15 * 40 + 30], 0)
        XCTAssertEqual(last[21 * 40 + 30], 255)
        XCTAssertEqual(drawn(0.5, 0.5), [], "nothing is no stroke")
        XCTAssertEqual(drawn(0.8, 0.2), [])
        XCTAssertEqual(drawn(-1, 2), drawn(0, 1))
    }

    func testBadInputDrawsNothingAndDoesNotHang() {
        let nan = polygon([CGPoint(x: 10, y: 10), CGPoint(x: Double.nan, y: 30), CGPoint(x: 40, y: 40)])
        XCTAssertTrue(coverage(.init(path: nan, plane: Plane()), width: 64, height: 64).allSatisfy { $0 == 0 })
        let infinite = polygon([CGPoint(x: 10, y: 10), CGPoint(x: Double.infinity, y: 30), CGPoint(x: 40, y: 40)])
        XCTAssertTrue(coverage(.init(path: infinite, plane: Plane()), width: 64, height: 64).allSatisfy { $0 == 0 })
        let empty = CGMutablePath()
        XCTAssertTrue(coverage(.init(path: empty, plane: Plane()), width: 64, height: 64).allSatisfy { $0 == 0 })
        empty.move(to: CGPoint(x: 20, y: 20))
        var shape = ShapeValues()
        (shape.strokeColor, shape.lineWidth, shape.lineCap) = (black, 10, .round)
        XCTAssertTrue(
            coverage(.init(path: empty, plane: Plane(), stroke: StrokeStyle(shape)), width: 64, height: 64)
                .allSatisfy { $0 == 0 }, "a move alone is no stroke")
        shape.lineDashPattern = [1e-9, 1e-9]
        let line = polygon([CGPoint(x: 0, y: 10), CGPoint(x: 1e6, y: 10)], close: false)
        XCTAssertEqual(
            coverage(.init(path: line, plane: Plane(), stroke: StrokeStyle(shape)), width: 64, height: 64)[
                10 * 64 + 32],
            255, "dashes too fine to draw are a line")
    }

    func testHugeCoordinatesKeepTheVisiblePartExact() {
        let half = polygon([
            CGPoint(x: -1e7, y: -1e7), CGPoint(x: 32.5, y: -1e7), CGPoint(x: 32.5, y: 1e7), CGPoint(x: -1e7, y: 1e7),
        ])
        let ours = coverage(.init(path: half, plane: Plane()), width: 64, height: 64)
        XCTAssertEqual(ours[20 * 64 + 31], 255)
        XCTAssertEqual(Int(ours[20 * 64 + 32]), 128, accuracy: 1)
        XCTAssertEqual(ours[20 * 64 + 33], 0)
        let slope = polygon([
            CGPoint(x: -1e5, y: -1e5), CGPoint(x: 1e5, y: 1e5), CGPoint(x: -1e5, y: 1e5),
        ])
        let diagonal = coverage(.init(path: slope, plane: Plane()), width: 64, height: 64)
        XCTAssertEqual(Int(diagonal[20 * 64 + 20]), 128, accuracy: 2)
        XCTAssertEqual(diagonal[21 * 64 + 20], 255)
        XCTAssertEqual(diagonal[20 * 64 + 21], 0)
    }

    func testEveryInstructionSetMakesTheSameBytes() {
        defer { _ = ck_set_level(2) }
        var dice = Dice(state: 5)
        for _ in 0..<10 {
            let path = polygon((0..<12).map { _ in dice.point(-20...160) })
            for rule in [false, true] {
                let made = (0...2).map { level -> [UInt8] in
                    _ = ck_set_level(Int32(level))
                    return coverage(.init(path: path, plane: Plane(), isEvenOdd: rule), width: 137, height: 90)
                }
                XCTAssertEqual(made[0], made[1])
                XCTAssertEqual(made[0], made[2])
            }
        }
    }

    /// A part of a path is the same part of its whole: no seams where strips or regions meet.
    func testRegionsAgree() {
        var dice = Dice(state: 6)
        let path = polygon((0..<9).map { _ in dice.point(-300...300) })
        func row(_ region: PixelRect, _ y: Int32, _ x: Int32, _ n: Int) -> [UInt8] {
            let mask = ShapeMask(.init(path: path, plane: Plane()), box: region, stamp: 1)
            ShapeRasterizer().rasterize(mask, region)
            var out = [UInt8](repeating: 0, count: n)
            ck_coverage_row(&mask.storage.pointee.coverage, &out, x - region.x0, y - region.y0, Int32(n))
            return out
        }
        let whole = PixelRect(x0: -300, y0: -300, x1: 300, y1: 300)
        for part in [PixelRect(x0: 0, y0: 0, x1: 64, y1: 64), PixelRect(x0: -37, y0: 11, x1: 21, y1: 30)] {
            for y in part.y0..<part.y1 {
                let (a, b) = (row(part, y, part.x0, part.width), row(whole, y, part.x0, part.width))
                XCTAssertTrue(zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "row \(y)")
            }
        }
    }
}
