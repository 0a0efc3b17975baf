import XCTest

@testable import PorticoProject

final class BundleTests: XCTestCase {
    func testTheBundleHoldsWhatTheProjectHoldsAndNothingOlder() throws {
        let project = try TemporaryProject([
            "A.swift": "", "logo.png": "1", "de.lproj/Localizable.strings": "\"k\" = \"x\";",
            "Assets.xcassets/Group/i.imageset/Contents.json": #"{"images":[{"filename":"i.png","scale":"2x"}]}"#,
            "Assets.xcassets/Group/i.imageset/i.png": "2", "Assets.xcassets/Group/i.imageset/unused.png": "3",
            "Assets.xcassets/old.launchimage/Contents.json": "{}",
        ])
        let path = FilePaths.folder(project.path) + "/Demo.app"
        var bundle = AppBundle(path: path)
        let plist = try InfoPlist(path: nil, shown: "", name: "Demo", module: "Demo")
        try bundle.assembleBundle(try project.scan(), plist: plist, extra: [])
        func files() -> Set<String> {
            Set(try! FileManager.default.subpathsOfDirectory(atPath: path).filter { FilePaths.isFile(path + "/" + $0) })
        }
        let all: Set = [
            "Info.plist", "logo.png", "de.lproj/Localizable.strings", "Assets.xcassets/Group/i.imageset/Contents.json",
            "Assets.xcassets/Group/i.imageset/i.png",
        ]
        XCTAssertEqual(files(), all)
        XCTAssertEqual(bundle.notes, [], "launch images are of another time")

        try FileManager.default.removeItem(atPath: project.path + "/logo.png")
        try FileManager.default.removeItem(atPath: project.path + "/Assets.xcassets")
        try project.add("de.lproj/Localizable.strings", "\"k\" = \"y\";")
        _ = FileManager.default.createFile(atPath: path + "/Demo", contents: Data())
        try bundle.assembleBundle(try project.scan(), plist: plist, extra: [])
        XCTAssertEqual(files(), ["Info.plist", "de.lproj/Localizable.strings", "Demo"])
        XCTAssertEqual(
            try String(contentsOfFile: path + "/de.lproj/Localizable.strings", encoding: .utf8), "\"k\" = \"y\";")
    }

    func testWhatIsBrokenInACatalogIsLeftOutWithALine() throws {
        let project = try TemporaryProject([
            "Assets.xcassets/i.imageset/Contents.json":
                #"{"images":[{"filename":"gone.png"},{"filename":"../../secret.png"},{"filename":"here.png"}]}"#,
            "Assets.xcassets/i.imageset/here.png": "x", "Assets.xcassets/secret.png": "x",
            "Assets.xcassets/bare.imageset/a.png": "x", "Assets.xcassets/j.colorset/Contents.json": "[",
            "Assets.xcassets/top.brandassets/Contents.json": "{}",
        ])
        var catalog = AssetCatalog(cache: FilePaths.folder(project.path) + "/cache")
        try catalog.addCatalog(project.path + "/Assets.xcassets")
        XCTAssertEqual(
            Set(catalog.resources.map(\.destination)),
            ["Assets.xcassets/i.imageset/Contents.json", "Assets.xcassets/i.imageset/here.png"])
        XCTAssertEqual(catalog.notes.count, 5, "\(catalog.notes)")
        XCTAssertEqual(catalog.notes[0], "Assets.xcassets/bare.imageset: left out: it has no Contents.json")
        XCTAssertEqual(
            catalog.notes[1], "Assets.xcassets/i.imageset/Contents.json: the file “gone.png” does not exist, left out")
        XCTAssertTrue(
            catalog.notes[3].hasPrefix("Assets.xcassets/j.colorset/Contents.json: left out: not a JSON object"))
        XCTAssertEqual(
            catalog.notes[4], "Assets.xcassets/top.brandassets: left out: nothing here reads this kind of asset")
    }

    /// A Mac's disk finds a name however its accents are written, and whatever its case.
    func testAPictureIsFoundAsOnAMacsDisk() throws {
        let project = try TemporaryProject([
            "Assets.xcassets/i.imageset/Contents.json": "{\"images\":[{\"filename\":\"Poke\u{301}mon Logo.png\"}]}",
            "Assets.xcassets/i.imageset/Pok\u{e9}mon logo.png": "x",
        ])
        var catalog = AssetCatalog(cache: FilePaths.folder(project.path) + "/cache")
        try catalog.addCatalog(project.path + "/Assets.xcassets")
        XCTAssertEqual(catalog.notes, [])
        // Under the name that its catalog asks for.
        let picture = try XCTUnwrap(catalog.resources.first { $0.destination.hasSuffix(".png") })
        XCTAssertEqual(Array(picture.destination.utf8.suffix(18)), Array("Poke\u{301}mon Logo.png".utf8.suffix(18)))
        XCTAssertTrue(FilePaths.isFile(picture.path))
    }

