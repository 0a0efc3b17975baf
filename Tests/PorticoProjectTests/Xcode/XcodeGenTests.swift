import PorticoBounds
import XCTest

@testable import PorticoProject

/// Specs of XcodeGen's, read without it.
final class XcodeGenTests: XCTestCase {
    private func load(
        _ files: [String: String], _ selection: ProjectSelection = ProjectSelection(), tests: Bool = false
    ) throws -> (project: ProjectModel, folder: TemporaryProject) {
        let folder = try TemporaryProject(files)
        let scratch = folder.path + "/.scratch"
        let project =
            tests
            ? try ProjectModel.loadTests(folder.path, scratch: scratch, selection: selection)
            : try ProjectModel.loadProject(folder.path, scratch: scratch, selection: selection)
        return (project, folder)
    }

    private func relative(_ paths: [String], _ folder: TemporaryProject) -> [String] {
        paths.map(folder.relative)
    }

    /// A spec with an app alone.
    private func app(_ target: String, _ more: String = "") -> String {
        """
        name: Shop
        \(more)
        targets:
          Shop:
            type: application
            platform: iOS
        \(target.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n"))
        """
    }

    // MARK: Sources

    func testSourcesAreFoldersFilesPatternsAndMapsWithExcludesAndIncludes() throws {
        let (project, folder) = try load([
            "project.yml": app(
                """
                sources:
                  - App
                  - path: Extra/one.swift
                  - path: Gen
                    optional: true
                  - path: Lists
                    excludes: ["**/*Old.swift", "Drafts", "notes.txt"]
                  - path: Picked
                    includes: ["*.swift", "deep/**"]
                  - "Globs/*/in.swift"
                  - path: Templates
                    buildPhase: resources
                  - path: Web
                    type: folder
                  - path: Never
                    buildPhase: none
                """),
            "App/App.swift": "", "App/Info.plist": TemporaryProject.plist("<key>V</key><string>1</string>"),
            "App/Assets.xcassets/Contents.json": "{}", "App/de.lproj/Localizable.strings": "",
            "App/.hidden.swift": "", "App/route.gpx": "", "Extra/one.swift": "", "Extra/two.swift": "",
            "Lists/List.swift": "", "Lists/a/ListOld.swift": "", "Lists/Drafts/Draft.swift": "", "Lists/notes.txt": "",
            "Picked/p.swift": "", "Picked/p.json": "", "Picked/deep/er/d.swift": "", "Picked/other/o.swift": "",
            "Globs/a/in.swift": "", "Globs/b/out.swift": "", "Templates/t.swift": "", "Web/index.html": "",
            "Never/n.swift": "",
        ])
        XCTAssertEqual(project.kind, .xcode)
        XCTAssertEqual(project.name, "Shop")
        XCTAssertEqual(
            relative(project.sources, folder),
            [
                "App/App.swift", "Extra/one.swift", "Globs/a/in.swift", "Lists/List.swift", "Picked/deep/er/d.swift",
                "Picked/p.swift",
            ])
        XCTAssertEqual(
            project.resources.map(\.destination).sorted(), ["Web", "de.lproj/Localizable.strings", "t.swift"])
        XCTAssertEqual(relative(project.catalogs, folder), ["App/Assets.xcassets"])
        XCTAssertEqual(project.infoPlist.map(folder.relative), "App/Info.plist")
        XCTAssertEqual(project.notes, [])
    }

    func testASourceThatIsNowhereIsNamedWithItsLine() {
        XCTAssertEqual(
            message { try load(["project.yml": app("sources: [App, Gone]"), "App/a.swift": ""]) }.split(separator: "/")
                .last,
            "project.yml:7: the target “Shop” names the source “Gone”, which doesn't exist: "
                + "correct the path, restore it, or write “optional: true” beside it")
    }

    // MARK: Settings

