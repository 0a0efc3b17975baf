import XCTest

@testable import PorticoProject

final class BuildTests: XCTestCase {
    func testTheOverlayMapsOriginalPathsToLoweredText() throws {
        let overlay = SourceOverlay(sources: [
            LoweredSource(original: "/p/a/A.swift", lowered: "/c/1.swift"),
            LoweredSource(original: "/p/a/B.swift", lowered: nil),
            LoweredSource(original: "/p/C \"x\".swift", lowered: "/c/2.swift"),
        ])
        let read = try JSONSerialization.jsonObject(with: overlay.data()) as? [String: Any]
        let roots = try XCTUnwrap(read?["roots"] as? [[String: Any]])
        XCTAssertEqual(roots.map { $0["name"] as? String }, ["/p", "/p/a"])
        let contents = try XCTUnwrap(roots[1]["contents"] as? [[String: String]])
        XCTAssertEqual(contents, [["name": "A.swift", "type": "file", "external-contents": "/c/1.swift"]])
        XCTAssertEqual(read?["use-external-names"] as? Bool, false)
    }

    func testAStampChangesWithEveryFileAndOnlyThen() throws {
        let project = try TemporaryProject(["A.swift": "1", "a/b/x.png": "2", ".git/HEAD": "3"])
        func digest(_ tools: String = "t") -> String { BuildStamp.digest(roots: [project.path], tools: tools) }
        let first = digest()
        XCTAssertEqual(digest(), first)
        XCTAssertNotEqual(digest("u"), first)
        try project.add(".git/HEAD", "4")
        XCTAssertEqual(digest(), first)
        try project.add("a/b/x.png", "three")
        let second = digest()
        XCTAssertNotEqual(second, first)
        try project.add("a/b/new.swift", "")
        XCTAssertNotEqual(digest(), second)
    }

    func testTwoProjectsOfOneNameHaveTwoBuildFolders() {
        let options = BuildOptions()
        let environment = ["HOME": "/home/me"]
        let first = options.buildFolder(for: "/a/App", environment: environment)
        XCTAssertTrue(first.hasPrefix("/home/me/.cache/portico/App-"))
        XCTAssertNotEqual(first, options.buildFolder(for: "/b/App", environment: environment))
        XCTAssertEqual(
            options.buildFolder(for: "/a/App", environment: ["XDG_CACHE_HOME": "/c"]),
            first.replacingOccurrences(of: "/home/me/.cache", with: "/c"))
    }

    func testABuildFolderHasNoPlaceForTheCompilerToFill() throws {
        let folder = BuildOptions().buildFolder(for: "/a/pct%20", environment: ["HOME": "/home/me"])
        XCTAssertTrue(folder.hasPrefix("/home/me/.cache/portico/pct_20-"), folder)
    }

    func testMessagesAreSaidOnce() {
        let message = "/p/A.swift:1:2: error: no\n1 | x\n/p/A.swift:1:2: note: because\n"
        let text =
            message + "error: emit-module command failed with exit code 1 (use -v to see invocation)\n" + message
            + "/p/A.swift:1:3: warning: odd\n"
            + "/p/A.swift:9:1: warning: main actor-isolated property 'x' can not be mutated from a Sendable closure\n9 | x\n"
        XCTAssertEqual(
            CompilerMessages.distinct(text),
            "/p/A.swift:1:2: error: no\n1 | x\n/p/A.swift:1:2: note: because\n/p/A.swift:1:3: warning: odd")
    }

    func testCompilerArguments() throws {
        let folder = try TemporaryProject([:])
        var project = ProjectModel(kind: .folder, root: "/p", name: "My App", sources: ["/p/A.swift"])
        let sdk = SDK(
            folder: "/sdk", modules: "/sdk/Modules", moduleMaps: ["/sdk/C/CCairo/module.modulemap"], headers: ["/h"])
        var options = BuildOptions()
        options.configuration = .release
        options.conditions = ["STAGING"]
        func arguments() throws -> [String] {
            try ModuleCompiler(
                module: project.module(options), sdk: sdk, options: options, objects: folder.path,
                overlay: "/overlay.json",
                app: "/My App.app"
            ).arguments()
        }
        let made = try arguments().joined(separator: " ")
        for part in [
            "-swift-version 5", "-module-name My_App", "-vfsoverlay /overlay.json", "-I /sdk/Modules", "-lPortico",
            "-Xlinker -rpath -Xlinker /sdk", "-Xcc -I/h", "-D STAGING", "-parse-as-library", "-o /My App.app/My App",
            "-O",
        ] {
            XCTAssertTrue(made.contains(part), part)
        }
        project.sources.append("/p/main.swift")
        XCTAssertFalse(try arguments().contains("-parse-as-library"))
    }

