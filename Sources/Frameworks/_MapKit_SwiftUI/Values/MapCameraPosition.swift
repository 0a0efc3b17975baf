import CoreLocation
import MapKit
import SwiftUI

/// From where a map is looked at.
public struct MapCamera: Hashable, Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from that place.
    public var distance: Double
    /// Which direction is up, in degrees from north.
    public var heading: Double
    /// Degrees from looking straight down. Kept: maps are flat here (DEV-1160).
    public var pitch: Double

    /// A camera in a distance, in metres.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
    /// MapKit's camera.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    /// MapKit's form of it.
    var camera: MKMapCamera {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: pitch, heading: heading)
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
    }
}

/// What a map shows: a region, a camera's view, all of its content, or the person.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    indirect enum Kind {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem)
        case user(followsHeading: Bool, fallback: MapCameraPosition)
    }
    let kind: Kind
    /// Whether a person has moved the map since.
    public internal(set) var positionedByUser = false

    private init(_ kind: Kind) { self.kind = kind }

    /// All of the map's content.
    public static var automatic: MapCameraPosition { Self(.automatic) }
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { Self(.region(region)) }
    /// A rectangle of the flat map.
    public static func rect(_ mapRect: MKMapRect) -> MapCameraPosition { Self(.rect(mapRect)) }
    /// A camera's view.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(.camera(camera)) }
    /// What Maps knows.
    public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
        Self(.item(item))
    }
    /// The person, and something else while nobody knows where that is.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        Self(.user(followsHeading: followsHeading, fallback: fallback))
    }
    static let movedByUser: MapCameraPosition = {
        var position = MapCameraPosition(.automatic)
        position.positionedByUser = true
        return position
    }()

    /// The region, if it is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if it is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera, if it is one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// What Maps knows, if it is that.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// Whether the map follows the person.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether it turns with the person.
    public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
    /// What is seen while nobody knows where the person is.
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = kind { fallback } else { nil }
    }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        guard a.positionedByUser == b.positionedByUser else { return false }
        switch (a.kind, b.kind) {
        case (.automatic, .automatic): return true
        case (.region(let one), .region(let two)): return MapRegionKey(one) == MapRegionKey(two)
        case (.rect(let one), .rect(let two)): return MKMapRectEqualToRect(one, two)
        case (.camera(let one), .camera(let two)): return one == two
        case (.item(let one), .item(let two)): return one === two
        case (.user(let one, let other), .user(let two, let another)): return one == two && other == another
        default: return false
        }
    }
}

/// A region's numbers, to compare.
struct MapRegionKey: Equatable {
    let numbers: [Double]

    init(_ region: MKCoordinateRegion) {
        numbers = [
            region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta,
        ]
    }
}

/// What people may do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modes of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Zoom it.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turn it.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilt it. Maps are flat here (DEV-1160).
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All of them.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows the person who holds the device.
public enum MapUserTrackingMode: Hashable, Sendable {
    case none
    case follow
}

/// Where a map's camera may be.
public struct MapCameraBounds: @unchecked Sendable {
    let boundary: MKMapRect?
    let least, most: Double?

    /// Where its middle may be, and how near and far it may be, in metres.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (boundary, least, most) = (centerCoordinateBounds, minimumDistance, maximumDistance)
    }
    /// Where its middle may be, and how near and far it may be, in metres.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        let boundary = MKMapView.CameraBoundary(coordinateRegion: centerCoordinateBounds)
        (self.boundary, least, most) = (boundary?.mapRect, minimumDistance, maximumDistance)
    }
    /// How near and far it may be, in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (boundary, least, most) = (nil, minimumDistance, maximumDistance)
    }
}

/// How a map looks.
public struct MapStyle: @unchecked Sendable {
    let configuration: MKMapConfiguration

    /// Whether mountains and houses are seen. Kept: maps are flat here (DEV-1160).
    public struct Elevation: Hashable, Sendable {
        let style: MKMapConfiguration.ElevationStyle
        /// As the map finds it useful.
        public static let automatic = Elevation(style: .flat)
        /// No.
        public static let flat = Elevation(style: .flat)
        /// Yes.
        public static let realistic = Elevation(style: .realistic)
    }
    /// How strong colours are.
    public struct StandardEmphasis: Hashable, Sendable {
        let style: MKStandardMapConfiguration.EmphasisStyle
        /// As usual.
        public static let automatic = StandardEmphasis(style: .default)
        /// Quiet.
        public static let muted = StandardEmphasis(style: .muted)
    }

    /// A map with streets and names.
    public static var standard: MapStyle { MapStyle(configuration: MKStandardMapConfiguration()) }
    /// Pictures from above.
    public static var imagery: MapStyle { MapStyle(configuration: MKImageryMapConfiguration()) }
    /// Pictures from above with streets and names.
    public static var hybrid: MapStyle { MapStyle(configuration: MKHybridMapConfiguration()) }

    /// A map with streets and names.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        let configuration = MKStandardMapConfiguration(elevationStyle: elevation.style, emphasisStyle: emphasis.style)
        (configuration.showsTraffic, configuration.pointOfInterestFilter) = (showsTraffic, pointsOfInterest.filter)
        return MapStyle(configuration: configuration)
    }
    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
        MapStyle(configuration: MKImageryMapConfiguration(elevationStyle: elevation.style))
    }
    /// Pictures from above with streets and names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        let configuration = MKHybridMapConfiguration(elevationStyle: elevation.style)
        (configuration.showsTraffic, configuration.pointOfInterestFilter) = (showsTraffic, pointsOfInterest.filter)
        return MapStyle(configuration: configuration)
    }
}

/// Which kinds of places a map shows. Kept: the ground has none (DEV-1160).
public struct PointOfInterestCategories: @unchecked Sendable {
    let filter: MKPointOfInterestFilter

    /// All.
    public static let all = PointOfInterestCategories(filter: .includingAll)
    /// None.
    public static let excludingAll = PointOfInterestCategories(filter: .excludingAll)
    /// Only these.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(filter: MKPointOfInterestFilter(including: categories))
    }
    /// All but these.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(filter: MKPointOfInterestFilter(excluding: categories))
    }
}

/// What a map showed when its camera moved.
public struct MapCameraUpdateContext: @unchecked Sendable {
    /// From where it is looked at.
    public let camera: MapCamera
    /// The region.
    public let region: MKCoordinateRegion
    /// The rectangle of the flat map.
    public let rect: MKMapRect
}

/// How often a moving camera is told.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool
    /// At every step.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
    /// When it has come to rest.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
