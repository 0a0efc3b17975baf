import NIOCore
import PorticoHost

/// The devices that one server shows, by number from 1, and what holds for all of them: who may connect, which other devices there are,
/// what is being built. Of the server's thread, but for `perform`, which any thread may call.
///
/// - From: `Simulator`, `SimulatorServer`, `HTTPResponder`
/// - To: `ViewerHub`
final class DeviceTable: @unchecked Sendable {
    /// A page's request that its device alone can't fulfil.
    enum Wish: Sendable {
        /// Another device beside those that there are, with the app open that is in front on this one.
        case add(DeviceProfile, opening: String?)
        case remove(Int)
    }

    let loop: any EventLoop
    /// Does what a page asks for; set before the first viewer comes.
    var onWish: @Sendable (Wish) -> Void = { _ in }
    private var hubs: [Int: ViewerHub] = [:]
    private var builds: [BuildProgress] = []
    /// Apps whose newer sources can't be built, while their old builds go on.
    private var refused: [BuildProgress] = []
    private var connections = 0
    /// Those that have not shown the key, oldest first.
    private var strangers: [any Channel] = []

    init(loop: any EventLoop) { self.loop = loop }

    /// On the server's thread, in order.
    func performOnTable(_ body: @escaping @Sendable (DeviceTable) -> Void) {
        loop.execute { [self] in body(self) }
    }

    // MARK: Devices

    func hub(_ number: Int) -> ViewerHub? { hubs[number] }

    func putHub(_ hub: ViewerHub, as number: Int) {
        hubs[number] = hub
        hub.number = number
        hub.table = self
        tellDevices()
    }

    /// Its pages are told that they have no device any more.
    func removeHub(_ number: Int) {
        hubs.removeValue(forKey: number)?.closeViewers()
        tellDevices()
    }

    private var devices: ServerMessage {
        .devices(hubs.sorted { $0.key < $1.key }.map { ServerMessage.Device(number: $0.key, name: $0.value.info.name) })
    }

    func tellDevices() { tellMessage(devices) }

    private func tellMessage(_ message: ServerMessage) { for hub in hubs.values { hub.sendMessage(message) } }

    /// The messages that a page gets when it comes.
    var greetings: [ServerMessage] { [devices, .choices(DeviceProfile.all.map(\.name)), progress] }

    // MARK: Builds

    private var progress: ServerMessage { .builds(builds.map(\.now) + refused) }

    func showBuilds(_ builds: [BuildProgress]) {
        self.builds = builds
        tellMessage(progress)
    }

    /// Says that an app's newer sources can't be built, also to pages that come later, until `acceptSources`.
    func refuseSources(of app: String, reason: String, messages: [String]) {
        refused.removeAll { $0.name == app }
        var build = BuildProgress(name: app)
        build.addLines(messages)
        build.endBuild(.failed, reason)
        refused.append(build)
        tellMessage(progress)
    }

    /// What an app is now is what was saved.
    func acceptSources(of app: String) {
        guard refused.contains(where: { $0.name == app }) else { return }
        refused.removeAll { $0.name == app }
        tellMessage(progress)
    }

    // MARK: Connections

    /// False when there are too many.
    func admit(_ channel: any Channel) -> Bool {
        guard connections - strangers.count < ServerLimits.connections - ServerLimits.strangers else { return false }
        // Whoever has the key always gets in: those who have said nothing make room.
        if strangers.count == ServerLimits.strangers { strangers.removeFirst().close(promise: nil) }
        connections += 1
        strangers.append(channel)
        channel.closeFuture.whenComplete { [weak self] _ in
            self?.connections -= 1
            self?.forgetStranger(channel)
        }
        channel.eventLoop.scheduleTask(in: .seconds(ServerLimits.introduction)) { [weak self] in
            guard let self, strangers.contains(where: { $0 === channel }) else { return }
            channel.close(promise: nil)
        }
        return true
    }

    /// It has shown the key.
    func forgetStranger(_ channel: any Channel) { strangers.removeAll { $0 === channel } }
}
