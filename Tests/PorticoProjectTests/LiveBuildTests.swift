import XCTest

@testable import PorticoProject

/// What a save means for a build that runs; without frameworks, and with a lowering that says what the test wants.
final class LiveBuildTests: XCTestCase {
    private struct Answers: SourceLowering {
        var patch: LivePatch

        func lower(_ project: ProjectModel, cache: String) throws -> LoweredSources {
            LoweredSources(project.sources.map { LoweredSource(original: $0, lowered: nil) })
        }
        func testClasses(
            of sources: [String], others: [String], _ project: ProjectModel, cache: String
        ) throws -> [TestClassNames] { [] }
        func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool { false }
        func patch(_ source: LivePatchSource, number: Int) -> LivePatch { patch }
        func examine(
            _ project: ProjectModel, cache: String
        ) throws -> (sources: [LoweredSource], errors: [LoweringFinding]) {
            (try lower(project, cache: cache).files, [])
        }
    }

    private static let cart = "func total() -> Int { 1 }"
    private var folder: TemporaryProject!
    private var build: TemporaryProject!

    override func setUpWithError() throws {
        folder = try TemporaryProject([
            "Cart.swift": Self.cart, "Main.swift": "@main struct Main { static func main() { print(total()) } }",
        ])
        build = try TemporaryProject(["overlay.json": "{\"version\": 0, \"roots\": []}", "libPortico.so": "INPUT()"])
        try FilePaths.makeFolder(build.path + "/objects/modules")
    }

    private func write(_ text: String, _ name: String = "Cart.swift") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }

    /// The program, compiled and described.
    private func live(_ patch: LivePatch = .relaunch("it may not"), isOptimized: Bool = false) throws -> LiveBuild? {
        var project = ProjectModel(kind: .folder, root: folder.path, name: "App")
        project.sources = ["Cart.swift", "Main.swift"].map { folder.path + "/" + $0 }
        var options = BuildOptions()
        options.isLive = true
        let sdk = SDK(folder: build.path, modules: build.path, moduleMaps: [], headers: [])
        let builder = AppBuilder(
            options: options, sdk: sdk, tool: "", environment: [:], lowering: Answers(patch: patch)
        ) { _ in }
        var module = BuildModule(name: "App", module: "App", product: .application)
        module.sources = project.sources
        module.isOptimized = isOptimized
        let compiler = ModuleCompiler(
            module: module, sdk: sdk, options: options, objects: build.path + "/objects",
            overlay: build.path + "/overlay.json", app: build.path + "/App.app")
        try compiler.run()
        let live = LiveBuild(builder, project, [compiler], folder: build.path)
        try live?.prepareBuild()
        return live
    }

    private let replacement = LivePatch.text(
        "@_private(sourceFile: \"Cart.swift\") import App\n@_dynamicReplacement(for: total()) func __patch1_total() -> Int { 2 }",
        functions: ["total()"])

    func testAPatchIsOfferedUntilTheProcessHasIt() throws {
        let live = try XCTUnwrap(live(replacement))
        XCTAssertEqual(try live.changeSources(number: 1), .nothing)
        try write("func total() -> Int { 2 }")
        let expected = LiveBuild.Change.patch(
            library: build.path + "/patches/1/libPatch1.so", describing: "Cart.swift: total()")
        XCTAssertEqual(try live.changeSources(number: 1), expected)
        XCTAssertEqual(try live.changeSources(number: 1), expected)
        live.acceptChange()
        XCTAssertEqual(try live.changeSources(number: 2), .nothing)
        try write(Self.cart)
        XCTAssertNotEqual(try live.changeSources(number: 2), .nothing)
    }

    func testWhatIsNoPatchHasAReason() throws {
        let live = try XCTUnwrap(live())
        try write("func total() -> Double { 1 }")
        XCTAssertEqual(try live.changeSources(number: 1), .relaunch("it may not"))
        try write(Self.cart)
        XCTAssertEqual(try live.changeSources(number: 2), .nothing)
        try write("", "New.swift")
        XCTAssertEqual(try live.changeSources(number: 3), .relaunch("a file was added or removed, or isn't Swift"))
    }

    func testWhatTheCompilerRefusesIsALaunch() throws {
        let live = try XCTUnwrap(live(.text("absent", functions: ["total()"])))
        try write("func total() -> Int { 2 }")
        XCTAssertEqual(try live.changeSources(number: 1), .relaunch("the change can't be compiled as a patch"))
    }

    func testCommentsAreNothing() throws {
        let live = try XCTUnwrap(live(.nothing))
        try write(Self.cart + " // One.")
        XCTAssertEqual(try live.changeSources(number: 1), .nothing)
    }

    func testAnOptimisedBuildIsNotPatched() throws { XCTAssertNil(try live(isOptimized: true)) }
}
