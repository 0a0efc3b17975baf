import CoreGraphics
import Foundation
import XCTest

/// Hulls and parts of convex polygons, which the engines of physics take.
final class ConvexPolygonTests: XCTestCase {
    private func area(_ corners: [CGPoint]) -> CGFloat {
        corners.indices.reduce(0) { sum, index in
            let (one, next) = (corners[index], corners[(index + 1) % corners.count])
            return sum + (one.x * next.y - next.x * one.y) / 2
        }
    }

    func testAHullIsCounterclockwiseAndLeavesOutWhatLiesWithin() {
        let points = [(0, 0), (4, 4), (2, 2), (4, 0), (0, 4), (2, 0), (1, 3)].map { CGPoint(x: $0.0, y: $0.1) }
        let hull = ConvexPolygon.hull(of: points)
        XCTAssertEqual(hull, [(0, 0), (4, 0), (4, 4), (0, 4)].map { CGPoint(x: $0.0, y: $0.1) })
        XCTAssertEqual(area(hull), 16)
        XCTAssertEqual(ConvexPolygon.hull(of: points.reversed()), hull, "the order of the points doesn't matter")
    }

    func testFewerThanThreePointsHaveNoHull() {
        XCTAssertEqual(ConvexPolygon.hull(of: []), [])
        XCTAssertEqual(
            ConvexPolygon.hull(of: [CGPoint(x: 3, y: 1), CGPoint(x: 1, y: 1)]),
            [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 1)])
    }

    func testPartsHaveEightCornersAtMostAndCoverThePolygon() {
        let corners = (0..<26).map { index -> CGPoint in
            let angle = CGFloat(index) / 26 * 2 * .pi
            return CGPoint(x: 10 * cos(angle), y: 5 * sin(angle))
        }
        let parts = ConvexPolygon.parts(of: corners)
        XCTAssertEqual(parts.map(\.count), [8, 8, 8, 8])
        XCTAssertTrue(parts.allSatisfy { $0.first == corners[0] && area($0) > 0 })
        XCTAssertEqual(parts.map(area).reduce(0, +), area(corners), accuracy: 1e-9)
        XCTAssertEqual(ConvexPolygon.parts(of: Array(corners[0..<8])), [Array(corners[0..<8])])
    }

    func testCrossTellsTheSideOfALine() {
        let (a, b) = (CGPoint.zero, CGPoint(x: 2, y: 0))
        XCTAssertGreaterThan(ConvexPolygon.cross(a, b, CGPoint(x: 1, y: 1)), 0)
        XCTAssertLessThan(ConvexPolygon.cross(a, b, CGPoint(x: 1, y: -1)), 0)
        XCTAssertEqual(ConvexPolygon.cross(a, b, CGPoint(x: 7, y: 0)), 0)
    }
}
