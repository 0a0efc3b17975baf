import PorticoShell
import XCTest

/// Ranges beyond an attributed text end an app with iOS's words, where Foundation on Linux reads and writes past its end.
final class RangeMistakeTests: ShellTestCase {
    func testARangeBeyondATextEndsTheAppWithIOSsWords() throws {
        for (word, reason) in [
            ("range-add", "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"),
            ("range-set", "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"),
            ("range-part", "NSConcreteMutableAttributedString attributedSubstringFromRange:: Out of bounds"),
            ("range-at", "NSRLEArray objectAtIndex:effectiveRange:: Out of bounds"),
        ] {
            let app = try open("A-\(word)", word, keepsFiles: true)
            wait("the end") { app.end != nil }
            guard case .crashed? = app.end else { return XCTFail("\(word): \(String(describing: app.end))") }
            let file = try XCTUnwrap(app.app.container) + "/Documents/errors"
            let text = try String(contentsOfFile: file, encoding: .utf8)
            XCTAssertTrue(text.contains("NSRangeException: \(reason)"), "\(word): \(text)")
        }
    }
}
