import CHost
import Foundation
import PorticoHost
import PorticoShell
import XCTest

/// What an app gets hold of outside of its own folders: nothing; and what it may do with its own: all.
final class SandboxTests: ShellTestCase {
    private var outside = ""
    private var secret: String { outside + "/secret" }
    private var before: stat = stat()

    override func setUpWithError() throws {
        try super.setUpWithError()
        outside = NSTemporaryDirectory() + "/portico-outside-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try "secret".write(toFile: secret, atomically: false, encoding: .utf8)
        chmod(secret, 0o604)
        stat(secret, &before)
    }

    override func tearDown() {
        super.tearDown()
        try? FileManager.default.removeItem(atPath: outside)
        // Of an app that wasn't confined.
        unlink("/dev/shm/portico-fixture")
    }

    private func said(_ what: String) -> String? {
        told.first { $0.hasPrefix("A: reach/\(what)/") }.map { String($0.dropFirst("A: reach/\(what)/".count)) }
    }

    private func reach() throws {
        try XCTSkipIf(portico_sandbox_version() == 0, "this kernel has no Landlock")
        makeShell { $0.environment["FIXTURE_SECRET"] = self.secret }
        try open("A", "reach")
        XCTAssertEqual(said("end"), "0")
    }

    // MARK: Terminals and devices

    func testAnAppHasNoTerminal() throws {
        try reach()
        XCTAssertEqual(said("session"), "0", "a session of its own")
        XCTAssertEqual(said("isatty"), "0")
        XCTAssertEqual(said("tty"), "\(EACCES)")
        XCTAssertEqual(said("tiocsti"), "\(EPERM)")
    }

    /// What it prints comes through the shell: it has no descriptor of its user's terminal, which is open for reading as well.
    func testWhatAnAppPrintsGoesThroughAPipe() throws {
        guard let terminal = Self.makeTerminal() else { throw XCTSkip("this machine has no terminals") }
        makeShell { $0.environment["FIXTURE_SECRET"] = self.secret }
        // What fails meanwhile would be told to that terminal.
        let saved = (dup(1), dup(2))
        for number: Int32 in [1, 2] { dup2(terminal.program, number) }
        let opened = Result { try open("A", "reach,speak") }
        dup2(saved.0, 1)
        dup2(saved.1, 2)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(terminal.user, &bytes, bytes.count)
        for number in [saved.0, saved.1, terminal.user, terminal.program] { close(number) }
        _ = try opened.get()
        XCTAssertEqual(said("isatty"), "0")
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        XCTAssertEqual(
            text.replacing("\r\n", with: "\n"), "one\ntwo\nthree\n", "in the order in which it came, on both")
    }

    /// The user's end and the program's.
    private static func makeTerminal() -> (user: Int32, program: Int32)? {
        let user = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
        guard user >= 0 else { return nil }
        var (number, lock): (UInt32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN.
        guard ioctl(user, 0x4004_5431, &lock) == 0, ioctl(user, 0x8004_5430, &number) == 0 else { return nil }
        let program = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        return program < 0 ? nil : (user, program)
    }

    func testOfTheDevicesAnAppHasFive() throws {
        try reach()
        for name in ["null", "zero", "full", "random", "urandom"] { XCTAssertEqual(said(name), "0", name) }
        for name in ["kmsg", "ptmx", "mem", "shm", "dev"] {
            if let result = said(name) { XCTAssertEqual(result, "\(EACCES)", name) }
        }
        XCTAssertNotEqual(said("mknod"), "0", "a device of its own would be as good")
    }

    // DEV-931
    func testNamedMemoryIsTheAppsOwnAndGoesWithIt() throws {
        try reach()
        XCTAssertEqual(said("shm_open"), "0")
        let folder = try XCTUnwrap(said("memory"))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["portico-fixture"])
        let app = try XCTUnwrap(shell.processes.first)
        shell.quitProcess(app)
        wait("the end") { app.end != nil }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
    }

    // MARK: What Landlock leaves open

