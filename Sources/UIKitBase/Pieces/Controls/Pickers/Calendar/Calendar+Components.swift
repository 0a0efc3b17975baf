import Foundation

/// The components with which calendar views and their delegates speak of days, weeks and months.
extension Calendar {
    /// A locale that somebody has given it. A calendar made by its identifier has none, which Linux's Foundation says by one without a language.
    var ownLocale: Locale? { locale.flatMap { $0.identifier.isEmpty ? nil : $0 } }

    func dayComponents(_ day: Date) -> DateComponents { named(dateComponents([.era, .year, .month, .day], from: day)) }
    func monthComponents(_ day: Date) -> DateComponents { named(dateComponents([.era, .year, .month], from: day)) }
    func weekComponents(_ day: Date) -> DateComponents {
        named(dateComponents([.yearForWeekOfYear, .weekOfYear], from: day))
    }

    private func named(_ components: DateComponents) -> DateComponents {
        var components = components
        components.calendar = self
        return components
    }
}
