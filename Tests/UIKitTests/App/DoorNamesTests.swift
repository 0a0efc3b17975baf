import Foundation
import UIKit
import XCTest

/// Names that public code asks for and that have little to do on a phone here.
@MainActor final class DoorNamesTests: XCTestCase {
    func testPredictionsInLinesAreKept() async {
        // DEV-1254
        let (field, view) = (UITextField(), UITextView())
        XCTAssertEqual(field.inlinePredictionType, .default)
        field.inlinePredictionType = .no
        view.inlinePredictionType = .yes
        XCTAssertEqual([field.inlinePredictionType, view.inlinePredictionType], [.no, .yes])
    }

    func testSymbolsWithAValueAreWhole() async {
        // DEV-1255
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let whole = UIImage(systemName: "wifi", withConfiguration: configuration)
        let half = UIImage(systemName: "wifi", variableValue: 0.5, configuration: configuration)
        XCTAssertNotNil(half)
        XCTAssertEqual(half?.pngData(), whole?.pngData())
        XCTAssertNil(UIImage(systemName: "no.such.symbol", variableValue: 1))
        XCTAssertNil(UIImage(named: "nowhere", variableValue: 1))
    }

    func testNoActivitiesAreSaved() async {
        // DEV-1256
        await NSUserActivity.deleteAllSavedUserActivities()
        await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"])
        let later = expectation(description: "the handler is called")
        NSUserActivity.deleteAllSavedUserActivities { later.fulfill() }
        await fulfillment(of: [later], timeout: 5)
    }

    func testGroupsByKind() async {
        // DEV-1257
        let items = [UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b")]
        let fixed = UIBarButtonItemGroup.fixedGroup(items: items)
        XCTAssertTrue(fixed.alwaysAvailable)
        XCTAssertEqual(fixed.barButtonItems, items)
        XCTAssertTrue(UIBarButtonItemGroup.movableGroup(customizationIdentifier: "m", items: []).alwaysAvailable)
        let shown = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "o", items: items)
        XCTAssertFalse(shown.alwaysAvailable)
        XCTAssertFalse(shown.isHidden)
        let hidden = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "p", isInDefaultCustomization: false, items: items)
        XCTAssertTrue(hidden.isHidden)
    }

    func testAButtonBehavesAsOnAnIPad() async {
        let button = UIButton()
        XCTAssertEqual(button.preferredBehavioralStyle, .automatic)
        button.preferredBehavioralStyle = .mac
        XCTAssertEqual(button.behavioralStyle, .pad)
    }
}
