import Foundation
import UIKit
import XCTest

/// Names that public code asks for and that have little to do on a phone here.
@MainActor final class DoorNamesTests: XCTestCase {
    func testSymbolsThatShowNoValueAreWhole() async {
        // DEV-1255
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let whole = UIImage(systemName: "trash", withConfiguration: configuration)
        let half = UIImage(systemName: "trash", variableValue: 0.5, configuration: configuration)
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

    func testAButtonBehavesAsOnAnIPad() async {
        let button = UIButton()
        XCTAssertEqual(button.preferredBehavioralStyle, .automatic)
        button.preferredBehavioralStyle = .mac
        XCTAssertEqual(button.behavioralStyle, .pad)
    }
}
