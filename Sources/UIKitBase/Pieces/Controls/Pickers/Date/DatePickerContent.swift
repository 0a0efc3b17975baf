import CoreGraphics
import Foundation

/// What a date picker shows: one for all its styles.
struct DatePickerSetup {
    var mode: UIDatePicker.Mode
    var rules: DateRules
    let formats: DateFormats

    @MainActor init(mode: UIDatePicker.Mode, rules: DateRules) {
        self.mode = mode
        self.rules = rules
        formats = DateFormats(rules.calendar)
    }
}

/// One style of a date picker.
@MainActor protocol DatePickerContent: UIView {
    /// A person has chosen a date, within the limits.
    var chosen: (Date) -> Void { get set }
    var size: CGSize { get }
    func show(_ date: Date, animated: Bool)
    /// Other limits, other rounding; the mode, the calendar and the locale stay.
    func take(_ rules: DateRules)
    var titleColor: UIColor? { get set }
}
