import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Which way an app's interface runs, by its launch arguments and its words.
final class LaunchLanguageTests: XCTestCase {
    func testLanguageOfArguments() {
        func language(_ words: String...) -> String? { LaunchLanguage.language(in: ["app"] + words) }
        XCTAssertNil(language())
        XCTAssertEqual(language("-AppleLanguages", "(ar)"), "ar")
        XCTAssertEqual(language("-AppleLanguages", "(\"he-IL\", en)"), "he-IL")
        XCTAssertEqual(language("-AppleLocale", "de_AT"), "de_AT")
        XCTAssertNil(language("-AppleLanguages"))
        XCTAssertNil(language("-AppleLanguages", "()"))
    }

    // DEV-537
    func testDirection() {
        func isRightToLeft(_ localization: String?, _ words: String...) -> Bool {
            LaunchLanguage.isRightToLeft(arguments: ["app"] + words, localization: localization)
        }
        XCTAssertFalse(isRightToLeft("en"))
        XCTAssertTrue(isRightToLeft("ar"))
        XCTAssertTrue(isRightToLeft("he-IL"))
        XCTAssertFalse(isRightToLeft(nil))
        XCTAssertTrue(isRightToLeft("en", "-NSForceRightToLeftWritingDirection", "YES"))
        XCTAssertFalse(isRightToLeft("en", "-NSForceRightToLeftWritingDirection", "NO"))
    }
}
