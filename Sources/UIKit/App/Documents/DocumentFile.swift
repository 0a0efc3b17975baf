import Foundation
import Glibc

/// The file of a document: its contents as `Data`, or, of a folder, as `FileWrapper`; and how it is replaced.
///
/// - From: `UIDocument`
enum DocumentFile {
    static func contents(of url: URL) throws -> Any {
        let wrapper = try FileWrapper(url: url, options: [])
        if wrapper.isDirectory { return wrapper }
        return try Data(contentsOf: url)
    }

    static func write(_ contents: Any, to url: URL) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let data as NSData: try (data as Data).write(to: url)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: nil)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey:
                        "A document's contents are Data or a FileWrapper; this one's are \(type(of: contents)).",
                ])
        }
    }

    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// Calls `write` with a place beside the file, and exchanges the two when it returns, in one step of the file system. Where it throws
    /// the file is as it was.
    static func replace(_ url: URL, write: (URL) throws -> Void) throws {
        let unfinished = url.deletingLastPathComponent().appendingPathComponent(
            ".\(url.lastPathComponent).\(UUID().uuidString).unfinished")
        defer { try? FileManager.default.removeItem(at: unfinished) }
        try write(unfinished)
        try flush(unfinished)
        if exchange(unfinished, url) { return }
        guard rename(unfinished.path, url.path) == 0 else {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: url.path])
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
