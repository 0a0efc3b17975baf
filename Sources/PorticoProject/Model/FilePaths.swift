import Foundation
import PorticoHost

/// Small questions about files, answered with absolute paths.
package enum FilePaths {
    package static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        // Not by a URL: a folder may be named `%41`, which is no A.
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// A path as written in a file, which is relative to a folder unless it begins with `/`.
    package static func absolute(_ path: String, in folder: String) -> String {
        if path.isEmpty { return folder }
        return absolute(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// A path as a person would say it from a folder; one outside of it stays absolute.
    package static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    package static func exists(_ path: String, isFolder: inout Bool) -> Bool {
        var folder: ObjCBool = false
        let found = FileManager.default.fileExists(atPath: path, isDirectory: &folder)
        isFolder = folder.boolValue
        return found
    }

    package static func isFolder(_ path: String) -> Bool {
        var folder = false
        return exists(path, isFolder: &folder) && folder
    }

    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// What a file holds; nil where there is none that can be read. A pipe, a socket or a device is no file: reading one might never end.
    package static func contents(_ path: String) -> Data? {
        isFile(path) ? FileManager.default.contents(atPath: path) : nil
    }

    /// The number of bytes of a file; nil if there is none.
    static func size(_ path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// When a file was written last, in nanoseconds; nil where there is none.
    static func date(_ path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    }

    package static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

    package static func `extension`(_ path: String) -> String { (path as NSString).pathExtension.lowercased() }

    /// A name that files of the compiler's may have: it takes a “%” in the path of what it writes for a place to fill, and writes elsewhere.
    static func compilable(_ name: String) -> String { name.replacingOccurrences(of: "%", with: "_") }

    package static func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

    package static func makeFolder(_ path: String) throws {
        do {
            // The user's alone: what is built of an app is as private as its sources.
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProjectError(
                path, "cannot make this folder", remedy: "check its parent's permissions, or name another --build-path")
        }
    }

    /// Removes a folder with all that is in it, and says how many bytes its files had.
    package static func remove(_ folder: String) throws -> Int {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.totalFileAllocatedSizeKey])
        var bytes = 0
        for case let file as URL in files ?? .init() {
            bytes += (try? file.resourceValues(forKeys: [.totalFileAllocatedSizeKey]))?.totalFileAllocatedSize ?? 0
        }
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            throw ProjectError(folder, "cannot remove this folder", remedy: "check its permissions")
        }
        return bytes
    }

    /// A short name for a path, the same on every run.
    package static func key(_ path: String) -> String {
        var hash = StableHash()
        hash.addText(path)
        return hash.text
    }

    /// Writes only when the bytes differ, so that time stamps keep meaning “changed”.
    @discardableResult
    package static func write(_ data: Data, to path: String) throws -> Bool {
        if let old = FilePaths.contents(path), old == data { return false }
        do {
            // What a build makes can be made again, and is too much to wait for the disk with each.
            try WholeFile.write(data, to: path, links: .followed, lasts: false)
        } catch {
            throw ProjectError(path, "cannot write this file", remedy: "check permissions and free space on the disk")
        }
        return true
    }

    /// Says at once what `write` would say later, when what is to be written is lost.
    package static func checkFolder(of path: String) throws {
        let isDevice = access(path, F_OK) == 0 && !isFile(path)
        guard !isFolder(path), access(isDevice ? path : folder(path), W_OK) == 0 else {
            throw ProjectError(
                path, "cannot write this file", remedy: "name a file in a folder that is there and yours")
        }
    }

    /// Finds a program on `PATH`.
    package static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
