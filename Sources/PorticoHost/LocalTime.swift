import Foundation

/// A day and a time of day as a calendar and a clock on a wall show them: `2026-01-01T09:41`.
///
/// - From: `time` in a story, the simulator's page and window
/// - To: `SystemShell.setClock(time:zone:)`
package struct LocalTime: Codable, Sendable, Hashable {
    package let text: String

    private static let calendar = Calendar(identifier: .gregorian)

    /// Nil for what is no time of the years 2000 to 2099.
    package init?(_ text: some StringProtocol) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let day = Self.numbers(halves[0], "-", [4, 2, 2]),
            let time = Self.numbers(halves[1], ":", [2, 2]) ?? Self.numbers(halves[1], ":", [2, 2, 2]),
            (2000...2099).contains(day[0])
        else { return nil }
        self.text = String(text)
        guard components.isValidDate(in: Self.calendar), time[1] < 60, time.count == 2 || time[2] < 60 else {
            return nil
        }
    }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let time = LocalTime(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no time"))
        }
        self = time
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// When it is so in a zone; of a time that a change of clocks leaves out, the one after it.
    package func date(in zone: TimeZone) -> Date {
        var calendar = Self.calendar
        calendar.timeZone = zone
        return calendar.date(from: components) ?? Date()
    }

    private var components: DateComponents {
        let numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
        return DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers.count > 5 ? numbers[5] : 0)
    }

    /// The numbers between separators, each with just so many digits.
    private static func numbers(_ text: some StringProtocol, _ separator: Character, _ digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == digits, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
            return nil
        }
        return parts.compactMap { Int($0) }
    }
}
