import XCTest

@testable import PorticoProject

final class ModuleCompilerTests: XCTestCase {
    private let sdk = SDK(folder: "/sdk", modules: "/sdk/Modules", moduleMaps: [], headers: [])

    private func arguments(_ module: BuildModule, imports: [BuildModule] = [], packages: BuiltPackages? = nil) throws
        -> String
    {
        let folder = try TemporaryProject([:])
        return try ModuleCompiler(
            module: module, imports: imports, sdk: sdk, options: BuildOptions(), objects: folder.path,
            overlay: "/o.json",
            app: "/App.app", packages: packages
        ).arguments(cObjects: module.cSources.map { $0 + ".o" }).joined(separator: " ")
            .replacingOccurrences(of: folder.path, with: "/objects")
    }

    private func module(_ name: String, _ product: BuildModule.Product) -> BuildModule {
        var module = BuildModule(name: name, module: name, product: product)
        module.sources = ["/p/\(name).swift"]
        return module
    }

    func testFrameworksAreSharedAndStaticLibrariesBecomePartOfWhatLinksThem() throws {
        let kit = module("Kit", .framework)
        let base = module("Base", .staticLibrary)
        let made = try arguments(kit)
        XCTAssertTrue(made.hasPrefix("-o /App.app/Frameworks/Kit.framework/Kit "), made)
        XCTAssertTrue(made.contains("-emit-library -Xlinker -soname -Xlinker Kit"), made)
        XCTAssertTrue(try arguments(base).contains("-emit-library -static"))
        XCTAssertTrue(try arguments(base).hasPrefix("-o /objects/Base/libBase.a "))

        let app = try arguments(module("App", .application), imports: [kit, base])
        XCTAssertTrue(app.hasPrefix("-o /App.app/App "), app)
        for part in [
            "/App.app/Frameworks/Kit.framework/Kit -Xlinker -rpath -Xlinker $ORIGIN/Frameworks/Kit.framework",
            "-Xlinker --whole-archive -Xlinker /objects/Base/libBase.a -Xlinker --no-whole-archive",
            "-I /objects/modules", "-emit-executable", "/p/App.swift",
        ] {
            XCTAssertTrue(app.contains(part), part)
        }
        XCTAssertTrue(made.contains("-emit-module-path /objects/modules/Kit.swiftmodule"))
        XCTAssertFalse(app.contains("-emit-module"), "nobody imports an app")
    }

    func testAllModulesThatAreMissingAreNamed() throws {
        let folder = try TemporaryProject([
            "A.swift": "import Alamofire\nimport SDWebImage\nimport Foundation\n@testable import class Kit.Thing\n",
            "B.swift": "#if canImport(Maybe)\nimport Maybe\n#endif\n",
        ])
        var app = BuildModule(name: "App", module: "App", product: .application)
        app.sources = [folder.path + "/A.swift", folder.path + "/B.swift"]
        let kit = module("Kit", .framework)
        let compiler = ModuleCompiler(
            module: app, imports: [kit], sdk: sdk, options: BuildOptions(), objects: folder.path, overlay: "/o.json",
            app: "/App.app")
        XCTAssertEqual(
            MissingModules.others(than: "\(folder.path)/A.swift:1:8: error: no such module 'Alamofire'", in: compiler),
            """
            \(folder.path)/A.swift:2:1: error: no such module 'SDWebImage'
                remedy: packages or targets of the project must bring 'Alamofire', 'SDWebImage': open the project file or \
            Package.swift that names them
            """)
        XCTAssertNil(MissingModules.others(than: "/p/A.swift:1:8: error: cannot find 'a' in scope", in: compiler))
    }

