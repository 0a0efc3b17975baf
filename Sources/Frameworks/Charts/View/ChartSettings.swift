import SwiftUI

/// What the modifiers around a chart say.
struct ChartSettings {
    /// How an axis' values become places.
    struct Scale {
        var domain: DomainSpecification?
        var range: PositionRange?
        var type: ScaleType.Kind?
        /// How much of a scrolled axis is seen at a time; nil where it isn't told.
        var visibleLength: Double?
    }
    /// How values become colours, symbols, line styles or sizes.
    struct StyleScale<Visual> {
        var domain: DomainSpecification?
        var range: [Visual]?
        var mapping: ((Primitive) -> Visual?)?
        var type: ScaleType.Kind?
    }
    enum AxisChoice {
        case automatic, hidden
        case content([AxisSpecification])
    }
    struct Title {
        let content: AnyView
        let position: AnnotationPosition
        let alignment: Alignment?
        let spacing: CGFloat?
    }
    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }
    struct Layer {
        let alignment: Alignment
        let content: @MainActor (ChartProxy) -> AnyView
    }
    /// Reads and writes what is selected along an axis.
    struct Selection {
        var value: ((Primitive?) -> Void)?
        var range: (((Primitive, Primitive)?) -> Void)?
    }
    /// Reads and writes where a scrolled axis begins.
    struct ScrollPosition {
        var initial: Primitive?
        var read: (() -> Primitive)?
        var write: ((Primitive) -> Void)?
    }

    var x = Scale()
    var y = Scale()
    var xAxis = AxisChoice.automatic
    var yAxis = AxisChoice.automatic
    var xTitle: Title?
    var yTitle: Title?
    var legend = Legend()
    var styles = StyleScale<AnyShapeStyle>()
    /// The colours between which a scale of numbers runs; nil: the standard ones.
    var styleColors: [Color]?
    var symbols = StyleScale<AnyChartSymbolShape>()
    var lineStyles = StyleScale<StrokeStyle>()
    var symbolSizes = StyleScale<CGFloat>()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    /// Adds an app's gesture to the plot.
    var gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?
    var xSelection: Selection?
    var ySelection: Selection?
    var angleSelection: Selection?
    var scrollableAxes: Axis.Set = []
    var xScroll = ScrollPosition()
    var yScroll = ScrollPosition()
    var scrollSnap: ChartScrollSnap?

    subscript(axis: Axis) -> Scale { axis == .horizontal ? x : y }
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
