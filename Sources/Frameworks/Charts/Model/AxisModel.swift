import SwiftUI

/// A side of the plot.
enum PlotEdge { case leading, trailing, top, bottom }

/// An axis' marks, ready to be drawn and laid out.
struct AxisModel {
    struct Mark {
        let value: Primitive
        let items: [AxisMarkItem]
        /// The value's place as points from the axis' beginning, on an axis of a length.
        let place: (CGFloat) -> CGFloat?
        /// The middle between the value and the next one, of the part that is seen; nil where none is.
        let middle: (CGFloat) -> CGFloat?
        let standardLabel: String
    }

    let axis: Axis
    let edge: PlotEdge
    let preset: AxisMarkPreset
    let marks: [Mark]
    /// True if the labels of this axis stand in the middle of what their values fill, unless they say otherwise.
    let isCentered: Bool
}

/// Finds which values an axis shows and what marks they have.
@MainActor struct AxisBuilder {
    let model: ChartModel
    let settings: ChartSettings
    let locale: Locale
    let calendar: Calendar
    let size: CGSize

    func axes() -> [AxisModel] {
        guard !model.isPolar else { return [] }
        return axes(.horizontal, settings.xAxis) + axes(.vertical, settings.yAxis)
    }

    private func axes(_ axis: Axis, _ choice: ChartSettings.AxisChoice) -> [AxisModel] {
        let specifications: [AxisSpecification]
        switch choice {
        case .hidden: return []
        case .automatic:
            guard model.marks.contains(where: { !$0.item[axis].values.isEmpty }) || settings[axis].domain?.values != nil
            else { return [] }
            specifications = [
                AxisSpecification(preset: .automatic, position: .automatic, values: .automatic, marks: nil)
            ]
        case .content(let given): specifications = given
        }
        return specifications.map { make($0, axis) }
    }

    /// About how many marks an axis has room for.
    static func desiredCount(_ axis: Axis, in size: CGSize) -> Int {
        axis == .horizontal ? min(max(Int(size.width / 70), 2), 8) : min(max(Int(size.height / 50), 2), 6)
    }

    private func make(_ specification: AxisSpecification, _ axis: Axis) -> AxisModel {
        let scale = axis == .horizontal ? model.x : model.y
        let found = values(specification.values, axis, scale)
        let isCentered = scale.kind != .category && fillsUnits(axis, found.unit)
        let marks = found.values.enumerated().map { index, value -> AxisModel.Mark in
            let items = self.items(
                specification, AxisValue(primitive: value, index: index, count: found.values.count), axis, scale.kind)
            let next = index + 1 < found.values.count ? found.values[index + 1] : nil
            return AxisModel.Mark(
                value: value, items: items, place: { scale.position(of: value, length: $0) },
                middle: { length in
                    guard scale.kind != .category else { return scale.position(of: value, length: length) }
                    return scale.middle(from: value, to: next ?? found.unit?.next(after: value), length: length)
                }, standardLabel: specification.format?(value) ?? label(of: value, unit: found.unit))
        }
        return AxisModel(
            axis: axis, edge: edge(specification.position, axis, scale.kind), preset: specification.preset,
            marks: marks,
            isCentered: isCentered)
    }

    private func edge(_ position: AxisMarkPosition, _ axis: Axis, _ kind: PositionScale.Kind) -> PlotEdge {
        switch (axis, position.kind) {
        case (.horizontal, .top): .top
        case (.horizontal, _): .bottom
        case (.vertical, .leading): .leading
        case (.vertical, .automatic) where kind == .category: .leading
        case (.vertical, _): .trailing
        }
    }

    // MARK: Values

