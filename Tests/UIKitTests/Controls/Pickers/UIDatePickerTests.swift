import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What Apple leaves open is decided in DEV-231.
final class UIDatePickerTests: MainTestCase, @unchecked Sendable {
    private static let utc = TimeZone(identifier: "UTC")!
    private static func calendar(_ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = utc
        return calendar
    }
    /// UTC.
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
        -> Date
    {
        Self.calendar().date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
    }

    @MainActor private func make(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, _ locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.calendar = Self.calendar()
        picker.timeZone = Self.utc
        picker.locale = Locale(identifier: locale)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date(2026, 3, 15, 9, 41)
        harness.showWindow()
        harness.window.addSubview(picker)
        picker.frame = CGRect(
            origin: CGPoint(x: 20, y: 100), size: picker.sizeThatFits(CGSize(width: 320, height: 216)))
        harness.turn()
        return picker
    }

    @MainActor private func wheels(_ picker: UIDatePicker) -> DateWheelsView { picker.content as! DateWheelsView }

    @MainActor private func shown(_ picker: UIDatePicker) -> [String] {
        wheels(picker).wheelParts.map { $0.accessibilityValue ?? "" }
    }

    /// As a person who turns one wheel by some rows.
    @MainActor private func turn(_ picker: UIDatePicker, _ wheel: Int, by rows: Int) {
        let view = wheels(picker).wheels[wheel]
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let pull = CGFloat(rows) * 32 + (rows > 0 ? 10 : -10)
        harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - pull))
        harness.advance(by: 2)
    }

    @MainActor private func counted(_ picker: UIDatePicker) -> () -> Int {
        final class Count { var value = 0 }
        let count = Count()
        picker.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
        return { count.value }
    }

    // MARK: Values

    func testDefaults() {
        onMain {
            let before = Date()
            let picker = UIDatePicker()
            XCTAssertEqual(picker.datePickerMode, .dateAndTime)
            XCTAssertEqual(picker.preferredDatePickerStyle, .automatic)
            XCTAssertEqual(picker.datePickerStyle, .compact)
            XCTAssertEqual(picker.minuteInterval, 1)
            XCTAssertTrue(picker.roundsToMinuteInterval)
            XCTAssertNil(picker.minimumDate)
            XCTAssertNil(picker.maximumDate)
            XCTAssertNil(picker.timeZone)
            XCTAssertEqual(picker.locale, .current)
            XCTAssertEqual(picker.countDownDuration, 0)
            XCTAssertTrue(before <= picker.date && picker.date <= Date())
            XCTAssertEqual(picker.contentHuggingPriority(for: .horizontal), .defaultHigh)
            XCTAssertEqual(picker.contentHuggingPriority(for: .vertical), .defaultHigh)
            picker.datePickerMode = .countDownTimer
            XCTAssertEqual(picker.datePickerStyle, .wheels)
            XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .inline
            XCTAssertEqual(picker.datePickerStyle, .inline)
        }
    }

    func testLimitsHoldTheDate() {
        onMain {
            let picker = make(.date)
            let events = counted(picker)
            picker.minimumDate = date(2026, 4, 1)
            XCTAssertEqual(picker.date, date(2026, 4, 1), "what is earlier comes up to it")
            picker.maximumDate = date(2026, 5, 1)
            picker.date = date(2027, 1, 1)
            XCTAssertEqual(picker.date, date(2026, 5, 1))
            picker.setDate(date(2020, 1, 1), animated: true)
            XCTAssertEqual(picker.date, date(2026, 4, 1))
            picker.maximumDate = date(2026, 1, 1)
            picker.date = date(2030, 1, 1)
            XCTAssertEqual(picker.date, date(2030, 1, 1), "the wrong way round they don't count")
            XCTAssertEqual(events(), 0, "the app's own changes send nothing")
        }
    }

    func testTheMinuteInterval() {
        onMain {
            let picker = make(.time)
            picker.date = date(2026, 3, 15, 9, 44, 20)
            XCTAssertEqual(picker.date, date(2026, 3, 15, 9, 44, 20), "an interval of one rounds nothing")
            picker.minuteInterval = 15
            XCTAssertEqual(picker.date, date(2026, 3, 15, 9, 30))
            XCTAssertEqual(picker.minuteInterval, 15)
            XCTAssertEqual(wheels(picker).numberOfRows(inComponent: 1), 4)
            XCTAssertEqual(shown(picker), ["9", "30", "AM"])
            picker.roundsToMinuteInterval = false
            XCTAssertEqual(picker.date, date(2026, 3, 15, 9, 44, 20))
            for wrong in [0, 7, 45, -5] {
                picker.minuteInterval = wrong
                XCTAssertEqual(picker.minuteInterval, 1, "\(wrong) doesn't divide an hour")
            }
        }
    }

    func testACountDown() {
        onMain {
            let picker = make(.countDownTimer)
            picker.minimumDate = date(2030, 1, 1)
            picker.countDownDuration = 3 * 3600 + 25 * 60
            harness.turn()
            XCTAssertEqual(shown(picker), ["3", "25"])
            let events = counted(picker)
            turn(picker, 0, by: -2)
            XCTAssertEqual(picker.countDownDuration, 3600 + 25 * 60)
            turn(picker, 0, by: -1)
            turn(picker, 1, by: 5)
            XCTAssertEqual(picker.countDownDuration, 30 * 60)
            XCTAssertEqual(events(), 3)
            picker.countDownDuration = 48 * 3600
            XCTAssertEqual(picker.countDownDuration, 24 * 3600 - 60, "at most 23:59")
            picker.countDownDuration = 60
            turn(picker, 1, by: -1)
            XCTAssertEqual(picker.countDownDuration, 60, "never nothing at all")
        }
    }

    // MARK: Wheels

    func testTheLocaleOrdersTheWheels() {
        onMain {
            XCTAssertEqual(shown(make(.date)), ["March", "15", "2026"])
            XCTAssertEqual(shown(make(.date, .wheels, "de_DE")), ["15", "März", "2026"])
            XCTAssertEqual(shown(make(.date, .wheels, "ja_JP")), ["2026年", "3月", "15日"])
            XCTAssertEqual(shown(make(.time)), ["9", "41", "AM"])
            XCTAssertEqual(shown(make(.time, .wheels, "de_DE")), ["09", "41"])
            XCTAssertEqual(shown(make(.time, .wheels, "ko_KR")), ["오전", "9", "41"])
            XCTAssertEqual(shown(make(.dateAndTime)), ["Sun Mar 15", "9", "41", "AM"])
            XCTAssertEqual(shown(make(.dateAndTime, .wheels, "fr_FR")), ["dim. 15 mars", "09", "41"])
        }
    }

    func testAnotherCalendarAndTimeZone() {
        onMain {
            let picker = make(.date, .wheels, "fa_IR")
            picker.calendar = Self.calendar(.persian)
            harness.turn()
            XCTAssertEqual(shown(picker), ["۲۴", "اسفند", "۱۴۰۴"])
            let clock = make(.time)
            clock.timeZone = TimeZone(identifier: "Asia/Kolkata")
            harness.turn()
            XCTAssertEqual(shown(clock), ["3", "11", "PM"])
        }
    }

    func testTurningAWheelChoosesAndSendsOnce() {
        onMain {
            let picker = make(.date)
            let events = counted(picker)
            turn(picker, 0, by: 2)
            XCTAssertEqual(picker.date, date(2026, 5, 15, 9, 41), "the time of day stays")
            XCTAssertEqual(events(), 1)
            turn(picker, 2, by: -3)
            XCTAssertEqual(picker.date, date(2023, 5, 15, 9, 41))
            XCTAssertEqual(events(), 2)
        }
    }

    func testAMonthWithoutSuchADay() {
        onMain {
            let picker = make(.date)
            picker.date = date(2026, 1, 31, 8)
            harness.turn()
            turn(picker, 0, by: 1)
            XCTAssertEqual(picker.date, date(2026, 2, 28, 8))
            XCTAssertEqual(shown(picker), ["February", "28", "2026"], "the wheel of days turns back")
        }
    }

    func testTheDayOfTodayIsCalledSo() {
        onMain {
            let picker = make(.dateAndTime)
            picker.date = Date()
            harness.turn()
            XCTAssertEqual(shown(picker).first, "Today")
            picker.date = Date().addingTimeInterval(3 * 86400)
            harness.turn()
            XCTAssertNotEqual(shown(picker).first, "Today")
            XCTAssertEqual(shown(picker).first?.split(separator: " ").count, 3, "such as Tue Nov 14")
        }
    }

    func testWheelsWithoutAnEnd() {
        onMain {
            let picker = make(.date)
            picker.date = date(2026, 12, 15)
            harness.turn()
            turn(picker, 0, by: 1)
            XCTAssertEqual(picker.date, date(2026, 1, 15), "after December January of the same year")
        }
    }

    func testMorningAndAfternoon() {
        onMain {
            let picker = make(.time)
            turn(picker, 2, by: 1)
            XCTAssertEqual(picker.date, date(2026, 3, 15, 21, 41))
            XCTAssertEqual(shown(picker), ["9", "41", "PM"])
            turn(picker, 0, by: 3)
            XCTAssertEqual(picker.date, date(2026, 3, 15, 0, 41))
            XCTAssertEqual(shown(picker), ["12", "41", "AM"], "past midnight the other wheel turns, too")
        }
    }

    func testBeyondALimitTheWheelsTurnBack() {
        onMain {
            let picker = make(.date)
            picker.maximumDate = date(2026, 4, 10)
            harness.turn()
            let events = counted(picker)
            turn(picker, 0, by: 3)
            XCTAssertEqual(picker.date, date(2026, 4, 10))
            XCTAssertEqual(shown(picker), ["April", "10", "2026"])
            XCTAssertEqual(events(), 1)
        }
    }

    func testAMonthOfAYear() {
        onMain {
            let picker = make(.yearAndMonth, .inline)
            XCTAssertEqual(UIDatePicker.Mode.yearAndMonth.rawValue, 4)
            XCTAssertEqual(picker.datePickerStyle, .wheels)
            XCTAssertEqual(shown(picker), ["March", "2026"])
            let events = counted(picker)
            picker.date = date(2026, 1, 31, 9, 41)
            XCTAssertEqual(shown(picker), ["January", "2026"])
            XCTAssertEqual(events(), 0)
            turn(picker, 0, by: 1)
            XCTAssertEqual(picker.date, date(2026, 2, 28, 9, 41), "February has no 31st")
            XCTAssertEqual(events(), 1)
            turn(picker, 1, by: 2)
            XCTAssertEqual(picker.date, date(2028, 2, 28, 9, 41))
            picker.preferredDatePickerStyle = .compact
            XCTAssertEqual(picker.datePickerStyle, .wheels)
            let german = make(.yearAndMonth, .automatic, "de_DE")
            XCTAssertEqual(shown(german), ["März", "2026"])
            XCTAssertEqual(shown(make(.yearAndMonth, .automatic, "ja_JP")), ["2026年", "3月"])
        }
    }

    // MARK: Calendar

    @MainActor private func inline(_ mode: UIDatePicker.Mode = .date, _ locale: String = "en_US") -> (
        UIDatePicker, DateCalendarView
    ) {
        let picker = make(mode, .inline, locale)
        return (picker, picker.content as! DateCalendarView)
    }

    @MainActor private func grid(_ view: UIView) -> DateMonthGrid {
        let pages = view.subviews.first { $0 is UIScrollView }!
        return pages.subviews.compactMap { $0 as? DateMonthGrid }[1]
    }

    @MainActor private func heading(_ view: UIView) -> String? {
        AccessibilityTree.elements(in: view).first { $0.label?.contains("20") == true }?.label
    }

    func testAnInlineCalendar() {
        onMain {
            let (picker, calendar) = inline()
            XCTAssertEqual(picker.bounds.size, CGSize(width: 320, height: 328))
            let events = counted(picker)
            let march = grid(calendar)
            XCTAssertEqual(march.dayCount, 31)
            XCTAssertEqual(march.frame(ofDay: 1).minX, 0, "a Sunday, the first day of an American week")
            let twenty = march.frame(ofDay: 20)
            harness.tap(march.convert(CGPoint(x: twenty.midX, y: twenty.midY), to: nil))
            XCTAssertEqual(picker.date, date(2026, 3, 20, 9, 41))
            XCTAssertEqual(events(), 1)
            harness.tap(march.convert(CGPoint(x: twenty.midX, y: twenty.midY), to: nil))
            XCTAssertEqual(events(), 1, "the chosen day again is nothing new")
        }
    }

    func testTurningMonths() {
        onMain {
            let (picker, calendar) = inline()
            let events = counted(picker)
            XCTAssertEqual(heading(calendar), "March 2026")
            let next = AccessibilityTree.elements(in: calendar).first { $0.label == "Next Month" }!
            harness.tap(CGPoint(x: next.frame.midX, y: next.frame.midY))
            harness.advance(by: 1)
            XCTAssertEqual(heading(calendar), "April 2026")
            let middle = calendar.convert(CGPoint(x: 160, y: 180), to: nil)
            harness.drag(from: middle, to: CGPoint(x: middle.x + 200, y: middle.y))
            XCTAssertEqual(heading(calendar), "March 2026")
            XCTAssertEqual(events(), 0, "looking isn't choosing")
            XCTAssertEqual(picker.date, date(2026, 3, 15, 9, 41))
            picker.maximumDate = date(2026, 3, 20)
            harness.turn()
            harness.drag(from: middle, to: CGPoint(x: middle.x - 200, y: middle.y))
            harness.advance(by: 1)
            XCTAssertEqual(heading(calendar), "March 2026", "there is nothing to choose later")
        }
    }

    func testMonthAndYearByWheels() {
        onMain {
            let (_, calendar) = inline()
            let title = AccessibilityTree.elements(in: calendar).first { $0.label == "March 2026" }!
            harness.tap(CGPoint(x: title.frame.midX, y: title.frame.midY))
            harness.advance(by: 1)
            let wheels = calendar.subviews.compactMap { $0 as? DateWheelsView }.first!
            XCTAssertEqual(wheels.wheelParts.map(\.accessibilityValue), ["March", "2026"])
            wheels.wheelParts[1].accessibilityIncrement()
            XCTAssertEqual(heading(calendar), "March 2027")
            harness.tap(CGPoint(x: title.frame.midX, y: title.frame.midY))
            harness.advance(by: 1)
            XCTAssertNil(calendar.subviews.first { $0 is DateWheelsView })
        }
    }

    func testRightToLeftCalendar() {
        onMain {
            let (picker, _) = inline(.date, "he_IL")
            picker.content?.semanticContentAttribute = .forceRightToLeft
            let march = grid(picker.content!)
            march.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(march.frame(ofDay: 1).maxX, march.bounds.width, accuracy: 0.01)
            let monday = inline(.date, "de_DE").1
            XCTAssertEqual(grid(monday).frame(ofDay: 2).minX, 0, "a German week begins with Monday")
        }
    }

    // MARK: Compact

    func testCompactOpensAndCloses() {
        onMain {
            let picker = make(.dateAndTime, .compact)
            let view = picker.content as! DateCompactView
            XCTAssertEqual(view.fields.map(\.standardAccessibility.label), ["Mar 15, 2026", "9:41\u{202f}AM"])
            XCTAssertEqual(picker.intrinsicContentSize, view.size)
            let events = counted(picker)
            harness.tap(view.fields[0])
            harness.advance(by: 0.5)
            let overlay = view.fields[0].overlay
            XCTAssertNotNil(overlay?.window)
            let march = grid(overlay!.content)
            let day = march.frame(ofDay: 21)
            harness.tap(march.convert(CGPoint(x: day.midX, y: day.midY), to: nil))
            XCTAssertEqual(picker.date, date(2026, 3, 21, 9, 41))
            XCTAssertEqual(events(), 1)
            XCTAssertEqual(view.fields[0].standardAccessibility.label, "Mar 21, 2026")
            harness.tap(CGPoint(x: 200, y: 700))
            harness.advance(by: 0.5)
            XCTAssertNil(view.fields[0].overlay)
            harness.tap(view.fields[1])
            harness.advance(by: 0.5)
            let wheels = view.fields[1].overlay?.content as? DateWheelsView
            wheels?.wheelParts[0].accessibilityIncrement()
            XCTAssertEqual(picker.date, date(2026, 3, 21, 10, 41))
            picker.removeFromSuperview()
            harness.turn()
            XCTAssertNil(view.fields[1].overlay, "nobody is left whom it belongs to")
        }
    }

    // DEV-747
    func testCompactButtonsInTooLittleRoomShowTheWholeDateSmaller() throws {
        try onMain {
            let picker = make(.dateAndTime, .compact)
            picker.frame.size.width = picker.bounds.width * 0.6
            harness.turn()
            let fields = (picker.content as! DateCompactView).fields
            XCTAssertEqual(fields[1].frame.maxX, picker.bounds.width, accuracy: 0.01)
            XCTAssertGreaterThan(fields[1].frame.width, 30)
            XCTAssertLessThanOrEqual(fields[0].frame.maxX, fields[1].frame.minX)
            for field in fields {
                let label = try XCTUnwrap(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
                XCTAssertTrue(label.adjustsFontSizeToFitWidth)
                XCTAssertLessThanOrEqual(
                    label.intrinsicContentSize.width * label.minimumScaleFactor, label.bounds.width)
            }
        }
    }

    // DEV-747
    func testAtTextSizesForAccessibilityCompactButtonsStandOneAboveTheOtherAndWrap() {
        onMain {
            let picker = make(.dateAndTime, .compact)
            let fields = (picker.content as! DateCompactView).fields
            let plain = picker.intrinsicContentSize
            XCTAssertEqual(fields[0].frame.minY, fields[1].frame.minY, accuracy: 0.01)
            harness.runtime.post(.textSize(.ax5))
            harness.turn()
            let natural = picker.sizeThatFits(.zero)
            XCTAssertEqual(natural, picker.intrinsicContentSize)
            XCTAssertGreaterThan(natural.height, 2 * plain.height)
            for width in [natural.width, natural.width * 0.6] {
                picker.frame.size = picker.sizeThatFits(CGSize(width: width, height: 0))
                harness.turn()
                XCTAssertLessThanOrEqual(picker.frame.width, width + 0.01)
                XCTAssertLessThanOrEqual(fields[0].frame.maxY, fields[1].frame.minY)
                XCTAssertGreaterThanOrEqual(fields[0].frame.minY, -0.01)
                XCTAssertLessThanOrEqual(fields[1].frame.maxY, picker.bounds.height + 0.01)
                for field in fields {
                    let label = field.subviews.lazy.compactMap { $0 as? UILabel }.first!
                    XCTAssertFalse(label.adjustsFontSizeToFitWidth)
                    XCTAssertGreaterThanOrEqual(
                        label.bounds.height, label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height,
                        "not cut")
                }
            }
            XCTAssertGreaterThan(picker.frame.height, natural.height, "the date is on two lines")
            harness.runtime.post(.textSize(.l))
            harness.turn()
            XCTAssertEqual(picker.intrinsicContentSize, plain)
        }
    }

    func testADisabledPickerTakesNoTouch() {
        onMain {
            let picker = make(.date, .compact)
            picker.isEnabled = false
            harness.tap((picker.content as! DateCompactView).fields[0])
            harness.advance(by: 0.5)
            XCTAssertNil((picker.content as! DateCompactView).fields[0].overlay)
        }
    }

    func testAPickerIsMadeOnce() {
        onMain {
            let picker = make(.date)
            let first = picker.content
            picker.date = date(2026, 7, 1)
            picker.minimumDate = date(2020, 1, 1)
            harness.turn()
            XCTAssertTrue(picker.content === first)
        }
    }
}
