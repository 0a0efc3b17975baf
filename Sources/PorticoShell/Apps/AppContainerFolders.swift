import Foundation

/// The folders that an app finds in its container. An app of an earlier launch may have put links in their places: none is followed, neither
/// for making a folder nor for giving it its mode.
struct AppContainerFolders {
    private static let names = [
        "Documents", "Library", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp",
    ]

    private let path: String

    init(_ path: String) { self.path = path }

    func makeFolders() throws {
        let isNew = !FileManager.default.fileExists(atPath: path)
        guard
            (try? FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
        else { throw failure() }
        // The container itself is named by its user, who may name a link.
        let root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw failure() }
        defer { close(root) }
        for name in Self.names { try makeFolder(name, in: root) }
        if isNew { fchmod(root, 0o700) }
    }

    private func makeFolder(_ name: String, in root: Int32) throws {
        var folder = dup(root)
        defer { close(folder) }
        for part in name.split(separator: "/").map(String.init) {
            if mkdirat(folder, part, 0o700) != 0, errno != EEXIST { throw failure() }
            let next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else { throw isLink(part, in: folder) ? link(name) : failure() }
            close(folder)
            folder = next
        }
        // Also where an older run made it for all to read.
        fchmod(folder, 0o700)
    }

    private func isLink(_ name: String, in folder: Int32) -> Bool {
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func link(_ name: String) -> ShellError {
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)) ?? "another place"
        return ShellError(
            path + "/" + name, "a link to \(target) is where the app's own folder has to be",
            remedy: "remove the link; the app may have made it")
    }

    private func failure() -> ShellError {
        ShellError(path, "the app's folder cannot be made", remedy: "name one that can be written, or free some space")
    }
}
