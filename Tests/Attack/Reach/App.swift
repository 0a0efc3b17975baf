import Glibc
import UIKit

// Tries what a hostile app would, and says of each what became of it: “REACH name 0”, or the error's number.

/// Runs before the constructor of any library.
@section(".preinit_array") @used
private let early: @convention(c) () -> Void = {
    // The environment isn't there yet; the path that Scripts/tests/test-sandbox makes is.
    let secret: StaticString = "/tmp/portico-sandbox-secret"
    let file = c_open(secret.utf8Start, 0, 0)
    let text: StaticString = "REACH preinit opened\n", none: StaticString = "REACH preinit denied\n"
    _ = file >= 0 ? c_write(1, text.utf8Start, 21) : c_write(1, none.utf8Start, 21)
}
@_silgen_name("open") private func c_open(_ path: UnsafePointer<UInt8>, _ flags: Int32, _ mode: Int32) -> Int32
@_silgen_name("write") private func c_write(_ file: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int
@_silgen_name("setxattr") private func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ size: Int,
    _ flags: Int32
) -> Int32

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        Reach.all()
        return true
    }
}

@MainActor enum Reach {
    static let secret = "/tmp/portico-sandbox-secret"
    static let variables = ProcessInfo.processInfo.environment

    static func say(_ name: String, _ result: Int32) { print("REACH \(name) \(result < 0 ? errno : 0)") }

    static func opens(_ name: String, _ path: String, _ flags: Int32) {
        let file = open(path, flags, 0o600)
        say(name, file)
        if file >= 0 { close(file) }
        // An app that isn't confined has made it.
        if flags & O_CREAT != 0 { unlink(path) }
    }

    static func all() {
        opens("read-secret", secret, O_RDONLY)
        opens("write-secret", secret, O_WRONLY)
        opens("read-shell-environment", "/proc/\(getppid())/environ", O_RDONLY)
        // The terminal.
        opens("tty", "/dev/tty", O_RDWR)
        for number: Int32 in [0, 1, 2] {
            var byte: CChar = 0x23
            say("tiocsti-\(number)", ioctl(number, 0x5412, &byte))
            print("REACH isatty-\(number) \(isatty(number))")
        }
        print("REACH session \(getsid(0) == getpid() ? 0 : 1)")
        // Devices.
        for name in ["null", "zero", "full", "random", "urandom"] { opens("dev-" + name, "/dev/" + name, O_RDWR) }
        opens("dev-shm", "/dev/shm/portico-reach", O_RDWR | O_CREAT)
        opens("dev-ptmx", "/dev/ptmx", O_RDWR)
        opens("dev-new", "/dev/portico-reach", O_RDWR | O_CREAT)
        say("mknod", mknod(NSHomeDirectory() + "/tmp/node", S_IFCHR | 0o600, 0x103))
        say("shm_open", shm_open("/portico-reach", O_RDWR | O_CREAT, 0o600))
        // What Landlock leaves open.
        let own = NSHomeDirectory() + "/Documents/own"
        _ = FileManager.default.createFile(atPath: own, contents: Data("own".utf8))
        for (name, path) in [("secret", secret), ("own", own)] {
            say("chmod-" + name, chmod(path, 0o600))
            say("chown-" + name, chown(path, getuid(), getgid()))
            say("lchown-" + name, lchown(path, getuid(), getgid()))
            say("utimes-" + name, utimes(path, nil))
            say("utimensat-" + name, utimensat(AT_FDCWD, path, nil, 0))
            say("fchmodat-" + name, fchmodat(AT_FDCWD, path, 0o600, 0))
            say("setxattr-" + name, setxattr(path, "user.portico", "1", 1, 0))
        }
        let saved = (try? Data("saved".utf8).write(to: URL(fileURLWithPath: own), options: .atomic)) != nil
        print("REACH atomic-own \(saved ? 0 : 1)")
        // Sockets of other programs.
        say("socket-unix", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        say("socket-inet", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        say("signal-shell", kill(getppid(), 0))
        // The environment.
        for name in ["SANDBOX_TOKEN", "SANDBOX_CHILD", "PATH", "HOME"] {
            print("REACH variable-\(name) \(variables[name] == nil ? 0 : 1)")
        }
        // What still works: a child, a crash-free end, a thread.
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = [
            "-c", "cat \(secret) >/dev/null 2>&1 && exit 7; chmod 600 \(secret) 2>/dev/null && exit 8; exit 3",
        ]
        child.standardError = FileHandle.nullDevice
        let started = (try? child.run()) != nil
        if started { child.waitUntilExit() }
        print("REACH child \(started ? child.terminationStatus : -1)")
        print("REACH end 0")
    }
}
