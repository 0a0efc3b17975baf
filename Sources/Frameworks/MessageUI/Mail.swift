import Foundation

/// A mail as it is written, and as a file that mail programs open (RFC 5322, MIME).
struct Mail {
    struct Attachment {
        var data: Data
        var type: String
        var name: String
    }

    var from = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""
    var isHTML = false
    var attachments: [Attachment] = []

    func file(date: Date, boundary: String) -> Data {
        var lines: [String] = []
        func head(_ name: String, _ value: String) {
            if !value.isEmpty { lines.append("\(name): \(Self.word(value))") }
        }
        head("From", from)
        for (name, list) in [("To", to), ("Cc", cc), ("Bcc", bcc)] where !list.isEmpty {
            lines.append("\(name): " + list.map(Self.word).joined(separator: ", "))
        }
        head("Subject", subject)
        lines.append("Date: \(Self.format(date))")
        lines.append("MIME-Version: 1.0")
        let text = [
            "Content-Type: text/\(isHTML ? "html" : "plain"); charset=utf-8", "Content-Transfer-Encoding: base64", "",
        ]
        let content = text + [Self.base64(Data(body.utf8))]
        guard !attachments.isEmpty else {
            return Data((lines + content).joined(separator: "\r\n").appending("\r\n").utf8)
        }
        lines += ["Content-Type: multipart/mixed; boundary=\"\(boundary)\"", "", "--\(boundary)"] + content
        for attachment in attachments {
            let name = Self.clean(attachment.name).replacingOccurrences(of: "\"", with: "'")
            lines += [
                "--\(boundary)", "Content-Type: \(Self.clean(attachment.type))",
                "Content-Disposition: attachment; filename=\"\(name)\"", "Content-Transfer-Encoding: base64", "",
                Self.base64(attachment.data),
            ]
        }
        return Data((lines + ["--\(boundary)--"]).joined(separator: "\r\n").appending("\r\n").utf8)
    }

    private static func format(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }

    private static func base64(_ data: Data) -> String {
        data.base64EncodedString(options: [.lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed])
    }

    /// A line's end in an address would begin a line of its own.
    private static func clean(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func word(_ text: String) -> String {
        let text = clean(text)
        return text.utf8.allSatisfy { $0 < 128 } ? text : "=?utf-8?B?\(Data(text.utf8).base64EncodedString())?="
    }
}
