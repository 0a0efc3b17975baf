import PorticoFoundation
import XCTest

/// Amounts of time, distances in time and lists, as Apple documents them.
final class FormatterTests: XCTestCase {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }

    private func text(
        _ style: _PorticoDateComponentsFormatter.UnitsStyle, _ seconds: TimeInterval, _ units: NSCalendar.Unit = []
    )
        -> String?
    {
        let formatter = _PorticoDateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter.string(from: seconds)
    }

    func testAmountsOfTime() {
        XCTAssertEqual(text(.full, 4200), "1 hour, 10 minutes")
        XCTAssertEqual(text(.short, 4200), "1 hr, 10 min")
        XCTAssertEqual(text(.abbreviated, 4200), "1h 10m")
        XCTAssertEqual(text(.positional, 4200), "1:10:00")
        XCTAssertEqual(text(.positional, 5, [.minute, .second]), "0:05")
        XCTAssertEqual(text(.full, 0, [.minute]), "0 minutes")
        XCTAssertEqual(text(.full, 90_061, [.day, .hour]), "1 day, 1 hour")
    }

    func testACalendarWithoutALanguageHasTheDevices() {
        let formatter = _PorticoDateComponentsFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.string(from: 4200), "1 hour, 10 minutes")
    }

    /// DEV-1485: the property is kept, and today is written as a date.
    func testDatesAreNotWrittenAsToday() {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US"), TimeZone(secondsFromGMT: 0))
        let now = Date()
        let plain = formatter.string(from: now)
        formatter.doesRelativeDateFormatting = true
        XCTAssertTrue(formatter.doesRelativeDateFormatting)
        XCTAssertEqual(formatter.string(from: now), plain)
    }

    func testPaddingAndCounts() {
        let formatter = _PorticoDateComponentsFormatter()
        formatter.calendar = calendar
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        XCTAssertEqual(formatter.string(from: 65), "01:05")
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = .default
        formatter.maximumUnitCount = 1
        XCTAssertEqual(formatter.string(from: 65), "1 minute")
    }

    func testDistancesInTime() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: 3 * 86_400), "in 3 days")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: -2)), "2 hours ago")
        formatter.dateTimeStyle = .named
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        formatter.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "morgen")
        formatter.unitsStyle = .spellOut
        XCTAssertEqual(formatter.localizedString(from: DateComponents(month: 3)), "in drei Monaten")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: -2)), "vor zwei Stunden")
    }

    func testLists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
        XCTAssertEqual(formatter.string(from: ["a"]), "a")
        XCTAssertEqual(formatter.string(from: []), "")
    }

    /// DEV-343: the unit stays.
    func testMeasurements() {
        let formatter = _PorticoMeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        XCTAssertEqual(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)), "5 kilometers")
        formatter.unitStyle = .medium
        XCTAssertEqual(formatter.string(from: Measurement(value: 12, unit: UnitTemperature.celsius)), "12°C")
    }

    func testAFormatAddsToAText() {
        let text = NSMutableString(string: "Zé")
        text.appendFormat("%C-%d %@", text.character(at: 1), 3, NSString(string: "%d"))
        XCTAssertEqual(text, "Zéé-3 %d")
    }

    @available(*, deprecated)
    func testScannersWriteIntoNSStrings() {
        let scanner = Scanner(string: "<b>bold</b>")
        var found: NSString?
        XCTAssertTrue(scanner.scanString("<", into: nil))
        XCTAssertTrue(scanner.scanUpTo(">", into: &found))
        XCTAssertEqual(found, "b")
        XCTAssertFalse(scanner.scanString("<", into: &found))
        XCTAssertEqual(found, "b", "what isn't found leaves it alone")
        XCTAssertTrue(scanner.scanUpToCharacters(from: .letters, into: &found))
        XCTAssertEqual(found, ">")
        XCTAssertTrue(scanner.scanCharacters(from: .letters, into: &found))
        XCTAssertEqual(found, "bold")
    }

    func testAmountsAreWrittenInTheUnitsOfTheirReaders() {
        let way = Measurement(value: 3, unit: UnitLength.kilometers)
        func text(
            _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: String,
            _ usage: MeasurementFormatUnitUsage<UnitLength>
        ) -> String {
            way.formatted(
                .measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
        }
        XCTAssertEqual(text(.abbreviated, "en_US", .asProvided), "3 km")
        XCTAssertEqual(text(.wide, "de_DE", .asProvided), "3 Kilometer")
        XCTAssertTrue(text(.wide, "en_US", .road).hasSuffix("miles"), text(.wide, "en_US", .road))
        XCTAssertEqual(text(.abbreviated, "de_DE", .road), "3 km")
    }

    /// Foundation's symbol of a minute is that of a meter, and that of gravity a gram's.
    func testUnitsOfOneSymbolAreToldApart() {
        let american = Locale(identifier: "en_US")
        let minutes = Measurement(value: 15, unit: UnitDuration.minutes)
        XCTAssertEqual(minutes.formatted(.measurement(width: .abbreviated).locale(american)), "15 min")
        XCTAssertEqual(minutes.formatted(.measurement(width: .wide).locale(american)), "15 minutes")
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        for (value, text) in [(-2.4, "-2°C"), (21, "21°C"), (-1250, "-1,250°C")] {
            let cold = Measurement(value: value, unit: UnitTemperature.celsius)
            XCTAssertEqual(
                cold.formatted(
                    .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: whole).locale(american)), text,
                "the sign is there once")
        }
        let formatter = _PorticoMeasurementFormatter()
        formatter.locale = american
        XCTAssertEqual(formatter.string(from: minutes), "15 min")
        formatter.unitOptions = .providedUnit
        XCTAssertEqual(formatter.string(from: Measurement(value: 15, unit: UnitLength.meters)), "15 m")
        XCTAssertEqual(formatter.string(from: Measurement(value: 1, unit: UnitAcceleration.gravity)), "1 g")
        XCTAssertEqual(formatter.string(from: Measurement(value: 250, unit: UnitMass.grams)), "250 g")
    }
}
