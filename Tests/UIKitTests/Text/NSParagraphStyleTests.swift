import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

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

    func testCopyingAndCodingByTheMethodsThemselves() throws {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.alignment) = (12, .right)
        let copy = try XCTUnwrap(style.copy(with: nil) as? NSParagraphStyle)
        let mutable = try XCTUnwrap(copy.mutableCopy(with: nil) as? NSMutableParagraphStyle)
        mutable.firstLineHeadIndent = 3
        XCTAssertEqual([copy.firstLineHeadIndent, mutable.firstLineHeadIndent], [12, 3])

        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        style.encode(with: archiver)
        let read = try XCTUnwrap(
            NSMutableParagraphStyle(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        XCTAssertEqual(read, style)
        read.alignment = .left
        XCTAssertEqual(style.alignment, .right)

        let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
        attachment.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        let writer = NSKeyedArchiver(requiringSecureCoding: true)
        attachment.encode(with: writer)
        let again = try XCTUnwrap(NSTextAttachment(coder: NSKeyedUnarchiver(forReadingFrom: writer.encodedData)))
        XCTAssertEqual(again.contents, Data([1, 2, 3]))
        XCTAssertEqual(again.fileType, "public.data")
        XCTAssertEqual(again.bounds, attachment.bounds)
    }

    func testDefaults() {
        let style = NSParagraphStyle.default
        XCTAssertEqual(style.alignment, .natural)
        XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(style.tabStops.map(\.location), (1...12).map { CGFloat($0 * 28) })
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
        InterfaceDirection.isRightToLeft = true
        defer { InterfaceDirection.isRightToLeft = false }
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: nil), .rightToLeft, "the app's language's")
    }

    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    func testWhatStandsInTextsIsArchivedWhole() throws {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        style.defaultTabInterval = 30
        style.hyphenationFactor = 0.5
        style.allowsDefaultTighteningForTruncation = true
        style.lineBreakStrategy = .pushOut
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let read = try archived(style.copy() as! NSParagraphStyle)
        XCTAssertEqual(read, style)
        XCTAssertEqual(read.tabStops.map(\.alignment), [.right])
        XCTAssertEqual(try archived(NSParagraphStyle()), .default)

        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (UIColor.red, CGSize(width: 1, height: 2))
        XCTAssertEqual(try archived(shadow), shadow)
        shadow.shadowColor = nil
        XCTAssertNil(try archived(shadow).shadowColor)

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let attachment = NSTextAttachment(image: picture)
        attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 8)
        attachment.fileType = "public.png"
        let attached = try archived(attachment)
        XCTAssertEqual(attached.bounds, attachment.bounds)
        XCTAssertEqual(attached.fileType, "public.png")
        XCTAssertEqual(attached.image?.size, picture.size)
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
