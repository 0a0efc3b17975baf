import Foundation
import PorticoBounds

/// What a finished build was made from. If nothing of it changed there is nothing to do, and that is known after looking at
/// file dates only.
struct BuildStamp: Codable, Equatable {
    /// Names, sizes, dates and inodes of everything below `roots`, the tool, the SDK and the options. The date of the last change of an
    /// inode can't be set back: another content is never missed.
    var digest: String
    /// The project's folder, and those of a package's local dependencies.
    var roots: [String]
    var app: String
    var executable: String?
    var name: String
    var bundleIdentifier: String
    /// Differs when lowered text or compiler arguments may differ for unchanged sources.
    var tools: String
    /// The arguments that the scheme gives the app.
    var arguments: [String]?
    var environment: [String: String]?
    /// Whether the app's types are described, too.
    var isForDebugger: Bool?

    static func loadStamp(_ path: String) -> BuildStamp? {
        FilePaths.contents(path).flatMap { try? JSONDecoder().decode(BuildStamp.self, from: $0) }
    }

    func saveStamp(_ path: String) throws {
        try FilePaths.write(try JSONEncoder().encode(self), to: path)
    }

    /// - Parameter contentsOf: of which files more than the name counts.
    static func digest(
        roots: [String], tools: String, contentsOf counts: (String) -> Bool = { _ in true }
    ) -> String {
        var hash = StableHash()
        hash.addText(tools)
        var count = 0
        // A root may be a file: one that a project's own includes.
        for root in roots where hashFile(file: root, to: &hash) {
            hashFolder(root, to: &hash, depth: 0, &count, counts)
        }
        // Of more nobody looks at all: such a build is never known to be as it was.
        if ReaderBounds.folderEntries.isExceeded(by: count) { hash.addText(UUID().uuidString) }
        return hash.text
    }

    static func tools(_ files: [String], _ options: BuildOptions, _ environment: [String: String]) -> String {
        var hash = StableHash()
        for file in files {
            hash.addText(file)
            hashFile(file: file, to: &hash)
        }
        hash.addText(options.configuration.rawValue)
        let choice = options.selection
        for part in [choice.product, choice.target, choice.scheme, choice.configuration] { hash.addText(part ?? "") }
        hash.addNumber(options.runsScripts ? 1 : 0)
        hash.addNumber(options.selection.takesPodsAsPackages ? 1 : 0)
        for condition in options.conditions { hash.addText(condition) }
        for package in options.linuxPackages + ["|"] + options.iosPackages { hash.addText(package) }
        hash.addText(FilePaths.program("swiftc") ?? "")
        return hash.text
    }

    private static func hashFolder(
        _ folder: String, to hash: inout StableHash, depth: Int, _ count: inout Int, _ counts: (String) -> Bool
    ) {
        guard !ReaderBounds.folderDepth.isExceeded(by: depth), !ReaderBounds.folderEntries.isExceeded(by: count),
            let entries = opendir(folder)
        else { return }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") && name != "portico-out" { names.append(name) }
        }
        count += names.count
        for name in names.sorted() {
            let path = folder + "/" + name
            hash.addText(name)
            if counts(path), hashFile(file: path, to: &hash) {
                hashFolder(path, to: &hash, depth: depth + 1, &count, counts)
            }
        }
    }

    /// Whether it is a folder; folders add nothing of their own, because every name in them does.
    @discardableResult
    private static func hashFile(file: String, to hash: inout StableHash) -> Bool {
        var status = stat()
        guard lstat(file, &status) == 0 else { return false }
        if status.st_mode & S_IFMT == S_IFDIR { return true }
        hash.addNumber(Int(status.st_size))
        hash.addNumber(status.st_mtim.tv_sec)
        hash.addNumber(status.st_mtim.tv_nsec)
        hash.addNumber(status.st_ctim.tv_sec)
        hash.addNumber(status.st_ctim.tv_nsec)
        hash.addNumber(Int(truncatingIfNeeded: status.st_ino))
        return false
    }
}
