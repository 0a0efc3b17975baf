import Foundation
import XCTest

/// Rectangles, compared with what their edges say.
final class RectangleTests: XCTestCase {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 7

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private var numbers = Numbers()

    private func number() -> Double { .random(in: 0..<1, using: &numbers) }

    private func rectangle() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    private let broken = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)

    func test_whatLiesInsideIsContained() {
        for _ in 0..<2000 {
            let (outer, other) = (rectangle(), rectangle())
            let inner = outer.insetBy(dx: outer.width * number() / 3, dy: outer.height * number() / 3)
            XCTAssertTrue(outer.contains(inner), "\(outer) \(inner)")
            XCTAssertTrue(outer.contains(outer))
            XCTAssertTrue(outer.union(other).contains(outer) && outer.union(other).contains(other))
            XCTAssertEqual(outer.union(inner), outer)
            XCTAssertEqual(outer.intersection(inner), inner)
            let shared = outer.intersection(other)
            XCTAssertTrue(outer.contains(shared) && other.contains(shared))
            let apart =
                other.minX > outer.maxX || outer.minX > other.maxX || other.minY > outer.maxY
                || outer.minY > other.maxY
            XCTAssertEqual(shared.isNull, apart)
        }
        let outer = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
        XCTAssertTrue(outer.contains(CGRect(x: 0.2, y: 0.3, width: 0.1, height: 0.2)))
        XCTAssertFalse(outer.contains(CGRect(x: 0, y: 0.3, width: 0.2, height: 0.2)))
        XCTAssertFalse(outer.contains(CGRect(x: 0.2, y: 0.3, width: 0.4, height: 0.2)))
        XCTAssertFalse(outer.contains(outer.insetBy(dx: -0.01, dy: 0)))
    }

    func test_specialRectangles() {
        let one = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertTrue(one.contains(CGRect.null))
        XCTAssertFalse(CGRect.null.contains(one))
        XCTAssertTrue(CGRect.infinite.contains(one))
        XCTAssertFalse(one.contains(CGRect.infinite))
        XCTAssertTrue(one.contains(CGRect(x: 10, y: 10, width: 0, height: 0)), "on the edge")
        XCTAssertTrue(one.contains(CGRect(x: 10, y: 10, width: -10, height: -10)), "the same from another corner")
        XCTAssertEqual(CGRect(x: 10, y: 10, width: -10, height: -5).union(.null).standardized.minY, 5)
        XCTAssertEqual(CGRect.null.union(one), one)
        XCTAssertEqual(one.union(CGRect(x: 20, y: 5, width: -5, height: 10)), CGRect(x: 0, y: 0, width: 20, height: 15))
        XCTAssertTrue(one.intersection(.null).isNull)
        XCTAssertEqual(one.intersection(.infinite), one)
        XCTAssertEqual(
            one.intersection(CGRect(x: 10, y: 0, width: 5, height: 10)), CGRect(x: 10, y: 0, width: 0, height: 10))
    }

    func test_pointsOnTheEdges() {
        let one = CGRect(x: 1, y: 1, width: 9, height: 9)
        XCTAssertTrue(one.contains(CGPoint(x: 1, y: 1)))
        XCTAssertTrue(one.contains(CGPoint(x: 9.99, y: 1)))
        XCTAssertFalse(one.contains(CGPoint(x: 10, y: 5)))
        XCTAssertFalse(one.contains(CGPoint(x: 5, y: 10)))
        XCTAssertFalse(CGRect.zero.contains(CGPoint.zero))
        XCTAssertFalse(CGRect.null.contains(CGPoint.zero))
        XCTAssertTrue(CGRect(x: 10, y: 10, width: -9, height: -9).contains(CGPoint(x: 1, y: 1)))
    }

    func test_numbersThatAreNoneEndNothing() {
        XCTAssertFalse(broken.contains(CGPoint.zero))
        XCTAssertFalse(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1).contains(CGPoint.zero))
        XCTAssertFalse(broken.contains(CGRect.zero))
        XCTAssertTrue(broken.intersection(.infinite).isNull)
        XCTAssertTrue(CGRect.zero.intersection(broken).isNull)
    }

    /// What Foundation does right: standing sizes, whole edges, parts.
    func test_otherMethodsFollowTheirFormulas() {
        for _ in 0..<500 {
            let r = rectangle()
            XCTAssertTrue(r.integral.contains(r))
            XCTAssertEqual(r.integral, r.integral.integral)
            let moved = r.offsetBy(dx: 3, dy: -2)
            XCTAssertEqual(moved.origin, CGPoint(x: r.origin.x + 3, y: r.origin.y - 2))
            XCTAssertEqual(moved.size, r.size)
            let (slice, rest) = r.divided(atDistance: r.width / 4, from: .maxXEdge)
            XCTAssertEqual(slice.width, r.width / 4, accuracy: 1e-12)
            XCTAssertEqual(rest.width, r.width * 3 / 4, accuracy: 1e-12)
            XCTAssertEqual(slice.minX, rest.maxX, accuracy: 1e-12)
        }
        let turned = CGRect(x: 4, y: 6, width: -3, height: -2)
        XCTAssertEqual(turned.standardized.origin, CGPoint(x: 1, y: 4))
        XCTAssertEqual(turned, CGRect(x: 1, y: 4, width: 3, height: 2))
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 2, height: 2).insetBy(dx: 2, dy: 0).isNull)
        XCTAssertTrue(CGRect.null.integral.isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
        XCTAssertEqual(CGRect(x: 0, y: 0, width: 9, height: 9).divided(atDistance: 20, from: .minYEdge).slice.height, 9)
    }
}
