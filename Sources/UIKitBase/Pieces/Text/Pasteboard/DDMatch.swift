import Foundation

/// A piece of text in which data was detected. Only the system makes them.
@preconcurrency open class DDMatch: NSObject {
    /// The text in which the data was found, as it stands there.
    public let matchedString: String

    init(_ matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}

/// A link that was detected in text.
public final class DDMatchLink: DDMatch {
    /// The link's destination. A text without a scheme has become one of `http`.
    public let url: URL

    init(_ matchedString: String, url: URL) {
        self.url = url
        super.init(matchedString)
    }
}

/// An address of mail that was detected in text.
public final class DDMatchEmailAddress: DDMatch {
    /// The address, without a scheme.
    public let emailAddress: String
    /// What the text calls the address, as “work”: nil, as no labels are looked for (DEV-1253).
    public var label: String? { nil }

    init(_ matchedString: String, emailAddress: String) {
        self.emailAddress = emailAddress
        super.init(matchedString)
    }
}

/// A phone number that was detected in text.
public final class DDMatchPhoneNumber: DDMatch {
    /// The number as it stands in the text.
    public let phoneNumber: String
    /// What the text calls the number, as “mobile”: nil, as no labels are looked for (DEV-1253).
    public var label: String? { nil }

    init(_ matchedString: String, phoneNumber: String) {
        self.phoneNumber = phoneNumber
        super.init(matchedString)
    }
}

/// A postal address that was detected in text. What the text doesn't say is nil.
public final class DDMatchPostalAddress: DDMatch {
    private let parts: [NSTextCheckingKey: String]

    /// Street and house number.
    public var street: String? { parts[.street] }
    /// The town's name.
    public var city: String? { parts[.city] }
    /// The state or province, as it stands in the text.
    public var state: String? { parts[.state] }
    /// The code that post is sorted by.
    public var postalCode: String? { parts[.zip] }
    /// The country, as it stands in the text.
    public var country: String? { parts[.country] }

    init(_ matchedString: String, parts: [NSTextCheckingKey: String]) {
        self.parts = parts
        super.init(matchedString)
    }
}

/// A date, or a span of time, that was detected in text.
public final class DDMatchCalendarEvent: DDMatch {
    /// Whether the event takes whole days: never, as the detector gives a date without a time noon (DEV-1253).
    public var isAllDay: Bool { false }
    /// When the event begins.
    public let startDate: Date?
    /// The time zone that the text names; nil where it names none.
    public let startTimeZone: TimeZone?
    /// When the event ends; nil where the text says no end.
    public let endDate: Date?
    /// The time zone of the end, which is that of the beginning.
    public var endTimeZone: TimeZone? { endDate == nil ? nil : startTimeZone }

    init(_ matchedString: String, start: Date, duration: TimeInterval, zone: TimeZone?) {
        startDate = start
        endDate = duration > 0 ? start + duration : nil
        startTimeZone = zone
        super.init(matchedString)
    }
}

/// A flight's number that was detected in text. None is ever detected (DEV-1253).
public final class DDMatchFlightNumber: DDMatch {
    /// The airline's name.
    public let airline: String
    /// The number, without the airline.
    public let flightNumber: String

    init(_ matchedString: String, airline: String, flightNumber: String) {
        (self.airline, self.flightNumber) = (airline, flightNumber)
        super.init(matchedString)
    }
}

/// An amount of money that was detected in text. None is ever detected (DEV-1253).
public final class DDMatchMoneyAmount: DDMatch {
    /// The currency's code of ISO 4217.
    public let currency: String
    /// How much, in the currency's own unit.
    public let amount: Double

    init(_ matchedString: String, currency: String, amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(matchedString)
    }
}

/// A parcel's number that was detected in text. None is ever detected (DEV-1253).
public final class DDMatchShipmentTrackingNumber: DDMatch {
    /// The company that brings the parcel.
    public let carrier: String
    /// The number by which the carrier follows the parcel.
    public let trackingNumber: String

    init(_ matchedString: String, carrier: String, trackingNumber: String) {
        (self.carrier, self.trackingNumber) = (carrier, trackingNumber)
        super.init(matchedString)
    }
}
