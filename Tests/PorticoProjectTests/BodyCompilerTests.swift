import Synchronization
import XCTest

@testable import PorticoProject

/// A module of three files, compiled as an app's are, without frameworks.
final class BodyCompilerTests: XCTestCase {
    private var folder: TemporaryProject!
    /// What the comparison was asked, and what it answers.
    private var asked: [String] = []
    private var isSame = true
    private var said: [String] = []

    override func setUpWithError() throws {
        folder = try TemporaryProject([
            "One.swift": "func one() -> Int { 1 }", "Two.swift": "func two() -> Int { one() + 1 }",
            "Main.swift": "@main struct Main { static func main() { print(one(), two()) } }",
            "overlay.json": "{\"version\": 0, \"roots\": []}",
        ])
        try FilePaths.makeFolder(folder.path + "/objects/modules")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }

    /// Builds and runs it.
    private func output(_ flags: [String] = []) throws -> String {
        try ToolRunner.output(product(.application, ["Main.swift", "One.swift", "Two.swift"], flags), [])
    }

    /// Builds it, and returns what was made.
    private func product(_ kind: BuildModule.Product, _ names: [String], _ flags: [String] = []) throws -> String {
        var module = BuildModule(name: "App", module: "App", product: kind)
        module.sources = names.map { folder.path + "/" + $0 }
        module.flags = flags
        // Nothing is linked but Swift's own libraries.
        let sdk = SDK(folder: folder.path, modules: folder.path, moduleMaps: [], headers: [])
        try write("libPortico.so", "INPUT()")
        let said = Mutex<[String]>([])
        var compiler = ModuleCompiler(
            module: module, sdk: sdk, options: BuildOptions(), objects: folder.path + "/objects",
            overlay: folder.path + "/overlay.json", app: folder.path + "/App.app"
        ) { if case .messages(let text) = $0 { said.withLock { $0.append(text) } } }
        compiler.isSameOutsideOfBodies = { [self] old, new in
            asked.append(old + " | " + new)
            return isSame
        }
        defer { self.said = said.withLock { $0 } }
        try compiler.run()
        return compiler.product
    }

    private func object(_ name: String) -> Int? { FilePaths.date(folder.path + "/objects/App/files/\(name).o") }

    func testABodyIsCompiledAloneAndLinked() throws {
        XCTAssertEqual(try output(), "1 2\n")
        let others = [object("Two"), object("Main")]
        try write("One.swift", "func one() -> Int { 10 }")
        XCTAssertEqual(try output(), "10 11\n")
        XCTAssertEqual(asked, ["func one() -> Int { 1 } | func one() -> Int { 10 }"])
        XCTAssertEqual([object("Two"), object("Main")], others)
        // Compared with what its object was made of, which is no longer what the driver made.
        try write("One.swift", "func one() -> Int { 100 }")
        XCTAssertEqual(try output(), "100 101\n")
        XCTAssertEqual(asked.last, "func one() -> Int { 10 } | func one() -> Int { 100 }")
    }

    func testAnotherLibraryIsLinkedAndStaysLinked() throws {
        XCTAssertEqual(try output(), "1 2\n")
        isSame = false
        try write("One.swift", "import Dispatch\nfunc one() -> Int { DispatchQueue(label: \"q\").sync { 3 } }")
        XCTAssertEqual(try output(), "3 4\n")
        isSame = true
        for value in 5...6 {
            try write(
                "One.swift", "import Dispatch\nfunc one() -> Int { DispatchQueue(label: \"q\").sync { \(value) } }")
            XCTAssertEqual(try output(), "\(value) \(value + 1)\n")
        }
    }

    func testALibraryHasNothingOfADeletedFile() throws {
        func holds(_ object: String, _ names: [String]) throws -> Bool {
            let path = try product(.staticLibrary, names)
            let archive = try XCTUnwrap(FilePaths.contents(path))
            return archive.range(of: Data("\(object)/".utf8)) != nil
        }
        XCTAssertTrue(try holds("Two.o", ["One.swift", "Two.swift"]))
        XCTAssertFalse(try holds("Two.o", ["One.swift"]))
        XCTAssertTrue(try holds("One.o", ["One.swift"]), "which wasn't compiled again")
    }

    func testNothingIsDoneWhereNothingChanged() throws {
        _ = try output()
        let made = FilePaths.date(folder.path + "/App.app/App")
        XCTAssertEqual(try output(), "1 2\n")
        XCTAssertEqual(FilePaths.date(folder.path + "/App.app/App"), made)
    }

    func testAnotherInterfaceIsTheDriversWorkInTheSameSecondToo() throws {
        _ = try output()
        try write("One.swift", "func one() -> Int { 5 }")
        XCTAssertEqual(try output(), "5 6\n")
        isSame = false
        try write("One.swift", "func one() -> Double { 1.5 }")
        try write("Two.swift", "func two() -> Double { one() + 1 }")
        XCTAssertEqual(try output(), "1.5 2.5\n")
    }

    func testWhatWasCompiledAloneAndComesBackIsCompiledAgain() throws {
        _ = try output()
        let one = folder.path + "/One.swift"
        let date = try XCTUnwrap(try FileManager.default.attributesOfItem(atPath: one)[.modificationDate])
        try write("One.swift", "func one() -> Int { 7 }")
        XCTAssertEqual(try output(), "7 8\n")
        // As if nothing had been: text and date.
        try write("One.swift", "func one() -> Int { 1 }")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: one)
        isSame = false
        try write("Two.swift", "func two() -> Int { one() + 2 }")
        XCTAssertEqual(try output(), "1 3\n")
    }

    func testOtherArgumentsAreTheDriversWork() throws {
        _ = try output()
        try write("One.swift", "#if FIVE\nfunc one() -> Int { 5 }\n#else\nfunc one() -> Int { 1 }\n#endif")
        XCTAssertEqual(try output(["-D", "FIVE"]), "5 6\n")
        XCTAssertEqual(asked, [])
    }

    func testAnErrorInABodyIsToldAndMended() throws {
        _ = try output()
        try write("One.swift", "func one() -> Int { \"a\" }")
        XCTAssertThrowsError(try output())
        XCTAssertTrue(said.joined().contains("One.swift:1:21: error: "), said.joined())
        try write("One.swift", "func one() -> Int { 3 }")
        XCTAssertEqual(try output(), "3 4\n")
    }

    func testAfterAFailureOfTheDriverItDecidesAgain() throws {
        _ = try output()
        isSame = false
        try write("One.swift", "func one() -> String { 1 }")
        XCTAssertThrowsError(try output())
        isSame = true
        asked = []
        try write("One.swift", "func one() -> Int { 4 }")
        XCTAssertEqual(try output(), "4 5\n")
        XCTAssertEqual(asked, [])
    }

    func testWordsOfAShell() {
        XCTAssertEqual(
            ShellWords.splitLine(#"/usr/bin/x -o 'A b.o' "c d"e \' '' f\ g"#),
            ["/usr/bin/x", "-o", "A b.o", "c de", "'", "", "f g"])
    }
}
