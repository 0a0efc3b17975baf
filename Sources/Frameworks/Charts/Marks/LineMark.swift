import SwiftUI

/// A point of a line. Those of one series are joined in the order in which they are told.
public struct LineMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension LineMark {
    /// A point of a line; what tells its colour, symbol or line style tells its series.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.line)
        (item.x, item.y) = (.value(x), .value(y))
        self.item = item
    }
    /// A point of a series' line.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var item = MarkItem(.line)
        (item.x, item.y) = (.value(x), .value(y))
        item.series = series.plotted
        self.item = item
    }
}

extension LineMark: PrimitiveChartContent {}
