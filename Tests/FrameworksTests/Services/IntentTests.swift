import TestSupport
import UIKit
import XCTest

@testable import Intents

/// What an app tells Siri, which isn't here.
final class IntentTests: MainTestCase, @unchecked Sendable {
    private final class Heard: @unchecked Sendable { var lines: [String] = [] }

    private func message(_ text: String) -> INSendMessageIntent {
        let handle = INPersonHandle(value: "ada@example.org", type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        return INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageText, content: text,
            speakableGroupName: INSpeakableString(spokenPhrase: "Friends"), conversationIdentifier: "1",
            serviceName: nil, sender: nil, attachments: nil)
    }

    /// Donations are kept as long as the app runs (DEV-1213).
    func testDonationsAreKeptUntilTheyAreDeleted() {
        onMain {
            let heard = Heard()
            INInteraction.deleteAll()
            let one = INInteraction(intent: message("one"), response: nil),
                two = INInteraction(intent: message("two"), response: nil)
            one.identifier = "1"
            two.groupIdentifier = "g"
            one.donate { heard.lines.append($0 == nil ? "kept" : "failed") }
            two.donate()
            XCTAssertEqual(heard.lines, [])
            harness.turn { heard.lines == ["kept"] }
            XCTAssertEqual(
                Donations.shared.interactions.map { ($0.intent as? INSendMessageIntent)?.content }, ["one", "two"])
            INInteraction.delete(with: ["1"])
            XCTAssertEqual(Donations.shared.interactions.count, 1)
            INInteraction.delete(with: "g")
            XCTAssertEqual(Donations.shared.interactions.count, 0)
        }
    }

    func testAPersonWithoutANameIsCalledByItsAddress() {
        XCTAssertEqual(message("x").recipients?.first?.displayName, "ada@example.org")
        XCTAssertEqual(message("x").speakableGroupName, INSpeakableString(spokenPhrase: "Friends"))
    }

    func testSiriIsRestricted() {
        onMain {
            let heard = Heard()
            XCTAssertEqual(INPreferences.siriAuthorizationStatus(), .restricted)
            INPreferences.requestSiriAuthorization { heard.lines.append("\($0)") }
            INVoiceShortcutCenter.shared.getAllVoiceShortcuts { all, _ in heard.lines.append("\(all?.count ?? -1)") }
            XCTAssertEqual(heard.lines, [])
            harness.turn { heard.lines == ["restricted", "0"] }
        }
    }

    func testAnActivityKeepsItsWords() {
        let activity = NSUserActivity(activityType: "a.b"), other = NSUserActivity(activityType: "a.b")
        XCTAssertNil(activity.suggestedInvocationPhrase)
        activity.suggestedInvocationPhrase = "Go"
        XCTAssertEqual(activity.suggestedInvocationPhrase, "Go")
        XCTAssertNil(other.suggestedInvocationPhrase)
        XCTAssertNil(activity.interaction)
    }
}
