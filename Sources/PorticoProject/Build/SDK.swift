import Foundation

/// The frameworks, built once: Swift modules, `libPortico.so`, and the module maps of the C libraries below them.
///
/// The folder is the one that `portico` itself was built into, or `$PORTICO_SDK`.
package struct SDK: Sendable, Equatable {
    /// Holds `libPortico.so`.
    package var folder: String
    package var modules: String
    package var moduleMaps: [String]
    /// Folders of C headers that the module maps lead to.
    package var headers: [String]

    package var library: String { folder + "/libPortico.so" }

    /// - Parameter tool: the path of the running `portico`.
    package static func locate(tool: String, environment: [String: String]) throws -> SDK {
        let named = environment["PORTICO_SDK"]
        let resolved = URL(fileURLWithPath: tool).resolvingSymlinksInPath().path
        let folder = named.map(FilePaths.absolute) ?? FilePaths.folder(resolved)
        let modules = folder + "/Modules"
        guard FilePaths.isFile(modules + "/UIKit.swiftmodule"), FilePaths.isFile(folder + "/libPortico.so") else {
            throw ProjectError(
                named == nil ? folder : "PORTICO_SDK=\(folder)",
                "no UIKit here (Modules/UIKit.swiftmodule and libPortico.so)",
                remedy: "build it with “swift build --product Portico”, or set PORTICO_SDK to the folder that has it")
        }
        return SDK(
            folder: folder, modules: modules, moduleMaps: try findModuleMaps(folder), headers: findHeaders())
    }

    /// What writes down how a program's tests end.
    var testObserver: String {
        get throws {
            let file = folder + "/libPorticoTestIssues.so"
            guard FilePaths.isFile(file) else {
                throw ProjectError(
                    file, "not there, and without it nobody knows how tests end",
                    remedy: "build it with “swift build --product PorticoTestIssues”")
            }
            return file
        }
    }

    /// What is absent of Apple's API.
    var ledger: Ledger? { Ledger.find(folder) }

    package var hasCombine: Bool { FilePaths.isFile(folder + "/libPorticoCombine.so") }

    package var hasNetworking: Bool { FilePaths.isFile(folder + "/libPorticoNetworking.so") }

    /// What `swiftc` needs to compile against the frameworks. Each argument stands alone, ready for `-Xswiftc`.
    package var compilerArguments: [String] {
        ["-I", modules] + headers.flatMap { ["-Xcc", "-I" + $0] }
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    }

    /// - Parameters:
    ///   - combine: whether the app imports Combine, whose stand-in lies in a library of its own.
    ///   - networking: whether the app uses the network, of which the same is true.
    package func linkerArguments(combine: Bool, networking: Bool) -> [String] {
        ["-L", folder, "-lPortico"] + (combine ? ["-lPorticoCombine"] : [])
            + (networking ? ["-lPorticoNetworking"] : [])
            + ["-Xlinker", "-rpath", "-Xlinker", folder]
    }

    /// The C modules that the frameworks' own modules mention; the compiler wants to know where they are.
    private static func findModuleMaps(_ folder: String) throws -> [String] {
        var maps: [String] = []
        var missing: [String] = []
        // The last two are modules of iOS, over the system's libraries; an app that imports one needs its headers.
        let names = [
            "CCairo", "CPango", "CCodecs", "CKernels", "CRuntime", "CHost", "CStack", "COpenCombineHelpers", "SQLite3",
            "zlib",
        ]
        for module in names {
            var places = ["\(folder)/C/\(module)/module.modulemap", "\(folder)/\(module).build/module.modulemap"]
            var above = FilePaths.folder(folder)
            while above != "/" && !above.isEmpty {
                places.append("\(above)/Sources/C/\(module)/module.modulemap")
                above = FilePaths.folder(above)
            }
            if let found = places.first(where: FilePaths.isFile) { maps.append(found) } else { missing.append(module) }
        }
        // An SDK may be without some of them; without all it cannot work.
        guard !maps.isEmpty else {
            throw ProjectError(
                folder, "the module maps of \(missing.joined(separator: ", ")) are missing",
                remedy: "keep the SDK inside its source folder, or copy Sources/C into it as C")
        }
        return maps
    }

    private static func findHeaders() -> [String] {
        guard let tool = FilePaths.program("pkg-config"),
            let output = try? ToolRunner.output(
                tool, ["--cflags-only-I", "cairo", "pangocairo", "pangoft2", "fontconfig", "harfbuzz"])
        else { return [] }
        return output.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-I") }.map {
            String($0.dropFirst(2))
        }
    }
}
