import Foundation
import PorticoFoundation

/// What a data detector finds in a text of the pasteboard, each kind apart.
///
/// - From: `UIPasteboard.DetectedValues`
struct DetectedData {
    private let text: NSString
    private let matches: [NSTextCheckingResult]

    init(_ text: String, _ types: NSTextCheckingTypes) {
        self.text = text as NSString
        let detector = types == 0 ? nil : try? NSDataDetector(types: types)
        matches = detector?.matches(in: text, range: NSRange(location: 0, length: self.text.length)) ?? []
    }

    /// The whole text as one link, which isn't an address of mail.
    var isOneLink: Bool {
        guard let first = matches.first, let url = first.url else { return false }
        return url.scheme != "mailto" && first.range == NSRange(location: 0, length: text.length)
    }

    var links: [DDMatchLink] {
        matches.compactMap { match in
            match.url.flatMap { $0.scheme == "mailto" ? nil : DDMatchLink(words(match), url: $0) }
        }
    }

    var emailAddresses: [DDMatchEmailAddress] {
        matches.compactMap { match in
            guard let url = match.url, url.scheme == "mailto" else { return nil }
            let address = url.absoluteString.dropFirst("mailto:".count)
            return DDMatchEmailAddress(words(match), emailAddress: address.removingPercentEncoding ?? String(address))
        }
    }

    var phoneNumbers: [DDMatchPhoneNumber] {
        matches.compactMap { match in
            match.phoneNumber.map { DDMatchPhoneNumber(words(match), phoneNumber: $0) }
        }
    }

    var postalAddresses: [DDMatchPostalAddress] {
        matches.compactMap { match in
            match.addressComponents.map { DDMatchPostalAddress(words(match), parts: $0) }
        }
    }

    var calendarEvents: [DDMatchCalendarEvent] {
        matches.compactMap { match in
            match.date.map {
                DDMatchCalendarEvent(words(match), start: $0, duration: match.duration, zone: match.timeZone)
            }
        }
    }

    private func words(_ match: NSTextCheckingResult) -> String { text.substring(with: match.range) }

    /// The number that the whole text is: “1,5” in German, “1.5” everywhere.
    static func number(_ text: String) -> Double? {
        guard text.first.map({ $0.isNumber || "+-.,".contains($0) }) == true,
            text.allSatisfy({ !$0.isLetter || $0 == "e" })
        else { return nil }
        if let plain = Double(text) { return plain.isFinite ? plain : nil }
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.number(from: text)?.doubleValue
    }
}
