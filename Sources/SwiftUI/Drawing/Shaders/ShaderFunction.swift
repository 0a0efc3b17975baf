/// A function of a library of Metal's. Called with arguments it makes a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    /// The library in which the function is.
    public var library: ShaderLibrary
    /// The function's name there.
    public var name: String

    /// Creates the reference to a function. Whether the library has it isn't asked.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    /// The shader that calls the function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
