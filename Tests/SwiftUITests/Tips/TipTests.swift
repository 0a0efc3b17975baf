import SwiftUI
import TestSupport
import XCTest

@testable import TipKit

/// Tips: when they are shown, and what is kept of them (DEV-1410).
final class TipTests: ControlTestCase, @unchecked Sendable {
    private var folder = URL(fileURLWithPath: "/")

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")
        TipStore.shared.closeStore()
    }
    override func cleanUp() {
        TipStore.shared.closeStore()
        try? FileManager.default.removeItem(at: folder)
    }

    private func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
        try Tips.configure([.displayFrequency(frequency), .datastoreLocation(.url(folder))])
    }
    /// The same folder, in a new process.
    private func restart() throws {
        TipStore.shared.closeStore()
        try configure()
    }

    private struct Plain: Tip {
        var title: Text { Text("Save as a favourite") }
        var message: Text? { Text("They are at the top.") }
        var actions: [Action] {
            Action(id: "learn", title: "Learn more")
            Action(title: "Not now")
        }
    }
    private struct Ruled: Tip {
        static let isOn = Tips.Parameter<Bool>(_portico: "Ruled.isOn", value: false)
        static let opened = Event(id: "opened")
        var title: Text { Text("Ruled") }
        var rules: [Rule] {
            Rule(Self.isOn) { $0 == true }
            Rule(Self.opened) { $0.donations.count >= 2 }
        }
    }
    private struct Once: Tip {
        var title: Text { Text("Once") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }
    private struct Urgent: Tip {
        var title: Text { Text("Urgent") }
        var options: [any TipOption] { Tips.IgnoresDisplayFrequency(true) }
    }

    func testATipIsPendingUntilTipsAreConfigured() throws {
        XCTAssertEqual(Plain().id, "Plain")
        XCTAssertEqual(Plain().status, .pending)
        try configure()
        XCTAssertEqual(Plain().status, .available)
        XCTAssertTrue(Plain().shouldDisplay)
        XCTAssertThrowsError(try configure()) {
            XCTAssertEqual($0 as? TipKitError, .tipsDatastoreAlreadyConfigured)
        }
        XCTAssertThrowsError(try Tips.resetDatastore())
    }

    func testWhatIsInvalidatedStaysSo() async throws {
        try configure()
        Plain().invalidate(reason: .actionPerformed)
        Plain().invalidate(reason: .tipClosed)
        XCTAssertEqual(Plain().status, .invalidated(.actionPerformed))
        try restart()
        XCTAssertEqual(Plain().status, .invalidated(.actionPerformed))
        await Plain().resetEligibility()
        XCTAssertEqual(Plain().status, .available)
    }

    func testAllRulesHaveToBeMet() async throws {
        try configure()
        XCTAssertEqual(Ruled().status, .pending)
        Ruled.isOn.wrappedValue = true
        XCTAssertEqual(Ruled().status, .pending)
        await Ruled.opened.donate()
        XCTAssertEqual(Ruled().status, .pending)
        Ruled.opened.sendDonation()
        XCTAssertEqual(Ruled().status, .available)
        try restart()
        XCTAssertEqual(Ruled.opened.donations.count, 2)
        XCTAssertTrue(Ruled.isOn.wrappedValue)
        XCTAssertEqual(Ruled().status, .available)
        Ruled.isOn.wrappedValue = false
        XCTAssertEqual(Ruled().status, .pending)
    }

    func testATransientParameterIsntKept() throws {
        let count = Tips.Parameter<Int>(_portico: "count", .transient, value: 3)
        try configure()
        count.wrappedValue = 5
        XCTAssertEqual(count.wrappedValue, 5)
        try restart()
        XCTAssertEqual(count.wrappedValue, 3)
    }

    func testDonationsSayWhatHappened() async throws {
        struct Info: Codable, Sendable { var place: String }
        let event = Tips.Event<Info>(id: "visited", donationLimit: .init(maximumCount: 3))
        try configure()
        for place in ["a", "b", "a", "a"] { await event.donate(Info(place: place)) }
        XCTAssertEqual(event.donations.map(\.place), ["b", "a", "a"], "the last three")
        XCTAssertEqual(event.donations.largestSubset(groupedBy: \.place).count, 2)
        XCTAssertEqual(event.donations.smallestSubset(groupedBy: \.place).map(\.place), ["b"])
        XCTAssertEqual(event.donations.donatedWithin(.day).count, 3)
        XCTAssertEqual(event.donations.donatedWithin(.days(-1)).count, 0)
    }

    func testTestsShowAndHideTips() throws {
        Tips.showAllTipsForTesting()
        XCTAssertEqual(Ruled().status, .available, "whatever its rules say")
        Ruled().invalidate(reason: .tipClosed)
        XCTAssertEqual(Ruled().status, .invalidated(.tipClosed))
        Tips.hideAllTipsForTesting()
        XCTAssertEqual(Plain().status, .pending)
        Tips.showTipsForTesting([Plain.self])
        XCTAssertEqual(Plain().status, .available)
        XCTAssertEqual(Urgent().status, .pending)
    }

    func testAnotherTipWaitsForTheDisplayFrequency() throws {
        try configure(.daily)
        TipStore.shared.beginDisplay(of: Plain())
        XCTAssertEqual(Plain().status, .available, "it is on the screen")
        XCTAssertEqual(Once().status, .pending)
        XCTAssertEqual(Urgent().status, .available)
        TipStore.shared.endDisplay(of: Plain())
        XCTAssertEqual(Plain().status, .pending, "a day has one tip")
    }

    func testATipIsShownAsOftenAsItMay() throws {
        try configure()
        TipStore.shared.beginDisplay(of: Once())
        XCTAssertEqual(Once().status, .available)
        TipStore.shared.endDisplay(of: Once())
        XCTAssertEqual(Once().status, .invalidated(.displayCountExceeded))
    }

    func testTheStatusIsASequence() async throws {
        try configure()
        var updates = Ruled().statusUpdates.makeAsyncIterator()
        let first = await updates.next()
        XCTAssertEqual(first, .pending)
        Ruled().invalidate(reason: .tipClosed)
        let second = await updates.next()
        XCTAssertEqual(second, .invalidated(.tipClosed))
        var shown = Plain().shouldDisplayUpdates.makeAsyncIterator()
        let isShown = await shown.next()
        XCTAssertEqual(isShown, true)
    }

    func testAViewShowsItsTip_untilItIsClosed() throws {
        try configure()
        onMain {
            let notes = Notes()
            show(
                VStack {
                    TipView(Plain()) { notes.add($0.id) }
                    Text("Below")
                })
            XCTAssertNotNil(find("Save as a favourite"))
            XCTAssertNotNil(find("They are at the top."))
            tap("Learn more")
            tap("Not now")
            XCTAssertEqual(notes.lines, ["learn", "1"])
            Plain().invalidate(reason: .actionPerformed)
            harness.turn()
            harness.advance(by: 1)
            XCTAssertNil(find("Save as a favourite"))
            XCTAssertNotNil(find("Below"))
        }
    }

    func testAGroupHasOneTipAtATime() throws {
        try configure()
        onMain {
            let group = TipGroup(.ordered) {
                Ruled()
                Plain()
            }
            XCTAssertNil(group.currentTip, "the first one's rules aren't met")
            Ruled().invalidate(reason: .tipClosed)
            XCTAssertEqual(group.currentTip?.id, "Plain")
            let first = TipGroup {
                Ruled()
                Once()
            }
            XCTAssertEqual(first.currentTip?.id, "Once")
        }
    }

    func testUIKitsViewHasTheTipsSize() throws {
        try configure()
        onMain {
            let view = TipUIView(Plain())
            let size = view.sizeThatFits(CGSize(width: 300, height: 1000))
            XCTAssertGreaterThan(size.height, 40)
            XCTAssertLessThanOrEqual(size.width, 300)
            let anchor = UIView()
            let popover = TipUIPopoverViewController(Plain(), sourceItem: anchor)
            XCTAssertEqual(popover.modalPresentationStyle, .popover)
            XCTAssertTrue(popover.popoverPresentationController?.sourceItem as? UIView === anchor)
        }
    }
}
