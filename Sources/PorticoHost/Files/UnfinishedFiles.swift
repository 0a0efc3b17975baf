import CHost
import Foundation

/// Files that a killed process was in the middle of writing: their names are Foundation's (`.dat.nosync`, the process, six signs) and ours,
/// and nobody will finish them.
///
/// - From: `AppContainer`, at an app's start and end
package enum UnfinishedFiles {
    /// Names of a container that are looked at, at most: an app with more keeps what it has left.
    private static let mostNames = 200_000
    private static let deepest = 64

    /// Removes all below a folder of which nobody writes any. Links in it are not followed, and nothing but regular files of such a name is
    /// touched. Returns how many there were.
    @discardableResult
    package static func remove(below folder: String) -> Int {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        var left = mostNames
        return remove(in: descriptor, depth: 0, &left)
    }

    /// Takes the descriptor over.
    private static func remove(in descriptor: Int32, depth: Int, _ left: inout Int) -> Int {
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return 0
        }
        defer { closedir(stream) }
        var count = 0
        while left > 0, let entry = readdir(stream) {
            left -= 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name == "." || name == ".." { continue }
            var kind = Int32(entry.pointee.d_type)
            if kind == Int32(DT_UNKNOWN) {
                var status = stat()
                guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
                kind = Int32((status.st_mode & S_IFMT) >> 12)
            }
            if kind == Int32(DT_DIR), depth < deepest {
                let below = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                if below >= 0 { count += remove(in: below, depth: depth + 1, &left) }
            } else if kind == Int32(DT_REG), isUnfinished(name), unlinkat(descriptor, name, 0) == 0 {
                count += 1
            }
        }
        return count
    }

    package static func isUnfinished(_ name: String) -> Bool {
        for (prefix, digits) in [(".dat.nosync", 6), (PORTICO_UNFINISHED, 16)] where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, (1...8).contains(parts[0].utf8.count), parts[1].utf8.count == digits else {
                continue
            }
            let isNumber = parts[0].allSatisfy { $0.isASCII && $0.isHexDigit }
            if isNumber, parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) { return true }
        }
        return false
    }
}
