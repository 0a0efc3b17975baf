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
        if let name = Self.name(of: measurement.unit),
            let text = ICU.measure(measurement.value, unit: name, width: width, locale: locale, fractionDigits: digits)
        {
            return text
        }
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        return "\(number) \(measurement.unit.symbol)"
    }

    /// The unit's own name.
    open func string(from unit: Unit) -> String {
        guard let name = Self.name(of: unit),
            let text = ICU.measure(
                2, unit: name, width: unitStyle == .long ? .wide : .short, locale: locale, fractionDigits: 0...0)
        else { return unit.symbol }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    /// ICU's name of a unit; nil for an app's own. Symbols alone don't tell: "m" is a meter, and a minute.
    static func name(of unit: Unit) -> String? {
        let quantity =
            switch unit {
            case is UnitLength: "length"
            case is UnitMass: "mass"
            case is UnitTemperature: "temperature"
            case is UnitDuration: "duration"
            case is UnitSpeed: "speed"
            case is UnitVolume: "volume"
            case is UnitEnergy: "energy"
            case is UnitPower: "power"
            case is UnitArea: "area"
            case is UnitAngle: "angle"
            case is UnitPressure: "pressure"
            default: ""
            }
        return names[quantity]?[unit.symbol].map { quantity + "-" + $0 }
    }

    /// By quantity and symbol.
    private static let names = [
        "length": [
            "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot",
            "in": "inch", "yd": "yard", "NM": "nautical-mile",
        ],
        "mass": [
            "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "st": "stone",
            "ct": "carat",
        ],
        "temperature": ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"],
        "duration": [
            "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second",
            "ms": "millisecond",
        ],
        "speed": ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"],
        "volume": ["L": "liter", "mL": "milliliter", "gal": "gallon", "cup": "cup", "pt": "pint", "qt": "quart"],
        "energy": ["kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"],
        "power": ["W": "watt", "kW": "kilowatt"],
        "area": ["m²": "square-meter", "km²": "square-kilometer", "ac": "acre", "ha": "hectare"],
        "angle": ["°": "degree", "rad": "radian"],
        "pressure": ["hPa": "hectopascal", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg"],
    ]
}
