import SwiftUI

/// What a chart's colours, symbols and line styles mean.
struct ChartLegend: View {
    let model: ChartModel
    let legend: ChartSettings.Legend

    var body: some View {
        if legend.visibility != .hidden, let content {
            content
                .layoutValue(
                    key: ChartPartKey.self,
                    value: .legend(edge: edge, alignment: alignment, spacing: legend.spacing ?? 8))
        }
    }

    private var edge: PlotEdge {
        guard let place = legend.position.place, place != (0, 0) else { return .bottom }
        if place.y != 0 { return place.y < 0 ? .top : .bottom }
        return place.x < 0 ? .leading : .trailing
    }

    private var alignment: Alignment? {
        if let alignment = legend.alignment { return alignment }
        guard let place = legend.position.place, place.x != 0, place.y != 0 else { return nil }
        return place.x < 0 ? .leading : .trailing
    }

    private var content: AnyView? {
        if let content = legend.content { return content }
        if let styles = model.styles, styles.isContinuous, case .number(let low) = styles.domain.first,
            case .number(let high) = styles.domain.last
        {
            return AnyView(GradientLegend(low: low, high: high, styles: styles))
        }
        let domain = (model.styles?.domain ?? []) + (model.symbols?.domain ?? []) + (model.lineStyles?.domain ?? [])
        var seen: Set<Primitive> = []
        let entries = domain.filter { seen.insert($0).inserted }
        guard !entries.isEmpty else { return nil }
        let list = ForEach(entries, id: \.self) { LegendEntry(value: $0, model: model) }
        // Beside the plot the entries are a column, above and below it they are lines.
        if edge == .leading || edge == .trailing { return AnyView(VStack(alignment: .leading, spacing: 4) { list }) }
        return AnyView(FlowLayout()({ list }))
    }
}

/// One value of a legend.
private struct LegendEntry: View {
    let value: Primitive
    let model: ChartModel
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 4) {
            sign.frame(width: model.lineStyles == nil ? 8 : 16, height: 8)
            Text(verbatim: words).lineLimit(1)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityElement(children: .combine)
    }

    private var style: AnyShapeStyle { model.styles?(value) ?? AnyShapeStyle(Color.blue) }

    @ViewBuilder private var sign: some View {
        if let stroke = model.lineStyles?(value) {
            LegendLine().stroke(style: stroke).foregroundStyle(style)
        } else {
            LegendSymbol(symbol: model.symbols?(value) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle))
                .foregroundStyle(style)
        }
    }

    private var words: String {
        switch value {
        case .category(let string): string
        case .number(let number): number.formatted(.number.locale(locale))
        case .date(let date): Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale).format(date)
        }
    }
}

private struct LegendSymbol: Shape {
    let symbol: AnyChartSymbolShape

    func path(in rect: CGRect) -> Path {
        symbol.path(around: CGPoint(x: rect.midX, y: rect.midY), size: rect.size)
    }
}

private struct LegendLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// The legend of a scale of numbers: its colours, with the ends below.
private struct GradientLegend: View {
    let low: Double
    let high: Double
    let styles: StyleScale<AnyShapeStyle>
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(0..<24, id: \.self) { index in
                    Rectangle().foregroundStyle(style(at: (Double(index) + 0.5) / 24))
                }
            }
            .frame(width: 120, height: 8)
            .clipShape(Capsule())
            HStack {
                Text(verbatim: low.formatted(.number.locale(locale)))
                Spacer(minLength: 0)
                Text(verbatim: high.formatted(.number.locale(locale)))
            }
            .frame(width: 120)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    private func style(at part: Double) -> AnyShapeStyle {
        styles(.number(low + (high - low) * part)) ?? AnyShapeStyle(Color.clear)
    }
}

/// Lays views out in lines, as words are.
struct FlowLayout: Layout {
    private let spacing = CGSize(width: 8, height: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, in: bounds.width + 0.5)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var (x, y, line) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing.height, 0) }
            defer { (x, line) = (x + size.width + spacing.width, max(line, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: min(size.width, width), height: size.height))
        }
    }
}
