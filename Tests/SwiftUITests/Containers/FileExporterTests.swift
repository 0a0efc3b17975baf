import UIKit
import XCTest

@testable import SwiftUI

/// Documents, the files that are written of them, and those that people choose.
final class FileExporterTests: ControlTestCase, @unchecked Sendable {
    private struct Note: FileDocument {
        var text: String
        static var readableContentTypes: [UTType] { [.plainText] }
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Exporting: View {
        let notes: Notes
        @State private var isShown = false
        var body: some View {
            Button("Export") { isShown = true }
                .fileExporter(
                    isPresented: $isShown, document: Note("own words"), contentType: .plainText,
                    defaultFilename: "Letter"
                ) { result in notes.add((try? result.get().lastPathComponent) ?? "failed") }
            Text(isShown ? "open" : "closed")
        }
    }

    private var folder: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }

    @MainActor private func withCleanFolder(_ body: () throws -> Void) rethrows {
        let own = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        defer {
            let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in all where !own.contains(name) {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
        }
        try body()
    }

    // DEV-1182
    func testADocumentIsWrittenUnderTheNameThatIsAskedFor() throws {
        try onMain {
            try withCleanFolder {
                let notes = Notes()
                show(Exporting(notes: notes))
                tap("Export")
                XCTAssertNotNil(find("Save"))
                tap("Save")
                XCTAssertEqual(notes.lines.count, 1)
                XCTAssertTrue(notes.lines[0].hasPrefix("Letter") && notes.lines[0].hasSuffix(".txt"), "\(notes.lines)")
                XCTAssertEqual(
                    try String(contentsOf: folder.appendingPathComponent(notes.lines[0]), encoding: .utf8), "own words")
                XCTAssertNotNil(find("closed"))
            }
        }
    }

    func testCancellingWritesNothing() {
        onMain {
            withCleanFolder {
                let before = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
                let notes = Notes()
                show(Exporting(notes: notes))
                tap("Export")
                tap(Word.cancel.text)
                XCTAssertEqual(notes.lines, [])
                XCTAssertEqual(try? FileManager.default.contentsOfDirectory(atPath: folder.path), before)
            }
        }
    }

    func testAnotherFileOfTheNameStays() throws {
        try onMain {
            let place = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(getpid())")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: place) }
            let file = FileWrapper(regularFileWithContents: Data("a".utf8))
            let names = try (0..<2).map { _ in
                try FileExport.write(file, named: "A.txt", .plainText, in: place).lastPathComponent
            }
            XCTAssertEqual(names, ["A.txt", "A 2.txt"])
            XCTAssertEqual(
                try FileExport.write(file, named: "Read.me", .plainText, in: place).lastPathComponent, "Read.me.txt")
        }
    }

    private struct Card: Transferable, Codable {
        var owner: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
        }
    }

    private struct ExportingItems: View {
        let notes: Notes
        @State private var isOneShown = false
        @State private var areAllShown = false
        var body: some View {
            VStack {
                Button("One") { isOneShown = true }
                    .fileExporter(
                        isPresented: $isOneShown, item: Card(owner: "Ada"), contentTypes: [.json],
                        defaultFilename: "Card"
                    ) { result in
                        notes.add((try? result.get().lastPathComponent) ?? "failed")
                    } onCancellation: {
                        notes.add("cancelled")
                    }
                Button("All") { areAllShown = true }
                    .fileExporter(
                        isPresented: $areAllShown, documents: [Note("first"), Note("second")], contentType: .plainText
                    ) { result in notes.add("\((try? result.get().count) ?? 0) files") }
            }
        }
    }

    func testAValueThatIsHandedOnIsWritten() throws {
        try onMain {
            try withCleanFolder {
                let notes = Notes()
                show(ExportingItems(notes: notes))
                tap("One")
                tap(Word.cancel.text)
                XCTAssertEqual(notes.lines, ["cancelled"])
                tap("One")
                tap("Save")
                harness.advance(by: 1)
                let name = try XCTUnwrap(notes.lines.last)
                XCTAssertTrue(name.hasPrefix("Card") && name.hasSuffix(".json"), name)
                let data = try Data(contentsOf: folder.appendingPathComponent(name))
                XCTAssertEqual(try JSONDecoder().decode(Card.self, from: data).owner, "Ada")
            }
        }
    }

    func testSeveralDocumentsAreWrittenAtOnce() throws {
        onMain {
            withCleanFolder {
                let notes = Notes()
                show(ExportingItems(notes: notes))
                tap("All")
                tap("Save")
                XCTAssertEqual(notes.lines, ["2 files"])
            }
        }
    }

    private struct Importing: View {
        let notes: Notes
        @State private var isShown = true
        var body: some View {
            Text("there").fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { result in
                notes.add((try? result.get().lastPathComponent) ?? "failed")
            }
        }
    }

    func testAFileOfTheTypeIsChosen() throws {
        try onMain {
            try withCleanFolder {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data("a".utf8).write(to: folder.appendingPathComponent("Own-\(getpid()).txt"))
                try Data("b".utf8).write(to: folder.appendingPathComponent("Other-\(getpid()).png"))
                let notes = Notes()
                show(Importing(notes: notes))
                tap("Other-\(getpid())")
                XCTAssertEqual(notes.lines, [], "a file of another type can't be chosen")
                tap("Own-\(getpid())")
                XCTAssertEqual(notes.lines, ["Own-\(getpid()).txt"])
                XCTAssertNil(find("Own-\(getpid())"))
            }
        }
    }

    // DEV-1349
    func testTheAppsWordsAreInTheDialog() {
        onMain {
            let notes = Notes()
            show(
                VStack { Exporting(notes: notes) }.fileDialogMessage("Letters are kept")
                    .fileDialogConfirmationLabel("Keep").fileExporterFilenameLabel("Called"))
            tap("Export")
            XCTAssertNotNil(find("Letters are kept"))
            XCTAssertNotNil(find("Keep"))
            XCTAssertNil(find("Save"))
        }
    }

    private struct Moving: View {
        let file: URL?
        let notes: Notes
        @State private var isShown = false
        var body: some View {
            Button("Begin") { isShown = true }
                .fileMover(isPresented: $isShown, file: file) { result in
                    notes.add((try? result.get().path) ?? "failed")
                } onCancellation: {
                    notes.add("cancelled")
                }
        }
    }

    func testAFileIsMovedToTheFolderThatIsChosen() throws {
        try onMain {
            try withCleanFolder {
                let name = "Moved-\(getpid()).txt"
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
                try Data("a".utf8).write(to: file)
                let notes = Notes()
                show(Moving(file: file, notes: notes))
                tap("Begin")
                tap(Word.cancel.text)
                XCTAssertEqual(notes.lines, ["cancelled"])
                tap("Begin")
                tap(Word.move.text)
                XCTAssertEqual(notes.lines.last.map { ($0 as NSString).lastPathComponent }, name)
                XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
                XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path))
                show(Moving(file: nil, notes: notes))
                tap("Begin")
                XCTAssertNil(find(Word.cancel.text))
            }
        }
    }
}
