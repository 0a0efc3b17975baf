import Foundation
import UIKit

/// Where the device is now, or why nobody says it, as one element of `liveUpdates(_:)`.
public struct CLLocationUpdate: Sendable {
    /// What the movement is about: an update here comes whenever the device is elsewhere, whatever it says (DEV-1317).
    public enum LiveConfiguration: Sendable, Hashable {
        case `default`
        case automotiveNavigation
        case otherNavigation
        case fitness
        case airborne
    }

    /// It says where the device is; nil while that isn't known or not allowed.
    public internal(set) var location: CLLocation?
    /// Whether a person has denied the app its location.
    public internal(set) var authorizationDenied = false
    /// Whether the device's location is switched off for all apps: never so.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether nobody here may allow it: never so.
    public var authorizationRestricted: Bool { false }
    /// Whether a person is being asked now.
    public internal(set) var authorizationRequestInProgress = false
    /// Whether the location is coarse: never so.
    public var accuracyLimited: Bool { false }
    /// Whether the app isn't in use, and may know the location only while it is.
    public internal(set) var insufficientlyInUse = false
    /// Whether there is no location for now.
    public internal(set) var locationUnavailable = false
    /// Whether the app has to hold a `CLServiceSession` first, which Info.plist demands by `NSLocationRequireExplicitServiceSession`.
    public internal(set) var serviceSessionRequired = false
    /// Whether the device rests. It isn't known to: false (DEV-1317).
    public var stationary: Bool { false }
    /// The older name of `stationary`.
    public var isStationary: Bool { stationary }

    init() {}

    /// Updates from now on, until the loop over them ends: one at once, and one each time that the device is elsewhere or a person has
    /// decided. Where nobody was asked, a person is, by the reason in Info.plist.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Updates, which come while somebody waits for them.
    public struct Updates: AsyncSequence, Sendable {
        /// An update.
        public typealias Element = CLLocationUpdate

        /// Waits for updates.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var base: AsyncStream<CLLocationUpdate>.Iterator

            init() {
                let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
                let key = UUID()
                continuation.onTermination = { _ in
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { LocationDesk.shared.live.removeListener(key) }
                    }
                }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { LocationDesk.shared.addLive(key, continuation) }
                }
                base = stream.makeAsyncIterator()
            }

            /// The next one.
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