    private static let changes = [
        "chmod", "fchmodat", "chown", "lchown", "utimes", "utimensat", "setxattr",
    ]

    func testAnAppChangesNoModesOwnersDatesOrAttributesOfOthersFiles() throws {
        try XCTSkipIf(portico_filter_version() < 2, "nobody can be asked about system calls here")
        try reach()
        for name in Self.changes { XCTAssertEqual(said("outside-" + name), "\(EPERM)", name) }
        for name in ["link-chmod", "folder-fchmodat", "relative-chmod"] { XCTAssertEqual(said(name), "\(EPERM)", name) }
        var after = stat()
        stat(secret, &after)
        XCTAssertEqual(after.st_mode, before.st_mode)
        XCTAssertEqual(after.st_mtim.tv_sec, before.st_mtim.tv_sec)
        XCTAssertEqual(after.st_ctim.tv_nsec, before.st_ctim.tv_nsec)
        XCTAssertEqual(readAttribute(secret, "user.portico", nil, 0), -1)
    }

    func testAnAppChangesAllOfItsOwnFiles() throws {
        try reach()
        for name in Self.changes + ["fchmod", "futimens", "attributes", "relative-chmod"] {
            // A file system without extended attributes is nobody's fault.
            if name.hasSuffix("xattr"), said("own-" + name) == "\(EOPNOTSUPP)" { continue }
            XCTAssertEqual(said("own-" + name), "0", name)
        }
        XCTAssertEqual(said("own-date"), "2000")
        XCTAssertEqual(said("own-mode"), "600")
        XCTAssertEqual(said("missing-chmod"), "\(ENOENT)")
    }

    // MARK: Before the app begins

