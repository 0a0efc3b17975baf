import Foundation
import PorticoBounds

/// Goes through the folders below one: each folder once, whatever links lead to it, and no more of them than a project has.
///
/// Two links to the folder that they lie in make 2 ^ 64 paths of one folder, and a link to `/` makes a project of the whole disk.
///
/// - From: whoever reads folders of a project: `SynchronizedFolder`, `FolderScan`, `AssetCatalog`, `AssetSymbols`
struct FolderWalk {
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private var seen: Set<Identity> = []
    private(set) var count = 0
    /// The folder where it began, without links.
    private let start: String
    private let bounds: (depth: ReaderBound, entries: ReaderBound)

    init(
        _ start: String, depth: ReaderBound = ReaderBounds.folderDepth,
        entries: ReaderBound = ReaderBounds.folderEntries
    ) {
        self.start = Self.real(start)
        bounds = (depth, entries)
    }

    private static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The names in a folder, sorted; nil where it has been read already, or lies around the one where the walk began. A folder that
    /// can't be read has none.
    ///
    /// - Throws: where there are too many, or it lies too deep.
    mutating func names(in folder: String, depth: Int) throws -> [String]? {
        guard !bounds.depth.isExceeded(by: depth) else {
            throw ProjectError(folder, bounds.depth.excess, remedy: bounds.depth.remedy)
        }
        guard try beginFolder(folder, depth: depth) else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        count += names.count
        guard !bounds.entries.isExceeded(by: count) else {
            throw ProjectError(start, bounds.entries.excess, remedy: bounds.entries.remedy)
        }
        return names.sorted()
    }

    private mutating func beginFolder(_ folder: String, depth: Int) throws -> Bool {
        var status = stat()
        guard stat(folder, &status) == 0 else { return true }
        let isNew = seen.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted
        if depth == 0 {
            if start == "/" {
                throw ProjectError("/", "this folder is the whole disk", remedy: "name a folder of the project's own")
            }
            return true
        }
        guard isNew else { return false }
        let real = Self.real(folder)
        return real != "/" && !(start + "/").hasPrefix(real + "/")
    }
}