    func testTestsAreBuiltWithTheirPackageAndInAFolderOfTheirOwn() throws {
        let sdk = SDK(folder: "/sdk", modules: "/sdk/Modules", moduleMaps: [], headers: [])
        var options = BuildOptions()
        options.conditions = ["STAGING"]
        func arguments(tests: Bool) throws -> [String] {
            var project = ProjectModel(kind: .package, root: "/p", name: "Demo")
            project.product = tests ? nil : "Demo"
            return try PackageCompiler(
                project: project, sdk: sdk, options: options, scratch: "/s", overlay: "/overlay.json", tests: tests
            ).arguments()
        }
        let debug = try arguments(tests: true).joined(separator: " ")
        for part in [
            "build --package-path /p --scratch-path /s -c debug --build-tests", "-Xswiftc -vfsoverlay",
            "-Xswiftc -D -Xswiftc STAGING", "-Xlinker -lPortico",
            "-Xswiftc -Xfrontend -Xswiftc -enable-anonymous-context-mangled-names",
        ] {
            XCTAssertTrue(debug.contains(part), part)
        }
        XCTAssertFalse(debug.contains("--product"))
        XCTAssertTrue(
            debug.contains("-Xswiftc IsolatedDefaultValues"), "defaults may call the main actor's initialisers")
        XCTAssertFalse(debug.contains("-enable-testing"), "SwiftPM's own in debug")
        options.configuration = .release
        XCTAssertTrue(try arguments(tests: true).contains("-enable-testing"))
        XCTAssertFalse(try arguments(tests: false).contains("-enable-testing"))
    }

    func testAListOfTestsForLinuxIsNotAsked() throws {
        let sdk = SDK(folder: "/sdk", modules: "/sdk/Modules", moduleMaps: [], headers: [])
        let folder = try TemporaryProject(["Tests/DemoTests/T.swift": ""])
        func asksToFind(tests: Bool, in folder: TemporaryProject) throws -> Bool {
            let project = ProjectModel(kind: .package, root: folder.path, name: "Demo")
            return try PackageCompiler(
                project: project, sdk: sdk, options: BuildOptions(), scratch: "/s", overlay: "/o.json", tests: tests
            ).arguments().contains("--enable-test-discovery")
        }
        XCTAssertFalse(try asksToFind(tests: true, in: folder))
        try folder.add("Tests/LinuxMain.swift", "XCTMain([testCase(Gone.allTests)])")
        XCTAssertTrue(try asksToFind(tests: true, in: folder))
        XCTAssertFalse(try asksToFind(tests: false, in: folder))
        let atTheTop = try TemporaryProject(["LinuxMain.swift": "XCTMain(DemoTests.__allTests())"])
        XCTAssertTrue(try asksToFind(tests: true, in: atTheTop))
    }

