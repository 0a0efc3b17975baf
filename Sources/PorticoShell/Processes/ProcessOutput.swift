import CHost
import Foundation
import PorticoHost

/// What one process prints, by pipes: it never holds a terminal of its user's, which it could type into. It goes on to where it would have
/// gone, without the runtime's notice of a crash. Where somebody is told of it, as whole lines, it only goes on if there is room: nobody who
/// doesn't read there makes the shell wait.
///
/// - From: `AppProcess`
/// - To: `ShellEvent.output`, standard output and error
final class ProcessOutput {
    /// Lines of one report, so that a talkative app costs no more than a quiet one.
    static let lines = 500
    private static let part = 64 << 10

    private struct Stream {
        let reader: Descriptor
        var writer: Descriptor?
        let target: Int32
        var rest: [UInt8] = []
        var notice = BacktracerNotice()
        var watch: ShellLoop.Watch?
    }

    private let loop: ShellLoop
    /// Nil: nobody is told, and nothing is lost.
    private let report: (([OutputLine], _ lost: Int) -> Void)?
    private var streams: [Stream] = []
    /// The first that could not be passed on.
    private(set) var failure: ShellError?

    /// - Parameters:
    ///   - output: where standard output goes on to.
    ///   - errors: where standard error does. Where both go to the same place and nobody is told, they keep their order.
    init(
        loop: ShellLoop, output: Int32, errors: Int32, report: (([OutputLine], _ lost: Int) -> Void)? = nil
    ) throws {
        self.loop = loop
        self.report = report
        let isOne = report == nil && Self.isSame(output, errors)
        for target in isOne ? [output] : [output, errors] {
            var ends: [Int32] = [-1, -1]
            guard portico_pipe(&ends) == 0 else {
                throw ShellError(
                    "pipe", String(cString: strerror(errno)).lowercased(), remedy: "close other programs")
            }
            streams.append(
                Stream(reader: Descriptor(owning: ends[0]), writer: Descriptor(owning: ends[1]), target: target))
        }
    }

    private static func isSame(_ first: Int32, _ second: Int32) -> Bool {
        var (one, other) = (stat(), stat())
        guard fstat(first, &one) == 0, fstat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// The descriptors that the process is to write to.
    var writers: (output: Int32?, error: Int32?) {
        (streams[0].writer?.number, streams[streams.count - 1].writer?.number)
    }

    /// The process has its ends.
    func markStarted() {
        for index in streams.indices {
            streams[index].writer = nil
            streams[index].watch = loop.watch(streams[index].reader.number) { [weak self] _ in self?.readPipe(index) }
        }
    }

    /// Takes what has been printed up to now, as much as a pipe holds.
    func readWaiting() {
        for index in streams.indices { for _ in 0..<16 where !readPipe(index) { break } }
    }

    /// Takes what is still there, also a line without an end.
    func finishReading() {
        readWaiting()
        for index in streams.indices { closePipe(index) }
    }

    private func closePipe(_ index: Int) {
        if let watch = streams[index].watch { loop.cancel(watch) }
        streams[index].watch = nil
        passOn(streams[index].notice.takeRest(), index)
        if !streams[index].rest.isEmpty { takeBytes([UInt8(ascii: "\n")], index) }
    }

    /// Whether there was anything.
    @discardableResult
    private func readPipe(_ index: Int) -> Bool {
        var bytes = [UInt8](repeating: 0, count: Self.part)
        let count = Glibc.read(streams[index].reader.number, &bytes, bytes.count)
        guard count > 0 else {
            // Nobody has the other end any more.
            if count == 0 { closePipe(index) }
            return false
        }
        bytes.removeLast(bytes.count - count)
        passOn(streams[index].notice.removeNotices(from: bytes), index)
        return true
    }

    private func passOn(_ bytes: [UInt8], _ index: Int) {
        guard !bytes.isEmpty else { return }
        passBytes(bytes, to: streams[index].target)
        if report != nil { takeBytes(bytes, index) }
    }

    private func takeBytes(_ bytes: [UInt8], _ index: Int) {
        let all = streams[index].rest + bytes
        let end = (all.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        streams[index].rest = Array(all[end...])
        var found = all[..<max(0, end - 1)].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if end == 0 { found = [] }
        if streams[index].rest.count > OutputLine.maximum {
            found.append(streams[index].rest[...])
            streams[index].rest = []
        }
        guard !found.isEmpty else { return }
        let (now, isError) = (Date().timeIntervalSince1970, streams[index].target == STDERR_FILENO)
        report?(
            found.prefix(Self.lines).map { OutputLine($0, isError: isError, time: now) },
            max(0, found.count - Self.lines))
    }

    private func failTarget(_ target: Int32) {
        guard failure == nil else { return }
        failure = ShellError(
            target == STDOUT_FILENO ? "standard output" : "standard error",
            "what the app prints cannot be written (\(String(cString: strerror(errno)).lowercased()))",
            remedy: "make room, or send it somewhere else")
    }

    private func passBytes(_ bytes: [UInt8], to target: Int32) {
        var sent = 0
        while sent < bytes.count {
            var room = pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
            let count = poll(&room, 1, report == nil ? -1 : 0)
            if count < 0, errno == EINTR { continue }
            guard count == 1, room.revents & Int16(POLLOUT) != 0 else { return }
            // A pipe that has room takes so many bytes without waiting.
            let part = min(4096, bytes.count - sent)
            let written = bytes.withUnsafeBytes { write(target, $0.baseAddress! + sent, part) }
            if written < 0, errno == EINTR || errno == EAGAIN { continue }
            guard written > 0 else { return failTarget(target) }
            sent += written
        }
    }
}
