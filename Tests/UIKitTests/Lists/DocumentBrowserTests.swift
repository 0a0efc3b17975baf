import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A document browser: what is shown, what the delegate hears, and where files go (DEV-1475).
final class DocumentBrowserTests: MainTestCase, @unchecked Sendable {
    private final class Opener: NSObject, UIDocumentBrowserViewControllerDelegate {
        var told: [String] = []
        var handler: ((URL?, UIDocumentBrowserViewController.ImportMode) -> Void)?
        var picked: [URL] = []

        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
            picked = documentURLs
            told.append("picked \(documentURLs.map(\.lastPathComponent))")
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler:
                @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) {
            told.append("create \(controller.activeDocumentCreationIntent == .default)")
            handler = importHandler
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) { told.append("imported \(sourceURL.lastPathComponent) to \(destinationURL.lastPathComponent)") }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
            error: (any Error)?
        ) { told.append("failed \(documentURL.lastPathComponent) \(error != nil)") }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
        ) { told.append("sharing") }
    }

    /// With the older method only.
    private final class OldOpener: NSObject, UIDocumentBrowserViewControllerDelegate {
        var told: [String] = []
        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
            told.append("picked \(documentURLs.map(\.lastPathComponent))")
        }
    }

    private let folder = DocumentFolder.root.appendingPathComponent("DocumentBrowserTests")
    private var outside: URL!

    override func prepare() {
        let manager = FileManager.default
        outside = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? manager.createDirectory(at: outside, withIntermediateDirectories: true)
        try? manager.createDirectory(
            at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
        for name in ["a.png", "b.txt", "c.txt", "Inner/d.txt", ".hidden.txt"] {
            try? Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    override func cleanUp() {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: outside)
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// A browser that shows the tests' folder.
    @MainActor private func show(
        _ types: [UTType]? = [.plainText], set: (UIDocumentBrowserViewController) -> Void = { _ in }
    ) -> (UIDocumentBrowserViewController, Opener) {
        let browser = UIDocumentBrowserViewController(forOpening: types)
        let opener = Opener()
        browser.delegate = opener
        set(browser)
        harness.show(root: browser)
        browser.showFolder([DocumentFolder.root, folder], document: nil)
        harness.advance(by: 0.5)
        return (browser, opener)
    }

    @MainActor private func grid(_ browser: UIDocumentBrowserViewController) throws -> DocumentGridController {
        let stack = try XCTUnwrap(browser.children.first as? UINavigationController)
        return try XCTUnwrap(stack.topViewController as? DocumentGridController)
    }

    @MainActor private func tiles(_ browser: UIDocumentBrowserViewController) throws -> [UICollectionViewCell] {
        let collection = try XCTUnwrap(try grid(browser).collectionView)
        return (0..<collection.numberOfItems(inSection: 0)).compactMap {
            collection.cellForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    /// The first words of each tile.
    @MainActor private func labels(_ browser: UIDocumentBrowserViewController) throws -> [String] {
        try tiles(browser).map { String(($0.accessibilityLabel ?? "").prefix { $0 != "," }) }
    }

    @MainActor private func tap(_ label: String, _ browser: UIDocumentBrowserViewController) throws {
        let number = try XCTUnwrap(try labels(browser).firstIndex(of: label), label)
        harness.tap(try tiles(browser)[number])
        harness.advance(by: 0.5)
    }

    func testDocumentsArePickedAndOthersCannotBe() throws {
        try onMain {
            let (browser, opener) = show()
            XCTAssertEqual(try labels(browser), ["Create Document", "a", "b", "c", "Inner"])
            XCTAssertTrue(try tiles(browser)[1].accessibilityTraits.contains(.notEnabled), "a picture")
            try tap("a", browser)
            XCTAssertEqual(opener.told, [])
            try tap("b", browser)
            XCTAssertEqual(opener.told, ["picked [\"b.txt\"]"])
            XCTAssertEqual(opener.picked.first?.deletingLastPathComponent().lastPathComponent, "DocumentBrowserTests")
            try tap("Inner", browser)
            XCTAssertEqual(try labels(browser), ["Create Document", "d"])
        }
    }

    /// A dot makes no document of a folder, also where every kind of file is one; a package is a document.
    func testFoldersWithADotLeadOnAndPackagesDoNot() throws {
        for name in ["v1.2", "Notes.rtfd"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try onMain {
            let (browser, opener) = show([.item])
            try tap("Notes", browser)
            XCTAssertEqual(opener.told, ["picked [\"Notes.rtfd\"]"])
            try tap("v1.2", browser)
            XCTAssertEqual(opener.told.count, 1)
            XCTAssertEqual(try grid(browser).folder.lastPathComponent, "v1.2")
            let (other, otherOpener) = show([.plainText])
            try tap("Notes", other)
            XCTAssertEqual(otherOpener.told, [], "a document of another type")
            XCTAssertEqual(try grid(other).folder.lastPathComponent, "DocumentBrowserTests")
        }
    }

    func testPicturesOfDocumentsComeLaterAndHaveABound() throws {
        try onMain {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let data = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 300), format: format).pngData {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 400, height: 300))
            }
            let file = folder.appendingPathComponent("picture.png")
            try data.write(to: file)
            XCTAssertNil(CGImage.makeThumbnail(of: data, longest: 192, mostPixels: 400 * 300 - 1))
            let small = CGImage.makeThumbnail(of: data, longest: 192, mostPixels: 400 * 300)
            XCTAssertEqual([small?.width, small?.height], [192, 144])

            let thumbnails = DocumentThumbnails()
            let entry = try XCTUnwrap(
                DocumentFolder.entries(of: folder).first { $0.url.pathExtension == "png" && $0.size > 10 })
            var came: [CGSize] = []
            for _ in 0..<2 {
                XCTAssertNil(
                    thumbnails.findThumbnail(of: entry, longest: 100) { came.append($0.size) },
                    "another thread reads it")
            }
            XCTAssertEqual(came, [])
            harness.turn { !came.isEmpty }
            XCTAssertEqual(came, [CGSize(width: 100, height: 75), CGSize(width: 100, height: 75)])
            XCTAssertNotNil(thumbnails.findThumbnail(of: entry, longest: 100) { _ in XCTFail("it is known") })

            let (browser, _) = show([.image])
            let tile = try XCTUnwrap(browser.tile(of: file))
            @MainActor func shown() -> CGSize? {
                tile.paper.subviews.compactMap { ($0 as? UIImageView)?.image }.first?.size
            }
            harness.turn { shown() == CGSize(width: 192, height: 144) }
            harness.turn()
            XCTAssertEqual(tile.paper.bounds.size, CGSize(width: 96, height: 72))
        }
    }

    func testTheOlderMethodIsCalledWhereTheNewerIsMissing() throws {
        try onMain {
            let opener = OldOpener()
            let (browser, _) = show { $0.delegate = opener }
            browser.delegate = opener
            try tap("c", browser)
            XCTAssertEqual(opener.told, ["picked [\"c.txt\"]"])
            try tap("Create Document", browser)
            XCTAssertNil(browser.activeDocumentCreationIntent, "nobody makes one")
        }
    }

    func testPropertiesChangeWhatIsShown() throws {
        try onMain {
            let (browser, _) = show()
            XCTAssertTrue(browser.allowsDocumentCreation)
            XCTAssertFalse(browser.allowsPickingMultipleItems)
            XCTAssertEqual(browser.defaultDocumentAspectRatio, 2.0 / 3)
            XCTAssertEqual(browser.contentTypesForRecentDocuments, [.plainText])
            browser.shouldShowFileExtensions = true
            browser.localizedCreateDocumentActionTitle = "New Note"
            harness.turn()
            XCTAssertEqual(try labels(browser), ["New Note", "a.png", "b.txt", "c.txt", "Inner"])
            browser.allowsDocumentCreation = false
            harness.turn()
            XCTAssertEqual(try labels(browser), ["a.png", "b.txt", "c.txt", "Inner"])
            let own = UIBarButtonItem(title: "Own")
            browser.additionalTrailingNavigationBarButtonItems = [own]
            browser.additionalLeadingNavigationBarButtonItems = [UIBarButtonItem(title: "Lead")]
            let item = try grid(browser).navigationItem
            XCTAssertTrue(item.rightBarButtonItems?.last === own)
            XCTAssertEqual(item.leftBarButtonItem?.title, "Lead")
            browser.browserUserInterfaceStyle = .dark
            harness.turn()
            XCTAssertEqual(try grid(browser).traitCollection.userInterfaceStyle, .dark)
        }
    }

    func testANewDocumentComesIntoTheFolderThatIsShown() throws {
        try onMain {
            let (browser, opener) = show()
            let made = outside.appendingPathComponent("b.txt")
            try Data("new".utf8).write(to: made)
            try tap("Create Document", browser)
            try tap("Create Document", browser)
            XCTAssertEqual(opener.told, ["create true"], "one at a time")
            opener.handler?(made, .move)
            XCTAssertEqual(opener.told.last, "imported b.txt to b 2.txt")
            XCTAssertNil(browser.activeDocumentCreationIntent)
            XCTAssertEqual(names, ["Inner", "a.png", "b 2.txt", "b.txt", "c.txt"])
            XCTAssertFalse(FileManager.default.fileExists(atPath: made.path), "moved")
            harness.turn()
            XCTAssertEqual(try labels(browser).count, 6)
            opener.handler?(made, .move)
            XCTAssertEqual(opener.told.count, 2, "a handler is good for one document")
            try tap("Create Document", browser)
            opener.handler?(nil, .none)
            XCTAssertEqual(opener.told, ["create true", "imported b.txt to b 2.txt", "create true"])
            try tap("Create Document", browser)
            opener.handler?(made, .copy)
            XCTAssertEqual(opener.told.last, "failed b.txt true", "it isn't there any more")
        }
    }

    func testSeveralAreOpenedWhereThatIsAllowed() throws {
        try onMain {
            let (browser, opener) = show { $0.allowsPickingMultipleItems = true }
            var done: [String] = []
            let action = UIDocumentBrowserAction(
                identifier: "a", localizedTitle: "Count", availability: [.navigationBar]
            ) { done.append("count \($0.count)") }
            browser.customActions = [action]
            browser.setEditing(true, animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(try labels(browser), ["a", "b", "c", "Inner"])
            let grid = try grid(browser)
            XCTAssertEqual(grid.navigationItem.leftBarButtonItem?.isEnabled, false)
            try tap("c", browser)
            try tap("b", browser)
            XCTAssertTrue(try tiles(browser)[2].accessibilityTraits.contains(.selected))
            XCTAssertEqual(grid.navigationItem.leftBarButtonItem?.isEnabled, true)
            grid.toolbarItems?.last?.primaryAction?.performWithSender(nil, target: nil)
            XCTAssertEqual(opener.told, ["picked [\"c.txt\", \"b.txt\"]"])
            XCTAssertFalse(grid.isEditing)
            XCTAssertFalse(browser.isEditing, "the browser has ended with its folder")
            browser.setEditing(false, animated: false)
            browser.setEditing(true, animated: false)
            harness.advance(by: 0.5)
            try tap("a", browser)
            XCTAssertEqual(grid.navigationItem.leftBarButtonItem?.isEnabled, false, "no text")
            action.supportedContentTypes = ["public.image"]
            try tap("a", browser)
            try tap("a", browser)
            grid.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
            XCTAssertEqual(done, ["count 1"])
        }
    }

    func testTheMenuOfADocument() throws {
        try onMain {
            let (browser, opener) = show()
            var done: [String] = []
            let action = UIDocumentBrowserAction(identifier: "p", localizedTitle: "Print", availability: [.menu]) {
                done.append("print \($0.map(\.lastPathComponent))")
            }
            XCTAssertTrue(action.supportsMultipleItems)
            browser.customActions = [action]
            let entry = try XCTUnwrap(DocumentFolder.entries(of: folder).first { $0.url.lastPathComponent == "b.txt" })
            let menu = DocumentMenu.makeMenu(for: entry, isFolder: false, browser: browser, source: browser.view)
            let actions = menu.children.flatMap { ($0 as? UIMenu)?.children ?? [] }.compactMap { $0 as? UIAction }
            XCTAssertEqual(
                actions.map(\.title), ["Print", "Copy", "Duplicate", "Move", "Rename", "Share…", "Delete"])
            actions[0].performWithSender(nil, target: nil)
            XCTAssertEqual(done, ["print [\"b.txt\"]"])
            actions[2].performWithSender(nil, target: nil)
            XCTAssertEqual(names, ["Inner", "a.png", "b 2.txt", "b.txt", "c.txt"])
            actions[4].performWithSender(nil, target: nil)
            harness.advance(by: 0.5)
            let alert = try XCTUnwrap(browser.presentedViewController as? UIAlertController)
            XCTAssertEqual(alert.textFields?.first?.text, "b")
            alert.textFields?.first?.text = "note"
            alert.dismiss(animated: false)
            harness.advance(by: 0.5)
            let choice = try XCTUnwrap(alert.actions.last)
            choice.handler?(choice)
            XCTAssertEqual(names, ["Inner", "a.png", "b 2.txt", "c.txt", "note.txt"])
            let copy = try XCTUnwrap(
                DocumentFolder.entries(of: folder).first { $0.url.lastPathComponent == "b 2.txt" })
            let second = DocumentMenu.makeMenu(for: copy, isFolder: false, browser: browser, source: browser.view)
            let others = second.children.flatMap { ($0 as? UIMenu)?.children ?? [] }.compactMap { $0 as? UIAction }
            others[6].performWithSender(nil, target: nil)
            XCTAssertEqual(names, ["Inner", "a.png", "c.txt", "note.txt"])
            others[5].performWithSender(nil, target: nil)
            XCTAssertEqual(opener.told, ["sharing"])
        }
    }

    func testRenamingKeepsTheExtensionAndTakesNoNameTwice() throws {
        try onMain {
            let (browser, _) = show()
            var answers: [String] = []
            let note: (URL?, (any Error)?) -> Void = { url, error in
                answers.append(url?.lastPathComponent ?? "\((error as? CocoaError)?.code.rawValue ?? 0)")
            }
            let file = folder.appendingPathComponent("b.txt")
            browser.renameDocument(at: file, proposedName: "c", completionHandler: note)
            XCTAssertEqual(answers, [], "in a later turn")
            harness.turn { answers.count == 1 }
            browser.renameDocument(at: file, proposedName: "x/y", completionHandler: note)
            browser.renameDocument(at: file, proposedName: "e.txt", completionHandler: note)
            harness.turn { answers.count == 3 }
            XCTAssertEqual(answers[0], "\(CocoaError.fileWriteFileExists.rawValue)")
            XCTAssertEqual(Array(answers[1...]), ["\(CocoaError.fileWriteInvalidFileName.rawValue)", "e.txt"])
            XCTAssertEqual(names, ["Inner", "a.png", "c.txt", "e.txt"])
            harness.advance(by: 0.2)
            XCTAssertEqual(try labels(browser), ["Create Document", "a", "c", "e", "Inner"])
        }
    }

    func testRevealingShowsTheFolderAndImportsWhereWanted() throws {
        try onMain {
            let (browser, _) = show()
            var answers: [String] = []
            let note: (URL?, (any Error)?) -> Void = { url, error in
                answers.append(url?.lastPathComponent ?? "\((error as NSError?)?.domain ?? "-")")
            }
            browser.revealDocument(
                at: folder.appendingPathComponent("Inner/d.txt"), importIfNeeded: false, completion: note)
            harness.turn { answers.count == 1 }
            harness.advance(by: 0.2)
            XCTAssertEqual(try labels(browser), ["Create Document", "d"])
            let foreign = outside.appendingPathComponent("DocumentBrowserTests.txt")
            try Data("x".utf8).write(to: foreign)
            browser.revealDocument(at: foreign, importIfNeeded: false, completion: note)
            browser.revealDocument(at: foreign, importIfNeeded: true, completion: note)
            browser.importDocument(
                at: foreign, nextToDocumentAt: folder.appendingPathComponent("b.txt"), mode: .copy,
                completionHandler: note)
            browser.importDocument(at: foreign, nextToDocumentAt: foreign, mode: .none, completionHandler: note)
            harness.turn { answers.count == 5 }
            let imported = DocumentFolder.root.appendingPathComponent("DocumentBrowserTests.txt")
            defer { try? FileManager.default.removeItem(at: imported) }
            XCTAssertEqual(
                answers,
                [
                    "d.txt", UIDocumentBrowserErrorDomain, "DocumentBrowserTests.txt", "DocumentBrowserTests.txt",
                    UIDocumentBrowserErrorDomain,
                ])
            XCTAssertTrue(FileManager.default.fileExists(atPath: imported.path))
            XCTAssertEqual(names, ["DocumentBrowserTests.txt", "Inner", "a.png", "b.txt", "c.txt"])
            XCTAssertEqual(try grid(browser).folder.path, DocumentFolder.root.path)
        }
    }

    func testErrorsKeepTheirCodes() {
        let error: any Error = NSError(domain: UIDocumentBrowserErrorDomain, code: 2)
        XCTAssertEqual((error as? UIDocumentBrowserError)?.code, .noLocationAvailable)
        switch UIDocumentBrowserError(.generic) as any Error {
        case UIDocumentBrowserError.generic: break
        default: XCTFail("a pattern finds the code")
        }
    }

    func testTheTransitionZoomsFromTheTile() throws {
        try onMain {
            @MainActor final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
                var controller: UIDocumentBrowserTransitionController?
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { controller }
                func animationController(forDismissed dismissed: UIViewController)
                    -> (any UIViewControllerAnimatedTransitioning)?
                { controller }
            }
            let (browser, _) = show()
            let file = folder.appendingPathComponent("b.txt")
            let transition = browser.transitionController(forDocumentAt: file)
            let progress = Progress(totalUnitCount: 4)
            progress.completedUnitCount = 1
            transition.loadingProgress = progress
            let tile = try XCTUnwrap(browser.tile(of: file))
            let bar = tile.paper.subviews.compactMap { $0 as? UIProgressView }.first
            XCTAssertEqual(bar?.isHidden, false)
            XCTAssertEqual(bar?.progress, 0.25)
            transition.loadingProgress = nil
            XCTAssertEqual(bar?.isHidden, true)
            let editor = UIViewController()
            editor.view.backgroundColor = .red
            transition.targetView = editor.view
            let presenter = Presenter()
            presenter.controller = transition
            editor.transitioningDelegate = presenter
            editor.modalPresentationStyle = .fullScreen
            let place = tile.paper.convert(tile.paper.bounds, to: nil)
            browser.present(editor, animated: true)
            harness.advance(by: 0.02)
            let shown = try XCTUnwrap(editor.view.layer.presentation())
            XCTAssertLessThan(shown.frame.width, place.width * 2, "it begins at the tile")
            XCTAssertEqual(shown.frame.midX, place.midX, accuracy: 40)
            harness.advance(by: 1)
            XCTAssertEqual(editor.view.transform, .identity)
            XCTAssertEqual(editor.view.alpha, 1)
            browser.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(browser.presentedViewController)
            XCTAssertNil(editor.view.window)
            XCTAssertNotNil(browser.view.window)
        }
    }
}
