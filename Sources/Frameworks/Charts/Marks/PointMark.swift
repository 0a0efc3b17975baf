import SwiftUI

/// A symbol at a place.
public struct PointMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension PointMark {
    /// A symbol at two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.point)
        (item.x, item.y) = (.value(x), .value(y))
        self.item = item
    }
    /// A symbol at a value, and so many points from the plot's top; nil is its middle.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        var item = MarkItem(.point)
        (item.x, item.y) = (.value(x), .points(y, y))
        self.item = item
    }
    /// A symbol at a value, and so many points from the plot's leading edge; nil is its middle.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        var item = MarkItem(.point)
        (item.x, item.y) = (.points(x, x), .value(y))
        self.item = item
    }
}

extension PointMark: PrimitiveChartContent {}
