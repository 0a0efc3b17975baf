import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The screen of a document: when it is opened and closed, what its navigation item has, and the screen without one (DEV-1476).
final class DocumentViewControllerTests: MainTestCase, @unchecked Sendable {
    final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    final class Screen: UIDocumentViewController {
        var told: [String] = []
        override func documentDidOpen() { told.append("open \((document as? Note)?.text ?? "-")") }
        override func navigationItemDidUpdate() { told.append("item \(navigationItem.title ?? "-")") }
    }

    /// Counts how often it is closed.
    final class Counted: UIDocument {
        var closed = 0
        override func load(fromContents contents: Any, ofType typeName: String?) throws {}
        override func contents(forType typeName: String) throws -> Any { Data() }
        override func close(completionHandler: ((Bool) -> Void)? = nil) {
            closed += 1
            super.close(completionHandler: completionHandler)
        }
    }

    private let folder = DocumentFolder.root.appendingPathComponent("DocumentViewControllerTests")
    private var file: URL { folder.appendingPathComponent("Note.txt") }

    override func prepare() {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data("text".utf8).write(to: file)
    }

    override func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    /// The app opens texts as notes.
    @MainActor private func declareNotes() {
        DeclaredDocumentTypes.main = DeclaredDocumentTypes([
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.image"]],
                ["LSItemContentTypes": ["public.plain-text"], "UIDocumentClass": DelegateClass.name(of: Note.self)],
            ]
        ])
    }

    func testTheDocumentIsOpenedAsTheScreenAppearsAndClosedAsItGoes() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let screen = Screen(document: Note(fileURL: file))
            XCTAssertEqual(screen.navigationItem.title, "Note")
            screen.told = []
            screen.modalPresentationStyle = .fullScreen
            root.present(screen, animated: false)
            harness.turn { screen.told.contains("open text") }
            harness.advance(by: 0.5)
            XCTAssertEqual(screen.told.filter { $0.hasPrefix("open") }, ["open text"])
            let document = screen.document as? Note
            XCTAssertEqual(document?.documentState, .normal)
            document?.text = "changed"
            document?.updateChangeCount(.done)
            root.dismiss(animated: false)
            harness.turn { document?.documentState.contains(.closed) == true }
            XCTAssertEqual(try? String(contentsOf: file, encoding: .utf8), "changed", "saved as it goes")
        }
    }

    func testADocumentThatIsStillBeingOpenedIsClosedWithItsScreen() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let document = Counted(fileURL: file)
            let screen = Screen(document: document)
            screen.modalPresentationStyle = .fullScreen
            root.present(screen, animated: false)
            root.dismiss(animated: false)
            XCTAssertEqual(document.documentState, .closed)
            harness.turn { document.closed == 1 && document.documentState.contains(.closed) }
            let first = Counted(fileURL: file)
            let second = Counted(fileURL: file)
            let other = Screen(document: first)
            other.openDocument { _ in }
            other.document = second
            harness.show(root: other)
            harness.turn { first.closed == 1 && first.documentState.contains(.closed) }
            harness.turn { second.documentState == .normal }
            XCTAssertEqual(other.told.filter { $0.hasPrefix("open") }, ["open -"], "of the second alone")
            XCTAssertEqual(second.closed, 0)
        }
    }

    func testAnUndoManagerOfAnotherThreadIsNobodysBusiness() {
        onMain {
            let screen = Screen(document: Note(fileURL: file))
            harness.show(root: screen)
            let posted = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: nil)
                posted.signal()
            }
            posted.wait()
            XCTAssertFalse(screen.undoRedoItemGroup.isHidden)
        }
    }

    func testTheBarComesBackForTheScreenAboveTheLaunchScreen() {
        onMain {
            let navigation = UINavigationController(rootViewController: Screen(document: nil))
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            XCTAssertTrue(navigation.isNavigationBarHidden)
            navigation.pushViewController(UIViewController(), animated: false)
            harness.advance(by: 0.5)
            XCTAssertFalse(navigation.isNavigationBarHidden)
            navigation.popViewController(animated: false)
            harness.advance(by: 0.5)
            XCTAssertTrue(navigation.isNavigationBarHidden)
        }
    }

    func testADocumentMayBeOpenedBefore() {
        onMain {
            let screen = Screen(document: Note(fileURL: file))
            var answers: [Bool] = []
            screen.openDocument { answers.append($0) }
            XCTAssertEqual(answers, [])
            harness.turn { !answers.isEmpty }
            XCTAssertEqual(answers, [true])
            XCTAssertEqual(screen.told.last, "open text")
            screen.told = []
            harness.show(root: screen)
            harness.advance(by: 0.5)
            XCTAssertEqual(screen.told.filter { $0.hasPrefix("open") }, [], "it is open already")
            let other = Screen(document: nil)
            other.document = screen.document
            XCTAssertEqual(other.told.last, "open text", "one that is open is told at once")
            other.document = nil
            harness.turn { screen.document?.documentState.contains(.closed) == true }
            Screen(document: nil).openDocument { answers.append($0) }
            harness.turn { answers.count == 2 }
            XCTAssertEqual(answers, [true, false], "without a document")
        }
    }

    /// Sets another document the next time that its item has been filled.
    final class Switching: UIDocumentViewController {
        var told: [String] = []
        var following: UIDocument?
        override func documentDidOpen() { told.append("open \(document?.localizedName ?? "-")") }
        override func navigationItemDidUpdate() {
            guard let following else { return }
            self.following = nil
            document = following
        }
    }

    @MainActor private func openCounted(_ name: String) throws -> Counted {
        let url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        let document = Counted(fileURL: url)
        document.open()
        harness.turn { document.documentState == .normal }
        return document
    }

    func testADocumentMayBeSetWhereOneHearsOfAnother() throws {
        try onMain {
            // By a handler that waited for the first one.
            let (second, third) = (try openCounted("Second.txt"), try openCounted("Third.txt"))
            let screen = Switching(document: Note(fileURL: file))
            var answers: [Bool] = []
            screen.openDocument { [unowned screen] isOpen in
                answers.append(isOpen)
                screen.document = third
            }
            screen.document = second
            XCTAssertTrue(screen.document === third)
            XCTAssertEqual(screen.told, ["open Third"], "of the last alone")
            XCTAssertEqual(screen.navigationItem.title, "Third")
            XCTAssertEqual(answers, [false])
            XCTAssertEqual([second.closed, third.closed], [1, 0])

            // By the subclass, to the one before.
            let fourth = try openCounted("Fourth.txt")
            screen.following = third
            screen.document = fourth
            XCTAssertTrue(screen.document === third)
            XCTAssertEqual(screen.told.last, "open Third")
            XCTAssertFalse(screen.told.contains("open Fourth"))
            XCTAssertEqual([third.closed, fourth.closed], [0, 1])

            // While one has just been opened.
            let other = Switching(document: Counted(fileURL: file))
            var isOpen: Bool?
            other.openDocument { isOpen = $0 }
            other.following = third
            harness.turn { isOpen != nil }
            XCTAssertTrue(other.document === third)
            XCTAssertEqual(other.told, ["open Third"])
            XCTAssertEqual(isOpen, false, "the one that was waited for is closed")
        }
    }

    func testUndoButtonsFollowTheDocument() {
        onMain {
            let screen = Screen(document: Note(fileURL: file))
            let group = screen.undoRedoItemGroup
            screen.navigationItem.trailingItemGroups = [group]
            harness.show(root: UINavigationController(rootViewController: screen))
            harness.turn { screen.told.contains("open text") }
            XCTAssertEqual(group.barButtonItems.map(\.accessibilityLabel), ["Undo", "Redo"])
            XCTAssertFalse(group.isHidden)
            XCTAssertEqual(group.barButtonItems.map(\.isEnabled), [false, false])
            let note = screen.document as? Note
            note?.undoManager.registerUndo(withTarget: note!) { $0.text = "undone" }
            harness.turn()
            XCTAssertEqual(group.barButtonItems.map(\.isEnabled), [true, false])
            group.barButtonItems[0].primaryAction?.performWithSender(nil, target: nil)
            XCTAssertEqual(note?.text, "undone")
            XCTAssertEqual(group.barButtonItems[0].isEnabled, false)
            screen.document = nil
            XCTAssertTrue(group.isHidden)
        }
    }

    func testRenamingTheTitleRenamesTheFile() {
        onMain {
            let screen = Screen(document: Note(fileURL: file))
            harness.show(root: UINavigationController(rootViewController: screen))
            harness.turn { screen.told.contains("open text") }
            let item = screen.navigationItem
            XCTAssertNotNil(item.documentProperties)
            XCTAssertNotNil(item.titleMenuProvider)
            item.title = "Other"
            item.renameDelegate?.navigationItem(item, didEndRenamingWith: "Other")
            XCTAssertEqual(screen.document?.fileURL.lastPathComponent, "Other.txt")
            XCTAssertEqual(item.title, "Other")
            XCTAssertEqual(try? FileManager.default.contentsOfDirectory(atPath: folder.path), ["Other.txt"])
            item.title = "a/b"
            item.renameDelegate?.navigationItem(item, didEndRenamingWith: "a/b")
            XCTAssertEqual(item.title, "Other", "the file has kept its name")
            harness.advance(by: 0.5)
            XCTAssertTrue(screen.presentedViewController is UIAlertController)
        }
    }

    func testWithoutADocumentThereIsABrowserAndWhatIsPickedOpens() throws {
        try onMain {
            declareNotes()
            let screen = Screen(document: nil)
            let navigation = UINavigationController(rootViewController: screen)
            let options = screen.launchOptions
            options.title = "Notes"
            let template = UIDocumentViewController.LaunchOptions.createDocumentAction(
                withIntent: UIDocument.CreationIntent("template"))
            XCTAssertEqual(options.primaryAction?.title, "Create Document")
            template.title = "Choose a Template"
            options.secondaryAction = template
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            XCTAssertTrue(navigation.isNavigationBarHidden)
            let launch = try XCTUnwrap(screen.children.first as? DocumentLaunchController)
            let texts = words(launch.view)
            XCTAssertTrue(Set(["Notes", "Create Document", "Choose a Template"]).isSubset(of: texts), "\(texts)")
            let browser = options.browserViewController
            XCTAssertEqual(
                browser.contentTypesForRecentDocuments.map(\.identifier), ["public.image", "public.plain-text"])
            XCTAssertNotNil(browser.view.window)
            browser.pickDocuments([file])
            harness.turn { screen.told.contains("open text") }
            harness.advance(by: 0.2)
            XCTAssertEqual(screen.told.filter { $0 == "open text" }.count, 1)
            XCTAssertTrue(screen.document is Note)
            XCTAssertTrue(screen.children.isEmpty, "the launch screen has gone")
            XCTAssertFalse(navigation.isNavigationBarHidden)
            let back = try XCTUnwrap(screen.navigationItem.leftBarButtonItem)
            XCTAssertEqual(back.title, "Documents")
            let document = screen.document
            back.primaryAction?.performWithSender(nil, target: nil)
            harness.turn { document?.documentState.contains(.closed) == true }
            XCTAssertTrue(screen.children.first is DocumentLaunchController)
            XCTAssertNil(screen.navigationItem.leftBarButtonItem)
        }
    }

    @MainActor private func words(_ view: UIView) -> Set<String> {
        var found = Set(view.subviews.flatMap { words($0) })
        if let text = (view as? UILabel)?.text { found.insert(text) }
        return found
    }

    func testTheLaunchScreensButtonsCreateDocuments() throws {
        try onMain {
            @MainActor final class Maker: NSObject, UIDocumentBrowserViewControllerDelegate {
                var intents: [String?] = []
                var handler: ((URL?, UIDocumentBrowserViewController.ImportMode) -> Void)?
                func documentBrowser(
                    _ controller: UIDocumentBrowserViewController,
                    didRequestDocumentCreationWithHandler importHandler:
                        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
                ) {
                    intents.append(controller.activeDocumentCreationIntent?.rawValue)
                    handler = importHandler
                }
            }
            declareNotes()
            let screen = Screen(document: nil)
            let maker = Maker()
            screen.launchOptions.browserViewController.delegate = maker
            screen.launchOptions.secondaryAction = UIDocumentViewController.LaunchOptions.createDocumentAction(
                withIntent: UIDocument.CreationIntent("template"))
            harness.show(root: screen)
            harness.advance(by: 0.5)
            let launch = try XCTUnwrap(screen.children.first as? DocumentLaunchController)
            let buttons = buttons(launch.view).filter { $0.configuration?.title == "Create Document" }
                .sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
            XCTAssertEqual(buttons.count, 2)
            harness.tap(buttons[1])
            harness.advance(by: 0.3)
            XCTAssertEqual(maker.intents, ["template"])
            let made = FileManager.default.temporaryDirectory.appendingPathComponent("Made.txt")
            try Data("made".utf8).write(to: made)
            maker.handler?(made, .move)
            defer { try? FileManager.default.removeItem(at: DocumentFolder.root.appendingPathComponent("Made.txt")) }
            harness.turn { screen.told.contains("open made") }
            XCTAssertEqual(screen.document?.fileURL.lastPathComponent, "Made.txt")
        }
    }

    @MainActor private func buttons(_ view: UIView) -> [UIButton] {
        ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap { buttons($0) }
    }

    func testADocumentIsMadeOfTheDeclaredClassWithoutADelegate() throws {
        try onMain {
            declareNotes()
            let screen = Screen(document: nil)
            harness.show(root: screen)
            harness.advance(by: 0.3)
            let before = Set(try FileManager.default.contentsOfDirectory(atPath: DocumentFolder.root.path))
            screen.launchOptions.browserViewController.requestDocument(
                intent: UIDocument.CreationIntent.default.rawValue)
            harness.turn { screen.told.contains("open ") }
            let made = try XCTUnwrap(screen.document)
            defer { try? FileManager.default.removeItem(at: made.fileURL) }
            XCTAssertTrue(made is Note)
            XCTAssertTrue(made.fileURL.lastPathComponent.hasPrefix("Untitled"))
            XCTAssertFalse(before.contains(made.fileURL.lastPathComponent))
            XCTAssertEqual(made.fileURL.deletingLastPathComponent().standardizedFileURL.path, DocumentFolder.root.path)
        }
    }
}
