import PorticoFoundation
import XCTest

/// Names as the formatter and the styles write and read them (DEV-1376). The English and the Chinese ones are of Apple's documentation and of a
/// description of what a device writes.
final class PersonNameTests: XCTestCase {
    private let clark = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
        nickname: "Tom")
    private let english = Locale(identifier: "en_US")

    private func text(
        _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US"
    ) -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }

    func testStyles() {
        XCTAssertEqual(text(clark, .long), "Dr. Thomas Louis Clark Esq.")
        XCTAssertEqual(text(clark, .medium), "Thomas Clark")
        XCTAssertEqual(text(clark, .short), "Tom")
        XCTAssertEqual(text(clark, .abbreviated), "TC")

        let formatter = _PorticoPersonNameComponentsFormatter()
        formatter.locale = english
        XCTAssertEqual(formatter.string(from: clark), "Thomas Clark")
        XCTAssertEqual(formatter.string(for: clark), "Thomas Clark")
        XCTAssertNil(formatter.string(for: "Thomas"))
        formatter.style = .long
        XCTAssertEqual(formatter.string(from: clark), "Dr. Thomas Louis Clark Esq.")
        XCTAssertEqual(formatter.string(from: PersonNameComponents()), "")
        XCTAssertEqual(text(PersonNameComponents(givenName: " Thomas ", familyName: ""), .medium), "Thomas")
        XCTAssertEqual(text(PersonNameComponents(givenName: "Thomas", familyName: "Clark"), .short), "Thomas")
    }

    func testTheLocaleSaysWhichNameComesFirst() {
        XCTAssertEqual(text(clark, .medium, "zh_CN"), "Clark Thomas")
        XCTAssertEqual(text(clark, .abbreviated, "zh_CN"), "CT")
        XCTAssertEqual(text(clark, .long, "zh_CN"), "Dr. Clark Thomas Louis Esq.")
        XCTAssertEqual(text(clark, .medium, "hu_HU"), "Clark Thomas")
        XCTAssertEqual(text(clark, .medium, "fr_FR"), "Thomas Clark")
    }

    func testNamesInChineseLettersBeginWithTheFamilysAndHaveNoSpaces() {
        let name = PersonNameComponents(givenName: "振宁", familyName: "杨", nameSuffix: "先生")
        XCTAssertEqual(text(name, .medium), "杨振宁")
        XCTAssertEqual(text(name, .long), "杨振宁先生")
        XCTAssertEqual(text(name, .short), "杨振宁")
    }

    func testPhoneticNames() {
        var name = PersonNameComponents(givenName: "Siobhan", familyName: "Byrne")
        let formatter = _PorticoPersonNameComponentsFormatter()
        formatter.locale = english
        formatter.isPhonetic = true
        XCTAssertEqual(formatter.string(from: name), "")
        name.phoneticRepresentation = PersonNameComponents(givenName: "Shivawn", familyName: "Burn")
        XCTAssertEqual(formatter.string(from: name), "Shivawn Burn")
        XCTAssertEqual(
            _PorticoPersonNameComponentsFormatter.localizedString(from: name, style: .default, options: .phonetic),
            "Shivawn Burn")
    }

    func testRunsSayWhichComponentTheyAre() {
        let formatter = _PorticoPersonNameComponentsFormatter()
        formatter.locale = english
        let text = formatter.annotatedString(from: clark)
        XCTAssertEqual(text.string, "Thomas Clark")
        var found: [String] = []
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            found.append("\(value as? String ?? "-") \(range.location)+\(range.length)")
        }
        XCTAssertEqual(found, ["givenName 0+6", "delimiter 6+1", "familyName 7+5"])

        let attributed = clark.formatted(.name(style: .medium).locale(english).attributed)
        let runs = attributed.runs.map {
            ($0[AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.self])?.rawValue ?? "-"
        }
        XCTAssertEqual(runs, ["givenName", "delimiter", "familyName"])
    }

    func testReadingNames() throws {
        let formatter = _PorticoPersonNameComponentsFormatter()
        formatter.locale = english
        let name = try XCTUnwrap(formatter.personNameComponents(from: "Dr. Thomas Louis Clark, Esq."))
        XCTAssertEqual(name.namePrefix, "Dr.")
        XCTAssertEqual(name.givenName, "Thomas")
        XCTAssertEqual(name.middleName, "Louis")
        XCTAssertEqual(name.familyName, "Clark")
        XCTAssertEqual(name.nameSuffix, "Esq.")

        XCTAssertEqual(
            formatter.personNameComponents(from: "Clark, Thomas"), .init(givenName: "Thomas", familyName: "Clark"))
        XCTAssertEqual(
            formatter.personNameComponents(from: "Ludwig van Beethoven"),
            .init(givenName: "Ludwig", familyName: "van Beethoven"))
        XCTAssertEqual(formatter.personNameComponents(from: "Thomas"), .init(givenName: "Thomas"))
        XCTAssertEqual(formatter.personNameComponents(from: "杨振宁"), .init(givenName: "振宁", familyName: "杨"))
        XCTAssertNil(formatter.personNameComponents(from: " , "))
        XCTAssertThrowsError(try PersonNameComponents("  "))
        XCTAssertEqual(try PersonNameComponents("Thomas Clark", strategy: .name).familyName, "Clark")
    }

    func testStylesAreKept() throws {
        let style = PersonNameComponents.FormatStyle(style: .long, locale: english)
        let data = try JSONEncoder().encode(style)
        XCTAssertEqual(try JSONDecoder().decode(PersonNameComponents.FormatStyle.self, from: data), style)
    }
}
