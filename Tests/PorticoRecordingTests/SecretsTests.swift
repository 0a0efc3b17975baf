import Foundation
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

    /// Words that begin what is looked for, again and again: work doubles with the text. Counted by the processor's time of this thread, with
    /// room: the square took 16 times as long for 4 times the text.
    func testTimeGrowsWithTheLine() {
        for (word, end) in [
            ("token", "="), ("token", "\"@"), ("session", "id\"@"), ("eyJ-", "@"), ("eyJaaaaaaaa.", "@"),
            ("://a", "\""),
            ("cookie ", "\""), ("bearer  ", "="), ("a.b-", "=\""), ("api-key-", "' :"), ("cookie:", "="),
        ] {
            func seconds(_ count: Int) -> Double {
                let text = String(repeating: word, count: count) + end
                var fastest = Double.infinity
                for _ in 0..<3 {
                    var (start, now) = (timespec(), timespec())
                    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
                    _ = Secrets.hidden(in: text)
                    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
                    fastest = min(
                        fastest, Double(now.tv_sec - start.tv_sec) + Double(now.tv_nsec - start.tv_nsec) * 1e-9)
                }
                return fastest
            }
            let (once, fourTimes) = (seconds(4000), seconds(16_000))
            XCTAssertLessThan(fourTimes, 8 * once + 0.005, "\(word): \(once) s, \(fourTimes) s")
        }
    }

    func testWhatIsLongIsTakenOutAsWell() {
        let name = String(repeating: "a.b_", count: 200) + "token" + String(repeating: "-x", count: 200)
        XCTAssertEqual(Secrets.hidden(in: name + "=abc"), name + "=…")
        XCTAssertEqual(Secrets.hidden(in: "\"\(name)\": \"abc\""), "\"\(name)\": \"…\"")
        XCTAssertEqual(Secrets.hidden(in: "a-eyJhbGciOiJI.eyJzdWIi.c2ln"), "a-…")
        XCTAssertEqual(Secrets.hidden(in: "x-token-secret = abc, y"), "x-token-secret = …, y")
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
