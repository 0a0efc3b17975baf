import Foundation

/// What a push notification carries: the JSON text that a server gives Apple's, and that `xcrun simctl push` takes.
///
/// - From: `push` in a story, the simulator's page, a file dropped onto its window
/// - To: `HostMessage.push`
package struct PushPayload: Equatable, Sendable {
    /// The mistake in a text that is to be one.
    package struct Problem: Error, Equatable {
        /// 1-based, in the text; nil: it is not the text.
        package var line: Int?
        package var reason: String
        package var remedy: String
    }

    /// Bytes of a payload, as Apple's service takes them.
    package static let maximumSize = 4096
    /// What names the app that a payload is for, in a file for the simulator.
    package static let targetKey = "Simulator Target Bundle"

    package let text: String
    /// The identifier of the app that the text names.
    package let target: String?
    /// Empty where nobody is to see anything.
    package let title: String
    package let body: String

    /// Throws `Problem`, also for a file that can't be read.
    package init(contentsOf file: URL) throws {
        guard ["apns", "json"].contains(file.pathExtension) else {
            throw Problem(line: nil, reason: "it is no push notification", remedy: "name a file .apns or .json")
        }
        guard let handle = try? FileHandle(forReadingFrom: file),
            // One byte more than allowed is enough to hear that it is too long.
            let data = try? handle.read(upToCount: Self.maximumSize + 1) ?? Data()
        else {
            throw Problem(line: nil, reason: "it can't be read", remedy: "look whether it is there, and whose it is")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Problem(line: nil, reason: "it is not UTF-8 text", remedy: "save it as UTF-8")
        }
        try self.init(text)
    }

    /// Throws `Problem`.
    package init(_ text: String) throws {
        guard text.utf8.count <= Self.maximumSize else {
            throw Problem(
                line: 1, reason: "the payload has \(text.utf8.count) bytes",
                remedy: "leave something out: Apple's service takes \(Self.maximumSize)")
        }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        } catch {
            throw Problem(
                line: Self.line(of: error as NSError, in: text), reason: "the payload is no JSON",
                remedy: "check quotes, commas and brackets: {\"aps\": {\"alert\": \"Hello\"}}")
        }
        guard let values = value as? [String: Any], let aps = values["aps"] as? [String: Any] else {
            throw Problem(
                line: 1, reason: "the payload has no dictionary “aps”",
                remedy: "write, for instance, {\"aps\": {\"alert\": \"Hello\"}}")
        }
        self.text = text
        target = values[Self.targetKey] as? String
        let alert = aps["alert"] as? [String: Any]
        title = alert?["title"] as? String ?? ""
        body = alert?["body"] as? String ?? aps["alert"] as? String ?? ""
    }

    /// Foundation names a place in characters, or none at the end of the text.
    private static func line(of error: NSError, in text: String) -> Int {
        let told = error.userInfo["NSDebugDescription"] as? String ?? ""
        let digits = told.drop { !$0.isNumber }.prefix { $0.isNumber }
        let before = Int(digits).map { text.prefix($0) } ?? text[...].trimmedAtEnd
        return before.count { $0.isNewline } + 1
    }
}

extension Substring {
    fileprivate var trimmedAtEnd: Substring {
        var rest = self
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
