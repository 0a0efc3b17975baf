import Foundation
import TestSupport
import XCTest

@testable import MessageUI

/// Mail: nobody can send it without an account; with one it lies in the outbox, as mail programs read it (DEV-1088).
final class ComposeTests: MainTestCase, @unchecked Sendable {
    override func cleanUp() { unsetenv("PORTICO_MAIL") }

    func testWithoutAnAccountNothingCanBeSent() {
        onMain {
            XCTAssertFalse(MFMailComposeViewController.canSendMail())
            XCTAssertFalse(MFMessageComposeViewController.canSendText())
            setenv("PORTICO_MAIL", "1", 1)
            XCTAssertTrue(MFMailComposeViewController.canSendMail())
        }
    }

    func testAMailIsAFileOfItsParts() {
        var mail = Mail()
        (mail.to, mail.subject, mail.body) = (["a@example.com", "b@example.com"], "Grüße", "text")
        mail.attachments = [Mail.Attachment(data: Data([1, 2, 3]), type: "image/png", name: "a\"b.png")]
        let text = String(decoding: mail.file(date: Date(timeIntervalSince1970: 0), boundary: "B"), as: UTF8.self)
        XCTAssertEqual(
            text,
            [
                "To: a@example.com, b@example.com", "Subject: =?utf-8?B?R3LDvMOfZQ==?=",
                "Date: Thu, 01 Jan 1970 00:00:00 +0000", "MIME-Version: 1.0",
                "Content-Type: multipart/mixed; boundary=\"B\"", "", "--B", "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64", "", "dGV4dA==", "--B", "Content-Type: image/png",
                "Content-Disposition: attachment; filename=\"a'b.png\"", "Content-Transfer-Encoding: base64", "",
                "AQID",
                "--B--", "",
            ].joined(separator: "\r\n"))
    }

    func testALineEndInASubjectBeginsNoLineOfItsOwn() {
        var mail = Mail()
        (mail.to, mail.subject) = (["a@example.com\r\nBcc: c@example.com"], "one\nTo: d@example.com")
        let lines = String(decoding: mail.file(date: Date(), boundary: "B"), as: UTF8.self).components(
            separatedBy: "\r\n")
        XCTAssertFalse(lines.contains { $0.hasPrefix("Bcc:") || $0 == "To: d@example.com" })
    }

    func testWhatIsSentLiesInTheOutbox() throws {
        let home = NSTemporaryDirectory() + "outbox-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        try Outbox.put(Data("mail".utf8), ending: "eml", home: home)
        let files = try FileManager.default.contentsOfDirectory(atPath: home + "/" + Outbox.folder)
        XCTAssertEqual(files.count, 1)
        XCTAssertTrue(files[0].hasSuffix(".eml"))
    }
}
