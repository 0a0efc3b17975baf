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

    /// Whether there is a module of that name among the frameworks.
    func hasModule(_ name: String) -> Bool { FilePaths.isFile("\(modules)/\(name).swiftmodule") }

    package var library: String { folder + "/libPortico.so" }

    /// The files that change when the frameworks do: the library, and the interfaces of the modules that UIKit is made of.
    var stampedFiles: [String] {
        [library] + ["UIKitValues", "UIKitBase", "UIKitLists", "UIKit"].map { "\(modules)/\($0).swiftmodule" }
    }

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
        let combine = FilePaths.isFile(folder + "/libPorticoCombine.so")
        let search = CModuleSearch(folder: folder)
        return SDK(
            folder: folder, modules: modules,
            moduleMaps: try search.moduleMaps(
                combine: combine, frameworks: FilePaths.isFile(folder + "/Frameworks/libSecurity.so")),
            headers: try CModuleSearch.systemHeaders(environment: environment) + search.optionalFolders)
    }

    /// The library that writes down how a program's tests end.
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

    /// The table of what is absent of Apple's API.
    var ledger: Ledger? {
        var ledger = Ledger.findLedger(folder)
        ledger?.frameworks = Set(frameworks)
        return ledger
    }

    package var hasCombine: Bool { FilePaths.isFile(folder + "/libPorticoCombine.so") }

    package var hasNetworking: Bool { FilePaths.isFile(folder + "/libPorticoNetworking.so") }

    /// Where the frameworks beside UIKit lie, each a library of its own.
    private var frameworkFolder: String { folder + "/Frameworks" }

    /// Their names, sorted.
    package var frameworks: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: frameworkFolder)) ?? []
        return names.compactMap { name in
            guard name.hasPrefix("lib"), name.hasSuffix(".so") else { return nil }
            return String(name.dropFirst(3).dropLast(3))
        }.filter { FilePaths.isFile("\(modules)/\($0).swiftmodule") }.sorted()
    }

    /// A program loads those alone that it uses something of.
    package var frameworkArguments: [String] {
        let names = frameworks
        if names.isEmpty { return [] }
        // SwiftUI brings Combine along.
        let combine = hasCombine ? ["-L" + folder, "-lPorticoCombine"] : []
        let words = ["-L" + frameworkFolder, "--as-needed"] + combine + names.map { "-l" + $0 }
        return (words + ["--no-as-needed", "-rpath", frameworkFolder]).flatMap { ["-Xlinker", $0] }
    }

    /// What `swiftc` needs to compile against the frameworks. Each argument stands alone, ready for `-Xswiftc`.
    package var compilerArguments: [String] {
        let clang: [String] = headers.map { "-I" + $0 } + moduleMaps.map { "-fmodule-map-file=" + $0 }
        return ["-I", modules] + clang.flatMap { ["-Xcc", $0] }
    }

    /// - Parameters:
    ///   - combine: whether the app imports Combine, whose stand-in lies in a library of its own.
    ///   - networking: whether the app uses the network, of which the same is true.
    package func linkerArguments(combine: Bool, networking: Bool) -> [String] {
        ["-L", folder, "-lPortico"] + (combine ? ["-lPorticoCombine"] : [])
            + (networking ? ["-lPorticoNetworking"] : [])
            + ["-Xlinker", "-rpath", "-Xlinker", folder] + frameworkArguments
    }
}
