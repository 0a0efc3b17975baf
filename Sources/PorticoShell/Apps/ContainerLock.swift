import Foundation
import PorticoHost
import Synchronization

/// Keeps an app's container to one process with a shell: apps of two would overwrite each other's files. The kernel lets go of it when the
/// process ends, however that is. Within one process a container is locked as often as it is asked for.
///
/// - From: `AppContainer`
final class ContainerLock: Sendable {
    /// A folder, whatever its path.
    private struct Place: Hashable {
        var device: UInt64
        var number: UInt64
    }
    private struct Held {
        var descriptor: Int32
        var count: Int
    }

    private static let all = Mutex<[Place: Held]>([:])
    private let place: Place

    /// Throws where another process has it, and names that one.
    init(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            if descriptor >= 0 { close(descriptor) }
            throw ShellError(
                path, "the app's folder cannot be opened (\(reason))", remedy: "name one that is yours")
        }
        let place = Place(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        self.place = place
        let isOurs = Self.all.withLock { all in
            if let held = all[place] {
                close(descriptor)
                all[place] = Held(descriptor: held.descriptor, count: held.count + 1)
                return true
            }
            // A file system without locks is used as it is.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
            all[place] = Held(descriptor: descriptor, count: 1)
            return true
        }
        if isOurs { return }
        close(descriptor)
        throw ShellError(
            path, "\(Self.owner(of: place)) uses this folder",
            remedy: "end that one first, or name another folder with --container")
    }

    deinit {
        Self.all.withLock { all in
            guard var held = all[place] else { return }
            held.count -= 1
            all[place] = held.count == 0 ? nil : held
            guard held.count == 0 else { return }
            // A child that is being started has all descriptors until it is another program; closing ours alone leaves the lock with it.
            flock(held.descriptor, LOCK_UN)
            close(held.descriptor)
        }
    }

    /// Whoever has the lock, as the kernel's table says: “another portico simulator (process 12)”.
    private static func owner(of place: Place) -> String {
        let lines = String(decoding: KernelFile.readFile("/proc/locks") ?? Data(), as: UTF8.self)
        for line in lines.split(separator: "\n") where line.contains(" FLOCK ") && line.contains(":\(place.number) ") {
            let words = line.split(separator: " ")
            // 1: FLOCK ADVISORY WRITE 12 fd:00:345 0 EOF
            guard words.count > 4, let process = Int32(words[4]), process > 0, process != getpid() else { continue }
            let said = KernelFile.readFile("/proc/\(process)/cmdline") ?? Data()
            let command = said.split(separator: 0).prefix(2).map { String(decoding: $0, as: UTF8.self) }
            let name = ([(command.first ?? "process") as NSString].map(\.lastPathComponent) + command.dropFirst())
                .joined(separator: " ")
            return "another \(name) (process \(process))"
        }
        return "another process"
    }
}
