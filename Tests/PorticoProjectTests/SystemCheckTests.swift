import XCTest

@testable import PorticoProject

final class SystemCheckTests: XCTestCase {
    func testAnyVersionOfALibraryCountsWhereNoneIsNamed() throws {
        let folder = try TemporaryProject([
            "libcmark-gfm.so.0.29.0.gfm.13": "", "libxml2.so.16": "", "fonts/deep/a.ttf": "", "sdk/libPortico.so": "",
        ])
        let check = SystemCheck(sdk: folder.path + "/sdk", environment: [:], folders: ["/nowhere", folder.path])
        func isThere(_ kind: SystemNeed.Kind) -> Bool? {
            check.findings([SystemNeed(kind, "x", package: "y")]).last?.isThere
        }
        XCTAssertEqual(isThere(.library("libcmark-gfm.so")), true)
        XCTAssertEqual(isThere(.library("libcmark-gfm-extensions.so")), false)
        XCTAssertEqual(isThere(.library("libxml2.so.2")), false)
        XCTAssertEqual(isThere(.files(["ttf"], folders: [folder.path + "/fonts"])), true)
        XCTAssertEqual(isThere(.files(["dic"], folders: [folder.path + "/fonts"])), false)
        XCTAssertEqual(isThere(.program("no-such-program")), false)
    }

    func testWhatTheLoaderMissesIsNamedWithItsPackage() {
        let text = "\tlibcairo.so.2 => not found\n\tlibm.so.6 => /lib/libm.so.6 (0x1)\n\tlibodd.so => not found\n"
        XCTAssertEqual(SystemCheck.missing(in: text), ["libcairo.so.2", "libodd.so"])
        XCTAssertEqual(SystemNeed.package(ofLibrary: "libcairo.so.2"), "libcairo2")
        let findings = [
            SystemCheck.Finding(name: "a", isThere: true, isRequired: true, purpose: "p", package: "q"),
            SystemCheck.Finding(name: "b", isThere: false, isRequired: false, purpose: "read", package: "libb1"),
        ]
        XCTAssertEqual(
            SystemCheck.text(findings),
            "Portico runs here; what is missing is asked for by some apps alone:\n  b: missing, needed to read: install libb1\n"
                + "On Debian: sudo apt-get install libb1")
        XCTAssertTrue(SystemCheck.text([findings[0]]).contains("has all 1 things"))
    }

    /// Each library that some source opens while it runs has a row, so that nobody learns of it from an app that does less.
    func testEachLibraryThatIsOpenedHasARow() throws {
        var root = URL(fileURLWithPath: #filePath)
        while root.path != "/", !FilePaths.isFile(root.path + "/Package.swift") { root.deleteLastPathComponent() }
        let sources = root.path + "/Sources"
        let files = try XCTUnwrap(FileManager.default.enumerator(atPath: sources))
        var opened: Set<String> = []
        for case let file as String in files where [".swift", ".c", ".cpp"].contains(where: file.hasSuffix) {
            let text = String(decoding: FilePaths.contents(sources + "/" + file) ?? Data(), as: UTF8.self)
            guard text.contains("dlopen(") || text.contains("loadPair(") else { continue }
            for match in text.matches(of: #/"(lib[A-Za-z0-9_.+\-]*\.so[0-9.]*)"/#) { opened.insert(String(match.1)) }
        }
        XCTAssertTrue(opened.contains("libxml2.so.2"), "\(opened)")
        let rows = Set(SystemNeed.all.map(\.name))
        // Foundation's come with the toolchain.
        let own = ["libPortico", "libFoundation"]
        XCTAssertEqual(
            opened.filter { name in !rows.contains(name) && !own.contains { name.hasPrefix($0) } }.sorted(), [])
    }
}
