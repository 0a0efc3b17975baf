import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Text that is dragged out of a text view at (20, 100), 300 wide and 200 high, within it, and to a field below it. DEV-1441.
final class TextDragTests: TextViewTestCase, @unchecked Sendable {
    @MainActor private final class DragListener: NSObject, UITextDragDelegate {
        var heard: [String] = []
        var items: (any UITextDragRequest) -> [UIDragItem] = { $0.suggestedItems }

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            heard.append(
                "items \(textDraggableView.text(in: dragRequest.dragRange) ?? "") \(dragRequest.isSelected) "
                    + "\(dragRequest.suggestedItems.count) \(dragRequest.existingItems.count)")
            return items(dragRequest)
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) { heard.append("lift") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { heard.append("begin \(textDraggableView.isTextDragActive)") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { heard.append("end \(operation) \(textDraggableView.isTextDragActive)") }
    }

    @MainActor private final class DropListener: NSObject, UITextDropDelegate {
        var heard: [String] = []
        var editability = UITextDropEditability.no
        var propose: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }

        /// Each call once, however often it comes in a row.
        private func note(_ call: String) { if heard.last != call { heard.append(call) } }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability {
            note("editable?")
            return editability
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            note("proposal \(drop.isSameView)")
            return propose(drop)
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { note("perform") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
        ) { note("enter \(textDroppableView.isTextDropActive)") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
        ) { note("exit") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
        ) { note("end \(textDroppableView.isTextDropActive)") }
    }

    private var dragged: DragListener!
    private var dropped: DropListener!
    private var field: UITextField!

    override func prepare() {
        super.prepare()
        dragged = DragListener()
        dropped = DropListener()
        field = UITextField(frame: CGRect(x: 20, y: 320, width: 300, height: 34))
        harness.window.addSubview(field)
        view.text = "hello brave world"
    }

    override func cleanUp() {
        field.resignFirstResponder()
        field.removeFromSuperview()
        (field, dragged, dropped) = (nil, nil, nil)
        super.cleanUp()
    }

    @MainActor private func selectBrave() {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 6, length: 5)
        harness.advance(by: 0.5)
    }

