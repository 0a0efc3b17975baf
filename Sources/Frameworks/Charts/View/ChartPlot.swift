import SwiftUI
import UIKit

/// The area in which a chart's marks are.
struct ChartPlot: View {
    let model: ChartModel
    let axes: [AxisModel]
    let settings: ChartSettings
    let isRightToLeft: Bool
    @Binding var scroll: ChartScroll

    var body: some View {
        GeometryReader { proxy in
            let geometry = PlotGeometry(model: model, size: proxy.size, isRightToLeft: isRightToLeft)
            content(geometry)
                .frame(width: proxy.size.width, height: proxy.size.height)
                .anchorPreference(key: PlotReportKey.self, value: .bounds) {
                    PlotReport(anchor: $0, geometry: geometry)
                }
        }
    }

    private func content(_ geometry: PlotGeometry) -> some View {
        ZStack {
            PlotCanvas(geometry: geometry, axes: axes, isClipped: !settings.scrollableAxes.isEmpty)
            AttachedViews(geometry: geometry)
            PlotAccessibility(geometry: geometry)
        }
        .modifier(PlotGestures(geometry: geometry, settings: settings, scroll: $scroll))
    }
}

/// Draws grid, ticks and marks.
private struct PlotCanvas: View {
    let geometry: PlotGeometry
    let axes: [AxisModel]
    let isClipped: Bool
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.self) private var environment

    var body: some View {
        let context = environment.styleContext
        let labelHeight = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: environment.resolvedTraits)
            .lineHeight
        let bleed = ChartLook.bleed
        Canvas { graphics, _ in
            graphics.withCGContext { canvas in
                canvas.saveGState()
                canvas.translateBy(x: bleed, y: bleed)
                let painter = ShapePainter(context: canvas, style: context)
                drawAxes(painter, labelHeight)
                if isClipped { canvas.clip(to: CGRect(origin: .zero, size: geometry.size)) }
                for shape in geometry.shapes() { painter.draw(shape) }
                canvas.restoreGState()
            }
        }
        .padding(-bleed)
        .allowsHitTesting(false)
    }

    private func drawAxes(_ painter: ShapePainter, _ labelHeight: CGFloat) {
        for axis in axes {
            for mark in axis.marks {
                for item in mark.items { draw(item, mark, axis, painter, labelHeight) }
            }
        }
    }

    private func draw(
        _ item: AxisMarkItem, _ mark: AxisModel.Mark, _ axis: AxisModel, _ painter: ShapePainter, _ labelHeight: CGFloat
    ) {
        let size = geometry.size
        let isHorizontal = axis.axis == .horizontal
        let place = item.isCentered == true ? mark.middle : mark.place
        guard let along = place(isHorizontal ? size.width : size.height) else { return }
        let position = isHorizontal ? (geometry.isRightToLeft ? size.width - along : along) : size.height - along
        let range: (CGFloat, CGFloat)
        switch item.kind {
        case .label: return
        case .gridLine: range = (0, isHorizontal ? size.height : size.width)
        case .tick(let length): range = tick(length, axis.edge, labelHeight)
        }
        var path = Path()
        path.move(to: isHorizontal ? CGPoint(x: position, y: range.0) : CGPoint(x: range.0, y: position))
        path.addLine(to: isHorizontal ? CGPoint(x: position, y: range.1) : CGPoint(x: range.1, y: position))
        let outline = path.offsetBy(dx: item.offset.width, dy: item.offset.height)
            .strokedPath(item.stroke ?? StrokeStyle(lineWidth: ChartLook.gridWidth))
        painter.fill(outline, with: item.style ?? ChartLook.gridStyle, in: outline.boundingRect)
    }

    private func tick(_ length: AxisTick.Length, _ edge: PlotEdge, _ labelHeight: CGFloat) -> (CGFloat, CGFloat) {
        let points: CGFloat
        switch length.kind {
        case .automatic: points = ChartLook.tickLength
        case .points(let given): points = given
        case .label(let more), .longestLabel(let more): points = labelHeight + ChartLook.labelSpacing + more
        }
        let isLeft = (edge == .leading) != geometry.isRightToLeft
        switch edge {
        case .top: return (-points, 0)
        case .bottom: return (geometry.size.height, geometry.size.height + points)
        case .leading, .trailing:
            return isLeft ? (-points, 0) : (geometry.size.width, geometry.size.width + points)
        }
    }
}

