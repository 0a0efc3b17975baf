import SwiftUI

/// A bar: from zero to a value, or between two; bars at the same place are stacked.
public struct BarMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension BarMark {
    /// A bar from zero to the value that is a number, at the other one.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y, item.stacking) = (.value(x), .value(y), stacking)
        (item.width, item.height) = (width, height)
        self.item = item
    }
    /// A bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.value(x), .range(yStart, yEnd))
        (item.width, item.stacking) = (width, .unstacked)
        self.item = item
    }
    /// A bar between points of the plot; nil is the plot's edge.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.value(x), .points(yStart, yEnd))
        (item.width, item.stacking) = (width, stacking)
        self.item = item
    }
    /// A bar between two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.range(xStart, xEnd), .value(y))
        (item.height, item.stacking) = (height, .unstacked)
        self.item = item
    }
    /// A bar between points of the plot; nil is the plot's edge.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.points(xStart, xEnd), .value(y))
        (item.height, item.stacking) = (height, stacking)
        self.item = item
    }
    /// A bar between two values and two points of the plot; nil is the plot's edge.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.range(xStart, xEnd), .points(yStart, yEnd))
        item.stacking = .unstacked
        self.item = item
    }
    /// A bar between two values and two points of the plot; nil is the plot's edge.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var item = MarkItem(.bar)
        (item.x, item.y) = (.points(xStart, xEnd), .range(yStart, yEnd))
        item.stacking = .unstacked
        self.item = item
    }
}

extension BarMark: PrimitiveChartContent {}
