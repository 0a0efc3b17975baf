import Foundation
import PorticoFoundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// RTFD: text with its attachments as files of a folder.
final class RichFolderTests: XCTestCase {
    private let kind: [NSAttributedString.DocumentAttributeKey: Any] = [
        .documentType: NSAttributedString.DocumentType.rtfd
    ]

    private func attachment(_ name: String?, _ bytes: String, _ size: CGSize = .zero) -> NSTextAttachment {
        let made = NSTextAttachment()
        let file = FileWrapper(regularFileWithContents: Data(bytes.utf8))
        file.preferredFilename = name
        made.fileWrapper = file
        made.bounds.size = size
        return made
    }

    /// Two files of one name, one that is called as the text is, one with signs of RTF and of other scripts in its name.
    private func document() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "a")
        for (name, bytes) in [("x.bin", "1"), ("x.bin", "2"), ("TXT.rtf", "3"), ("é {日}/𝒳.bin", "4")] {
            text.append(NSAttributedString(attachment: attachment(name, bytes, CGSize(width: 30, height: 20.5))))
        }
        text.append(NSAttributedString(string: "ß\u{AC}"))
        return text
    }

    private func contents(_ text: NSAttributedString) -> [String] {
        var found: [String] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            guard let attachment = value as? NSTextAttachment else { return }
            found.append(attachment.contents.map { String(decoding: $0, as: UTF8.self) } ?? "none")
        }
        return found
    }

    func testAFolderHasTheTextAndAFileForEachAttachment() throws {
        let text = document()
        let folder = try text.fileWrapper(
            from: NSRange(location: 0, length: text.length), documentAttributes: kind)
        let files = try XCTUnwrap(folder.fileWrappers)
        XCTAssertEqual(
            Set(files.keys),
            ["TXT.rtf", "x.bin", "__#$!@%!#__1x.bin", "__#$!@%!#__1TXT.rtf", "é {日}:𝒳.bin"])
        let rich = String(decoding: try XCTUnwrap(files["TXT.rtf"]?.regularFileContents), as: UTF8.self)
        XCTAssertTrue(rich.contains("{{\\NeXTGraphic x.bin \\width600\\height410}\\'ac}"), rich)
        let part = try text.fileWrapper(from: NSRange(location: 1, length: 1), documentAttributes: kind)
        XCTAssertEqual(part.fileWrappers?.keys.sorted(), ["TXT.rtf", "x.bin"], "only what is in the range")
        XCTAssertThrowsError(try text.fileWrapper(from: NSRange(location: 0, length: 1), documentAttributes: [:]))
    }

    func testAFolderIsReadAsItWasWritten() throws {
        let text = document()
        let folder = try text.fileWrapper(
            from: NSRange(location: 0, length: text.length), documentAttributes: kind)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("portico-\(UUID().uuidString).rtfd")
        defer { try? FileManager.default.removeItem(at: url) }
        try folder.write(to: url, originalContentsURL: nil)
        var dictionary: NSDictionary?
        let back = try NSAttributedString(url: url, options: [:], documentAttributes: &dictionary)
        XCTAssertEqual(back.string, text.string)
        XCTAssertEqual(contents(back), ["1", "2", "3", "4"])
        XCTAssertEqual(dictionary?["DocumentType"] as? String, "NSRTFD")
        let first = back.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
        XCTAssertEqual(first?.bounds, CGRect(x: 0, y: 0, width: 30, height: 20.5))
        let mutable = NSMutableAttributedString(string: "old")
        try mutable.read(from: url, options: [:], documentAttributes: nil)
        XCTAssertEqual(mutable.string, text.string)
    }

    func testTheBytesOfAFolderInOnePiece() throws {
        let text = document()
        let data = try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: kind)
        for options: [NSAttributedString.DocumentReadingOptionKey: Any] in [
            [:], [.documentType: NSAttributedString.DocumentType.rtfd],
        ] {
            let back = try NSAttributedString(data: data, options: options, documentAttributes: nil)
            XCTAssertEqual(back.string, text.string)
            XCTAssertEqual(contents(back), ["1", "2", "3", "4"])
        }
    }

    func testAnImageBecomesAFileAndKeepsItsSize() throws {
        let size = CGSize(width: 6, height: 4)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let text = NSAttributedString(attachment: NSTextAttachment(image: image))
        let folder = try text.fileWrapper(from: NSRange(location: 0, length: 1), documentAttributes: kind)
        XCTAssertEqual(folder.fileWrappers?.keys.sorted(), ["Attachment.png", "TXT.rtf"])
        let data = try text.data(from: NSRange(location: 0, length: 1), documentAttributes: kind)
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        let attachment = try XCTUnwrap(back.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        XCTAssertEqual(bounds.size, size)
        XCTAssertNotNil(attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0))
    }

    func testWhatIsMissingIsLeftOut() throws {
        let rich = "{\\rtf1 a{{\\NeXTGraphic gone.png \\width20 \\height20 \\noorient}\\'ac}b}"
        let plain = try NSAttributedString(data: Data(rich.utf8), options: [:], documentAttributes: nil)
        XCTAssertEqual(plain.string, "ab")
        let empty = FileWrapper(directoryWithFileWrappers: [:])
        let data = try XCTUnwrap(empty.serializedRepresentation)
        XCTAssertThrowsError(
            try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.rtfd], documentAttributes: nil))
        let text = NSAttributedString(attachment: NSTextAttachment())
        let folder = try text.fileWrapper(from: NSRange(location: 0, length: 1), documentAttributes: kind)
        XCTAssertEqual(folder.fileWrappers?.keys.sorted(), ["TXT.rtf"], "an attachment of nothing")
    }

    func testADocumentOfOneFileIsAFile() throws {
        let text = NSAttributedString(string: "ab")
        let file = try text.fileWrapper(
            from: NSRange(location: 1, length: 1),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
        XCTAssertEqual(file.regularFileContents, Data("b".utf8))
    }
}
