import SwiftUI

/// A straight line across the plot, or between two values.
public struct RuleMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension RuleMark {
    /// A line at a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.value(x), .range(yStart, yEnd))
        self.item = item
    }
    /// A line at a value, between points of the plot; nil is the plot's edge.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.value(x), .points(yStart, yEnd))
        self.item = item
    }
    /// A line between two values, so many points from the plot's leading edge; nil is its middle.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.points(x, x), .range(yStart, yEnd))
        self.item = item
    }
    /// A line at a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.range(xStart, xEnd), .value(y))
        self.item = item
    }
    /// A line between two values, so many points from the plot's top; nil is its middle.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.range(xStart, xEnd), .points(y, y))
        self.item = item
    }
    /// A line at a value, between points of the plot; nil is the plot's edge.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.rule)
        (item.x, item.y) = (.points(xStart, xEnd), .value(y))
        self.item = item
    }
}

extension RuleMark: PrimitiveChartContent {}
