import Foundation

/// The components with which calendar views and their delegates speak of days, weeks and months.
extension Calendar {
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