    func testFoldersThatGiveTheirNameAreKept() throws {
        let project = try TemporaryProject([
            "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/Icons/i.colorset/Contents.json": "{}", "A.xcassets/Plain/Contents.json": "{}",
            "A.xcassets/Plain/d.dataset/Contents.json": #"{"data":[{"filename":"d.json"}]}"#,
            "A.xcassets/Plain/d.dataset/d.json": "1",
        ])
        var catalog = AssetCatalog()
        try catalog.addCatalog(project.path + "/A.xcassets")
        XCTAssertEqual(
            catalog.resources.map(\.destination),
            [
                "A.xcassets/Icons/Contents.json", "A.xcassets/Icons/i.colorset/Contents.json",
                "A.xcassets/Plain/d.dataset/d.json", "A.xcassets/Plain/d.dataset/Contents.json",
            ])
    }

    /// DEV-320, and of the symbol DEV-321.
    func testAnSVGBecomesAPictureOfEachScale() throws {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><rect width="10" height="8" fill="red"/></svg>"#
        let symbol = """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Symbols"><g id="Regular-M">
            <rect x="1400" y="700" width="100" height="50"/></g></g></svg>
            """
        let project = try TemporaryProject([
            "A.xcassets/v.imageset/Contents.json": #"{"images":[{"filename":"v.svg","idiom":"universal"}]}"#,
            "A.xcassets/v.imageset/v.svg": svg, "A.xcassets/bad.imageset/bad.svg": "<svg",
            "A.xcassets/bad.imageset/Contents.json": #"{"images":[{"filename":"bad.svg"}]}"#,
            "A.xcassets/s.symbolset/Contents.json": #"{"symbols":[{"filename":"s.svg","idiom":"universal"}]}"#,
            "A.xcassets/s.symbolset/s.svg": symbol,
        ])
        var catalog = AssetCatalog(cache: FilePaths.folder(project.path) + "/cache")
        try catalog.addCatalog(project.path + "/A.xcassets")
        let made = Dictionary(uniqueKeysWithValues: catalog.resources.map { ($0.destination, $0.path) })
        func size(_ name: String) throws -> [UInt8] {
            // Width and height stand in a PNG's first chunk, most significant byte first.
            let data = try XCTUnwrap(FileManager.default.contents(atPath: XCTUnwrap(made[name])))
            return [data[19], data[23]]
        }
        XCTAssertEqual(try size("A.xcassets/v.imageset/v@1x.png"), [10, 8])
        XCTAssertEqual(try size("A.xcassets/v.imageset/v@3x.png"), [30, 24])
        XCTAssertEqual(try size("A.xcassets/s.imageset/s@1x.png"), [17, 9])
        let text = try String(contentsOfFile: XCTUnwrap(made["A.xcassets/v.imageset/Contents.json"]), encoding: .utf8)
        XCTAssertTrue(text.contains(#""filename":"v@2x.png","idiom":"universal","scale":"2x""#), text)
        let template = try String(
            contentsOfFile: XCTUnwrap(made["A.xcassets/s.imageset/Contents.json"]), encoding: .utf8)
        XCTAssertTrue(template.contains("template-rendering-intent"), template)
        XCTAssertEqual(
            catalog.notes,
            ["A.xcassets/bad.imageset/bad.svg: left out: it is no SVG that can be read: export the file again"])
    }

    func testAPDFIsDrawnByTheProgramThatIsInstalled() throws {
        let project = try TemporaryProject([
            "A.xcassets/p.imageset/Contents.json": #"{"images":[{"filename":"p.pdf"}]}"#,
            "A.xcassets/p.imageset/p.pdf": "%PDF",
            "bin/pdftocairo": "#!/bin/sh\nfor last; do :; done\necho \"$@\" > \"$last.png\"\n",
        ])
        chmod(project.path + "/bin/pdftocairo", 0o755)
        let before = ProcessInfo.processInfo.environment["PATH"] ?? ""
        defer { setenv("PATH", before, 1) }
        setenv("PATH", project.path + "/none", 1)
        var without = AssetCatalog(cache: FilePaths.folder(project.path) + "/cache")
        try without.addCatalog(project.path + "/A.xcassets")
        XCTAssertEqual(
            without.notes,
            [
                "A.xcassets/p.imageset/p.pdf: left out: nothing draws PDF here: install poppler-utils, or add it as SVG or PNG"
            ])
        setenv("PATH", project.path + "/bin:" + before, 1)
        var catalog = AssetCatalog(cache: FilePaths.folder(project.path) + "/cache")
        try catalog.addCatalog(project.path + "/A.xcassets")
        let picture = try XCTUnwrap(catalog.resources.first { $0.destination.hasSuffix("p@2x.png") })
        XCTAssertTrue(
            try String(contentsOfFile: picture.path, encoding: .utf8).hasPrefix("-png -transp -singlefile -r 144 "))
    }
}
