import SwiftUI

/// Tells where a chart's values lie, and which value lies where. Positions are in points from the plot's top left corner.
public struct ChartProxy {
    let report: PlotReport

    private var geometry: PlotGeometry { report.geometry }
    private var model: ChartModel { geometry.model }

    /// The plot's size.
    public var plotSize: CGSize { geometry.size }
    /// The plot's place in the chart; nil where there is no plot.
    public var plotFrame: Anchor<CGRect>? { report.anchor }
    /// The plot's size.
    public var plotAreaSize: CGSize { geometry.size }
    /// The plot's place in the chart.
    public var plotAreaFrame: Anchor<CGRect> { report.anchor }

    // MARK: Places

    /// Where a value of the x axis lies; nil where it has no place.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x(Primitive(value)) }
    /// Where a value of the y axis lies; nil where it has no place.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y(Primitive(value)) }
    /// Where two values lie; nil where one of them has no place.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// What a value of the x axis fills: a category's band; nil where it has no place.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        geometry.room(of: Plotted(label: .string(""), low: Primitive(value)), on: .horizontal)
    }
    /// What a value of the y axis fills: a category's band; nil where it has no place.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        geometry.room(of: Plotted(label: .string(""), low: Primitive(value)), on: .vertical)
    }
    /// What two values fill; nil where one of them has no place.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    // MARK: Values

    /// The value of the x axis at a place; nil where there is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        geometry.value(at: position, on: .horizontal)?.value(as: P.self)
    }
    /// The value of the y axis at a place; nil where there is none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        geometry.value(at: position, on: .vertical)?.value(as: P.self)
    }
    /// The values at a place; nil where there are none of the types.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// The value of the sectors' angles at an angle from the top, clockwise: between zero and their sum; nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        geometry.angleValue(at: angle)?.value(as: P.self)
    }
    /// The angle at a place, from the top, clockwise.
    public func angle(at position: CGPoint) -> Angle { geometry.angle(at: position) }

    // MARK: Scales

    /// The values of the x axis: its categories, or its two ends.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.x) }
    /// The values of the y axis: its categories, or its two ends.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.y) }

    private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
        switch scale.kind {
        case .category: scale.categories.compactMap { $0.value(as: P.self) }
        case .number: [scale.ends.0, scale.ends.1].compactMap { Primitive.number($0).value(as: P.self) }
        case .date:
            [scale.ends.0, scale.ends.1].compactMap {
                Primitive.date(Date(timeIntervalSinceReferenceDate: $0)).value(as: P.self)
            }
        }
    }

    /// The style of a value; nil where the scale has none.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.styles?(Primitive(value)) }
    /// The values that have a style.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.styles?.domain) }
    /// The symbol of a value; nil where the scale has none.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbols?(Primitive(value)) }
    /// The values that have a symbol.
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.symbols?.domain) }
    /// The area of a value's symbol, in square points; nil where the scale has none.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.symbolSizes?(Primitive(value)) }
    /// The values whose symbols have a size.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.symbolSizes?.domain) }
    /// The line style of a value; nil where the scale has none.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lineStyles?(Primitive(value)) }
    /// The values that have a line style.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(model.lineStyles?.domain) }

    private func values<P: Plottable>(_ domain: [Primitive]?) -> [P] {
        (domain ?? []).compactMap { $0.value(as: P.self) }
    }
}

extension PlotGeometry {
    /// The angle at a place, from the top, clockwise: from 0 up to a whole turn.
    func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// How far the sum of the sectors' values has come at an angle; nil without sectors.
    func angleValue(at angle: Angle) -> Primitive? {
        let total = model.marks.reduce(0.0) { sum, mark in
            mark.turn == nil ? sum : sum + max(mark.item.angle.single?.low.number ?? 0, 0)
        }
        guard total > 0 else { return nil }
        let part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        return .number(total * (part < 0 ? part + 1 : part))
    }
}
