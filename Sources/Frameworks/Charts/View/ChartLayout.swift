import SwiftUI

/// What a part of a chart is to its layout.
enum ChartPart {
    case plot
    case label(AxisLabelPlace)
    case title(edge: PlotEdge, alignment: Alignment?, spacing: CGFloat)
    case legend(edge: PlotEdge, alignment: Alignment?, spacing: CGFloat)
}

/// Where an axis' label lies.
struct AxisLabelPlace {
    let edge: PlotEdge
    /// Points from the axis' beginning, on an axis of a length.
    let place: (CGFloat) -> CGFloat?
    /// The label's point that lies there; nil is the middle of the side next to the plot.
    let anchor: UnitPoint?
    let isCentered: Bool
    /// True for labels over the plot, which take no room beside it.
    let isInset: Bool
    /// True for labels that end where the plot does.
    let isAligned: Bool
    let options: AxisLabelOptions
    let offset: CGSize
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Lays out a chart: the plot gets what labels, titles and legend leave.
struct ChartLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ChartSizing.ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var rect = bounds
        var outer: [(LayoutSubview, PlotEdge, Alignment?, CGRect)] = []
        for subview in subviews {
            if case .legend(let edge, let alignment, let spacing) = subview[ChartPartKey.self] {
                outer.append((subview, edge, alignment, cut(subview, edge, spacing, from: &rect)))
            }
        }
        for subview in subviews {
            if case .title(let edge, let alignment, let spacing) = subview[ChartPartKey.self] {
                outer.append((subview, edge, alignment, cut(subview, edge, spacing, from: &rect)))
            }
        }
        rect = plotRect(in: rect, subviews)
        for subview in subviews {
            switch subview[ChartPartKey.self] {
            case .plot: subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
            default: break
            }
        }
        for (subview, edge, alignment, room) in outer { place(subview, edge, alignment, in: room, beside: rect) }
        placeLabels(subviews, around: rect, in: bounds)
    }

    /// Takes the room of a subview away from a rectangle's edge.
    private func cut(_ subview: LayoutSubview, _ edge: PlotEdge, _ spacing: CGFloat, from rect: inout CGRect) -> CGRect
    {
        let size = subview.sizeThatFits(ProposedViewSize(width: rect.width, height: nil))
        guard size != .zero else { return CGRect(origin: rect.origin, size: .zero) }
        let side: CGRectEdge =
            switch edge {
            case .leading: .minXEdge
            case .trailing: .maxXEdge
            case .top: .minYEdge
            case .bottom: .maxYEdge
            }
        let length = edge == .top || edge == .bottom ? size.height : size.width
        let (slice, rest) = rect.divided(atDistance: length, from: side)
        rect = rest.divided(atDistance: spacing, from: side).remainder
        return slice
    }

    private func place(
        _ subview: LayoutSubview, _ edge: PlotEdge, _ alignment: Alignment?, in room: CGRect, beside plot: CGRect
    ) {
        let isHorizontal = edge == .top || edge == .bottom
        let size = subview.sizeThatFits(ProposedViewSize(width: isHorizontal ? room.width : nil, height: nil))
        let proposal = ProposedViewSize(size)
        if isHorizontal {
            let x: CGFloat
            switch alignment?.horizontal {
            // In the middle of the plot, and in the room: a legend in lines may be wider than the plot.
            case .center?: x = max(room.minX, min(plot.midX - size.width / 2, room.maxX - size.width))
            case .trailing?: x = room.maxX - size.width
            default: x = room.minX
            }
            subview.place(at: CGPoint(x: x, y: room.minY), anchor: .topLeading, proposal: proposal)
        } else {
            let y: CGFloat
            switch alignment?.vertical {
            case .top?: y = plot.minY
            case .bottom?: y = plot.maxY - size.height
            default: y = plot.midY - size.height / 2
            }
            subview.place(at: CGPoint(x: room.minX, y: y), anchor: .topLeading, proposal: proposal)
        }
    }

    // MARK: Labels

    private func spacing(_ place: AxisLabelPlace) -> CGFloat {
        let isVerticalAxis = place.edge == .leading || place.edge == .trailing
        return (isVerticalAxis ? place.options.horizontalSpacing : place.options.verticalSpacing)
            ?? ChartLook.labelSpacing
    }

    private func plotRect(in rect: CGRect, _ subviews: Subviews) -> CGRect {
        var (leading, trailing, top, bottom, half) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for subview in subviews {
            guard case .label(let place) = subview[ChartPartKey.self], !place.isInset else { continue }
            let size = subview.sizeThatFits(.unspecified), gap = spacing(place)
            switch place.edge {
            case .leading: leading = max(leading, size.width + gap)
            case .trailing: trailing = max(trailing, size.width + gap)
            case .top: top = max(top, size.height + gap)
            case .bottom: bottom = max(bottom, size.height + gap)
            }
            // The uppermost label is as far above its line as below it.
            if place.edge == .leading || place.edge == .trailing { half = max(half, size.height / 2) }
        }
        return CGRect(
            x: rect.minX + leading, y: rect.minY + max(top, half),
            width: max(rect.width - leading - trailing, 0),
            height: max(rect.height - max(top, half) - max(bottom, half), 0))
    }

    private func placeLabels(_ subviews: Subviews, around plot: CGRect, in bounds: CGRect) {
        for edge in [PlotEdge.leading, .trailing, .top, .bottom] {
            var labels: [(order: Int, subview: LayoutSubview, place: AxisLabelPlace, priority: Double)] = []
            for subview in subviews {
                guard case .label(let place) = subview[ChartPartKey.self], place.edge == edge else { continue }
                var priority = 0.0
                if case .greedy(let given, _) = place.options.collision.kind { priority = given }
                labels.append((labels.count, subview, place, priority))
            }
            labels.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.order < $1.order }
            var taken: [CGRect] = []
            for (_, subview, place, _) in labels {
                let size = subview.sizeThatFits(.unspecified)
                let frame = frame(of: place, size, around: plot)
                guard let frame, fits(frame, place, beside: taken, in: bounds) else {
                    // A layout can't leave a view out; far away nobody sees it.
                    subview.place(at: CGPoint(x: -1e5, y: -1e5), anchor: .topLeading, proposal: ProposedViewSize(size))
                    continue
                }
                taken.append(frame)
                subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
            }
        }
    }

    private func fits(_ frame: CGRect, _ place: AxisLabelPlace, beside taken: [CGRect], in bounds: CGRect) -> Bool {
        let gap: CGFloat
        switch place.options.collision.kind {
        case .disabled, .truncate: return true
        case .automatic: gap = 2
        case .greedy(_, let spacing): gap = spacing ?? 2
        }
        if place.edge == .top || place.edge == .bottom {
            // A label that begins at its line is left out where it would end outside.
            if !place.isCentered, place.anchor == nil, frame.maxX > bounds.maxX + 1 { return false }
            return !taken.contains { $0.insetBy(dx: -gap, dy: 0).intersects(frame) }
        }
        return !taken.contains { $0.intersects(frame) }
    }

    private func frame(of place: AxisLabelPlace, _ size: CGSize, around plot: CGRect) -> CGRect? {
        let isVerticalAxis = place.edge == .leading || place.edge == .trailing
        guard let along = place.place(isVerticalAxis ? plot.height : plot.width) else { return nil }
        let gap = spacing(place)
        var (point, anchor): (CGPoint, UnitPoint)
        switch place.edge {
        case .trailing:
            point = CGPoint(x: place.isInset ? plot.maxX - gap : plot.maxX + gap, y: plot.maxY - along)
            anchor = place.isInset ? .bottomTrailing : .leading
        case .leading:
            point = CGPoint(x: place.isInset ? plot.minX + gap : plot.minX - gap, y: plot.maxY - along)
            anchor = place.isInset ? .bottomLeading : .trailing
        case .bottom:
            point = CGPoint(x: plot.minX + along, y: place.isInset ? plot.maxY - gap : plot.maxY + gap)
            anchor = place.isInset ? .bottom : .top
        case .top:
            point = CGPoint(x: plot.minX + along, y: place.isInset ? plot.minY + gap : plot.minY - gap)
            anchor = place.isInset ? .top : .bottom
        }
        if let given = place.anchor {
            anchor = given
        } else if !isVerticalAxis, !place.isCentered {
            anchor = UnitPoint(x: 0, y: anchor.y)
            point.x += place.options.horizontalSpacing ?? ChartLook.labelSpacing
        }
        var origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        if place.isAligned, isVerticalAxis {
            origin.y = max(min(origin.y, plot.maxY - size.height), plot.minY)
        } else if place.isAligned {
            origin.x = max(min(origin.x, plot.maxX - size.width), plot.minX)
        }
        return CGRect(
            origin: CGPoint(x: origin.x + place.offset.width, y: origin.y + place.offset.height), size: size)
    }
}

/// Takes the room there is, and a chart's own size where nobody says.
struct ChartSizing: Layout {
    /// A chart's size where nothing is proposed.
    static let ideal = CGSize(width: 300, height: 200)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: Self.ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        }
    }
}
