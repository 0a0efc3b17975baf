import MapKit
import TestSupport
import XCTest

/// Mercator's arithmetic against closed forms, and values of regions, rectangles, distances and GeoJSON.
final class MapGeometryTests: MainTestCase, @unchecked Sendable {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    func testTheWorldIsASquareOfTilesAtTheNearestZoom() {
        XCTAssertEqual(MKMapSize.world.width, 256 * 1_048_576)
        XCTAssertEqual(MKMapSize.world.height, MKMapSize.world.width)
        let origin = MKMapPoint(place(0, 0))
        XCTAssertEqual(origin.x, 134_217_728)
        XCTAssertEqual(origin.y, 134_217_728, accuracy: 1e-6)
        XCTAssertEqual(MKMapPoint(place(0, -180)).x, 0)
        XCTAssertEqual(MKMapPoint(place(85.051_128_779_806_6, 0)).y, 0, accuracy: 1e-5)
        // atanh(sin φ) / 2π of the world north of the equator.
        let north = MKMapPoint(place(60, 0))
        let share = atanh(sin(60 * Double.pi / 180)) / (2 * .pi)
        XCTAssertEqual(north.y, (0.5 - share) * 268_435_456, accuracy: 1e-5)
        XCTAssertEqual(MKMapPoint(place(91, 0)).x, -1)
    }

    func testPointsGoThereAndBack() {
        for latitude in stride(from: -80.0, through: 80, by: 20) {
            for longitude in stride(from: -170.0, through: 170, by: 34) {
                let back = MKMapPoint(place(latitude, longitude)).coordinate
                XCTAssertEqual(back.latitude, latitude, accuracy: 1e-9)
                XCTAssertEqual(back.longitude, longitude, accuracy: 1e-9)
            }
        }
        XCTAssertFalse(CLLocationCoordinate2DIsValid(MKMapPoint(x: -1, y: 0).coordinate))
    }

    func testAMapPointIsHalfAsWideAtSixtyDegrees() {
        let equator = MKMetersPerMapPointAtLatitude(0)
        XCTAssertEqual(equator, 40_075_016.685_578 / 268_435_456, accuracy: 1e-9)
        XCTAssertEqual(MKMetersPerMapPointAtLatitude(60), equator / 2, accuracy: 1e-9)
        XCTAssertEqual(MKMapPointsPerMeterAtLatitude(60) * equator / 2, 1, accuracy: 1e-9)
    }

