import Foundation

/// TLS at the near end of a connection, without the socket: its owner carries the bytes. A session belongs to one thread at a time.
///
/// Security has the class that does it. It lies above this module, which finds it by its name.
package protocol StreamSecurity: AnyObject {
    /// Without a session where the settings can't be kept.
    init?(_ settings: StreamSecuritySettings)

    /// Takes bytes that came from the far end.
    func feedBytes(_ bytes: UnsafeRawBufferPointer)
    /// Gives bytes for the far end; their number.
    func drainBytes(into bytes: UnsafeMutableRawBufferPointer) -> Int
    /// Goes on with the handshake.
    ///
    /// - Returns: true once it is over and the far end's chain is good; false while it waits for bytes.
    func shakeHands() throws -> Bool
    /// Gives plain bytes; their number, 0 while there are none, nil once the far end has closed.
    func readBytes(into bytes: UnsafeMutableRawBufferPointer) throws -> Int?
    /// Takes plain bytes.
    func writeBytes(_ bytes: UnsafeRawBufferPointer) throws
    /// Says that nothing follows.
    func closeSession()
    /// A property of the session, as a stream tells it; nil for other keys.
    func property(_ key: Stream.PropertyKey) -> AnyObject?
}

/// The settings of an app for the TLS of a pair of streams.
package struct StreamSecuritySettings {
    /// The name that the far end's certificate has to have; nil: any.
    package let peerName: String?
    /// Whether the far end's chain has to lead to an anchor.
    package let validatesChain: Bool
    /// An identity and the certificates that lead from it to an anchor.
    package let certificates: [Any]

    /// nil where the properties ask for no TLS.
    init?(_ properties: [Stream.PropertyKey: AnyObject], host: String) {
        // A level that can't be read is no reason to go without.
        let wantsLevel = properties[.socketSecurityLevelKey].map { Self.text($0) != kCFStreamSocketSecurityLevelNone }
        let stored = properties[Stream.PropertyKey(rawValue: kCFStreamPropertySSLSettings)]
        guard stored != nil || wantsLevel ?? false else { return nil }
        let settings = Self.dictionary(stored)
        // A null in the place of the name, and nothing else: any name is good.
        let name = settings[kCFStreamSSLPeerName]
        peerName = name is NSNull ? nil : name.flatMap(Self.text) ?? host
        validatesChain = settings[kCFStreamSSLValidatesCertificateChain].flatMap(Self.boolean) ?? true
        certificates = settings[kCFStreamSSLCertificates] as? [Any] ?? []
    }

    private static func text(_ value: Any) -> String? {
        (value as? StreamSocketSecurityLevel)?.rawValue ?? value as? String ?? (value as? NSString).map { "\($0)" }
    }

    private static func boolean(_ value: Any) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }

    private static func dictionary(_ object: AnyObject?) -> [String: Any] {
        var settings: [String: Any] = [:]
        for (key, value) in object as? [AnyHashable: Any] ?? [:] {
            if let name = text(key.base) { settings[name] = value }
        }
        return settings
    }
}

/// The session of one connection, which two threads use: one for what comes, one for what goes.
final class SecureChannel: @unchecked Sendable {
    /// The needs of each of the two calls as to the session.
    private let lock = NSLock()
    /// Bytes that are sent keep the order in which the session gave it.
    private let sending = NSLock()
    private let session: any StreamSecurity

    private init(_ session: any StreamSecurity) { self.session = session }

    /// Makes a session, and loads the library that has them.
    static func makeChannel(_ settings: StreamSecuritySettings) throws -> SecureChannel {
        let name = "8Security21StreamSecuritySessionC"
        if _typeByName(name) == nil { _ = dlopen("$ORIGIN/Frameworks/libSecurity.so", RTLD_NOW | RTLD_GLOBAL) }
        guard let type = _typeByName(name) as? any StreamSecurity.Type, let session = type.init(settings) else {
            throw POSIXError(.EPROTONOSUPPORT)
        }
        return SecureChannel(session)
    }

    func property(_ key: Stream.PropertyKey) -> AnyObject? { lock.withLock { session.property(key) } }

    /// Goes on with the handshake: true once it is over.
    func shakeHands(_ received: ArraySlice<UInt8>, send: ([UInt8]) throws -> Void) throws -> Bool {
        let result = lock.withLock {
            received.withUnsafeBytes { session.feedBytes($0) }
            return (Result { try session.shakeHands() }, drainedBytes())
        }
        // What says why it failed goes out, too; that reason counts more than a connection that has gone by then.
        let sent = Result { try send(result.1) }
        let isOver = try result.0.get()
        try sent.get()
        return isOver
    }

    /// The plain bytes of what came; whether nothing follows; and why not, where the bytes behind them are none of the session's.
    func openBytes(_ received: ArraySlice<UInt8>, send: ([UInt8]) throws -> Void) -> (
        plain: [UInt8], isEnd: Bool, error: (any Error)?
    ) {
        let result = lock.withLock {
            received.withUnsafeBytes { session.feedBytes($0) }
            return readAllBytes()
        }
        // Now and then the session has an answer of its own. Where the other thread is sending it goes with what that one sends next; a
        // connection that has gone is met there, too.
        if sending.try() {
            defer { sending.unlock() }
            try? send(lock.withLock { drainedBytes() })
        }
        return result
    }

    /// Sends plain bytes.
    func sealBytes(_ plain: ArraySlice<UInt8>, send: ([UInt8]) throws -> Void) throws {
        try sending.withLock {
            try send(
                lock.withLock {
                    try plain.withUnsafeBytes { try session.writeBytes($0) }
                    return drainedBytes()
                })
        }
    }

    /// Says that nothing follows.
    func endSession(send: ([UInt8]) throws -> Void) throws {
        try sending.withLock {
            try send(
                lock.withLock {
                    session.closeSession()
                    return drainedBytes()
                })
        }
    }

    private func readAllBytes() -> (plain: [UInt8], isEnd: Bool, error: (any Error)?) {
        var plain: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16 << 10)
        do {
            while let count = try part.withUnsafeMutableBytes({ try session.readBytes(into: $0) }) {
                guard count > 0 else { return (plain, false, nil) }
                plain += part.prefix(count)
            }
            return (plain, true, nil)
        } catch {
            return (plain, true, error)
        }
    }

    private func drainedBytes() -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while case let count = part.withUnsafeMutableBytes({ session.drainBytes(into: $0) }), count > 0 {
            bytes += part.prefix(count)
        }
        return bytes
    }
}
