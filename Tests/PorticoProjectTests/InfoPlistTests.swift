import XCTest

@testable import PorticoProject

final class InfoPlistTests: XCTestCase {
    private func plist(_ body: String) throws -> InfoPlist {
        let project = try TemporaryProject(["Info.plist": TemporaryProject.plist(body)])
        return try InfoPlist(path: project.path + "/Info.plist", shown: "Info.plist", name: "My App", module: "My_App")
    }

    func testVariablesAreFilledIn() throws {
        let plist = try plist(
            """
            <key>CFBundleIdentifier</key><string>com.x.$(PRODUCT_NAME:rfc1034identifier)</string>
            <key>Module</key><string>${PRODUCT_MODULE_NAME}.SceneDelegate</string>
            <key>List</key><array><string>$(PRODUCT_NAME:c99extidentifier)</string><string>cost: $5</string></array>
            <key>Other</key><string>a$(NO_SUCH)b$(NO_SUCH_EITHER:default=c)</string>
            """)
        XCTAssertEqual(plist.bundleIdentifier, "com.x.My-App")
        XCTAssertEqual(plist.values["Module"] as? String, "My_App.SceneDelegate")
        XCTAssertEqual(plist.values["List"] as? [String], ["My_App", "cost: $5"])
        XCTAssertEqual(plist.values["Other"] as? String, "abc")
        XCTAssertEqual(plist.unknown, ["NO_SUCH"])
    }

    func testWhatABundleNeedsIsAdded() throws {
        let plist = try InfoPlist(path: nil, shown: "", name: "My App", module: "My_App")
        XCTAssertEqual(plist.values["CFBundleExecutable"] as? String, "My App")
        XCTAssertEqual(plist.values["CFBundlePackageType"] as? String, "APPL")
        XCTAssertEqual(plist.bundleIdentifier, "app.My-App")
        let read = try PropertyListSerialization.propertyList(from: plist.data(), format: nil) as? [String: Any]
        XCTAssertEqual(read?["CFBundleName"] as? String, "My App")
    }

    func testAListIsNoInfoPlist() throws {
        let project = try TemporaryProject(["Info.plist": "<plist version=\"1.0\"><array/></plist>"])
        XCTAssertEqual(
            message { try InfoPlist.read(project.path + "/Info.plist", shown: "Info.plist") },
            "Info.plist: the property list is not a dictionary: its outermost element must be <dict>")
    }
}
