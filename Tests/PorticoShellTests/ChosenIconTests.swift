import Foundation
import PorticoShell
import XCTest

/// The icon of an installed app: the bundle's own, or the one that the app chose when it last ran in the container (DEV-1252).
final class ChosenIconTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + UUID().uuidString
        let bundle = folder + "/A.app"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        let values: [String: Any] = [
            "CFBundleExecutable": "A",
            "CFBundleIcons": [
                "CFBundlePrimaryIcon": ["CFBundleIconFiles": ["Plain"]],
                "CFBundleAlternateIcons": ["Dark": ["CFBundleIconFiles": ["Night"]]],
            ] as [String: Any],
        ]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(
            to: URL(fileURLWithPath: bundle + "/Info.plist"))
        for name in ["Plain@2x.png", "Night@2x.png"] {
            FileManager.default.createFile(atPath: bundle + "/" + name, contents: Data([1]))
        }
        FileManager.default.createFile(
            atPath: bundle + "/A", contents: Data(), attributes: [.posixPermissions: NSNumber(value: 0o755)])
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func choose(_ content: Data) throws {
        let library = folder + "/home/Library/Portico"
        try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: library + "/AlternateIcon.plist"))
    }

    private func iconName(container: String?) throws -> String? {
        let app = try InstalledApp(bundle: folder + "/A.app", container: container)
        return app.iconPath.map { ($0 as NSString).lastPathComponent }
    }

    private func plist(_ name: String) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: ["name": name], format: .binary, options: 0)
    }

    func testTheChosenIcon() throws {
        XCTAssertEqual(try iconName(container: nil), "Plain@2x.png")
        XCTAssertEqual(try iconName(container: folder + "/home"), "Plain@2x.png", "no choice yet")
        try choose(try plist("Dark"))
        XCTAssertEqual(try iconName(container: folder + "/home"), "Night@2x.png")
        XCTAssertEqual(try iconName(container: nil), "Plain@2x.png")
    }

    func testAChoiceThatIsNoneIsThePrimaryIcon() throws {
        try choose(try plist("Gone"))
        XCTAssertEqual(try iconName(container: folder + "/home"), "Plain@2x.png")
        try choose(Data("no list".utf8))
        XCTAssertEqual(try iconName(container: folder + "/home"), "Plain@2x.png")
        try choose(Data(count: 5000))
        XCTAssertEqual(try iconName(container: folder + "/home"), "Plain@2x.png")
    }
}
