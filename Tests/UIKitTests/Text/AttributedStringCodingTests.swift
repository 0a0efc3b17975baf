import UIKit
import XCTest

/// Attributed strings in archives: who reads one names no class of UIKit's.
final class AttributedStringCodingTests: XCTestCase {
    func testFontsColoursAndParagraphsAreReadWithTheirString() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let looks: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 2,
        ]
        let text = NSMutableAttributedString(string: "one two", attributes: [.kern: 1])
        text.addAttributes(looks, range: NSRange(location: 0, length: 3))
        for whole in [text, text.attributedSubstring(from: NSRange(location: 0, length: 3))] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: whole, requiringSecureCoding: true)
            let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
            XCTAssertEqual(read.string, whole.string)
            let first = read.attributes(at: 0, effectiveRange: nil)
            XCTAssertEqual(first[.font] as? UIFont, .systemFont(ofSize: 20))
            XCTAssertEqual(first[.foregroundColor] as? UIColor, .red)
            XCTAssertEqual((first[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
            XCTAssertEqual(first[.kern] as? Int, 2)
            let last = read.attributes(at: read.length - 1, effectiveRange: nil)
            XCTAssertEqual(last.count, read.length == 3 ? 4 : 1)
        }
    }
}
