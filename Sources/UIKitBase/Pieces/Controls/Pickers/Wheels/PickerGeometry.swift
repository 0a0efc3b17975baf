import CoreGraphics

/// A wheel seen from the side: rows lie on a drum, and the one in front is seen at its whole height. Pure numbers, in points.
///
/// The law is that of recordings of iOS (Deviations, DEV-230).
struct PickerGeometry: Equatable {
    /// Of the whole wheel.
    let height: CGFloat
    let rowHeight: CGFloat

    /// From one row to the next, in radians.
    var angle: CGFloat { 2 * .pi / (2 * reach / rowHeight).rounded(.up) }
    var radius: CGFloat { 0.334225372 * reach }
    private var reach: CGFloat { height + 75 }

    /// What the selected row stands in.
    var band: (top: CGFloat, height: CGFloat) { ((height - rowHeight - 2) / 2, rowHeight + 2) }

    /// The rows that can be seen while `position`, counted in rows, is in front.
    func visibleRows(at position: CGFloat) -> ClosedRange<Int> {
        let half = .pi / 2 / angle
        return Int((position - half).rounded(.up))...Int((position + half).rounded(.down))
    }

    /// - Parameter distance: from the front, in rows.
    /// - Returns: the row's middle in the wheel, and how much of its height is seen.
    func place(_ distance: CGFloat) -> (middle: CGFloat, scale: CGFloat) {
        let turned = distance * angle
        return (height / 2 + radius * CoreGraphics.sin(turned), max(CoreGraphics.cos(turned), 0))
    }

    /// How many rows from the front the row is that is seen at `y`.
    func distance(at y: CGFloat) -> Int {
        let share = min(max((y - height / 2) / radius, -1), 1)
        return Int((CoreGraphics.asin(share) / angle).rounded())
    }

    static let margin = Metrics.Picker.margin
    static let gap = Metrics.Picker.gap

    /// What each of `count` equal wheels gets of a picker's width.
    static func width(of count: Int, in width: CGFloat) -> CGFloat {
        guard count > 0 else { return 0 }
        return max(((width - 2 * margin - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down), 0)
    }
}
