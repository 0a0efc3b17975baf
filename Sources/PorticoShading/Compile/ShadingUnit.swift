/// The functions, structures and constants of one source.
///
/// - From: `ShadingLibrary`
/// - To: `FunctionCompiler`
struct ShadingUnit: Sendable {
    let functions: [String: [FunctionSyntax]]
    let stitchable: [FunctionSyntax]
    private(set) var structures: [String: ShadingType]
    let standards: [String: StructureSyntax]
    let constants: [String: Declaration]
    let file: String

    init(_ text: String, file: String, includes: @escaping (String) -> String?) throws(ShadingError) {
        self.file = file
        var parser = Parser(try Preprocessor.tokens(text, file: file, includes: includes))
        try parser.readFile()
        functions = Dictionary(grouping: parser.functions, by: \.name)
        stitchable = parser.functions.filter(\.isStitchable)
        constants = Dictionary(parser.constants.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        standards = Dictionary(parser.structures.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        structures = [:]
        var known: [String: ShadingType] = [:]
        for structure in parser.structures {
            var members: [(name: String, type: ShadingType)] = []
            // Structures of other programs may have what isn't known here: they are no types, then.
            let compiler = FunctionCompiler(self, structures: known)
            for member in structure.members {
                guard let type = try? compiler.resolve(member.type) else { continue }
                members.append((member.name, type))
            }
            guard members.count == structure.members.count else { continue }
            let type = ShadingType.structure(.init(structure.name, members))
            guard type.count <= ShadingBounds.components else {
                throw ShadingError(
                    structure.place, "a structure has at most \(ShadingBounds.components) numbers",
                    remedy: "make it smaller")
            }
            known[structure.name] = type
        }
        structures = known
    }

    /// Compiles a function for a use.
    func program(of function: FunctionSyntax, usage: ShadingUsage) throws(ShadingError) -> CompiledFunction {
        let compiler = FunctionCompiler(self, structures: structures)
        return try compiler.compileEntry(function, usage: usage)
    }
}

/// A function is called for this.
package enum ShadingUsage: Hashable, Sendable {
    /// `half4 name(float2 position, …)`
    case fill
    /// `half4 name(float2 position, half4 color, …)`
    case color
    /// `float2 name(float2 position, …)`
    case distortion
    /// `half4 name(float2 position, SwiftUI::Layer layer, …)`
    case layer
}

/// A function with what it takes.
struct CompiledFunction: Sendable {
    enum Parameter: Sendable {
        /// So many numbers, in the registers of the program's parameter with this number.
        case numbers(count: Int, scalar: ShadingType.Scalar, shown: String)
        /// An array of the app's, and after it how many bytes or values there are.
        case buffer(number: Int, hasCount: Bool, shown: String)
        case picture(number: Int)
    }
    let program: ShadingProgram
    let parameters: [Parameter]
}
