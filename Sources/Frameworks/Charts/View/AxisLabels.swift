import SwiftUI

/// The labels of a chart's axes, each a subview of the chart's layout.
struct AxisLabels: View {
    let axes: [AxisModel]

    private struct Label: Identifiable {
        let id: String
        let view: AnyView
        let place: AxisLabelPlace
    }

    var body: some View {
        ForEach(labels) { label in
            label.view.accessibilityHidden(true).layoutValue(key: ChartPartKey.self, value: .label(label.place))
        }
    }

    private var labels: [Label] {
        var labels: [Label] = []
        for (axisIndex, axis) in axes.enumerated() {
            for (markIndex, mark) in axis.marks.enumerated() {
                for (index, item) in mark.items.enumerated() {
                    guard case .label(let options) = item.kind else { continue }
                    let isCentered = item.isCentered ?? axis.isCentered
                    labels.append(
                        Label(
                            id: "\(axisIndex).\(markIndex).\(index)", view: view(options, item, mark),
                            place: AxisLabelPlace(
                                edge: axis.edge, place: isCentered ? mark.middle : mark.place, anchor: options.anchor,
                                isCentered: isCentered || isCategory(mark.value) || !hasLine(mark),
                                isInset: axis.preset == .inset, isAligned: axis.preset == .aligned, options: options,
                                offset: item.offset)))
                }
            }
        }
        return labels
    }

    private func isCategory(_ value: Primitive) -> Bool { if case .category = value { true } else { false } }

    /// True if a line stands at the value, beside which its label begins.
    private func hasLine(_ mark: AxisModel.Mark) -> Bool {
        mark.items.contains { if case .label = $0.kind { false } else { true } }
    }

    private func view(_ options: AxisLabelOptions, _ item: AxisMarkItem, _ mark: AxisModel.Mark) -> AnyView {
        let content: AnyView
        switch options.content {
        case .standard: content = AnyView(Text(verbatim: mark.standardLabel).lineLimit(1))
        case .words(let words): content = AnyView(Text(verbatim: words).lineLimit(1))
        case .view(let view): content = view
        }
        let styled = content.font(item.font ?? .caption2)
            .foregroundStyle(item.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
        guard let angle = options.orientation.angle else { return AnyView(styled) }
        return AnyView(TurnedLayout()({ styled.rotationEffect(angle) }))
    }
}

/// Gives a view that is turned by a quarter the room that it has then.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}

/// What an axis is called.
struct ChartTitle: View {
    let title: ChartSettings.Title?
    let axis: Axis

    var body: some View {
        if let title {
            let edge = edge(title)
            content(title, edge)
                .layoutValue(
                    key: ChartPartKey.self,
                    value: .title(
                        edge: edge, alignment: title.alignment ?? alignment(title),
                        spacing: title.spacing ?? ChartLook.labelSpacing))
        }
    }

    private func edge(_ title: ChartSettings.Title) -> PlotEdge {
        guard let place = title.position.place, place != (0, 0) else { return axis == .horizontal ? .bottom : .top }
        if place.y != 0 { return place.y < 0 ? .top : .bottom }
        return place.x < 0 ? .leading : .trailing
    }

    private func alignment(_ title: ChartSettings.Title) -> Alignment? {
        guard let place = title.position.place else { return axis == .horizontal ? .center : .trailing }
        if place.y != 0, place.x != 0 { return place.x < 0 ? .leading : .trailing }
        return .center
    }

    @ViewBuilder private func content(_ title: ChartSettings.Title, _ edge: PlotEdge) -> some View {
        let styled = title.content.font(.caption2).foregroundStyle(.secondary)
        if edge == .leading || edge == .trailing {
            TurnedLayout()({ styled.rotationEffect(.degrees(edge == .leading ? -90 : 90)) })
        } else {
            styled
        }
    }
}
