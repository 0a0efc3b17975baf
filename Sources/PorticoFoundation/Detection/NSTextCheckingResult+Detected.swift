import Foundation

/// A finding of a data detector.
final class DetectedResult: NSTextCheckingResult {
    enum Finding {
        case link(URL)
        case phoneNumber(String)
        case address([NSTextCheckingKey: String])
        case date(Date, duration: TimeInterval, zone: TimeZone?)
    }

    let finding: Finding
    private let place: NSRange

    init(_ finding: Finding, _ place: NSRange) {
        self.finding = finding
        self.place = place
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: CheckingType {
        switch finding {
        case .date: DetectedKind.date
        case .address: DetectedKind.address
        case .link: DetectedKind.link
        case .phoneNumber: DetectedKind.phoneNumber
        }
    }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
    /// Of a link; nil for anything else. An address of mail is a link with the scheme `mailto`.
    public var url: URL? {
        if case .link(let url) = (self as? DetectedResult)?.finding { url } else { nil }
    }
    /// The number as it stands in the text, of a phone number; nil for anything else.
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = (self as? DetectedResult)?.finding { number } else { nil }
    }
    /// The parts of a postal address.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = (self as? DetectedResult)?.finding { parts } else { nil }
    }
    /// The parts of what was found, as `addressComponents`; nil for anything but an address.
    public var components: [NSTextCheckingKey: String]? { addressComponents }
    /// The moment, of a date; where the text names no year or day it is counted from now. Nil for anything else.
    public var date: Date? {
        if case .date(let date, _, _) = (self as? DetectedResult)?.finding { date } else { nil }
    }
    /// Seconds, of a date that has an end; else 0.
    public var duration: TimeInterval {
        if case .date(_, let duration, _) = (self as? DetectedResult)?.finding { duration } else { 0 }
    }
    /// The time zone that the text names, of a date; nil where it names none.
    public var timeZone: TimeZone? {
        if case .date(_, _, let zone) = (self as? DetectedResult)?.finding { zone } else { nil }
    }
}

extension NSTextCheckingResult {
    /// A link that a checker of the app's own found.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(.link(url), range)
    }
    /// A phone number that a checker of the app's own found.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(.phoneNumber(phoneNumber), range)
    }
    /// An address that a checker of the app's own found, with its parts.
    public class func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult { DetectedResult(.address(components), range) }
    /// A date that a checker of the app's own found, without a time zone or an end.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(.date(date, duration: 0, zone: nil), range)
    }
    /// A date in the time zone that its text names, `duration` seconds long.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult { DetectedResult(.date(date, duration: duration, zone: timeZone), range) }
}

// The type is Foundation's own, which keeps its names to itself.
extension NSTextCheckingKey {
    /// House number and street of an address.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country of an address.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The name of a person or a place in an address.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The phone number in an address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

/// All types that a checker knows.
public typealias NSTextCheckingTypes = UInt64
