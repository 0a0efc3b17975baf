import Foundation
import PorticoHost
import PorticoLowering
import PorticoNib
import PorticoNibReader
import TestSupport

@testable import PorticoProject

/// Whatever a file of a project holds, its reader answers: with values, notes, or an error that says where.
struct ProjectFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private static let files = [
        ("App.xcodeproj/project.pbxproj", Seeds.project), ("a.xcconfig", Seeds.config),
        ("App.xcworkspace/contents.xcworkspacedata", Seeds.workspace),
        ("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", Seeds.scheme), ("Info.plist", Seeds.plist),
    ]

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
        for (name, text) in Self.files { try folder.write("App/" + name, Array(text.utf8)) }
        try folder.write("App/a b/x.swift", [])
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let (name, seed) = random.pick(Self.files)
        try folder.write("App/" + name, mutation.change(seed))
        let (app, scratch) = (folder.path + "/App", folder.path + "/scratch")
        _ = try? ProjectModel.loadProject(app, scratch: scratch, selection: ProjectSelection())
        _ = try? ProjectModel.loadProject(
            app + "/App.xcworkspace", scratch: scratch, selection: ProjectSelection(scheme: "App"))
        _ = XCConfig(app + "/a.xcconfig", root: app)
        try folder.write("App/" + name, Array(seed.utf8))
    }
}

/// Specs of XcodeGen's, and Podfiles beside them.
struct SpecFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private static let files = [
        ("project.yml", Seeds.spec), ("more.yml", Seeds.includedSpec), ("Podfile", "pod 'A', '~> 1.0'\npod \"B/C\"\n"),
        ("Podfile.lock", "PODS:\n  - A (1.2.3):\n    - B (~> 2)\n"),
    ]

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
        for (name, text) in Self.files { try folder.write("App/" + name, Array(text.utf8)) }
        try folder.write("App/Sources/x.swift", [])
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let (name, seed) = random.pick(Self.files)
        try folder.write("App/" + name, mutation.change(seed))
        let spec = folder.path + "/App/project.yml"
        // By its path: SwiftPM isn't asked.
        let scan = try? XcodeScan(spec, shown: "project.yml", selection: ProjectSelection(), products: folder.path)
        _ = try? scan?.scan()
        _ = try? scan?.scanTests()
        try folder.write("App/" + name, Array(seed.utf8))
    }
}

/// Property lists of the three kinds: of an app's description, and bare.
struct PropertyListFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private let binary: [UInt8]

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
        let values: [String: Any] = [
            "a": [1, 2.5, true, "text", Data([1, 2])], "CFBundleIdentifier": "$(A)",
            "d": ["e": Date(timeIntervalSince1970: 0)],
        ]
        binary = try [UInt8](PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let bytes =
            switch random.below(3) {
            case 0: mutation.changeBinary(binary)
            case 1: mutation.change(Seeds.project)
            default: mutation.change(Seeds.plist)
            }
        _ = try? PropertyListTextParser.parseList(Data(bytes))
        _ = PropertyListTextParser.parsePairs(Data(bytes))
        let path = try folder.write("Info.plist", bytes)
        _ = try? InfoPlist(path: path, shown: "Info.plist", name: "A", module: "A")
    }
}

/// Tables of strings in three formats.
struct StringsFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private static let files = [
        ("en.lproj/L.strings", Seeds.strings), ("en.lproj/L.stringsdict", Seeds.stringsdict),
        ("L.xcstrings", Seeds.xcstrings),
    ]

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
        for (name, text) in Self.files { try folder.write(name, Array(text.utf8)) }
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let (name, seed) = random.pick(Self.files)
        try folder.write(name, mutation.change(seed))
        var tables = StringTables(cache: folder.path + "/cache", root: folder.path)
        _ = try? tables.replace(Self.files.map { .init(path: folder.path + "/" + $0.0, destination: $0.0) })
        try folder.write(name, Array(seed.utf8))
    }
}

/// Catalogs of assets, with drawings in them.
struct CatalogFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private static let files = [
        ("y.xcassets/a.imageset/Contents.json", Seeds.catalog), ("y.xcassets/a.imageset/v.svg", Seeds.svg),
    ]

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
        for (name, text) in Self.files { try folder.write(name, Array(text.utf8)) }
        try folder.write("y.xcassets/a.imageset/a.png", [])
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let (name, seed) = random.pick(Self.files)
        try folder.write(name, mutation.change(seed))
        var catalog = AssetCatalog(cache: folder.path + "/vectors")
        try? catalog.addCatalog(folder.path + "/y.xcassets")
        try folder.write(name, Array(seed.utf8))
        try? FileManager.default.removeItem(atPath: folder.path + "/vectors")
    }
}

/// Fixtures of the nib reader's tests with things changed, cut, doubled and put elsewhere, and their compact forms with bytes changed. Each is
/// a document or an error, and what was read comes back from the compact form.
struct NibFuzz: FuzzSubject {
    private let fixtures: [String]
    /// One that Xcode compiled for iOS 5.
    private let keyed: [UInt8]

    init(_ harness: Harness) throws {
        keyed = try Seeds.keyedNib()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../PorticoNibTests/Fixtures"
        ).standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        fixtures = try files.filter { $0.pathExtension != "txt" }.sorted { $0.path < $1.path }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let isKeyed = random.below(8) == 0
        let bytes = isKeyed ? mutation.changeBinary(keyed) : mutation.change(random.pick(fixtures))
        guard var document = try? NibReader.readDocument(Data(bytes), file: "fuzz.xib") else { return }
        document.problems = []
        let compact = CompactNib.encode(document)
        guard let back = try? CompactNib.decode(compact) else {
            throw FuzzFailure(text: "the compact form of what was read can't be read")
        }
        guard back.dump == document.dump else { throw FuzzFailure(text: "the compact form is another tree") }
        _ = try? CompactNib.decode(Data(mutation.changeBinary([UInt8](compact)))).scenes.map { $0.objects.count }
    }
}

/// Stories that people write.
struct StoryFuzz: FuzzSubject {
    private static let seed = """
        # a story
        tap 10 20
        tap "Save"
        drag 10 20 to 30 400 for 0.5
        wait 1.5
        type "text \\"quoted\\" é"
        rotate left
        appearance dark
        home
        open
        expect active
        snapshot name.png
        memory-warning
        key cmd+shift+a
        """

    init(_ harness: Harness) {}

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        _ = try? Story.parseSteps(String(decoding: mutation.change(Self.seed), as: UTF8.self), file: "fuzz.story")
    }
}

/// Sources that an editor left in any state: each is lowered, or refused with its line.
struct LoweringFuzz: FuzzSubject {
    private let seeds: [String]
    private let lowering = Lowering(cacheDirectory: nil)

    init(_ harness: Harness) throws {
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Examples"
        ).standardized.path
        let files = FileManager.default.enumerator(atPath: examples)?.compactMap { $0 as? String } ?? []
        seeds = files.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
            try? String(contentsOfFile: examples + "/" + $0, encoding: .utf8)
        }
        if seeds.isEmpty { throw FuzzFailure(text: "no sources to begin with") }
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let seed = random.pick(seeds)
        let text = String(decoding: mutation.change(seed), as: UTF8.self)
        _ = try? lowering.lower(files: [LoweringInput(path: "fuzz.swift", source: text, module: "Fuzz")])
        // The same saved while the app runs.
        let saved = PatchedSource(
            path: "/fuzz.swift", module: "Fuzz", launched: seed, running: seed, new: text)
        _ = PatchMaker.make(saved, number: 1)
    }
}
