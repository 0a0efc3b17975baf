import Foundation

/// What an amount is for, which decides the unit that people of a locale see.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
    /// ICU's name; nil for the unit that is given.
    let name: String?

    /// Whatever it is for.
    public static var general: MeasurementFormatUnitUsage<UnitType> { .init(name: "default") }
    /// The unit that is given.
    public static var asProvided: MeasurementFormatUnitUsage<UnitType> { .init(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How tall a person is, in detail.
    public static var person: MeasurementFormatUnitUsage<UnitLength> { .init(name: "person") }
    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage<UnitLength> { .init(name: "person-height") }
    /// A distance by road.
    public static var road: MeasurementFormatUnitUsage<UnitLength> { .init(name: "road") }
    /// An amount of rain.
    public static var rainfall: MeasurementFormatUnitUsage<UnitLength> { .init(name: "rainfall") }
    /// An amount of snow.
    public static var snowfall: MeasurementFormatUnitUsage<UnitLength> { .init(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage<UnitMass> { .init(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: MeasurementFormatUnitUsage<UnitTemperature> { .init(name: "default") }
    /// The temperature outside.
    public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { .init(name: "weather") }
}

extension UnitTemperature {
    /// The unit that people of a locale use.
    public convenience init(
        forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
    ) {
        // ICU knows it by what it writes.
        func text(_ value: Double, _ unit: UnitTemperature, _ usage: String?) -> String? {
            _PorticoMeasurementFormatter.name(of: unit).flatMap {
                ICU.measure(
                    value, unit: $0, width: .short, locale: locale, usage: usage, precision: "precision-integer")
            }
        }
        let written = text(0, .celsius, usage.name)
        let isFahrenheit = written != nil && written == text(32, .fahrenheit, nil)
        let unit: UnitTemperature = isFahrenheit ? .fahrenheit : .celsius
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: MeasurementFormatUnitUsage<UnitEnergy> { .init(name: "food") }
    /// The energy of a workout.
    public static var workout: MeasurementFormatUnitUsage<UnitEnergy> { .init(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of liquid.
    public static var liquid: MeasurementFormatUnitUsage<UnitVolume> { .init(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
    /// Writes amounts with their unit in a language: in the unit that its people use, unless the usage says `asProvided`.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable, Codable {
        /// The value that is written.
        public typealias FormatInput = Measurement<UnitType>
        /// The text that it becomes.
        public typealias FormatOutput = String

        /// The length of the unit's name.
        public struct UnitWidth: Hashable, Sendable, Codable {
            let width: Int32
            /// The whole word: `3 meters`.
            public static var wide: UnitWidth { UnitWidth(width: 0) }
            /// The sign: `3 m`.
            public static var abbreviated: UnitWidth { UnitWidth(width: 1) }
            /// The sign without a space: `3m`.
            public static var narrow: UnitWidth { UnitWidth(width: 2) }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The language.
        public var locale: Locale
        /// The use of the amounts.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil, by default: as fits the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style of a width, a language and what the amounts are for.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale) = (width, locale)
            (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
        }

        /// The amount with its unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            let number = numberFormatStyle?.locale(locale).format(value.value)
            // The style's own number has its sign with it.
            let amount = number == nil ? value.value : value.value.magnitude
            if let name = _PorticoMeasurementFormatter.name(of: value.unit),
                let text = ICU.measure(
                    amount, unit: name, width: ICU.Width(rawValue: width.width) ?? .short, locale: locale,
                    usage: number == nil ? usage?.name : nil, precision: usage?.name == nil ? ".######" : nil)
            {
                guard let number else { return text }
                guard let digits = Self.rangeOfNumber(in: text) else { return text }
                return text.replacingCharacters(in: digits, with: number)
            }
            return "\(number ?? value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
        }

        /// The place of the number in an amount: its digits with what groups and parts them.
        private static func rangeOfNumber(in text: String) -> Range<String.Index>? {
            guard let start = text.firstIndex(where: \.isNumber) else { return nil }
            let part = text[start...].prefix { $0.isNumber || ".,'’\u{a0}\u{202f}٫٬".contains($0) }
            guard let last = part.lastIndex(where: \.isNumber) else { return nil }
            return start..<text.index(after: last)
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var other = self
            other.locale = locale
            return other
        }
    }

    /// The amount with its unit, in the unit and language of the user.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// The amount as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A style for amounts: `.measurement(width: .wide, usage: .road)`.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
