import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Fingers in a text of the app's own at (20, 100), whose characters are 10 points wide. DEV-1440.
final class TextInteractionTests: TextInputTestCase, @unchecked Sendable {
    @MainActor private final class Listener: NSObject, UITextInteractionDelegate {
        var heard: [String] = []
        var mayBegin = true
        weak var text: OwnTextInput?

        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            heard.append("should \(Int(point.x))")
            return mayBegin
        }
        func interactionWillBegin(_ interaction: UITextInteraction) {
            heard.append("will \(text?.isFirstResponder == true)")
        }
        func interactionDidEnd(_ interaction: UITextInteraction) { heard.append("end") }
    }

    var text: OwnTextInput!
    private var listener: Listener!

    override func prepare() {
        harness.showWindow()
        text = OwnTextInput(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
        text.set("hello brave world")
        harness.window.addSubview(text)
        listener = Listener()
        listener.text = text
        harness.turn()
    }

    override func cleanUp() {
        text.resignFirstResponder()
        text.removeFromSuperview()
        text = nil
        listener = nil
        UIPasteboard.general.items = []
    }

    @MainActor private func add(_ mode: UITextInteractionMode) -> UITextInteraction {
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = text
        interaction.delegate = listener
        text.addInteraction(interaction)
        harness.turn()
        return interaction
    }

    /// The middle of a character, in the window.
    private func place(_ character: Double) -> CGPoint { CGPoint(x: 20 + character * 10 + 5, y: 110) }
    @MainActor private var selection: [Int] { [text.selection.location, text.selection.length] }
    @MainActor private func told() -> [String] {
        defer { listener.heard = [] }
        return listener.heard
    }

    func testWithoutATextNothingHappens() {
        onMain {
            let interaction = UITextInteraction(for: .editable)
            interaction.delegate = listener
            text.addInteraction(interaction)
            harness.tap(place(3))
            XCTAssertEqual(told(), [])
            XCTAssertFalse(text.isFirstResponder)
            XCTAssertTrue(interaction.view === text)
            XCTAssertEqual(interaction.textInteractionMode, .editable)
        }
    }

    func testATapPlacesTheCursorAndTellsInOrder() {
        onMain {
            _ = add(.editable)
            harness.tap(CGPoint(x: 20 + 41, y: 110))
            XCTAssertEqual(told(), ["should 41", "will false", "end"])
            XCTAssertTrue(text.isFirstResponder)
            XCTAssertEqual(selection, [4, 0])
            type("X")
            XCTAssertEqual(text.text, "hellXo brave world")
        }
    }

    func testTheDelegateCanRefuse() {
        onMain {
            _ = add(.editable)
            listener.mayBegin = false
            harness.tap(place(3))
            XCTAssertEqual(told(), ["should 35"])
            XCTAssertFalse(text.isFirstResponder)
            XCTAssertEqual(selection, [17, 0])
        }
    }

    func testATextThatRefusesToBeFirstResponderKeepsItsSelection() {
        onMain {
            _ = add(.editable)
            text.refusesFirstResponder = true
            harness.tap(place(3))
            XCTAssertEqual(told(), ["should 35", "will false", "end"])
            XCTAssertEqual(selection, [17, 0])
        }
    }

    func testTwoTapsSelectAWordAndShowTheMenu() {
        onMain {
            let interaction = add(.editable)
            harness.tap(place(7))
            XCTAssertNil(EditMenuPresenter.current)
            harness.tap(place(7))
            XCTAssertEqual(selection, [6, 5])
            XCTAssertNotNil(EditMenuPresenter.current(of: interaction.menu))
            text.copy(nil)
            XCTAssertEqual(UIPasteboard.general.string, "brave")
        }
    }

    func testThreeTapsSelectTheParagraph() {
        onMain {
            _ = add(.editable)
            for _ in 0..<3 { harness.tap(place(7)) }
            XCTAssertEqual(selection, [0, 17])
        }
    }

    func testTheSelectionIsShown() {
        onMain {
            let interaction = add(.editable)
            XCTAssertNil(interaction.shownBy, "nothing is shown of a text that nobody edits")
            text.becomeFirstResponder()
            harness.turn()
            let shown = interaction.shownBy
            XCTAssertEqual(shown?.isActivated, true)
            XCTAssertEqual(shown?.cursorView.isHidden, false)
            XCTAssertEqual(shown?.cursorView.frame.minX, 170)
            text.select(6, 5)
            harness.turn()
            XCTAssertEqual(shown?.cursorView.isHidden, true)
            XCTAssertEqual(
                shown?.highlightView.selectionRects.map { $0.rect }, [CGRect(x: 60, y: 0, width: 50, height: 20)])
            XCTAssertEqual(shown?.handleViews.map { $0.isHidden }, [false, false])
            XCTAssertEqual(shown?.handleViews.map { $0.frame.midX }, [60, 110])
            text.resignFirstResponder()
            harness.turn()
            XCTAssertEqual(shown?.highlightView.selectionRects.count, 0)
            XCTAssertEqual(shown?.handleViews.map { $0.isHidden }, [true, true])
        }
    }

    func testKeysMoveTheCursor() {
        onMain {
            let interaction = add(.editable)
            text.becomeFirstResponder()
            harness.turn()
            press(80)
            XCTAssertEqual(selection, [16, 0])
            XCTAssertEqual(interaction.shownBy?.cursorView.frame.minX, 160)
            type("!")
            XCTAssertEqual(interaction.shownBy?.cursorView.frame.minX, 170)
        }
    }

    func testAHandleIsDragged() {
        onMain {
            let interaction = add(.editable)
            text.becomeFirstResponder()
            text.select(6, 5)
            harness.advance(by: 0.5)
            _ = told()
            let from = CGPoint(x: 20 + 112, y: 110)
            harness.drag(from: from, to: CGPoint(x: from.x + 40, y: 110)) {
                XCTAssertNotNil(TextLoupe.place)
            }
            XCTAssertEqual(selection, [6, 9])
            XCTAssertEqual(told(), ["should 112", "will true", "end"])
            XCTAssertNil(TextLoupe.place)
            XCTAssertNotNil(EditMenuPresenter.current(of: interaction.menu))
        }
    }

    func testAFingerThatStaysCarriesTheCursor() {
        onMain {
            _ = add(.editable)
            harness.touch(.began, at: place(3))
            harness.advance(by: 0.7)
            XCTAssertNotNil(TextLoupe.place)
            XCTAssertEqual(told(), ["should 35", "will false"])
            harness.touch(.moved, at: CGPoint(x: 20 + 91, y: 110))
            harness.touch(.ended, at: CGPoint(x: 20 + 91, y: 110))
            XCTAssertEqual(selection, [9, 0])
            XCTAssertEqual(told(), ["end"])
            XCTAssertNil(TextLoupe.place)
        }
    }

    func testATextThatIsOnlyReadIsSelectedByAFingerThatStays() {
        onMain {
            disconnectKeyboard()
            let interaction = add(.nonEditable)
            harness.tap(place(3))
            XCTAssertEqual(told(), [], "one tap is for others")
            XCTAssertFalse(text.isFirstResponder)
            harness.advance(by: 0.5)
            harness.touch(.began, at: place(7))
            harness.advance(by: 0.7)
            XCTAssertEqual(selection, [6, 5])
            harness.touch(.moved, at: place(13))
            XCTAssertEqual(selection, [6, 11], "further words join")
            harness.touch(.ended, at: place(13))
            XCTAssertEqual(told(), ["should 75", "will false", "end"])
            XCTAssertNil(board, "no keyboard comes")
            XCTAssertNotNil(EditMenuPresenter.current(of: interaction.menu))
            type("x")
            XCTAssertEqual(text.text, "hello brave world")
            XCTAssertEqual(interaction.shownBy?.cursorView.isHidden, true)
            harness.advance(by: 0.5)
            harness.tap(place(2))
            XCTAssertEqual(selection[1], 0, "one tap takes the selection away")
        }
    }

    func testWhoEditsGetsTheKeyboard() {
        onMain {
            disconnectKeyboard()
            let read = add(.nonEditable)
            text.becomeFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertNil(board)
            text.removeInteraction(read)
            let edit = add(.editable)
            harness.advance(by: 0.5)
            XCTAssertNotNil(board)
            XCTAssertNil(read.view)
            XCTAssertNotNil(edit.shownBy)
            XCTAssertNil(read.shownBy)
        }
    }

    func testAnInteractionThatIsRemovedLeavesNothing() {
        onMain {
            let before = text.subviews.count
            let gestures = text.gestureRecognizers?.count ?? 0
            let interaction = add(.editable)
            XCTAssertEqual(interaction.gesturesForFailureRequirements.count, 2)
            XCTAssertEqual((text.gestureRecognizers?.count ?? 0) - gestures, 2)
            text.becomeFirstResponder()
            harness.turn()
            XCTAssertGreaterThan(text.subviews.count, before)
            text.removeInteraction(interaction)
            harness.turn()
            XCTAssertEqual(text.subviews.count, before)
            XCTAssertEqual(text.gestureRecognizers?.count ?? 0, gestures)
            harness.tap(place(3))
            XCTAssertEqual(told(), [])
        }
    }

    func testTheInputDelegateIsThereWhileTheTextIsEdited() {
        onMain {
            XCTAssertNil(text.inputDelegate)
            text.becomeFirstResponder()
            XCTAssertNotNil(text.inputDelegate)
            text.resignFirstResponder()
            XCTAssertNil(text.inputDelegate)
        }
    }

    // MARK: A display of the app's own

    @MainActor private final class Ground: NSObject, UITextSelectionDisplayInteractionDelegate {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
        func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { view }
    }

    @MainActor private final class OwnHandle: UIView, UITextSelectionHandleView {
        var direction: NSDirectionalRectEdge = []
        var isVertical = false
        var customShape: UIBezierPath?
        func preferredFrame(for rect: CGRect) -> CGRect { rect.insetBy(dx: -4, dy: 0) }
    }

    func testAnAppShowsTheSelectionByItsOwnViews() {
        onMain {
            let ground = Ground()
            harness.window.insertSubview(ground.view, belowSubview: text)
            let display = UITextSelectionDisplayInteraction(textInput: text, delegate: ground)
            let handles = [OwnHandle(frame: .zero), OwnHandle(frame: .zero)]
            display.handleViews = handles
            text.addInteraction(display)
            text.select(0, 5)
            harness.turn()
            XCTAssertFalse(display.isActivated)
            XCTAssertEqual(display.highlightView.selectionRects.count, 0, "it isn't activated")
            display.isActivated = true
            harness.turn()
            XCTAssertTrue(display.highlightView.superview === ground.view)
            XCTAssertEqual(
                display.highlightView.selectionRects.map { $0.rect }, [CGRect(x: 0, y: 0, width: 50, height: 20)])
            XCTAssertEqual(handles.map { $0.direction }, [.leading, .trailing])
            XCTAssertEqual(handles.map { $0.frame }, [-4, 46].map { CGRect(x: $0, y: 0, width: 8, height: 20) })
            let interaction = add(.editable)
            text.becomeFirstResponder()
            harness.turn()
            XCTAssertTrue(interaction.shownBy === display, "one selection is shown once")
            text.removeInteraction(display)
            harness.turn()
            XCTAssertNil(handles[0].superview)
            XCTAssertNil(display.highlightView.superview)
            ground.view.removeFromSuperview()
        }
    }

    func testALoupeOfTheAppsOwnGestures() {
        onMain {
            let loose = UIView(frame: .zero)
            XCTAssertNil(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: loose))
            let session = UITextLoupeSession.begin(
                at: CGPoint(x: 10, y: 10), fromSelectionWidgetView: nil, in: text)
            let first = TextLoupe.place
            XCTAssertNotNil(first)
            session?.move(to: CGPoint(x: 150, y: 10), withCaretRect: .null, trackingCaret: false)
            XCTAssertGreaterThan(TextLoupe.place?.midX ?? 0, first?.midX ?? 999)
            session?.invalidate()
            XCTAssertNil(TextLoupe.place)
            session?.move(to: CGPoint(x: 150, y: 10), withCaretRect: .null, trackingCaret: false)
            XCTAssertNil(TextLoupe.place)
        }
    }
}
