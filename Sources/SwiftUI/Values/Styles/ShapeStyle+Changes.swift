import Foundation

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind what is drawn.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false) }

    /// A shadow inside of what is drawn.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true) }
}

/// A style with something changed.
struct ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    enum Change: Hashable, Sendable {
        case opacity(Double), blendMode(BlendMode), shadow(ShadowStyle), rect(CGRect), level(Int)
    }

    let base: Base
    let change: Change

    func _paint(in context: _StyleContext, level: Int) -> _Paint {
        if case .level(let own) = change { return base._paint(in: context, level: own + level) }
        var result = base._paint(in: context, level: level)
        switch change {
        case .opacity(let opacity): result.value.opacity *= opacity
        case .blendMode(let mode): result.value.blendMode = mode
        case .shadow(let shadow):
            result.value.shadows.append(
                ResolvedShadow(
                    color: shadow.color.resolve(in: context.value), radius: shadow.radius, offset: shadow.offset,
                    isInner: shadow.isInner))
        case .rect(let rect): result.value.rect = rect
        case .level: break
        }
        return result
    }
}

extension ChangedShapeStyle: Equatable where Base: Equatable {}

extension ChangedShapeStyle: WrappingShapeStyle {
    var wrappedStyles: [AnyShapeStyle] { [AnyShapeStyle(base)] }
}

extension ShapeStyle {
    /// The style, its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ChangedShapeStyle(base: self, change: .opacity(opacity))
    }

    /// The style, mixed with what is below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ChangedShapeStyle(base: self, change: .blendMode(mode))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ChangedShapeStyle(base: self, change: .shadow(style))
    }

    /// The style as it is in a rectangle, wherever it is drawn.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { ChangedShapeStyle(base: self, change: .rect(rect)) }

    /// The style's second level.
    public var secondary: some ShapeStyle { ChangedShapeStyle(base: self, change: .level(1)) }
    /// The style's third level.
    public var tertiary: some ShapeStyle { ChangedShapeStyle(base: self, change: .level(2)) }
    /// The style's fourth level.
    public var quaternary: some ShapeStyle { ChangedShapeStyle(base: self, change: .level(3)) }
    /// The style's fifth level.
    public var quinary: some ShapeStyle { ChangedShapeStyle(base: self, change: .level(4)) }
}
