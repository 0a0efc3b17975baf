import CoreLocation
import Foundation

/// Ways to go.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// Any.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds routes. Apple's servers can't be asked from here: each request ends with `MKError.serverFailure`, on the main thread in a later turn
/// of the run loop (DEV-1161).
open class MKDirections: NSObject, @unchecked Sendable {
    /// Hears of routes.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Hears of a time.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Whether a kind of road is used.
    public enum RoutePreference: Int, Sendable {
        case any = 0
        case avoid = 1
    }

    /// From where to where.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// Where the route begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// How to go.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several routes are asked for.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// Whether roads are used that cost.
        open var tollPreference = RoutePreference.any
        /// Whether highways are used.
        open var highwayPreference = RoutePreference.any

        /// From nowhere to nowhere yet.
        public override init() { super.init() }
        /// What Maps asks an app for. There is no Maps app here, so that it says nothing.
        public convenience init(contentsOf url: URL) { self.init() }
        /// Whether Maps asks by a link: it doesn't.
        open class func isDirectionsRequest(_ url: URL) -> Bool { false }

        /// The same request.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.source, copy.destination, copy.transportType) = (source, destination, transportType)
            (copy.departureDate, copy.arrivalDate) = (departureDate, arrivalDate)
            copy.requestsAlternateRoutes = requestsAlternateRoutes
            (copy.tollPreference, copy.highwayPreference) = (tollPreference, highwayPreference)
            return copy
        }
    }

    /// Routes.
    open class Response: NSObject, @unchecked Sendable {
        /// Where they begin.
        public let source: MKMapItem
        /// Where they end.
        public let destination: MKMapItem
        /// The routes.
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
            super.init()
        }
    }

    /// How long it takes.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// Where it begins.
        public let source: MKMapItem
        /// Where it ends.
        public let destination: MKMapItem
        /// Seconds.
        public let expectedTravelTime: TimeInterval
        /// Metres.
        public let distance: CLLocationDistance
        /// When it ends.
        public let expectedArrivalDate: Date
        /// When it begins.
        public let expectedDepartureDate: Date
        /// How to go.
        public let transportType: MKDirectionsTransportType

        init(_ request: Request, _ time: TimeInterval, _ distance: CLLocationDistance, _ departure: Date) {
            (source, destination) = (request.source ?? MKMapItem(), request.destination ?? MKMapItem())
            (expectedTravelTime, self.distance, transportType) = (time, distance, request.transportType)
            (expectedDepartureDate, expectedArrivalDate) = (departure, departure + time)
            super.init()
        }
    }

    private let attempt = ServiceAttempt()

    /// - Parameter request: from where to where.
    public init(request: Request) { super.init() }

    /// Whether it hasn't been answered yet.
    open var isCalculating: Bool { attempt.isRunning }
    /// Asks for routes.
    open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        attempt.begin { completionHandler(nil, $0) }
    }
    /// Asks for routes.
    open func calculate() async throws -> Response { throw await attempt.fail() }
    /// Asks how long it takes.
    open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
        attempt.begin { completionHandler(nil, $0) }
    }
    /// Asks how long it takes.
    open func calculateETA() async throws -> ETAResponse { throw await attempt.fail() }
    /// Ends the request: it isn't answered any more.
    open func cancel() { attempt.cancel() }
}

/// A route.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of it.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        public let instructions: String
        /// What to mind.
        public let notice: String?
        /// The way.
        public let polyline: MKPolyline
        /// Metres.
        public let distance: CLLocationDistance
        /// How to go.
        public let transportType: MKDirectionsTransportType

        init(
            _ instructions: String, _ line: MKPolyline, _ distance: CLLocationDistance,
            _ type: MKDirectionsTransportType
        ) {
            (self.instructions, notice, polyline) = (instructions, nil, line)
            (self.distance, transportType) = (distance, type)
            super.init()
        }
    }

    /// Its name.
    public let name: String
    /// What to mind.
    public let advisoryNotices: [String]
    /// Metres.
    public let distance: CLLocationDistance
    /// Seconds.
    public let expectedTravelTime: TimeInterval
    /// How to go.
    public let transportType: MKDirectionsTransportType
    /// The way.
    public let polyline: MKPolyline
    /// Its parts.
    public let steps: [Step]
    /// Whether it costs.
    public let hasTolls: Bool
    /// Whether it goes over highways.
    public let hasHighways: Bool

    init(_ name: String, _ line: MKPolyline, _ distance: CLLocationDistance, _ time: TimeInterval, _ steps: [Step]) {
        (self.name, advisoryNotices, self.distance, expectedTravelTime) = (name, [], distance, time)
        (transportType, polyline, self.steps) = (steps.first?.transportType ?? .any, line, steps)
        (hasTolls, hasHighways) = (false, false)
        super.init()
    }
}
