import PorticoHost
import XCTest

final class PushPayloadTests: XCTestCase {
    func testAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("push-\(UUID().uuidString).apns")
        defer { try? FileManager.default.removeItem(at: file) }
        func reason(_ file: URL) -> String? {
            do {
                _ = try PushPayload(contentsOf: file)
                return nil
            } catch {
                return (error as? PushPayload.Problem)?.reason
            }
        }
        XCTAssertEqual(reason(file), "it can't be read")
        XCTAssertEqual(reason(URL(fileURLWithPath: "/dev/zero")), "it is no push notification")
        try Data("{\"aps\": {\"alert\": \"x\"}}".utf8).write(to: file)
        XCTAssertEqual(try PushPayload(contentsOf: file).body, "x")
        try Data([0xff, 0xfe]).write(to: file)
        XCTAssertEqual(reason(file), "it is not UTF-8 text")
        try Data(count: 1 << 20).write(to: file)
        XCTAssertEqual(reason(file), "the payload has 4097 bytes")
    }

    private func problem(_ text: String) -> PushPayload.Problem? {
        do {
            _ = try PushPayload(text)
            return nil
        } catch {
            return error as? PushPayload.Problem
        }
    }

    func testWhatAPayloadSays() throws {
        let whole = try PushPayload(
            #"{"Simulator Target Bundle": "a.b", "aps": {"alert": {"title": "T", "body": "B"}}}"#)
        XCTAssertEqual([whole.target, whole.title, whole.body], ["a.b", "T", "B"])
        let short = try PushPayload(#"{"aps": {"alert": "B"}}"#)
        XCTAssertEqual([short.target, short.title, short.body], [nil, "", "B"])
        let silent = try PushPayload(#"{"aps": {"content-available": 1}}"#)
        XCTAssertEqual([silent.title, silent.body], ["", ""])
    }

    func testProblemsNameTheLine() {
        XCTAssertEqual(problem("{\n \"aps\": {\n  \"alert\": \"x\",,\n}}")?.line, 3)
        XCTAssertEqual(problem("{\n \"aps\": {\n\n")?.line, 2, "where the text ends")
        XCTAssertEqual(problem("[]")?.reason, "the payload has no dictionary “aps”")
        XCTAssertEqual(problem("{\"aps\": []}")?.reason, "the payload has no dictionary “aps”")
        XCTAssertEqual(problem("")?.reason, "the payload is no JSON")
        let long = "{\"aps\": {\"alert\": \"\(String(repeating: "x", count: 4096))\"}}"
        XCTAssertEqual(problem(long)?.reason, "the payload has \(long.utf8.count) bytes")
    }

    func testANotificationIsCutToWhatABannerShows() {
        let long = AppNotification(id: "x", title: String(repeating: "é", count: 2000), body: "")
        XCTAssertNil(long.problem)
        XCTAssertEqual(AppNotification(id: "x", title: "", body: "b").line, "b")
    }
}
