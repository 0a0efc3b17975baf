import XCTest

@testable import PorticoProject

/// Packages without a network, on conditions, beside a project, and instead of pods.
final class PackagesTests: XCTestCase {
    // MARK: Manifests

    func testDependenciesOfIOSAreBuiltAndSettingsStay() {
        var manifest = ManifestText(
            """
            .product(name: "A", package: "a", condition: .when(platforms: [.iOS])),
            .target(name: "B", condition: .when(
                platforms: [.macOS, .iOS])),
            .byName(name: "C", condition: .when(platforms: [.macOS])), .byName(name: "D", condition: .when(platforms: [.linux, .iOS])),
            .linkedFramework("UIKit", .when(platforms: [.iOS]))
            """)
        manifest.buildDependenciesOfIOS()
        XCTAssertEqual(
            manifest.text,
            """
            .product(name: "A", package: "a", condition: .when(platforms: [.linux, .iOS])),
            .target(name: "B", condition: .when(
                platforms: [.linux, .macOS, .iOS])),
            .byName(name: "C", condition: .when(platforms: [.macOS])), .byName(name: "D", condition: .when(platforms: [.linux, .iOS])),
            .linkedFramework("UIKit", .when(platforms: [.iOS]))
            """)
    }

    /// route-composer's manifest, and other ways to say a mode.
    func testLanguageModesThatAreVersionsOfTheCompiler() {
        var manifest = ManifestText(
            """
            .package(url: "https://example.com/a", .exact(.version("1.2"))),
            swiftSettings: [.swiftLanguageMode(.version("6.1")), .swiftLanguageMode(.v5)],
            swiftLanguageModes: [.version("6.2"), .v5, .version( "5.9.1" )], swiftLanguageVersions: [.version("4.2"), .version("6")]
            """)
        manifest.buildDependenciesOfIOS()
        XCTAssertEqual(
            manifest.text,
            """
            .package(url: "https://example.com/a", .exact(.version("1.2"))),
            swiftSettings: [.swiftLanguageMode(.version("6")), .swiftLanguageMode(.v5)],
            swiftLanguageModes: [.version("6"), .v5, .version( "5" )], swiftLanguageVersions: [.version("4.2"), .version("6")]
            """)
    }

    /// combine-schedulers' manifest.
    func testOpenCombineIsLeftToCombine() {
        var manifest = ManifestText(
            """
            .product(
              name: "OpenCombineShim",
              package: "OpenCombine",
              condition: .when(platforms: [.linux, .android], traits: ["OpenCombineSchedulers"])
            ), .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            .product(name: "Other", package: "other", condition: .when(platforms: [.linux]))
            """)
        manifest.buildDependenciesOfIOS()
        XCTAssertEqual(
            manifest.text,
            """
            .product(
              name: "OpenCombineShim",
              package: "OpenCombine",
              condition: .when(platforms: [.android], traits: ["OpenCombineSchedulers"])
            ), .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.wasi])),
            .product(name: "Other", package: "other", condition: .when(platforms: [.linux]))
            """)
    }

    func testADependencyIsReplacedWithAllOfItsCall() {
        var manifest = ManifestText(
            "[.package(name: \"L\", url: \"https://x/L\", .upToNextMajor(from: \"1.0.0\")), .package(url: \"https://x/M\", from: \"1.0.0\")]"
        )
        manifest.replaceDependency(on: "https://x/L", withPackageAt: "/s/l")
        XCTAssertEqual(
            manifest.text, "[.package(path: \"/s/l\"), .package(url: \"https://x/M\", from: \"1.0.0\")]")
        manifest.replaceDependency(on: "https://x/None", withPackageAt: "/s/l")
        XCTAssertTrue(manifest.text.contains("https://x/M"))
    }

