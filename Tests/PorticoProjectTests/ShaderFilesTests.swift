import Foundation
import PorticoShading
import XCTest

@testable import PorticoProject

final class ShaderFilesTests: XCTestCase {
    private let header = "#include <metal_stdlib>\nusing namespace metal;\n"

    private func assemble(_ project: TemporaryProject) throws -> (path: String, notes: [String]) {
        let path = FilePaths.folder(project.path) + "/Demo.app"
        var bundle = AppBundle(path: path, root: project.path)
        try bundle.assembleBundle(
            try project.scan(), plist: try InfoPlist(path: nil, shown: "", name: "Demo", module: "Demo"), extra: [])
        return (path, bundle.notes)
    }

    private func library(in bundle: String) -> ShadingPack? {
        FilePaths.contents(bundle + "/default.metallib").flatMap { ShadingPack(data: $0) }
    }

    /// DEV-1299.
    func testTheShadersOfATargetAreOneLibrary() throws {
        let project = try TemporaryProject([
            "A.swift": "",
            "Effects/Wave.metal": header
                + "#include \"Shared.h\"\n[[ stitchable ]] float2 wave(float2 p) { return p + shared(); }",
            "Effects/Shared.h": "#pragma once\nstatic float2 shared() { return float2(1, 0); }",
            "More/Tint.metal": header + "[[stitchable]] half4 more(float2 p) { return half4(0); }",
            "Tint.metal": header + "[[ stitchable ]] half4 tint(float2 p, half4 c) { return c.bgra; }",
            "Old.metal": header + "kernel void work(device float *a [[buffer(0)]]) { a[0] = 1; }",
        ])
        let app = try assemble(project)
        let pack = try XCTUnwrap(library(in: app.path))
        XCTAssertEqual(pack.files.map(\.name), ["Effects/Wave.metal", "More/Tint.metal", "Tint.metal", "Shared.h"])
        XCTAssertEqual(pack.files.map(\.isHeader), [false, false, false, true])
        XCTAssertNotNil(try ShadingLibrary(pack).function("wave", usage: .distortion))
        XCTAssertNotNil(try ShadingLibrary(pack).function("tint", usage: .color))
        XCTAssertTrue(app.notes.contains { $0.hasPrefix("Old.metal: left out") }, "\(app.notes)")
        XCTAssertFalse(FilePaths.isFile(app.path + "/Tint.metal"), "sources aren't resources")
    }

    func testAMistakeIsAnErrorWithItsPlace() throws {
        let project = try TemporaryProject([
            "A.swift": "", "Effects/Wrong.metal": header + "[[stitchable]] half4 f(float2 p) {\n  return half4(q);\n}",
        ])
        XCTAssertThrowsError(try assemble(project)) {
            let error = $0 as? ProjectError
            XCTAssertEqual(error?.place, "Effects/Wrong.metal:4:16")
            XCTAssertEqual(error?.reason, "“q” isn't known here")
            XCTAssertFalse(error?.remedy.isEmpty ?? true)
        }
    }

    func testWithoutShadersThereIsNoLibrary() throws {
        let project = try TemporaryProject(["A.swift": ""])
        XCTAssertFalse(FilePaths.isFile(try assemble(project).path + "/default.metallib"))
    }

    /// DEV-1299.
    func testAMistakeInAPackagesShaderIsANote() throws {
        let project = try TemporaryProject([
            "P_P.resources/Wrong.metal": "[[stitchable]] half4 f(float2 p) { return 1 +; }",
            "P_P.resources/Right.metal": "[[stitchable]] half4 g(float2 p) { return half4(1); }",
        ])
        var files = ShaderFiles(root: project.path)
        try files.compileAll(below: project.path + "/P_P.resources")
        XCTAssertEqual(files.notes.count, 1)
        XCTAssertEqual(library(in: project.path + "/P_P.resources")?.files.map(\.name), ["P_P.resources/Right.metal"])
    }
}
