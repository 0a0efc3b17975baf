import Foundation
import XCTest

@testable import PorticoLocale

/// PhoneNumberKit's text field makes such a set.
final class CharacterSetTests: XCTestCase {
    func testTheInverseOfANamedSetCanBeChanged() {
        var set = CharacterSet.decimalDigits.portico_inverted()
        XCTAssertTrue(set.contains("+") && set.contains("x") && set.contains("\u{1F600}"))
        XCTAssertFalse(set.contains("1"))
        set.remove(charactersIn: "+")
        set.insert("1")
        XCTAssertFalse(set.contains("+"))
        XCTAssertTrue(set.contains("x") && set.contains("1"))
        XCTAssertFalse(CharacterSet.decimalDigits.contains("+"), "the named set stays as it is")
    }

    func testTheInverseOfAnInverseIsTheSet() {
        let set = CharacterSet(charactersIn: "ab").portico_inverted().portico_inverted()
        XCTAssertTrue(set.contains("a") && set.contains("b"))
        XCTAssertFalse(set.contains("c"))
        XCTAssertEqual(CharacterSet.whitespaces.portico_inverted().portico_inverted(), CharacterSet.whitespaces)
    }
}
