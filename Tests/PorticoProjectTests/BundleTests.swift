import XCTest

@testable import PorticoProject

final class BundleTests: XCTestCase {
    func testTheBundleHoldsWhatTheProjectHoldsAndNothingOlder() throws {
        let project = try TemporaryProject([
            "A.swift": "", "logo.png": "1", "de.lproj/Localizable.strings": "x",
            "Assets.xcassets/Group/i.imageset/Contents.json": #"{"images":[{"filename":"i.png","scale":"2x"}]}"#,
            "Assets.xcassets/Group/i.imageset/i.png": "2", "Assets.xcassets/Group/i.imageset/unused.png": "3",
            "Assets.xcassets/old.launchimage/Contents.json": "{}",
        ])
        let path = FilePaths.folder(project.path) + "/Demo.app"
        var bundle = AppBundle(path: path)
        let plist = try InfoPlist(path: nil, shown: "", name: "Demo", module: "Demo")
        try bundle.assemble(try project.scan(), plist: plist, extra: [])
        func files() -> Set<String> {
            Set(try! FileManager.default.subpathsOfDirectory(atPath: path).filter { FilePaths.isFile(path + "/" + $0) })
        }
        let all: Set = [
            "Info.plist", "logo.png", "de.lproj/Localizable.strings", "Assets.xcassets/Group/i.imageset/Contents.json",
            "Assets.xcassets/Group/i.imageset/i.png",
        ]
        XCTAssertEqual(files(), all)
        XCTAssertEqual(bundle.notes, ["old.launchimage: left out: this kind of asset is not supported yet"])

        try FileManager.default.removeItem(atPath: project.path + "/logo.png")
        try FileManager.default.removeItem(atPath: project.path + "/Assets.xcassets")
        try project.add("de.lproj/Localizable.strings", "y")
        _ = FileManager.default.createFile(atPath: path + "/Demo", contents: Data())
        try bundle.assemble(try project.scan(), plist: plist, extra: [])
        XCTAssertEqual(files(), ["Info.plist", "de.lproj/Localizable.strings", "Demo"])
        XCTAssertEqual(try String(contentsOfFile: path + "/de.lproj/Localizable.strings", encoding: .utf8), "y")
    }

    func testABrokenCatalogIsAnError() throws {
        let asset = "Assets.xcassets/i.imageset"
        let project = try TemporaryProject([asset + "/Contents.json": #"{"images":[{"filename":"gone.png"}]}"#])
        var catalog = AssetCatalog()
        XCTAssertEqual(
            message { try catalog.add(project.path + "/Assets.xcassets") },
            "\(project.path)/\(asset)/Contents.json: the file “gone.png” does not exist: add it, or remove its entry")
        try project.add(asset + "/Contents.json", #"{"images":[{"filename":"../../secret.png"}]}"#)
        XCTAssertTrue(message { try catalog.add(project.path + "/Assets.xcassets") }.contains("does not exist"))
        try project.add(asset + "/Contents.json", "[")
        XCTAssertTrue(message { try catalog.add(project.path + "/Assets.xcassets") }.contains("not a JSON object"))
    }
}
