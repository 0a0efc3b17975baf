import CoreLocation
import Foundation

/// Writes distances as people read them on a map: rounded, in the units of the country.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Which units.
    public enum Units: UInt, Sendable {
        /// Those of the country.
        case `default` = 0
        /// Metres and kilometres.
        case metric = 1
        /// Feet and miles.
        case imperial = 2
        /// Yards and miles.
        case imperialWithYards = 3
    }
    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default` = 0
        /// “km”.
        case abbreviated = 1
        /// “kilometers”.
        case full = 2
    }

    /// Whose words and numbers.
    open var locale: Locale! = Locale.current
    /// Which units.
    open var units = Units.default
    /// How units are written.
    open var unitStyle = DistanceUnitStyle.default

    /// A formatter for the current locale.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The units that are written.
    final var written: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// A distance in metres, written.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (small, large): (UnitLength, UnitLength) =
            switch written {
            case .imperial: (.feet, .miles)
            case .imperialWithYards: (.yards, .miles)
            default: (.meters, .kilometers)
            }
        let metres = Measurement(value: distance, unit: UnitLength.meters)
        let far = metres.converted(to: large).value
        // Below a kilometre, and below a tenth of a mile, the smaller unit says more.
        let isFar = large == .kilometers ? far >= 0.9995 : far >= 0.095
        if isFar { return write(far < 10 ? (far * 10).rounded() / 10 : far.rounded(), large) }
        let near = metres.converted(to: small).value
        let step: Double = abs(near) < 50 ? 1 : abs(near) < 100 ? 5 : abs(near) < 500 ? 10 : 50
        return write((near / step).rounded() * step, small)
    }

    /// Names of units are English, whatever the locale (DEV-1163).
    private func write(_ value: Double, _ unit: UnitLength) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale ?? .current
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else { return "\(number) \(unit.symbol)" }
        let names = [
            "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "mi": ("mile", "miles"),
            "ft": ("foot", "feet"), "yd": ("yard", "yards"),
        ]
        let name = names[unit.symbol] ?? (unit.symbol, unit.symbol)
        return "\(number) \(abs(value) == 1 ? name.0 : name.1)"
    }

    /// The metres that a written distance says; -1 where it says none.
    open func distance(from distance: String) -> CLLocationDistance {
        let scanner = Scanner(string: distance.trimmingCharacters(in: .whitespaces))
        scanner.locale = locale
        guard let number = scanner.scanDouble() else { return -1 }
        let unit = String(scanner.string[scanner.currentIndex...]).trimmingCharacters(in: .whitespaces).lowercased()
        let known: [(UnitLength, [String])] = [
            (.kilometers, ["km", "kilometer", "kilometers", "kilometre", "kilometres"]),
            (.meters, ["m", "meter", "meters", "metre", "metres"]), (.miles, ["mi", "mile", "miles"]),
            (.feet, ["ft", "foot", "feet", "′"]), (.yards, ["yd", "yard", "yards"]),
        ]
        guard let found = known.first(where: { $0.1.contains(unit) }) else { return -1 }
        return Measurement(value: number, unit: found.0).converted(to: .meters).value
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
    }
}
