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

    // MARK: Scenes of sources without an Info.plist

    private func manifest(_ files: [String: String]) throws -> [String: Any]? {
        let project = try TemporaryProject(files)
        // Its folder lasts as long as it does.
        return try withExtendedLifetime(project) { try project.scan().sceneManifest(BuildOptions()) }
    }

    private func delegate(_ manifest: [String: Any]?) -> String? {
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let first = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: String]])?.first
        return first?["UISceneDelegateClassName"]
    }

    func testASceneDelegateMakesAManifest() throws {
        let made = try manifest([
            "AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "SceneDelegate.swift":
                "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
        ])
        XCTAssertEqual(delegate(made), "Demo.SceneDelegate")
        XCTAssertEqual(made?["UIApplicationSupportsMultipleScenes"] as? Bool, false)
        let plist = try InfoPlist(path: nil, shown: "", name: "Demo", module: "Demo", scenes: made)
        XCTAssertEqual(delegate(plist.values["UIApplicationSceneManifest"] as? [String: Any]), "Demo.SceneDelegate")
    }

    func testAStoryboardIsTheScenes() throws {
        let made = try manifest([
            "A.swift": "class SceneDelegate: UIResponder,\n    UIWindowSceneDelegate {}",
            "Base.lproj/Main.storyboard": "",
        ])
        let roles = made?["UISceneConfigurations"] as? [String: Any]
        let first = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: String]])?.first
        XCTAssertEqual(first?["UISceneStoryboardFile"], "Main")
    }

    func testADelegateThatConfiguresScenesMakesAManifestWithoutClasses() throws {
        let made = try manifest([
            "A.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
            }
            class Stage: NSObject, UIWindowSceneDelegate {}
            """
        ])
        XCTAssertNotNil(made)
        XCTAssertNil(delegate(made), "the application delegate says")
        XCTAssertEqual((made?["UISceneConfigurations"] as? [String: Any])?.count, 0)
    }

    func testOtherAppsHaveNoManifest() throws {
        XCTAssertNil(
            try manifest([
                "A.swift": """
                // class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
                /* func application(_ a: Int, configurationForConnecting b: Int) {} */
                let text = "class SceneDelegate: UIWindowSceneDelegate {"
                @main class AppDelegate: UIResponder, UIApplicationDelegate {}
                """
            ]))
        XCTAssertNil(
            try manifest([
                "A.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"a\") } } }",
                "B.swift": "class SceneDelegate: NSObject, UIWindowSceneDelegate {}",
            ]), "SwiftUI's scenes need none")
        XCTAssertNil(
            try manifest([
                "A.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
                "Info.plist": TemporaryProject.plist(""),
            ]), "the file says that there is none")
    }

    /// Foundation ends at each set that isn't empty, and nobody writes them.
    func testASetIsAnError() throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["list": ["a", "b"]] as [String: Any], format: .binary, options: 0)
        XCTAssertEqual(try InfoPlist.readList(list, shown: "")["list"] as? [String], ["a", "b"])
        let array = try XCTUnwrap(list.firstIndex(of: 0xA2))
        for marker: UInt8 in [0xB2, 0xC2, 0xC0] {
            var set = list
            set[array] = marker
            XCTAssertThrowsError(try InfoPlist.readList(set, shown: "Info.plist"))
            // Cut off, as a download may be: an error, too.
            for count in [set.count - 1, 40, 8] {
                XCTAssertThrowsError(try InfoPlist.readList(set.prefix(count), shown: "Info.plist"))
            }
        }
    }

    func testAListIsNoInfoPlist() throws {
        let project = try TemporaryProject(["Info.plist": "<plist version=\"1.0\"><array/></plist>"])
        XCTAssertEqual(
            message { try InfoPlist.readList(project.path + "/Info.plist", shown: "Info.plist") },
            "Info.plist: the property list is not a dictionary: its outermost element must be <dict>")
    }

    func testTheCatalogsIconsAreNamed() throws {
        let settings = [
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES": "Dark Light",
        ]
        let made = try InfoPlist(path: nil, shown: "Info.plist", name: "A", module: "A", settings: settings)
        let icons = made.values["CFBundleIcons"] as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: String]
        XCTAssertEqual(primary, ["CFBundleIconName": "AppIcon"])
        let others = icons?["CFBundleAlternateIcons"] as? [String: [String: String]]
        XCTAssertEqual(others, ["Dark": ["CFBundleIconName": "Dark"], "Light": ["CFBundleIconName": "Light"]])
        let plain = try InfoPlist(
            path: nil, shown: "Info.plist", name: "A", module: "A",
            settings: ["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"])
        XCTAssertNil((plain.values["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"])
    }
}
