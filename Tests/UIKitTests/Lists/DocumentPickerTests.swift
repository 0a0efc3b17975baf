import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The pickers of files and fonts: what is offered, what is told, and where files go (DEV-1201, DEV-1202).
final class DocumentPickerTests: MainTestCase, @unchecked Sendable {
    private final class Chooser: UIViewController, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate {
        var told: [String] = []
        var urls: [URL] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
            told.append("picked \(urls.map(\.lastPathComponent)) presented \(presentedViewController != nil)")
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { told.append("cancelled") }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { told.append("no font") }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            told.append("font \(viewController.selectedFontDescriptor?.postscriptName ?? "-")")
        }
    }

    private let folder = DocumentFolder.root.appendingPathComponent("DocumentPickerTests")

    override func prepare() {
        let manager = FileManager.default
        try? manager.createDirectory(
            at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
        for name in ["b.txt", "a.png", "c.txt", "Inner/d.txt", ".hidden.txt"] {
            try? Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    override func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    @MainActor private func present(_ picker: UIDocumentPickerViewController) -> Chooser {
        let chooser = Chooser()
        harness.show(root: chooser)
        harness.advance(by: 0.1)
        picker.delegate = chooser
        picker.directoryURL = folder
        chooser.present(picker, animated: true)
        harness.advance(by: 1)
        return chooser
    }

    @MainActor private func table(_ picker: UIViewController) throws -> UITableView {
        let stack = try XCTUnwrap(picker.children.first as? UINavigationController)
        return try XCTUnwrap((stack.topViewController as? UITableViewController)?.tableView)
    }

    @MainActor private func row(_ number: Int, of picker: UIViewController) throws -> UITableViewCell {
        try XCTUnwrap(try table(picker).cellForRow(at: IndexPath(row: number, section: 0)))
    }

    @MainActor private func button(_ picker: UIViewController) throws -> UIBarButtonItem {
        let stack = try XCTUnwrap(picker.children.first as? UINavigationController)
        return try XCTUnwrap(stack.topViewController?.navigationItem.rightBarButtonItem)
    }

    func testAFileOfTheTypeIsChosenAndOthersCannotBe() throws {
        try onMain {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            let chooser = present(picker)
            XCTAssertEqual(try table(picker).numberOfRows(inSection: 0), 4, "hidden files aren't shown")
            XCTAssertFalse(try row(0, of: picker).isUserInteractionEnabled, "a picture")
            harness.tap(try row(0, of: picker))
            harness.advance(by: 1)
            XCTAssertEqual(chooser.told, [])
            let content = try row(1, of: picker).contentConfiguration as? UIListContentConfiguration
            XCTAssertEqual(content?.text, "b")
            harness.tap(try row(1, of: picker))
            harness.advance(by: 1)
            XCTAssertEqual(chooser.told, ["picked [\"b.txt\"] presented false"])
            XCTAssertEqual(chooser.urls.first?.deletingLastPathComponent().lastPathComponent, "DocumentPickerTests")
        }
    }

    func testACopyIsTheAppsOwn() throws {
        try onMain {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
            let chooser = present(picker)
            harness.tap(try row(1, of: picker))
            harness.advance(by: 1)
            let copy = try XCTUnwrap(chooser.urls.first)
            XCTAssertTrue(copy.path.hasPrefix(FileManager.default.temporaryDirectory.path))
            XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "b.txt")
            try FileManager.default.removeItem(at: copy)
            XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.txt").path))
        }
    }

    func testSeveralAreChosenInFoldersToo() throws {
        try onMain {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
            picker.allowsMultipleSelection = true
            let chooser = present(picker)
            XCTAssertFalse(try button(picker).isEnabled)
            harness.tap(try row(2, of: picker))
            harness.tap(try row(1, of: picker))
            harness.advance(by: 0.5)
            XCTAssertEqual(try row(1, of: picker).accessoryType, .checkmark)
            XCTAssertTrue(try button(picker).isEnabled)
            try button(picker).primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.told, ["picked [\"c.txt\", \"b.txt\"] presented false"])
        }
    }

    func testExportingPutsACopyBesideWhatIsThere() throws {
        try onMain {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("b.txt")
            try Data("exported".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            let chooser = present(picker)
            try button(picker).primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.urls.map(\.lastPathComponent), ["b 2.txt"])
            XCTAssertEqual(try String(contentsOf: chooser.urls[0], encoding: .utf8), "exported")
            XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
            XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("b.txt"), encoding: .utf8), "b.txt")
        }
    }

    func testAFolderIsChosenByTheButton() throws {
        try onMain {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
            let chooser = present(picker)
            harness.tap(try row(3, of: picker))
            harness.advance(by: 1)
            try button(picker).primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.told, ["picked [\"Inner\"] presented false"])
        }
    }

    func testClosingIsTold() throws {
        try onMain {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            let chooser = present(picker)
            try button(picker).primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            XCTAssertEqual(chooser.told, ["cancelled"])
            XCTAssertNil(chooser.presentedViewController)
        }
    }

    func testADelegateWithTheOlderMethodIsAskedForEachFile() throws {
        try onMain {
            final class Older: NSObject, UIDocumentPickerDelegate {
                var urls: [String] = []
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
                    urls.append(url.lastPathComponent)
                }
            }
            let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
            _ = present(picker)
            let older = Older()
            picker.delegate = older
            picker.choose([folder.appendingPathComponent("b.txt"), folder.appendingPathComponent("c.txt")])
            harness.advance(by: 1)
            XCTAssertEqual(older.urls, ["b.txt", "c.txt"])
        }
    }

    // MARK: Fonts

    func testAFamilyIsChosenAtOnceOrLeadsToItsFaces() throws {
        try onMain {
            for includesFaces in [false, true] {
                let configuration = UIFontPickerViewController.Configuration()
                configuration.includeFaces = includesFaces
                let picker = UIFontPickerViewController(configuration: configuration)
                configuration.includeFaces.toggle()
                XCTAssertEqual(picker.configuration.includeFaces, includesFaces, "a copy is kept")
                let chooser = Chooser()
                harness.show(root: chooser)
                harness.advance(by: 0.1)
                picker.delegate = chooser
                chooser.present(picker, animated: true)
                harness.advance(by: 1)
                let families = UIFont.familyNames
                let index = try XCTUnwrap(families.firstIndex { UIFont.fontNames(forFamilyName: $0).count > 1 })
                let list = try table(picker)
                XCTAssertEqual(list.numberOfRows(inSection: 0), families.count)
                let path = IndexPath(row: index, section: 0)
                list.delegate?.tableView(list, didSelectRowAt: path)
                harness.advance(by: 1)
                if includesFaces {
                    let faces = try table(picker)
                    XCTAssertFalse(faces === list)
                    XCTAssertEqual(chooser.told, [])
                    faces.delegate?.tableView(faces, didSelectRowAt: IndexPath(row: 1, section: 0))
                    harness.advance(by: 1)
                }
                let names = UIFont.fontNames(forFamilyName: families[index])
                let told = try XCTUnwrap(chooser.told.first)
                XCTAssertTrue(names.map { "font \($0)" }.contains(told), told)
                XCTAssertNil(chooser.presentedViewController)
            }
        }
    }
}
