import SwiftUI

/// A mark with what the chart's scales and its neighbours say of it.
struct ResolvedMark {
    let item: MarkItem
    /// The axis along which a bar or area runs from zero to its value; nil where both its ends are told.
    var valueAxis: Axis?
    /// Where the mark begins and ends on that axis, among those at the same place.
    var stack: (low: Double, high: Double)?
    /// Which of how many lies at this place, side by side.
    var dodge: (index: Int, count: Int, axis: Axis)?
    /// Of a sector: which part of the whole it is.
    var turn: (start: Double, end: Double)?
    var style: AnyShapeStyle
    var symbol: AnyChartSymbolShape?
    var stroke: StrokeStyle?
    var symbolSize: CGSize
    /// What tells one line or area from another.
    var series: [Primitive] = []
}

/// A chart's marks and scales: all that doesn't depend on its size.
struct ChartModel {
    var marks: [ResolvedMark]
    var x: PositionScale
    var y: PositionScale
    let styles: StyleScale<AnyShapeStyle>?
    let symbols: StyleScale<AnyChartSymbolShape>?
    let lineStyles: StyleScale<StrokeStyle>?
    let symbolSizes: StyleScale<CGFloat>?
    /// True if there are sectors only: then there are no axes.
    let isPolar: Bool
    /// What the axes' values are called.
    let labels: (x: Plotted.Label?, y: Plotted.Label?)

    /// - Parameters:
    ///   - counts: About how many parts the axes have.
    ///   - rounds: What the axes' own marks say of round ends.
    init(
        _ items: [MarkItem], _ settings: ChartSettings, calendar: Calendar, counts: (x: Int, y: Int) = (5, 5),
        rounds: (x: (low: Bool, high: Bool)?, y: (low: Bool, high: Bool)?) = (nil, nil)
    ) {
        let styles = StyleScale.make(
            settings.styles, values: items.flatMap { $0.styleValue?.bounds ?? [] },
            standard: ChartLook.colors.map { AnyShapeStyle($0) }
        ) { _, part in ChartModel.mix(settings.styleColors ?? ChartLook.heat, part) }
        let symbols = StyleScale.make(
            settings.symbols, values: items.compactMap { $0.symbolValue?.low },
            standard: ChartLook.symbols.map { AnyChartSymbolShape($0) }, mix: nil)
        let lineStyles = StyleScale.make(
            settings.lineStyles, values: items.compactMap { $0.lineStyleValue?.low }, standard: ChartLook.lineStyles,
            mix: nil)
        let sizes = StyleScale.make(
            settings.symbolSizes, values: items.compactMap { $0.symbolSizeValue?.low }, standard: [10, 400]
        ) { sizes, part in
            let low = sizes.first ?? 10, high = sizes.last ?? 400
            return low + (high - low) * CGFloat(part)
        }
        (self.styles, self.symbols, self.lineStyles, symbolSizes) = (styles, symbols, lineStyles, sizes)
        var resolved = items.map { item in
            let area = item.symbolSizeValue.flatMap { sizes?($0.low) }
            let side = (area ?? 0).squareRoot()
            var symbol: AnyChartSymbolShape?
            if case .shape(let shape) = item.symbol { symbol = shape }
            return ResolvedMark(
                item: item, valueAxis: item.valueAxis,
                style: item.style ?? item.styleValue.flatMap { styles?($0.low) } ?? AnyShapeStyle(Color.blue),
                symbol: symbol ?? item.symbolValue.flatMap { symbols?($0.low) },
                stroke: item.lineStyle ?? item.lineStyleValue.flatMap { lineStyles?($0.low) },
                symbolSize: item.symbolSize ?? area.map { _ in CGSize(width: side, height: side) }
                    ?? ChartLook.symbolSize,
                series: item.series.map { [$0.low] }
                    ?? [item.styleValue, item.symbolValue, item.lineStyleValue].compactMap { $0?.low })
        }
        isPolar = !items.isEmpty && items.allSatisfy { $0.kind == .sector }
        MarkStacking.stack(&resolved)
        MarkStacking.dodge(&resolved)
        MarkStacking.turn(&resolved)
        marks = resolved
        func scale(_ axis: Axis, _ scale: ChartSettings.Scale, _ count: Int, _ rounds: (low: Bool, high: Bool)?)
            -> PositionScale
        {
            var values: [Plotted] = []
            var totals: [Double] = []
            for mark in resolved {
                if mark.valueAxis == axis, let stack = mark.stack {
                    totals += [stack.low, stack.high]
                    if values.isEmpty { values += mark.item[axis].values }
                } else {
                    values += mark.item[axis].values
                }
            }
            // Only the kind of the first value is asked for where all are stacked.
            let isStacked =
                !totals.isEmpty && resolved.allSatisfy { $0.valueAxis == axis || $0.item[axis].values.isEmpty }
            return DomainInference(
                settings: scale, calendar: calendar, desiredCount: count, rounds: rounds, isVertical: axis == .vertical
            )
            .scale(of: isStacked ? [] : values, totals: totals)
        }
        x = scale(.horizontal, settings.x, counts.x, rounds.x)
        y = scale(.vertical, settings.y, counts.y, rounds.y)
        labels = (
            items.lazy.compactMap { $0.x.values.first?.label }.first,
            items.lazy.compactMap { $0.y.values.first?.label }.first
        )
    }

    /// The colour at a part of the way through colours.
    private static func mix(_ colors: [Color], _ part: Double) -> AnyShapeStyle {
        guard colors.count > 1 else { return AnyShapeStyle(colors.first ?? .blue) }
        let place = part * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return AnyShapeStyle(colors[index].mix(with: colors[index + 1], by: place - Double(index)))
    }
}

extension MarkItem {
    /// The axis along which a bar or area runs from zero to its value; nil for others.
    var valueAxis: Axis? {
        guard kind == .bar || kind == .area else { return nil }
        func isNumber(_ value: Plotted?) -> Bool {
            guard let value, value.high == nil, case .number = value.low else { return false }
            return true
        }
        switch (x, y) {
        case (.value(let x), .value(let y)): return isNumber(x) && !isNumber(y) ? .horizontal : .vertical
        case (.value(let x), .points), (.value(let x), .none): return isNumber(x) ? .horizontal : nil
        case (.points, .value(let y)), (.none, .value(let y)): return isNumber(y) ? .vertical : nil
        default: return nil
        }
    }
}
