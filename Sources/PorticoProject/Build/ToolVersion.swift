/// The compiler's version, as it says itself.
package enum ToolVersion {
    /// Its first line, or nil without a compiler.
    package static var compiler: String? {
        guard let swift = FilePaths.program("swiftc"), let text = try? ToolRunner.output(swift, ["--version"]) else {
            return nil
        }
        return text.split(separator: "\n").first.map(String.init)
    }
}
