import Foundation
import PorticoHost
import PorticoShell

/// What apps print, kept in files that nobody else sees, so that no app waits for its reader, and read when the clock stands still:
/// the same words have the same time in every run. They go on to where they would have gone.
///
/// - From: `ShellConfiguration.output`
/// - To: `Recorder`
package final class AppOutput {
    private struct Stream {
        let file: Descriptor
        let target: Int32
        var offset = 0
        var rest: [UInt8] = []
    }

    private var streams: [Stream] = []

    /// - Parameters:
    ///   - passes: whether what is read goes on to this process's own output.
    ///   - target: where apps' standard output goes on to.
    package init(passes: Bool = true, target output: Int32 = STDOUT_FILENO) throws {
        for target in [output, STDERR_FILENO] {
            var path = Array((NSTemporaryDirectory() + "/portico-output-XXXXXX").utf8CString)
            let number = mkstemp(&path)
            // Whoever writes does so at the end, also where two apps do.
            guard number >= 0, fcntl(number, F_SETFL, O_APPEND) == 0, fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else {
                throw ShellError(
                    NSTemporaryDirectory(),
                    "no file can be made there (\(String(cString: strerror(errno)).lowercased()))",
                    remedy: "make room, or set TMPDIR to another folder")
            }
            unlink(path)
            streams.append(Stream(file: Descriptor(owning: number), target: passes ? target : -1))
        }
    }

    /// Apps of a shell that is made with this print into the files.
    package func redirectOutput(_ configuration: inout ShellConfiguration) {
        configuration.output = streams[0].file.number
        configuration.errorOutput = streams[1].file.number
    }

    /// What has come since it was asked last, whole lines.
    ///
    /// - Parameter isLast: whether a line without an end counts, too.
    func takeLines(isLast: Bool = false) -> [(isError: Bool, text: String)] {
        var found: [(isError: Bool, text: String)] = []
        for index in streams.indices {
            var bytes = streams[index].rest + readPipe(index)
            let end = isLast ? bytes.count : (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
            let lines = bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            bytes.removeFirst(end)
            streams[index].rest = bytes
            for line in lines.dropLast(lines.last?.isEmpty == true ? 1 : 0) {
                found.append((index == 1, String(decoding: line, as: UTF8.self)))
            }
        }
        return found
    }

    private func readPipe(_ index: Int) -> [UInt8] {
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = pread(streams[index].file.number, &part, part.count, off_t(streams[index].offset))
            guard count > 0 else { break }
            streams[index].offset += count
            all += part[..<count]
        }
        passBytes(all, to: streams[index].target)
        return all
    }

    private func passBytes(_ bytes: [UInt8], to target: Int32) {
        guard target >= 0 else { return }
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(target, $0.baseAddress! + sent, bytes.count - sent) }
            guard count > 0 || errno == EINTR else { return }
            sent += max(0, count)
        }
    }
}
