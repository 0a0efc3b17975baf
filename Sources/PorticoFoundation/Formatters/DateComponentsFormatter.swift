import Foundation

/// Writes amounts of time: `1 hour, 10 minutes`, `1:10:00`. Code says `DateComponentsFormatter`: Foundation on Linux has that name for
/// a class that can't be used, so lowering puts this one in its place.
///
/// Years and months are counted by `calendar` between two dates; an amount of seconds is counted from `referenceDate`.
open class _PorticoDateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written: `1:10:00`, `1h 10m`, `1 hr, 10 min`, `1 hour, 10 minutes`, in words, `1hr 10min`.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// The units that are left out if they are 0. At least one unit is always written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros go; where units are named all zeros go.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first unit that counts go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros between units that count go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros after the last unit that counts go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros go, wherever they stand.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// The first number of a positional text has two digits, too: `01:10`.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of the units' names. The default is `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear; none means a choice by what is there.
    open var allowedUnits: NSCalendar.Unit = []
    /// The units that are left out if they are 0. The default is `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts days, months and years between dates, and its locale names the units. By default the user's; nil means that one, too.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date that amounts without dates are counted from. By default nil: the beginning of 2001.
    open var referenceDate: Date?
    /// Whether the last unit may have decimals. Kept: whole units are written.
    open var allowsFractionalUnits = false
    /// How many units appear at most, from the largest that isn't zero; 0 sets no limit.
    open var maximumUnitCount = 0
    /// Whether what doesn't fit into the largest unit appears as the next. False by default.
    open var collapsesLargestUnit = false
    /// Whether the text says that it is rounded.
    open var includesApproximationPhrase = false
    /// Whether the text says that the time is left.
    open var includesTimeRemainingPhrase = false
    /// The place in a sentence at which the text will stand. Kept: the text doesn't change with it. The default is `unknown`.
    open var formattingContext: Formatter.Context = .unknown

    public override init() { super.init() }
    /// A formatter of an archive; its settings are the defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The time between the dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = units(for: abs(endDate.timeIntervalSince(startDate)))
        let calendar = self.calendar ?? .autoupdatingCurrent
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    /// That many seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// The time that the components amount to, in `allowedUnits`, or in the units that aren't 0 where all are allowed; nil where there
    /// are none.
    open func string(from components: DateComponents) -> String? {
        let calendar = self.calendar ?? .autoupdatingCurrent
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        if !allowedUnits.isEmpty { return string(from: start, to: end) }
        let units = Self.units.filter { (components.value(for: $0.component) ?? 0) != 0 }
        return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// The components in a style of units, with everything else as by default.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = _PorticoDateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Writing

    private struct Unit: Equatable {
        let component: Calendar.Component
        let unit: NSCalendar.Unit
        let name: String
    }

    private static let units = [
        Unit(component: .year, unit: .year, name: "year"), Unit(component: .month, unit: .month, name: "month"),
        Unit(component: .weekOfMonth, unit: .weekOfMonth, name: "week"), Unit(component: .day, unit: .day, name: "day"),
        Unit(component: .hour, unit: .hour, name: "hour"), Unit(component: .minute, unit: .minute, name: "minute"),
        Unit(component: .second, unit: .second, name: "second"),
    ]

    private func units(for seconds: TimeInterval) -> [Unit] {
        if !allowedUnits.isEmpty { return Self.units.filter { allowedUnits.contains($0.unit) } }
        return Self.units.filter { $0.component != .weekOfMonth || unitsStyle != .positional }
    }

    private func text(_ parts: [(unit: Unit, value: Int)]) -> String? {
        guard !parts.isEmpty else { return nil }
        let isNegative = parts.contains { $0.value < 0 }
        var shown = kept(parts.map { ($0.unit, abs($0.value)) })
        if shown.isEmpty, let last = parts.last { shown = [(last.unit, 0)] }
        let body = unitsStyle == .positional ? positional(shown) : named(shown)
        return (isNegative ? "-" : "") + body + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func kept(_ parts: [(Unit, Int)]) -> [(Unit, Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            // Zeros in front go; among written units those in between go, too.
            behavior = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        var parts = parts
        if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
        if behavior.contains(.dropTrailing) { while parts.last?.1 == 0 { parts.removeLast() } }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            parts = parts.enumerated().filter { $0 == 0 || $0 == parts.count - 1 || $1.1 != 0 }.map(\.element)
        }
        return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    private func positional(_ parts: [(Unit, Int)]) -> String {
        // Minutes alone are written with their seconds: 0:05.
        var parts = parts
        let seconds = Self.units[6]
        let minutes = Self.units[5]
        let mayHaveMinutes = allowedUnits.isEmpty || allowedUnits.contains(.minute)
        if parts.count == 1, parts[0].0 == seconds, mayHaveMinutes { parts.insert((minutes, 0), at: 0) }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            index > 0 || isPadded ? String(format: "%02d", part.1) : "\(part.1)"
        }.joined(separator: ":")
    }

    private func named(_ parts: [(Unit, Int)]) -> String {
        // A calendar that is made by its identifier has a locale without a language.
        let own = calendar?.locale ?? .current
        let locale = own.identifier.isEmpty ? .current : own
        let width: ICU.Width =
            unitsStyle == .full || unitsStyle == .spellOut ? .wide : unitsStyle == .short ? .short : .narrow
        let texts = parts.map { unit, value -> String in
            if unitsStyle == .spellOut {
                let words = NumberFormatter()
                words.numberStyle = .spellOut
                words.locale = locale
                let unitText =
                    ICU.measure(
                        Double(value), unit: "duration-\(unit.name)", width: .wide, locale: locale,
                        fractionDigits: 0...0) ?? ""
                let number = words.string(from: NSNumber(value: value)) ?? "\(value)"
                return unitText.replacing("\(value)", with: number)
            }
            if unitsStyle == .brief {
                let short =
                    ICU.measure(
                        Double(value), unit: "duration-\(unit.name)", width: .short, locale: locale,
                        fractionDigits: 0...0) ?? ""
                return short.filter { $0 != " " && $0 != "." }
            }
            return ICU.measure(
                Double(value), unit: "duration-\(unit.name)", width: width, locale: locale, fractionDigits: 0...0)
                ?? "\(value)"
        }
        switch unitsStyle {
        case .abbreviated, .brief: return texts.joined(separator: " ")
        case .short: return ICU.list(texts, type: 2, .short, locale) ?? texts.joined(separator: ", ")
        default: return ICU.list(texts, type: 2, .wide, locale) ?? texts.joined(separator: ", ")
        }
    }
}