    /// An executable that is no program of ours at all, and so has nothing that would confine itself.
    func testAScriptInAnAppsPlaceIsConfined() throws {
        try XCTSkipIf(portico_sandbox_version() == 0, "this kernel has no Landlock")
        let bundle = outside + "/Evil.app"
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            cd "$CFFIXED_USER_HOME/Documents" && cat '\(secret)' > read 2> error
            cp error '\(outside)/wrote'
            chmod 777 '\(secret)'
            echo there > mine && chmod 640 mine
            """
        try script.write(toFile: bundle + "/Evil", atomically: false, encoding: .utf8)
        chmod(bundle + "/Evil", 0o755)
        makeShell()
        let home = outside + "/home"
        shell.installApp(InstalledApp(id: "Evil", name: "Evil", executable: bundle + "/Evil", container: home))
        let app = try shell.openApp("Evil")
        wait("the end") { app.end != nil }
        XCTAssertEqual(try String(contentsOfFile: home + "/Documents/read", encoding: .utf8), "")
        XCTAssertEqual(try String(contentsOfFile: home + "/Documents/mine", encoding: .utf8), "there\n")
        XCTAssertFalse(FileManager.default.fileExists(atPath: outside + "/wrote"))
        var after = stat()
        stat(home + "/Documents/mine", &after)
        XCTAssertEqual(after.st_mode & 0o777, 0o640)
        guard portico_filter_version() == 2 else { return }
        stat(secret, &after)
        XCTAssertEqual(after.st_mode, before.st_mode)
    }

    // MARK: Sockets

    private func listen(_ name: String) throws -> Int32 {
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            for (index, byte) in name.utf8.enumerated() { bytes[index] = byte }
        }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + name.utf8.count)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
        }
        XCTAssertEqual(bound, 0)
        XCTAssertEqual(Glibc.listen(number, 4), 0)
        return number
    }

    // DEV-930
    func testAnAppReachesNoSocketsOfOtherPrograms() throws {
        try XCTSkipIf(portico_filter_version() == 0, "this kernel filters no system calls")
        let name = "portico-\(getpid())"
        let listeners = [try listen("/tmp/\(name).socket"), try listen("\0" + name)]
        defer {
            for number in listeners { close(number) }
            unlink("/tmp/\(name).socket")
        }
        for (isSandboxed, expected) in [(false, "0"), (true, "\(EACCES)")] {
            forget()
            makeShell {
                $0.settings.isSandboxed = isSandboxed
                $0.environment["FIXTURE_SECRET"] = self.outside + "/none"
                $0.environment["FIXTURE_SOCKET"] = "/tmp/\(name).socket"
                $0.environment["FIXTURE_ABSTRACT"] = name
            }
            try open("A", "reach")
            XCTAssertEqual(said("unix"), expected)
            XCTAssertEqual(said("abstract"), expected)
            XCTAssertEqual(said("pair"), "0", "what reaches nobody is allowed")
            XCTAssertEqual(said("network"), "0")
        }
    }

    // MARK: The environment

    func testAnAppIsGivenNothingOfItsUsersEnvironmentThatItDoesNotNeed() throws {
        let variables = ["PORTICO_FIXTURE_KEPT", "FIXTURE_TOKEN", "SIMCTL_CHILD_FIXTURE_CHILD"]
        for name in variables { setenv(name, "1", 1) }
        defer { for name in variables { unsetenv(name) } }
        try reach()
        XCTAssertEqual(said("PORTICO_FIXTURE_KEPT"), "1")
        XCTAssertEqual(said("PATH"), "1")
        XCTAssertEqual(said("FIXTURE_TOKEN"), "0")
        XCTAssertEqual(said("FIXTURE_CHILD"), "1", "what is meant for it, by its own name")
        XCTAssertEqual(said("SIMCTL_CHILD_FIXTURE_CHILD"), "0")
    }

    /// Only the user's own variables decide what may be read.
    func testAProjectsVariablesWidenNothing() throws {
        try XCTSkipIf(portico_sandbox_version() == 0, "this kernel has no Landlock")
        makeShell()
        for name in ["XDG_DATA_DIRS", "HOME"] {
            var app = InstalledApp(id: name, name: "A", executable: Self.fixture)
            try FileManager.default.createDirectory(
                atPath: outside + "/.fonts", withIntermediateDirectories: true)
            try "font".write(toFile: outside + "/.fonts/secret", atomically: false, encoding: .utf8)
            app.environment = ["FIXTURE": "peek", name: outside, "FIXTURE_SECRET": outside + "/.fonts/secret"]
            shell.installApp(app)
            try shell.openApp(name)
            shell.settleProcesses()
            XCTAssertEqual(told.first { $0.hasPrefix("A: peek/") }, "A: peek/denied/denied/denied/allowed", name)
            forget()
        }
    }

    func testAProjectsVariablesForTheLoaderAreRefused() throws {
        makeShell()
        for name in ["LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "GLIBC_TUNABLES"] {
            forget()
            var app = InstalledApp(id: name, name: "A", executable: Self.fixture)
            app.environment = [name: outside]
            shell.installApp(app)
            let process = try shell.openApp(name)
            wait("the end") { process.end != nil }
            let reason = process.end.map { "\($0)" } ?? ""
            XCTAssertTrue(reason.contains(name) && reason.contains("SIMCTL_CHILD_" + name), reason)
        }
    }

    // MARK: The container

    /// An app of an earlier launch has put a link in the place of a folder.
    func testALinkInAContainerIsNeitherFollowedNorChanged() throws {
        for name in ["Documents", "Library", "Library/Caches", "tmp"] {
            let home = outside + "/" + UUID().uuidString
            let target = outside + "/target"
            try FileManager.default.createDirectory(
                atPath: (home + "/" + name as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
            chmod(target, 0o755)
            try FileManager.default.createSymbolicLink(atPath: home + "/" + name, withDestinationPath: target)
            XCTAssertThrowsError(try AppContainer(home)) {
                XCTAssertTrue("\($0)".contains(target) && "\($0)".contains(name), "\($0)")
            }
            var status = stat()
            stat(target, &status)
            XCTAssertEqual(status.st_mode & 0o777, 0o755, name)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: target), [], name)
        }
    }
}

@_silgen_name("getxattr") private func readAttribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int
