import Foundation
import SystemConfiguration

/// Tells how networks are reached, at the start and at each change: as the simulator's network switch says. The device is in a wireless
/// network, or in none.
///
/// - From: the app
/// - To: `NetworkWatch`
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let allowed: @Sendable (NWInterface.InterfaceType) -> Bool
    /// Guarded by the lock.
    private var handler: ((NWPath) -> Void)?
    private var watch: NetworkWatch?
    private var ownQueue: DispatchQueue?
    private var told: NWPath?
    private var isCancelled = false

    /// Of all ways into networks.
    public init() { allowed = { _ in true } }
    /// Of ways of one kind.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { allowed = { $0 == requiredInterfaceType } }
    /// Of ways of other kinds.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        allowed = { !prohibitedInterfaceTypes.contains($0) }
    }

    deinit { watch?.end() }

    /// Hears of the path once the monitor has been started, and of each change.
    public var pathUpdateHandler: ((NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The path now.
    public var currentPath: NWPath { NWPath(isOff: NetworkWatch.isOff, allowed) }
    /// Where the handler is called; nil before it was started.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }

    /// Begins to tell on a queue. A monitor that was cancelled doesn't begin again.
    public func start(queue: DispatchQueue) {
        let begins: Bool = lock.withLock {
            guard ownQueue == nil, !isCancelled else { return false }
            ownQueue = queue
            return true
        }
        guard begins else { return }
        let made = NetworkWatch { [weak self] in self?.tell() }
        lock.withLock { watch = made }
        tell()
    }

    private func tell() {
        let path = currentPath
        let queue: DispatchQueue? = lock.withLock {
            guard told != path, !isCancelled else { return nil }
            told = path
            return ownQueue
        }
        queue?.async { [weak self] in
            guard let self, !lock.withLock({ self.isCancelled }) else { return }
            pathUpdateHandler?(path)
        }
    }

    /// Ends it for good.
    public func cancel() {
        let old = lock.withLock {
            let old = watch
            (watch, isCancelled) = (nil, true)
            return old
        }
        old?.end()
    }
}
