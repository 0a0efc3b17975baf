import Foundation

/// Keeps a build folder to one build: two side by side, a terminal's and an editor's say, would take each other's objects away. The kernel
/// lets go of it when the process ends, however that is.
///
/// - From: `AppBuilder`
struct BuildLock {
    let folder: String

    /// Does something while no other build is in the folder, and makes the folder where there is none. `waiting` is called once, before it
    /// waits for another one.
    func withLock<Result>(waiting: () -> Void, _ body: () throws -> Result) throws -> Result {
        try FilePaths.makeFolder(folder)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ProjectError(
                folder, "cannot open this folder (\(String(cString: strerror(errno)).lowercased()))",
                remedy: "check its permissions, or name another --build-path")
        }
        defer {
            // A tool that is being started has all descriptors until it is another program; closing ours alone leaves the lock with it.
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            waiting()
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        // A file system without locks is used as it is.
        return try body()
    }
}
