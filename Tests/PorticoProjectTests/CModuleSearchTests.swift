import XCTest

@testable import PorticoProject

/// An SDK without its C modules says so, where the compiler would speak of "missing required module" in the app's first file.
final class CModuleSearchTests: XCTestCase {
    /// An installed SDK with all of its C modules, but without what isn't a C module.
    private func installed(without left: Set<String> = [], combine: Bool = true) throws -> TemporaryProject {
        var files = ["Modules/UIKit.swiftmodule": "", "libPortico.so": "", "libPorticoCombine.so": ""]
        if !combine { files["libPorticoCombine.so"] = nil }
        for name in CModuleSearch.names + CModuleSearch.combineNames {
            files["C/\(name)/module.modulemap"] =
                "module \(name) {\n    umbrella header \"\(name).h\"\n    export *\n}\n"
            files["C/\(name)/\(name).h"] = ""
        }
        return try TemporaryProject(files.filter { !left.contains($0.key) })
    }

    private func locate(_ sdk: TemporaryProject) throws -> SDK {
        try SDK.locate(tool: "/bin/sh", environment: ["PORTICO_SDK": sdk.path, "PATH": "/usr/bin:/bin"])
    }

    func testAnInstalledSDKHasThemAll() throws {
        let sdk = try installed()
        XCTAssertEqual(
            try locate(sdk).moduleMaps.map(sdk.relative),
            (CModuleSearch.names + CModuleSearch.combineNames).map { "C/\($0)/module.modulemap" })
    }

    func testWhatIsMissingIsNamedWithTheRemedy() throws {
        let one = try installed(without: ["C/CCairo/module.modulemap"])
        XCTAssertEqual(
            message { try locate(one) },
            "\(one.path): the C module CCairo is missing here (module.modulemap and the headers that it names): "
                + "install portico again: unpack the whole archive, or run Scripts/install in its source folder")
        let header = try installed(without: ["C/CStack/CStack.h", "C/CHost/CHost.h"])
        XCTAssertTrue(
            message { try locate(header) }.contains(": the C modules CHost and CStack are missing here"),
            "a module map without its header")
        let all = try installed()
        try FileManager.default.removeItem(atPath: all.path + "/C")
        XCTAssertTrue(
            message { try locate(all) }.contains("CCairo, CPango, CCodecs, CKernels, CRuntime, CHost, CStack"))
    }

    func testABuildFolderIsBuiltAgain() throws {
        let sources = try TemporaryProject([
            "Sources/C/CCairo/module.modulemap": "module CCairo [system] {\n    header \"shim.h\"\n}\n",
            "Sources/C/CCairo/shim.h": "", "build/debug/Modules/UIKit.swiftmodule": "", "build/debug/libPortico.so": "",
        ])
        let said = message {
            try SDK.locate(tool: "/bin/sh", environment: ["PORTICO_SDK": sources.path + "/build/debug"])
        }
        XCTAssertTrue(said.contains("debug: the C modules CPango, CCodecs"), said)
        XCTAssertTrue(said.hasSuffix("build them with “swift build --product Portico”"), said)
    }

    func testCombinesModuleIsAskedForWhereCombineIs() throws {
        let helper = "C/COpenCombineHelpers/module.modulemap"
        XCTAssertEqual(
            try locate(installed(without: [helper], combine: false)).moduleMaps.count, CModuleSearch.names.count)
        let without = try installed(without: [helper])
        XCTAssertTrue(message { try locate(without) }.contains("the C module COpenCombineHelpers is missing"))
    }

    func testLibrariesWithoutHeadersAreNamed() throws {
        let nothing = try TemporaryProject(["here": ""])
        let environment = ["PKG_CONFIG_LIBDIR": nothing.path, "PATH": "/usr/bin:/bin"]
        XCTAssertEqual(
            message { try CModuleSearch.systemHeaders(environment: environment) },
            "pkg-config: it finds no headers of cairo, pangocairo, pangoft2, fontconfig, harfbuzz: "
                + "run “sudo apt-get install pkg-config libcairo2-dev libpango1.0-dev”")
    }

    /// Whoever imports none of them needs no headers of theirs.
    func testModulesThatFewImportAreFoundByTheirFolder() throws {
        let without = try installed()
        XCTAssertEqual(CModuleSearch(folder: without.path).optionalFolders, [])
        XCTAssertFalse(try locate(without).headers.contains(without.path + "/C"))
        let sdk = try TemporaryProject([
            "C/libxml2/module.modulemap": "module libxml2 [system] {\n    header \"shim.h\"\n}\n",
            "C/libxml2/shim.h": "",
        ])
        XCTAssertEqual(CModuleSearch(folder: sdk.path).optionalFolders.map(sdk.relative), ["C"])
        let map = CModuleSearch(folder: sdk.path).moduleMap(of: "libxml2")
        XCTAssertEqual(map.map(sdk.relative), "C/libxml2/module.modulemap")
    }

    /// A module that is added imports a C module that isn't in the list: this says so.
    func testTheListHasWhatTheModulesImport() throws {
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized
        // Of the tool, or imported by nobody.
        let left: Set = [
            "portico", "PorticoTestIssues", "PorticoSimulator", "PorticoLowering", "PorticoProject", "PorticoNibReader",
            "PorticoEditor", "PorticoLocale", "PorticoInitializers", "C",
        ]
        var imported: Set<String> = []
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path) where !left.contains(module) {
            let folder = sources.appendingPathComponent(module)
            for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
            where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where line.contains("import C") && !line.hasPrefix("//") {
                    imported.insert(String(line.split(separator: " ").last ?? ""))
                }
            }
        }
        let own = Set(try FileManager.default.contentsOfDirectory(atPath: sources.path + "/C"))
        XCTAssertEqual(
            imported.intersection(own).subtracting(CModuleSearch.names + CModuleSearch.frameworkNames), [])
        XCTAssertFalse(imported.intersection(own).isEmpty)
    }
}
