import UIKit
import XCTest

@testable import SwiftUI

/// The calendar in which several days are chosen.
final class MultiDatePickerTests: ControlTestCase, @unchecked Sendable {
    private struct Days: View {
        let notes: Notes
        @State private var days: Set<DateComponents> = []
        private let first = Date(timeIntervalSince1970: 1_700_000_000)

        var body: some View {
            let _ = notes.add(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
            MultiDatePicker("Free days", selection: $days, in: first...)
            Button("None") { days = [] }
        }
    }

    func testThatDaysAreChosenAndTakenBack() throws {
        try onMain {
            let notes = Notes()
            show(VStack { Days(notes: notes) })
            let calendar = try XCTUnwrap(first(UICalendarView.self))
            XCTAssertEqual(calendar.availableDateRange.start, Date(timeIntervalSince1970: 1_700_000_000))
            let selection = try XCTUnwrap(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
            let days = [20, 22].map { DateComponents(calendar: calendar.calendar, year: 2030, month: 5, day: $0) }
            for day in days {
                selection.setSelectedDates(selection.selectedDates + [day], animated: false)
                selection.delegate?.multiDateSelection(selection, didSelectDate: day)
                harness.advance(by: 0.1)
            }
            XCTAssertEqual(notes.lines.last, "20 22")
            tap("None")
            XCTAssertEqual(notes.lines.last, "")
            XCTAssertTrue(selection.selectedDates.isEmpty, "the calendar shows what the binding says")
        }
    }
}