    func testWhatXcodeTakesByItsEndingIsNamed() throws {
        let folder = try TemporaryProject([
            "Sources/Kit/Resources/Assets.xcassets/Contents.json": "{}", "Sources/Kit/Localizable.xcstrings": "{}",
            "Sources/Kit/Kit.swift": "", "Sources/Kit/de.lproj/Localizable.strings": "",
            "Other/Main.storyboard": "", "Other/Old/Old.xib": "", "Sources/Plain/Plain.swift": "",
            "Tests/KitTests/Saved.xcdatamodeld/contents": "",
        ])
        func completed(_ target: String, version: String = "5.9") -> String {
            let text = "// swift-tools-version:\(version)\n[\(target)]"
            let result = ManifestResources(root: folder.path).completed(text)
            return String(result.drop { $0 != "[" }.dropFirst().dropLast())
        }
        let rules = ".process(\"Localizable.xcstrings\"), .copy(\"Resources/Assets.xcassets\")"
        XCTAssertEqual(completed(".target(name: \"Kit\")"), ".target(name: \"Kit\", resources: [\(rules)])")
        XCTAssertEqual(completed(".target(name: \"Kit\",\n)"), ".target(name: \"Kit\", resources: [\(rules)])")
        XCTAssertEqual(
            completed(".target(name: \"Kit\", dependencies: [.target(name: \"Plain\")], swiftSettings: [])"),
            ".target(name: \"Kit\", dependencies: [.target(name: \"Plain\")], resources: [\(rules)], swiftSettings: [])"
        )
        XCTAssertEqual(
            completed(".target(name: \"Kit\", exclude: [\"Localizable.xcstrings\"], resources: [.process(\"a.txt\")])"),
            ".target(name: \"Kit\", exclude: [\"Localizable.xcstrings\"], "
                + "resources: [.copy(\"Resources/Assets.xcassets\"), .process(\"a.txt\")])")
        XCTAssertEqual(
            completed(".target(name: \"Kit\", path: \"Other\", exclude: [\"Old\"])"),
            ".target(name: \"Kit\", path: \"Other\", exclude: [\"Old\"], resources: [.process(\"Main.storyboard\")])")
        XCTAssertEqual(
            completed(".target(name: \"Kit\", path: \".\", exclude: [\"Sources\", \"Tests\", \"Other/Old\"])"),
            ".target(name: \"Kit\", path: \".\", exclude: [\"Sources\", \"Tests\", \"Other/Old\"], "
                + "resources: [.process(\"Other/Main.storyboard\")])")
        XCTAssertEqual(
            completed(".testTarget(name: \"KitTests\", dependencies: [\"Kit\"])"),
            ".testTarget(name: \"KitTests\", dependencies: [\"Kit\"], resources: [.process(\"Saved.xcdatamodeld\")])")
        for (target, version) in [
            (".target(name: \"Plain\")", "5.9"), (".target(name: \"Missing\")", "5.9"),
            (
                ".target(name: \"Kit\", resources: [.process(\"Resources\"), .process(\"Localizable.xcstrings\")])",
                "5.9"
            ),
            (".target(name: \"Kit\")", "5.2"),
        ] { XCTAssertEqual(completed(target, version: version), target) }
    }

