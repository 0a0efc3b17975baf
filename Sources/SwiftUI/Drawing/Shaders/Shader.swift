import Foundation
internal import PorticoShading

/// A function of Metal's with the arguments that it is called with: a colour, a place or a pixel of a picture comes out of it.
///
/// The function is run by the processor, with some differences from a GPU (DEV-1346).
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

    /// Makes a function ready before its first use, as a way of drawing.
    ///
    /// - Throws: where the library has no such function, or it has a mistake.
    public func compile(as type: UsageType) async throws {
        if function.compiled(for: type.shading) == nil { throw CompilationError(name: function.name) }
    }

    private struct CompilationError: Error, CustomStringConvertible {
        let name: String
        var description: String { "Failed to compile shader function “\(name)”" }
    }

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

    /// A shape whose function isn't found stays clear.
    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        _Paint(value: paint(in: context.value, bounds: nil).atLevel(level))
    }

    /// - Parameter bounds: What the function is told as its bounding rectangle; nil is what is filled.
    func paint(in context: StyleContext, bounds: CGRect?) -> Paint {
        guard let resolved = ResolvedShader(self, usage: .fill, in: context) else {
            return Paint(color: Color.Resolved(.sRGB, 0, 0, 0, 0))
        }
        return Paint(.custom(AnyPaint(ShaderPaint(shader: resolved, name: function.name, bounds: bounds))))
    }
}
