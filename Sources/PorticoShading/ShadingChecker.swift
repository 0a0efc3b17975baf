/// Looks for mistakes in a source before an app runs.
package enum ShadingChecker {
    /// Whether a source has functions that are stitched; others are for programs that nothing here runs.
    package static func hasStitchableFunctions(_ text: String) -> Bool { text.contains("stitchable") }

    /// The names of the functions that can be stitched.
    ///
    /// - Parameter includes: Gives the text of a file that is included by its name in quotes.
    /// - Throws: the first mistake.
    package static func checkSource(
        _ text: String, file: String, includes: @escaping (String) -> String? = { _ in nil }
    ) throws(ShadingError) -> [String] {
        let unit = try ShadingUnit(text, file: file, includes: includes)
        for function in unit.stitchable {
            _ = try unit.program(of: function, usage: likelyUsage(of: function))
        }
        return unit.stitchable.map(\.name)
    }

    /// Reads in a function's declaration what it is for.
    private static func likelyUsage(of function: FunctionSyntax) -> ShadingUsage {
        if function.result.name.hasSuffix("2") { return .distortion }
        guard function.parameters.count > 1 else { return .fill }
        let second = function.parameters[1].type
        if second.name == "Layer" { return .layer }
        return (second.name == "half4" || second.name == "float4") && !second.isPointer ? .color : .fill
    }
}
