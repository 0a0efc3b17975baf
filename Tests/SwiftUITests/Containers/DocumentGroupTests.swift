import Foundation
import PorticoCombine
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Documents that are read and written by UIKit's documents.
final class DocumentGroupTests: ControlTestCase, @unchecked Sendable {
    private struct Plain: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private final class Drawing: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var text = ""
        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func snapshot(contentType: UTType) throws -> String { text + "!" }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(getpid()).txt")

    func testValuesAreReadAndWritten() throws {
        try onMain {
            let file = OpenFile<Plain>(fileURL: url)
            XCTAssertThrowsError(try file.contents(forType: UTType.plainText.identifier))
            try file.load(fromContents: Data("read".utf8), ofType: UTType.plainText.identifier)
            XCTAssertEqual(file.document?.text, "read")
            file.document?.text = "written"
            XCTAssertEqual(try file.contents(forType: UTType.plainText.identifier) as? Data, Data("written".utf8))
            XCTAssertThrowsError(try file.load(fromContents: 3, ofType: nil))
        }
    }

    func testObjectsAreWrittenByTheirSnapshots() throws {
        try onMain {
            let file = OpenObjectFile<Drawing>(fileURL: url)
            try file.load(fromContents: Data("read".utf8), ofType: UTType.plainText.identifier)
            XCTAssertEqual(try file.contents(forType: UTType.plainText.identifier) as? Data, Data("read!".utf8))
        }
    }

    func testBrowserOfAViewerMakesNothing() {
        onMain {
            let group = DocumentGroup(viewing: Plain.self) { Text($0.document.text) }
            XCTAssertFalse(group.browser.canMake)
            let other = DocumentGroup(newDocument: Plain(text: "new")) { file in Text(file.$document.text.wrappedValue)
            }
            XCTAssertTrue(other.browser.canMake)
            show(other.browser)
            XCTAssertNotNil(find("Documents"))
        }
    }

    func testNewDocumentBeginsAsTheAppSays() {
        onMain {
            let group = DocumentGroup(newDocument: Plain(text: "new")) { Text($0.document.text) }
            let made = group.browser.open(url, true), known = group.browser.open(url, false)
            XCTAssertEqual((made.file as? OpenFile<Plain>)?.document?.text, "new")
            XCTAssertNil((known.file as? OpenFile<Plain>)?.document)
            show(made.makeEditor())
            XCTAssertNotNil(find("new"))
        }
    }
}
