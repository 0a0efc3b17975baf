import CProcesses
import Foundation
import XCTest

@testable import PorticoProject

/// Programs and what becomes of all that they have started.
final class ToolProcessTests: XCTestCase {
    /// Whether there is such a process that hasn't ended.
    static func runs(_ process: Int32) -> Bool {
        guard let text = FilePaths.contents("/proc/\(process)/stat"), let close = text.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        return text[(close + 1)...].first { $0 != UInt8(ascii: " ") } != UInt8(ascii: "Z")
    }

    private func end(_ script: String, _ read: (Data) -> Void = { _ in }) throws -> ToolProcess.End {
        var process = ToolProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin", "A": "a b"])
        process.output = .pipe
        return try process.run(read)
    }

    func testStatusSignalAndWords() throws {
        XCTAssertEqual(try end("exit 0"), ToolProcess.End(status: 0))
        XCTAssertEqual(try end("exit 7").code, 7)
        XCTAssertEqual(try end("kill -ILL $$"), ToolProcess.End(status: SIGILL, isSignal: true))
        var said = Data()
        // More than a pipe holds.
        _ = try end("echo \"$A\"; pwd; head -c 300000 /dev/zero") { said += $0 }
        let lines = said.split(separator: UInt8(ascii: "\n"))
        XCTAssertEqual(lines.first.map { String(decoding: $0, as: UTF8.self) }, "a b")
        XCTAssertEqual(lines.last?.count, 300_000)
    }

    func testAProgramHasNothingOfOurs() throws {
        var said = Data()
        let open = FileHandle(forReadingAtPath: "/dev/null")
        // The listing itself has one open.
        _ = try end("ls /proc/self/fd; ps -o sid= -p $$ | tr -d ' '; echo $$; trap") { said += $0 }
        withExtendedLifetime(open) {}
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.prefix(4), ["0", "1", "2", "3"])
        XCTAssertNotEqual(lines.dropFirst(4).first, "\(getsid(0))", "a terminal's ^C isn't its matter")
    }

    func testWhatCannotBeStartedSaysWhich() throws {
        let program = message { try ToolProcess("/nowhere/tool", []).run() }
        XCTAssertTrue(program.hasPrefix("/nowhere/tool: can't be started (no such file or directory)"), program)
        let folder = message { try ToolProcess("/bin/true", [], in: "/nowhere").run() }
        XCTAssertTrue(folder.hasPrefix("/nowhere: can't be started"), folder)
    }

    /// In whatever session, environment or depth: the kernel gives the keeper whatever has lost its parent.
    func testWhenThisProcessEndsNothingIsLeft() throws {
        let project = try TemporaryProject([:])
        try FilePaths.makeFolder(project.path)
        let script = """
            env -i setsid sh -c 'echo $$ > one; exec sleep 987651' &
            sh -c 'setsid sh -c "sh -c \\"echo \\\\$\\\\$ > two; exec sleep 987652\\" & exit 0" & exit 0'
            while [ ! -s one ] || [ ! -s two ]; do :; done
            echo there
            trap '' TERM INT HUP
            while :; do sleep 1; done
            """
        let nothing = try XCTUnwrap(FileHandle(forUpdatingAtPath: "/dev/null")).fileDescriptor
        var words: [Int32] = [0, 0]
        XCTAssertEqual(portico_make_pipe(&words), 0)
        var (report, life): (Int32, Int32) = (-1, -1)
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), nil]
        let environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
        let keeper = portico_keep(
            "/bin/sh", arguments, environment, project.path, [nothing, words[1], nothing], 500, &report, &life)
        XCTAssertGreaterThan(keeper, 0)
        close(words[1])
        var byte: UInt8 = 0
        XCTAssertEqual(read(words[0], &byte, 1), 1, "all of it runs")
        let left = try ["one", "two"].map { name in
            try XCTUnwrap(
                Int32(
                    String(contentsOfFile: project.path + "/" + name, encoding: .utf8)
                        .trimmingCharacters(in: .newlines)))
        }
        XCTAssertEqual(left.map(Self.runs), [true, true])
        // As the kernel does when this process is killed.
        close(life)
        while read(report, &byte, 1) > 0 {}
        XCTAssertEqual(left.map(Self.runs), [false, false])
        var status: Int32 = 0
        XCTAssertEqual(waitpid(keeper, &status, 0), keeper)
        [report, words[0]].forEach { close($0) }
        (arguments + environment).forEach { free($0) }
    }
}
