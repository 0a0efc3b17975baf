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

    /// DEV-1483
    func testNobodyChoosesDefaultApps() async throws {
        XCTAssertFalse(try UIApplication.shared.isDefault(.webBrowser))
        let error = UIApplication.CategoryDefaultError(.rateLimited)
        XCTAssertEqual((error as NSError).domain, UIApplication.CategoryDefaultError.errorDomain)
        XCTAssertEqual((error as NSError).code, UIApplication.CategoryDefaultError.rateLimited.rawValue)
        XCTAssertNotNil(URL(string: UIApplication.openDefaultApplicationsSettingsURLString))
    }

    func testAPencilIsNeverSqueezed() async {
        final class Canvas: NSObject, UIPencilInteractionDelegate {
            func pencilInteraction(
                _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
            ) { XCTFail("there is no pencil: \(squeeze.hoverPose?.location ?? .zero)") }
        }
        let canvas = Canvas()
        let interaction = UIPencilInteraction(delegate: canvas)
        XCTAssertTrue(interaction.delegate === canvas)
        XCTAssertEqual(UIPencilInteraction.preferredSqueezeAction, .ignore)
    }

    func testAButtonBehavesAsOnAnIPad() async {
        let button = UIButton()
        XCTAssertEqual(button.preferredBehavioralStyle, .automatic)
        button.preferredBehavioralStyle = .mac
        XCTAssertEqual(button.behavioralStyle, .pad)
    }
}
