import Foundation
import XCTest

@testable import PorticoRecording

/// The page around a recording: one file, which no text of an app leaves.
final class RecordingPageTests: XCTestCase {
    private func page(_ change: (inout Recording) -> Void = { _ in }, pictures: [Data?] = []) throws -> String {
        var recording = Recording(title: "App · a.story", device: "iPhone 15")
        change(&recording)
        return String(decoding: try RecordingPage.data(recording, pictures: pictures), as: UTF8.self)
    }

    private func recording(in page: String) throws -> Recording {
        let start = try XCTUnwrap(page.range(of: "id=\"recording\">")).upperBound
        let end = try XCTUnwrap(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try JSONDecoder().decode(Recording.self, from: Data(page[start..<end].utf8))
    }

    func testNoTextEndsTheElementItLiesIn() throws {
        let evil =
            "</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)> \u{2028} \" \\ @@SCRIPT@@ \u{0} é 👩‍👩‍👧"
        let text = try page {
            $0.title = evil
            $0.steps = [Recording.Step(title: evil, start: 0, end: 1, failure: evil)]
            $0.lines = [Recording.Line(kind: .output, time: 0, text: evil)]
            $0.sources = [Recording.Source(name: evil, lines: [evil])]
            $0.notes = [evil]
        }
        XCTAssertEqual(text.components(separatedBy: "</script>").count, 4, "the template's three")
        XCTAssertEqual(text.components(separatedBy: "<script").count, 4)
        XCTAssertFalse(text.contains("<img"))
        let read = try recording(in: text)
        XCTAssertEqual(read.steps.first?.title, evil)
        XCTAssertEqual(read.lines.first?.text, evil)
        XCTAssertTrue(text.contains("<title>&lt;/script&gt;"))
    }

    func testItNeedsNothingFromAnywhere() throws {
        let text = try page()
        XCTAssertTrue(text.contains("default-src 'none'"))
        for word in ["http://", "https://", "src=\"", "href=", "@import", "url(", "fetch(", "innerHTML"] {
            XCTAssertFalse(text.contains(word), word)
        }
    }

    /// Nothing but the page's own script and style counts, and no number that a text of an app could carry lets others in.
    func testThePolicyNamesTheScriptByItsChecksum() throws {
        XCTAssertEqual(
            RecordingPage.source(Data("abc".utf8)), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=",
            "FIPS 180-4's example")
        let text = try page { $0.title = "nonce" }
        XCTAssertFalse(text.contains("nonce="))
        XCTAssertFalse(text.contains("'nonce-"))
        for (name, element) in [("script-src", "script"), ("style-src", "style")] {
            let start = try XCTUnwrap(text.range(of: "<\(element)>")).upperBound
            let end = try XCTUnwrap(text.range(of: "</\(element)>", range: start..<text.endIndex)).lowerBound
            XCTAssertTrue(text.contains("\(name) '\(RecordingPage.source(Data(text[start..<end].utf8)))';"), name)
        }
    }

    func testPicturesAreLinesOfBase64() throws {
        let text = try page(pictures: [Data([1, 2, 3]), nil, Data([255])])
        XCTAssertTrue(text.contains("id=\"pictures\">AQID\n\n/w==\n</script>"))
    }

    func testTheSameRecordingIsTheSameBytes() throws {
        func make() throws -> String {
            try page { $0.steps = [Recording.Step(title: "tap", start: 0.1, end: 1.0 / 3, touches: [[1, 2]])] }
        }
        XCTAssertEqual(try make(), try make())
    }
}
