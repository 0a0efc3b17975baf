import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class LocalizedIndexedCollationTests: MainTestCase, @unchecked Sendable {
    private final class Person: NSObject, @unchecked Sendable {
        let name: String

        init(_ name: String) { self.name = name }

        static let registered: Void = _porticoRegister("name", { Person.self }) { object, _, _ in
            (object as! Person).name
        }
    }

    override func prepare() { Person.registered }

    func testLettersAreSections() {
        let collation = UILocalizedIndexedCollation.current()
        XCTAssertEqual(collation.sectionTitles.count, 27)
        XCTAssertEqual(collation.sectionTitles.first, "A")
        XCTAssertEqual(collation.sectionTitles.last, "#")
        XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
        XCTAssertEqual(collation.section(forSectionIndexTitle: 7), 7)
    }

    /// DEV-770: what doesn't begin with a Latin letter is under the last.
    func testThingsAreSortedIntoTheirLetters() {
        let collation = UILocalizedIndexedCollation.current()
        let name = Selector("name")
        let sections = ["Delisa", "élan", "\u{D8}rsted", "", "7", "\u{3A9}mega"].map {
            collation.sectionTitles[collation.section(for: Person($0), collationStringSelector: name)]
        }
        XCTAssertEqual(sections, ["D", "E", "O", "#", "#", "#"])
        let people = ["Duane", "delisa", "Dionna", "\u{C5}sa", "Abe"].map(Person.init)
        let sorted = collation.sortedArray(from: people, collationStringSelector: name).map { ($0 as? Person)?.name }
        XCTAssertEqual(sorted, ["Abe", "\u{C5}sa", "delisa", "Dionna", "Duane"])
    }
}
