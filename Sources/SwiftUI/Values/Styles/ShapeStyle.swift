import UIKit

/// A colour, gradient, material or the like, with which a shape is filled or text is drawn.
///
/// An app's own style says in `resolve(in:)` which other style it is in an environment.
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style draws at a place. Apps don't implement it: the default asks `resolve(in:)`.
    func _paint(in context: _StyleContext, level: Int) -> _Paint
}

/// The place at which a style is drawn; opaque to apps.
public struct _StyleContext {
    package var value: StyleContext
}

/// What a style draws; opaque to apps.
public struct _Paint {
    package var value: Paint
}

extension ShapeStyle where Resolved == Never {
    /// A style that stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) stands for itself; ask for what it draws instead.")
    }
}

extension ShapeStyle {
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        resolve(in: context.value.environment)._paint(in: context, level: level)
    }

    /// What the style draws at a place.
    ///
    /// - Parameter level: 0 is the style itself, 1 its secondary form, and so on to 3.
    package func paint(in context: StyleContext, level: Int = 0) -> Paint {
        _paint(in: _StyleContext(value: context), level: level).value
    }
}

extension Never: ShapeStyle {
    public func _paint(in context: _StyleContext, level: Int) -> _Paint { fatalError("Never is no style") }
}

/// How much of a style's opacity its levels keep.
enum StyleLevel {
    static let opacities: [Double] = [1, 0.5, 0.25, 0.2]

    static func opacity(_ level: Int) -> Double { opacities[min(max(level, 0), opacities.count - 1)] }
}

extension Paint {
    /// The paint of a level of a style that has no levels of its own.
    func atLevel(_ level: Int) -> Paint {
        guard level > 0 else { return self }
        var copy = self
        copy.opacity *= StyleLevel.opacity(level)
        return copy
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(value: Paint(color: self).atLevel(level))
    }
}

extension Color: ShapeStyle {
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(value: Paint(color: resolve(in: context.value)).atLevel(level))
    }
}

extension AnyGradient: ShapeStyle {
    /// As a fill, the gradient runs from top to bottom.
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(value: Paint(.linear(resolve(in: context.value), start: .top, end: .bottom)).atLevel(level))
    }
}

extension Gradient: ShapeStyle {
    /// As a fill, the gradient runs from top to bottom.
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        AnyGradient(self)._paint(in: context, level: level)
    }
}
