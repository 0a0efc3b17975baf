import UIKit
import XCTest

@testable import SwiftUI

/// Edges, alignments and the like.
final class GeometryValueTests: XCTestCase {
    func testAngles() {
        XCTAssertEqual(Angle(degrees: 180).radians, .pi)
        XCTAssertEqual((Angle.degrees(30) + .degrees(15)).degrees, 45, accuracy: 1e-9)
        XCTAssertEqual((2 * Angle.radians(1)).radians, 2)
        XCTAssertLessThan(Angle.zero, .degrees(1))
    }

    func testEdges() {
        XCTAssertEqual(Edge.Set.horizontal, [.leading, .trailing])
        XCTAssertTrue(Edge.Set.all.contains(.top))
        XCTAssertEqual(EdgeInsets(5, at: [.top, .leading]), EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
        XCTAssertEqual(NSDirectionalEdgeInsets(EdgeInsets(5, at: .bottom)).bottom, 5)
    }

    func testAlignments() {
        enum Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
        }
        let own = HorizontalAlignment(Third.self)
        let size = ViewDimensions(size: CGSize(width: 90, height: 40))
        XCTAssertEqual(size[own], 30)
        XCTAssertEqual(size[.trailing], 90)
        XCTAssertEqual(size[VerticalAlignment.center], 20)
        XCTAssertEqual(size[VerticalAlignment.firstTextBaseline], 40)
        XCTAssertNil(size[explicit: own])
        let set = ViewDimensions(size: size.size) { $0 == own.key ? 7 : nil }
        XCTAssertEqual(set[own], 7)
        XCTAssertEqual(set[explicit: own], 7)
        XCTAssertEqual(set[.leading], 0)
        XCTAssertEqual(own, HorizontalAlignment(Third.self))
        XCTAssertNotEqual(own, .leading)
        XCTAssertEqual(Alignment.topLeading, Alignment(horizontal: .leading, vertical: .top))
    }

    func testProjections() {
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        XCTAssertEqual(moved.transform3D.m41, 3)
        XCTAssertTrue(moved.concatenating(moved.inverted()).isIdentity)
        XCTAssertTrue(moved.isAffine)
        var none = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        XCTAssertFalse(none.invert())
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let tilted = ProjectionTransform(CATransform3DRotate(perspective, 0.5, 0, 1, 0))
        XCTAssertFalse(tilted.isAffine)
        XCTAssertEqual(tilted.inverted().concatenating(tilted).m11, 1, accuracy: 1e-9)
    }

    func testTraits() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        XCTAssertEqual(traits.platform, [.button, .header])
        XCTAssertNotNil(traits.remove(.isHeader))
        XCTAssertNil(traits.remove(.isHeader))
        XCTAssertEqual(traits, .isButton)
        XCTAssertFalse(traits.insert(.isButton).inserted)
    }

    func testTextSizes() {
        XCTAssertEqual(DynamicTypeSize.allCases.count, 12)
        for size in DynamicTypeSize.allCases {
            XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size)
            XCTAssertEqual(ContentSizeCategory(size).size, size)
        }
        XCTAssertTrue(DynamicTypeSize.accessibility1.isAccessibilitySize)
        XCTAssertFalse(DynamicTypeSize.xxxLarge.isAccessibilitySize)
        XCTAssertNil(DynamicTypeSize(.unspecified))
    }

    func testSymbols() {
        XCTAssertEqual(SymbolVariants.circle.fill.suffix, ".circle.fill")
        XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
        XCTAssertFalse(SymbolVariants.fill.contains(.circle))
        XCTAssertEqual(SymbolVariants.none.suffix, "")
    }
}
