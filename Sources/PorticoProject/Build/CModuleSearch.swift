import Foundation

/// Finds the C modules that the SDK's own Swift modules import. The compiler wants to know where each of them is, also if the app
/// names none: without one it says "missing required module" about the app's own file.
///
/// An installed SDK has them in `C/`, one folder a module. A build folder has module maps of those that the package manager compiles,
/// and the source folder above it has the rest.
struct CModuleSearch {
    /// Modules of iOS over the system's libraries, which an app may import itself.
    static let appNames = ["SQLite3", "zlib"]
    /// The same of libraries whose headers many machines lack, with pkg-config's name of them. The compiler looks for one of them when it is
    /// imported; a package may bring a module of that name, and that one is taken.
    static let optionalNames = ["libxml2": "libxml-2.0"]
    /// What the modules of `libPortico.so` and the one of networking import, without those that nobody imports; and what apps may import.
    static let names =
        ["CCairo", "CPango", "CCodecs", "CKernels", "CRuntime", "CHost", "CStack", "CDynamics", "CNetworking"]
        + appNames
    /// What OpenCombine imports, where it was built.
    static let combineNames = ["COpenCombineHelpers"]
    /// What frameworks beside UIKit import, where they are.
    static let frameworkNames = ["CCrypto", "CSprites", "CTLS"]
    /// The libraries whose headers lead further headers along, as pkg-config calls them.
    static let systemLibraries = ["cairo", "pangocairo", "pangoft2", "fontconfig", "harfbuzz"]

    /// The SDK's folder.
    let folder: String

    /// The module maps, in the order of the names.
    /// - Throws: an error that names every module which isn't there, or whose headers aren't.
    func moduleMaps(combine: Bool, frameworks: Bool = false) throws -> [String] {
        var found: [String] = []
        var missing: [String] = []
        for name in Self.names + (combine ? Self.combineNames : []) + (frameworks ? Self.frameworkNames : []) {
            if let map = moduleMap(of: name) { found.append(map) } else { missing.append(name) }
        }
        guard missing.isEmpty else {
            let subject = missing.count == 1 ? "the C module \(missing[0]) is" : "the C modules \(list(missing)) are"
            throw ProjectError(
                folder, "\(subject) missing here (module.modulemap and the headers that it names)", remedy: remedy)
        }
        return found
    }

    /// The folders in which the compiler looks for `optionalNames`, by their names.
    var optionalFolders: [String] {
        Set(Self.optionalNames.keys.compactMap(moduleMap).map { FilePaths.folder(FilePaths.folder($0)) }).sorted()
    }

    /// The folders of the system's headers that those of `C/` lead to.
    /// - Throws: an error that names every library whose headers pkg-config doesn't know.
    static func systemHeaders(environment: [String: String]) throws -> [String] {
        let remedy = "run “sudo apt-get install pkg-config libcairo2-dev libpango1.0-dev”"
        guard let tool = FilePaths.program("pkg-config") else {
            throw ProjectError(
                "pkg-config", "it isn't installed, and it alone knows where the headers of cairo and Pango are",
                remedy: remedy)
        }
        func ask(_ arguments: [String]) -> String? {
            try? ToolRunner.output(tool, arguments, environment: environment)
        }
        guard let output = ask(["--cflags-only-I"] + systemLibraries) else {
            let missing = systemLibraries.filter { ask(["--exists", $0]) == nil }
            throw ProjectError(
                "pkg-config", "it finds no headers of \(missing.joined(separator: ", "))", remedy: remedy)
        }
        let optional = optionalNames.values.sorted().compactMap { ask(["--cflags-only-I", $0]) }
        return ([output] + optional).joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .filter { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) }
    }

    func moduleMap(of name: String) -> String? {
        let places =
            ["\(folder)/C/\(name)/module.modulemap", "\(folder)/\(name).build/module.modulemap"]
            + sourceFolders.map { "\($0)/\(name)/module.modulemap" }
        return places.first(where: hasHeaders)
    }

    /// Whether a module map is there with all that it names.
    private func hasHeaders(_ map: String) -> Bool {
        Self.headers(of: map)?.allSatisfy { FilePaths.isFile($0) || FilePaths.isFolder($0) } ?? false
    }

    /// The headers and folders that a module map names; nil where it can't be read.
    private static func headers(of map: String) -> [String]? {
        FilePaths.contents(map).map { contents in
            String(decoding: contents, as: UTF8.self).matches(of: #/\b(?:umbrella|header)\s+"([^"\n]+)"/#).map {
                FilePaths.absolute(String($0.1), in: FilePaths.folder(map))
            }
        }
    }

    /// The folders that the compiler reads for a module: the map's and those of the headers that it names, which lie elsewhere where the
    /// package manager has written the map.
    static func folders(of map: String) -> [String] {
        [FilePaths.folder(map)]
            + (headers(of: map) ?? []).map { FilePaths.isFolder($0) ? $0 : FilePaths.folder($0) }
    }

    /// `Sources/C` of every folder above: one of them, where the SDK is a build folder.
    private var sourceFolders: [String] {
        var found: [String] = []
        var above = FilePaths.folder(folder)
        while above != "/" && !above.isEmpty {
            found.append(above + "/Sources/C")
            above = FilePaths.folder(above)
        }
        return found
    }

    private var remedy: String {
        sourceFolders.contains(where: FilePaths.isFolder)
            ? "build them with “swift build --product Portico”"
            : "install portico again: unpack the whole archive, or run Scripts/install in its source folder"
    }

    private func list(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}
