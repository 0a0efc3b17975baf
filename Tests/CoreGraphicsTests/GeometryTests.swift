import CoreGraphics
import XCTest

final class GeometryTests: XCTestCase {
    func testConcatenatingAppliesTheReceiverFirst() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let grow = CGAffineTransform(scaleX: 2, y: 3)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)), CGPoint(x: 22, y: 3))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)), CGPoint(x: 12, y: 3))
    }

    func testStepwiseMethodsApplyBeforeTheReceiver() {
        let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 1)
        XCTAssertEqual(CGPoint.zero.applying(t), CGPoint(x: 12, y: 22))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        assertEqual(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 5, y: 1), accuracy: 1e-12)
    }

    func testInverse() {
        let t = CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -4)
        let p = CGPoint(x: 3, y: 9)
        assertEqual(p.applying(t).applying(t.inverted()), p, accuracy: 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat, "what cannot be undone comes back as it is")
    }

    func testDecomposedPartsMakeTheSameTransform() {
        for t in [
            CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -4),
            CGAffineTransform(rotationAngle: 1).scaledBy(x: -2, y: 0.5), CGAffineTransform(scaleX: 1, y: -1),
        ] {
            let again = CGAffineTransform(t.decomposed())
            for (x, y) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx)] {
                XCTAssertEqual(x, y, accuracy: 1e-12)
            }
        }
        XCTAssertEqual(CGAffineTransform(rotationAngle: 0.5).decomposed().rotation, 0.5, accuracy: 1e-12)
    }

    func testRectangleApplyingIsTheBoxAroundTheCorners() {
        let turned = box(0, 0, 10, 10).applying(CGAffineTransform(rotationAngle: .pi / 4))
        assertEqual(turned, box(-7.0710678, 0, 14.1421356, 14.1421356), accuracy: 1e-6)
        XCTAssertEqual(box(1, 2, 3, 4).applying(CGAffineTransform(scaleX: -1, y: 2)), box(-4, 4, 3, 8))
        XCTAssertTrue(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    func testFoundationsRectangleMethodsFollowCoreGraphics() {
        XCTAssertEqual(box(0.5, 0.5, 1, 1).integral, box(0, 0, 2, 2))
        XCTAssertTrue(box(0, 0, 4, 4).insetBy(dx: 3, dy: 0).isNull)
        XCTAssertEqual(CGRect.null.union(box(1, 1, 1, 1)), box(1, 1, 1, 1))
        let (slice, rest) = box(0, 0, 10, 10).divided(atDistance: 3, from: .maxXEdge)
        XCTAssertEqual(slice, box(7, 0, 3, 10))
        XCTAssertEqual(rest, box(0, 0, 7, 10))
        XCTAssertEqual(CGRect(x: 5, y: 5, width: -2, height: -3).standardized, box(3, 2, 2, 3))
        XCTAssertFalse(box(0, 0, 1, 1).intersects(box(1.5, 0, 1, 1)))
        XCTAssertTrue(box(0, 0, 1, 1).intersects(box(1, 0, 1, 1)), "DEV-251")
    }

    func testDictionaryRepresentationsReadBack() {
        let r = box(1, 2, 3, 4)
        XCTAssertEqual(CGRect(dictionaryRepresentation: r.dictionaryRepresentation), r)
        XCTAssertNil(CGRect(dictionaryRepresentation: ["X": 1]))
        XCTAssertEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2.5]), CGPoint(x: 1, y: 2.5))
    }

    func testDescriptionsReadAsOnIOS() {
        XCTAssertEqual("\(box(0, 0, 10.5, 20))", "(0.0, 0.0, 10.5, 20.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGSize(width: 1, height: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGVector(dx: 1, dy: 2))", "(1.0, 2.0)")
    }

    func testTransformIsCodedAsSixNumbers() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(t)
        XCTAssertEqual(try JSONDecoder().decode([Double].self, from: data), [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(try JSONDecoder().decode(CGAffineTransform.self, from: data), t)
    }

    /// DEV-771
    func testRectanglesThatOnlyTouchDontIntersect() {
        let one = CGRect(x: 0, y: 0, width: 10, height: 10)
        let table: [(CGRect, Bool)] = [
            (CGRect(x: 9, y: 9, width: 1, height: 1), true), (CGRect(x: 10, y: 0, width: 10, height: 10), false),
            (CGRect(x: 0, y: -10, width: 10, height: 10), false), (.zero, true),
            (CGRect(x: 5, y: 5, width: 0, height: 0), true),
            (CGRect(x: 10, y: 10, width: 0, height: 0), false), (.null, false), (.infinite, true),
            (CGRect(x: 20, y: 0, width: -15, height: 10), true),
            (CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), false),
        ]
        for (other, expected) in table {
            XCTAssertEqual(one._porticoIntersects(other), expected, "\(other)")
            XCTAssertEqual(other._porticoIntersects(one), expected, "\(other)")
        }
        XCTAssertTrue(CGRect.zero._porticoIntersects(.zero))
        XCTAssertEqual(
            one._porticoIntersection(CGRect(x: 10, y: 0, width: 5, height: 10)),
            CGRect(x: 10, y: 0, width: 0, height: 10))
        XCTAssertTrue(one._porticoIntersection(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)).isNull)
        let part = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
        XCTAssertEqual(one._porticoIntersection(part), part, "no length is rounded anew")
    }
}
