import Foundation
import UIKit

/// What an app may try against its shell, its user and its machine.
@MainActor enum Attacks {
    static func begin() {
        let behaviour = Behaviour.current
        OffMainCalls.begin()
        RangeMistakes.begin()
        HostileNumbers.begin()
        if behaviour.has("escaped-children") { startEscapedChildren() }
        if behaviour.has("peek") { peek() }
        Reaches.begin()
        if behaviour.has("rights") {
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("NoNewPrivs:") }
            tell("rights/\(line?.last.map(String.init) ?? "unknown")")
        }
        if behaviour.has("dictionary") { tellOrder() }
        if behaviour.has("zone") { tell("zone/\(TimeZone.current.identifier)") }
        if behaviour.has("copy-many") {
            for number in 0..<100_000 { UIPasteboard.general.string = "text \(number)" }
        }
        if behaviour.has("zombies") { leaveZombies() }
        if behaviour.has("big-reason") { leaveABigReason() }
        if behaviour.has("close-channel") {
            for number in 3..<64 { close(Int32(number)) }
        }
    }

    /// What the app writes to standard error goes to a file that the test reads.
    static func keepErrors() {
        let file = open(NSHomeDirectory() + "/Documents/errors", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        dup2(file, 2)
        close(file)
    }

    /// One with a session of its own, and one whose parent has ended.
    private static func startEscapedChildren() {
        let first = Process()
        first.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
        first.arguments = ["sleep", "1000"]
        try? first.run()
        tell("child/\(first.processIdentifier)")
        let second = Process()
        second.executableURL = URL(fileURLWithPath: "/bin/sh")
        second.arguments = ["-c", "setsid sleep 1000 >/dev/null 2>&1 & echo $!"]
        let output = Pipe()
        second.standardOutput = output
        try? second.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tell("child/\(text.trimmingCharacters(in: .whitespacesAndNewlines))")
    }

    /// Children of children that end by themselves, some in a session of their own.
    private static func leaveZombies() {
        for number in 0..<20 {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", (number % 2 == 0 ? "" : "setsid ") + "/bin/true & exit 0"]
            try? shell.run()
            shell.waitUntilExit()
        }
        tell("zombies/left")
    }

    /// Where the runtime's last words lie: many gigabytes of nothing, or what leads to somebody else's file or to a pipe.
    private static func leaveABigReason() {
        let folder = NSTemporaryDirectory()
        let reason = folder + "/.portico-reason"
        unlink(reason)
        let file = open(reason, O_CREAT | O_RDWR, 0o600)
        let said = Array("A.swift:1: Fatal error: on purpose\n".utf8)
        _ = write(file, said, said.count)
        ftruncate(file, 12 << 30)
        mkfifo(folder + "/.portico-backtrace", 0o600)
        kill(getpid(), SIGKILL)
    }

    /// At a file of the user's that isn't the app's.
    private static func peek() {
        let path = ProcessInfo.processInfo.environment["FIXTURE_SECRET"] ?? ""
        let read = (try? String(contentsOfFile: path, encoding: .utf8)) == nil ? "denied" : "allowed"
        let written = (try? Data().write(to: URL(fileURLWithPath: path + ".new"))) == nil ? "denied" : "allowed"
        let own = (try? Data().write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/own"))) == nil
        let listed =
            (try? FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)) == nil
        tell("peek/\(read)/\(written)/\(listed ? "denied" : "allowed")/\(own ? "denied" : "allowed")")
    }

    private static func tellOrder() {
        let names = Set((0..<40).map { "name \($0)" })
        // Where the program lies; what the heap gives depends on its threads as well.
        let address = unsafeBitCast(FixtureDelegate.self as AnyClass, to: UInt.self)
        tell("order/" + names.map { $0.dropFirst(5) }.joined(separator: ",") + "/\(address)")
    }
}