    /// A finger that stays, and then goes somewhere, where `meanwhile` finds it.
    @MainActor private func carry(from: CGPoint, to: CGPoint, meanwhile: () -> Void = {}) {
        harness.touch(.began, at: from)
        harness.advance(by: 0.7)
        for step in 1...5 {
            let share = CGFloat(step) / 5
            harness.touch(.moved, at: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        harness.touch(.moved, at: to)
        meanwhile()
        harness.touch(.ended, at: to)
        harness.advance(by: 1)
    }

    private var inField: CGPoint { CGPoint(x: 30, y: 337) }

    func testTheSelectionIsMovedWithinItsText() {
        onMain {
            view.textDragDelegate = dragged
            view.textDropDelegate = dropped
            selectBrave()
            _ = listener.told()
            carry(from: place(of: 8), to: place(of: 0)) { XCTAssertTrue(view.isTextDropActive) }
            XCTAssertEqual(view.text, "bravehello  world")
            XCTAssertEqual(selection, [0, 5], "what was dropped is selected")
            XCTAssertEqual(dragged.heard, ["items brave true 1 0", "lift", "begin true", "end move false"])
            XCTAssertEqual(dropped.heard, ["enter true", "proposal true", "perform", "end false"])
            XCTAssertEqual(
                listener.told().filter { $0.hasPrefix("shouldChange") },
                ["shouldChange 0,0 ‘brave’", "shouldChange 6,5 ‘’"])
            view.undoManager?.undo()
            XCTAssertEqual(view.text, "hello brave world", "it is one step")
        }
    }

    func testTheAppCanRefuseTheMove() {
        onMain {
            selectBrave()
            listener.mayChange = { _, text in !text.isEmpty }
            carry(from: place(of: 8), to: place(of: 0))
            XCTAssertEqual(view.text, "hello brave world")
        }
    }

    func testTextThatIsDroppedOnItselfStays() {
        onMain {
            view.textDragDelegate = dragged
            selectBrave()
            carry(from: place(of: 7), to: place(of: 9))
            XCTAssertEqual(view.text, "hello brave world")
            XCTAssertEqual(dragged.heard.last, "end cancel false")
        }
    }

    func testTextBesideTheSelectionIsNotLifted() {
        onMain {
            view.textDragDelegate = dragged
            selectBrave()
            carry(from: place(of: 1), to: inField)
            XCTAssertEqual(dragged.heard, [])
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(view.text, "hello brave world")
        }
    }

    func testAFieldTakesACopy() {
        onMain {
            field.textDropDelegate = dropped
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn { field.text != "" }
            XCTAssertEqual(field.text, "brave")
            XCTAssertEqual(field.editor.selection, NSRange(location: 0, length: 5))
            XCTAssertEqual(view.text, "hello brave world")
            XCTAssertEqual(dropped.heard, ["enter true", "proposal false", "perform", "end false"])
        }
    }

    func testAMoveToAnotherTextTakesItAway() {
        onMain {
            field.textDropDelegate = dropped
            dropped.propose = { _ in UITextDropProposal(operation: .move) }
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn { field.text != "" }
            XCTAssertEqual(field.text, "brave")
            XCTAssertEqual(view.text, "hello  world")
        }
    }

    func testWhereADropGoes() {
        onMain {
            field.text = "old"
            field.textDropDelegate = dropped
            dropped.propose = {
                let proposal = $0.suggestedProposal.copy() as! UITextDropProposal
                proposal.dropAction = .replaceAll
                return proposal
            }
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn { field.text != "old" }
            XCTAssertEqual(field.text, "brave")
        }
    }

    func testTheDelegateCanPutTheTextInItself() {
        onMain {
            field.textDropDelegate = dropped
            dropped.propose = { _ in
                let proposal = UITextDropProposal(operation: .copy)
                proposal.dropPerformer = .delegate
                return proposal
            }
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn()
            XCTAssertEqual(field.text, "")
            XCTAssertTrue(dropped.heard.contains("perform"))
        }
    }

    func testADragThatLeavesIsTold() {
        onMain {
            field.textDropDelegate = dropped
            selectBrave()
            let from = place(of: 8)
            harness.touch(.began, at: from)
            harness.advance(by: 0.7)
            harness.touch(.moved, at: CGPoint(x: from.x, y: from.y + 60))
            harness.touch(.moved, at: inField)
            XCTAssertTrue(field.isTextDropActive)
            harness.touch(.moved, at: CGPoint(x: 100, y: 500))
            XCTAssertFalse(field.isTextDropActive)
            XCTAssertEqual(dropped.heard, ["enter true", "proposal false", "exit"])
            harness.touch(.ended, at: CGPoint(x: 100, y: 500))
            harness.advance(by: 1)
            XCTAssertEqual(dropped.heard.last, "end false")
            XCTAssertEqual(field.text, "")
        }
    }

    func testTextThatIsOnlyReadTakesNoDropUnlessItsDelegateSaysSo() {
        onMain {
            let other = UITextView(frame: CGRect(x: 20, y: 360, width: 300, height: 60))
            other.isEditable = false
            harness.window.addSubview(other)
            let to = CGPoint(x: 40, y: 375)
            selectBrave()
            carry(from: place(of: 8), to: to)
            harness.turn()
            XCTAssertEqual(other.text, "")
            other.textDropDelegate = dropped
            view.selectedRange = NSRange(location: 6, length: 5)
            harness.advance(by: 0.5)
            carry(from: place(of: 8), to: to)
            harness.turn()
            XCTAssertEqual(dropped.heard, ["editable?"])
            XCTAssertEqual(other.text, "")
            dropped.editability = .temporary
            carry(from: place(of: 8), to: to)
            harness.turn { other.text != "" }
            XCTAssertEqual(other.text, "brave")
            XCTAssertFalse(other.isEditable)
            other.removeFromSuperview()
        }
    }

    func testALinkOfTextThatIsOnlyReadIsDragged() {
        onMain {
            let text = NSMutableAttributedString(
                string: "see the page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let link = URL(string: "https://example.org/a")!
            text.addAttribute(.link, value: link, range: NSRange(location: 8, length: 4))
            view.attributedText = text
            view.isEditable = false
            view.textDragDelegate = dragged
            harness.turn()
            carry(from: place(of: 10), to: inField)
            harness.turn { field.text != "" }
            XCTAssertEqual(field.text, "https://example.org/a")
            XCTAssertEqual(dragged.heard.first, "items page false 1 0")
            XCTAssertEqual(view.attributedText.string, "see the page")
        }
    }

    func testTheAppGivesItsOwnItemsOrNone() {
        onMain {
            view.textDragDelegate = dragged
            dragged.items = { _ in [] }
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn()
            XCTAssertEqual(dragged.heard, ["items brave true 1 0"])
            XCTAssertEqual(field.text, "")
            dragged.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "mine")))] }
            view.selectedRange = NSRange(location: 6, length: 5)
            harness.advance(by: 0.5)
            carry(from: place(of: 8), to: inField)
            harness.turn { field.text != "" }
            XCTAssertEqual(field.text, "mine")
        }
    }

    func testNothingIsDraggedWhereDraggingIsOff() {
        onMain {
            view.textDragDelegate = dragged
            view.textDragInteraction?.isEnabled = false
            selectBrave()
            carry(from: place(of: 8), to: inField)
            XCTAssertEqual(dragged.heard, [])
            XCTAssertEqual(field.text, "")
        }
    }

    func testATextWhoseInteractionIsTakenAwayTakesNoDrop() {
        onMain {
            if let interaction = field.textDropInteraction { field.removeInteraction(interaction) }
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn()
            XCTAssertEqual(field.text, "")
        }
    }

    func testASecureFieldGivesNothing() {
        onMain {
            field.isSecureTextEntry = true
            field.text = "secret"
            field.becomeFirstResponder()
            field.editor.select(field.editor.whole)
            harness.advance(by: 0.5)
            XCTAssertFalse(field.dragging.lifts(at: CGPoint(x: 20, y: 17)))
        }
    }

    func testAPasteDelegateChangesWhatIsDropped() {
        onMain {
            let paste = Shouting()
            field.pasteDelegate = paste
            selectBrave()
            carry(from: place(of: 8), to: inField)
            harness.turn { field.text != "" }
            XCTAssertEqual(field.text, "BRAVE")
        }
    }

    @MainActor private final class Shouting: NSObject, UITextPasteDelegate {
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) { item.setResult(string: "BRAVE") }
    }
}
