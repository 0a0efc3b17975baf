import SwiftUI

/// A rectangle: around a place, or between values.
public struct RectangleMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension RectangleMark {
    /// A rectangle around two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y) = (.value(x), .value(y))
        (item.width, item.height) = (width, height)
        self.item = item
    }
    /// A rectangle around a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y, item.width) = (.value(x), .range(yStart, yEnd), width)
        self.item = item
    }
    /// A rectangle around a value, between points of the plot; nil is the plot's edge.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y, item.width) = (.value(x), .points(yStart, yEnd), width)
        self.item = item
    }
    /// A rectangle around a value, between two others.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y, item.height) = (.range(xStart, xEnd), .value(y), height)
        self.item = item
    }
    /// A rectangle around a value, between points of the plot; nil is the plot's edge.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y, item.height) = (.points(xStart, xEnd), .value(y), height)
        self.item = item
    }
    /// A rectangle between points of the plot; nil is the plot's edge.
    nonisolated public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y) = (.points(xStart, xEnd), .points(yStart, yEnd))
        self.item = item
    }
    /// A rectangle between values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y) = (.range(xStart, xEnd), .range(yStart, yEnd))
        self.item = item
    }
    /// A rectangle between two values and two points of the plot; nil is the plot's edge.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y) = (.range(xStart, xEnd), .points(yStart, yEnd))
        self.item = item
    }
    /// A rectangle between two values and two points of the plot; nil is the plot's edge.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.rectangle)
        (item.x, item.y) = (.points(xStart, xEnd), .range(yStart, yEnd))
        self.item = item
    }
}

extension RectangleMark: PrimitiveChartContent {}
