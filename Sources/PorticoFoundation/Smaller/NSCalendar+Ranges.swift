import Foundation

// What `NSCalendar` answers by pointers on iOS, and by an interval on Linux.
extension NSCalendar {
    /// Writes when the unit around a date begins and how long it is; false where there is no such unit.
    public func range(
        of unit: Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool { write(range(of: unit, for: date), datep, tip) }

    /// Writes when the weekend around a date begins and how long it is; false where the date is no part of one.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
    ) -> Bool { write(range(ofWeekendContaining: date), datep, tip) }

    /// Writes when the next weekend begins, or the one before with `searchBackwards`, and how long it is.
    public func nextWeekendStart(
        _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: Options = [], after date: Date
    ) -> Bool { write(nextWeekendAfter(date, options: options), datep, tip) }

    private func write(
        _ found: DateInterval?, _ start: UnsafeMutablePointer<NSDate?>?, _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let found else { return false }
        start?.pointee = found.start as NSDate
        length?.pointee = found.duration
        return true
    }
}