    func testRectanglesJoinCutAndDivide() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 20)
        let two = MKMapRect(x: 5, y: 10, width: 10, height: 20)
        XCTAssertTrue(MKMapRectEqualToRect(one.union(two), MKMapRect(x: 0, y: 0, width: 15, height: 30)))
        XCTAssertTrue(MKMapRectEqualToRect(one.intersection(two), MKMapRect(x: 5, y: 10, width: 5, height: 10)))
        XCTAssertTrue(one.intersection(MKMapRect(x: 50, y: 0, width: 1, height: 1)).isNull)
        XCTAssertTrue(MKMapRectEqualToRect(one.union(.null), one))
        XCTAssertTrue(one.insetBy(dx: 6, dy: 0).isNull)
        let (slice, rest) = one.divided(atDistance: 4, from: .maxYEdge)
        XCTAssertTrue(MKMapRectEqualToRect(slice, MKMapRect(x: 0, y: 16, width: 10, height: 4)))
        XCTAssertTrue(MKMapRectEqualToRect(rest, MKMapRect(x: 0, y: 0, width: 10, height: 16)))
        XCTAssertTrue(one.contains(MKMapPoint(x: 0, y: 0)))
        XCTAssertFalse(one.contains(MKMapPoint(x: 10, y: 0)))
        let across = MKMapRect(x: 268_435_456 - 4, y: 0, width: 10, height: 1)
        XCTAssertTrue(across.spans180thMeridian)
        XCTAssertTrue(MKMapRectEqualToRect(across.remainder, MKMapRect(x: 0, y: 0, width: 6, height: 1)))
    }

    func testRegionsInMetresAndOfRectangles() {
        // A degree of latitude at the equator is 110,574 metres on the ellipsoid, a degree of longitude 111,320.
        let region = MKCoordinateRegion(center: place(0, 0), latitudinalMeters: 110_574, longitudinalMeters: 111_320)
        XCTAssertEqual(region.span.latitudeDelta, 1, accuracy: 1e-4)
        XCTAssertEqual(region.span.longitudeDelta, 1, accuracy: 1e-4)
        let world = MKCoordinateRegion(.world)
        XCTAssertEqual(world.span.longitudeDelta, 360)
        XCTAssertEqual(world.span.latitudeDelta, 170.102_257, accuracy: 1e-5)
        XCTAssertEqual(NSValue(mkCoordinate: place(3, 4)).mkCoordinateValue.longitude, 4)
    }

    // The units' names are English (DEV-1163).
    func testDistancesAreWrittenInTheirUnits() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        XCTAssertEqual(formatter.string(fromDistance: 1234), "1.2 km")
        XCTAssertEqual(formatter.string(fromDistance: 42), "42 m")
        formatter.unitStyle = .full
        XCTAssertEqual(formatter.string(fromDistance: 1000), "1 kilometer")
        XCTAssertEqual(formatter.distance(from: "2 km"), 2000)
        XCTAssertEqual(formatter.distance(from: "far"), -1)
        formatter.units = .imperial
        XCTAssertEqual(formatter.string(fromDistance: 1609.344 * 3), "3 miles")
    }

    func testShapesHaveTheirBoundsAndLengths() {
        let places = [place(0, 0), place(0, 10), place(10, 10)]
        let line = MKPolyline(coordinates: places, count: 3)
        XCTAssertEqual(line.pointCount, 3)
        XCTAssertEqual(line.boundingMapRect.width, 268_435_456 / 36, accuracy: 1e-3)
        XCTAssertEqual(line.location(atPointIndex: 0), 0)
        XCTAssertEqual(line.location(atPointIndex: 2), 1)
        var copied = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
        line.getCoordinates(&copied, range: NSRange(location: 1, length: 2))
        XCTAssertEqual(copied[1].latitude, 10, accuracy: 1e-9)
        XCTAssertEqual(MKPolyline(coordinates: [], count: 0).pointCount, 0)
        XCTAssertTrue(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
        let circle = MKCircle(center: place(60, 0), radius: 1000)
        XCTAssertEqual(
            circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(60), 2000, accuracy: 1e-6)
        // The shortest way from Oslo's latitude to itself, half around the world, goes over the pole.
        let over = MKGeodesicPolyline(coordinates: [place(60, 0), place(60, 179)], count: 2)
        XCTAssertGreaterThan(over.pointCount, 10)
        XCTAssertLessThan(over.boundingMapRect.minY, MKMapPoint(place(80, 0)).y)
    }

    func testGeoJSONIsReadAndRefused() throws {
        let text = """
            {"type":"FeatureCollection","features":[{"type":"Feature","id":7,"properties":{"a":1},
            "geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]}},
            {"type":"Feature","geometry":{"type":"Point","coordinates":[12.5,41.9]},"properties":null}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        XCTAssertEqual(features.map(\.identifier), ["7", nil])
        XCTAssertEqual((features[0].geometry.first as? MKPolygon)?.interiorPolygons?.count, 1)
        XCTAssertEqual((features[1].geometry.first as? MKPointAnnotation)?.coordinate.latitude, 41.9)
        for wrong in [
            "", "[]", #"{"type":"Point"}"#, #"{"type":"LineString","coordinates":[[1]]}"#, #"{"type":"Shape"}"#,
        ] {
            XCTAssertThrowsError(try MKGeoJSONDecoder().decode(Data(wrong.utf8))) {
                XCTAssertEqual(($0 as? MKError)?.code, .decodingFailed)
            }
        }
        let deep =
            String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: 400)
            + String(repeating: "]}", count: 400)
        XCTAssertThrowsError(try MKGeoJSONDecoder().decode(Data(deep.utf8)))
    }
}
