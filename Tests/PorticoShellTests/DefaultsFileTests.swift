import Foundation
import PorticoHost
import XCTest

/// The file of user defaults, as a reader finds it while an app saves, after kills at any moment, and on a full disk: the old one or the
/// new one, whole. And what was set is there at the next launch, however soon the process was killed.
final class DefaultsFileTests: XCTestCase {
    private var home = ""
    private var file: String { home + "/Library/Preferences/ShellFixture.plist" }

    override func setUpWithError() throws {
        home = NSTemporaryDirectory() + "/portico-defaults-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: home + "/Library/Preferences", withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: home) }

    /// A process of the fixture that changes its defaults, and the lines that it has printed.
    private final class Loop {
        let process = Process()
        private let output = Pipe()
        private var rest = Data()

        init(_ home: String, _ environment: [String: String] = [:]) throws {
            process.executableURL = URL(fileURLWithPath: ShellTestCase.fixture)
            let places = ["CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home + "/Library/Preferences", "TMPDIR": home]
            process.environment = ProcessInfo.processInfo.environment
                .merging(["FIXTURE_ROLE": "defaults-loop", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
                .merging(places) { $1 }.merging(environment) { $1 }
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        /// The numbers of the next line; nil at the end.
        func next() -> [Int]? {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    rest = Data(rest[(end + 1)...])
                    return line.split(separator: " ").compactMap { Int($0) }
                }
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { return nil }
                rest += more
            }
        }

        /// Ends it in the middle of what it does; returns the number that was set last.
        func kill() -> Int? {
            Glibc.kill(process.processIdentifier, SIGKILL)
            var last: Int?
            while let line = next() { last = line.first ?? last }
            process.waitUntilExit()
            return last
        }
    }

    private func values(_ data: Data) -> [String: Any]? {
        try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    /// A whole file has a number and a text that belong together, or, in the middle of a change, to the number before.
    private func isWhole(_ data: Data) -> Bool {
        guard let list = values(data), let pad = list["pad"] as? String else { return false }
        guard let number = list["n"] as? Int else { return true }
        return pad.count == number % 5000 || pad.count == (number + 1) % 5000
    }

    func testWhatWasSetIsThereAfterAKillAtAnyMoment() throws {
        var random = Seeded(state: 42)
        var (last, read, moments) = (0, 0, 0)
        // All of them before a release.
        let rounds = ProcessInfo.processInfo.environment["PORTICO_WHOLE_TABLES"] == nil ? 60 : 200
        for round in 0..<rounds {
            let loop = try Loop(home)
            let found = try XCTUnwrap(loop.next(), "round \(round): it didn't begin")
            XCTAssertGreaterThanOrEqual(found[0], last, "round \(round): values are lost")
            // The other file's value is set before.
            XCTAssertTrue([found[0], found[0] + 1].contains(found[1]), "round \(round): \(found)")
            // A number of changes up to which nobody knows whether the file is being written.
            let count = Int(random.next() % 200)
            for step in 0..<count {
                guard loop.next() != nil else { return XCTFail("round \(round): it ended by itself") }
                // Nobody who reads it meanwhile finds half of it.
                guard step % 5 == 0, let data = FileManager.default.contents(atPath: file) else { continue }
                read += 1
                if !isWhole(data) { return XCTFail("round \(round): \(data.count) bytes are no defaults") }
            }
            last = loop.kill() ?? found[0]
            moments += 1
            if let data = FileManager.default.contents(atPath: file) {
                XCTAssertTrue(isWhole(data), "round \(round): \(data.count) bytes after a kill")
            }
        }
        XCTAssertEqual(moments, rounds)
        XCTAssertGreaterThan(read, 1000, "it was read while it was written")
    }

    /// A package's test may never ask for the application, whose start prepares user defaults in an app.
    func testATestsProcessHearsOfChangesWithoutAnApplication() throws {
        let process = try Loop(home, ["FIXTURE_ROLE": "defaults-notices", RunSettings.testHostVariable: "1"])
        XCTAssertEqual(process.next(), [1])
    }

    /// The limit on a file's size, which anybody may set, stands for a full disk.
    func testTheOldFileStaysWhereTheNewOneDoesNotFit() throws {
        let loop = try Loop(home, ["FIXTURE_CHANGES": "1000"])
        while loop.next() != nil {}
        let old = try XCTUnwrap(FileManager.default.contents(atPath: file))
        XCTAssertEqual(values(old)?["n"] as? Int, 1000)
        let full = try Loop(home, ["FIXTURE_LARGEST_FILE": "1100", "FIXTURE_CHANGES": "3000"])
        while full.next() != nil {}
        let now = try XCTUnwrap(FileManager.default.contents(atPath: file))
        XCTAssertTrue(isWhole(now), "\(now.count) bytes")
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(values(now)?["n"] as? Int), 1000)
        XCTAssertEqual(try Loop(home, ["FIXTURE_CHANGES": "0"]).next()?.first.map { $0 >= 1000 }, true)
    }

    func testASmallDiskThatIsFullLeavesTheOldFile() throws {
        try XCTSkipUnless(
            geteuid() == 0 && run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", home) == 0,
            "nobody but root may mount a small disk")
        defer { XCTAssertEqual(run("umount", home), 0) }
        try FileManager.default.createDirectory(
            atPath: home + "/Library/Preferences", withIntermediateDirectories: true)
        // The old file. Without one, a process that is faster than its writer leaves a journal that fills the disk, and no file.
        let first = try Loop(home, ["FIXTURE_CHANGES": "10"])
        while first.next() != nil {}
        var last = 10
        for round in 0..<3 {
            let loop = try Loop(home, ["FIXTURE_CHANGES": "1500"])
            let found = try XCTUnwrap(loop.next())
            XCTAssertGreaterThanOrEqual(found[0], last, "round \(round)")
            while let line = loop.next() {
                guard line.first.map({ $0 % 20 == 0 }) ?? false else { continue }
                if let data = FileManager.default.contents(atPath: file) {
                    XCTAssertTrue(isWhole(data), "round \(round)")
                }
            }
            let data = try XCTUnwrap(FileManager.default.contents(atPath: file))
            XCTAssertTrue(isWhole(data), "round \(round): \(data.count) bytes")
            last = try XCTUnwrap(values(data)?["n"] as? Int)
            // What else is there leaves less and less room.
            FileManager.default.createFile(
                atPath: home + "/filler-\(round)", contents: Data(count: (48 << 10) - round * 4096))
        }
    }

    /// What an earlier process was in the middle of is nobody's, and goes.
    func testFilesOfKilledWritersAreCleared() throws {
        let loop = try Loop(home)
        for _ in 0..<300 { _ = loop.next() }
        _ = loop.kill()
        let documents = home + "/Documents/Deep"
        try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
        let own = ["notes.dat.nosync", ".dat.nosync", ".dat.nosyncFF.aBc12", ".dat.nosync-1.aBc123", "a.json"]
        for name in own + [".dat.nosync3F2.aBc123", ".portico-unfinished-3f2.0123456789abcdef"] {
            FileManager.default.createFile(atPath: documents + "/" + name, contents: Data([1]))
        }
        // A folder of such a name and what a link leads to are somebody's.
        try FileManager.default.createDirectory(
            atPath: documents + "/.dat.nosync3F2.folder", withIntermediateDirectories: true)
        let elsewhere = NSTemporaryDirectory() + "/portico-elsewhere-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        FileManager.default.createFile(atPath: elsewhere + "/.dat.nosync3F2.aBc123", contents: Data([1]))
        try FileManager.default.createSymbolicLink(atPath: documents + "/link", withDestinationPath: elsewhere)
        XCTAssertGreaterThanOrEqual(UnfinishedFiles.remove(below: home), 2)
        XCTAssertEqual(
            Set(try FileManager.default.contentsOfDirectory(atPath: documents)),
            Set(own + [".dat.nosync3F2.folder", "link"]))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: elsewhere), [".dat.nosync3F2.aBc123"])
    }

    private func run(_ arguments: String...) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The same moments in each run (SplitMix64).
    private struct Seeded {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
    }
}
