import Foundation
import PorticoShell
import XCTest

/// Contract A09 with pressure that the kernel itself reports: a process in a small control group waits for memory, and the shell
/// listens to that group. Where no group may be made (no root, no control groups) the test says what is missing and is skipped.
final class MemoryPressureTests: ShellTestCase {
    private var groups: [String] = []
    private var hog: Process?

    override func tearDown() {
        if let hog, hog.isRunning {
            kill(hog.processIdentifier, SIGKILL)
            hog.waitUntilExit()
        }
        hog = nil
        super.tearDown()
        for group in groups { rmdir(group) }
        groups = []
    }

    /// Mount points by type, of control groups with these options.
    private static func mount(_ type: String, option: String? = nil) -> String? {
        let table = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count > 3, fields[2] == type else { continue }
            let options = fields[3].split(separator: ",").map(String.init)
            if option.map(options.contains) ?? true { return fields[1] }
        }
        return nil
    }

    private func makeGroup(below parent: String) throws -> String {
        let path = parent + "/portico-test-\(getpid())"
        guard mkdir(path, 0o755) == 0 else {
            throw XCTSkip("no control group may be made below \(parent): \(String(cString: strerror(errno)))")
        }
        groups.append(path)
        return path
    }

    private func write(_ text: String, _ path: String) throws {
        let file = Foundation.open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw XCTSkip("\(path): \(String(cString: strerror(errno)))") }
        defer { close(file) }
        guard text.withCString({ Foundation.write(file, $0, strlen($0)) }) > 0 else {
            throw XCTSkip("\(path) does not take “\(text)”: \(String(cString: strerror(errno)))")
        }
    }

    /// Groups for the hog: 16 MB of memory, and a `memory.pressure`. The machine may have one hierarchy for both, or two.
    private func makeGroups() throws -> (all: [String], pressure: String) {
        guard let new = Self.mount("cgroup2") else { throw XCTSkip("no cgroup2 is mounted, which reports pressure") }
        let limit = String(16 << 20)
        let group = try makeGroup(below: new)
        let pressure = group + "/memory.pressure"
        guard FileManager.default.fileExists(atPath: pressure) else { throw XCTSkip("the kernel reports no pressure") }
        if FileManager.default.fileExists(atPath: group + "/memory.max") {
            try write(limit, group + "/memory.max")
            return ([group], pressure)
        }
        guard let old = Self.mount("cgroup", option: "memory") else {
            throw XCTSkip("no control group limits memory here")
        }
        let second = try makeGroup(below: old)
        try write(limit, second + "/memory.limit_in_bytes")
        return ([group, second], pressure)
    }

    private func startHog(_ groups: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.fixture)
        // Not on a file system that lives in memory.
        process.environment = [
            "FIXTURE_ROLE": "hog", "HOG_GROUPS": groups.joined(separator: ":"),
            "HOG_FILE": "/var/tmp/portico-hog-\(getpid())",
        ]
        try process.run()
        hog = process
    }

    func test_A09_pressure_of_the_kernel_evicts_suspended_apps_least_recently_used_first_and_warns_the_one_in_front()
        throws
    {
        let (all, pressure) = try makeGroups()
        makeShell {
            $0.listensToMemoryPressure = true
            $0.memoryPressurePath = pressure
        }
        let apps = try ["A", "B", "C"].map { try open($0) }
        guard notes.isEmpty else { throw XCTSkip("the kernel takes no trigger: \(notes)") }
        for app in apps.dropLast() { XCTAssertTrue(try shell.advanceUntilSuspended(app)) }
        XCTAssertTrue(ends.isEmpty, "nothing waits for memory yet")
        forget()
        try startHog(all)
        wait("two apps end") { ends.count == 2 || hog?.isRunning != true }
        if hog?.isRunning != true { throw XCTSkip("the hog could not run: status \(hog?.terminationStatus ?? -1)") }
        XCTAssertEqual(ends.map(\.name), ["A", "B"])
        XCTAssertEqual(ends.map(\.end), [.evicted, .evicted])
        try shell.advanceClock(by: 0.1)
        XCTAssertTrue(told.contains { $0.hasPrefix("C: callback/didReceiveMemoryWarning") }, "\(told)")
        // Pressure goes on and only one app is left: it is warned, and stays.
        forget()
        wait("another warning") {
            try? shell.advanceClock(by: 0.1)
            return told.contains { $0.hasPrefix("C: callback/didReceiveMemoryWarning") }
        }
        XCTAssertEqual(apps[2].state.phase, .active)
        XCTAssertTrue(ends.isEmpty)
    }

    func testWithoutTheKernelsHelpTheShellSaysSoOnceAndWorks() throws {
        makeShell {
            $0.listensToMemoryPressure = true
            $0.memoryPressurePath = "/nonexistent/pressure"
        }
        wait("the note") { !notes.isEmpty }
        XCTAssertEqual(notes.count, 1)
        let app = try open("A")
        try open("B")
        XCTAssertTrue(try shell.advanceUntilSuspended(app))
        XCTAssertTrue(shell.memoryPressure() === app)
        wait("A ends") { app.end != nil }
        XCTAssertEqual(app.end, .evicted)
        XCTAssertEqual(notes.count, 1)
    }
}
