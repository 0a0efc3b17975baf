import Contacts
import EventKit
import TestSupport
import UIKit
import XCTest

/// Reminders and how events repeat, which no store keeps (DEV-1094), and contacts as vCards.
final class ReminderTests: MainTestCase, @unchecked Sendable {
    func testAReminderIsDoneAtATime() {
        let reminder = EKReminder(eventStore: EKEventStore())
        reminder.title = "Milk"
        XCTAssertFalse(reminder.isCompleted)
        reminder.isCompleted = true
        XCTAssertNotNil(reminder.completionDate)
        reminder.isCompleted = false
        XCTAssertNil(reminder.completionDate)
        XCTAssertThrowsError(try EKEventStore().save(reminder, commit: true)) {
            XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
        }
    }

    func testAnEventRepeats() {
        let event = EKEvent(eventStore: EKEventStore())
        XCTAssertFalse(event.hasRecurrenceRules)
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)],
            daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 5))
        event.addRecurrenceRule(rule)
        XCTAssertTrue(event.hasRecurrenceRules)
        XCTAssertEqual(event.recurrenceRules?.first?.daysOfTheWeek?.first?.dayOfTheWeek, .monday)
        XCTAssertEqual(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount, 5)
        XCTAssertNil(event.recurrenceRules?.first?.recurrenceEnd?.endDate)
        event.removeRecurrenceRule(rule)
        XCTAssertFalse(event.hasRecurrenceRules)
        XCTAssertEqual(EKRecurrenceRule(recurrenceWith: .daily, interval: 0, end: nil).interval, 1)
    }

    // MARK: Cards

    private func contact() -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = ("John", "Appleseed", "Apple, Inc.")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "(408) 555-0126"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "john@example.com")]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 Loop; Street", "Cupertino", "95014")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        contact.birthday = DateComponents(month: 4, day: 1)
        return contact
    }

    func testACardSaysTheContact() throws {
        let text = String(decoding: try CNContactVCardSerialization.data(with: [contact()]), as: UTF8.self)
        let lines = text.components(separatedBy: "\r\n")
        XCTAssertEqual(lines.first, "BEGIN:VCARD")
        XCTAssertTrue(lines.contains("VERSION:3.0"))
        XCTAssertTrue(lines.contains("N:Appleseed;John;;;"))
        XCTAssertTrue(lines.contains("FN:John Appleseed"))
        XCTAssertTrue(lines.contains(#"ORG:Apple\, Inc.;"#), text)
        XCTAssertTrue(lines.contains("EMAIL;type=INTERNET;type=HOME:john@example.com"))
        XCTAssertTrue(lines.contains("TEL;type=CELL;type=VOICE:(408) 555-0126"))
        XCTAssertTrue(lines.contains("BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-01"))
    }

    func testACardIsReadAgain() throws {
        let data = try CNContactVCardSerialization.data(with: [contact(), CNContact()])
        let found = try CNContactVCardSerialization.contacts(with: data)
        XCTAssertEqual(found.count, 2)
        let first = try XCTUnwrap(found.first)
        XCTAssertEqual(first.givenName, "John")
        XCTAssertEqual(first.organizationName, "Apple, Inc.")
        XCTAssertEqual(first.phoneNumbers.first?.label, CNLabelPhoneNumberMobile)
        XCTAssertEqual(first.phoneNumbers.first?.value.stringValue, "(408) 555-0126")
        XCTAssertEqual(first.emailAddresses.first?.label, CNLabelHome)
        XCTAssertEqual(first.postalAddresses.first?.value.street, "1 Loop; Street")
        XCTAssertEqual(first.birthday?.month, 4)
        XCTAssertNil(first.birthday?.year)
        let other = "begin:vcard\nversion:4.0\nitem1.TEL;TYPE=\"work,main\":tel:+1\n -23\nFN:Ann\nend:vcard\n"
        let ann = try XCTUnwrap(try CNContactVCardSerialization.contacts(with: Data(other.utf8)).first)
        XCTAssertEqual(ann.givenName, "Ann")
        XCTAssertEqual(ann.phoneNumbers.first?.value.stringValue, "+1-23", "a line goes on")
        XCTAssertEqual(ann.phoneNumbers.first?.label, CNLabelWork)
        XCTAssertThrowsError(try CNContactVCardSerialization.contacts(with: Data("hello".utf8)))
    }
}
