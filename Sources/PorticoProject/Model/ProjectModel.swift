/// A person's choice in a project that has several of something.
package struct ProjectSelection: Sendable, Equatable {
    /// A package's executable product.
    package var product: String?
    package var target: String?
    package var scheme: String?
    /// A configuration by name: `Debug`, `Staging`.
    package var configuration: String?
    /// Whether no package is fetched.
    package var isOffline = false
    /// Whether pods that aren't committed are taken as packages, where a table knows them.
    package var takesPodsAsPackages = false

    package init(
        product: String? = nil, target: String? = nil, scheme: String? = nil, configuration: String? = nil
    ) {
        self.product = product
        self.target = target
        self.scheme = scheme
        self.configuration = configuration
    }
}

/// What is to be built, as plain values: read from an Xcode project by `XcodeScan` or from a package by `PackageScan`, or found by
/// `FolderScan`.
///
/// - From: `XcodeScan`, `FolderScan`, `PackageScan`.
/// - To: `AppBuilder`.
package struct ProjectModel: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// Sources, an Info.plist and resources below one folder: compiled as one module.
        case folder
        /// A Swift package: compiled by `swift build`.
        case package
        /// A target of an Xcode project with all that it links: one module after the other.
        case xcode
    }

    /// A file or folder that goes into the app as it is.
    package struct Resource: Sendable, Equatable {
        package var path: String
        /// Relative to the bundle: `logo@2x.png`, `de.lproj/Localizable.strings`.
        package var destination: String

        package init(path: String, destination: String) {
            self.path = path
            self.destination = destination
        }
    }

    package var kind: Kind
    /// The absolute path of the project's folder.
    package var root: String
    /// The app's name: `NAME.app`, and the executable in it. For a package, its executable product.
    package var name: String
    /// A valid Swift module name made from `name`.
    package var module: String
    /// Absolute paths, sorted. For a package: those of all targets and dependencies.
    package var sources: [String]
    /// The absolute path; nil if the project has none and a plain one is made.
    package var infoPlist: String?
    package var resources: [Resource]
    /// Absolute paths of `.xcassets` folders.
    package var catalogs: [String]
    /// A package's executable product; nil for a package that has none, and for a folder.
    package var product: String?
    /// A package's library products.
    package var libraries: [String] = []
    /// The Swift modules that the sources make.
    package var modules: [String]
    /// The sources of a package's targets and dependencies.
    package var packageGroups: [SourceGroup] = []
    /// Packages that SwiftPM reads from another folder, with another manifest: by that folder, the package's own.
    package var shadows: [String: String] = [:]
    /// The folders of a package's dependencies.
    package var dependencyRoots: [String] = []
    /// An Xcode project's modules, each after those that it imports; the app's own is the last.
    package var parts: [BuildModule] = []
    /// The packages that an Xcode project links.
    package var packages: [PackageReference] = []
    /// The folders of those packages' C targets.
    package var cTargets: [String] = []
    /// The versions that Xcode has chosen for them.
    package var resolvedPackages: String?
    /// The file that says where else Xcode takes them from.
    package var packageMirrors: String?
    /// Sources of an Xcode project that its targets name and that are nowhere.
    package var missingSources: [MissingSource] = []
    /// Objective-C files, which nothing here compiles.
    package var objectiveC: [String] = []
    /// Scripts that an Xcode project wants to run.
    package var scripts: [ScriptPhase] = []
    /// The arguments that the scheme gives the app when it is launched.
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// An Xcode project's test targets; their modules are among `parts`.
    package var tests: [TestTarget] = []
    /// Whether a package's code finds what Apple's XCTest has and the one on Linux has not.
    package var hasTestSupport = false
    /// What was left out and why, for the user to read.
    package var notes: [String]

    package init(
        kind: Kind, root: String, name: String, sources: [String] = [], infoPlist: String? = nil,
        resources: [Resource] = [], catalogs: [String] = [], notes: [String] = []
    ) {
        self.kind = kind
        self.root = root
        self.name = name
        self.module = Self.identifier(from: name)
        self.modules = [module]
        self.sources = sources
        self.infoPlist = infoPlist
        self.resources = resources
        self.catalogs = catalogs
        self.notes = notes
    }

    /// Reads the project at a path: a `.xcodeproj` or `.xcworkspace` or a folder that holds one, a package if it has a
    /// `Package.swift` that SwiftPM on Linux can read, else a folder of sources.
    ///
    /// - Parameter scratch: where SwiftPM may write.
    package static func loadProject(_ path: String, scratch: String, selection: ProjectSelection) throws -> ProjectModel
    {
        let root = try folder(path)
        if let problem = TuistProject.problem(in: root, shown: path) { throw problem }
        if isPackage(root, selection) {
            return try PackageScan.scan(
                root, scratch: scratch, product: selection.product, isOffline: selection.isOffline)
        }
        if let file = try XcodeProjectSet.findProject(root, shown: path) {
            let shown = file == root ? path : path + "/" + FilePaths.relative(file, to: root)
            return try XcodeScan(file, shown: shown, selection: selection, products: scratch + "/Products").scan()
        }
        return try FolderScan(root: root, shown: path).scan()
    }

    /// The same for tests: the package with its test targets, or the test targets of an Xcode project with the app that they test.
    static func loadTests(
        _ path: String, scratch: String, selection: ProjectSelection = ProjectSelection()
    ) throws -> ProjectModel {
        let root = try folder(path)
        if let problem = TuistProject.problem(in: root, shown: path) { throw problem }
        if isPackage(root, selection) {
            return try PackageScan.scan(
                root, scratch: scratch, product: nil, tests: true, isOffline: selection.isOffline)
        }
        guard let file = try XcodeProjectSet.findProject(root, shown: path) else {
            throw ProjectError(
                path, "here is neither an Xcode project nor a Package.swift that SwiftPM can read",
                remedy: PathAdvice.folder(root) ?? "name a project or a package that has test targets")
        }
        let shown = file == root ? path : path + "/" + FilePaths.relative(file, to: root)
        return try XcodeScan(file, shown: shown, selection: selection, products: scratch + "/Products").scanTests()
    }

    /// Whether what is selected at the path is a package: a scheme or a target is one of the Xcode project that lies beside it.
    package static func isPackage(_ path: String, _ selection: ProjectSelection) -> Bool {
        let root = FilePaths.absolute(path)
        guard PackageScan.isPackage(root) else { return false }
        let asksForProject = selection.product == nil && (selection.scheme != nil || selection.target != nil)
        return !asksForProject || XcodeProjectSet.containers(in: root).isEmpty
    }

    /// The Xcode projects beside a package, to be asked about: “ or ”, how to name each; empty where there is none.
    package static func alternatives(toPackage root: String) -> String {
        XcodeProjectSet.containers(in: root).map { ", or name the project, \(PathAdvice.shown(root + "/" + $0))" }
            .joined()
    }

    private static func folder(_ path: String) throws -> String {
        var isFolder = false
        let root = FilePaths.absolute(path)
        guard FilePaths.exists(root, isFolder: &isFolder) else {
            throw ProjectError(
                path, "no such file or folder",
                remedy: PathAdvice.missing(path)
                    ?? "name an Xcode project, or the folder of an app or of a Swift package")
        }
        guard isFolder || isSpec(root) else {
            throw ProjectError(
                path, "this is a file, not a project",
                remedy: PathAdvice.file(path) ?? "name its folder, or use “portico lower” for one file")
        }
        return root
    }

    private static func isSpec(_ file: String) -> Bool {
        ["yml", "yaml"].contains(FilePaths.extension(file)) && XcodeGenSpec.isSpec(file)
    }

    /// What Xcode's `:c99extidentifier` makes of a name: letters, digits and `_`, not beginning with a digit.
    package static func identifier(from name: String) -> String {
        let mapped = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return mapped.first.map { $0.isNumber } ?? true ? "_" + mapped : mapped
    }
}
