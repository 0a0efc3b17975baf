import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Links, attachments and tagged text of a text view that is only read: what a finger that stays gets, and what VoiceOver finds. DEV-1442.
final class TextItemTests: TextViewTestCase, @unchecked Sendable {
    @MainActor private final class Delegate: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var configuration: (UIMenu) -> UITextItem.MenuConfiguration? = { UITextItem.MenuConfiguration(menu: $0) }

        private func name(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): url.absoluteString
            case .textAttachment: "attachment"
            case .tag(let tag): "tag \(tag)"
            }
        }
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            heard.append("action \(name(textItem))")
            return nil
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            heard.append("menu \(name(textItem)) \(defaultMenu.children.count)")
            return configuration(defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("end") }
    }

    /// The delegate from before iOS 17.
    @MainActor private final class OldDelegate: NSObject, UITextViewDelegate {
        var heard: [Int] = []
        var answer = true
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            heard.append(interaction.rawValue)
            return answer
        }
    }

    /// “see the page or 🖼 name”: a link at 8, an attachment at 16, a tag at 18.
    @MainActor private func show() {
        let text = NSMutableAttributedString(
            string: "see the page or \u{FFFC} name", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.org/a")!, range: NSRange(location: 8, length: 4))
        let attachment = NSTextAttachment(image: UIImage(systemName: "star")!)
        attachment.accessibilityLabel = "A star"
        text.addAttribute(.attachment, value: attachment, range: NSRange(location: 16, length: 1))
        text.addAttribute(.textItemTag, value: "person", range: NSRange(location: 18, length: 4))
        view.attributedText = text
        view.isEditable = false
        harness.turn()
    }

    @MainActor private func hold(_ place: CGPoint) {
        harness.touch(.began, at: place)
        harness.advance(by: 0.8)
        harness.touch(.ended, at: place)
        harness.advance(by: 0.6)
    }

    override func cleanUp() {
        ContextMenuSession.current?.end(animated: false)
        super.cleanUp()
    }

    func testAFingerThatStaysOpensTheMenu() {
        onMain {
            let delegate = Delegate()
            view.delegate = delegate
            show()
            hold(place(of: 9))
            XCTAssertEqual(delegate.heard, ["menu https://example.org/a 2", "display"])
            XCTAssertNotNil(ContextMenuSession.current)
            XCTAssertFalse(view.isFirstResponder, "nothing is selected")
            ContextMenuSession.current?.end(animated: false)
            harness.advance(by: 0.6)
            XCTAssertEqual(delegate.heard.last, "end")
        }
    }

    func testAnAppCanHaveNoMenu() {
        onMain {
            let delegate = Delegate()
            delegate.configuration = { _ in nil }
            view.delegate = delegate
            show()
            hold(place(of: 9))
            XCTAssertEqual(delegate.heard, ["menu https://example.org/a 2"])
            XCTAssertNil(ContextMenuSession.current)
        }
    }

    func testAnAppHasAMenuAndAPreviewOfItsOwn() {
        onMain {
            let delegate = Delegate()
            let shown = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
            delegate.configuration = { _ in
                UITextItem.MenuConfiguration(
                    preview: .view(shown), menu: UIMenu(children: [UIAction(title: "Greet") { _ in }]))
            }
            view.delegate = delegate
            show()
            hold(place(of: 19))
            XCTAssertEqual(delegate.heard, ["menu tag person 0", "display"])
            XCTAssertNotNil(shown.window)
        }
    }

    func testPlainTextHasNoMenu() {
        onMain {
            let delegate = Delegate()
            view.delegate = delegate
            show()
            hold(place(of: 1))
            XCTAssertEqual(delegate.heard, [])
            XCTAssertNil(ContextMenuSession.current)
            XCTAssertEqual(selection, [0, 3], "a word is selected as ever")
        }
    }

    func testTextThatIsEditedHasNoMenu() {
        onMain {
            let delegate = Delegate()
            view.delegate = delegate
            show()
            view.isEditable = true
            hold(place(of: 9))
            XCTAssertEqual(delegate.heard, [])
        }
    }

    func testTheOlderMethodIsAskedForTheMenu() {
        onMain {
            let delegate = OldDelegate()
            delegate.answer = false
            view.delegate = delegate
            show()
            hold(place(of: 9))
            XCTAssertEqual(delegate.heard, [UITextItemInteraction.presentActions.rawValue])
            XCTAssertNil(ContextMenuSession.current)
            delegate.answer = true
            hold(place(of: 9))
            XCTAssertNotNil(ContextMenuSession.current)
        }
    }

    func testATagIsTapped() {
        onMain {
            let delegate = Delegate()
            view.delegate = delegate
            show()
            harness.tap(place(of: 19))
            XCTAssertEqual(delegate.heard, ["action tag person"])
        }
    }

    func testItemsAreElementsAfterTheText() {
        onMain {
            let delegate = Delegate()
            view.delegate = delegate
            show()
            let found = AccessibilityTree.elements(in: view)
            XCTAssertEqual(found.count, 4)
            XCTAssertTrue(found.first?.object === view)
            XCTAssertEqual(found.dropFirst().map(\.label), ["page", "A star", "name"])
            XCTAssertEqual(found.dropFirst().map { $0.traits.contains(.link) }, [true, false, true])
            XCTAssertTrue(found.count == 4 && found[2].traits.contains(.image))
            let frames = found.dropFirst().map(\.frame)
            XCTAssertTrue(frames.allSatisfy { !$0.isEmpty && view.accessibilityFrame.contains($0) })
            XCTAssertTrue(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
            let again = AccessibilityTree.elements(in: view)
            XCTAssertTrue(zip(found, again).allSatisfy { $0.object === $1.object }, "an element stays itself")
            XCTAssertEqual((found.last?.object as? UIAccessibilityElement)?.accessibilityActivate(), true)
            XCTAssertEqual(delegate.heard, ["action tag person"])
        }
    }

    func testTextThatIsEditedIsOneElement() {
        onMain {
            show()
            view.isEditable = true
            XCTAssertEqual(AccessibilityTree.elements(in: view).count, 1)
            view.isEditable = false
            view.isSelectable = false
            XCTAssertEqual(AccessibilityTree.elements(in: view).count, 1)
            view.isSelectable = true
            view.text = "plain"
            XCTAssertEqual(AccessibilityTree.elements(in: view).count, 1)
        }
    }

    func testDetectedLinksAreElements() {
        onMain {
            view.dataDetectorTypes = .link
            view.isEditable = false
            view.text = "first\nsee https://example.org for more"
            let found = AccessibilityTree.elements(in: view)
            XCTAssertEqual(found.dropFirst().map(\.label), ["https://example.org"])
        }
    }
}
