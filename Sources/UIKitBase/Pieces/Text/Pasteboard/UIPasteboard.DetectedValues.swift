import Foundation
import PorticoFoundation

extension UIPasteboard {
    /// What was detected in an item of the pasteboard, of what was asked for. Key paths of this type say what to look for.
    ///
    /// What it holds never changes: matches have constants alone, and key paths name properties and capture nothing.
    public struct DetectedValues: @unchecked Sendable {
        /// The text, where the whole of it is likely a web address; else empty.
        public let probableWebURL: String
        /// The text, where it is likely something to search the web for; else empty.
        public let probableWebSearch: String
        /// The number, where the whole text is one, as people write it in the device's region or with a point; else nil.
        public let number: Double?
        /// The links in the text, in their order.
        public let links: [DDMatchLink]
        /// The phone numbers in the text, in their order.
        public let phoneNumbers: [DDMatchPhoneNumber]
        /// The addresses of mail in the text, in their order.
        public let emailAddresses: [DDMatchEmailAddress]
        /// The postal addresses in the text, in their order.
        public let postalAddresses: [DDMatchPostalAddress]
        /// The dates in the text, in their order.
        public let calendarEvents: [DDMatchCalendarEvent]
        /// The parcels' numbers in the text: none is looked for (DEV-1253).
        public let shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber]
        /// The flights' numbers in the text: none is looked for (DEV-1253).
        public let flightNumbers: [DDMatchFlightNumber]
        /// The amounts of money in the text: none is looked for (DEV-1253).
        public let moneyAmounts: [DDMatchMoneyAmount]

        private let asked: AskedPatterns

        /// What was found, of what was asked for.
        public var patterns: Set<PartialKeyPath<DetectedValues>> {
            asked.paths.filter { path in
                switch self[keyPath: path] {
                case let text as String: !text.isEmpty
                case let found as [DDMatch]: !found.isEmpty
                case let number as Double?: number != nil
                default: false
                }
            }
        }

        /// Looks for the patterns in a text; nil has none of them.
        init(_ text: String?, for paths: Set<PartialKeyPath<DetectedValues>>) {
            asked = AskedPatterns(paths)
            let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            let found = DetectedData(text, asked.types)
            let isLink = found.isOneLink
            probableWebURL = paths.contains(\.probableWebURL) && isLink ? text : ""
            let isSearch = !isLink && text.contains(where: \.isLetter) && !text.contains(where: \.isNewline)
            probableWebSearch = paths.contains(\.probableWebSearch) && isSearch ? text : ""
            number = paths.contains(\.number) ? DetectedData.number(text) : nil
            links = paths.contains(\.links) ? found.links : []
            phoneNumbers = paths.contains(\.phoneNumbers) ? found.phoneNumbers : []
            emailAddresses = paths.contains(\.emailAddresses) ? found.emailAddresses : []
            postalAddresses = paths.contains(\.postalAddresses) ? found.postalAddresses : []
            calendarEvents = paths.contains(\.calendarEvents) ? found.calendarEvents : []
            (shipmentTrackingNumbers, flightNumbers, moneyAmounts) = ([], [], [])
        }
    }

    private struct AskedPatterns {
        let paths: Set<PartialKeyPath<DetectedValues>>

        init(_ paths: Set<PartialKeyPath<DetectedValues>>) { self.paths = paths }

        /// The kinds that a data detector has to look for.
        var types: NSTextCheckingTypes {
            var kinds: NSTextCheckingTypes = 0
            if !paths.isDisjoint(with: [\.links, \.emailAddresses, \.probableWebURL, \.probableWebSearch]) {
                kinds |= DetectedKind.link.rawValue
            }
            if paths.contains(\.phoneNumbers) { kinds |= DetectedKind.phoneNumber.rawValue }
            if paths.contains(\.postalAddresses) { kinds |= DetectedKind.address.rawValue }
            if paths.contains(\.calendarEvents) { kinds |= DetectedKind.date.rawValue }
            return kinds
        }
    }
}
