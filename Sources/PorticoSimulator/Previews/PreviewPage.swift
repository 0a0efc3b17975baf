import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import PorticoShell
import Synchronization

/// A page of previews on the loopback interface, which follows what it is told to show.
///
/// - From: `portico preview --watch`
/// - To: `PreviewBoard`
package final class PreviewPage: Sendable {
    /// The address at which a browser finds it; whoever has it sees the pictures.
    package let address: String
    package let port: Int
    private let channel: any Channel
    private let group: MultiThreadedEventLoopGroup
    private let board: NIOLoopBound<PreviewBoard>
    private let loop: any EventLoop
    private let isOver = Mutex(false)

    /// - Parameter port: 0 for any that is free; the address of another stays the same when it is started again.
    package init(port: Int) throws {
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        loop = group.next()
        let board = try loop.submit { [loop] in NIOLoopBound(PreviewBoard(loop: loop), eventLoop: loop) }.wait()
        self.board = board
        let kept =
            port == 0 ? nil : RequestGate.keptToken(port: port, environment: ProcessInfo.processInfo.environment)
        let token = kept ?? RequestGate.makeToken()
        let gate = RequestGate(token: token)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 32)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try Self.prepareChannel(channel, gate, board.value) }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        do {
            channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw ShellError(
                "port \(port)", "it cannot be listened on (\(error))",
                remedy: "choose another --port, or 0 for a free one")
        }
        self.port = channel.localAddress?.port ?? port
        address = "http://127.0.0.1:\(self.port)/\(token)/"
    }

    private static func prepareChannel(_ channel: any Channel, _ gate: RequestGate, _ board: PreviewBoard) throws {
        guard board.admit(channel) else { throw ChannelError.eof }
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
        try channel.pipeline.syncOperations.addHandler(IdleStateHandler(readTimeout: .seconds(ServerLimits.silence)))
        try channel.pipeline.syncOperations.addHandler(IdleCloser())
        try channel.pipeline.syncOperations.addHandler(PreviewResponder(gate: gate, board: board))
    }

    /// Shows a state on all pages. Who asks after this returned is told of it: a loop reads requests before it does
    /// what was given to it in the meantime, so this waits.
    ///
    /// - Parameter pictures: those that are new, by name.
    package func showState(_ state: PreviewPageState, adding pictures: [String: Data] = [:]) {
        let bytes = pictures.mapValues { Array($0) }
        isOver.withLock { isOver in
            guard !isOver else { return }
            try? loop.submit { [board] in board.value.showState(state, adding: bytes) }.wait()
        }
    }

    /// Ends the server, and waits for it.
    package func stopPage() {
        isOver.withLock { $0 = true }
        try? channel.close().wait()
        try? group.syncShutdownGracefully()
    }
}
