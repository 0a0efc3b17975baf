import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What Apple leaves open is decided in DEV-1307 and DEV-1308.
final class UICalendarViewTests: MainTestCase, @unchecked Sendable {
    private static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Self.gregorian.date(from: DateComponents(year: year, month: month, day: day))!
    }

    @MainActor private func make(
        _ locale: String = "en_US", selection: UICalendarSelection? = nil, set: (UICalendarView) -> Void = { _ in }
    ) -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Self.gregorian
        view.timeZone = TimeZone(identifier: "UTC")
        view.locale = Locale(identifier: locale)
        view.visibleDateComponents = DateComponents(year: 2026, month: 3)
        view.selectionBehavior = selection
        set(view)
        harness.showWindow()
        harness.window.addSubview(view)
        view.frame = CGRect(x: 20, y: 100, width: 350, height: view.intrinsicContentSize.height)
        harness.turn()
        return view
    }

    @MainActor private func grid(_ view: UICalendarView) -> CalendarDaysView {
        let months = view.subviews.lazy.compactMap { $0 as? MonthsView }.first!
        return months.grids[1] as! CalendarDaysView
    }

    @MainActor private func tap(_ day: Int, _ view: UICalendarView) {
        let grid = grid(view)
        let frame = grid.frame(ofDay: day)
        harness.tap(grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    }

    @MainActor private func element(_ label: String, _ view: UIView) -> AccessibilityNode? {
        AccessibilityTree.elements(in: view).first { $0.label == label }
    }

    @MainActor private func isShown(_ label: String, _ view: UIView) -> Bool { element(label, view) != nil }

    /// Day, month, year of components, as a short text.
    private static func text(_ components: DateComponents?) -> String {
        guard let components else { return "none" }
        return "\(components.day ?? 0).\(components.month ?? 0).\(components.year ?? 0)"
    }

    // MARK: Single

    @MainActor private final class Single: NSObject, UICalendarSelectionSingleDateDelegate {
        var log: [String] = []
        var refused: Set<Int> = []
        var allowsNone = false

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            log.append(UICalendarViewTests.text(dateComponents))
            XCTAssertEqual(selection.selectedDate, dateComponents)
        }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
            -> Bool
        { dateComponents.map { !refused.contains($0.day ?? 0) } ?? allowsNone }
    }

    func testASingleDay() {
        onMain {
            let delegate = Single()
            delegate.refused = [7]
            let selection = UICalendarSelectionSingleDate(delegate: delegate)
            let view = make(selection: selection)
            XCTAssertNil(selection.selectedDate)
            tap(20, view)
            XCTAssertEqual(delegate.log, ["20.3.2026"])
            XCTAssertNotNil(selection.selectedDate?.calendar)
            XCTAssertEqual(selection.selectedDate?.era, 1)
            tap(7, view)
            XCTAssertEqual(delegate.log, ["20.3.2026"], "a refused day")
            tap(20, view)
            XCTAssertEqual(delegate.log, ["20.3.2026"], "the day stays while there may not be none")
            delegate.allowsNone = true
            tap(20, view)
            XCTAssertEqual(delegate.log, ["20.3.2026", "none"])
            XCTAssertNil(selection.selectedDate)
            selection.selectedDate = DateComponents(year: 2026, month: 3, day: 2)
            XCTAssertEqual(delegate.log.count, 2, "what the app sets isn't told")
            let parts = AccessibilityTree.elements(in: view)
            XCTAssertEqual(
                parts.filter { $0.traits.contains(.selected) }.map { $0.label ?? "" }, ["Monday, March 2"])
            XCTAssertEqual(
                parts.filter { $0.traits.contains(.notEnabled) }.map { $0.label ?? "" }, ["Saturday, March 7"])
        }
    }

    func testAskingAgainWhichDaysCanBeSelected() {
        onMain {
            let delegate = Single()
            let selection = UICalendarSelectionSingleDate(delegate: delegate)
            let view = make(selection: selection)
            XCTAssertTrue(grid(view).isAvailable(9))
            delegate.refused = [9]
            XCTAssertTrue(grid(view).isAvailable(9), "nobody has asked")
            selection.updateSelectableDates()
            harness.turn()
            XCTAssertFalse(grid(view).isAvailable(9))
        }
    }

    /// The months beside it stand ready on pages that nobody sees.
    func testVoiceOverReadsTheShownMonthAlone() {
        onMain {
            let view = make()
            @MainActor func days() -> [String] {
                AccessibilityTree.elements(in: view).compactMap { $0.label }.filter { $0.contains(", ") }
            }
            XCTAssertEqual(days().count, 31)
            XCTAssertEqual(days().first, "Sunday, March 1")
            let next = element("Next Month", view)!
            harness.tap(CGPoint(x: next.frame.midX, y: next.frame.midY))
            harness.advance(by: 1)
            XCTAssertEqual(days().count, 30)
            XCTAssertEqual(days().first, "Wednesday, April 1")
        }
    }

    func testWithoutASelectionNothingIsSelected() {
        onMain {
            let view = make()
            tap(20, view)
            XCTAssertTrue(AccessibilityTree.elements(in: view).allSatisfy { !$0.traits.contains(.selected) })
            XCTAssertEqual(element("Friday, March 20", view)?.traits.contains(.button), false)
        }
    }

    // MARK: Several

    @MainActor private final class Several: NSObject, UICalendarSelectionMultiDateDelegate {
        var log: [String] = []
        var keeps: Set<Int> = []

        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
        { log.append("+" + UICalendarViewTests.text(dateComponents)) }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { log.append("-" + UICalendarViewTests.text(dateComponents)) }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool { !keeps.contains(dateComponents.day ?? 0) }
    }

    func testSeveralDays() {
        onMain {
            let delegate = Several()
            let selection = UICalendarSelectionMultiDate(delegate: delegate)
            selection.setSelectedDates([DateComponents(year: 2026, month: 3, day: 4)], animated: true)
            let view = make(selection: selection)
            tap(20, view)
            tap(11, view)
            tap(4, view)
            XCTAssertEqual(delegate.log, ["+20.3.2026", "+11.3.2026", "-4.3.2026"])
            XCTAssertEqual(selection.selectedDates.map(\.day), [20, 11])
            delegate.keeps = [20]
            tap(20, view)
            XCTAssertEqual(selection.selectedDates.map(\.day), [20, 11])
            XCTAssertEqual(delegate.log.count, 3)
        }
    }

    // MARK: Weeks

    @MainActor private final class Weeks: NSObject, UICalendarSelectionWeekOfYearDelegate {
        var log: [String] = []
        var refused: Int?

        func week(
            ofYearSelection selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) {
            log.append(
                weekOfYearComponents.map { "\($0.weekOfYear ?? 0)/\($0.yearForWeekOfYear ?? 0)" } ?? "none")
        }
        func week(
            ofYearSelection selection: UICalendarSelectionWeekOfYear,
            canSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) -> Bool { weekOfYearComponents != nil && weekOfYearComponents?.weekOfYear != refused }
    }

    func testAWeek() {
        onMain {
            let delegate = Weeks()
            delegate.refused = 12
            let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
            let view = make(selection: selection)
            tap(10, view)
            XCTAssertEqual(delegate.log, ["11/2026"])
            let selected = AccessibilityTree.elements(in: view).filter { $0.traits.contains(.selected) }
            XCTAssertEqual(selected.count, 7)
            XCTAssertEqual(selected.first?.label, "Sunday, March 8")
            tap(18, view)
            XCTAssertEqual(delegate.log, ["11/2026"], "the whole week is refused")
            XCTAssertFalse(grid(view).isAvailable(15))
            XCTAssertFalse(grid(view).isAvailable(21))
            XCTAssertTrue(grid(view).isAvailable(22))
            selection.selectedWeekOfYear = nil
            XCTAssertTrue(AccessibilityTree.elements(in: view).allSatisfy { !$0.traits.contains(.selected) })
        }
    }

    // MARK: Months

    @MainActor private final class Watcher: NSObject, UICalendarViewDelegate {
        var months: [String] = []
        var asked: [Int: Int] = [:]
        var decorated: [Int: UICalendarView.Decoration] = [:]

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
            -> UICalendarView.Decoration?
        {
            guard dateComponents.month == 3, let day = dateComponents.day else { return nil }
            asked[day, default: 0] += 1
            return decorated[day]
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            months.append(
                "\(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
    }

    func testTurningMonths() {
        onMain {
            let watcher = Watcher()
            let view = make { $0.delegate = watcher }
            XCTAssertTrue(isShown("March 2026", view))
            let next = element("Next Month", view)!
            harness.tap(CGPoint(x: next.frame.midX, y: next.frame.midY))
            harness.advance(by: 1)
            XCTAssertTrue(isShown("April 2026", view))
            XCTAssertEqual(watcher.months, ["3 to 4"])
            view.setVisibleDateComponents(DateComponents(year: 2030, month: 12), animated: true)
            XCTAssertEqual(view.visibleDateComponents.year, 2030, "at once")
            harness.advance(by: 1)
            XCTAssertTrue(isShown("December 2030", view))
            XCTAssertEqual(view.visibleDateComponents.month, 12)
            XCTAssertEqual(watcher.months, ["3 to 4"], "what the app sets isn't told")
            let middle = view.convert(CGPoint(x: 160, y: 180), to: nil)
            harness.drag(from: middle, to: CGPoint(x: middle.x + 220, y: middle.y))
            harness.advance(by: 1)
            XCTAssertTrue(isShown("November 2030", view))
            XCTAssertEqual(watcher.months, ["3 to 4", "12 to 11"])
        }
    }

    func testTheRange() {
        onMain {
            let delegate = Single()
            let view = make(selection: UICalendarSelectionSingleDate(delegate: delegate)) {
                $0.availableDateRange = DateInterval(start: self.date(2026, 3, 5), end: self.date(2026, 4, 10))
            }
            XCTAssertFalse(grid(view).isAvailable(4))
            XCTAssertTrue(grid(view).isAvailable(5))
            tap(4, view)
            XCTAssertEqual(delegate.log, [])
            XCTAssertEqual(element("Previous Month", view)?.traits.contains(.notEnabled), true)
            XCTAssertEqual(element("Next Month", view)?.traits.contains(.notEnabled), false)
            view.visibleDateComponents = DateComponents(year: 2031, month: 1)
            XCTAssertEqual(view.visibleDateComponents.month, 4)
            XCTAssertEqual(view.visibleDateComponents.year, 2026)
            view.visibleDateComponents = DateComponents(year: 2026, month: 3)
            XCTAssertEqual(view.visibleDateComponents.month, 3, "its first day lies before the range")
        }
    }

    // MARK: Decorations

    func testDecorations() {
        onMain {
            let watcher = Watcher()
            var made = 0
            watcher.decorated = [
                3: .default(color: .red, size: .large), 9: .image(UIImage(systemName: "star.fill"), color: .blue),
                12: .customView {
                    made += 1
                    let label = UILabel()
                    label.text = "full"
                    return label
                },
            ]
            let view = make { $0.delegate = watcher }
            XCTAssertEqual(made, 1)
            XCTAssertEqual(watcher.asked.count, 31)
            XCTAssertEqual(Set(watcher.asked.values), [1])
            let days = grid(view)
            XCTAssertEqual(days.subviews.count, 3)
            let dot = try! XCTUnwrap(watcher.decorated[3]?.view)
            XCTAssertEqual(dot.convert(dot.bounds, to: days).midX, days.frame(ofDay: 3).midX, accuracy: 0.01)
            let place = dot.convert(dot.bounds, to: days)
            XCTAssertGreaterThanOrEqual(place.minY, days.frame(ofDay: 3).minY + view.looks.circle, "below the number")
            XCTAssertLessThanOrEqual(place.maxY, days.frame(ofDay: 3).maxY)
            XCTAssertEqual(dot.backgroundColor, .red)
            harness.renderFrame()
            let middle = dot.convert(CGPoint(x: dot.bounds.midX, y: dot.bounds.midY), to: nil)
            XCTAssertEqual(harness.pixel(at: middle), Pixel(r: 255, g: 0, b: 0))
            watcher.decorated[3] = nil
            watcher.decorated[4] = UICalendarView.Decoration()
            let three = DateComponents(year: 2026, month: 3, day: 3)
            view.reloadDecorations(forDateComponents: [three], animated: false)
            XCTAssertEqual(watcher.asked[3], 2)
            XCTAssertEqual(watcher.asked[4], 1)
            XCTAssertEqual(days.subviews.count, 2, "the fourth wasn't asked for")
            view.visibleDateComponents = DateComponents(year: 2026, month: 5)
            harness.turn()
            view.visibleDateComponents = DateComponents(year: 2026, month: 3)
            harness.turn()
            XCTAssertEqual(watcher.asked[9], 1, "what a delegate has said is kept")
            XCTAssertEqual(made, 1)
            XCTAssertEqual(grid(view).subviews.count, 2)
        }
    }

    func testWithoutDecorations() {
        onMain {
            let watcher = Watcher()
            watcher.decorated = [3: .default()]
            let view = make {
                $0.wantsDateDecorations = false
                $0.delegate = watcher
            }
            XCTAssertEqual(watcher.asked, [:])
            XCTAssertEqual(grid(view).subviews.count, 0)
            let low = view.intrinsicContentSize.height
            view.wantsDateDecorations = true
            harness.turn()
            XCTAssertEqual(grid(view).subviews.count, 1)
            XCTAssertGreaterThan(view.intrinsicContentSize.height, low)
        }
    }

    func testDecorationsOfASize() {
        onMain {
            let sizes: [UICalendarView.DecorationSize] = [.small, .medium, .large]
            let place = CGSize(width: 40, height: 16)
            let dots = sizes.map { UICalendarView.Decoration.default(size: $0).size(in: place).width }
            XCTAssertEqual(dots, dots.sorted())
            XCTAssertEqual(Set(dots).count, 3)
            let wide = UICalendarView.Decoration {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
                return view
            }
            XCTAssertEqual(wide.size(in: place), place, "clipped to its place")
            XCTAssertFalse(wide.view.isUserInteractionEnabled)
        }
    }

    // MARK: Languages and sizes

    func testALanguageFromRightToLeft() {
        onMain {
            let view = make("ar_EG") { $0.semanticContentAttribute = .forceRightToLeft }
            XCTAssertTrue(isShown("مارس ٢٠٢٦", view))
            let days = grid(view)
            XCTAssertGreaterThan(days.frame(ofDay: 2).minX, days.frame(ofDay: 3).minX)
        }
    }

    func testACalendarWithoutALocaleSpeaksThePresentOne() {
        onMain {
            let calendar = Calendar(identifier: .gregorian)
            let view = UICalendarView()
            view.calendar = calendar
            view.visibleDateComponents = DateComponents(calendar: calendar, year: 2026, month: 11)
            harness.showWindow()
            harness.window.addSubview(view)
            view.frame = CGRect(x: 20, y: 100, width: 350, height: view.intrinsicContentSize.height)
            harness.turn()
            let title = DateFormatter()
            title.locale = .current
            title.timeZone = calendar.timeZone
            title.setLocalizedDateFormatFromTemplate("MMMMy")
            XCTAssertTrue(
                isShown(title.string(from: calendar.date(from: DateComponents(year: 2026, month: 11))!), view))
            XCTAssertEqual(view.locale, .current)
        }
    }

    func testTheFirstDayOfTheWeek() {
        onMain {
            var calendar = Self.gregorian
            calendar.firstWeekday = 2
            let view = make { $0.calendar = calendar }
            XCTAssertEqual(grid(view).frame(ofDay: 1).maxX, grid(view).bounds.width, accuracy: 0.01, "a Sunday, last")
        }
    }

    func testLargeText() {
        onMain {
            let view = make()
            let height = view.intrinsicContentSize.height
            harness.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            harness.turn()
            XCTAssertGreaterThan(view.intrinsicContentSize.height, height)
            XCTAssertLessThanOrEqual(view.looks.day.pointSize, 28)
        }
    }
}