    private func values(
        _ values: AxisMarkValues, _ axis: Axis, _ scale: PositionScale
    ) -> (values: [Primitive], unit: DateTicks?) {
        if case .given(let given) = values.kind { return (given.filter { isShown($0, scale) }, nil) }
        let dates =
            Date(timeIntervalSinceReferenceDate: scale.low)...Date(timeIntervalSinceReferenceDate: scale.high)
        switch scale.kind {
        case .category: return (scale.categories.filter { isShown($0, scale) }, nil)
        case .date:
            let ticks: DateTicks
            switch values.kind {
            case .unit(let component, let count, let own):
                ticks = DateTicks(component: component, count: count, calendar: own ?? calendar)
            case .step(let step):
                return (numbers(step, scale).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, nil)
            case .automatic(let count, _):
                let seen =
                    dates
                    .lowerBound...dates.lowerBound
                    .addingTimeInterval((scale.high - scale.low) * scale.window.length)
                ticks = DateTicks.suiting(
                    seen, count: count ?? Self.desiredCount(axis, in: size), calendar: calendar)
            case .given: return ([], nil)
            }
            return (ticks.dates(in: dates).map { .date($0) }.filter { isShown($0, scale) }, ticks)
        case .number:
            if scale.isLogarithmic { return (powers(scale).map { .number($0) }, nil) }
            var step: Double
            switch values.kind {
            case .step(let given): step = given
            case .automatic(let count, let minimum):
                step = NiceNumbers.step(
                    over: (scale.high - scale.low) * scale.window.length,
                    count: count ?? Self.desiredCount(axis, in: size),
                    minimum: minimum ?? 0)
            default: step = 1
            }
            if step <= 0 { step = 1 }
            return (numbers(step, scale).map { .number($0) }, nil)
        }
    }

    private func numbers(_ step: Double, _ scale: PositionScale) -> [Double] {
        NiceNumbers.multiples(of: step, in: scale.low...scale.high).filter {
            isShown(.number($0), scale) || scale.kind == .date
        }
    }

    private func powers(_ scale: PositionScale) -> [Double] {
        guard scale.low > 0 else { return [scale.low, scale.high] }
        let exponents =
            Int(
                log10(scale.low).rounded(.up))...max(
                Int(log10(scale.high).rounded(.down)), Int(log10(scale.low).rounded(.up)))
        return exponents.prefix(40).map { pow(10, Double($0)) }.filter { isShown(.number($0), scale) }
    }

    private func isShown(_ value: Primitive, _ scale: PositionScale) -> Bool {
        guard let fraction = scale.fraction(of: value) else { return false }
        return fraction > -1e-6 && fraction < 1 + 1e-6
    }

    /// True if marks fill units of the calendar, and the axis has a value for each of them.
    private func fillsUnits(_ axis: Axis, _ ticks: DateTicks?) -> Bool {
        guard let ticks, ticks.count == 1 else { return false }
        return model.marks.contains { mark in
            mark.item[axis].values.contains { $0.unit == ticks.component } && mark.item.kind != .rule
        }
    }

    // MARK: Marks

    private func items(
        _ specification: AxisSpecification, _ value: AxisValue, _ axis: Axis, _ kind: PositionScale.Kind
    ) -> [AxisMarkItem] {
        if let marks = specification.marks { return marks(value) }
        let label = AxisMarkItem(kind: .label(AxisLabelOptions()))
        if kind == .category { return [label] }
        let line = AxisMarkItem(kind: .gridLine, stroke: specification.stroke)
        let tick = AxisMarkItem(
            kind: .tick(axis == .horizontal ? .label : .automatic), stroke: specification.stroke)
        return axis == .horizontal ? [line, tick, label] : [line, label]
    }

    private func label(of value: Primitive, unit: DateTicks?) -> String {
        switch value {
        case .category(let string): string
        case .number(let number): number.formatted(.number.locale(locale))
        case .date(let date):
            (unit ?? DateTicks(component: .day, count: 1, calendar: calendar)).label(date, locale: locale)
        }
    }
}

extension DateTicks {
    /// The value one unit later.
    func next(after value: Primitive) -> Primitive? {
        guard case .date(let date) = value else { return nil }
        return calendar.date(byAdding: component, value: count, to: date).map { .date($0) }
    }
}
