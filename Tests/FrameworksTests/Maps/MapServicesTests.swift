import MapKit
import TestSupport
import UIKit
import XCTest

/// What needs Apple's servers says that it can't be had (DEV-1161, DEV-1162); tiles, snapshots and places are real.
final class MapServicesTests: MainTestCase, @unchecked Sendable {
    private final class Answers: @unchecked Sendable {
        var codes: [String] = []
    }

    func testSearchesRoutesAndAddressesFailHonestly() {
        onMain {
            let answers = Answers()
            let request = MKLocalSearch.Request()
            request.naturalLanguageQuery = "coffee"
            let search = MKLocalSearch(request: request)
            search.start { answers.codes.append("search \($0 == nil) \(($1 as? MKError)?.code == .serverFailure)") }
            XCTAssertTrue(search.isSearching)
            MKDirections(request: MKDirections.Request()).calculate {
                answers.codes.append("route \($0 == nil) \(($1 as? MKError)?.code == .serverFailure)")
            }
            let geocoder = CLGeocoder()
            geocoder.geocodeAddressString("Paris") {
                answers.codes.append("address \($0 == nil) \(($1 as? CLError)?.code == .network)")
            }
            XCTAssertEqual(answers.codes, [])
            harness.turn { answers.codes.count == 3 }
            XCTAssertEqual(answers.codes, ["search true true", "route true true", "address true true"])
            XCTAssertFalse(search.isSearching)
            XCTAssertFalse(geocoder.isGeocoding)
        }
    }

    func testACancelledSearchIsSilentAndACancelledGeocoderIsNot() {
        onMain {
            let answers = Answers()
            let search = MKLocalSearch(request: MKLocalSearch.Request())
            search.start { _, _ in answers.codes.append("search") }
            search.cancel()
            let geocoder = CLGeocoder()
            geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) {
                answers.codes.append("cancelled \($0 == nil) \(($1 as? CLError)?.code == .geocodeCanceled)")
            }
            geocoder.cancelGeocode()
            harness.turn { !answers.codes.isEmpty }
            XCTAssertEqual(answers.codes, ["cancelled true true"])
        }
    }

    func testAPlaceHasItsAddress() {
        onMain {
            let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
            let mark = MKPlacemark(coordinate: place, addressDictionary: ["City": "Berlin", "ZIP": "10117"])
            XCTAssertEqual(mark.locality, "Berlin")
            XCTAssertEqual(mark.postalAddress?.postalCode, "10117")
            XCTAssertEqual(mark.title, "Berlin, 10117")
            let item = MKMapItem(placemark: mark)
            item.name = "Café"
            XCTAssertFalse(item.openInMaps())
            XCTAssertTrue(MKMapItem.forCurrentLocation().isCurrentLocation)
            XCTAssertNil(MKPlacemark(coordinate: place).title)
        }
    }

    func testTilesAreAskedByTheirNumbersAndDrawn() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let green = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                UIColor.green.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            try XCTUnwrap(green.pngData()).write(to: folder.appendingPathComponent("1-1-0.png"))
            let tiles = MKTileOverlay(urlTemplate: "file://\(folder.path)/{z}-{x}-{y}.png")
            let path = MKTileOverlay.Path(x: 1, y: 0, z: 1, contentScaleFactor: 2)
            XCTAssertEqual(tiles.url(forTilePath: path).lastPathComponent, "1-1-0.png")
            tiles.isGeometryFlipped = true
            XCTAssertEqual(tiles.url(forTilePath: path).lastPathComponent, "1-1-1.png")
            tiles.isGeometryFlipped = false
            (tiles.canReplaceMapContent, tiles.maximumZ) = (true, 1)
            final class Source: NSObject, MKMapViewDelegate {
                func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                    MKTileOverlayRenderer(overlay: overlay)
                }
            }
            let (source, map) = (Source(), MKMapView(frame: CGRect(x: 0, y: 200, width: 300, height: 300)))
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(map)
            map.delegate = source
            let half = MKMapSize.world.width / 2
            map.setVisibleMapRect(MKMapRect(x: half, y: 0, width: half, height: half), animated: false)
            map.addOverlay(tiles, level: .aboveRoads)
            harness.advance(by: 0.2)
            // North-east has a tile, north-west has none.
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 160, y: 340)), Pixel(r: 0, g: 255, b: 0))
            map.setVisibleMapRect(MKMapRect(x: 0, y: 0, width: half, height: half), animated: false)
            harness.advance(by: 0.2)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: 160, y: 340)), Pixel(r: 0, g: 255, b: 0))
        }
    }

    // The ground is drawn, and the same in every run (DEV-1160).
    func testTwoSnapshotsHaveTheSameBytes() {
        onMain {
            let options = MKMapSnapshotter.Options()
            options.size = CGSize(width: 120, height: 80)
            options.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 48, longitude: 11),
                span: MKCoordinateSpan(latitudeDelta: 5, longitudeDelta: 5))
            let made = Pictures()
            for _ in 0..<2 {
                MKMapSnapshotter(options: options).start { picture, _ in
                    if let picture { made.all.append(picture) }
                }
            }
            harness.turn { made.all.count == 2 }
            XCTAssertEqual(made.all[0].image.size, CGSize(width: 120, height: 80))
            XCTAssertEqual(made.all[0].image.pngData(), made.all[1].image.pngData())
            let middle = made.all[0].point(for: CLLocationCoordinate2D(latitude: 48, longitude: 11))
            XCTAssertEqual(middle.x, 60, accuracy: 1e-6)
            XCTAssertEqual(middle.y, 40, accuracy: 1e-6)
        }
    }

    private final class Pictures: @unchecked Sendable {
        var all: [MKMapSnapshotter.Snapshot] = []
    }
}
