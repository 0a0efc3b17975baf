import Foundation
import PorticoObjC

/// Whether the app and its watch can talk.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    case inactive = 1
    case activated = 2
}

/// Hears of a watch. Nothing of it is called but the end of `activate()`: the device can't have one (DEV-1243).
public protocol WCSessionDelegate: NSObjectProtocol {
    /// `activate()` is over: here with `sessionNotSupported`.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch takes over.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// All of the last watch has come.
    func sessionDidDeactivate(_ session: WCSession)
    /// Whether the watch is reached has changed.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// The watch's message.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// The watch's message, which is answered.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// The watch's latest state.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// What the watch has sent some time ago.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    /// Stands for a delegate without the method.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Stands for a delegate without the method.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Stands for a delegate without the method.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Stands for a delegate without the method.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Stands for a delegate without the method.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Talks with the app on a watch. The device can't have one, as a tablet: `isSupported()` is no, and who goes on all the same hears
/// `WCError.sessionNotSupported` (DEV-1243).
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession(made: ())
    private init(made: Void) { super.init() }

    /// Whether the device can have a watch: no.
    open class func isSupported() -> Bool { false }
    /// The app's one session.
    open class var `default`: WCSession { only }
    /// Hears of the watch. It isn't owned.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether it can be used: no.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether there is a watch: no.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows something of the app's: no.
    open var isComplicationEnabled: Bool { false }
    /// Whether the watch is reached: no.
    open var isReachable: Bool { false }
    /// What was sent last: nothing.
    open var applicationContext: [String: Any] { [:] }
    /// What came last: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// The delegate hears in the background that it isn't supported.
    open func activate() {
        DispatchQueue.global().async { [self] in
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }
    /// Fails: the handler hears so in the background.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let errorHandler else { return }
        nonisolated(unsafe) let tell = errorHandler
        DispatchQueue.global().async { tell(WCError(.sessionNotSupported)) }
    }
    /// Throws: nothing is sent.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }
}
