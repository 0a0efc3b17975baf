import Foundation
import SwiftUI

/// A value with a label, as marks take them: `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
    let plotted: Plotted
}

/// What a mark keeps of a `PlottableValue`.
struct Plotted {
    /// What the value is called, for axes and accessibility.
    enum Label {
        case key(LocalizedStringKey)
        case string(String)
        case text(Text)

        /// The words; nil for a `Text`, which only a view resolves.
        func string(_ locale: Locale) -> String? {
            switch self {
            case .key(let key): key.resolveString(locale: locale)
            case .string(let string): string
            case .text: nil
            }
        }
    }

    let label: Label
    /// The value, or the lower bound of what it fills.
    let low: Primitive
    /// The upper bound where the value fills an interval: a bin, or a date's unit.
    var high: Primitive?
    /// The unit of a date that fills it.
    var unit: Calendar.Component?

    var bounds: [Primitive] { high.map { [low, $0] } ?? [low] }

    static func date(_ label: Label, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> Plotted {
        guard let interval = (calendar ?? .current).dateInterval(of: unit, for: date) else {
            return Plotted(label: label, low: .date(date))
        }
        return Plotted(label: label, low: .date(interval.start), high: .date(interval.end), unit: unit)
    }
}

extension PlottableValue {
    private init(_ label: Plotted.Label, _ value: Value) { plotted = Plotted(label: label, low: Primitive(value)) }
    private init(_ label: Plotted.Label, _ low: Value, _ high: Value) {
        plotted = Plotted(label: label, low: Primitive(low), high: Primitive(high))
    }

    /// A value with a label that is looked up in the app's strings.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), value)
    }
    /// A value with a label as it is.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Value
    ) -> PlottableValue<Value> { PlottableValue(.string(String(label)), value) }
    /// A value with a text as label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(.text(label), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// A range of values with a label that is looked up in the app's strings.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), range.lowerBound, range.upperBound)
    }
    /// A range of values with a label as it is.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ range: Range<Value>
    ) -> PlottableValue<Value> { PlottableValue(.string(String(label)), range.lowerBound, range.upperBound) }
    /// A range of values with a text as label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(.text(label), range.lowerBound, range.upperBound)
    }
    /// A bin with a label that is looked up in the app's strings.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), range.lowerBound, range.upperBound)
    }
    /// A bin with a label as it is.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ range: ChartBinRange<Value>
    ) -> PlottableValue<Value> { PlottableValue(.string(String(label)), range.lowerBound, range.upperBound) }
    /// A bin with a text as label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(.text(label), range.lowerBound, range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// A date that fills a unit of the calendar, with a label that is looked up in the app's strings.
    ///
    /// - Parameter calendar: The calendar whose unit it is; nil is the person's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { PlottableValue(plotted: .date(.key(labelKey), date, unit, calendar)) }
    /// A date that fills a unit of the calendar, with a label as it is.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { PlottableValue(plotted: .date(.string(String(label)), date, unit, calendar)) }
    /// A date that fills a unit of the calendar, with a text as label.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> { PlottableValue(plotted: .date(.text(label), date, unit, calendar)) }
}
