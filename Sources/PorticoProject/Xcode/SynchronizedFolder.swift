import Foundation

/// The files of a folder that a project takes as it is on disk, less and plus its exceptions. Packages in it are packages, whose files
/// are not the target's.
struct SynchronizedFolder {
    struct Rules {
        /// Relative paths that don't belong to the target that owns the folder; for another target those that do.
        var exceptions: Set<String> = [] {
            didSet { folded = Set(exceptions.map(DiskNames.folded)) }
        }
        /// Whether the target owns the folder.
        var isOwner = true
        /// Folders that are copied as folders.
        var wholeFolders: Set<String> = []
        private var folded: Set<String> = []

        func excepts(_ path: String) -> Bool { folded.contains(DiskNames.folded(path)) }
    }

    private(set) var files: [String] = []
    private(set) var folders: [String] = []
    private(set) var packages: [String] = []
    /// Links that lead to folders which are read already, or around this one.
    private(set) var circles: [String] = []
    private let rules: Rules
    private var walk: FolderWalk

    init(_ folder: String, rules: Rules) throws {
        self.rules = rules
        walk = FolderWalk(folder)
        try visit(folder, relative: "", isExcepted: false, depth: 0)
    }

    private mutating func visit(_ folder: String, relative: String, isExcepted: Bool, depth: Int) throws {
        guard let names = try walk.names(in: folder, depth: depth) else {
            circles.append(folder)
            return
        }
        if names.contains("Package.swift") {
            packages.append(folder)
            return
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let inside = relative.isEmpty ? name : relative + "/" + name
            // An exception may name a folder: then it counts for all that is in it.
            let excepted = isExcepted || rules.excepts(inside)
            if !FilePaths.isFolder(path) {
                if excepted != rules.isOwner { files.append(path) }
            } else if rules.wholeFolders.contains(inside) || Self.isOpaque(name) {
                if excepted != rules.isOwner { folders.append(path) }
            } else {
                try visit(path, relative: inside, isExcepted: excepted, depth: depth + 1)
            }
        }
    }

    /// Folders that Xcode shows as one file.
    static func isOpaque(_ name: String) -> Bool {
        [
            "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "scnassets", "docc",
            "playground", "atlas",
            "xcodeproj", "xcworkspace", "icon", "mlpackage", "app", "rtfd", "storyboardc", "xcmappingmodel",
        ].contains(FilePaths.extension(name))
    }

    /// The packages that lie in a project's folders of this kind.
    static func packages(of file: XcodeProject) throws -> [String] {
        try file.all("PBXFileSystemSynchronizedRootGroup").compactMap(file.filePath).filter(FilePaths.isFolder)
            .flatMap { try SynchronizedFolder($0, rules: .init()).packages }
    }

    /// The rules for a target, from a group's exception sets.
    static func rules(of group: XcodeProject.ID, for target: XcodeTarget, in file: XcodeProject) -> Rules {
        var rules = Rules()
        rules.isOwner = target.synchronizedFolders.contains(group)
        for set in file.list(group, "exceptions") {
            let owner = file.text(set, "target")
            let phase = file.text(set, "buildPhase")
            if owner == target.id { rules.exceptions.formUnion(file.list(set, "membershipExceptions")) }
            // Files that go into a copy phase of the target leave its sources and resources.
            if let phase, target.phases.contains(phase), rules.isOwner {
                rules.exceptions.formUnion(file.list(set, "membershipExceptions"))
            }
        }
        rules.wholeFolders = Set(file.list(group, "explicitFolders"))
        return rules
    }
}