    private let kit = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(path: "../Dep")],
            targets: [
                .target(
                    name: "Kit",
                    dependencies: [.product(name: "Dep", package: "Dep", condition: .when(platforms: [.iOS]))])
            ])
        """
    private let dep = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Dep", products: [.library(name: "Dep", targets: ["Dep"])], targets: [.target(name: "Dep")])
        """

    func testAPackageWithADependencyOfIOSAloneBuilds() throws {
        let folder = try TemporaryProject([
            "Kit/Package.swift": kit, "Kit/Sources/Kit/k.swift": "import Dep\npublic let k = d\n",
            "Dep/Package.swift": dep, "Dep/Sources/Dep/d.swift": "public let d = 1\n",
        ])
        let scratch = folder.path + "/scratch/swiftpm"
        let root = folder.path + "/Kit"
        let project = try PackageScan.scan(root, scratch: scratch, product: nil)
        XCTAssertEqual(project.shadows, [project.root: root])
        XCTAssertTrue(project.dependencyRoots.contains(root), "changes of the package are seen")
        XCTAssertEqual(
            project.unshadowed(project.root + "/Sources/Kit/k.swift:1:1: error"),
            root + "/Sources/Kit/k.swift:1:1: error")
        let build = try ToolRunner.messages(
            ToolRunner.swift("swift"), ["build", "--package-path", project.root, "--scratch-path", scratch])
        XCTAssertEqual(build.status, 0, build.text)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: root).sorted(), ["Package.swift", "Sources"],
            "nothing is written into the package")
    }

    /// todolist-swiftdata-example: a local package needs another one's product, which its manifest makes dynamic.
    func testLibrariesOfDynamicProductsAreLinkedAndGoIntoTheApp() throws {
        let folder = try TemporaryProject([
            "libDependencies.so": "\0libData.so\0mylibain.so\0", "libData.so": "\0libDomain.so\0",
            "libDomain.so": "\0libData.so\0",
            "libOlder.so": "\0libData.so\0", "libain.so": "\0", "Domain.product": "", "Tool": "\0libDomain.so\0",
        ])
        let packages = BuiltPackages(folder: folder.path, cTargets: [])
        XCTAssertEqual(
            packages.libraries.map(folder.relative), ["libDependencies.so", "libData.so", "libDomain.so"],
            "not what an older build left there, nor what only ends like a name")
        XCTAssertEqual(packages.linkerArguments, ["-L", folder.path, "-lDependencies", "-lData", "-lDomain"])
        XCTAssertEqual(
            BuiltPackages.neededLibraries(by: folder.path + "/Tool", in: folder.path).map(folder.relative),
            ["libData.so", "libDomain.so"])
    }

    func testShadowsFollowTheirPackageAndOnlyWhereTheyAreNeeded() throws {
        let folder = try TemporaryProject([
            "App/Package.swift": dep.replacingOccurrences(
                of: "targets: [.target(name: \"Dep\")]",
                with: "dependencies: [.package(path: \"../Kit\")], targets: [.target(name: \"Dep\")]"),
            "App/old.txt": "", "Kit/Package.swift": kit, "Dep/Package.swift": dep,
        ])
        func place(_ name: String) throws -> String {
            var shadow = PackageShadow(scratch: folder.path + "/scratch")
            return try shadow.placeOfShadow(for: folder.path + "/" + name)
        }
        XCTAssertEqual(try place("Dep"), folder.path + "/Dep")
        // A package above one with a shadow has one, too: it names the other's folder.
        let app = try place("App")
        XCTAssertNotEqual(app, folder.path + "/App")
        let manifest = String(decoding: try XCTUnwrap(FilePaths.contents(app + "/Package.swift")), as: UTF8.self)
        XCTAssertTrue(manifest.contains("path: \"\(try place("Kit"))\""), manifest)
        try FileManager.default.removeItem(atPath: folder.path + "/App/old.txt")
        try folder.add("App/new.txt", "")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: place("App")).sorted(), ["Package.swift", "new.txt"])
    }

    // MARK: What can't be had

    private func scan(_ targets: String, tests: Bool = false, isOffline: Bool = false) throws -> ProjectModel {
        let folder = try TemporaryProject([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", dependencies: [.package(url: "file:///nowhere/Lint.git", from: "1.0.0")], targets: [\(targets)])
            """, "Sources/Kit/k.swift": "public let k = 1\n", "Tests/KitTests/t.swift": "let t = 1\n",
        ])
        return try PackageScan.scan(
            folder.path, scratch: folder.path + "/.scratch", product: nil, tests: tests, isOffline: isOffline)
    }

    func testADependencyThatNobodyNeedsIsANote() throws {
        let plugin = ".target(name: \"Kit\", plugins: [.plugin(name: \"Lint\", package: \"Lint\")])"
        let inTests =
            ".target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [.product(name: \"L\", package: \"Lint\")])"
        for targets in [plugin, inTests] {
            let project = try scan(targets)
            XCTAssertEqual(
                project.notes.first,
                "lint: left out: it can't be had from /nowhere/Lint.git, and no target that is built needs it")
        }
        let needed = ".target(name: \"Kit\", dependencies: [.product(name: \"L\", package: \"Lint\")])"
        XCTAssertTrue(message { try scan(needed) }.contains("/nowhere/Lint.git can't be cloned"))
        XCTAssertTrue(message { try scan(inTests, tests: true) }.contains("can't be cloned"))
        let offline = message { try scan(needed, isOffline: true) }
        XCTAssertTrue(offline.contains("1 package isn't on this machine"), offline)
        XCTAssertTrue(offline.contains("\n    Lint: /nowhere/Lint.git\n"), offline)
    }

    func testOfflineEachMissingPackageHasALine() throws {
        let folder = try TemporaryProject([
            "cache/org.swift.swiftpm/repositories/Cached-1a2b3c/HEAD": "", "local/HEAD": "",
            "scratch/repositories/Here-12/HEAD": "",
        ])
        let packages = OfflinePackages(
            scratch: folder.path + "/scratch",
            environment: [
                "XDG_CACHE_HOME": folder.path + "/cache", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
            ])
        let urls = [
            "https://example.invalid/Cached.git", "git@example.invalid:me/Here.git", "https://example.invalid/Gone.git",
            "https://example.invalid/Mirrored", "https://example.invalid/Other",
        ]
        let mirrors = ["https://example.invalid/Mirrored": "file://" + folder.path + "/local"]
        let text = message { try packages.checkSources(urls, mirrors: mirrors, manifest: "P") }
        XCTAssertEqual(
            text.split(separator: "\n").map(String.init).prefix(3),
            [
                "P: 2 packages aren't on this machine, and --offline doesn't fetch:",
                "    Gone: https://example.invalid/Gone.git", "    Other: https://example.invalid/Other",
            ])
        XCTAssertNoThrow(try packages.checkSources(Array(urls.prefix(2)), mirrors: [:], manifest: "P"))
    }

    // MARK: Versions, mirrors, copies

    func testVersionsThatAPersonChangedAreTakenAnew() throws {
        let folder = try TemporaryProject(["Package.resolved": "one"])
        let to = folder.path + "/to"
        try FilePaths.makeFolder(to)
        func pins() -> String {
            String(decoding: FilePaths.contents(to + "/Package.resolved") ?? Data(), as: UTF8.self)
        }
        try PackagePins.copyPins(folder.path + "/Package.resolved", to: to)
        XCTAssertEqual(pins(), "one")
        try Data("resolved".utf8).write(to: URL(fileURLWithPath: to + "/Package.resolved"))
        try PackagePins.copyPins(folder.path + "/Package.resolved", to: to)
        XCTAssertEqual(pins(), "resolved", "what SwiftPM added stays")
        try folder.add("Package.resolved", "two")
        try PackagePins.copyPins(folder.path + "/Package.resolved", to: to)
        XCTAssertEqual(pins(), "two")
        try folder.add("v1", #"{"object": {"pins": [{"repositoryURL": "https://x/a"}]}, "version": 1}"#)
        try folder.add("v2", #"{"pins": [{"location": "https://x/b"}], "version": 2}"#)
        XCTAssertEqual(
            ["v1", "v2", "none"].flatMap { PackagePins.locations(folder.path + "/" + $0) },
            ["https://x/a", "https://x/b"])
    }

    func testCopiesInPackagesStandForTheirRepositories() throws {
        let folder = try TemporaryProject([
            "Packages/Alamofire/Package.swift": "", "Packages/Deep/Package.swift": "", "Packages/Own/Package.swift": "",
            "mirrors.json": #"{"object": [{"original": "https://x/a", "mirror": "file:///m/a"}], "version": 1}"#,
        ])
        var project = ProjectModel(kind: .xcode, root: folder.path, name: "App")
        project.packages = [
            PackageReference(
                place: .remote(url: "https://x/alamofire.git", requirement: "from: \"5.0.0\""), products: ["Alamofire"]),
            PackageReference(place: .folder(folder.path + "/Packages/Own"), products: ["Own"]),
        ]
        try folder.add("Packages/Own/Package.swift", ".package(url: \"https://x/Deep.git\", from: \"1.0.0\")")
        XCTAssertEqual(
            project.packages[0].vendored(in: folder.path).place, .folder(folder.path + "/Packages/Alamofire"))
        XCTAssertEqual(
            project.vendoredPackages, [folder.path + "/Packages/Alamofire", folder.path + "/Packages/Deep"])
        try XcodePackages.write(
            project.packages.map { $0.vendored(in: folder.path) }, resolved: nil,
            mirrors: folder.path + "/mirrors.json",
            vendored: project.vendoredPackages, to: folder.path + "/made")
        let manifest = String(
            decoding: FilePaths.contents(folder.path + "/made/Package.swift") ?? Data(), as: UTF8.self)
        XCTAssertFalse(manifest.contains("url:"), manifest)
        for name in ["Alamofire", "Deep", "Own"] {
            XCTAssertEqual(
                manifest.components(separatedBy: "path: \"\(folder.path)/Packages/\(name)\"").count, 2, manifest)
        }
        XCTAssertEqual(
            OfflinePackages.mirrors(folder.path + "/made/.swiftpm/configuration/mirrors.json"),
            ["https://x/a": "file:///m/a"])
    }

    // MARK: Pods

    private let podfile = """
        platform :ios, '13.0'
        # pod 'Commented'
        target 'App' do
          pod 'Alamofire', '~> 5.4'
          pod "Moya/RxSwift", '15.0.0'
          pod 'SnapKit'
          pod 'Firebase/Analytics'
        end
        """

    func testPodsThatAreNotThereAreNamedInOneLine() throws {
        let pods = Pods(
            podfile: podfile, lock: "PODS:\n  - Alamofire (5.9.1)\n  - Moya/RxSwift (15.0.3):\n    - RxSwift (~> 6)\n")
        XCTAssertEqual(
            pods.pods,
            [
                .init(name: "Alamofire", version: "5.9.1"), .init(name: "Moya", version: "15.0.3"),
                .init(name: "SnapKit", version: nil), .init(name: "Firebase", version: nil),
            ])
        let fixture = try XcodeFixture(files: ["Podfile": podfile])
        let plain = try fixture.load()
        XCTAssertEqual(
            plain.notes,
            [
                "its pods aren't there (Alamofire, Moya, SnapKit, Firebase): run “pod install” on a Mac and commit the folder Pods, or "
                    + "build with --pods-as-packages, which takes Alamofire, Moya, SnapKit as packages"
            ])
        XCTAssertEqual(plain.packages, [])
        var selection = ProjectSelection()
        selection.takesPodsAsPackages = true
        let taken = try fixture.load(selection)
        XCTAssertEqual(taken.packages.flatMap(\.products), ["Alamofire", "Moya", "SnapKit"])
        XCTAssertEqual(
            taken.packages.first?.place,
            .remote(url: "https://github.com/Alamofire/Alamofire", requirement: "from: \"5.4.0\""))
        XCTAssertEqual(
            taken.notes,
            ["pods as packages: Alamofire, Moya, SnapKit; no package is known for Firebase: add one to the project"])
        try fixture.folder.add("Pods/Pods.xcodeproj/project.pbxproj", "")
        XCTAssertFalse(try fixture.load().notes.contains { $0.contains("its pods aren't there") })
    }

    func testPodsOfOneRepositoryAreOnePackage() throws {
        let fixture = try XcodeFixture(files: ["Podfile": "pod 'RxSwift', '6.5'\npod 'RxCocoa', '6.5'\n"])
        var selection = ProjectSelection()
        selection.takesPodsAsPackages = true
        let packages = try fixture.load(selection).packages
        XCTAssertEqual(packages.count, 1)
        XCTAssertEqual(packages.first?.products, ["RxCocoa", "RxSwift"])
        for (pod, row) in Pods.table { XCTAssertFalse(row.products.isEmpty || !row.repository.contains("/"), pod) }
    }
}
