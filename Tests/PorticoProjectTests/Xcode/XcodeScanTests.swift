import XCTest

@testable import PorticoProject

final class XcodeScanTests: XCTestCase {
    func testTargetsFilesAndSettingsBecomeAModel() throws {
        let fixture = try XcodeFixture(
            settings: """
                PRODUCT_NAME = "$(TARGET_NAME) Pro"; SWIFT_VERSION = 4.2; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
                PRODUCT_BUNDLE_IDENTIFIER = "com.x.$(PRODUCT_NAME:rfc1034identifier)"; MARKETING_VERSION = 2.1;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STAGING"; OTHER_SWIFT_FLAGS = "-D MORE -DLAST -g";
                """,
            sources: ["App/App.swift", "App/gone.swift", "App/fast.c"],
            resources: [
                "App/logo@2x.png", "App/de.lproj/Localizable.strings", "App/Assets.xcassets", "App/Info.plist",
            ],
            files: [
                "App/fast.c": "", "App/logo@2x.png": "x", "App/de.lproj/Localizable.strings": "",
                "App/unused.swift": "",
                "App/Assets.xcassets/Contents.json": "{}",
                "App/Info.plist": TemporaryProject.plist(
                    "<key>V</key><string>$(MARKETING_VERSION)</string><key>CFBundleIdentifier</key>"
                        + "<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
            ])
        let project = try fixture.load()
        XCTAssertEqual(project.kind, .xcode)
        XCTAssertEqual(project.name, "App Pro")
        XCTAssertEqual(project.module, "App_Pro")
        XCTAssertEqual(project.sources.map(fixture.folder.relative), ["App/App.swift"])
        XCTAssertEqual(project.resources.map(\.destination), ["logo@2x.png", "de.lproj/Localizable.strings"])
        XCTAssertEqual(project.catalogs.map(fixture.folder.relative), ["App/Assets.xcassets"])
        XCTAssertEqual(project.notes, [])
        XCTAssertEqual(project.missingSources, [MissingSource(target: "App", path: "App/gone.swift")])
        let app = try XCTUnwrap(project.parts.last)
        XCTAssertEqual(app.languageMode, "4.2")
        XCTAssertEqual(app.conditions, ["DEBUG", "STAGING", "MORE", "LAST"])
        XCTAssertEqual(app.cSources.map(fixture.folder.relative), ["App/fast.c"])
        XCTAssertFalse(app.isOptimized)
        let plist = try InfoPlist(
            path: project.infoPlist, shown: "", name: project.name, module: project.module, settings: app.settings)
        XCTAssertEqual(plist.bundleIdentifier, "com.x.App-Pro")
        XCTAssertEqual(plist.values["V"] as? String, "2.1")
    }

    /// As on a Mac's disk, where projects are written.
    func testNamesOfFilesCountWithoutRegardToCase() throws {
        let objects =
            XcodeFixture.target("T", name: "AppTests", type: "bundle.unit-test", file: "x.swift")
            .replacingOccurrences(
                of: "path = \"x.swift\"; sourceTree = SOURCE_ROOT",
                with: "path = \"mathe\u{301}.swift\"; sourceTree = \"<group>\"")
            + "G = {isa = PBXGroup; path = tests; children = ( TF, ); sourceTree = \"<group>\"; };\n"
        let fixture = try XcodeFixture(
            settings: "INFOPLIST_FILE = app/info.plist;", sources: ["app/APP.swift"], resources: ["App/Logo.PNG"],
            objects: objects, targets: ["T"], children: ["G"],
            files: [
                "Tests/Math\u{E9}.swift": "", "App/logo.png": "x",
                "App/Info.plist": TemporaryProject.plist("<key>V</key><string>1</string>"),
            ])
        let tests = try ProjectModel.loadTests(fixture.path, scratch: fixture.folder.path + "/.scratch")
        XCTAssertEqual(tests.sources.map(fixture.folder.relative), ["Tests/Math\u{E9}.swift"])
        XCTAssertEqual(tests.missingSources, [])
        let project = try fixture.load()
        XCTAssertEqual(project.sources.map(fixture.folder.relative), ["App/App.swift"])
        XCTAssertEqual(project.infoPlist.map(fixture.folder.relative), "App/Info.plist")
        // In the bundle as the disk has it: apps on a device ask with regard to case.
        XCTAssertEqual(project.resources.map(\.destination), ["logo.png"])
        XCTAssertEqual(project.notes, [])
    }

    /// Where two differ in case alone, each is itself.
    func testAnExactNameComesFirst() throws {
        let fixture = try XcodeFixture(
            sources: ["App/a.swift", "App/A.swift"], files: ["App/a.swift": "", "App/A.swift": ""])
        XCTAssertEqual(try fixture.load().sources.map(fixture.folder.relative), ["App/A.swift", "App/a.swift"])
    }

    func testASourceThatIsNowhereIsAnError() throws {
        let fixture = try XcodeFixture(sources: ["App/App.swift", "App/gone.swift", "App/fast.c"])
        let project = try fixture.load()
        XCTAssertEqual(
            message { try project.checkSources(shown: "App.xcodeproj") },
            "App.xcodeproj: the target “App” names 2 sources that are nowhere (App/gone.swift, App/fast.c): restore them, or remove them "
                + "from the target's “Compile Sources”; what a script makes needs its tool, or --run-scripts")
        XCTAssertNoThrow(try XcodeFixture().load().checkSources(shown: ""))
    }

    func testAGeneratedInfoPlist() throws {
        let fixture = try XcodeFixture(
            settings: """
                GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchStoryboardName = Launch;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
                INFOPLIST_KEY_UIRequiresFullScreen = NO; INFOPLIST_KEY_CFBundleDisplayName = "My $(PRODUCT_NAME)";
                ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor; TARGETED_DEVICE_FAMILY = "1, 2";
                """)
        let project = try fixture.load()
        let app = try XCTUnwrap(project.parts.last)
        let plist = try InfoPlist(
            path: nil, shown: "", name: project.name, module: project.module, settings: app.settings,
            generated: app.generatedInfo)
        XCTAssertEqual(plist.values["UILaunchStoryboardName"] as? String, "Launch")
        XCTAssertEqual(plist.values["CFBundleDisplayName"] as? String, "My App")
        XCTAssertEqual(plist.values["UIRequiresFullScreen"] as? Bool, false)
        XCTAssertEqual(
            plist.values["UISupportedInterfaceOrientations~ipad"] as? [String],
            ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        XCTAssertNotNil(plist.values["UIApplicationSceneManifest"])
        XCTAssertNotNil(plist.values["UILaunchScreen"])
        XCTAssertEqual(plist.values["NSAccentColorName"] as? String, "AccentColor")
        XCTAssertEqual(plist.values["UIDeviceFamily"] as? [Int], [1, 2])
    }

    func testSynchronizedFoldersWithTheirExceptions() throws {
        let objects =
            """
            SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = (EX, LEND);
                explicitFolders = ( Data ); };
            EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                membershipExceptions = ( Info.plist, Old/Gone.swift, Drafts ); };
            OTHER = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (LEND); };
            LEND = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = ( Shared.swift ); };
            """
        let fixture = try XcodeFixture(
            sources: [], objects: objects, target: "fileSystemSynchronizedGroups = ( SYNC );",
            children: ["SYNC", "OTHER"],
            files: [
                "Sync/A.swift": "", "Sync/Deep/B.swift": "", "Sync/Old/Gone.swift": "", "Sync/Info.plist": "",
                "Sync/Drafts/D.swift": "",
                "Sync/a.png": "x", "Sync/Data/one.json": "1", "Sync/README.md": "",
                "Sync/Assets.xcassets/Contents.json": "{}",
                "Sync/de.lproj/Main.strings": "", "Widget/Shared.swift": "", "Widget/Own.swift": "",
            ])
        let project = try fixture.load()
        XCTAssertEqual(
            project.sources.map(fixture.folder.relative), ["Sync/A.swift", "Sync/Deep/B.swift", "Widget/Shared.swift"])
        XCTAssertEqual(Set(project.resources.map(\.destination)), ["a.png", "Data", "de.lproj/Main.strings"])
        XCTAssertEqual(project.catalogs.map(fixture.folder.relative), ["Sync/Assets.xcassets"])
    }

    /// As projects of many modules have them since Xcode 16: no reference names the packages, and a product says what is wanted.
    func testPackagesInSynchronizedFoldersArePackages() throws {
        let manifest = """
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [])
            """
        let objects = """
            SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            CORE = {isa = PBXFileSystemSynchronizedRootGroup; path = Packages/Core; sourceTree = SOURCE_ROOT; };
            PROD = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            """
        let fixture = try XcodeFixture(
            sources: [], objects: objects,
            target: "fileSystemSynchronizedGroups = ( CORE, SYNC ); packageProductDependencies = ( PROD );",
            children: ["SYNC", "CORE"],
            files: [
                "App/A.swift": "", "Packages/Core/Kit/Package.swift": manifest,
                "Packages/Core/Kit/Sources/Kit/K.swift": "", "Packages/Core/Kit/Tests/KitTests/K.swift": "",
            ])
        let project = try fixture.load()
        XCTAssertEqual(project.sources.map(fixture.folder.relative), ["App/A.swift", "App/App.swift"])
        XCTAssertEqual(project.packages.map(\.products), [["Kit"]])
        guard case .folder(let place)? = project.packages.first?.place else { return XCTFail("\(project.packages)") }
        XCTAssertEqual(fixture.folder.relative(place), "Packages/Core/Kit")
        XCTAssertEqual(project.notes, [])
    }

    func testFrameworksComeFirstAndExtensionsAreLeftOut() throws {
        let objects =
            XcodeFixture.target("KIT", name: "Kit", type: "framework", file: "Kit/Kit.swift")
            + XcodeFixture.target("WID", name: "Widget", type: "app-extension", file: "Widget/W.swift") + """
                D1 = {isa = PBXTargetDependency; target = WID; };
                FW = {isa = PBXFrameworksBuildPhase; files = ( FB, UB, ); };
                FB = {isa = PBXBuildFile; fileRef = KITP; };
                UB = {isa = PBXBuildFile; fileRef = UREF; };
                UREF = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
                """
        let fixture = try XcodeFixture(
            objects: objects, targets: ["KIT", "WID"], target: "dependencies = ( D1 );", phases: ["FW"],
            children: ["KITF", "WIDF", "KITP"], files: ["Kit/Kit.swift": "", "Widget/W.swift": ""])
        let project = try fixture.load()
        XCTAssertEqual(project.parts.map(\.name), ["Kit", "App"])
        XCTAssertEqual(project.parts.map(\.product), [.framework, .application])
        XCTAssertEqual(project.parts.last?.dependencies, ["Kit"])
        XCTAssertEqual(project.notes, ["Widget: left out: app extension"])
    }

    func testAnAmbiguityIsAQuestionWithTheList() throws {
        let objects = XcodeFixture.target("LITE", name: "Lite", type: "application", file: "Lite/L.swift")
        let fixture = try XcodeFixture(
            objects: objects, targets: ["LITE"], children: ["LITEF"], files: ["Lite/L.swift": ""])
        XCTAssertEqual(
            message { try fixture.load() },
            "\(fixture.path): which app? App, Lite: choose one with --target or --scheme")
        XCTAssertEqual(try fixture.load(ProjectSelection(target: "Lite")).name, "Lite")
        XCTAssertEqual(try fixture.load(ProjectSelection(scheme: "App")).name, "App")
        XCTAssertTrue(
            message { try fixture.load(ProjectSelection(target: "No")) }.hasSuffix(
                "no target “No”: use one of App, Lite"))
        XCTAssertTrue(
            message { try fixture.load(ProjectSelection(target: "App", configuration: "Beta")) }.hasSuffix(
                "no configuration “Beta”: use one of Debug, Release"))
        XCTAssertEqual(
            try fixture.load(ProjectSelection(target: "App", configuration: "release")).parts.last?.isOptimized, true)
    }

    func testTheStoreIsTheSchemesOrTheOnlyOne() throws {
        func store(_ project: ProjectModel) -> [String] {
            project.resources.filter { $0.destination == "Portico.storekit" }.map { FilePaths.name($0.path) }
        }
        let named = #"S1 = {isa = PBXFileReference; path = "One.storekit"; sourceTree = SOURCE_ROOT; };"#
        let other = #"S2 = {isa = PBXFileReference; path = "Two.storekit"; sourceTree = SOURCE_ROOT; };"#
        let scheme = { (path: String) in
            """
            <?xml version="1.0"?><Scheme><LaunchAction buildConfiguration="Debug">
            <BuildableProductRunnable><BuildableReference BlueprintIdentifier="APP" BlueprintName="App" BuildableName="App.app"/>
            </BuildableProductRunnable><StoreKitConfigurationFileReference identifier="\(path)"/></LaunchAction></Scheme>
            """
        }
        let place = "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"
        let files = ["One.storekit": "{}", "Two.storekit": "{}"]
        XCTAssertEqual(store(try XcodeFixture(files: files).load()), [], "the project names none")
        XCTAssertEqual(
            store(try XcodeFixture(objects: named, children: ["S1"], files: files).load()), ["One.storekit"])
        XCTAssertEqual(
            store(try XcodeFixture(objects: named + other, children: ["S1", "S2"], files: files).load()), [],
            "which one?")
        for path in ["../../Two.storekit", "../Two.storekit"] {
            let fixture = try XcodeFixture(
                objects: named + other, children: ["S1", "S2"], files: files.merging([place: scheme(path)]) { $1 })
            XCTAssertEqual(store(try fixture.load()), ["Two.storekit"], path)
        }
        let gone = try XcodeFixture(
            objects: named, children: ["S1"], files: files.merging([place: scheme("../../Gone.storekit")]) { $1 })
        XCTAssertEqual(store(try gone.load()), ["One.storekit"], "the scheme's isn't there")
    }

    func testASchemeChoosesTargetConfigurationArgumentsAndEnvironment() throws {
        let fixture = try XcodeFixture(
            files: [
                "App.xcodeproj/xcshareddata/xcschemes/Try.xcscheme": """
                <?xml version="1.0"?><Scheme><LaunchAction buildConfiguration="Release">
                <BuildableProductRunnable><BuildableReference BlueprintIdentifier="APP" BlueprintName="App" BuildableName="App.app"/>
                </BuildableProductRunnable>
                <CommandLineArguments><CommandLineArgument argument="-demo &quot;a b&quot;" isEnabled="YES"/>
                <CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments>
                <EnvironmentVariables><EnvironmentVariable key="HOST" value="$(PRODUCT_NAME).test" isEnabled="YES"/></EnvironmentVariables>
                </LaunchAction></Scheme>
                """
            ])
        let project = try fixture.load(ProjectSelection(scheme: "Try"))
        XCTAssertEqual(project.arguments, ["-demo", "a b"])
        XCTAssertEqual(project.environment, ["HOST": "App.test"])
        XCTAssertEqual(project.parts.last?.settings["CONFIGURATION"], "Release")
        XCTAssertTrue(
            message { try fixture.load(ProjectSelection(scheme: "No")) }.hasSuffix(
                "no scheme “No”: use one of App, Try"))
    }

    func testASchemeThatChoosesWhatIsLoadedIsRefused() throws {
        for name in ["LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH"] {
            let fixture = try XcodeFixture(
                files: [
                    "App.xcodeproj/xcshareddata/xcschemes/Try.xcscheme": """
                    <?xml version="1.0"?><Scheme><LaunchAction>
                    <EnvironmentVariables><EnvironmentVariable key="\(name)" value="/x" isEnabled="YES"/></EnvironmentVariables>
                    </LaunchAction></Scheme>
                    """
                ])
            let text = message { try fixture.load(ProjectSelection(scheme: "Try")) }
            XCTAssertTrue(text.contains("Try.xcscheme") && text.contains("sets \(name)"), text)
        }
    }

    /// DEV-323: what isn't built is named.
    func testAWorkspaceWithCommittedPods() throws {
        let fixture = try XcodeFixture(
            settings: "OTHER_LDFLAGS = \"$(inherited) -framework Card\";",
            files: [
                "App.xcworkspace/contents.xcworkspacedata": """
                <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/><Group location="container:" name="x">
                <FileRef location="group:Pods/Pods.xcodeproj"/></Group></Workspace>
                """,
                "Pods/Card/Card.swift": "", "Pods/Old/Old.m": "", "Pods/Card/Card-dummy.m": "",
                "Pods/Pods.xcodeproj/project.pbxproj": """
                {objects = {R = {isa = PBXProject; mainGroup = G; targets = (CARD, OLD); };
                G = {isa = PBXGroup; children = (CARDF, OLDF, CARDP); sourceTree = "<group>"; };
                \(XcodeFixture.target("CARD", name: "Card", type: "framework", file: "Card/Card.swift",
                    more: "dependencies = (DEP);"))
                DEP = {isa = PBXTargetDependency; target = OLD; };
                \(XcodeFixture.target("OLD", name: "Old", type: "framework", file: "Old/Old.m"))
                }; rootObject = R; }
                """,
            ])
        // The folder holds a workspace and a project: the workspace is meant.
        let project = try fixture.load(at: fixture.folder.path)
        XCTAssertEqual(project.parts.map(\.name), ["Card", "App"])
        XCTAssertEqual(
            project.notes,
            ["Old: 1 Objective-C file can't be compiled here, nor what uses their classes: Pods/Old/Old.m"])
    }

    func testPodsThatAreNotThereAreAskedFor() throws {
        let fixture = try XcodeFixture(
            objects: """
                PODS = {isa = PBXFileReference; path = "Pods/App.debug.xcconfig"; sourceTree = SOURCE_ROOT; };
                DUMMY = {isa = PBXFileReference; path = "App/App-dummy.m"; sourceTree = SOURCE_ROOT; };
                DB = {isa = PBXBuildFile; fileRef = DUMMY; };
                DS = {isa = PBXSourcesBuildPhase; files = ( DB ); };
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = PODS; buildSettings = {SDKROOT = iphoneos; }; };
                """, phases: ["DS"], children: ["PODS", "DUMMY"], files: ["App/App-dummy.m": "@implementation D @end"])
        XCTAssertEqual(
            try fixture.load().notes,
            [
                "Pods/App.debug.xcconfig: this file of build settings isn't there: run “pod install” first, or commit Pods"
            ])
    }

    func testPackages() throws {
        let fixture = try XcodeFixture(
            objects: """
                P1 = {isa = XCSwiftPackageProductDependency; productName = Shapes; package = REMOTE; };
                P2 = {isa = XCSwiftPackageProductDependency; productName = Tools; };
                REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///srv/Shapes.git";
                    requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                LOCAL = {isa = PBXFileReference; lastKnownFileType = folder; path = Tools; sourceTree = "<group>"; };
                """,
            target: "packageProductDependencies = ( P1, P2 );", children: ["LOCAL"],
            files: [
                "Tools/Package.swift": "let package = Package(name: \"Tools\", products: [.library(name: \"Tools\")])"
            ])
        let project = try fixture.load()
        XCTAssertEqual(
            project.packages,
            [
                PackageReference(place: .folder(fixture.folder.path + "/Tools"), products: ["Tools"]),
                PackageReference(
                    place: .remote(url: "file:///srv/Shapes.git", requirement: "from: \"1.2.0\""), products: ["Shapes"]),
            ])
        let folder = fixture.folder.path + "/out"
        try XcodePackages.write(project.packages, resolved: nil, to: folder)
        let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        XCTAssertTrue(manifest.contains(#".package(url: "file:///srv/Shapes.git", from: "1.2.0")"#), manifest)
        XCTAssertTrue(manifest.contains(#".product(name: "Shapes", package: "Shapes")"#), manifest)
    }

    func testScripts() throws {
        func purpose(_ text: String, name: String = "Run") -> ScriptRunner.Purpose {
            ScriptRunner.purpose(
                of: ScriptPhase(name: name, target: "App", text: text, shell: "/bin/sh", folder: "/", environment: [:]))
        }
        XCTAssertEqual(purpose("# nothing\n\n"), .skipped("empty"))
        XCTAssertEqual(
            purpose("diff \"${PODS_PODFILE_DIR_PATH}/Podfile.lock\"", name: "[CP] Check Pods"),
            .skipped("CocoaPods' own"))
        XCTAssertEqual(purpose("if which swiftlint; then swiftlint; fi"), .skipped("SwiftLint"))
        XCTAssertEqual(purpose("swiftgen config run"), .generator(program: "swiftgen"))
        XCTAssertEqual(purpose("python make.py"), .unknown)

        let fixture = try XcodeFixture(
            settings: "GREETING = hello;",
            objects:
                "SH = {isa = PBXShellScriptBuildPhase; name = Make; shellScript = \"echo $GREETING > \\\"$SRCROOT/made.txt\\\"\"; };",
            phases: ["SH"])
        let scripts = try fixture.load().scripts
        XCTAssertEqual(
            try ScriptRunner.run(scripts, all: false).notes,
            ["App: script “Make” doesn't run: its purpose isn't known; --run-scripts runs it"])
        XCTAssertTrue(try ScriptRunner.run(scripts, all: true).didRun)
        XCTAssertEqual(try String(contentsOfFile: fixture.folder.path + "/made.txt", encoding: .utf8), "hello\n")
    }

    func testABridgingHeaderKeepsItsC() throws {
        let folder = try TemporaryProject([
            "B.h":
                "#import \"Old.h\"\n#include \"fast.h\"\n#import <UIKit/UIKit.h>\n#include <math.h>\nint own(void);\n",
            "inc/fast.h": "int fast(void);", "inc/Old.h": "#import \"Deep.h\"", "inc/Deep.h": "@interface Deep\n@end",
        ])
        let header = BridgingHeader(folder.path + "/B.h", folders: [folder.path + "/inc"])
        XCTAssertEqual(header.dropped.map(\.line), [1, 3])
        XCTAssertTrue(header.text.contains("#include \"\(folder.path)/inc/fast.h\""), header.text)
        XCTAssertTrue(header.text.contains("#include <math.h>"))
        XCTAssertTrue(header.text.contains("int own(void);"))
    }

    func testABridgingHeaderBringsFrameworks() throws {
        let folder = try TemporaryProject([
            "B.h":
                "#import <CommonCrypto/CommonCrypto.h>\n@import AVFoundation;\n#import <UIKit/UIKit.h>\n#import \"X/Y.h\"\n"
        ])
        let header = BridgingHeader(folder.path + "/B.h", folders: [])
        XCTAssertEqual(header.frameworks, ["CommonCrypto", "AVFoundation"])
        XCTAssertEqual(BridgingHeader.framework(in: "#import <CommonCrypto/CommonCrypto.h>"), "CommonCrypto")
        XCTAssertEqual(BridgingHeader.framework(in: "  @import AVFoundation;"), "AVFoundation")
        XCTAssertNil(BridgingHeader.framework(in: "#import <UIKit/UIKit.h>"))
        XCTAssertNil(BridgingHeader.framework(in: "#import <math.h>"))
        XCTAssertNil(BridgingHeader.framework(in: "#import \"X/Y.h\""))
    }

    func testAProjectIsFoundInTheFolderOfARepository() throws {
        let fixture = try XcodeFixture()
        let above = FilePaths.folder(fixture.folder.path)
        XCTAssertEqual(try fixture.load(at: above).name, "App")
        try fixture.folder.add("../Pods/Pods.xcodeproj/project.pbxproj", "{}")
        XCTAssertEqual(try fixture.load(at: above).name, "App")
        try fixture.folder.add("../Other/Other.xcodeproj/project.pbxproj", "{}")
        XCTAssertEqual(
            message { try fixture.load(at: above) },
            "\(above): which one? Demo/App.xcodeproj, Other/Other.xcodeproj: name one of them, \(above)/Demo/App.xcodeproj for instance"
        )
    }

    /// Found by fuzzing: it ended the process.
    func testXMLThatIsNotTextIsAnError() throws {
        var bytes = Array("<Workspace\n vers?on=\"1.0\"/>".utf8)
        bytes[16] = 0xE5
        XCTAssertEqual(
            message { try XMLElements(Data(bytes), shown: "W") },
            "W:2:6: this is not UTF-8 text: correct it, or restore the file from version control")
        XCTAssertTrue(message { try XMLElements(Data("<a>\n<b></a>".utf8), shown: "W") }.hasPrefix("W:2:"))
    }

    /// What hid an instruction without content from who blanks them: entities, quoted comments, zeros.
    func testInstructionsAreNothingWhereverTheyHide() throws {
        let read: [XMLElements.Event] = [.begin("a", [:]), .end("a")]
        for text in [
            "<?x?><a/>", "\u{FEFF}<?xml version=\"1.0\"?>\n<?x?><a/>", "<!DOCTYPE a SYSTEM \"<!--\"><?x?><a/>",
        ] {
            XCTAssertEqual(try XMLElements(Data(text.utf8), shown: "W").events, read, text)
            let wide = try XCTUnwrap(text.data(using: .utf16))
            XCTAssertEqual(try XMLElements(wide, shown: "W").events, read, text)
        }
        let bare = try XCTUnwrap("<?x?><a/>".data(using: .utf16LittleEndian))
        XCTAssertTrue(message { try XMLElements(bare, shown: "W") }.contains("not UTF-8 text"))
        let entity = Data("<!DOCTYPE a\n[<!ENTITY e \"&#60;?x?>\">]><a>&e;</a>".utf8)
        XCTAssertEqual(
            message { try XMLElements(entity, shown: "W") },
            "W:2: this declares entities: write out what they stand for")
    }

    func testBrokenProjectsSayWhere() throws {
        let folder = try TemporaryProject(["A.xcodeproj/project.pbxproj": "{\n objects = {\n<<<<<<< HEAD\n"])
        XCTAssertEqual(
            message { try ProjectModel.loadProject(folder.path, scratch: "/no", selection: ProjectSelection()) },
            "\(folder.path)/A.xcodeproj/project.pbxproj:3:1: a merge conflict is left in the file: correct it there, or restore the "
                + "file from version control")
        try folder.add(
            "A.xcodeproj/project.pbxproj",
            "{ objects = { R = {isa = PBXProject; mainGroup = R; targets = (R); }; }; rootObject = R; }")
        XCTAssertTrue(
            message { try ProjectModel.loadProject(folder.path, scratch: "/no", selection: ProjectSelection()) }
                .contains(
                    "no iOS app"))
        try folder.add("B.xcodeproj/project.pbxproj", "{}")
        XCTAssertEqual(
            message { try ProjectModel.loadProject(folder.path, scratch: "/no", selection: ProjectSelection()) },
            "\(folder.path): which one? A.xcodeproj, B.xcodeproj: name one of them, \(folder.path)/A.xcodeproj for instance"
        )
    }

    /// Apple's Backyard Birds: packages that lie beside each other, of which one needs the other's product.
    func testAProductIsOfThePackageThatDeclaresIt() throws {
        let root = NSTemporaryDirectory() + "/portico-packages-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let manifests = [
            "UI": """
            products: [.library(name: "UI", targets: ["UI"])], dependencies: [.package(path: "../Data")],
            targets: [.target(name: "UI", dependencies: [.product(name: "Data", package: "Data")])]
            """,
            "Data": "products: [.library(\n  name: \"Data\", type: .dynamic, targets: [\"Data\"])]",
        ]
        for (name, text) in manifests {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(name)", withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)/Package.swift"))
        }
        let folders = ["\(root)/UI", "\(root)/Data", "\(root)/Gone"]
        XCTAssertEqual(XcodePackages.folder(of: "Data", in: folders), "\(root)/Data")
        XCTAssertEqual(XcodePackages.folder(of: "UI", in: folders), "\(root)/UI")
        XCTAssertNil(XcodePackages.folder(of: "Other", in: folders))
        XCTAssertEqual(
            XcodePackages.folder(of: "Data", in: ["\(root)/UI"]), "\(root)/UI", "SwiftPM says what is wrong with it")
    }
}