    func testASingleDeclarationOfCombineIsLinked() throws {
        let folder = try TemporaryProject([
            "A.swift": "import class Combine.Future\n", "libPorticoCombine.so": "", "B.swift": "import Foundation\n",
        ])
        let sdk = SDK(folder: folder.path, modules: "/sdk/Modules", moduleMaps: [], headers: [])
        for (file, isLinked) in [("A.swift", true), ("B.swift", false)] {
            var app = BuildModule(name: "App", module: "App", product: .application)
            app.sources = [folder.path + "/" + file]
            let arguments = try ModuleCompiler(
                module: app, sdk: sdk, options: BuildOptions(), objects: folder.path, overlay: "/o.json",
                app: "/App.app"
            ).arguments()
            XCTAssertEqual(arguments.contains("-lPorticoCombine"), isLinked, file)
        }
    }

    func testAFileMayBeCalledAsItsModuleIs() throws {
        let folder = try TemporaryProject([:])
        _ = try ModuleCompiler(
            module: module("App", .application), sdk: sdk, options: BuildOptions(), objects: folder.path,
            overlay: "/o.json", app: "/App.app"
        ).arguments()
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/App/output-file-map.json"))
        let map = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: [String: String]])
        let made = map.values.flatMap(\.values)
        XCTAssertEqual(made.count, Set(made).count, "each file has one producer")
        XCTAssertFalse(made.contains(folder.path + "/modules/App.swiftmodule"), "the module's own")
    }

    func testSettingsOfTheTargetReachTheCompiler() throws {
        var app = module("App", .application)
        app.languageMode = "6"
        app.conditions = ["DEBUG", "STAGING"]
        app.flags = ["-default-isolation", "MainActor"]
        app.cSources = ["/p/fast.c"]
        let made = try arguments(app)
        for part in [
            "-swift-version 6", "-D DEBUG -D STAGING", "-default-isolation MainActor", "/p/fast.c.o", "-incremental",
        ] {
            XCTAssertTrue(made.contains(part), part)
        }
        app.isOptimized = true
        let fast = try arguments(app)
        XCTAssertTrue(fast.contains("-O -whole-module-optimization"))
        XCTAssertFalse(fast.contains("-incremental"))
    }

    func testPackagesAreOneSharedLibrary() throws {
        let folder = try TemporaryProject(["CFast/include/module.modulemap": "module CFast {}"])
        let packages = BuiltPackages(folder: "/swiftpm/debug", cTargets: [folder.path + "/CFast"])
        let made = try arguments(module("App", .application), packages: packages)
        for part in [
            "-I /swiftpm/debug/Modules", "-L /swiftpm/debug -lDependencies -Xlinker -rpath -Xlinker $ORIGIN/Frameworks",
            "-Xcc -fmodule-map-file=\(folder.path)/CFast/include/module.modulemap",
        ] {
            XCTAssertTrue(made.contains(part), part)
        }
    }

    func testCIsCompiledByClangAndBridgedToSwift() throws {
        let folder = try TemporaryProject([
            "fast.c": "#include \"fast.h\"\nint fast(int a) { return a + SHIFT; }", "fast.h": "int fast(int a);",
            "Bridge.h": "#import \"fast.h\"\n#import <UIKit/UIKit.h>",
            "App.swift": "public func three() -> Int32 { fast(2) }",
            "overlay.json": "{\"version\": 0, \"roots\": []}",
        ])
        var library = BuildModule(name: "L", module: "L", product: .staticLibrary)
        library.sources = [folder.path + "/App.swift"]
        library.cSources = [folder.path + "/fast.c"]
        library.headerFolders = [folder.path]
        library.definitions = ["SHIFT=1"]
        library.bridgingHeader = folder.path + "/Bridge.h"
        let compiler = ModuleCompiler(
            module: library, sdk: sdk, options: BuildOptions(), objects: folder.path + "/objects",
            overlay: folder.path + "/overlay.json", app: folder.path + "/App.app")
        try FilePaths.makeFolder(folder.path + "/objects/modules")
        try compiler.run()
        XCTAssertTrue(FilePaths.isFile(compiler.product))
        XCTAssertTrue(FilePaths.isFile(folder.path + "/objects/modules/L.swiftmodule"))
    }
}
