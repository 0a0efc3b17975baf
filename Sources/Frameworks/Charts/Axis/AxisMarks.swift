import SwiftUI

/// Marks at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
    private let specification: AxisSpecification

    @MainActor func addAxes(to list: inout [AxisSpecification]) { list.append(specification) }
}

extension AxisMarks {
    nonisolated private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        _ content: @escaping (AxisValue) -> Content
    ) {
        let content = Carried(content)
        specification = AxisSpecification(
            preset: preset, position: position, values: values,
            marks: { value in
                var items: [AxisMarkItem] = []
                content.value(value).collectItems(into: &items, at: value)
                return items
            })
    }

    /// Marks at values, made for each of them.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values, content) }
    /// The same marks at values.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values) { _ in content() } }
    /// Marks at values that are given, made for each of them.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, .given(values), content) }
    /// The same marks at values that are given.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .given(values)) { _ in content() } }
}

extension AxisMarks where Content == Never {
    nonisolated private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
        _ format: ((Primitive) -> String?)?
    ) {
        specification = AxisSpecification(
            preset: preset, position: position, values: values, marks: nil, format: format, stroke: stroke)
    }

    /// The standard marks at values.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke, nil) }
    /// The standard marks at values that are given.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .given(values), stroke, nil) }
    /// The standard marks at values, with labels as a format says them.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, stroke) { $0.value(as: Format.FormatInput.self).map { format.format($0) } }
    }
    /// The standard marks at values that are given, with labels as a format says them.
    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(preset, position, .given(values), stroke) { $0.value(as: Value.self).map { format.format($0) } }
    }
}

/// At which values an axis has marks.
public struct AxisMarkValues: CustomStringConvertible {
    enum Kind {
        case automatic(count: Int?, minimumStride: Double?)
        case step(Double)
        case unit(Calendar.Component, Int, Calendar?)
        case given([Primitive])
    }
    let kind: Kind
    /// Whether the axis ends at marks; nil is what suits.
    var roundsLow: Bool?
    var roundsHigh: Bool?

    static func given<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
        AxisMarkValues(kind: .given(values.map { Primitive($0) }))
    }

    /// Where it suits.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil, minimumStride: nil)) }
    /// Where it suits, at about so many values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: nil), roundsLow: roundLowerBound,
            roundsHigh: roundUpperBound)
    }
    /// Where it suits, not nearer to each other than a distance.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)), roundsLow: roundLowerBound,
            roundsHigh: roundUpperBound)
    }
    /// At the multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .step(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
    }
    /// At every so many of a calendar's unit.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .unit(component, count, calendar), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
    }
    public var description: String { "\(kind)" }
}

/// On which side of the plot an axis lies.
public struct AxisMarkPosition: Equatable, CustomStringConvertible, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// The bottom, and the trailing side.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    /// Behind the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
    public var description: String { "\(kind)" }
}

/// How an axis' labels lie.
public struct AxisMarkPreset: Equatable, CustomStringConvertible, Sendable {
    enum Kind { case automatic, aligned, extended, inset }
    let kind: Kind

    /// What suits.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// The outer labels end where the plot does.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Beside the plot, with lines that go on between them.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// In the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
    public var description: String { "\(kind)" }
}

extension AxisMarks: AxisContentSource {}
