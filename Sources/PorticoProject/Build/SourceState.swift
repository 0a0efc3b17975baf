import Foundation

/// The state of a source when it was compiled last: read again only where its inode says that it may be another.
struct SourceState: Codable, Equatable {
    /// The time of the last change that the file's owner admits to.
    var date: [Int]
    /// Inode and the date of its last change, which nobody can set.
    var inode: [Int]
    var digest: String

    /// Nil where there is no such file.
    init?(_ path: String, last: SourceState?) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        date = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
        inode = [Int(truncatingIfNeeded: status.st_ino), status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
        if let last, last.inode == inode {
            digest = last.digest
        } else {
            var hash = StableHash()
            for byte in FilePaths.contents(path) ?? Data() { hash.addByte(byte) }
            digest = hash.text
        }
    }
}
