import TestSupport
import XCTest

@testable import Contacts
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The question whether an app may have something of a person's: asked once, by the system, with the app's reason.
final class PermissionTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        PrivacyReasons.info = ["NSContactsUsageDescription": "To find friends"]
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func tap(_ title: String) {
        harness.advance(by: 0.6)
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
    }

    @MainActor private func ask() -> () -> [String] {
        nonisolated(unsafe) var answers: [String] = []
        CNContactStore().requestAccess(for: .contacts) { isAllowed, error in
            answers.append("\(isAllowed) \((error as? CNError)?.code.rawValue ?? 0)")
        }
        harness.turn()
        return { answers }
    }

    func testWhoAllowsIsAskedOnce() throws {
        try onMain {
            let answers = ask()
            XCTAssertEqual(answers(), [])
            tap("Allow")
            XCTAssertEqual(answers(), ["true 0"])
            XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .authorized)
            let again = ask()
            harness.turn()
            XCTAssertEqual(again(), ["true 0"])
            XCTAssertThrowsError(try CNContactStore().unifiedContact(withIdentifier: "none", keysToFetch: [])) {
                XCTAssertEqual(($0 as? CNError)?.code, .recordDoesNotExist)
            }
        }
    }

    func testWhoRefusesIsToldSo() {
        onMain {
            let answers = ask()
            tap("Don’t Allow")
            XCTAssertEqual(answers(), ["false 100"])
            XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .denied)
        }
    }

    func testTwoQuestionsForTheSameHaveOneAnswer() {
        onMain {
            let (one, two) = (ask(), ask())
            tap("Allow")
            tap("Don’t Allow")
            harness.turn()
            XCTAssertEqual(one(), ["true 0"])
            XCTAssertEqual(two(), ["true 0"])
        }
    }
}
