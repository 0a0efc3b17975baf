import Foundation

/// Keeps a build folder to one build: two side by side, those of two terminals say, would take each other's objects away. The kernel lets
/// go of it when the process ends, however that is.
///
/// - From: `AppBuilder`
struct BuildLock {
    let folder: String

    /// Does something while no other build is in the folder, and makes the folder where there is none. `waiting` is called once, before it
    /// waits for another one.
    func withLock<Result>(waiting: () -> Void, _ body: () throws -> Result) throws -> Result {
        var descriptor = try openFolder()
        defer {
            // A tool that is being started has all descriptors until it is another program; closing ours alone leaves the lock with it.
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        var hasWaited = false
        while true {
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                if !hasWaited { waiting() }
                hasWaited = true
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            }
            // `portico clean` may have removed the folder meanwhile: who locks what is there no more keeps nobody out.
            if isThere(descriptor) { break }
            let next = try openFolder()
            close(descriptor)
            descriptor = next
        }
        // A file system without locks is used as it is.
        return try body()
    }

    private func openFolder() throws -> CInt {
        try FilePaths.makeFolder(folder)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ProjectError(
                folder, "cannot open this folder (\(String(cString: strerror(errno)).lowercased()))",
                remedy: "check its permissions, or name another --build-path")
        }
        return descriptor
    }

    /// Whether the folder that was opened still has its place.
    private func isThere(_ descriptor: CInt) -> Bool {
        var opened = stat()
        var there = stat()
        return fstat(descriptor, &opened) == 0 && stat(folder, &there) == 0 && opened.st_ino == there.st_ino
            && opened.st_dev == there.st_dev
    }
}
