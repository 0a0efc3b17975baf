import Foundation

/// Looks for services by their type. It finds those that this app's own listeners offer, and none of other devices and apps (DEV-1383).
public final class NWBrowser: @unchecked Sendable, CustomDebugStringConvertible {
    /// The services to look for.
    public enum Descriptor: Hashable, Sendable {
        /// Services of a type, such as `_http._tcp`.
        case bonjour(type: String, domain: String?)
        /// Services of a type, with what they say of themselves.
        case bonjourWithTXTRecord(type: String, domain: String?)
        /// Services of apps on other devices of the person's: there are none.
        case applicationService(name: String)
    }

    /// The progress of a browser.
    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// The record that a service has of itself.
        public enum Metadata: Hashable, Sendable, CustomDebugStringConvertible {
            case none
            case bonjour(NWTXTRecord)

            public var debugDescription: String {
                switch self {
                case .none: "none"
                case .bonjour(let record): record.debugDescription
                }
            }
        }

        /// A difference between two looks.
        public enum Change: Hashable, Sendable {
            /// The parts of a service that differ.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                public static let identical = Flags(rawValue: 1 << 0)
                public static let interfaceAdded = Flags(rawValue: 1 << 1)
                public static let interfaceRemoved = Flags(rawValue: 1 << 2)
                public static let metadataChanged = Flags(rawValue: 1 << 3)
            }
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            /// The difference between two results.
            public init(between old: Result?, _ new: Result?) {
                switch (old, new) {
                case (nil, nil): self = .identical
                case (nil, let new?): self = .added(new)
                case (let old?, nil): self = .removed(old)
                case (let old?, let new?):
                    self = old == new ? .identical : .changed(old: old, new: new, flags: .metadataChanged)
                }
            }
        }

        /// The endpoint for a connection.
        public let endpoint: NWEndpoint
        /// The ways on which it was found.
        public let interfaces: [NWInterface]
        /// What it says of itself, where that was asked for.
        public let metadata: Metadata

        public static func == (lhs: Result, rhs: Result) -> Bool {
            lhs.endpoint == rhs.endpoint && lhs.metadata == rhs.metadata
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(endpoint)
            hasher.combine(metadata)
        }
    }

    /// The services to look for.
    public let descriptor: Descriptor
    /// The parameters of the search. Kept: nothing is sent (DEV-1383).
    public let parameters: NWParameters
    private let id = UUID()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var own = State.setup, found: Set<Result> = [], ownQueue: DispatchQueue?
    private var handler: ((State) -> Void)?, taker: ((Set<Result>, Set<Result.Change>) -> Void)?

    /// A browser that hasn't begun.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    deinit { LocalServices.removeHearer(id) }

    /// The progress of the browser.
    public var state: State { lock.withLock { own } }
    /// The queue of the handlers.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }
    /// The services that were found.
    public var browseResults: Set<Result> { lock.withLock { found } }
    /// Hears how far it is.
    public var stateUpdateHandler: ((State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// Hears what was found, and what of it is new.
    public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)? {
        get { lock.withLock { taker } }
        set { lock.withLock { taker = newValue } }
    }
    public var debugDescription: String { "\(descriptor)" }

    private func enterState(_ state: State) {
        let call = lock.withLock { () -> HandlerCall? in
            guard own != .cancelled, own != state else { return nil }
            own = state
            return HandlerCall(handler, state, on: ownQueue)
        }
        call?.postToQueue()
    }

    private var type: (name: String, domain: String?, hasRecord: Bool)? {
        switch descriptor {
        case .bonjour(let type, let domain): (type, domain, false)
        case .bonjourWithTXTRecord(let type, let domain): (type, domain, true)
        case .applicationService: nil
        }
    }

    /// Begins. A type that the app's Info.plist doesn't name under `NSBonjourServices` is an error, as on iOS.
    public func start(queue: DispatchQueue) {
        let begins: Bool = lock.withLock {
            guard ownQueue == nil, own == .setup else { return false }
            ownQueue = queue
            return true
        }
        guard begins else { return }
        if let error = type.flatMap({ LocalServices.refusal(of: $0.name) }) { return enterState(.failed(error)) }
        enterState(.ready)
        LocalServices.addHearer(id) { [weak self] in self?.lookAgain() }
        lookAgain()
    }

    private func lookAgain() {
        guard let type else { return }
        let services = LocalServices.services(type.name, domain: type.domain)
        let results = services.map {
            Result(endpoint: $0.endpoint, interfaces: [], metadata: type.hasRecord ? .bonjour($0.record) : .none)
        }
        let call = lock.withLock { () -> HandlerCall? in
            guard own == .ready, let ownQueue else { return nil }
            let (old, new) = (found, Set(results))
            found = new
            let before = Dictionary(old.map { ($0.endpoint, $0) }, uniquingKeysWith: { first, _ in first })
            let after = Dictionary(new.map { ($0.endpoint, $0) }, uniquingKeysWith: { first, _ in first })
            let changes = Set(before.keys).union(after.keys).map { Result.Change(between: before[$0], after[$0]) }
                .filter { $0 != .identical }
            guard !changes.isEmpty, let taker else { return nil }
            return HandlerCall({ taker($0, Set(changes)) }, new, on: ownQueue)
        }
        call?.postToQueue()
    }

    /// Ends it.
    public func cancel() {
        LocalServices.removeHearer(id)
        enterState(.cancelled)
    }
}
