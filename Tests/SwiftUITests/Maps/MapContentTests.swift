import MapKit
import SwiftUI
import TestSupport
import UIKit
import XCTest
import _MapKit_SwiftUI

/// SwiftUI's maps become MapKit's, with their content and what is selected.
final class MapContentTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Chosen {
        var value: Int?
    }

    private struct Page: View {
        let chosen: Chosen
        var places = [1, 2]
        var body: some View {
            Map(
                initialPosition: .region(
                    MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
                        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))),
                selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })
            ) {
                ForEach(places, id: \.self) { place in
                    Marker("Place \(place)", coordinate: .init(latitude: 10, longitude: 19.8 + 0.2 * Double(place)))
                        .tag(place)
                }
                Annotation("Own", coordinate: .init(latitude: 10.2, longitude: 20)) {
                    Color.red.frame(width: 30, height: 20)
                }
                if places.count > 1 {
                    MapCircle(center: .init(latitude: 10, longitude: 20), radius: 100).foregroundStyle(.green)
                }
            }
        }
    }

    @MainActor private func map(in view: UIView) -> MKMapView? {
        view as? MKMapView ?? view.subviews.lazy.compactMap { self.map(in: $0) }.first
    }

    func testContentBecomesAnnotationsAndOverlays() throws {
        try onMain {
            let chosen = Chosen()
            let host = UIHostingController(rootView: Page(chosen: chosen))
            harness.show(root: host)
            harness.advance(by: 0.3)
            let map = try XCTUnwrap(map(in: host.view))
            XCTAssertEqual(map.centerCoordinate.latitude, 10, accuracy: 1e-6)
            XCTAssertEqual(map.annotations.compactMap { $0.title ?? nil }.sorted(), ["Own", "Place 1", "Place 2"])
            XCTAssertEqual(map.overlays.count, 1)
            let own = try XCTUnwrap(map.annotations.first { $0.title == "Own" })
            XCTAssertEqual(map.view(for: own)?.bounds.size, CGSize(width: 30, height: 20))
            let second = try XCTUnwrap(map.annotations.first { $0.title == "Place 2" })
            map.selectAnnotation(second, animated: false)
            XCTAssertEqual(chosen.value, 2)
            // One place fewer: its view goes, the others stay.
            host.rootView = Page(chosen: chosen, places: [1])
            harness.advance(by: 0.3)
            XCTAssertEqual(map.annotations.compactMap { $0.title ?? nil }.sorted(), ["Own", "Place 1"])
            XCTAssertTrue(map.annotations.contains { $0 === own })
            XCTAssertEqual(map.overlays.count, 0)
        }
    }

    private struct BoxedPage: View {
        var body: some View {
            Map {
                Annotation("Box", coordinate: .init(latitude: 10, longitude: 20)) {
                    ZStack {
                        Rectangle()
                        Color.red.frame(width: 40, height: 24)
                    }
                }
            }
        }
    }

    @MainActor private final class Visited {
        var place: MapSelection<String>?
    }

    private struct StorePage: View {
        let visited: Visited
        var body: some View {
            Map(selection: Binding(get: { visited.place }, set: { visited.place = $0 })) {
                Marker("Store", coordinate: .init(latitude: 10, longitude: 20)).tag(MapSelection("store"))
                Marker("Other", coordinate: .init(latitude: 10.1, longitude: 20)).tag("other")
                    .mapItemDetailSelectionAccessory(.callout)
            }
            .mapFeatureSelectionAccessory(.callout(.compact))
            .mapFeatureSelectionDisabled { $0.kind == .territory }
            .mapFeatureSelectionContent { Marker($0.title ?? "", coordinate: $0.coordinate) }
        }
    }

    // DEV-1465
    func testASelectionIsAValueOrAFeatureOfWhichThereIsNone() throws {
        try onMain {
            let visited = Visited()
            let host = UIHostingController(rootView: StorePage(visited: visited))
            harness.show(root: host)
            harness.advance(by: 0.3)
            let map = try XCTUnwrap(map(in: host.view))
            let store = try XCTUnwrap(map.annotations.first { $0.title == "Store" })
            map.selectAnnotation(store, animated: false)
            XCTAssertEqual(visited.place, MapSelection("store"))
            XCTAssertEqual(visited.place?.value, "store")
            XCTAssertNil(visited.place?.feature)
            map.deselectAnnotation(store, animated: false)
            XCTAssertNil(visited.place)
            let feature: MapFeature? = nil
            XCTAssertNil(MapSelection<String>(feature).value)
            XCTAssertNotEqual(MapSelection<String>(feature), MapSelection("store"))
            _ = Map(selection: .constant(feature)).body
        }
    }

    // DEV-1469
    func testNoStreetHasAPicture() async throws {
        let request = MKLookAroundSceneRequest(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        XCTAssertEqual(request.coordinate.longitude, 2)
        XCTAssertNil(request.mapItem)
        let scene = try await request.scene
        XCTAssertNil(scene)
        XCTAssertFalse(request.isLoading)
        request.cancel()
        XCTAssertTrue(request.isCancelled)
        do {
            _ = try await request.scene
            XCTFail("it is cancelled")
        } catch {
            XCTAssertEqual((error as? CocoaError)?.code, .userCancelled)
        }
    }

    func testAPreviewOfAStreetIsAGroundWithASign() throws {
        try onMain {
            let host = UIHostingController(
                rootView: LookAroundPreview(initialScene: nil, badgePosition: .bottomTrailing).frame(height: 128))
            harness.show(root: host)
            harness.advance(by: 0.3)
            let street = try XCTUnwrap(host.children.compactMap { $0 as? MKLookAroundViewController }.first)
            XCTAssertEqual(street.badgePosition, .bottomTrailing)
            XCTAssertEqual(street.view.bounds.height, 128)
            XCTAssertNotNil((street.view.subviews.first as? UIImageView)?.image)
        }
    }

    func testAnAnnotationIsAsLargeAsItWantsToBe() throws {
        try onMain {
            let host = UIHostingController(rootView: BoxedPage())
            harness.show(root: host)
            harness.advance(by: 0.3)
            let map = try XCTUnwrap(map(in: host.view))
            let box = try XCTUnwrap(map.annotations.first)
            XCTAssertEqual(map.view(for: box)?.bounds.size, CGSize(width: 40, height: 24))
        }
    }

    func testAReaderConvertsPlacesAndARegionIsWrittenBack() throws {
        try onMain {
            final class State {
                var region = MKCoordinateRegion(
                    center: .init(latitude: 5, longitude: 6), span: .init(latitudeDelta: 1, longitudeDelta: 1))
            }
            let state = State()
            var proxy: MapProxy?
            let host = UIHostingController(
                rootView: MapReader { found in
                    let _ = proxy = found
                    Map(coordinateRegion: Binding(get: { state.region }, set: { state.region = $0 }))
                })
            harness.show(root: host)
            harness.advance(by: 0.3)
            let map = try XCTUnwrap(map(in: host.view))
            let middle = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
            let place = try XCTUnwrap(proxy?.convert(middle, from: .local))
            XCTAssertEqual(place.longitude, 6, accuracy: 0.01)
            map.setCenter(CLLocationCoordinate2D(latitude: 7, longitude: 8), animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(state.region.center.longitude, 8, accuracy: 0.01)
        }
    }

    func testAReaderOfAMapUnderBarsConvertsItsOwnPoints() throws {
        try onMain {
            var proxy: MapProxy?
            let host = UIHostingController(
                rootView: MapReader { found in
                    let _ = proxy = found
                    Page(chosen: Chosen())
                })
            host.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
            harness.show(root: host)
            harness.advance(by: 0.3)
            let map = try XCTUnwrap(map(in: host.view))
            XCTAssertEqual(map.convert(CGPoint.zero, to: nil), .zero, "it reaches under the bars")
            let top = host.view.safeAreaInsets.top
            XCTAssertGreaterThanOrEqual(top, 50)
            let middle = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
            let place = try XCTUnwrap(proxy?.convert(middle, from: .global))
            let own = try XCTUnwrap(proxy?.convert(CGPoint(x: middle.x, y: middle.y - top), from: .local))
            XCTAssertEqual(own.latitude, place.latitude, accuracy: 0.0001)
            XCTAssertEqual(try XCTUnwrap(proxy?.convert(place, to: .local)).y, middle.y - top, accuracy: 0.1)
            XCTAssertEqual(try XCTUnwrap(proxy?.convert(place, to: .global)).y, middle.y, accuracy: 0.1)
        }
    }
}
