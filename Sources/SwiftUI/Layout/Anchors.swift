import CoreGraphics

/// A place of one view, to be told in another's terms.
public struct Anchor<Value> {
    let resolve: @MainActor (LayoutElement) -> Value?
    let fallback: Value

    /// What an anchor is made of.
    public struct Source {
        let value: @MainActor (CGSize) -> Value
        let convert: @MainActor (Value, _ from: LayoutElement, _ to: LayoutElement) -> Value
        let fallback: Value
    }
}

extension Anchor: @unchecked Sendable {}
extension Anchor.Source: @unchecked Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { make { CGRect(origin: .zero, size: $0) } }
    /// A rectangle in the view's space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { make { _ in rect } }

    private static func make(_ value: @escaping @MainActor (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            value: value,
            convert: { rect, from, to in
                let a = from.convert(rect.origin, to: to), b = from.convert(CGPoint(x: rect.maxX, y: rect.maxY), to: to)
                return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
            }, fallback: .zero)
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { make { _ in point } }
    /// A point of the view's unit square.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        make { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func make(_ value: @escaping @MainActor (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            value: value, convert: { point, from, to in from.convert(point, to: to) }, fallback: .zero)
    }
}

extension LayoutElement {
    /// A point of this element in another's space.
    func convert(_ point: CGPoint, to other: LayoutElement) -> CGPoint {
        self.point(point, in: nil) - other.point(.zero, in: nil)
    }
}
