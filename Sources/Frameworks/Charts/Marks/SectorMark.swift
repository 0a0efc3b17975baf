import SwiftUI

/// A sector of a pie or a ring: its angle is its part of the sum of all.
public struct SectorMark {
    public typealias Body = Never
    private let item: MarkItem

    @MainActor func addMarks(to list: inout MarkList) { list.add(item) }
}

extension SectorMark {
    /// A sector whose angle is the value's part of the sum. The first begins at the top; they go round clockwise.
    ///
    /// - Parameters:
    ///   - innerRadius: How far the sector's inside is from the middle: a ratio of the greatest radius, or an inset from it.
    ///   - outerRadius: How far its outside is, likewise.
    ///   - angularInset: Points of room on each of the two straight sides.
    nonisolated public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var item = MarkItem(.sector)
        item.angle = .value(angle)
        item.sector = MarkItem.Sector(inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0)
        self.item = item
    }
}

extension SectorMark: PrimitiveChartContent {}
