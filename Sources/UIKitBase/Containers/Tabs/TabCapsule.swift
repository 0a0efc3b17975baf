import CoreGraphics

/// The capsule that an iPad's tabs stand in: how wide they are, and the ground of the selected one. Its measures are by eye (DEV-1361).
///
/// - From: `UITabBar`, while it stands at the top
@MainActor final class TabCapsule {
    /// Where the tabs stand, and the ground behind them.
    struct Plan {
        var ground: CGRect
        var start: CGPoint
        var sizes: [CGSize]
    }

    private static let margin: CGFloat = 4
    /// Behind the selected tab; nil before there has been one.
    private var selection: UIView?

    /// Tabs as wide as they want to be, in the middle of the row; narrower where there is too little room.
    func makePlan(_ widths: [CGFloat], in row: CGRect) -> Plan {
        let height = row.height - 2 * Self.margin
        let wanted = widths.reduce(0, +)
        let share = min(1, max(0, row.width - 4 * Self.margin) / max(wanted, 1))
        let total = wanted * share
        let start = CGPoint(x: (row.midX - total / 2).rounded(), y: row.minY + Self.margin)
        return Plan(
            ground: CGRect(
                x: start.x - Self.margin, y: start.y, width: total + 2 * Self.margin, height: height),
            start: start, sizes: widths.map { CGSize(width: $0 * share, height: height) })
    }

    /// Puts the ground of the selected tab behind it; nil: there is none.
    func placeSelection(behind button: TabButton?, in bar: UITabBar) {
        selection?.isHidden = button == nil
        guard let button else { return }
        let view = selection ?? makeSelection(in: bar)
        view.frame = button.frame.insetBy(dx: 0, dy: Self.margin)
        view.layer.cornerRadius = view.bounds.height / 2
    }

    private func makeSelection(in bar: UITabBar) -> UIView {
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.backgroundColor = .tertiarySystemFill
        bar.insertSubview(made, aboveSubview: bar.background)
        selection = made
        return made
    }
}
