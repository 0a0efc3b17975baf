import CoreGraphics
import XCTest

@testable import UIKit

final class NSParagraphStyleTests: XCTestCase {
    func testCopiesAreEqualAndIndependent() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = style.copy() as! NSParagraphStyle
        XCTAssertEqual(copy, style)
        XCTAssertFalse(copy is NSMutableParagraphStyle)
        style.lineSpacing = 5
        XCTAssertNotEqual(copy, style)
        let mutable = copy.mutableCopy() as! NSMutableParagraphStyle
        mutable.alignment = .right
        XCTAssertEqual(copy.alignment, .center)
    }

    func testDefaults() {
        let style = NSParagraphStyle.default
        XCTAssertEqual(style.alignment, .natural)
        XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(style.tabStops.map(\.location), (1...12).map { CGFloat($0 * 28) })
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
    }

    func testShadowsCompare() {
        let one = NSShadow()
        let two = NSShadow()
        XCTAssertEqual(one, two)
        two.shadowBlurRadius = 3
        XCTAssertNotEqual(one, two)
        XCTAssertEqual(two.copy() as? NSShadow, two)
    }
}
