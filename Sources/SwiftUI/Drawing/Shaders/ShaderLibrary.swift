import Foundation

/// A library of Metal's functions, whose functions are its members: `ShaderLibrary.default.ripple(.float(2))`.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        /// The library in an app's or package's bundle.
        case bundle(URL)
        case file(URL)
        case data(Data)
    }
    private let source: Source

    private init(source: Source) { self.source = source }

    /// The library's bytes: of the file that a build makes of the shaders' sources, in a bundle.
    var data: Data? {
        switch source {
        case .bundle(let bundle): try? Data(contentsOf: bundle.appendingPathComponent("default.metallib"))
        case .file(let file): try? Data(contentsOf: file)
        case .data(let data): data
        }
    }

    /// The library of the app's own functions.
    public static let `default` = ShaderLibrary.bundle(.main)

    /// The library of the functions in a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundleURL)) }

    /// Creates a library from the bytes of a compiled one.
    public init(data: Data) { self.init(source: .data(data)) }

    /// Creates a library from the file of a compiled one.
    public init(url: URL) { self.init(source: .file(url)) }

    /// A function of the app's own library, by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

    /// A function of the library, by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
