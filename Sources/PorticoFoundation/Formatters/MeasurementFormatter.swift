import Foundation

/// Writes amounts with units in a language: `5 kilometers`, `12°C`. Code says `MeasurementFormatter`: Foundation on Linux has that name
/// for a class that can't be used, so lowering puts this one in its place.
open class _PorticoMeasurementFormatter: Formatter, @unchecked Sendable {
    /// In which unit an amount is written, and how.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the unit that was given, and not the one that the locale prefers.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Chooses the unit of a quantity by its size. Kept: the given unit is written (DEV-343).
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Writes a temperature with the sign of degrees alone: `12°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Kept: amounts are written in the unit that they have.
    open var unitOptions: UnitOptions = []
    /// The default is `medium`.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language of units and numbers. By default the user's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes numbers of units that the language doesn't name, and sets the count of decimals of all others. By default decimal.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    /// A formatter of an archive; its settings are the defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The amount with its unit; the symbol stands for a unit without a name in the language.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let width: ICU.Width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .short
        let digits =
            numberFormatter
            .minimumFractionDigits...max(
                numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return (numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)") + "°"
        }
        if let name = Self.names[measurement.unit.symbol],
            let text = ICU.measure(measurement.value, unit: name, width: width, locale: locale, fractionDigits: digits)
        {
            return text
        }
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        return "\(number) \(measurement.unit.symbol)"
    }

    /// The unit's own name.
    open func string(from unit: Unit) -> String {
        guard let name = Self.names[unit.symbol],
            let text = ICU.measure(
                2, unit: name, width: unitStyle == .long ? .wide : .short, locale: locale, fractionDigits: 0...0)
        else { return unit.symbol }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    /// ICU's names of the units, by their symbols.
    static let names: [String: String] = [
        "m": "length-meter", "km": "length-kilometer", "cm": "length-centimeter", "mm": "length-millimeter",
        "mi": "length-mile", "ft": "length-foot", "in": "length-inch", "yd": "length-yard", "kg": "mass-kilogram",
        "g": "mass-gram", "mg": "mass-milligram", "lb": "mass-pound", "oz": "mass-ounce", "st": "mass-stone",
        "°C": "temperature-celsius", "°F": "temperature-fahrenheit", "K": "temperature-kelvin", "hr": "duration-hour",
        "min": "duration-minute", "s": "duration-second", "sec": "duration-second", "m/s": "speed-meter-per-second",
        "km/h": "speed-kilometer-per-hour", "mph": "speed-mile-per-hour", "L": "volume-liter",
        "mL": "volume-milliliter",
        "gal": "volume-gallon", "cup": "volume-cup", "kJ": "energy-kilojoule", "J": "energy-joule",
        "kCal": "energy-kilocalorie", "cal": "energy-calorie", "W": "power-watt", "kW": "power-kilowatt",
        "m²": "area-square-meter", "km²": "area-square-kilometer", "ac": "area-acre", "°": "angle-degree",
        "rad": "angle-radian", "hPa": "pressure-hectopascal", "inHg": "pressure-inch-ofhg",
        "mmHg": "pressure-millimeter-ofhg",
    ]
}
