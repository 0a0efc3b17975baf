import SwiftUI

/// A shape that shows a point of a chart.
public protocol ChartSymbolShape: Shape {
    /// The rectangle of the unit square in which the shape looks as large as a circle of diameter 1.
    var perceptualUnitRect: CGRect { get }
}

/// A shape of the system for points.
public struct BasicChartSymbolShape: ChartSymbolShape {
    public typealias AnimatableData = EmptyAnimatableData
    enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind

    nonisolated init(kind: Kind) { self.kind = kind }

    /// The rectangle of the unit square in which the shape looks as large as a circle of diameter 1.
    public var perceptualUnitRect: CGRect {
        let inset: CGFloat =
            switch kind {
            case .circle, .asterisk: 0
            case .square: 0.06
            case .triangle, .diamond: -0.1
            case .pentagon: -0.04
            case .plus, .cross: -0.05
            }
        return CGRect(x: inset, y: inset, width: 1 - 2 * inset, height: 1 - 2 * inset)
    }

    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
        case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
        case .pentagon: return polygon([(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)], in: rect)
        case .plus: return strokes(2, turned: 0, in: rect)
        case .cross: return strokes(2, turned: .pi / 4, in: rect)
        case .asterisk: return strokes(3, turned: .pi / 2, in: rect)
        }
    }

    private func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
        Path { path in
            path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
            path.closeSubpath()
        }
    }

    /// Lines through the middle, as an outline.
    private func strokes(_ count: Int, turned start: CGFloat, in rect: CGRect) -> Path {
        var lines = Path()
        for index in 0..<count {
            let angle = start + .pi * CGFloat(index) / CGFloat(count)
            let away = CGSize(width: cos(angle) * rect.width / 2, height: sin(angle) * rect.height / 2)
            lines.move(to: CGPoint(x: rect.midX - away.width, y: rect.midY - away.height))
            lines.addLine(to: CGPoint(x: rect.midX + away.width, y: rect.midY + away.height))
        }
        return lines.strokedPath(StrokeStyle(lineWidth: max(min(rect.width, rect.height) * 0.25, 0.5)))
    }

    /// The shape's outline, inside of it.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ChartSymbolShape {
    /// The shape's outline, inside of it.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The shape's outline, inside of it.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: style)
    }
}

/// The outline of a symbol.
private struct BorderedSymbolShape<S: ChartSymbolShape>: ChartSymbolShape {
    let shape: S
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// Two strokes that cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Three strokes that cross.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol whose type isn't told.
public struct AnyChartSymbolShape: ChartSymbolShape {
    public typealias AnimatableData = EmptyAnimatableData
    private let shape: any ChartSymbolShape

    /// The same symbol without its type.
    nonisolated public init(_ content: any ChartSymbolShape) {
        shape = (content as? AnyChartSymbolShape)?.shape ?? content
    }

    /// The rectangle of the unit square in which the shape looks as large as a circle of diameter 1.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The outline around a point.
    func path(around center: CGPoint, size: CGSize) -> Path {
        let unit = perceptualUnitRect
        return path(
            in: CGRect(
                x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
                width: unit.width * size.width, height: unit.height * size.height))
    }
}

extension Circle: ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
