import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Documents: states, changes, and what is on the disk (DEV-1203).
final class DocumentTests: MainTestCase, @unchecked Sendable {
    private final class Note: UIDocument {
        var text = ""
        var log: [String] = []
        var failsHalfway = false

        override func contents(forType typeName: String) throws -> Any {
            log.append("contents \(typeName)")
            return Data(text.utf8)
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
            log.append("load \(text)")
        }
        override func writeContents(
            _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
        ) throws {
            try super.writeContents(
                contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
            if failsHalfway { throw CocoaError(.fileWriteOutOfSpace) }
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { log.append("error") }
        override func disableEditing() { log.append("disable") }
        override func enableEditing() { log.append("enable") }
    }

    private final class Package: UIDocument {
        var parts: [String: String] = [:]
        override func contents(forType typeName: String) throws -> Any {
            FileWrapper(
                directoryWithFileWrappers: parts.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
            parts = files.compactMapValues { $0.regularFileContents.map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    private var folder: URL!
    private var file: URL { folder.appendingPathComponent("Note.txt") }

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    private var onDisk: String? { try? String(contentsOf: file, encoding: .utf8) }
    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    /// Calls what answers in a later turn, and gives the answer.
    @MainActor private func answer(_ call: (@escaping (Bool) -> Void) -> Void) -> Bool? {
        var answer: Bool?
        call { answer = $0 }
        XCTAssertNil(answer, "not before the next turn")
        harness.turn { answer != nil }
        return answer
    }

    @MainActor private func opened(_ text: String = "old") throws -> Note {
        try Data(text.utf8).write(to: file)
        let note = Note(fileURL: file)
        XCTAssertEqual(note.documentState, .closed)
        XCTAssertEqual(answer { note.open(completionHandler: $0) }, true)
        return note
    }

    func testOpeningReadsAndClosingSavesWhatIsNotSaved() throws {
        try onMain {
            let note = try opened()
            XCTAssertEqual(note.log, ["load old"])
            XCTAssertEqual(note.documentState, .normal)
            XCTAssertEqual(note.localizedName, "Note")
            XCTAssertEqual(note.fileType, "public.plain-text")
            XCTAssertNotNil(note.fileModificationDate)
            XCTAssertFalse(note.hasUnsavedChanges)
            note.text = "new"
            note.updateChangeCount(.done)
            XCTAssertTrue(note.hasUnsavedChanges)
            XCTAssertEqual(answer { note.close(completionHandler: $0) }, true)
            XCTAssertEqual(onDisk, "new")
            XCTAssertEqual(note.documentState, .closed)
            XCTAssertFalse(note.hasUnsavedChanges)
            XCTAssertEqual(names, ["Note.txt"])
        }
    }

    func testAFileThatIsNotThereStaysClosed() {
        onMain {
            let note = Note(fileURL: file)
            XCTAssertEqual(answer { note.open(completionHandler: $0) }, false)
            XCTAssertEqual(note.log, ["error"])
            XCTAssertEqual(note.documentState, .closed)
        }
    }

    func testCreatingOpensTheDocumentWhereItIsSaved() {
        onMain {
            let note = Note(fileURL: folder.appendingPathComponent("Draft.txt"))
            note.text = "first"
            XCTAssertEqual(answer { note.save(to: file, for: .forCreating, completionHandler: $0) }, true)
            XCTAssertEqual(onDisk, "first")
            XCTAssertEqual(note.fileURL, file)
            XCTAssertEqual(note.documentState, .normal)
        }
    }

    func testASaveThatBreaksOffLeavesTheOldFile() throws {
        try onMain {
            let note = try opened()
            note.text = "half"
            note.failsHalfway = true
            note.updateChangeCount(.done)
            XCTAssertEqual(answer { note.autosave(completionHandler: $0) }, false)
            XCTAssertEqual(onDisk, "old")
            XCTAssertEqual(names, ["Note.txt"], "nothing is left over")
            XCTAssertEqual(note.documentState, .savingError)
            XCTAssertTrue(note.hasUnsavedChanges)
            XCTAssertEqual(answer { note.close(completionHandler: $0) }, false)
            XCTAssertFalse(note.documentState.contains(.closed), "what isn't saved isn't closed")
            note.failsHalfway = false
            XCTAssertEqual(answer { note.autosave(completionHandler: $0) }, true)
            XCTAssertEqual(note.documentState, .normal)
            XCTAssertEqual(onDisk, "half")
        }
    }

    func testADocumentSavesItselfLaterAndWhenTheAppLeaves() throws {
        try onMain {
            final class App: UIResponder, UIApplicationDelegate {}
            let app = App()
            harness.launch(app)
            let note = try opened()
            note.text = "timed"
            note.updateChangeCount(.done)
            harness.advance(by: UIDocument.autosaveDelay - 1)
            harness.turn()
            XCTAssertEqual(onDisk, "old")
            harness.advance(by: 2)
            harness.turn { !note.hasUnsavedChanges }
            XCTAssertEqual(onDisk, "timed")
            note.text = "left"
            note.updateChangeCount(.done)
            harness.home()
            harness.turn { !note.hasUnsavedChanges }
            XCTAssertEqual(onDisk, "left")
        }
    }

    func testUndoCountsAsAChangeAndTakesItBack() throws {
        try onMain {
            let note = try opened()
            let manager = try XCTUnwrap(note.undoManager)
            manager.groupsByEvent = false
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: note) { $0.text = "old" }
            note.text = "typed"
            manager.endUndoGrouping()
            XCTAssertTrue(note.hasUnsavedChanges)
            manager.undo()
            XCTAssertEqual(note.text, "old")
            XCTAssertFalse(note.hasUnsavedChanges)
        }
    }

    func testRevertingTakesTheFileAndForgetsChanges() throws {
        try onMain {
            let note = try opened()
            note.text = "unsaved"
            note.updateChangeCount(.done)
            note.log = []
            XCTAssertEqual(answer { note.revert(toContentsOf: file, completionHandler: $0) }, true)
            XCTAssertEqual(note.text, "old")
            XCTAssertEqual(note.log, ["disable", "load old", "enable"])
            XCTAssertFalse(note.hasUnsavedChanges)
            XCTAssertEqual(note.documentState, .normal)
        }
    }

    func testStatesAreTold() throws {
        try onMain {
            var states: [UInt] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification, object: nil, queue: nil
            ) { note in
                nonisolated(unsafe) let document = note.object as? UIDocument
                MainActor.assumeIsolated { states.append(document?.documentState.rawValue ?? 99) }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            let note = try opened()
            XCTAssertEqual(answer { note.close(completionHandler: $0) }, true)
            XCTAssertEqual(states, [0, 1])
        }
    }

    func testAFolderIsOneDocumentAndReplacedAsOne() {
        onMain {
            let place = folder.appendingPathComponent("Book.package")
            let book = Package(fileURL: place)
            book.parts = ["one": "1", "two": "2"]
            XCTAssertEqual(answer { book.save(to: place, for: .forCreating, completionHandler: $0) }, true)
            book.parts = ["one": "changed"]
            XCTAssertEqual(answer { book.save(to: place, for: .forOverwriting, completionHandler: $0) }, true)
            XCTAssertEqual(names, ["Book.package"])
            let other = Package(fileURL: place)
            XCTAssertEqual(answer { other.open(completionHandler: $0) }, true)
            XCTAssertEqual(other.parts, ["one": "changed"])
            XCTAssertEqual(answer { book.close(completionHandler: $0) }, true)
            XCTAssertEqual(answer { other.close(completionHandler: $0) }, true)
        }
    }

    func testAnotherWriterIsHeardAndAReaderFindsWhatIsSaved() throws {
        try onMain {
            let note = try opened()
            note.text = "mine"
            note.updateChangeCount(.done)
            var problem: NSError?
            var read: String?
            NSFileCoordinator().coordinate(readingItemAt: file, error: &problem) { url in
                read = try? String(contentsOf: url, encoding: .utf8)
            }
            XCTAssertEqual(read, "mine", "the document saved before")
            let written = file
            NSFileCoordinator().coordinate(writingItemAt: file, error: &problem) { url in
                try? Data("theirs".utf8).write(to: url)
                try? FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: written.path)
            }
            harness.turn { note.text == "theirs" }
            XCTAssertEqual(answer { note.close(completionHandler: $0) }, true)
        }
    }

    func testContentsThatNobodyCanWriteAreAnError() {
        onMain {
            final class Odd: UIDocument {
                var failed = false
                override func contents(forType typeName: String) throws -> Any { 7 }
                override func handleError(_ error: any Error, userInteractionPermitted: Bool) { failed = true }
            }
            let odd = Odd(fileURL: file)
            XCTAssertEqual(answer { odd.save(to: file, for: .forCreating, completionHandler: $0) }, false)
            XCTAssertTrue(odd.failed)
            XCTAssertEqual(names, [])
        }
    }
}
