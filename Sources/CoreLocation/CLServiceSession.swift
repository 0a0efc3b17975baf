import Foundation
import UIKit

/// Says that the app has a use for the location, as long as it is held: a person is asked when it is made, if nobody has been.
public final class CLServiceSession: NSObject, @unchecked Sendable {
    /// It says how much is wanted.
    public enum AuthorizationRequirement: Int, Sendable {
        case none = 0
        case whenInUse = 1
        case always = 2
    }

    /// It says what is known of the permission.
    public struct Diagnostic: Sendable {
        private let update: CLLocationUpdate
        init(_ update: CLLocationUpdate) { self.update = update }
        /// Whether a person has denied the app its location.
        public var authorizationDenied: Bool { update.authorizationDenied }
        /// Whether the device's location is switched off for all apps: never so.
        public var authorizationDeniedGlobally: Bool { false }
        /// Whether nobody here may allow it: never so.
        public var authorizationRestricted: Bool { false }
        /// Whether a person is being asked now.
        public var authorizationRequestInProgress: Bool { update.authorizationRequestInProgress }
        /// Whether the app isn't in use, and may know the location only while it is.
        public var insufficientlyInUse: Bool { update.insufficientlyInUse }
        /// Whether a session of the app's own is needed: this is one.
        public var serviceSessionRequired: Bool { false }
        /// Whether more exactness was denied: never so.
        public var fullAccuracyDenied: Bool { false }
        /// Whether permission for all times was denied: it isn't told.
        public var alwaysAuthorizationDenied: Bool { false }
    }

    /// What is known of the permission, each time that it may be other.
    public struct Diagnostics: AsyncSequence, Sendable {
        /// It says what is known at a time.
        public typealias Element = Diagnostic
        /// Waits for them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var base = CLLocationUpdate.Updates.AsyncIterator()
            /// The next one.
            public mutating func next() async throws -> Diagnostic? { try await base.next().map(Diagnostic.init) }
        }
        /// Begins to listen.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    private let lock = NSLock()
    private var isValid = true

    /// A session, which lasts until it is invalid or gone.
    public init(authorization: AuthorizationRequirement) {
        super.init()
        CLBackgroundActivitySession.onMain { desk in
            desk.live.serviceSessions += 1
            switch authorization {
            case .none: break
            case .whenInUse: desk.askWhenInUse()
            case .always: desk.askAlways()
            }
        }
    }
    /// The same; the key of Info.plist says what more exactness is for, which is there without asking.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }

    deinit { invalidate() }

    /// It says what is known of the permission.
    public var diagnostics: Diagnostics { Diagnostics() }

    /// The app has no use for the location any more.
    public func invalidate() {
        let wasValid = lock.withLock {
            defer { isValid = false }
            return isValid
        }
        if wasValid { CLBackgroundActivitySession.onMain { $0.live.serviceSessions -= 1 } }
    }
}

/// Says that the app goes on with locations in the background, for which Info.plist has the mode `location`.
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isValid = true

    /// A session, which lasts until it is invalid or gone.
    public override init() {
        super.init()
        Self.onMain { $0.live.backgroundSessions += 1 }
    }

    deinit { invalidate() }

    /// It doesn't go on any more.
    public func invalidate() {
        let wasValid = lock.withLock {
            defer { isValid = false }
            return isValid
        }
        if wasValid { Self.onMain { $0.live.backgroundSessions -= 1 } }
    }

    static func onMain(_ body: @escaping @MainActor @Sendable (LocationDesk) -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { body(.shared) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(.shared) } }
        }
    }
}
