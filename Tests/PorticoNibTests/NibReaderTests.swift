import Foundation
import FoundationXML
import XCTest

@testable import PorticoNib
@testable import PorticoNibReader

/// Documents as Xcode saves them, one feature a file, and the trees that they become.
final class NibReaderTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    private static var fixtures: [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }

    private func read(_ name: String) throws -> NibDocument {
        try NibReader.readDocument(Data(contentsOf: Self.folder.appendingPathComponent(name)), file: name)
    }

    /// `RECORD_GOLDENS=1` writes the trees anew.
    func testEveryFixtureBecomesItsTree() throws {
        XCTAssertGreaterThanOrEqual(Self.fixtures.count, 80)
        let isRecorded = FileManager.default.fileExists(
            atPath: Self.folder.appendingPathComponent("label.xib.txt").path)
        let records = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
        try XCTSkipUnless(isRecorded || records, "RECORD_GOLDENS=1 writes the trees")
        for file in Self.fixtures {
            let name = file.lastPathComponent
            let golden = Self.folder.appendingPathComponent(name + ".txt")
            let dump: String
            do {
                dump = try NibReader.readDocument(Data(contentsOf: file), file: name).dump
            } catch {
                dump = "! \(error)\n"
            }
            if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
                try Data(dump.utf8).write(to: golden)
            }
            XCTAssertEqual(dump, try? String(contentsOf: golden, encoding: .utf8), name)
        }
    }

    /// Foundation's parser would end the process.
    func testBytesThatAreNoUTF8AreNamedAndTheRestIsRead() throws {
        var data = try Data(contentsOf: Self.folder.appendingPathComponent("label.xib"))
        let place = try XCTUnwrap(data.range(of: Data("<label ".utf8)))
        data.replaceSubrange(place.lowerBound..<place.upperBound, with: Data([0x3C, 0x6C, 0xFF, 0x61, 0x20]))
        let document = try NibReader.readDocument(data, file: "x.xib")
        let line = data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        let told = document.problems.map(\.description)
        XCTAssertTrue(told.contains { $0.contains("x.xib:\(line):") && $0.contains("UTF-8") }, "\(told)")
        XCTAssertTrue(document.dump.contains("vvv-00-001"))
        for cut in stride(from: 0, to: data.count, by: 97) {
            var hurt = data
            hurt[cut] = 0xC3
            _ = try? NibReader.readDocument(hurt, file: "x.xib")
        }
    }

    /// Foundation's parser would end the process.
    func testInstructionsAreNothing() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("label.xib"), encoding: .utf8)
        let plain = try NibReader.readDocument(Data(text.utf8), file: "x.xib").dump
        for instruction in ["<?a?>", "<?a b?>", "<?\n?>", "<?xml version=\"1.0\" encoding=\"UTF-7\"?>", "<?a<b>?>"] {
            let hurt = text.replacingOccurrences(of: "<objects>", with: instruction + "<objects>" + instruction)
            XCTAssertEqual(
                try NibReader.readDocument(Data(hurt.utf8), file: "x.xib").problems.map(\.description), [], instruction)
            let utf16 = try XCTUnwrap(("\u{FEFF}" + hurt).data(using: .utf16LittleEndian))
            XCTAssertEqual(
                try NibReader.readDocument(utf16, file: "x.xib").problems.map(\.description), [], instruction)
        }
        XCTAssertFalse(plain.isEmpty)
        // Cut anywhere it ends nothing; in comments and texts it stays what it is.
        for end in ["<?", "<?a", "<?a?", "<!-- <?a?>", "<!-- <?a?> -->", "<![CDATA[<?a?>"] {
            _ = try? NibReader.readDocument(Data((text.prefix(300) + end).utf8), file: "x.xib")
        }
        XCTAssertEqual(
            XMLText(Data("<a><![CDATA[<?b?>]]><!--<?c?>--><?d?></a>".utf8)).data,
            Data("<a><![CDATA[<?b?>]]><!--<?c?>-->     </a>".utf8))
    }

    /// DEV-301
    func testTheCompactFormIsTheSameTree() throws {
        for file in Self.fixtures {
            guard var document = try? NibReader.readDocument(Data(contentsOf: file), file: "x") else { continue }
            let data = CompactNib.encode(document)
            XCTAssertTrue(CompactNib.isCompact(data))
            // Problems are the builder's, not the app's.
            document.problems = []
            let back = try CompactNib.decode(data)
            XCTAssertEqual(back.dump, document.dump, file.lastPathComponent)
            XCTAssertEqual(back.scenes.map(\.identifier), document.scenes.map(\.identifier))
            XCTAssertLessThan(data.count, try Data(contentsOf: file).count, file.lastPathComponent)
        }
    }

    /// Cut anywhere, or with any byte changed, it is an error or a tree.
    func testABrokenCompactFileNeverEndsTheProcess() throws {
        let data = CompactNib.encode(try read("segues.storyboard"))
        for length in 0..<data.count { _ = try? CompactNib.decode(data.prefix(length)).scenes.map(\.objects) }
        for place in data.indices {
            var copy = data
            copy[place] ^= 0xff
            _ = try? CompactNib.decode(copy).scenes.map(\.objects)
        }
        XCTAssertThrowsError(try CompactNib.decode(Data("<xml/>".utf8)))
    }

    func testWhatIsNotKnownIsOneProblemWithItsPlaceAndCount() throws {
        let problems = try read("unknown.xib").problems
        XCTAssertEqual(
            problems.map(\.description),
            [
                "unknown.xib:15: unknown element <hologram>, left out",
                "unknown.xib:16: numberOfLines=\"many\" of <label> is no value of that attribute, ignored",
                "unknown.xib:16: opaque=\"MAYBE\" of <label> is no value of that attribute, ignored",
                "unknown.xib:16: unknown attribute sparkle of <label>, ignored (2 times)",
            ])
    }

    func testABrokenFileIsReadAsFarAsItGoes() throws {
        let document = try read("broken.xib")
        let problem = try XCTUnwrap(document.problems.first { $0.column != nil })
        XCTAssertTrue(problem.message.hasPrefix("not well-formed XML"), problem.description)
        XCTAssertGreaterThan(problem.line, 10)
        XCTAssertNotNil(problem.column)
        XCTAssertTrue(document.dump.contains("label id=\"lab-00-001\""))
    }

    func testDocumentsOfOtherPlatformsAndOtherFilesAreRefused() {
        for (text, words) in [
            ("<plist/>", "root isn't <document>"), ("", "1: "),
            ("<document type=\"com.apple.WatchKit\"/>", "another platform"),
            ("not xml", "not well-formed"), ("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>", "entities"),
        ] {
            XCTAssertThrowsError(try NibReader.readDocument(Data(text.utf8), file: "a.xib")) { error in
                XCTAssertTrue("\(error)".contains(words), "\(error)")
            }
        }
    }

    func testDepthIsBounded() throws {
        let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        let deep = String(repeating: "<view id=\"a\"><subviews>", count: 5000)
        let document = try NibReader.readDocument(Data((head + deep).utf8), file: "deep.xib")
        XCTAssertFalse(document.problems.isEmpty)
    }

    func testNumbersAsDocumentsHaveThem() {
        XCTAssertEqual(NibNumber.parseNumber("2.2250738585072014e-308"), 0)
        XCTAssertEqual(NibNumber.parseNumber("-1"), -1)
        XCTAssertNil(NibNumber.parseNumber("nan"))
        XCTAssertNil(NibNumber.parseNumber("1e999"))
        XCTAssertEqual(NibNumber.ratio("16:9"), 16.0 / 9)
        XCTAssertEqual(NibNumber.ratio("1/4"), 0.25)
        XCTAssertEqual(NibNumber.ratio("1:0.8"), 1.25)
        XCTAssertNil(NibNumber.ratio("1:0"))
        XCTAssertNil(NibNumber.ratio("a:b"))
    }

    func testTheTablesAgreeWithThemselves() {
        let tables = NibTables.shared
        for block in tables.blocks.values {
            if let parent = block.parent { XCTAssertNotNil(tables.blocks[parent], block.element) }
        }
        XCTAssertEqual(tables.classes(of: "button"), "UIButton UIControl UIView")
        XCTAssertEqual(tables.classes(of: "textView"), "UITextView UIScrollView UIView")
        XCTAssertNil(tables.classes(of: "rect"))
        XCTAssertGreaterThan(tables.blocks.count, 162)
    }

    /// Every element of the tables is in a fixture.
    func testEveryElementIsInAFixture() throws {
        var met: Set<String> = ["document", "scenes", "scene", "objects", "resources"]
        for file in Self.fixtures {
            guard let document = try? NibReader.readDocument(Data(contentsOf: file), file: "x") else { continue }
            for node in document.objects + document.resources + document.scenes.flatMap(\.objects) {
                node.forEach { met.insert($0.element) }
            }
        }
        let missing = Set(NibTables.shared.blocks.keys).subtracting(met)
        XCTAssertEqual(missing.subtracting(Self.abstract).sorted(), [])
    }

    /// Every attribute of the tables is in a fixture, but what is Interface Builder's alone.
    func testEveryAttributeIsInAFixture() throws {
        var met: Set<String> = []
        for file in Self.fixtures {
            let parser = XMLParser(data: try Data(contentsOf: file))
            let reader = AttributeNames()
            parser.delegate = reader
            parser.parse()
            met.formUnion(reader.met)
        }
        let rows = NibTables.shared.blocks.values.flatMap { block in
            block.rows.values.filter { $0.kind != .editor }.map { "\(block.element) \($0.name)" }
        }
        XCTAssertGreaterThan(rows.count, 660)
        XCTAssertEqual(Set(rows).subtracting(met).sorted(), [])
    }

    /// Which rows a document's attributes are, each under the block that has it.
    private final class AttributeNames: NSObject, XMLParserDelegate {
        var met: Set<String> = []
        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            for name in attributes.keys {
                var element: String? = elementName
                while let block = element.flatMap({ NibTables.shared.blocks[$0] }) {
                    if block.rows[name] != nil { met.insert("\(block.element) \(name)") }
                    element = block.rows[name] == nil ? block.parent : nil
                }
            }
        }
    }

    /// Blocks that others continue.
    private static let abstract: Set<String> = ["object", "control", "barItem", "gestureRecognizer"]
}
