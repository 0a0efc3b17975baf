import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Keys, touches, pointers, menus, documents and what restores an activity.
final class InteractionNamesTests: MainTestCase, @unchecked Sendable {
    func testKeysAndTouches() {
        onMain {
            let key = UIKey(
                HostKey(usage: 29, characters: "Z", modifiers: UIKeyModifierFlags.shift.rawValue, phase: .down))
            XCTAssertEqual(key.modifierFlags, .shift)
            final class Counting: UIView {
                var counts: [Int] = []
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    counts += touches.map(\.tapCount)
                }
            }
            let view = Counting(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            harness.showWindow()
            harness.window.addSubview(view)
            harness.turn()
            harness.tap(view)
            XCTAssertEqual(view.counts, [1])
            let traits = UITraitCollection(forceTouchCapability: .available)
            XCTAssertEqual(traits.forceTouchCapability, .available)
            XCTAssertEqual(NSCoder.cgPoint(for: "{1, 2.5}"), CGPoint(x: 1, y: 2.5))
            XCTAssertEqual(NSCoder.cgPoint(for: "nothing"), .zero)
            let interactions: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
            XCTAssertEqual(interactions.map(\.rawValue), [0, 1, 2])
        }
    }

    func testATokenizerFindsWords() throws {
        try onMain {
            let field = UITextField()
            field.text = "two words"
            let tokenizer: any UITextInputTokenizer = field.tokenizer
            let place = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 5))
            let word = try XCTUnwrap(
                tokenizer.rangeEnclosingPosition(
                    place, with: .word, inDirection: UITextDirection(rawValue: UITextStorageDirection.forward.rawValue))
            )
            XCTAssertEqual(field.text(in: word), "words")
        }
    }

    func testPointersHaveEffectsAndArrows() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            harness.showWindow()
            harness.window.addSubview(view)
            let effect = UIPointerEffect.automatic(UITargetedPreview(view: view))
            guard case .automatic(let preview) = effect else { return XCTFail("another effect") }
            XCTAssertTrue(preview.view === view)
            let (left, right) = (UIPointerAccessory.arrow(.left), UIPointerAccessory.arrow(.right))
            XCTAssertEqual(left.position, .left)
            XCTAssertEqual(right.position, .right)
            XCTAssertTrue(left.orientationMatchesAngle)
        }
    }

    func testAMenuIsTakenOutOfABuilder() {
        onMain {
            let (a, b) = (
                UIMenu(title: "A", identifier: UIMenu.Identifier("A"), children: []),
                UIMenu(title: "B", identifier: UIMenu.Identifier("B"), children: [])
            )
            let root = UIMenu(title: "root", identifier: UIMenu.Identifier("root"), children: [a, b])
            let builder: any UIMenuBuilder = MenuBuilder(system: .main, root: root)
            builder.remove(menu: a.identifier)
            XCTAssertNil(builder.menu(for: a.identifier))
            XCTAssertNotNil(builder.menu(for: b.identifier))
        }
    }

    func testFocusContainersEffectsAndGuidesOfBars() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            view.addSubview(child)
            let container: (any UIFocusItemContainer)? = view.focusItemContainer
            XCTAssertEqual(container?.focusItems(in: CGRect(x: 0, y: 0, width: 30, height: 30)).count, 1)
            XCTAssertEqual(container?.focusItems(in: CGRect(x: 50, y: 50, width: 30, height: 30)).count, 0)
            let effect: UIVisualEffect = UIBlurEffect(style: .prominent)
            XCTAssertTrue(UIVisualEffectView(effect: effect).effect === effect)
            let spacing: UIPageViewController.OptionsKey = .interPageSpacing
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [spacing: 10])
            XCTAssertEqual(pages.transitionStyle, .scroll)
            let controller = UIViewController()
            harness.show(root: controller)
            harness.turn()
            let top: any UILayoutSupport = controller.topLayoutGuide
            XCTAssertEqual(top.length, controller.view.safeAreaInsets.top)
            XCTAssertNotNil(harness.window.windowScene?.session)
            let restoring: any UIUserActivityRestoring = controller
            restoring.restoreUserActivityState(NSUserActivity(activityType: "org.example.activity"))
        }
    }

    func testADocumentPickerFromAnArchive() throws {
        try onMain {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(1, forKey: "number")
            archiver.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            reader.requiresSecureCoding = false
            XCTAssertNotNil(UIDocumentPickerViewController(coder: reader))
            let file = URL(fileURLWithPath: "/nowhere/Note.txt")
            let picker = UIDocumentPickerViewController(forExporting: [file])
            XCTAssertFalse(picker.shouldShowFileExtensions)
            picker.shouldShowFileExtensions = true
            XCTAssertTrue(picker.shouldShowFileExtensions)
            XCTAssertFalse(picker.allowsMultipleSelection)
        }
    }

    func testADocumentIsOpenedAwaited() throws {
        try onMain {
            final class Note: UIDocument {
                var text = ""
                override func load(fromContents contents: Any, ofType typeName: String?) throws {
                    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
                }
            }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
            try Data("words".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let note = Note(fileURL: file)
            var opened: Bool?
            Task { opened = await note.open() }
            harness.turn { opened != nil }
            XCTAssertEqual(opened, true)
            XCTAssertEqual(note.text, "words")
            XCTAssertFalse(note.documentState.contains(.closed))
        }
    }
}
