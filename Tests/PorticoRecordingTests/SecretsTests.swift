import XCTest

@testable import PorticoRecording

final class SecretsTests: XCTestCase {
    func testWhatLooksLikeASecretIsTakenOut() {
        for (text, expected) in [
            ("Authorization: Bearer abc.def", "Authorization: …"),
            (
                "[\"Authorization\": \"Basic c2VjcmV0\", \"Accept\": \"*/*\"]",
                "[\"Authorization\": \"…\", \"Accept\": \"*/*\"]"
            ),
            ("sent with bearer abc.def/ghi=", "sent with bearer …"),
            ("Set-Cookie: id=1; Secure", "Set-Cookie: …"),
            ("opens app://back?code=9f3&state=ok", "opens app://back?code=…&state=ok"),
            ("GET https://me:word@example.org/a?access_token=abc#b", "GET https://…@example.org/a?access_token=…#b"),
            ("{\"refresh_token\":\"abc\",\"name\":\"Ada\"}", "{\"refresh_token\":\"…\",\"name\":\"Ada\"}"),
            ("user=ada&password=hello", "user=ada&password=…"),
            ("it is eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl.", "it is …."),
        ] {
            XCTAssertEqual(Secrets.hidden(in: text), expected)
        }
    }

    func testOrdinaryLinesStayAsTheyAre() {
        for text in [
            "viewDidLoad", "count = 3", "mail to ada@example.org", "a token is needed", "“a” is typed",
            "the author: Ada",
            "GET http://127.0.0.1:80/things?page=… (200, 0 bytes sent, 12 received, 0.004 s)", "frame = (0 0; 390 844)",
            "",
        ] {
            XCTAssertEqual(Secrets.hidden(in: text), text)
        }
    }
}
