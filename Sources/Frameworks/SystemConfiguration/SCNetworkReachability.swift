import CoreGraphics
import Foundation
import Synchronization

/// How a host would be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Flags by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By a connection that comes and goes.
    public static var transientConnection: SCNetworkReachabilityFlags { .init(rawValue: 1 << 0) }
    /// It can be reached.
    public static var reachable: SCNetworkReachabilityFlags { .init(rawValue: 1 << 1) }
    /// A connection has to be made first.
    public static var connectionRequired: SCNetworkReachabilityFlags { .init(rawValue: 1 << 2) }
    /// Sending makes the connection.
    public static var connectionOnTraffic: SCNetworkReachabilityFlags { .init(rawValue: 1 << 3) }
    /// A person has to do something for it.
    public static var interventionRequired: SCNetworkReachabilityFlags { .init(rawValue: 1 << 4) }
    /// The app's own call makes the connection.
    public static var connectionOnDemand: SCNetworkReachabilityFlags { .init(rawValue: 1 << 5) }
    /// It is this device.
    public static var isLocalAddress: SCNetworkReachabilityFlags { .init(rawValue: 1 << 16) }
    /// No gateway lies between.
    public static var isDirect: SCNetworkReachabilityFlags { .init(rawValue: 1 << 17) }
    /// By a mobile network.
    public static var isWWAN: SCNetworkReachabilityFlags { .init(rawValue: 1 << 18) }
    /// The older name of `connectionOnTraffic`.
    public static var connectionAutomatic: SCNetworkReachabilityFlags { connectionOnTraffic }
}

/// Hears that a host is reached otherwise.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how that is kept.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: CFIndex
    /// What the callback is given.
    public var info: UnsafeMutableRawPointer?
    /// Keeps it.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets it go.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Nothing.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// What a callback is given, and how that is kept.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// Watches how a host would be reached. No packet is sent: the simulator's network switch answers, and this machine itself is always reached.
public final class SCNetworkReachability: @unchecked Sendable {
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context: SCNetworkReachabilityContext?
        var queue: DispatchQueue?
        var watch: NetworkWatch?
        var told: SCNetworkReachabilityFlags?
    }

    private let isLocal: Bool
    private let lock = NSLock()
    /// Guarded by the lock.
    private var state = State()

    init(isLocal: Bool) { self.isLocal = isLocal }

    deinit {
        state.watch?.end()
        drop(state.context)
    }

    var flags: SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
        return NetworkWatch.isOff ? [] : .reachable
    }

    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        var kept = context
        if let info = context?.info, let retain = context?.retain {
            kept?.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
        let old = lock.withLock {
            let old = state.context
            (state.callback, state.context) = (callback, callback == nil ? nil : kept)
            return old
        }
        drop(old)
    }

    private func drop(_ context: SCNetworkReachabilityContext?) {
        if let info = context?.info { context?.release?(info) }
    }

    /// Tells the callback on a queue; nil ends that.
    func tell(on queue: DispatchQueue?) {
        let old = lock.withLock {
            let old = state.watch
            (state.queue, state.told) = (queue, flags)
            state.watch = queue == nil ? nil : NetworkWatch { [weak self] in self?.changed() }
            return old
        }
        old?.end()
    }

    private func changed() {
        let queue: DispatchQueue? = lock.withLock {
            guard state.told != flags else { return nil }
            state.told = flags
            return state.queue
        }
        queue?.async { [self] in
            let (callback, context) = lock.withLock { (state.callback, state.context) }
            callback?(self, flags, context?.info)
        }
    }
}

/// A host by its name; nil for an empty one.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// A host by its address. That of zeros stands for any network.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
        return SCNetworkReachability(isLocal: UInt32(bigEndian: number) >> 24 == 127)
    case AF_INET6:
        var number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
        let bytes = withUnsafeBytes(of: &number) { [UInt8]($0) }
        return SCNetworkReachability(isLocal: bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1)
    default: return nil
    }
}

/// How a host would be reached now. True: it is known.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Who hears of a change, once a queue or a run loop is set; nil: nobody.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

/// Where changes are told; nil: nowhere any more.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.tell(on: queue)
    return true
}

/// Changes are told on the main thread, whose run loop is the one that apps give.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool {
    target.tell(on: .main)
    return true
}

/// Changes are told no more.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool {
    target.tell(on: nil)
    return true
}
