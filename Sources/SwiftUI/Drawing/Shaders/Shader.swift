import Foundation

/// A function of Metal's with the arguments that it is called with: a colour, a place or a pixel of a picture comes out of it.
///
/// Nothing here runs Metal (DEV-1346): a shader is a value that can be made, kept, compared and given to effects.
public struct Shader: Equatable, Sendable {
    /// The function that is called.
    public var function: ShaderFunction
    /// The function is given these after the arguments that every function of its kind has.
    public var arguments: [Argument]
    /// Whether a colour that comes out of a paint is dithered, so that few levels look like more.
    public var dithersColor = false

    /// Creates a shader that calls a function with arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }

    /// Makes a function ready before its first use, as a way of drawing. There is nothing to be made ready here (DEV-1346).
    public func compile(as type: UsageType) async throws {}

    /// The way of drawing that a shader is used for.
    public struct UsageType: Hashable, Sendable {
        private let kind: Int

        /// The shader is a paint: it gives a colour for a place.
        public static let shapeStyle = UsageType(kind: 0)
        /// The shader gives a colour for a place and the colour that was there.
        public static let colorEffect = UsageType(kind: 1)
        /// The shader says for a place from where in the picture its colour is taken.
        public static let distortionEffect = UsageType(kind: 2)
        /// The shader gives a colour for a place of a picture, of which it sees all.
        public static let layerEffect = UsageType(kind: 3)
    }
}

extension Shader: ShapeStyle {
    public typealias Resolved = Never

    /// A shape that would be filled stays clear.
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        ShaderReport.reportUse(of: self)
        return _Paint(value: Paint(color: Color.Resolved(.sRGB, 0, 0, 0, 0)))
    }
}
