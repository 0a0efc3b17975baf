import SwiftUI

/// A chart of marks.
///
/// Its scales suit the data, unless `chartXScale` and its like say otherwise: numbers begin at zero and end at round ones, each string has a
/// band, dates run from the first to the last.
public struct Chart<Content: ChartContent> {
    private let content: Content

    /// A chart of the marks of a closure.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// A chart with marks for each element of data, whose elements know their identity.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart with marks for each element of data, whose identity lies at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }
}

extension Chart: View {
    public var body: some View {
        var list = MarkList()
        content.collectMarks(into: &list)
        return ChartBody(items: list.items)
    }
}

/// What a chart tells the layers over and under it.
struct PlotReport {
    let anchor: Anchor<CGRect>
    let geometry: PlotGeometry
}

struct PlotReportKey: PreferenceKey {
    static var defaultValue: PlotReport? { nil }
    static func reduce(value: inout PlotReport?, nextValue: () -> PlotReport?) { value = value ?? nextValue() }
}

/// A chart of collected marks.
struct ChartBody: View {
    let items: [MarkItem]
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var direction
    @State private var scroll = ChartScroll()

    var body: some View {
        let settings = settings
        ChartSizing()({
            GeometryReader { proxy in
                parts(settings, in: proxy.size)
            }
        })
        .overlayPreferenceValue(PlotReportKey.self) { ChartLayers(layers: settings.overlays, report: $0) }
        .backgroundPreferenceValue(PlotReportKey.self) { ChartLayers(layers: settings.backgrounds, report: $0) }
    }

    private func parts(_ settings: ChartSettings, in size: CGSize) -> some View {
        var calendar = calendar
        (calendar.timeZone, calendar.locale) = (timeZone, locale)
        var model = ChartModel(
            items, settings, calendar: calendar,
            counts: (
                settings.xAxis.desiredCount ?? AxisBuilder.desiredCount(.horizontal, in: size),
                settings.yAxis.desiredCount ?? AxisBuilder.desiredCount(.vertical, in: size)
            ), rounds: (settings.xAxis.rounds, settings.yAxis.rounds))
        scroll.show(&model, settings)
        let axes = AxisBuilder(model: model, settings: settings, locale: locale, calendar: calendar, size: size).axes()
        let plot = ChartPlot(
            model: model, axes: axes, settings: settings, isRightToLeft: direction == .rightToLeft, scroll: $scroll)
        return ChartLayout()({
            styled(plot, settings).layoutValue(key: ChartPartKey.self, value: .plot)
            AxisLabels(axes: axes)
            ChartTitle(title: settings.xTitle, axis: .horizontal)
            ChartTitle(title: settings.yTitle, axis: .vertical)
            ChartLegend(model: model, legend: settings.legend)
        })
    }

    @ViewBuilder private func styled(_ plot: ChartPlot, _ settings: ChartSettings) -> some View {
        let content = ChartPlotContent(plot: plot)
        if let style = settings.plotStyle { style(content) } else { content }
    }
}

extension ChartSettings.AxisChoice {
    private var specification: AxisSpecification? {
        if case .content(let all) = self { all.first { $0.isAutomatic } } else { nil }
    }
    var desiredCount: Int? {
        if case .automatic(let count, _) = specification?.values.kind { count } else { nil }
    }
    var rounds: (low: Bool, high: Bool)? {
        guard let values = specification?.values, values.roundsLow != nil || values.roundsHigh != nil else {
            return nil
        }
        return (values.roundsLow ?? true, values.roundsHigh ?? true)
    }
}

extension AxisSpecification {
    fileprivate var isAutomatic: Bool { if case .given = values.kind { false } else { true } }
}

/// The area of a chart in which its marks are, as `chartPlotStyle` gets it.
public struct ChartPlotContent: View {
    let plot: ChartPlot

    public var body: some View { plot }
}

/// The views over or under a chart.
private struct ChartLayers: View {
    let layers: [ChartSettings.Layer]
    let report: PlotReport?

    var body: some View {
        if let report, !layers.isEmpty {
            let proxy = ChartProxy(report: report)
            ZStack {
                ForEach(layers.indices, id: \.self) { index in
                    layers[index].content(proxy)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
                }
            }
            .environment(\.chartSettings, ChartSettings())
        }
    }
}
