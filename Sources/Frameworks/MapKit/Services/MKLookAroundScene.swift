import CoreLocation
import Foundation

/// A place as it looks from the street. No server has pictures of streets here (DEV-1469): none is ever made.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
    private override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks whether there are pictures of a place as it looks from the street. There are none (DEV-1469): the answer is nil without an error, as on
/// iOS for a place without them.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The item that Maps knows there; nil where the request is for a coordinate.
    public let mapItem: MKMapItem?
    private let lock = NSLock()
    private var state = (isLoading: false, isCancelled: false)

    /// A request for a coordinate.
    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    /// A request for what Maps knows.
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    /// Whether it has been cancelled.
    open var isCancelled: Bool { lock.withLock { state.isCancelled } }
    /// Whether it waits for its answer.
    open var isLoading: Bool { lock.withLock { state.isLoading } }

    /// Asks; the handler is called on the main queue.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        lock.withLock { state.isLoading = true }
        DispatchQueue.main.async { [self] in
            let isCancelled = lock.withLock {
                state.isLoading = false
                return state.isCancelled
            }
            completionHandler(nil, isCancelled ? CocoaError(.userCancelled) : nil)
        }
    }

    /// The place as it looks from the street: nil.
    open var scene: MKLookAroundScene? {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                getSceneWithCompletionHandler { scene, error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: scene) }
                }
            }
        }
    }

    /// Gives the request up: its handler gets an error.
    open func cancel() { lock.withLock { state.isCancelled = true } }
}

/// The corner in which a view of a street has its sign.
public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomTrailing = 2
}
