import CoreLocation
import Foundation

/// What a GeoJSON file has: features, points, lines and areas.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with what is said of them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    /// Names it.
    public let identifier: String?
    /// What is said of it, as JSON.
    public let properties: Data?
    /// Its shapes.
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
        super.init()
    }
}

/// Reads GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    /// How deeply collections may lie in each other.
    private static let deepest = 32

    /// A decoder.
    public override init() { super.init() }

    /// The objects of a text. Throws `MKError.decodingFailed` where it isn't GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Self.failure("the text isn't a JSON object")
        }
        switch root["type"] as? String {
        case "FeatureCollection":
            guard let features = root["features"] as? [[String: Any]] else {
                throw Self.failure("a FeatureCollection has no array of features")
            }
            return try features.map(feature)
        case "Feature": return [try feature(root)]
        default: return try shapes(root, 0)
        }
    }

    private func feature(_ value: [String: Any]) throws -> MKGeoJSONFeature {
        guard value["type"] as? String == "Feature" else { throw Self.failure("a feature is not of the type Feature") }
        let name = value["id"].flatMap { $0 as? String ?? ($0 as? NSNumber)?.stringValue }
        let properties = (value["properties"] as? [String: Any]).flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
        }
        let geometry = try (value["geometry"] as? [String: Any]).map { try shapes($0, 0) } ?? []
        return MKGeoJSONFeature(name, properties, geometry)
    }

    private func shapes(_ value: [String: Any], _ depth: Int) throws -> [any MKShape & MKGeoJSONObject] {
        guard depth < Self.deepest else { throw Self.failure("collections lie more than \(Self.deepest) deep") }
        let coordinates = value["coordinates"]
        switch value["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(coordinates))]
        case "MultiPoint": return try list(coordinates).map { MKPointAnnotation(coordinate: try place($0)) }
        case "LineString": return [try line(coordinates)]
        case "MultiLineString": return [MKMultiPolyline(try list(coordinates).map(line))]
        case "Polygon": return [try area(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(area))]
        case "GeometryCollection":
            guard let parts = value["geometries"] as? [[String: Any]] else {
                throw Self.failure("a GeometryCollection has no array of geometries")
            }
            return try parts.flatMap { try shapes($0, depth + 1) }
        case let other: throw Self.failure("there is no geometry of the type \(other ?? "that it has none of")")
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw Self.failure("coordinates are not an array") }
        return list
    }

    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
        guard numbers.count >= 2 else { throw Self.failure("a position has fewer than two numbers") }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private func points(_ value: Any?) throws -> [MKMapPoint] { try list(value).map { MKMapPoint(try place($0)) } }
    private func line(_ value: Any?) throws -> MKPolyline { MKPolyline(copying: try points(value)) }
    private func area(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(points)
        guard let outer = rings.first else { throw Self.failure("a polygon has no ring") }
        let holes = rings.dropFirst().map { MKPolygon(copying: $0, holes: nil) }
        return MKPolygon(copying: outer, holes: holes.isEmpty ? nil : holes)
    }

    private static func failure(_ reason: String) -> MKError {
        MKError(.decodingFailed, userInfo: [NSLocalizedDescriptionKey: "The GeoJSON can’t be read: \(reason)."])
    }
}