    func testSettingsComeFromPresetsGroupsBaseAndConfigurationsOverFiles() throws {
        let spec = app(
            """
            sources: App
            configFiles: {Staging Debug: App/a.xcconfig}
            settings:
              groups: [shared]
              base:
                PRODUCT_NAME: Shop Pro
                MARKETING_VERSION: 2.10
                SWIFT_STRICT_CONCURRENCY: complete
                ENABLE_THING: NO
              configs:
                debug:
                  SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) STAGING
                Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: WRONG}
            """,
            """
            configs: {Staging Debug: debug, Release: release}
            options: {bundleIdPrefix: com.shop, deploymentTarget: {iOS: "15.2"}}
            settings: {SWIFT_VERSION: "5.9"}
            settingGroups: {shared: {SHARED: [a, b c]}}
            """)
        let (project, _) = try load(
            [
                "project.yml": spec, "App/App.swift": "",
                "App/a.xcconfig": "TARGETED_DEVICE_FAMILY = 1\nFROM_FILE = x\n",
            ],
            ProjectSelection(configuration: "debug"))
        let settings = try XCTUnwrap(project.parts.last).settings
        for (key, value) in [
            "PRODUCT_NAME": "Shop Pro", "MARKETING_VERSION": "2.10", "ENABLE_THING": "NO", "SHARED": "a \"b c\"",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG STAGING", "SWIFT_VERSION": "5.9", "FROM_FILE": "x",
            "IPHONEOS_DEPLOYMENT_TARGET": "15.2", "PRODUCT_BUNDLE_IDENTIFIER": "com.shop.Shop", "SDKROOT": "iphoneos",
            // The file's, which stands above what every target has.
            "TARGETED_DEVICE_FAMILY": "1", "CONFIGURATION": "Staging Debug",
        ] { XCTAssertEqual(settings[key], value, key) }
    }

