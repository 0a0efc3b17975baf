import CHost
import Foundation

/// Writes files whole or not at all: at any end of the process and on any full disk the old file or the new one is there, never a part.
///
/// The bytes go to another name in the same folder, down to the disk, and from there into the file's place. This is the only way in which
/// Portico writes a file that is read again; `Scripts/gates/check-writes` finds others, and names what is a stream or a log instead.
///
/// - From: whoever keeps something
/// - To: the file system
package enum WholeFile {
    /// The meaning of a link at the path.
    package enum Links {
        /// The link is replaced. Right where somebody else may have made it, as an app in its own folder.
        case replaced
        /// The file that it leads to is written. Right where a person has named the path.
        case followed
    }

    /// Replaces a file, or makes it. A device or a pipe, which no other file can take the place of, is written to.
    ///
    /// - Parameters:
    ///   - mode: its permissions; nil: the old file's, or those of any new file.
    ///   - lasts: whether it is there after a power cut as soon as this returns. Not needed for what can be made again.
    package static func write(
        _ data: Data, to path: String, mode: Int32? = nil, links: Links = .replaced, lasts: Bool = true
    ) throws {
        var path = path
        if links == .followed {
            if let end = try finalPath(path) { path = end } else { return try write(data, into: path) }
        }
        let error = data.withUnsafeBytes {
            portico_replace_file(path, $0.baseAddress, $0.count, mode ?? -1, lasts ? 1 : 0)
        }
        guard error == 0 else { throw WholeFileError(path: path, code: error) }
    }

    package static func write(
        _ data: Data, to url: URL, mode: Int32? = nil, links: Links = .replaced, lasts: Bool = true
    ) throws {
        try write(data, to: url.path, mode: mode, links: links, lasts: lasts)
    }

    /// Where the links of a path end; nil where that is a device, a pipe or a socket.
    private static func finalPath(_ path: String) throws -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link that leads nowhere yet is as good as a name: the file is made where it stands.
            return path
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            if status.st_mode & S_IFMT == S_IFDIR { throw WholeFileError(path: path, code: EISDIR) }
            return nil
        }
        guard let real = realpath(path, nil) else { throw WholeFileError(path: path, code: errno) }
        defer { free(real) }
        return String(cString: real)
    }

    private static func write(_ data: Data, into device: String) throws {
        let descriptor = open(device, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw WholeFileError(path: device, code: errno) }
        defer { close(descriptor) }
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw WholeFileError(path: device, code: count < 0 ? errno : ENOSPC) }
                sent += count
            }
        }
    }
}

/// A file that couldn't be written. What was there before is there still.
package struct WholeFileError: Error, Equatable, CustomStringConvertible, LocalizedError {
    package var path: String
    /// As in `errno`.
    package var code: Int32

    package var description: String {
        let remedy =
            switch code {
            case ENOSPC, EDQUOT: "make room on the disk"
            case EFBIG: "the limit on the size of files (ulimit -f) is too low"
            case ENOENT, ENOTDIR: "its folder isn't there: make it, or name another one"
            case EISDIR: "it is a folder: name a file"
            case EMFILE, ENFILE: "too many files are open: raise the limit (ulimit -n)"
            default: "check the permissions of its folder"
            }
        return "\(path): cannot write this file (\(String(cString: strerror(code)).lowercased())): \(remedy)"
    }

    package var errorDescription: String? { description }
}
