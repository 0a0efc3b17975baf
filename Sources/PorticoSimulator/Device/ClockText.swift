import Foundation

/// What the device's clock says in its status bar, and the day on its lock screen.
///
/// - From: `WindowSimulator`, `SystemBarsPicture`
struct ClockText {
    private let clock: DateFormatter
    private let day: DateFormatter

    init(_ zone: TimeZone) { (clock, day) = (Self.format("HH:mm", zone), Self.format("EEEE, d MMMM", zone)) }

    func time(_ date: Date) -> String { clock.string(from: date) }
    func day(_ date: Date) -> String { day.string(from: date) }

    private static func format(_ text: String, _ zone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateFormat = text
        formatter.timeZone = zone
        return formatter
    }
}
