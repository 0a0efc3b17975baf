import CHost
import Foundation
import UIKit

/// What an app tries to get hold of outside of its own folders, and what it may do within. It tells each as `reach/WHAT/RESULT`.
enum Reaches {
    @MainActor static func begin() {
        guard Behaviour.current.has("reach") else { return }
        if Behaviour.current.has("speak") {
            print("one")
            FileHandle.standardError.write(Data("two\n".utf8))
            print("three")
        }
        let outside = ProcessInfo.processInfo.environment["FIXTURE_SECRET"] ?? ""
        terminal()
        devices()
        changes(of: outside, as: "outside")
        try? Data("own".utf8).write(to: URL(fileURLWithPath: own))
        changes(of: own, as: "own")
        links(to: outside)
        sockets()
        memory()
        environment()
        tell("reach/end/0")
    }

    private static let own = NSHomeDirectory() + "/Documents/own file"

    /// 0, or the error's number.
    @MainActor private static func say(_ what: String, _ result: Int32) {
        tell("reach/\(what)/\(result == 0 ? 0 : errno)")
    }

    @MainActor private static func opens(_ path: String, _ flags: Int32, as name: String) {
        let file = open(path, flags, 0o600)
        say(name, file < 0 ? -1 : 0)
        if file >= 0 { close(file) }
        // An app that isn't confined has made it.
        if flags & O_CREAT != 0 { unlink(path) }
    }

    @MainActor private static func terminal() {
        tell("reach/session/\(getsid(0) == getpid() ? 0 : 1)")
        tell("reach/isatty/\(isatty(1) + isatty(2))")
        opens("/dev/tty", O_RDWR, as: "tty")
        var byte: CChar = 32
        say("tiocsti", ioctl(1, UInt(0x5412), &byte))
    }

    @MainActor private static func devices() {
        for name in ["null", "zero", "full", "random", "urandom"] { opens("/dev/" + name, O_RDWR, as: name) }
        for name in ["kmsg", "ptmx", "mem"] where access("/dev/" + name, F_OK) == 0 {
            opens("/dev/" + name, O_RDWR, as: name)
        }
        opens("/dev/shm/portico-reach", O_RDWR | O_CREAT, as: "shm")
        opens("/dev/portico-reach", O_RDWR | O_CREAT, as: "dev")
        say("mknod", mknod(NSHomeDirectory() + "/tmp/device", S_IFCHR | 0o600, 0x103))
    }

    @MainActor private static func changes(of path: String, as name: String) {
        let file = open(path, O_RDONLY)
        say(name + "-chmod", chmod(path, 0o640))
        if file >= 0 {
            say(name + "-fchmod", fchmod(file, 0o600))
            say(name + "-futimens", futimens(file, nil))
            say(name + "-fsetxattr", fsetxattr(file, "user.portico", "1", 1, 0))
            close(file)
        }
        say(name + "-fchmodat", fchmodat(AT_FDCWD, path, 0o600, 0))
        say(name + "-chown", chown(path, getuid(), getgid()))
        say(name + "-lchown", lchown(path, getuid(), getgid()))
        say(name + "-utimes", utimes(path, nil))
        var dates = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 2000, tv_nsec: 0)]
        say(name + "-utimensat", utimensat(AT_FDCWD, path, &dates, 0))
        say(name + "-setxattr", setxattr(path, "user.portico", "1", 1, 0))
        say(name + "-removexattr", removexattr(path, "user.portico"))
        var status = stat()
        stat(path, &status)
        tell("reach/\(name)-date/\(status.st_mtim.tv_sec)")
        tell("reach/\(name)-mode/\(String(status.st_mode & 0o777, radix: 8))")
    }

    /// Ways around: a link of its own, its working directory, a folder's descriptor.
    @MainActor private static func links(to path: String) {
        let link = NSHomeDirectory() + "/tmp/link"
        symlink(path, link)
        say("link-chmod", chmod(link, 0o640))
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        // O_PATH
        let base = open(folder, 0x20_0000)
        say("folder-fchmodat", fchmodat(base, name, 0o640, 0))
        let before = FileManager.default.currentDirectoryPath
        chdir(folder)
        say("relative-chmod", chmod(name, 0o640))
        chdir(NSHomeDirectory() + "/Documents")
        say("own-relative-chmod", chmod("own file", 0o600))
        chdir(before)
        say("own-lchown", lchown(link, getuid(), getgid()))
        say("missing-chmod", chmod(NSHomeDirectory() + "/Documents/none", 0o600))
        // What Foundation does when it saves.
        let attributes: [FileAttributeKey: Any] = [
            .posixPermissions: 0o600, .modificationDate: Date(timeIntervalSince1970: 5000),
        ]
        tell(
            "reach/own-attributes/\((try? FileManager.default.setAttributes(attributes, ofItemAtPath: own)) == nil ? 1 : 0)"
        )
    }

    @MainActor private static func sockets() {
        say("unix", connects(ProcessInfo.processInfo.environment["FIXTURE_SOCKET"] ?? ""))
        say("abstract", connects("\0" + (ProcessInfo.processInfo.environment["FIXTURE_ABSTRACT"] ?? "")))
        var pair: [Int32] = [0, 0]
        say("pair", socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair))
        let network = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        say("network", network < 0 ? -1 : 0)
    }

    private static func connects(_ name: String) -> Int32 {
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard number >= 0 else { return -1 }
        defer { close(number) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            for (index, byte) in name.utf8.enumerated() { bytes[index] = byte }
        }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + name.utf8.count)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
        }
    }

    @MainActor private static func memory() {
        let file = shm_open("/portico-fixture", O_RDWR | O_CREAT, 0o600)
        say("shm_open", file < 0 ? -1 : ftruncate(file, 4096))
        tell("reach/memory/" + (ProcessInfo.processInfo.environment["PORTICO_SHM"] ?? "-"))
    }

    @MainActor private static func environment() {
        let variables = ProcessInfo.processInfo.environment
        for name in ["PORTICO_FIXTURE_KEPT", "FIXTURE_TOKEN", "FIXTURE_CHILD", "SIMCTL_CHILD_FIXTURE_CHILD", "PATH"] {
            tell("reach/\(name)/\(variables[name] == nil ? 0 : 1)")
        }
    }
}

@_silgen_name("setxattr") private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ size: Int,
    _ flags: Int32
) -> Int32
@_silgen_name("fsetxattr") private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("removexattr") private func removexattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> Int32
