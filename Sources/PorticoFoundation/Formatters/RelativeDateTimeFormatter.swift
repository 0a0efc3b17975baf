import Foundation

/// Writes how far a date is from another: `in 3 days`, `2 hr. ago`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether a distance has a name where the language has one (`yesterday`), or always a number.
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }
    /// How units are written: in full (`2 hours ago`), in words (`two hours ago`), or shortened (`2 hr. ago`, `2h ago`).
    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }

    /// The default is `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The default is `full`.
    open var unitsStyle = UnitsStyle.full
    /// The place in a sentence at which the text will stand. Kept: the text doesn't change with it. The default is `unknown`.
    open var formattingContext: Formatter.Context = .unknown
    /// Counts days, months and years between two dates. By default the user's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the text. By default the user's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// A formatter of an archive; its settings are the defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The largest unit of the components that isn't zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for (unit, component) in Self.units {
            if let value = dateComponents.value(for: component), value != 0 { return text(Double(value), unit) }
        }
        return text(0, .second)
    }

    /// So many seconds from now: before it where negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    /// How far `date` is from `referenceDate`, by the largest unit of the calendar that isn't zero.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        // A week is seven days, whatever the month.
        return localizedString(from: parts)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(ICU.RelativeUnit, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    private func text(_ value: Double, _ unit: ICU.RelativeUnit) -> String {
        let width: ICU.Width = unitsStyle == .short ? .short : unitsStyle == .abbreviated ? .narrow : .wide
        let text =
            ICU.relative(value, unit: unit, width: width, named: dateTimeStyle == .named, locale: locale)
            ?? "\(Int(value))"
        return unitsStyle == .spellOut ? spellingNumbers(in: text, abs(value)) : text
    }

    private func spellingNumbers(in text: String, _ value: Double) -> String {
        let (digits, words) = (NumberFormatter(), NumberFormatter())
        (digits.numberStyle, words.numberStyle) = (.decimal, .spellOut)
        (digits.locale, words.locale) = (locale, locale)
        guard let number = digits.string(from: value as NSNumber), let word = words.string(from: value as NSNumber)
        else {
            return text
        }
        return text.replacing(number, with: word)
    }
}