    func testTheInfoPlistIsTheSpecsThoughTheFileIsNotThere() throws {
        let (project, _) = try load([
            "project.yml": app(
                """
                sources: [App]
                info:
                  path: App/Info.plist
                  properties:
                    CFBundleVersion: 7
                    UILaunchScreen: {}
                    UIStatusBarHidden: true
                    Count: 3
                    Words: "3"
                    UIApplicationSceneManifest:
                      UISceneConfigurations: {UIWindowSceneSessionRoleApplication: [{UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).Scene}]}
                """), "App/App.swift": "",
        ])
        XCTAssertEqual(project.notes, [])
        let app = try XCTUnwrap(project.parts.last)
        let plist = try InfoPlist(
            path: app.infoPlist, shown: "", name: app.name, module: app.module, settings: app.settings,
            written: app.writtenInfo)
        XCTAssertEqual(plist.values["CFBundleVersion"] as? String, "7")
        XCTAssertEqual(plist.values["UIStatusBarHidden"] as? Bool, true)
        XCTAssertEqual(plist.values["Count"] as? Int, 3)
        XCTAssertEqual(plist.values["Words"] as? String, "3")
        let scenes = (plist.values["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"]
        XCTAssertTrue("\(scenes ?? "")".contains("Shop.Scene"), "\(scenes ?? "")")
    }

    // MARK: Templates and includes

    func testTemplatesAreFilledInAndMergedBelowTheTarget() throws {
        let (project, folder) = try load([
            "project.yml": """
            name: Shop
            targetTemplates:
              Base:
                platform: iOS
                settings: {base: {WHO: "${target_name}", LEVEL: base, TONE: "${tone}"}}
              App:
                templates: [Base]
                type: application
                sources: ["${target_name}"]
            targets:
              Shop:
                templates: [App]
                templateAttributes: {tone: warm}
                sources: [Extra]
                settings: {base: {LEVEL: own}}
              Desk:
                templates: [App]
                platform: macOS
                sources:REPLACE: [Extra]
            """, "Shop/App.swift": "", "Extra/e.swift": "",
        ])
        let settings = try XCTUnwrap(project.parts.last).settings
        XCTAssertEqual(["WHO", "LEVEL", "TONE"].map { settings[$0] }, ["Shop", "own", "warm"])
        XCTAssertEqual(relative(project.sources, folder), ["Extra/e.swift", "Shop/App.swift"])
    }

    func testIncludesAreBelowTheSpecAndTheirPathsAreTheirOwn() throws {
        let (project, folder) = try load([
            "project.yml": """
            include:
              - Base/base.yml
              - {path: Base/here.yml, relativePaths: false}
              - {path: gone.yml, enable: no}
            name: Shop
            targets:
              Shop: {settings: {LEVEL: own}}
            """,
            "Base/base.yml": """
            name: Wrong
            targets:
              Shop: {type: application, platform: iOS, sources: [App], settings: {LEVEL: base, MORE: x}}
            """,
            "Base/here.yml": "targets: {Shop: {sources: [Here]}}\n",
            "Base/App/App.swift": "", "Here/h.swift": "",
        ])
        XCTAssertEqual(project.name, "Shop")
        XCTAssertEqual(relative(project.sources, folder), ["Base/App/App.swift", "Here/h.swift"])
        let settings = try XCTUnwrap(project.parts.last).settings
        XCTAssertEqual(["LEVEL", "MORE"].map { settings[$0] }, ["own", "x"])
    }

    func testVariablesOfTheEnvironmentAreFilledIn() throws {
        let folder = try TemporaryProject(["project.yml": "name: ${WHO}-${NOBODY}\ntargets: {}\n"])
        let spec = try XcodeGenSpec(folder.path + "/project.yml", shown: "project.yml", variables: ["WHO": "me"])
        XCTAssertEqual(spec.name, "me-${NOBODY}")
    }

    func testATargetOfSeveralPlatformsIsOnePerPlatform() throws {
        let (project, _) = try load([
            "project.yml": """
            name: Shop
            targets:
              Kit: {type: framework, platform: [iOS, tvOS], sources: [Kit], settings: {ON: "${platform}"}}
              Shop: {type: application, platform: iOS, sources: [App], dependencies: [target: Kit]}
            """, "App/App.swift": "", "Kit/k.swift": "",
        ])
        XCTAssertEqual(project.parts.map(\.name), ["Kit", "Shop"])
        XCTAssertEqual(project.parts[0].product, .framework)
        XCTAssertEqual(project.parts[0].settings["ON"], "iOS")
        XCTAssertEqual(project.parts[1].dependencies, ["Kit"])
    }

    // MARK: Dependencies

    func testPackagesComeWithTheirProductsAndRequirements() throws {
        let (project, folder) = try load([
            "project.yml": app(
                """
                sources: [App]
                dependencies:
                  - package: Alamofire
                  - {package: Kit, products: [KitA, KitB]}
                  - {package: Local, product: Local}
                  - {package: OnlyMac, platformFilter: macOS}
                  - {sdk: StoreKit.framework}
                """,
                """
                localPackages: [Modules/Local]
                packages:
                  Alamofire: {url: "https://example.org/Alamofire.git", from: 5.0.0}
                  Kit: {github: example/Kit, minorVersion: 1.2.0}
                  OnlyMac: {url: "https://example.org/m", branch: main}
                """), "App/App.swift": "", "Modules/Local/Package.swift": "",
        ])
        XCTAssertEqual(
            Set(project.packages.map { "\($0.place) \($0.products)" }),
            Set(
                [
                    PackageReference(
                        place: .remote(url: "https://example.org/Alamofire.git", requirement: "from: \"5.0.0\""),
                        products: ["Alamofire"]),
                    PackageReference(
                        place: .remote(
                            url: "https://github.com/example/Kit", requirement: ".upToNextMinor(from: \"1.2.0\")"),
                        products: ["KitA", "KitB"]),
                    PackageReference(place: .folder(folder.path + "/Modules/Local"), products: ["Local"]),
                ].map { "\($0.place) \($0.products)" }))
        XCTAssertEqual(project.notes, [])
    }

    func testNamesThatLeadNowhereAreErrorsWithLineAndRemedy() {
        func error(_ target: String, _ more: String = "") -> String {
            let text = message { try load(["project.yml": app(target, more), "App/a.swift": ""]) }
            return String(text.split(separator: "/").last ?? "")
        }
        XCTAssertEqual(
            error("dependencies: [target: Shoq]"),
            "project.yml:7: “Shop” depends on the target “Shoq”, which the spec doesn't have: did you mean “Shop”?")
        XCTAssertTrue(error("dependencies: [package: A]").contains("below “packages”"))
        XCTAssertTrue(error("templates: [A]").contains("there is no template “A”"))
        XCTAssertTrue(error("settings: {groups: [A]}").contains("there is no group of settings “A”"))
        XCTAssertTrue(error("configFiles: {Debug: a.xcconfig}").contains("the file of settings “a.xcconfig”"))
        XCTAssertTrue(error("sources: App", "include: gone.yml").contains("project.yml:2: it includes “gone.yml”"))
        XCTAssertTrue(error("sources: App", "include: project.yml").contains("includes this file again"))
        XCTAssertTrue(
            error("sources: App", "settingGroups: {A: {groups: [A]}}\nsettings: {groups: [A]}").contains("each other"))
    }

    // MARK: Schemes and tests

    private let tested = """
        name: Shop
        schemes:
          Staging:
            build: {targets: {Shop: all}}
            run: {config: Release, commandLineArguments: {"-fast 1": true, "-slow": false}, environmentVariables: {MODE: s}}
            test: {targets: [{name: ShopTests, skippedTests: [A/testB]}]}
        targets:
          Shop: {type: application, platform: iOS, sources: [App]}
          ShopTests: {type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [target: Shop]}
          ShopUITests: {type: bundle.ui-testing, platform: iOS, sources: [UI], dependencies: [target: Shop]}
        """
    private let testedFiles = ["App/App.swift": "", "Tests/t.swift": "", "UI/u.swift": ""]

    func testSchemesChooseConfigurationArgumentsAndEnvironment() throws {
        let files = testedFiles.merging(["project.yml": tested]) { $1 }
        let (project, _) = try load(files, ProjectSelection(scheme: "Staging"))
        XCTAssertEqual(project.arguments, ["-fast", "1"])
        XCTAssertEqual(project.environment, ["MODE": "s"])
        XCTAssertEqual(project.parts.last?.settings["CONFIGURATION"], "Release")
        XCTAssertTrue(message { try load(files, ProjectSelection(scheme: "No")) }.hasSuffix("use one of Shop, Staging"))
    }

    func testTestTargetsKnowTheirApp() throws {
        let files = testedFiles.merging(["project.yml": tested]) { $1 }
        let (all, _) = try load(files.filter { $0.key != "x" }, ProjectSelection(target: "Shop"), tests: true)
        XCTAssertEqual(all.tests.map(\.name), ["ShopTests", "ShopUITests"])
        XCTAssertEqual(all.tests.map(\.place), [.hosted, .beside])
        XCTAssertEqual(all.tests.map(\.app), ["Shop", "Shop"])
        let (some, _) = try load(files, ProjectSelection(scheme: "Staging"), tests: true)
        XCTAssertEqual(some.tests.map(\.name), ["ShopTests"])
        XCTAssertEqual(some.tests.first?.skipped.count, 1)
    }

    func testASchemeThatChoosesWhatIsLoadedIsRefused() {
        let spec = tested.replacingOccurrences(of: "MODE: s", with: "LD_PRELOAD: x.so")
        XCTAssertTrue(message { try load(testedFiles.merging(["project.yml": spec]) { $1 }) }.contains("LD_PRELOAD"))
    }

    // MARK: Where specs are found

    func testASpecCountsWhereItsProjectIsNotThere() throws {
        let half = "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        let files = ["project.yml": app("sources: App"), "App/App.swift": ""]
        let (project, folder) = try load(files.merging([half: "{}"]) { $1 })
        XCTAssertEqual(project.resolvedPackages.map(folder.relative), half)
        // In a folder of the repository, by its own name, and by a workspace that names the project.
        let deep = try TemporaryProject([
            "ios/project.yml": app("sources: App"), "ios/App/App.swift": "",
            "ios/Shop.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"group:Shop.xcodeproj\"/></Workspace>",
        ])
        for path in ["", "/ios", "/ios/project.yml", "/ios/Shop.xcworkspace"] {
            let project = try ProjectModel.loadProject(
                deep.path + path, scratch: deep.path + "/.scratch", selection: ProjectSelection())
            XCTAssertEqual(project.sources, [deep.path + "/ios/App/App.swift"], path)
            XCTAssertEqual(project.notes, [], path)
        }
        // Other tools' files of the name.
        let other = try TemporaryProject(["project.yml": "kind: site\n", "App.swift": ""])
        XCTAssertEqual(
            try ProjectModel.loadProject(other.path, scratch: other.path + "/.s", selection: ProjectSelection()).kind,
            .folder)
    }

    // MARK: Bad input

    func testBadYAMLIsAnErrorWithLineAndRemedy() {
        func error(_ text: String) -> String {
            message { try load(["project.yml": "targets:\n" + text]) }.split(separator: "/").last.map(String.init) ?? ""
        }
        XCTAssertTrue(error("  App: [a\n").hasPrefix("project.yml:3:1: not YAML: "), error("  App: [a\n"))
        XCTAssertTrue(error("\tApp: x\n").contains("project.yml:2:1: not YAML"), error("\tApp: x\n"))
        XCTAssertTrue(error("  A: {type: x}\n  A: {type: y}\n").contains("the key “A” stands twice"))
        XCTAssertTrue(error("  A: 1\n").contains("project.yml:2: the target “A” has no keys"))
        XCTAssertTrue(error("  A: *b\n").contains("undefined alias"))
        XCTAssertTrue(error("  - A\n").contains("“targets” is no table"))
        XCTAssertTrue(error("  A: {sources: x}\n").contains("has no type"))
    }

    func testWhatIsOverABoundIsAnError() {
        func error(_ text: String) -> String { message { try load(["project.yml": "targets:\n" + text]) } }
        let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        XCTAssertTrue(error("  A: " + deep).contains(ReaderBounds.yamlDepth.excess))
        XCTAssertTrue(error("  A: " + String(repeating: "- ", count: 100_000)).contains(":"))
        // Values that stand for ten of the one before: 10 ^ 9.
        var bomb = "  A0: &a0 [x]\n"
        for index in 1...9 {
            bomb +=
                "  A\(index): &a\(index) [" + Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ",")
                + "]\n"
        }
        XCTAssertTrue(error(bomb).contains(ReaderBounds.yamlValues.excess))
        XCTAssertTrue(error(bomb + "  ? *a9\n  : 1\n").contains("a key that is an alias"))
        XCTAssertTrue(
            error("#" + String(repeating: "x", count: ReaderBounds.yamlBytes.value)).contains(
                ReaderBounds.yamlBytes.excess))
        var group = "  A: {type: application, settings: {groups: [a]}}\nsettingGroups:\n"
        group += "  a: {groups: [a, a]}\n"
        XCTAssertTrue(error(group).contains("each other"))
    }

    func testPatternsAreAsShellsHaveThem() {
        for (pattern, path, isMatch) in [
            ("*.md", "a.md", true), ("*.md", "b/a.md", false), ("**/*.md", "a.md", true), ("**/*.md", "b/c/a.md", true),
            ("b/**", "b/c/d", true), ("b/**/d", "b/d", true), ("b", "b", true), ("b", "b/c", false),
            ("s[0-2].j?", "s1.js", true), ("s[0-2].js", "s3.js", false), ("s[!0-2].js", "s3.js", true),
            ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("*", "x", true), ("[", "[", true),
        ] {
            XCTAssertEqual(GlobPattern(pattern).matches(path), isMatch, "\(pattern) \(path)")
        }
        let stars = String(repeating: "*a", count: 40) + "b"
        XCTAssertFalse(GlobPattern(stars).matches(String(repeating: "a", count: 200)))
    }
}
