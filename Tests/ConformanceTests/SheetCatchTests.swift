import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract B13 for sheets: one that comes, settles or leaves is taken hold of on its way, where it is seen. DEV-120.
final class SheetCatchTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) private static var log: [String] = []

    override func prepare() { Self.log = [] }

    final class Page: HearingController {
        override func hear(_ call: String, _ animated: Bool) { SheetCatchTests.log.append(call) }
    }

    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            SheetCatchTests.log.append("tells will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            SheetCatchTests.log.append("tells did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            SheetCatchTests.log.append("tells attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            SheetCatchTests.log.append(
                "tells \(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "")")
        }
    }

    private var delegate: Delegate?
    override func cleanUp() { delegate = nil }

    /// Presents a sheet and lets `time` pass.
    @MainActor private func present(
        _ detents: [UISheetPresentationController.Detent] = [.large()], after time: Double = 1
    ) -> (root: UIViewController, page: Page, sheet: UISheetPresentationController) {
        let (root, page) = (UIViewController(), Page())
        harness.show(root: root)
        harness.advance(by: 0.1)
        let sheet = page.sheetPresentationController!
        sheet.detents = detents
        let delegate = Delegate()
        self.delegate = delegate
        sheet.delegate = delegate
        root.present(page, animated: true) { Self.log.append("presented") }
        harness.advance(by: time)
        return (root, page, sheet)
    }

    @MainActor private func top(_ sheet: UISheetPresentationController) -> CGFloat { sheet.card.visibleFrame.minY }

    /// A finger on the card, `inset` points below its top, moved until the drag has begun. Returns where it is.
    @MainActor private func hold(_ sheet: UISheetPresentationController, inset: CGFloat = 60) -> CGFloat {
        var y = top(sheet) + inset
        harness.touch(.began, at: CGPoint(x: 200, y: y))
        for _ in 1...8 where !sheet.gesture.isDragging {
            y += 3
            let before = top(sheet)
            harness.touch(.moved, at: CGPoint(x: 200, y: y))
            // One frame of its own flight and one step of the finger at most: no jump.
            XCTAssertEqual(top(sheet), before, accuracy: 60)
        }
        XCTAssertTrue(sheet.gesture.isDragging)
        return y
    }

    @MainActor private func move(_ y: CGFloat) { harness.touch(.moved, at: CGPoint(x: 200, y: y)) }
    @MainActor private func lift(_ y: CGFloat) {
        harness.advance(by: 0.3)
        move(y)
        harness.touch(.ended, at: CGPoint(x: 200, y: y))
    }

    func test_B13_the_app_may_dismiss_a_sheet_when_it_hears_that_it_was_caught() {
        for animated in [false, true] {
            onMain {
                Self.log = []
                let (root, page) = (UIViewController(), Page())
                harness.show(root: root)
                harness.advance(by: 0.1)
                root.present(page, animated: true) { [weak page] in page?.dismiss(animated: animated) }
                harness.advance(by: 0.12)
                let y = top(page.sheetPresentationController!) + 60
                harness.touch(.began, at: CGPoint(x: 200, y: y))
                for step in 1...8 { harness.touch(.moved, at: CGPoint(x: 200, y: y + 3 * CGFloat(step))) }
                harness.touch(.ended, at: CGPoint(x: 200, y: y + 24))
                harness.advance(by: 1)
                XCTAssertEqual(Self.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
                XCTAssertNil(root.presentedViewController)
                XCTAssertNil(page.viewIfLoaded?.window)
            }
        }
    }

    func test_B13_a_sheet_that_comes_is_caught_and_let_go_upwards() {
        onMain {
            let (root, page, sheet) = present(after: 0.12)
            let rest = sheet.restingFrame.minY
            XCTAssertGreaterThan(top(sheet), rest + 60, "still on its way")
            XCTAssertEqual(Self.log, ["willAppear"])
            let y = hold(sheet)
            XCTAssertEqual(
                Self.log, ["willAppear", "didAppear", "presented"], "the presentation is over where it was caught")
            let caught = top(sheet)
            XCTAssertGreaterThan(caught, rest + 10)
            // It stands still as long as the finger does, and follows it both ways.
            harness.advance(by: 0.5)
            XCTAssertEqual(top(sheet), caught, accuracy: 0.01)
            XCTAssertEqual(sheet.card.frame.minY, caught, accuracy: 0.01)
            move(y - 8)
            XCTAssertEqual(top(sheet), caught - 8, accuracy: 0.01)
            let dark = sheet.dimming.layer.presentation()!.opacity
            XCTAssertEqual(CGFloat(dark), 1 - (caught - 8 - rest) / sheet.wayOut, accuracy: 0.01)
            lift(y - 8)
            harness.advance(by: 1)
            XCTAssertEqual(top(sheet), rest, accuracy: 0.5)
            XCTAssertEqual(sheet.dimming.alpha, 1)
            XCTAssertEqual(Self.log, ["willAppear", "didAppear", "presented"], "nothing else has happened to it")
            XCTAssertTrue(root.presentedViewController === page)
        }
    }

    func test_B13_a_sheet_that_comes_is_caught_and_sent_away() {
        onMain {
            let (root, _, sheet) = present(after: 0.12)
            let y = hold(sheet)
            Self.log = []
            for step in 1...10 { move(y + CGFloat(step) * 40) }
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear"])
            lift(y + 400)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear", "didDisappear", "tells did dismiss"])
            XCTAssertNil(root.presentedViewController)
            XCTAssertTrue(root.view.transform.isIdentity)
        }
    }

    func test_B13_a_modal_sheet_that_comes_is_caught_and_goes_on() {
        onMain {
            let (root, page, sheet) = present(after: 0.12)
            page.isModalInPresentation = true
            let y = hold(sheet)
            Self.log = []
            let caught = top(sheet)
            move(y + 100)
            XCTAssertLessThan(top(sheet), caught + 100, "a rubber band")
            XCTAssertGreaterThan(top(sheet), caught)
            lift(y + 100)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["tells attempt"])
            XCTAssertEqual(top(sheet), sheet.restingFrame.minY, accuracy: 0.5)
            XCTAssertTrue(root.presentedViewController === page)
        }
    }

    func test_B13_a_sheet_is_caught_on_its_way_to_another_detent() {
        onMain {
            let (_, page, sheet) = present([.medium(), .large()])
            let (low, high) = (sheet.stops[0].top, sheet.stops[1].top)
            let footer = UIView()
            footer.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(footer)
            NSLayoutConstraint.activate([
                footer.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
                footer.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                footer.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                footer.heightAnchor.constraint(equalToConstant: 50),
            ])
            harness.advance(by: 0.1)
            Self.log = []
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(top(sheet), high + 60)
            XCTAssertLessThan(top(sheet), low - 20)
            let y = hold(sheet)
            let caught = top(sheet)
            XCTAssertLessThan(caught, low)
            harness.advance(by: 0.5)
            XCTAssertEqual(top(sheet), caught, accuracy: 0.01)
            // What is in it stands with it, at its lower edge.
            XCTAssertEqual(
                footer.convert(footer.bounds, to: nil).maxY, harness.window.bounds.maxY, accuracy: 0.5)
            XCTAssertTrue(footer.layer.animationKeys()?.isEmpty ?? true)
            move(y + 30)
            XCTAssertEqual(top(sheet), caught + 30, accuracy: 0.01)
            for step in 1...6 { move(y + 30 + CGFloat(step) * (low - caught - 40) / 6) }
            lift(y + low - caught - 10)
            harness.advance(by: 1)
            XCTAssertEqual(top(sheet), low, accuracy: 0.5)
            XCTAssertEqual(Self.log, ["tells medium"])
        }
    }

    func test_B13_a_sheet_that_was_let_go_to_leave_is_taken_back() {
        onMain {
            let (root, page, sheet) = present()
            Self.log = []
            var y = hold(sheet)
            for step in 1...10 { move(y + CGFloat(step) * 40) }
            lift(y + 400)
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear"])
            var changes: [Bool] = []
            page.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            harness.advance(by: 0.06)
            let leaving = top(sheet)
            XCTAssertLessThan(leaving, harness.window.bounds.maxY - 100)
            y = hold(sheet)
            XCTAssertEqual(changes, [true])
            harness.advance(by: 0.5)
            XCTAssertNotNil(root.presentedViewController, "its end has been taken back")
            for step in 1...10 { move(y - CGFloat(step) * 70) }
            lift(y - 700)
            XCTAssertEqual(changes, [true, false])
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear", "willAppear", "didAppear"])
            XCTAssertTrue(root.presentedViewController === page)
            XCTAssertEqual(top(sheet), sheet.restingFrame.minY, accuracy: 0.5)
            XCTAssertEqual(sheet.dimming.alpha, 1)
        }
    }

    func test_B13_a_sheet_that_springs_back_is_caught_and_sent_away() {
        onMain {
            let (root, _, sheet) = present()
            Self.log = []
            var y = hold(sheet)
            for step in 1...10 { move(y + CGFloat(step) * 15) }
            lift(y + 150)
            harness.advance(by: 0.06)
            XCTAssertGreaterThan(top(sheet), sheet.lowestFrame.minY + 20)
            y = hold(sheet)
            for step in 1...10 { move(y + CGFloat(step) * 40) }
            lift(y + 400)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear", "didDisappear", "tells did dismiss"])
            XCTAssertNil(root.presentedViewController)
        }
    }

    func test_B13_a_dismissal_that_the_app_has_asked_for_runs_to_its_end() {
        onMain {
            let (root, _, sheet) = present()
            root.dismiss(animated: true)
            harness.advance(by: 0.1)
            let y = top(sheet) + 60
            harness.touch(.began, at: CGPoint(x: 200, y: y))
            for step in 1...8 { move(y - CGFloat(step) * 10) }
            XCTAssertFalse(sheet.gesture.isDragging)
            harness.touch(.ended, at: CGPoint(x: 200, y: y - 80))
            harness.advance(by: 1)
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(Self.log.suffix(2), ["willDisappear", "didDisappear"])
        }
    }

    /// From the large detent down past the lowest one, the card stays under the finger.
    func test_B17_a_drag_past_several_detents_follows_the_finger() {
        onMain {
            let (_, _, sheet) = present([.medium(), .large()])
            sheet.selectedDetentIdentifier = .large
            harness.advance(by: 0.5)
            let y = hold(sheet)
            let began = top(sheet)
            Self.log = []
            for step in 1...30 {
                move(y + CGFloat(step) * 18)
                XCTAssertEqual(top(sheet), began + CGFloat(step) * 18, accuracy: 0.5)
            }
            XCTAssertEqual(Self.log, ["tells will dismiss", "willDisappear"])
            move(y + (sheet.stops[0].top - began) + 20)
            lift(y + (sheet.stops[0].top - began) + 20)
            harness.advance(by: 1)
            XCTAssertEqual(top(sheet), sheet.stops[0].top, accuracy: 0.5)
            XCTAssertEqual(
                Self.log, ["tells will dismiss", "willDisappear", "tells medium", "willAppear", "didAppear"])
        }
    }
}
