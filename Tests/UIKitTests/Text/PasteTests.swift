import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Pasting by types: responders with a configuration, the button, and delegates of texts (DEV-1204).
final class PasteTests: MainTestCase, @unchecked Sendable {
    private final class Board: UIView {
        var pasted: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            pasted += itemProviders.map { $0.registeredTypeIdentifiers.joined(separator: "+") }
        }
    }

    private final class Changer: NSObject, UITextPasteDelegate {
        var later: [any UITextPasteItem] = []
        var waits = false
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            if waits { return later.append(item) }
            if item.itemProvider.hasItemConformingToTypeIdentifier("public.url") {
                item.setResult(string: "<link>")
                item.setResult(string: "a second answer doesn't count")
            } else if item.itemProvider.hasItemConformingToTypeIdentifier("public.image") {
                item.setNoResult()
            } else {
                item.setDefaultResult()
            }
        }
    }

    override func prepare() { UIPasteboard.general.items = [] }
    override func cleanUp() { UIPasteboard.general.items = [] }

    func testAResponderTakesWhatItsConfigurationSays() {
        onMain {
            let board = Board()
            UIPasteboard.general.string = "text"
            XCTAssertFalse(board.canPerformAction(Selector("paste:"), withSender: nil))
            let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
            board.pasteConfiguration = configuration
            configuration.addAcceptableTypeIdentifiers(["public.text"])
            XCTAssertFalse(board.canPerformAction(Selector("paste:"), withSender: nil), "a copy is kept")
            board.paste(nil)
            XCTAssertEqual(board.pasted, [])
            board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
            XCTAssertTrue(board.canPerformAction(Selector("paste:"), withSender: nil))
            board.paste(nil)
            XCTAssertEqual(board.pasted, ["public.utf8-plain-text"])
            board.pasteConfiguration = nil
            XCTAssertFalse(board.canPerformAction(Selector("paste:"), withSender: nil))
        }
    }

    func testTheBoardsItemsAsProviders() {
        onMain {
            UIPasteboard.general.items = [["public.utf8-plain-text": "a"], ["public.png": Data([1, 2])]]
            let providers = UIPasteboard.general.itemProviders
            XCTAssertEqual(providers.map(\.registeredTypeIdentifiers), [["public.utf8-plain-text"], ["public.png"]])
            var text: String?
            _ = providers[0].loadObject(ofClass: String.self) { value, _ in
                MainActor.assumeIsolated { text = value }
            }
            harness.turn { text == "a" }
            let other = UIPasteboard.withUniqueName()
            other.itemProviders = providers
            XCTAssertEqual(other.numberOfItems, 2)
            XCTAssertEqual(other.string, "a")
            XCTAssertEqual(
                other.data(forPasteboardType: "public.png", inItemSet: IndexSet(integer: 1)), [Data([1, 2])])
        }
    }

    func testThePasteButtonIsOnWhereTheTargetCanTakeIt() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let board = Board(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
            let control = UIPasteControl(configuration: UIPasteControl.Configuration())
            control.frame.origin = CGPoint(x: 40, y: 200)
            control.target = board
            root.view.addSubview(board)
            root.view.addSubview(control)
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(control.bounds.width, 60)
            harness.tap(control)
            XCTAssertEqual(board.pasted, [], "nothing was copied")
            UIPasteboard.general.string = "x"
            harness.turn()
            harness.tap(control)
            XCTAssertEqual(board.pasted, ["public.utf8-plain-text"])
        }
    }

    func testThePasteButtonsTitleIsCutWhereThereIsNoRoom() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let control = UIPasteControl(configuration: UIPasteControl.Configuration())
            root.view.addSubview(control)
            SystemChanges.change(textSize: .accessibilityLarge)
            harness.advance(by: 0.1)
            let label = (control.subviews.first as? UIButton)?.titleLabel
            XCTAssertEqual(label?.numberOfLines, 1)
            XCTAssertEqual(label?.lineBreakMode, .byTruncatingTail)
            SystemChanges.change(textSize: .large)
        }
    }

    func testATextsDelegateSaysWhatBecomesOfEachThing() {
        onMain {
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            let root = UIViewController()
            harness.show(root: root)
            root.view.addSubview(field)
            field.becomeFirstResponder()
            let changer = Changer()
            field.pasteDelegate = changer
            UIPasteboard.general.items = [
                ["public.url": URL(string: "https://example.org")!], ["public.png": Data([1])],
                ["public.utf8-plain-text": " and text"],
            ]
            field.paste(nil)
            XCTAssertEqual(field.text, "<link> and text")
        }
    }

    func testAnAnswerMayComeLater() {
        onMain {
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            let root = UIViewController()
            harness.show(root: root)
            root.view.addSubview(view)
            view.becomeFirstResponder()
            let changer = Changer()
            changer.waits = true
            view.pasteDelegate = changer
            UIPasteboard.general.string = "pasted"
            view.paste(nil)
            XCTAssertEqual(view.text, "")
            changer.later.first?.setResult(string: "later")
            XCTAssertEqual(view.text, "later")
        }
    }
}
