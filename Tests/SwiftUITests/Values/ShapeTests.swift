import UIKit
import XCTest

@testable import SwiftUI

/// Paths and the shapes that make them.
final class ShapeTests: XCTestCase {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func length(_ path: Path) -> CGFloat {
        var (sum, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        Path(path.cgPath.flattened(threshold: 0.01)).forEach { element in
            switch element {
            case .move(let to): (start, current) = (to, to)
            case .line(let to):
                sum += hypot(to.x - current.x, to.y - current.y)
                current = to
            case .closeSubpath:
                sum += hypot(start.x - current.x, start.y - current.y)
                current = start
            default: break
            }
        }
        return sum
    }

    func testThatAPathIsAValue() {
        var path = Path { $0.move(to: .zero) }
        let copy = path
        path.addLine(to: CGPoint(x: 10, y: 0))
        XCTAssertEqual(copy.description, "0 0 m")
        XCTAssertEqual(path.description, "0 0 m 10 0 l")
        XCTAssertNotEqual(path, copy)
        XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 0))
        XCTAssertNil(Path().currentPoint)
        XCTAssertTrue(Path().isEmpty)
    }

    func testThatPathsAndShapesAreCombined() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
        XCTAssertEqual(square.union(other).boundingRect, CGRect(x: 0, y: 0, width: 15, height: 10))
        XCTAssertEqual(square.intersection(other).boundingRect, CGRect(x: 5, y: 0, width: 5, height: 10))
        XCTAssertEqual(square.subtracting(other).boundingRect, CGRect(x: 0, y: 0, width: 5, height: 10))
        XCTAssertFalse(square.symmetricDifference(other).contains(CGPoint(x: 7, y: 5)))
        var line = Path()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
        XCTAssertEqual(line.lineIntersection(square).boundingRect, CGRect(x: 0, y: 5, width: 10, height: 0))
        XCTAssertEqual(line.lineSubtraction(square).description, "-5 5 m 0 5 l 10 5 m 20 5 l")
        let shape = Rectangle().subtracting(Circle()).union(Rectangle().size(width: 10, height: 10))
        XCTAssertFalse(shape.path(in: rect).contains(CGPoint(x: 50, y: 30)))
        XCTAssertTrue(shape.path(in: rect).contains(CGPoint(x: 5, y: 5)))
    }

    func testThatADescriptionIsReadAgain() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5.5, y: 6))
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        XCTAssertEqual(path.description, "1 2 m 5.5 6 3 4 q 2 2 3 3 1 1 c h")
        XCTAssertEqual(Path(path.description), path)
        for wrong in ["1 m", "x", "1 2 3 4 l", "1 2", "1 2 m 3 h"] { XCTAssertNil(Path(wrong), wrong) }
    }

    func testThatATrimmedPathHasItsPartOfTheLength() {
        let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let whole = length(circle)
        XCTAssertEqual(whole, .pi * 100, accuracy: 0.5)
        XCTAssertEqual(length(circle.trimmedPath(from: 0, to: 0.25)), whole / 4, accuracy: 0.5)
        XCTAssertEqual(length(circle.trimmedPath(from: 0.2, to: 0.9)), whole * 0.7, accuracy: 0.5)
        XCTAssertEqual(circle.trimmedPath(from: 0, to: 1), circle)
        XCTAssertTrue(circle.trimmedPath(from: 0.6, to: 0.6).isEmpty)
        XCTAssertTrue(circle.trimmedPath(from: .nan, to: .nan).isEmpty)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.125, to: 0.375)
        XCTAssertEqual(square.description, "5 0 m 10 0 l 10 5 l")
    }

    func testThatCornersFitTheirRectangle() {
        let round = RoundedRectangle(cornerRadius: 500).path(in: rect)
        XCTAssertEqual(round.boundingRect, rect)
        XCTAssertFalse(round.contains(CGPoint(x: 2, y: 2)))
        XCTAssertTrue(round.contains(CGPoint(x: 50, y: 1)))
        XCTAssertEqual(RoundedRectangle(cornerRadius: 0).path(in: rect), Rectangle().path(in: rect))
        XCTAssertEqual(RoundedRectangle(cornerRadius: -5).path(in: rect), Rectangle().path(in: rect))
        let capsule = Capsule(style: .circular).path(in: rect)
        XCTAssertEqual(length(capsule), 2 * 40 + .pi * 60, accuracy: 0.5)
        // A continuous corner begins farther out than its radius, and lies outside of the circle there.
        let circular = RoundedRectangle(cornerRadius: 10, style: .circular).path(in: rect)
        let continuous = RoundedRectangle(cornerRadius: 10, style: .continuous).path(in: rect)
        XCTAssertEqual(circular.cgPath.elements.first, .move(CGPoint(x: 0, y: 10)))
        XCTAssertNotEqual(circular, continuous)
        XCTAssertEqual(length(circular), length(continuous), accuracy: 1)
    }

    func testThatEachCornerMayHaveItsOwnRadius() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
        let path = shape.path(in: rect)
        XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 98, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 2, y: 58)))
        let mirrored = shape.path(in: rect, direction: .rightToLeft)
        XCTAssertTrue(mirrored.contains(CGPoint(x: 2, y: 2)))
        XCTAssertFalse(mirrored.contains(CGPoint(x: 98, y: 2)))
        XCTAssertEqual(Rectangle().path(in: rect, direction: .rightToLeft), Rectangle().path(in: rect))
    }

    func testThatInsetsMakeShapesSmaller() {
        XCTAssertEqual(Rectangle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect, rect.insetBy(dx: 10, dy: 10))
        XCTAssertEqual(Circle().inset(by: 10).path(in: rect).boundingRect, CGRect(x: 30, y: 10, width: 40, height: 40))
        XCTAssertEqual(Rectangle().inset(by: 500).path(in: rect).boundingRect.size, .zero, "never inside out")
    }

    func testThatACircleIsAsWideAsHigh() {
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)), CGSize(width: 20, height: 20))
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 30))
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: nil, height: nil)), CGSize(width: 10, height: 10))
        XCTAssertEqual(
            Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 10))
    }

    func testThatShapesAreMovedTurnedAndScaled() {
        let base = Rectangle()
        XCTAssertEqual(base.offset(x: 5, y: 6).path(in: rect).boundingRect, rect.offsetBy(dx: 5, dy: 6))
        XCTAssertEqual(
            base.scale(0.5).path(in: rect).boundingRect, CGRect(x: 25, y: 15, width: 50, height: 30))
        XCTAssertEqual(
            base.scale(x: 2, anchor: .topLeading).path(in: rect).boundingRect,
            CGRect(x: 0, y: 0, width: 200, height: 60))
        let turned = base.rotation(.degrees(90)).path(in: rect).boundingRect
        XCTAssertEqual(turned.minX, 20, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 100, accuracy: 1e-9)
        XCTAssertEqual(
            base.size(width: 5, height: 6).path(in: rect).boundingRect, CGRect(x: 0, y: 0, width: 5, height: 6))
    }

    func testThatAnOutlineIsAShape() {
        let outline = Rectangle().stroke(lineWidth: 10).path(in: rect)
        XCTAssertEqual(outline.boundingRect, rect.insetBy(dx: -5, dy: -5))
        XCTAssertFalse(outline.contains(CGPoint(x: 50, y: 30)))
        XCTAssertTrue(outline.contains(CGPoint(x: 50, y: 4)))
        let dashes = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
            .strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10]))
        XCTAssertTrue(dashes.contains(CGPoint(x: 5, y: 0)))
        XCTAssertFalse(dashes.contains(CGPoint(x: 15, y: 0)))
    }

    func testThatShapesAreAnimated() {
        var shape = RoundedRectangle(cornerRadius: 10)
        shape.animatableData.interpolate(towards: RoundedRectangle(cornerRadius: 20).animatableData, amount: 0.5)
        XCTAssertEqual(shape.cornerSize, CGSize(width: 15, height: 15))
        var any = AnyShape(Circle())
        any.animatableData.interpolate(towards: AnyShape(Circle().inset(by: 20)).animatableData, amount: 0.5)
        XCTAssertEqual(any.path(in: rect), Circle().inset(by: 10).path(in: rect))
        let before = any.path(in: rect)
        any.animatableData.interpolate(towards: AnyShape(RoundedRectangle(cornerRadius: 3)).animatableData, amount: 0.5)
        XCTAssertFalse(any.path(in: rect).isEmpty, "shapes of different types don't mix")
        XCTAssertNotNil(before)
        func trim(_ end: CGFloat) -> _TrimmedShape<Circle> { _TrimmedShape(shape: Circle(), endFraction: end) }
        var trimmed = trim(0)
        trimmed.animatableData.interpolate(towards: trim(1).animatableData, amount: 0.25)
        XCTAssertEqual(trimmed.endFraction, 0.25)
    }
}
