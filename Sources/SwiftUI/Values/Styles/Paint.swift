import UIKit

/// What a style is at a place: all that drawing needs, without dynamic parts.
package struct Paint: Equatable, Sendable {
    package enum Fill: Equatable, Sendable {
        case color(Color.Resolved)
        case linear(ResolvedGradient, start: UnitPoint, end: UnitPoint)
        case radial(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(ResolvedGradient, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
        case material(Material)
        /// What an image or mesh fills with; the type that makes it knows how it is drawn.
        case custom(AnyPaint)
    }

    package var fill: Fill
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    package var shadows: [ResolvedShadow] = []
    /// The rectangle that unit points are meant in; nil is the shape's own.
    package var rect: CGRect?

    package init(_ fill: Fill) { self.fill = fill }

    package init(color: Color.Resolved) { fill = .color(color) }

    /// The colour where the paint is one, with its opacity; nil for gradients and materials.
    package var color: Color.Resolved? {
        if case .color(let color) = fill { color.multiplyingOpacity(opacity) } else { nil }
    }

    /// One colour for what can only be drawn in one, such as UIKit's bars: a gradient's first.
    package var mainColor: Color.Resolved {
        switch fill {
        case .color(let color): color.multiplyingOpacity(opacity)
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
            .angular(let gradient, _, _, _):
            gradient.stops.first?.color.multiplyingOpacity(opacity) ?? Color.Resolved(.sRGB, 0, 0, 0, 0)
        case .material: Color.Resolved(.sRGB, 0.5, 0.5, 0.5, 0.5 * opacity)
        case .custom: Color.Resolved(.sRGB, 0, 0, 0, 0)
        }
    }
}

/// A paint of which only its own type knows how it is drawn.
package protocol PaintDrawing: Hashable, Sendable {
    /// Fills a rectangle; the context is clipped to the shape.
    func draw(in rect: CGRect, context: CGContext)
}

/// Any such paint.
package struct AnyPaint: Equatable, Sendable {
    package let base: any PaintDrawing

    package init(_ base: any PaintDrawing) { self.base = base }

    package static func == (lhs: AnyPaint, rhs: AnyPaint) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
}

/// A shadow as it is drawn.
package struct ResolvedShadow: Equatable, Sendable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize
    package var isInner: Bool
}

/// A paint that was made at a place, as a style.
struct PaintStyle: ShapeStyle, Equatable {
    let paint: Paint

    func _paint(in context: _StyleContext, level: Int) -> _Paint { _Paint(value: paint.atLevel(level)) }
}
