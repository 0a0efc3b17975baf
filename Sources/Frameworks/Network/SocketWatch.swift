import Dispatch
import Foundation

/// Tells when a socket can be read, or written: once each time that it is asked to.
///
/// One source is kept for the socket's life and suspended between two questions. A new source each time, made where the last was just
/// cancelled, now and then never told of anything on a busy machine.
///
/// - From: `NWConnection`, on its own queue
final class SocketWatch {
    private let source: any DispatchSourceProtocol
    private var isWaiting = false

    private init(_ source: any DispatchSourceProtocol, tell: @escaping () -> Void) {
        self.source = source
        source.setEventHandler { [weak self] in
            guard let self, isWaiting else { return }
            isWaiting = false
            source.suspend()
            tell()
        }
    }

    static func forReading(_ descriptor: Int32, on queue: DispatchQueue, tell: @escaping () -> Void) -> SocketWatch {
        SocketWatch(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue), tell: tell)
    }

    static func forWriting(_ descriptor: Int32, on queue: DispatchQueue, tell: @escaping () -> Void) -> SocketWatch {
        SocketWatch(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue), tell: tell)
    }

    /// Has the watch tell the next time; nothing where it waits already.
    func waitOnce() {
        guard !isWaiting else { return }
        isWaiting = true
        source.resume()
    }

    /// Closes a socket once nobody watches it any more: before that its number must not become another's.
    static func closeSocket(_ descriptor: Int32, after watches: [SocketWatch?]) {
        let group = DispatchGroup()
        for case let watch? in watches {
            group.enter()
            watch.source.setCancelHandler { group.leave() }
            watch.source.cancel()
            // One that is suspended is never told that it was cancelled, and mustn't be let go of.
            if !watch.isWaiting { watch.source.resume() }
            watch.isWaiting = false
        }
        group.notify(queue: .global()) { close(descriptor) }
    }
}
