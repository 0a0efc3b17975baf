import Foundation

/// Waits for files to change below some folders, as the kernel tells of it (inotify).
///
/// Hidden folders and pictures that stories write are no sources, and aren't looked at. What changes between two waits isn't missed: the
/// kernel keeps it for the next one.
package final class FileWatcher {
    private let descriptor: Int32
    private let roots: [String]
    /// The milliseconds in which nothing may happen before a change is taken for finished: editors write a file in several steps.
    private static let quiet: Int32 = 20

    package init(_ roots: [String]) throws {
        // IN_CLOEXEC and IN_NONBLOCK are these; as an enumeration of C they come in two shapes.
        descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw ProjectError(
                "inotify", String(cString: strerror(errno)).lowercased(),
                remedy: "raise fs.inotify.max_user_instances, or run it without --watch")
        }
        self.roots = roots
        try watchFolders()
    }

    /// Watches the folder that a person has named, or the one that a project lies in.
    package convenience init(ofProject path: String) throws {
        let root = FilePaths.absolute(path)
        let isFolder = FilePaths.isFolder(root) && !root.hasSuffix(".xcodeproj") && !root.hasSuffix(".xcworkspace")
        try self.init([isFolder ? root : (root as NSString).deletingLastPathComponent])
    }

    deinit { close(descriptor) }

    /// Blocks until something has changed, and then until it rests.
    ///
    /// - Parameter atMost: milliseconds; -1 waits for ever.
    /// - Returns: false when the time was over before anything changed.
    package func wait(atMost milliseconds: Int32 = -1) throws -> Bool {
        guard isReady(milliseconds) else { return false }
        repeat { drainEvents() } while isReady(Self.quiet)
        // Folders that are new.
        try watchFolders()
        return true
    }

    /// Whether something has changed that no wait has told of yet. May be asked for from any thread, as long as the watcher lives.
    package var news: @Sendable () -> Bool {
        { [descriptor] in
            var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&one, 1, 0) > 0
        }
    }

    private func isReady(_ milliseconds: Int32) -> Bool {
        var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&one, 1, milliseconds) > 0
    }

    private func drainEvents() {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }

    /// Watching a folder twice is watching it once.
    private func watchFolders() throws {
        let mask = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
        var open = roots.filter(FilePaths.isFolder)
        var watched = 0
        while let folder = open.popLast() {
            guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
                throw ProjectError(
                    folder, "cannot be watched (\(String(cString: strerror(errno)).lowercased()))",
                    remedy: "raise fs.inotify.max_user_watches, or run it without --watch")
            }
            watched += 1
            guard watched < 20_000 else { return }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !name.hasPrefix(".") && name != "portico-out" {
                let path = folder + "/" + name
                var status = stat()
                // A link may lead anywhere, round in a circle too.
                if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { open.append(path) }
            }
        }
    }
}