    func testOnlyPackagesWithTestsHaveTests() throws {
        let folder = try TemporaryProject(["A.swift": "import UIKit"])
        XCTAssertTrue(
            message { try ProjectModel.loadTests(folder.path, scratch: folder.path + "/.s") }.hasSuffix(
                "name a project or a package that has test targets"))
        XCTAssertTrue(
            message { try ProjectModel.loadTests("/no/where", scratch: "/no") }.hasPrefix(
                "/no/where: no such file or folder"))
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Demo", platforms: [.iOS(.v15)], targets: [.target(name: "Demo")TESTS])
            """
        let package = try TemporaryProject([
            "Package.swift": manifest.replacingOccurrences(of: "TESTS", with: ""),
            "Sources/Demo/A.swift": "import UIKit",
        ])
        let scratch = FilePaths.folder(package.path) + "/scratch"
        XCTAssertEqual(
            message { try ProjectModel.loadTests(package.path, scratch: scratch) },
            package.path + "/Package.swift: the package has no test target: add a .testTarget to it, or build it with "
                + "“portico build”")
        try package.add(
            "Package.swift",
            manifest.replacingOccurrences(
                of: "TESTS", with: ", .testTarget(name: \"DemoTests\", dependencies: [\"Demo\"])"))
        try package.add("Tests/DemoTests/T.swift", "import XCTest")
        let project = try ProjectModel.loadTests(package.path, scratch: scratch)
        XCTAssertEqual(
            project.sources.map(package.relative), ["Sources/Demo/A.swift", "Tests/DemoTests/T.swift"])
        XCTAssertEqual(project.modules, ["Demo", "DemoTests"])
        XCTAssertEqual(
            try ProjectModel.loadProject(package.path, scratch: scratch, selection: ProjectSelection()).sources.map(
                package.relative),
            ["Sources/Demo/A.swift"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: package.path).sorted(),
            ["Package.swift", "Sources", "Tests"], "nothing is written there")
    }

    func testOfDependenciesOnlyTheTargetsThatAreUsedBelongToAProject() throws {
        let app = try TemporaryProject([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../Library")],
                targets: [
                    .executableTarget(name: "App", dependencies: [.product(name: "Shapes", package: "Library")])
                ])
            """,
            "Sources/App/main.swift": "import Shapes",
            "../Library/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Library",
                products: [.library(name: "Shapes", targets: ["Shapes"]), .library(name: "Mac", targets: ["Mac"])],
                targets: [
                    .target(name: "Shapes", dependencies: ["Core"], path: "Code"), .target(name: "Core"),
                    .target(name: "Mac"), .testTarget(name: "ShapesTests", dependencies: ["Shapes"]),
                ])
            """,
            "../Library/Code/Shape.swift": "", "../Library/Sources/Core/Core.swift": "",
            "../Library/Sources/Mac/Mac.swift": "import AppKit", "../Library/Tests/ShapesTests/T.swift": "",
            "../Library/Example/Example.swift": "import MapKit",
        ])
        let scratch = FilePaths.folder(app.path) + "/scratch"
        let project = try ProjectModel.loadProject(app.path, scratch: scratch, selection: ProjectSelection())
        let library = FilePaths.folder(app.path) + "/Library"
        XCTAssertEqual(
            project.sources,
            [app.path + "/Sources/App/main.swift", library + "/Code/Shape.swift", library + "/Sources/Core/Core.swift"])
        XCTAssertEqual(project.modules, ["App", "Core", "Shapes"])
        XCTAssertEqual(project.dependencyRoots, [library])
    }

    func testAnSDKThatIsNotThere() {
        XCTAssertTrue(
            message { try SDK.locate(tool: "/bin/sh", environment: ["PORTICO_SDK": "/no/sdk"]) }.hasPrefix(
                "PORTICO_SDK=/no/sdk: no UIKit here"))
    }

    private struct Unchanged: SourceLowering {
        func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources {
            LoweredSources(project.sources.map { LoweredSource(original: $0, lowered: nil) })
        }
        func testClasses(
            of sources: [String], others: [String], _ project: ProjectModel, cache: String
        ) throws -> [TestClassNames] { [] }
        func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool { false }
        func patch(_ source: LivePatchSource, number: Int) -> LivePatch { .nothing }
        func examine(
            _ project: ProjectModel, cache: String
        ) throws -> (sources: [LoweredSource], errors: [LoweringFinding]) { ([], []) }
    }

    /// What was built of the one isn't taken for the other, and no object of it is.
    func testABuildFolderNamedForTwoProjectsHoldsTheOneThatIsAskedFor() throws {
        let sdk = try TemporaryProject(["libPortico.so": "INPUT()"])
        let projects = try ["one", "two"].map {
            try TemporaryProject(["Main.swift": "@main struct Main { static func main() { print(\"\($0)\") } }"])
        }
        var options = BuildOptions()
        options.buildPath = sdk.path + "/build"
        let builder = AppBuilder(
            options: options, sdk: SDK(folder: sdk.path, modules: sdk.path, moduleMaps: [], headers: []), tool: "",
            environment: [:], lowering: Unchanged()
        ) { _ in }
        func output(_ project: TemporaryProject) throws -> String {
            try ToolRunner.output(try XCTUnwrap(try builder.buildApp(project.path).executable), [])
        }
        XCTAssertEqual(try output(projects[0]), "one\n")
        XCTAssertTrue(try builder.buildApp(projects[0].path).wasUpToDate)
        XCTAssertEqual(try output(projects[1]), "two\n")
        XCTAssertEqual(try output(projects[0]), "one\n")
    }
}
