import SwiftUI

/// A chart's model in a plot of a size: where its values and marks lie, in points from the plot's top left corner.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let isRightToLeft: Bool

    // MARK: Values

    func x(_ value: Primitive) -> CGFloat? { model.x.position(of: value, length: size.width).map(physical) }
    func y(_ value: Primitive) -> CGFloat? {
        model.y.position(of: value, length: size.height).map { size.height - $0 }
    }
    func place(_ value: Primitive, on axis: Axis) -> CGFloat? { axis == .horizontal ? x(value) : y(value) }

    func value(at place: CGFloat, on axis: Axis) -> Primitive? {
        axis == .horizontal
            ? model.x.value(at: physical(place), length: size.width)
            : model.y.value(at: size.height - place, length: size.height)
    }

    /// From an axis' beginning to points from the left, and back.
    private func physical(_ x: CGFloat) -> CGFloat { isRightToLeft ? size.width - x : x }

    /// What a value fills: the band of a category, the unit of a date, one place of a number.
    func room(of value: Plotted, on axis: Axis) -> ClosedRange<CGFloat>? {
        let scale = axis == .horizontal ? model.x : model.y
        let length = axis == .horizontal ? size.width : size.height
        var a: CGFloat, b: CGFloat
        if let band = scale.band(of: value.low, length: length) {
            (a, b) = (band.lowerBound, band.upperBound)
        } else if let start = scale.position(of: value.low, length: length) {
            (a, b) = (start, value.high.flatMap { scale.position(of: $0, length: length) } ?? start)
        } else {
            return nil
        }
        if axis == .vertical { (a, b) = (length - a, length - b) } else { (a, b) = (physical(a), physical(b)) }
        return min(a, b)...max(a, b)
    }

    // MARK: Marks

    /// The middle of a mark along an axis: where a line goes through.
    func center(of mark: ResolvedMark, on axis: Axis) -> CGFloat? {
        let length = axis == .horizontal ? size.width : size.height
        switch mark.item[axis] {
        case .none: return length / 2
        case .points(let start, let end):
            guard let start, let end else { return length / 2 }
            return axis == .horizontal ? physical((start + end) / 2) : (start + end) / 2
        case .value(let value):
            guard let room = room(of: value, on: axis) else { return nil }
            let middle = (room.lowerBound + room.upperBound) / 2
            guard let dodge = mark.dodge, dodge.axis == axis else { return middle }
            let span = spanOfGroup(mark, in: room)
            return middle + (CGFloat(dodgeIndex(dodge)) + 0.5 - CGFloat(dodge.count) / 2) * span / CGFloat(dodge.count)
        case .range(let low, let high):
            guard let a = room(of: low, on: axis), let b = room(of: high, on: axis) else { return nil }
            return (min(a.lowerBound, b.lowerBound) + max(a.upperBound, b.upperBound)) / 2
        }
    }

    private func dodgeIndex(_ dodge: (index: Int, count: Int, axis: Axis)) -> Int {
        dodge.axis == .horizontal && isRightToLeft ? dodge.count - 1 - dodge.index : dodge.index
    }

    /// How much room marks that lie side by side have together.
    private func spanOfGroup(_ mark: ResolvedMark, in room: ClosedRange<CGFloat>) -> CGFloat {
        let available = room.upperBound - room.lowerBound
        guard available > 0 else { return ChartLook.thinBar * CGFloat(mark.dodge?.count ?? 1) }
        return (mark.item.dodge?.span ?? .automatic).length(of: available, automatic: available * 0.8)
    }

    /// From where to where a mark that has a thickness lies along an axis.
    func interval(of mark: ResolvedMark, on axis: Axis) -> ClosedRange<CGFloat>? {
        let length = axis == .horizontal ? size.width : size.height
        if mark.valueAxis == axis, let stack = mark.stack {
            let scale = axis == .horizontal ? model.x : model.y
            let low = scale.kind == .number && scale.isLogarithmic && stack.low == 0 ? scale.low : stack.low
            guard let a = place(.number(low), on: axis), let b = place(.number(stack.high), on: axis) else {
                return nil
            }
            return min(a, b)...max(a, b)
        }
        switch mark.item[axis] {
        case .none: return 0...max(length, 0)
        case .points(let start, let end):
            var (a, b) = (start ?? 0, end ?? length)
            if axis == .horizontal { (a, b) = (physical(a), physical(b)) }
            return min(a, b)...max(a, b)
        case .range(let low, let high):
            guard let a = room(of: low, on: axis), let b = room(of: high, on: axis) else { return nil }
            return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
        case .value(let value):
            guard let room = room(of: value, on: axis), let middle = center(of: mark, on: axis) else { return nil }
            let thickness = thickness(of: mark, on: axis, value, room)
            return (middle - thickness / 2)...(middle + thickness / 2)
        }
    }

    private func thickness(
        of mark: ResolvedMark, on axis: Axis, _ value: Plotted, _ room: ClosedRange<CGFloat>
    ) -> CGFloat {
        let wanted = axis == .horizontal ? mark.item.width : mark.item.height
        var available = room.upperBound - room.lowerBound
        if let dodge = mark.dodge, dodge.axis == axis {
            let part = spanOfGroup(mark, in: room) / CGFloat(dodge.count)
            return max(wanted.length(of: part, automatic: part), 0)
        }
        let isThin = available <= 0
        if isThin { available = ChartLook.thinBar }
        let automatic: CGFloat
        if mark.item.kind == .rectangle {
            automatic = isThin ? ChartLook.thinBar : available
        } else if isThin {
            automatic = available
        } else if value.unit != nil {
            automatic = max(available * 0.8, 0.5)
        } else if value.high != nil {
            automatic = max(available - 1, 0.5)
        } else {
            automatic = available * ChartLook.barRatio
        }
        return max(wanted.length(of: available, automatic: automatic), 0)
    }

    /// The rectangle of a bar or a rectangle, or that around a point's symbol or a line's point.
    func frame(of mark: ResolvedMark) -> CGRect? {
        let offset = mark.item.offset
        switch mark.item.kind {
        case .bar, .rectangle:
            guard let x = interval(of: mark, on: .horizontal), let y = interval(of: mark, on: .vertical) else {
                return nil
            }
            let (left, right) = (x.lowerBound + offset.xStart, x.upperBound + offset.xEnd)
            let (top, bottom) = (y.lowerBound + offset.yEnd, y.upperBound + offset.yStart)
            return CGRect(
                x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
        case .rule:
            let isVertical = isUpright(mark)
            guard let along = interval(of: mark, on: isVertical ? .vertical : .horizontal),
                let across = center(of: mark, on: isVertical ? .horizontal : .vertical)
            else { return nil }
            let length = along.upperBound - along.lowerBound
            return isVertical
                ? CGRect(x: across + offset.xStart, y: along.lowerBound + offset.yStart, width: 0, height: length)
                : CGRect(x: along.lowerBound + offset.xStart, y: across + offset.yStart, width: length, height: 0)
        case .sector: return SectorShape(mark, in: size).path.boundingRect
        case .line, .point, .area:
            guard let point = point(of: mark) else { return nil }
            let size = mark.item.kind == .point || mark.symbol != nil ? mark.symbolSize : .zero
            return CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        }
    }

    /// The area of a mark that a view stands in or beside. What lies over a sector has its middle in the middle of the ring.
    func frame(of mark: ResolvedMark, for position: AnnotationPosition) -> CGRect? {
        guard mark.item.kind == .sector, position == .overlay, let frame = frame(of: mark) else {
            return frame(of: mark)
        }
        let middle = SectorShape(mark, in: size).middleOfRing
        return CGRect(
            x: middle.x - frame.width / 2, y: middle.y - frame.height / 2, width: frame.width, height: frame.height)
    }

    /// True for a rule from top to bottom.
    func isUpright(_ mark: ResolvedMark) -> Bool {
        if case .value = mark.item.x {
            if case .value = mark.item.y { return false }
            return true
        }
        if case .range = mark.item.y { return true }
        return false
    }

    /// Where a line goes through, a point lies, or an area ends.
    func point(of mark: ResolvedMark) -> CGPoint? {
        var x = center(of: mark, on: .horizontal), y = center(of: mark, on: .vertical)
        if mark.item.kind == .area {
            if let stack = mark.stack, let axis = mark.valueAxis {
                let end = place(.number(stack.high), on: axis)
                if axis == .vertical { y = end } else { x = end }
            } else if case .range(_, let high) = mark.item.y {
                y = place(high.low, on: .vertical)
            } else if case .range(_, let high) = mark.item.x {
                x = place(high.low, on: .horizontal)
            }
        }
        guard let x, let y else { return nil }
        return CGPoint(x: x + mark.item.offset.xStart, y: y + mark.item.offset.yStart)
    }
}
