import Foundation

/// In which steps something repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily = 0
    case weekly = 1
    case monthly = 2
    case yearly = 3
}

/// A day of the week, as calendars count: Sunday is the first.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday = 2
    case tuesday = 3
    case wednesday = 4
    case thursday = 5
    case friday = 6
    case saturday = 7
}

/// When something ceases to repeat.
public final class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// The last moment; nil where times are counted.
    public let endDate: Date?
    /// It says how many times; 0 where a moment says it.
    public let occurrenceCount: Int

    /// At a moment.
    public init(end endDate: Date) {
        (self.endDate, occurrenceCount) = (endDate, 0)
        super.init()
    }
    /// After so many times.
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
    /// Itself: it doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceEnd else { return false }
        return other.endDate == endDate && other.occurrenceCount == occurrenceCount
    }
    public override var hash: Int { occurrenceCount }
}

/// A day of the week: each, or the first, second … last (-1) of a month or year.
public final class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    /// It says which day.
    public let dayOfTheWeek: EKWeekday
    /// Which of them, from the end below 0; 0: each.
    public let weekNumber: Int

    /// It says which of the days; 0: each.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
        super.init()
    }
    /// Each such day.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// It says which of the days; 0: each.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
    /// Itself: it doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }
    public override var hash: Int { dayOfTheWeek.rawValue &+ weekNumber &* 8 }
}

/// It says how something repeats.
public final class EKRecurrenceRule: NSObject, NSCopying, @unchecked Sendable {
    /// In which calendar it counts.
    public var calendarIdentifier: String { "gregorian" }
    /// In which steps.
    public let frequency: EKRecurrenceFrequency
    /// How many steps at a time, at least one.
    public let interval: Int
    /// When it ceases; nil: never.
    public var recurrenceEnd: EKRecurrenceEnd?
    /// With which day a week begins, 1 is Sunday; 0: it isn't said.
    public var firstDayOfTheWeek: Int { 0 }
    /// On which days of the week; nil: it isn't said.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// On which days of a month, from its end below 0; nil: it isn't said.
    public let daysOfTheMonth: [NSNumber]?
    /// In which months; nil: it isn't said.
    public let monthsOfTheYear: [NSNumber]?
    /// In which weeks of a year; nil: it isn't said.
    public let weeksOfTheYear: [NSNumber]?
    /// On which days of a year; nil: it isn't said.
    public let daysOfTheYear: [NSNumber]?
    /// Which of all these days in a step, from the end below 0; nil: each.
    public let setPositions: [NSNumber]?

    /// Repeats in steps.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Repeats in steps, on some days of each.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, max(interval, 1), end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
        super.init()
    }

    /// One like it.
    public func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear, setPositions: setPositions, end: recurrenceEnd)
    }
}
