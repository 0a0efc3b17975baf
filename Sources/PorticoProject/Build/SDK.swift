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
        return SDK(
            folder: folder, modules: modules,
            moduleMaps: try CModuleSearch(folder: folder).moduleMaps(combine: combine),
            headers: try CModuleSearch.systemHeaders(environment: environment))
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
}
