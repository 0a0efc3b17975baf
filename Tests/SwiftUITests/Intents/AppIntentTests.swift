import PorticoFoundation
import SwiftUI
import TestSupport
import WidgetKit
import XCTest

@testable import AppIntents

/// Intents that the app itself runs.
final class AppIntentTests: ControlTestCase, @unchecked Sendable {
    private struct Adding: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "Name") var name: String
        @Parameter(title: "Times", default: 3) var times: Int
        @Parameter(title: "Note") var note: String?

        init() {}
        init(_ name: String) { self.name = name }

        func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            guard !name.isEmpty else { throw $name.needsValueError("What?") }
            return .result(value: "\(name) × \(times)", dialog: "Done")
        }
    }

    private struct Noting: AppIntent {
        static let title: LocalizedStringResource = "Note"
        @AppDependency var notes: Notes
        func perform() async throws -> some IntentResult {
            notes.add("ran")
            return .result()
        }
    }

    func testParametersHaveDefaultsAndPerformGivesAValue() async throws {
        let intent = Adding("tea")
        XCTAssertEqual(intent.times, 3)
        XCTAssertNil(intent.note)
        let result = try await intent.perform()
        XCTAssertEqual(result.value, "tea × 3")
        intent.times = 5
        let called: String = try await intent(donate: false)
        XCTAssertEqual(called, "tea × 5")
    }

    /// Nobody can be asked (DEV-1211).
    func testAMissingValueIsAnError() async {
        do {
            _ = try await Adding("").perform()
            XCTFail("nobody was asked")
        } catch { XCTAssertEqual(error as? AppIntentError, .nobodyToAsk) }
    }

    /// Donations are kept as long as the app runs (DEV-1210).
    func testDonationsAreKeptUntilTheyAreDeleted() {
        IntentDonationManager.shared.deleteDonations(matching: Adding.self)
        Adding("a").donate()
        Adding("b").donate()
        let kept = IntentDonationManager.shared.intents.compactMap { ($0 as? Adding)?.name }
        XCTAssertEqual(kept, ["a", "b"])
        IntentDonationManager.shared.deleteDonations(matching: Adding.self)
        XCTAssertFalse(IntentDonationManager.shared.intents.contains { $0 is Adding })
    }

    func testAButtonRunsItsIntent() {
        onMain {
            let notes = Notes()
            AppDependencyManager.shared.add(dependency: notes)
            show(Button("Go", intent: Noting()))
            XCTAssertEqual(notes.lines, [])
            tap("Go")
            harness.turn { notes.lines == ["ran"] }
        }
    }

    private enum Mood: String, AppEnum {
        case good, bad
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.good: "Good", .bad: "Bad"]
    }

    func testCasesAreShownByTheirTitles() {
        XCTAssertEqual(String(localized: Mood.bad.localizedStringResource), "Bad")
        XCTAssertEqual(Adding.persistentIdentifier, "Adding")
        XCTAssertFalse(Adding.openAppWhenRun)
    }

    /// Reloading does nothing, and no configuration is told (DEV-1212).
    func testThereAreNoWidgets() {
        onMain {
            let notes = Notes()
            WidgetCenter.shared.reloadAllTimelines()
            WidgetCenter.shared.getCurrentConfigurations { notes.add("\(try! $0.get().count)") }
            XCTAssertEqual(notes.lines, [])
            harness.turn { notes.lines == ["0"] }
        }
    }
}
