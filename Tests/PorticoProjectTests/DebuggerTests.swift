import Foundation
import XCTest

@testable import PorticoProject

final class DebuggerTests: XCTestCase {
    private var folder = ""

    override func setUp() {
        folder = NSTemporaryDirectory() + "/debugger-\(UUID().uuidString)"
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    func testWhatTheDebuggerIsToldIsQuoted() {
        XCTAssertEqual(
            DebuggerCommands.environment(["B": "two words", "A": #"a "quote", a \ and a `"#]),
            #"settings append target.env-vars "A=a \"quote\", a \\ and a \`""# + "\n"
                + #"settings append target.env-vars "B=two words""# + "\n")
        XCTAssertEqual(DebuggerCommands.arguments([]), "")
        XCTAssertEqual(
            DebuggerCommands.arguments(["-a", "b c"]), #"settings set -- target.run-args "-a" "b c""# + "\n")
    }

    func testItIsToldWhereTheFrameworksAreDescribed() {
        let sdk = SDK(
            folder: "/sdk", modules: "/sdk/Modules", moduleMaps: ["/sdk/C/CZlib/module.modulemap"],
            headers: ["/usr/a b"])
        XCTAssertEqual(
            DebuggerCommands.interfaces("/app/modules", sdk),
            #"settings append target.swift-module-search-paths "/app/modules""# + "\n"
                + #"settings append target.swift-module-search-paths "/sdk/Modules""# + "\n"
                + #"settings set target.swift-extra-clang-flags -- "-I/usr/a b" "#
                + #""-fmodule-map-file=/sdk/C/CZlib/module.modulemap""# + "\n")
    }

    func testTheNewestPythonIsTaken() {
        XCTAssertEqual(PythonShim.version("/usr/lib/libpython3.11.so.1.0"), 11)
        XCTAssertGreaterThan(PythonShim.version("libpython3.11.so.1.0"), PythonShim.version("libpython3.9.so.1.0"))
    }

    func testAShimThatCannotBeMadeSaysSo() throws {
        try XCTSkipIf(PythonShim.installed() == nil, "no Python here")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        XCTAssertThrowsError(
            try PythonShim(missing: "libpython3.10.so.1.0", compiler: "/").makeShim(in: folder + "/file")
        ) {
            XCTAssertTrue("\($0)".contains(folder), "\($0)")
        }
    }

    func testOtherConfigurationsStay() throws {
        let launch = folder + "/" + LaunchSetup.launchFile
        try FileManager.default.createDirectory(atPath: folder + "/.vscode", withIntermediateDirectories: true)
        try Data(#"{"configurations": [{"name": "Mine"}, {"name": "Debug App", "program": "/old"}]}"#.utf8).write(
            to: URL(fileURLWithPath: launch))
        let app = BuiltApp(
            path: "/b/App.app", executable: "/b/App.app/App", name: "App", bundleIdentifier: "a", wasUpToDate: true)
        let setup = LaunchSetup(
            app: app, executable: "/b/App.app/App", variables: ["PORTICO_CLOCK": "real"], adapter: "/b/lldb-dap",
            commands: "/b/my commands", build: ["portico", "build", "/p"])
        XCTAssertTrue(try setup.write(in: folder))
        let found = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: launch)))
        let list = try XCTUnwrap((found as? [String: Any])?["configurations"] as? [[String: Any]])
        XCTAssertEqual(list.compactMap { $0["name"] as? String }, ["Mine", "Debug App", "Attach to App"])
        XCTAssertEqual(list[1]["program"] as? String, "/b/App.app/App")
        XCTAssertEqual(list[1]["preLaunchTask"] as? String, "portico build App")
        XCTAssertEqual(list[1]["initCommands"] as? [String], ["command source -s 1 \"/b/my commands\""])
        XCTAssertFalse(try setup.write(in: folder), "nothing has changed")
        try Data("{ // mine".utf8).write(to: URL(fileURLWithPath: launch))
        XCTAssertThrowsError(try setup.write(in: folder))
        XCTAssertEqual(try String(contentsOfFile: launch, encoding: .utf8), "{ // mine")
    }
}
