import Foundation
import NIOCore

/// The state that pages of previews follow, and who waits for the next one. Of the server's thread.
///
/// - From: `PreviewPage`
/// - To: `PreviewResponder`
final class PreviewBoard {
    private struct Told: Encodable {
        var version: Int
        var state: PreviewPageState
    }

    private struct Waiting {
        let number: Int
        let reply: ([UInt8]) -> Void
    }

    private let loop: any EventLoop
    private var told: [UInt8] = []
    private var version = 0
    private var pictures: [String: [UInt8]] = [:]
    private var waiting: [Waiting] = []
    private var asked = 0
    private var connections = 0
    /// The seconds after which a page that waits is told what it knows: a connection on which nothing comes for long is ended.
    private static let patience: Int64 = 20
    private static let mostConnections = 32

    init(loop: any EventLoop) { self.loop = loop }

    /// Shows a state; pictures that it doesn't name are forgotten.
    func showState(_ state: PreviewPageState, adding newer: [String: [UInt8]]) {
        version += 1
        let named = Set(state.previews.flatMap { $0.pictures.compactMap(\.name) })
        pictures = pictures.merging(newer) { $1 }.filter { named.contains($0.key) }
        told = (try? JSONEncoder().encode(Told(version: version, state: state))).map(Array.init) ?? []
        let hearing = waiting
        waiting = []
        for one in hearing { one.reply(told) }
    }

    /// Tells the state as soon as it is another than that of a version.
    func tellState(after known: Int, _ reply: @escaping ([UInt8]) -> Void) {
        guard known == version else { return reply(told) }
        asked += 1
        let number = asked
        waiting.append(Waiting(number: number, reply: reply))
        loop.assumeIsolated().scheduleTask(in: .seconds(Self.patience)) { [self] in
            guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
            waiting.remove(at: index).reply(told)
        }
    }

    func picture(_ name: String) -> [UInt8]? { pictures[name] }

    /// False when there are too many.
    func admit(_ channel: any Channel) -> Bool {
        guard connections < Self.mostConnections else { return false }
        connections += 1
        channel.closeFuture.assumeIsolated().whenComplete { [self] _ in connections -= 1 }
        return true
    }
}
