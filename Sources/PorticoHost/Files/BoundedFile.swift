import CHost
import Foundation

/// Reads what an app has left in its own folder, of which the app may have made anything: a file of any size, a pipe that nobody writes
/// into, a link to a file of the user's. Such a thing is as good as missing.
package enum BoundedFile {
    /// A regular file's beginning; nil where there is none, or a part of the path is a link.
    ///
    /// - Parameter limit: bytes that are read; what comes after them is left out.
    package static func read(_ path: String, in folder: String, atMost limit: Int) -> Data? {
        let descriptor = portico_open_below(folder, path)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        var data = Data(count: max(0, min(limit, Int(status.st_size))))
        let count = data.withUnsafeMutableBytes { bytes in
            var count = 0
            while count < bytes.count {
                let more = Glibc.read(descriptor, bytes.baseAddress! + count, bytes.count - count)
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { break }
                count += more
            }
            return count
        }
        return data.prefix(count)
    }
}
