import XCTest

@testable import PorticoProject

/// A program of one module that loads libraries by name, patched while it runs; without frameworks.
final class PatchCompilerTests: XCTestCase {
    private var folder: TemporaryProject!

    override func setUpWithError() throws {
        folder = try TemporaryProject([
            "Cart.swift":
                "class Cart { private var count = 1; func total() -> Int { count }; var name: String { \"a\" } }",
            "Main.swift": """
            import Glibc
            @main struct Main { static func main() {
                let cart = Cart()
                print(cart.total(), cart.name)
                for library in CommandLine.arguments.dropFirst() {
                    guard dlopen(library, RTLD_NOW) != nil else { return print(String(cString: dlerror())) }
                    print(cart.total(), cart.name)
                }
            } }
            """,
            "overlay.json": "{\"version\": 0, \"roots\": []}", "libPortico.so": "INPUT()",
        ])
        try FilePaths.makeFolder(folder.path + "/objects/modules")
    }

    private func compiler() -> ModuleCompiler {
        var module = BuildModule(name: "App", module: "App", product: .application)
        module.sources = ["Cart.swift", "Main.swift"].map { folder.path + "/" + $0 }
        var options = BuildOptions()
        options.isLive = true
        return ModuleCompiler(
            module: module, sdk: SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: []),
            options: options, objects: folder.path + "/objects", overlay: folder.path + "/overlay.json",
            app: folder.path + "/App.app")
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/Cart.swift"))
    }

    private func replacement(_ number: Int, _ body: String) -> [String: String] {
        [
            "Cart.swift": """
            @_private(sourceFile: "Cart.swift") import App
            extension Cart {
            @_dynamicReplacement(for: total()) func __patch\(number)_total() -> Int { \(body) }
            }
            """
        ]
    }

    func testARunningProgramGetsNewFunctions() throws {
        let compiler = compiler()
        try compiler.run()
        let patches = PatchCompiler(compiler: compiler, folder: folder.path + "/patches")
        // What is saved between the build and its description is none of the program's.
        try write("class Cart { var other = 0.0; private var count = \"1\" }")
        try patches.writeDescription()
        let first = try XCTUnwrap(patches.compile(replacement(1, "count + 10"), number: 1))
        let second = try XCTUnwrap(patches.compile(replacement(2, "count + 20"), number: 2))
        XCTAssertEqual(try ToolRunner.output(compiler.product, [first, second]), "1 a\n11 a\n21 a\n")
        // It is described once.
        let made = FilePaths.date(compiler.interface)
        try patches.writeDescription()
        XCTAssertEqual(FilePaths.date(compiler.interface), made)
    }

    /// As SwiftUI's views: what may be replaced is returned as one type, and the protocol's builder holds for what replaces it.
    func testABodyOfAnotherTypeReplacesOne() throws {
        try write(
            """
            @_typeEraser(AnyPart) protocol Part { associatedtype Body: Part; @PartBuilder var body: Body { get } }
            extension Never: Part { var body: Never { fatalError() } }
            struct AnyPart: Part {
                let part: any Part
                init<P: Part>(erasing part: P) { self.part = part }
                var body: Never { fatalError() }
            }
            struct One: Part { var body: Never { fatalError() } }
            struct Both<A: Part, B: Part>: Part { let a: A, b: B; var body: Never { fatalError() } }
            @resultBuilder struct PartBuilder {
                static func buildBlock<A: Part>(_ a: A) -> A { a }
                static func buildBlock<A: Part, B: Part>(_ a: A, _ b: B) -> Both<A, B> { Both(a: a, b: b) }
            }
            struct Page: Part { var body: some Part { One() } }
            class Cart {
                func total() -> String { words(Page()) }
                var name: String { "a" }
                func words<P: Part>(_ part: P) -> String { "\\((part.body as? AnyPart)?.part as Any)" }
            }
            """)
        let compiler = compiler()
        try compiler.run()
        let patches = PatchCompiler(compiler: compiler, folder: folder.path + "/patches")
        try patches.writeDescription()
        let patch = """
            @_private(sourceFile: "Cart.swift") import App
            extension Page {
            @_dynamicReplacement(for: body) var __patch1_body: some Part { One(); One() }
            }
            """
        let library = try XCTUnwrap(patches.compile(["Cart.swift": patch], number: 1))
        XCTAssertEqual(
            try ToolRunner.output(compiler.product, [library]),
            "Optional(App.One()) a\nOptional(App.Both<App.One, App.One>(a: App.One(), b: App.One())) a\n")
    }

    func testWhatDoesNotCompileIsNoPatch() throws {
        let compiler = compiler()
        try compiler.run()
        let patches = PatchCompiler(compiler: compiler, folder: folder.path + "/patches")
        try patches.writeDescription()
        XCTAssertNil(try patches.compile(replacement(1, "absent"), number: 1))
    }

    func testALiveBuildLiesBesideTheOther() {
        var options = BuildOptions()
        XCTAssertEqual(options.choice, "debug")
        options.isLive = true
        XCTAssertEqual(options.choice, "debug-live")
    }

    func testContentsThatDoNotCount() throws {
        func digest() -> String {
            BuildStamp.digest(roots: [folder.path], tools: "") { !$0.hasSuffix("/Cart.swift") }
        }
        let before = digest()
        try write("class Cart { }")
        XCTAssertEqual(digest(), before)
        try Data().write(to: URL(fileURLWithPath: folder.path + "/New.swift"))
        XCTAssertNotEqual(digest(), before)
    }
}
