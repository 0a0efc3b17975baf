import Foundation
import Glibc

/// Puts a file, or a folder with all that is in it, in the place of another in one step of the file system: whoever looks, also after a kill,
/// finds the old one or the new one.
///
/// - From: `FileWrapper`, `UIDocument`
package enum FileReplacement {
    /// Calls `write` with a place beside the file, and exchanges the two when it returns. Where it throws the file is as it was.
    package static func replace(_ url: URL, write: (URL) throws -> Void) throws {
        let unfinished = url.deletingLastPathComponent().appendingPathComponent(
            ".\(url.lastPathComponent).\(UUID().uuidString).unfinished")
        defer { try? FileManager.default.removeItem(at: unfinished) }
        try write(unfinished)
        try flush(unfinished)
        if exchange(unfinished, url) { return }
        guard rename(unfinished.path, url.path) == 0 else {
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    private typealias Exchange =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// A folder that is there can't be renamed over: the two change places. False where there is nothing to change places with, and on
    /// file systems that can't.
    private static func exchange(_ one: URL, _ other: URL) -> Bool {
        // Swift's module of the C library leaves the function out.
        guard let found = dlsym(nil, "renameat2") else { return false }
        let exchanges: UInt32 = 2
        return unsafeBitCast(found, to: Exchange.self)(AT_FDCWD, one.path, AT_FDCWD, other.path, exchanges) == 0
    }

    /// What was written is on the disk before it takes the file's place.
    private static func flush(_ url: URL) throws {
        let descriptor = Glibc.open(url.path, O_RDONLY)
        guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    }
}
