import PorticoFoundation
import TestSupport
import XCTest

@testable import AppIntents

/// Intents that could be suggested, and queries by properties: apps that declare them build, and their parts do what they say.
final class EntityQueryTests: XCTestCase {
    private struct Walk: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
        static let defaultQuery = WalkQuery()
        let id: Int
        @Property(title: "Name") var name: String
        @Property(title: "Length") var length: Double
        @Property(title: "Note") var note: String?
        var displayRepresentation: DisplayRepresentation { "\(name)" }

        init(_ id: Int, _ name: String, _ length: Double) {
            self.id = id
            self.name = name
            self.length = length
        }
    }

    private struct WalkQuery: EntityPropertyQuery {
        static let walks = [(1, "Lake", 3.0), (2, "Hill", 8.0), (3, "Old lake", 5.0)]
        enum Condition: Sendable {
            case name(String), part(String), start(String), below(Double), from(Double), within(Double, Double)
            case note(String)

            func holds(_ walk: Walk) -> Bool {
                switch self {
                case .name(let name): walk.name == name
                case .part(let part): walk.name.contains(part)
                case .start(let start): walk.name.hasPrefix(start)
                case .below(let length): walk.length < length
                case .from(let length): walk.length >= length
                case .within(let least, let greatest): least <= walk.length && walk.length <= greatest
                case .note(let note): walk.note == note
                }
            }
        }
        typealias ComparatorMappingType = Condition

        static var properties: QueryProperties {
            QueryProperties {
                Property(\Walk.$name) {
                    EqualToComparator { .name($0) }
                    ContainsComparator { .part($0) }
                    HasPrefixComparator { .start($0) }
                }
                Property(\Walk.$length) {
                    LessThanComparator { .below($0) }
                    GreaterThanOrEqualToComparator { .from($0) }
                    IsBetweenComparator { .within($0, $1) }
                }
                Property(\Walk.$note) { EqualToComparator { .note($0) } }
            }
        }
        static var sortingOptions: SortingOptions {
            SortingOptions {
                SortableBy(\Walk.$name)
                SortableBy(\Walk.$length)
            }
        }

        private var all: [Walk] { Self.walks.map { Walk($0.0, $0.1, $0.2) } }
        func entities(for identifiers: [Int]) async throws -> [Walk] { all.filter { identifiers.contains($0.id) } }
        func entities(
            matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Walk>], limit: Int?
        ) async throws -> [Walk] {
            let found = all.filter { walk in
                mode == .and ? comparators.allSatisfy { $0.holds(walk) } : comparators.contains { $0.holds(walk) }
            }
            let sorted =
                sortedBy.first.map { sort in
                    found.sorted { sort.order == .ascending ? $0.length < $1.length : $0.length > $1.length }
                } ?? found
            return Array(sorted.prefix(limit ?? sorted.count))
        }
    }

    private struct Start: AppIntent, PredictableIntent {
        static let title: LocalizedStringResource = "Start"
        @Parameter(title: "Walk") var walk: Walk
        @Parameter(title: "Times") var times: Int

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: (\.$walk, \.$times)) { walk, times in
                DisplayRepresentation(title: "\(walk.name) \(times)")
            }
            IntentPrediction(parameters: \.$walk) { walk in DisplayRepresentation(title: "\(walk.name)") }
            IntentPrediction { DisplayRepresentation(title: "Walk") }
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    func testAPropertyQueryFindsByItsComparisons() async throws {
        let name = try XCTUnwrap(
            WalkQuery.properties[0]
                as? EntityQueryProperty<
                    Walk, Walk, EntityProperty<String>, String, WalkQuery.ComparatorMappingType
                >)
        XCTAssertEqual(name.comparators.count, 3)
        let contains = try XCTUnwrap(name.comparators[1].map("ake"))
        XCTAssertNil(name.comparators[1].map(3))
        let query = WalkQuery()
        let found = try await query.entities(
            matching: [contains], mode: .and, sortedBy: [EntityQuerySort(by: \Walk.$length, order: .descending)],
            limit: 1)
        XCTAssertEqual(found.map(\.id), [3])
        _ = WalkQuery.sortingOptions[1]
    }

    func testAPredictionIsDeclared() async throws {
        _ = Start.predictionConfiguration
        _ = try await Start().perform()
    }

    func testACollectionHasTheValuesOfItsSections() {
        let collection = IntentItemCollection<String>(promptLabel: "Which?") {
            IntentItemSection("Fruit", items: ["Apple", "Pear"])
            IntentItemSection("Nuts") {
                "Hazel"
                IntentItem("Wal", title: "Walnut")
            }
        }
        XCTAssertEqual(collection.items, ["Apple", "Pear", "Hazel", "Wal"])
        XCTAssertEqual(collection.sections.count, 2)
        XCTAssertTrue(IntentItemCollection<String>.empty.items.isEmpty)
    }

    func testAFileHasAType() {
        let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
        XCTAssertEqual(file.type, .png)
        XCTAssertEqual(file.data, Data([1]))
        XCTAssertNotNil(AppIntentError.restartPerform.errorDescription)
    }
}
