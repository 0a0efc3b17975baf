import SwiftUI

/// One mark, as a chart's content says it.
struct MarkItem {
    enum Kind { case line, area, bar, point, rule, rectangle, sector }
    /// Where a mark lies along one axis.
    enum Extent {
        /// The whole plot.
        case none
        case value(Plotted)
        case range(Plotted, Plotted)
        /// Points from the plot's edge; nil is the edge.
        case points(CGFloat?, CGFloat?)
    }
    /// What a point looks like.
    enum Symbol {
        case shape(AnyChartSymbolShape)
        case view(AnyView)
    }
    struct Annotation {
        let position: AnnotationPosition
        let alignment: Alignment
        let spacing: CGFloat?
        let overflow: AnnotationOverflowResolution
        let content: @MainActor (AnnotationContext) -> AnyView
    }
    struct Dodge {
        let value: Plotted
        let axis: Axis?
        let span: MarkDimension
    }
    struct Offset: Equatable {
        var (xStart, xEnd, yStart, yEnd): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    }
    struct Shadow {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }
    struct Sector {
        var inner = MarkDimension.automatic
        var outer = MarkDimension.automatic
        var angularInset: CGFloat = 0
    }
    struct Accessibility {
        var label: Plotted.Label?
        var value: Plotted.Label?
        var identifier: String?
        var isHidden = false
    }

    let kind: Kind
    var x = Extent.none
    var y = Extent.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: Plotted?
    var angle: Extent = .none
    var sector = Sector()

    var style: AnyShapeStyle?
    var styleValue: Plotted?
    var symbol: Symbol?
    var symbolValue: Plotted?
    var symbolSize: CGSize?
    var symbolSizeValue: Plotted?
    var lineStyle: StrokeStyle?
    var lineStyleValue: Plotted?
    var interpolation: InterpolationMethod?
    var opacity = 1.0
    var corners: (radius: CGFloat, style: RoundedCornerStyle)?
    var dodge: Dodge?
    var offset = Offset()
    var annotations: [Annotation] = []
    var shadow: Shadow?
    var blurRadius: CGFloat = 0
    var clip: (shape: AnyShape, style: FillStyle)?
    /// The marks in whose outlines alone this one is seen.
    var masks: [MarkItem] = []
    var alignsStyleWithPlot = false
    var zIndex = 0.0
    var accessibility = Accessibility()

    init(_ kind: Kind) { self.kind = kind }

    subscript(axis: Axis) -> Extent {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// The marks of a content, in their order.
struct MarkList {
    private(set) var items: [MarkItem] = []

    mutating func add(_ item: MarkItem) { items.append(item) }

    /// Adds what another content adds, changed.
    @MainActor mutating func add(_ content: some ChartContent, changing change: (inout MarkItem) -> Void) {
        let first = items.count
        content.collectMarks(into: &self)
        for index in first..<items.count { change(&items[index]) }
    }
}

extension MarkItem.Extent {
    var values: [Plotted] {
        switch self {
        case .none, .points: []
        case .value(let value): [value]
        case .range(let low, let high): [low, high]
        }
    }

    /// The one value of a mark that isn't a range.
    var single: Plotted? { if case .value(let value) = self { value } else { nil } }

    static func range<V: Plottable>(_ low: PlottableValue<V>, _ high: PlottableValue<V>) -> Self {
        .range(low.plotted, high.plotted)
    }
    static func value<V: Plottable>(_ value: PlottableValue<V>) -> Self { .value(value.plotted) }
}
