import EventKit
import TestSupport
import UIKit
import XCTest

@testable import EventKitUI

/// The sheet for an event (DEV-1327).
final class EventEditTests: MainTestCase, @unchecked Sendable {
    private final class Hearer: NSObject, EKEventEditViewDelegate {
        var actions: [EKEventEditViewAction] = []
        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) { actions.append(action) }
    }

    @MainActor private func sheet(_ event: EKEvent?, _ hearer: Hearer) throws -> (
        EKEventEditViewController, EventFormController
    ) {
        let sheet = EKEventEditViewController()
        (sheet.eventStore, sheet.event, sheet.editViewDelegate) = (EKEventStore(), event, hearer)
        sheet.loadViewIfNeeded()
        return (sheet, try XCTUnwrap(sheet.topViewController as? EventFormController))
    }

    func testTheFieldsShowTheEventAndWriteIt() throws {
        try onMain {
            let event = EKEvent(eventStore: EKEventStore())
            (event.title, event.location) = ("Lunch", "Garden")
            (event.startDate, event.endDate) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3600))
            let (_, form) = try sheet(event, Hearer())
            XCTAssertEqual(form.titleField.text, "Lunch")
            XCTAssertEqual(form.locationField.text, "Garden")
            XCTAssertEqual(form.startPicker.date, event.startDate)
            XCTAssertEqual(form.endPicker.date, event.endDate)
            form.titleField.text = "Dinner"
            form.locationField.text = ""
            form.writeFields(into: event)
            XCTAssertEqual(event.title, "Dinner")
            XCTAssertNil(event.location)
        }
    }

    func testANewEventLastsAnHour() throws {
        try onMain {
            let (sheet, form) = try sheet(nil, Hearer())
            XCTAssertNotNil(sheet.event)
            XCTAssertEqual(form.endPicker.date.timeIntervalSince(form.startPicker.date), 3600, accuracy: 0.001)
            XCTAssertEqual(sheet.topViewController?.navigationItem.title, "New Event")
        }
    }

    func testCancellingTellsTheDelegateOnce() throws {
        try onMain {
            let hearer = Hearer()
            let (sheet, _) = try sheet(nil, hearer)
            sheet.cancelEditing()
            XCTAssertEqual(hearer.actions, [.canceled])
            XCTAssertEqual(EKEventEditViewAction.cancelled, .canceled)
        }
    }

    func testAnEventThatIsNotKeptIsNoSavedOne() throws {
        try onMain {
            let hearer = Hearer()
            let (sheet, form) = try sheet(nil, hearer)
            form.titleField.text = "Lunch"
            sheet.saveEvent()
            XCTAssertEqual(hearer.actions, [], "the sheet stays")
            XCTAssertEqual(sheet.event?.title, "Lunch")
        }
    }
}
