import Foundation

/// Finds files by names that differ from theirs in case alone, or in how an accent is written: to a Mac's disk they are the same, and
/// projects are written there.
struct DiskNames {
    /// By folder, the names in it by what counts of them.
    private var folders: [String: [String: String]] = [:]

    /// The part of a name that counts. Swift compares strings without regard to how accents are written.
    static func folded(_ name: String) -> String { name.lowercased() }

    /// The path as the disk has it; as it was given where there is no such file.
    static func path(_ path: String) -> String {
        var names = DiskNames()
        return names.path(path)
    }

    /// - Parameter path: absolute and without `..`.
    mutating func path(_ path: String) -> String {
        if Self.isThere(path) { return path }
        var found = ""
        for part in path.split(separator: "/") {
            let exact = found + "/" + part
            if Self.isThere(exact) {
                found = exact
            } else if let name = names(in: found.isEmpty ? "/" : found)[Self.folded(String(part))] {
                found += "/" + name
            } else {
                return path
            }
        }
        return found
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private mutating func names(in folder: String) -> [String: String] {
        if let known = folders[folder] { return known }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        // Of two that differ in case alone the first, always.
        let table = Dictionary(names.map { (Self.folded($0), $0) }, uniquingKeysWith: { one, _ in one })
        folders[folder] = table
        return table
    }
}
