import SwiftUI

/// A place of an area. Those of one series are joined in the order in which they are told.
public struct AreaMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension AreaMark {
    /// A place of an area from zero to a value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.value(x), .value(y), stacking)
        self.item = item
    }
    /// A place of a series' area from zero to a value.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.value(x), .value(y), stacking)
        item.series = series.plotted
        self.item = item
    }
    /// A place of an area between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.value(x), .range(yStart, yEnd), .unstacked)
        self.item = item
    }
    /// A place of a series' area between two values.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.value(x), .range(yStart, yEnd), .unstacked)
        item.series = series.plotted
        self.item = item
    }
    /// A place of an area between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.range(xStart, xEnd), .value(y), .unstacked)
        self.item = item
    }
    /// A place of a series' area between two values.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var item = MarkItem(.area)
        (item.x, item.y, item.stacking) = (.range(xStart, xEnd), .value(y), .unstacked)
        item.series = series.plotted
        self.item = item
    }
}

extension AreaMark: PrimitiveChartContent {}
