import Foundation

/// What Apple's XCTest has and the one on Linux has not, for a package's tests and the libraries that help them: `PorticoXCTest`, compiled
/// beside SwiftPM's products into a library that the test program loads if it uses something of it.
///
/// - From: `AppBuilder.buildTests`. An Xcode project's tests have it as one of their modules.
struct TestSupportLibrary {
    let sdk: SDK
    let folder: String
    /// Hears what the compiler says.
    let report: @Sendable (AppBuilder.Event) -> Void

    private static let name = "PorticoXCTest"
    private var library: String { "\(folder)/lib\(Self.name).so" }
    private var source: String { "\(folder)/\(Self.name).swift" }

    /// Compiles it where that hasn't been done, and returns the arguments of `swift build` that the package's own code finds it by.
    func compile() throws -> [String] {
        let text = Data(TestSources.support.utf8)
        if FilePaths.contents(source) != text || !FilePaths.isFile(library) {
            try FilePaths.makeFolder(folder)
            // A compiler that is stopped leaves none, and the next build makes it.
            try? FileManager.default.removeItem(atPath: library)
            try FilePaths.write(text, to: source)
            try runCompiler()
        }
        let linking =
            ["-L" + folder, "--push-state", "--as-needed", "-l" + Self.name, "--pop-state", "-rpath", folder]
        return ["-I", folder].flatMap { ["-Xswiftc", $0] } + linking.flatMap { ["-Xlinker", $0] }
    }

    private func runCompiler() throws {
        let result = try ToolRunner.messages(
            try ToolRunner.swift("swiftc"),
            [
                "-emit-module", "-emit-library", "-module-name", Self.name, "-swift-version", "5", "-Onone",
                "-emit-module-path", "\(folder)/\(Self.name).swiftmodule", "-o", library,
                "-module-cache-path", folder + "/ModuleCache", source,
            ] + sdk.compilerArguments + sdk.linkerArguments(combine: false, networking: false))
        guard result.status == 0 else {
            let messages = CompilerMessages(ledger: nil).readable(result.text)
            if !messages.isEmpty { report(.messages(messages)) }
            throw ProjectError(
                Self.name, "the compiler found errors in what tests are given",
                remedy: "look whether portico and the Swift toolchain belong together: “portico doctor”")
        }
    }
}
