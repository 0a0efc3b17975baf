import SwiftUI

extension View {
    // MARK: Axes

    /// Shows or hides the x axes of charts.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSetting { if visibility == .hidden { $0.xAxis = .hidden } else { $0.xAxis.show() } }
    }
    /// Says what the x axes of charts consist of.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = CollectedAxis(content())
        return chartSetting { $0.xAxis = .content(axis.specifications) }
    }
    /// Shows or hides the y axes of charts.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSetting { if visibility == .hidden { $0.yAxis = .hidden } else { $0.yAxis.show() } }
    }
    /// Says what the y axes of charts consist of.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axis = CollectedAxis(content())
        return chartSetting { $0.yAxis = .content(axis.specifications) }
    }

    // MARK: Titles

    /// Says what the x axis of a chart is called, by a key of the app's strings.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Says what the x axis of a chart is called.
    @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
    /// Shows a view beside the x axis of a chart.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chartSetting {
            $0.xTitle = .init(content: view, position: position, alignment: alignment, spacing: spacing)
        }
    }
    /// Says what the y axis of a chart is called, by a key of the app's strings.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Says what the y axis of a chart is called.
    @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
    /// Shows a view beside the y axis of a chart.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chartSetting {
            $0.yTitle = .init(content: view, position: position, alignment: alignment, spacing: spacing)
        }
    }

    // MARK: Legend

    /// Shows or hides the legends of charts.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartSetting { $0.legend.visibility = visibility }
    }
    /// Says where the legends of charts lie.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSetting {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }
    /// Shows a view as the legend of a chart.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartSetting {
            $0.legend = .init(position: position, alignment: alignment, spacing: spacing, content: view)
        }
    }

    // MARK: Plot

    /// Changes how the plots of charts look: their background, border, size.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        let content = Carried(content)
        return chartSetting { $0.plotStyle = { AnyView(content.value($0)) } }
    }
    /// Shows views over a chart, made with a proxy of it.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        let content = Carried(content)
        return chartSetting { $0.overlays.append(.init(alignment: alignment) { AnyView(content.value($0)) }) }
    }
    /// Shows views behind a chart, made with a proxy of it.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        let content = Carried(content)
        return chartSetting { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content.value($0)) }) }
    }
    /// Adds a gesture to the plots of charts, made with a proxy of each.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        let gesture = Carried(gesture)
        return chartSetting { $0.gesture = { AnyView($0.gesture(gesture.value($1))) } }
    }

    // MARK: Selection

    /// Tells which value of the x axis is touched; nil when the finger is lifted.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.xSelection = .value(value) }
    }
    /// Tells which values of the x axis a finger has passed over; nil when it is lifted.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSetting { $0.xSelection = .range(range) }
    }
    /// Tells which value of the y axis is touched; nil when the finger is lifted.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.ySelection = .value(value) }
    }
    /// Tells which values of the y axis a finger has passed over; nil when it is lifted.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartSetting { $0.ySelection = .range(range) }
    }
    /// Tells how far the sum of the sectors' values has come where a finger is; nil when it is lifted.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSetting { $0.angleSelection = .value(value) }
    }

    // MARK: Scrolling

    /// Lets people scroll charts.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSetting { $0.scrollableAxes = axes }
    }
    /// Says how much of the x axis is seen at a time: numbers, seconds, categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = Primitive(length).number
        return chartSetting { $0.x.visibleLength = length }
    }
    /// Says how much of the y axis is seen at a time: numbers, seconds, categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = Primitive(length).number
        return chartSetting { $0.y.visibleLength = length }
    }
    /// Reads and writes the value at which the seen part of the x axis begins.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartSetting { $0.xScroll = .following(x) }
    }
    /// Reads and writes the value at which the seen part of the y axis begins.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartSetting { $0.yScroll = .following(y) }
    }
    /// Says at which value the seen part of the x axis begins at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartSetting { $0.xScroll.initial = Primitive(initialX) }
    }
    /// Says at which value the seen part of the y axis begins at first.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartSetting { $0.yScroll.initial = Primitive(initialY) }
    }
}

/// An axis' content on its way to the main thread, where views are made.
private struct CollectedAxis {
    private let content: any AxisContent

    init(_ content: any AxisContent) { self.content = content }

    var specifications: [AxisSpecification] {
        let content = Carried(content)
        return MainActor.assumeIsolated {
            var list: [AxisSpecification] = []
            content.value.collectAxes(into: &list)
            return Carried(list)
        }.value
    }
}

extension ChartSettings.AxisChoice {
    /// Shows an axis that was hidden.
    mutating func show() { if case .hidden = self { self = .automatic } }
}

extension ChartSettings.Selection {
    static func value<P: Plottable>(_ binding: Binding<P?>) -> Self {
        Self(value: { binding.wrappedValue = $0.flatMap { $0.value(as: P.self) } })
    }
    static func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) -> Self {
        Self(range: { ends in
            guard let ends, let a = ends.0.value(as: P.self), let b = ends.1.value(as: P.self) else {
                binding.wrappedValue = nil
                return
            }
            binding.wrappedValue = min(a, b)...max(a, b)
        })
    }
}

extension ChartSettings.ScrollPosition {
    static func following<P: Plottable>(_ binding: Binding<P>) -> Self {
        Self(
            read: { Primitive(binding.wrappedValue) },
            write: { if let value = $0.value(as: P.self) { binding.wrappedValue = value } })
    }
}
