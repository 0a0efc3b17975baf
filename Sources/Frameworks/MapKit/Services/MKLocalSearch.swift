import CoreLocation
import Foundation

/// Finds places by words. Apple's servers can't be asked from here: each search ends with `MKError.serverFailure`, on the main thread in a
/// later turn of the run loop (DEV-1161).
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Hears of what was found.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is looked for.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// Which kinds of results are looked for.
        public typealias ResultType = MKLocalSearch.ResultType
        /// The words of the person.
        open var naturalLanguageQuery: String?
        /// Where first.
        open var region = MKCoordinateRegion()
        /// Which kinds of results.
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        /// Which kinds of places; nil: all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Nothing yet.
        public override init() { super.init() }
        /// What a completer proposed.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(
                separator: ", ")
        }
        /// Words, and where first.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init()
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }

        /// The same request.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
            (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
            return copy
        }
    }

    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region with all of them.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem], _ region: MKCoordinateRegion) {
            (mapItems, boundingRegion) = (items, region)
            super.init()
        }
    }

    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Kinds of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, stations and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    private let attempt = ServiceAttempt()

    /// - Parameter request: what is looked for.
    public init(request: Request) { super.init() }
    /// - Parameter request: which places around one are looked for.
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    /// Whether it hasn't been answered yet.
    open var isSearching: Bool { attempt.isRunning }
    /// Searches. Once only: a second call while it searches does nothing.
    open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        attempt.begin { completionHandler(nil, $0) }
    }
    /// Searches.
    open func start() async throws -> Response { throw await attempt.fail() }
    /// Ends the search: it isn't answered any more.
    open func cancel() { attempt.cancel() }
}

/// Which places around one are looked for.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The farthest radius, in metres.
    public static let maxRadius: CLLocationDistance = 5000
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    /// The region around the circle.
    public let region: MKCoordinateRegion
    /// Which kinds of places; nil: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Places no farther from one than a radius.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        super.init()
    }
    /// Places of a region.
    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        radius = region.mapRect.height / 2 * MKMetersPerMapPointAtLatitude(region.center.latitude)
        super.init()
    }
    /// The same request.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKLocalPointsOfInterestRequest(center: coordinate, radius: radius)
        copy.pointOfInterestFilter = pointOfInterestFilter
        return copy
    }
}

/// One try to reach a service that can't be reached.
final class ServiceAttempt: @unchecked Sendable {
    private let lock = NSLock()
    private var round = 0
    private var isBusy = false

    var isRunning: Bool { lock.withLock { isBusy } }

    /// Answers in a later turn of the main run loop, unless it was cancelled.
    func begin(_ answer: @escaping @Sendable (any Error) -> Void) {
        let mine: Int? = lock.withLock {
            guard !isBusy else { return nil }
            (isBusy, round) = (true, round + 1)
            return round
        }
        guard let mine else { return }
        DispatchQueue.main.async { [self] in
            let isMine = lock.withLock {
                guard isBusy, round == mine else { return false }
                isBusy = false
                return true
            }
            if isMine { answer(MKError.noNetwork) }
        }
    }

    func fail() async -> any Error {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume(returning: MKError.noNetwork) }
        }
    }

    func cancel() { lock.withLock { isBusy = false } }
}