/// The views that stand at marks: annotations, and symbols that are views.
private struct AttachedViews: View {
    let geometry: PlotGeometry

    private struct Attached: Identifiable {
        let id: String
        let view: AnyView
        let place: AttachedPlace
    }

    var body: some View {
        let attached = attached
        if !attached.isEmpty {
            AttachedLayout(isRightToLeft: geometry.isRightToLeft)({
                ForEach(attached) { $0.view.layoutValue(key: AttachedPlaceKey.self, value: $0.place) }
            })
            .environment(\.chartSettings, ChartSettings())
        }
    }

    private var attached: [Attached] {
        var all: [Attached] = []
        for (index, mark) in geometry.model.marks.enumerated() {
            if case .view(let view) = mark.item.symbol, let point = geometry.point(of: mark) {
                all.append(
                    Attached(
                        id: "\(index)", view: view,
                        place: AttachedPlace(frame: CGRect(origin: point, size: .zero), position: .overlay)))
            }
            guard !mark.item.annotations.isEmpty, let frame = geometry.frame(of: mark) else { continue }
            for (number, annotation) in mark.item.annotations.enumerated() {
                all.append(
                    Attached(
                        id: "\(index).\(number)",
                        view: annotation.content(AnnotationContext(targetSize: frame.size)),
                        place: AttachedPlace(
                            frame: geometry.frame(of: mark, for: annotation.position) ?? frame,
                            position: annotation.position, alignment: annotation.alignment,
                            spacing: annotation.spacing ?? 4, overflow: annotation.overflow)))
            }
        }
        return all
    }
}

/// Where a view stands at a mark.
struct AttachedPlace {
    let frame: CGRect
    let position: AnnotationPosition
    var alignment = Alignment.center
    var spacing: CGFloat = 0
    var overflow = AnnotationOverflowResolution()

    /// The origin of a view of a size, from the plot's top left corner.
    func origin(_ size: CGSize, in plot: CGSize) -> CGPoint {
        let place = position.place ?? (0, -1)
        var point = CGPoint.zero
        switch place.x {
        case -1: point.x = frame.minX - spacing - size.width
        case 1: point.x = frame.maxX + spacing
        default:
            switch alignment.horizontal {
            case .leading: point.x = frame.minX
            case .trailing: point.x = frame.maxX - size.width
            default: point.x = frame.midX - size.width / 2
            }
        }
        switch place.y {
        case -1: point.y = frame.minY - spacing - size.height
        case 1: point.y = frame.maxY + spacing
        default:
            switch alignment.vertical {
            case .top: point.y = frame.minY
            case .bottom: point.y = frame.maxY - size.height
            default: point.y = frame.midY - size.height / 2
            }
        }
        if overflow.x.moves { point.x = max(min(point.x, plot.width - size.width), 0) }
        if overflow.y.moves { point.y = max(min(point.y, plot.height - size.height), 0) }
        return point
    }
}

extension AnnotationOverflowResolution.Strategy {
    /// True if an annotation is moved into the plot.
    fileprivate var moves: Bool {
        switch kind {
        case .fit, .pad: true
        case .automatic, .disabled: false
        }
    }
}

struct AttachedPlaceKey: LayoutValueKey {
    static var defaultValue: AttachedPlace { AttachedPlace(frame: .zero, position: .overlay) }
}

/// Puts views at marks.
struct AttachedLayout: Layout {
    let isRightToLeft: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let place = subview[AttachedPlaceKey.self]
            let offered = ProposedViewSize(
                width: place.position == .overlay ? max(place.frame.width, 1) : nil, height: nil)
            let size = place.frame.width > 0 ? subview.sizeThatFits(offered) : subview.sizeThatFits(.unspecified)
            var origin = place.origin(size, in: bounds.size)
            // The layout itself is mirrored; marks lie where they are drawn.
            if isRightToLeft { origin.x = bounds.width - origin.x - size.width }
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
                proposal: ProposedViewSize(size))
        }
    }
}
