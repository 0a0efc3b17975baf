import Foundation
import PorticoFoundation
import XCTest

final class StandardComparatorTests: XCTestCase {
    private struct Person: Equatable {
        var name: String
        var nickname: String?
        var age: Int
    }

    private let words = ["b10", "Äpfel", "B2", "apfel", "Zoo", "b1", "zebra"]
    private let standard = ["apfel", "Äpfel", "b1", "B2", "b10", "zebra", "Zoo"]

    private var people: [Person] {
        words.enumerated().map { Person(name: $1, nickname: $0 % 2 == 0 ? nil : $1, age: $0 / 3) }
    }

    func test_textsAreSortedAsListsOfFilesAre() {
        XCTAssertEqual(words.sorted(using: .localizedStandard), standard)
        XCTAssertEqual(words.sorted(using: String.StandardComparator.localizedStandard), standard)
        XCTAssertEqual(
            words.sorted(using: String.StandardComparator(.localizedStandard, order: .reverse)), standard.reversed())
    }

    func test_localizedKnowsNoNumbersAndLexicalNoLocale() {
        XCTAssertEqual(["b10", "B2", "a", "Ä", "z"].sorted(using: .localized), ["a", "Ä", "b10", "B2", "z"])
        XCTAssertEqual(["b", "B", "a", "Z"].sorted(using: .lexical), ["B", "Z", "a", "b"])
        XCTAssertEqual(String.StandardComparator.localizedStandard.compare("a10", "a9"), .orderedDescending)
        XCTAssertEqual(String.StandardComparator.localized.compare("a10", "a9"), .orderedAscending)
        XCTAssertNotEqual(String.StandardComparator.localized, .localizedStandard)
        XCTAssertNotEqual(String.StandardComparator.localized, .lexical)
    }

    func test_descriptorsAndKeyPathComparators() {
        for sorted in [
            people.sorted(using: SortDescriptor(\.name)),
            people.sorted(using: SortDescriptor(\.name, order: .forward)),
            people.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)),
            people.sorted(using: KeyPathComparator(\.name)),
            people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)),
            people.sorted(using: [KeyPathComparator(\.name, order: .forward)]),
        ] {
            XCTAssertEqual(sorted.map(\.name), standard)
        }
        XCTAssertEqual(people.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name), standard.reversed())
        XCTAssertEqual(
            people.filter { $0.name.utf8.count < 6 }.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(
                \.name),
            ["B2", "Zoo", "apfel", "b1", "b10", "zebra"])
        XCTAssertEqual(SortDescriptor(\Person.name).stringComparator, .localizedStandard)
        XCTAssertEqual(KeyPathComparator(\Person.name), KeyPathComparator(\Person.name, order: .forward))
    }

    func test_severalDescriptorsAndNothing() {
        let byAge = people.sorted(using: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.name)])
        XCTAssertEqual(byAge.map(\.age), [2, 1, 1, 1, 0, 0, 0])
        XCTAssertEqual(byAge.map(\.name), ["zebra", "apfel", "b1", "Zoo", "Äpfel", "B2", "b10"])
        var sorted = people
        sorted.sort(using: SortDescriptor(\.nickname))
        XCTAssertEqual(sorted.map(\.nickname), [nil, nil, nil, nil, "apfel", "Äpfel", "b1"].map { $0 })
        sorted.sort(using: KeyPathComparator(\.age))
        XCTAssertEqual(sorted.map(\.age), [0, 0, 0, 1, 1, 1, 2])
    }

    /// Foundation's own comparators on Linux end the process at these.
    func test_optionsOfAComparator() {
        let folding = String.Comparator(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        XCTAssertEqual(folding.compare("É", "e"), .orderedSame)
        XCTAssertEqual(
            String.Comparator(options: .widthInsensitive, locale: nil).compare("\u{FF45}", "e"), .orderedSame)
        XCTAssertEqual(
            ["b10", "B9", "ä2"].sorted(using: String.Comparator(options: [.numeric, .caseInsensitive])),
            ["ä2", "B9", "b10"])
        XCTAssertEqual(
            String.Comparator(options: .numeric, locale: nil, order: .reverse).compare("a2", "a10"), .orderedDescending)
    }
}
