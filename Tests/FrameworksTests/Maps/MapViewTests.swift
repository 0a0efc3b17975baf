import MapKit
import TestSupport
import UIKit
import XCTest

/// A map's view: what it shows, what its delegate hears in which order, annotations, overlays and fingers.
final class MapViewTests: MainTestCase, @unchecked Sendable {
    @MainActor final class Hearer: NSObject, MKMapViewDelegate {
        var log: [String] = []
        var clusters = false
        var view: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            view(annotation)
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { log.append("added \(views.count)") }
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did \(animated)") }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            log.append("select \((view.annotation?.title ?? nil) ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
            log.append("deselect \((view.annotation?.title ?? nil) ?? "")")
        }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView,
            calloutAccessoryControlTapped control: UIControl
        ) { log.append("control") }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
            fromOldState oldState: MKAnnotationView.DragState
        ) { log.append("drag \(oldState.rawValue) \(newState.rawValue)") }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            log.append("renderer")
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
    }

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// A map of 300 by 400 points around 10° north, 20° east, on the screen.
    @MainActor private func showMap(_ hearer: Hearer) -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))
        let controller = UIViewController()
        harness.show(root: controller)
        controller.view.addSubview(map)
        map.setRegion(
            MKCoordinateRegion(center: place(10, 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            animated: false)
        harness.advance(by: 0.1)
        map.delegate = hearer
        return map
    }

    @MainActor private func pin(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: place(latitude, longitude), title: title, subtitle: nil)
    }

    func testARegionFitsTheShapeAndIsToldOnce() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            XCTAssertEqual(map.region.span.longitudeDelta, 1, accuracy: 1e-6)
            XCTAssertEqual(map.region.span.latitudeDelta, 1.313, accuracy: 0.01)
            XCTAssertEqual(map.convert(place(10, 20), toPointTo: map).x, 150, accuracy: 1e-6)
            XCTAssertEqual(map.convert(place(10, 20), toPointTo: map).y, 200, accuracy: 1e-6)
            map.setRegion(
                MKCoordinateRegion(center: place(10, 21), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
                animated: true)
            XCTAssertEqual(hearer.log, ["will true"])
            harness.advance(by: 1)
            XCTAssertEqual(hearer.log, ["will true", "did true"])
            XCTAssertEqual(map.centerCoordinate.longitude, 21, accuracy: 1e-6)
        }
    }

    func testAMapWithoutASizeShowsTheRegionLater() {
        onMain {
            let map = MKMapView()
            map.setRegion(
                MKCoordinateRegion(center: place(52, 13), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)),
                animated: false)
            XCTAssertEqual(map.centerCoordinate.latitude, 52, accuracy: 1e-6)
            map.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            XCTAssertEqual(map.centerCoordinate.longitude, 13, accuracy: 1e-6)
            XCTAssertGreaterThanOrEqual(map.region.span.latitudeDelta, 1.99)
        }
    }

    func testACameraTurnsTheMapAndItsDistanceIsKept() {
        onMain {
            let map = showMap(Hearer())
            map.setCamera(
                MKMapCamera(lookingAtCenter: place(10, 20), fromDistance: 50000, pitch: 30, heading: 90),
                animated: false)
            XCTAssertEqual(map.camera.heading, 90, accuracy: 1e-9)
            XCTAssertEqual(map.camera.centerCoordinateDistance, 50000, accuracy: 1e-3)
            // East is up.
            let point = map.convert(place(10, 20.01), toPointTo: map)
            XCTAssertEqual(point.x, 150, accuracy: 1e-6)
            XCTAssertLessThan(point.y, 199)
        }
    }

    func testViewsAreMadeWherePlacesAreSeenAndUsedAgain() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            let (near, far) = (pin("near", 10, 20.2), pin("far", -40, -100))
            map.addAnnotations([near, far])
            harness.advance(by: 0.1)
            XCTAssertEqual(hearer.log, ["added 1"])
            let view = map.view(for: near)
            XCTAssertTrue(view is MKMarkerAnnotationView)
            XCTAssertNil(map.view(for: far))
            // The balloon's point is at the place.
            XCTAssertEqual(view?.frame.midX ?? 0, 150 + 60, accuracy: 0.5)
            XCTAssertEqual(view?.frame.maxY ?? 0, 200, accuracy: 0.5)
            near.coordinate = place(10, 20.3)
            XCTAssertEqual(view?.frame.midX ?? 0, 150 + 90, accuracy: 0.5)
            map.removeAnnotation(near)
            map.addAnnotation(pin("next", 10, 20))
            harness.advance(by: 0.1)
            XCTAssertTrue(map.annotations.contains { map.view(for: $0) === view })
        }
    }

    final class Fancy: MKMarkerAnnotationView {
        override var annotation: (any MKAnnotation)? { didSet { displayPriority = .required } }
    }

    func testARegisteredClassIsMadeAndHearsOfItsAnnotation() {
        onMain {
            let map = showMap(Hearer())
            map.register(
                Fancy.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
            let one = pin("one", 10, 20)
            map.addAnnotation(one)
            harness.advance(by: 0.1)
            XCTAssertTrue(map.view(for: one) is Fancy)
            XCTAssertEqual(map.view(for: one)?.displayPriority, .required)
            XCTAssertEqual(MKMarkerAnnotationView(annotation: one, reuseIdentifier: nil).displayPriority, .defaultHigh)
        }
    }

    func testSelectionTellsOfTheOldOneFirst() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            let (one, two) = (pin("one", 10.2, 20), pin("two", 9.8, 20))
            map.addAnnotations([one, two])
            harness.advance(by: 0.1)
            hearer.log = []
            harness.tap(map.convert(place(10.2, 20), toPointTo: nil).applying(.init(translationX: 0, y: -20)))
            harness.advance(by: 0.5)
            XCTAssertTrue(map.selectedAnnotations.first === one)
            map.selectAnnotation(two, animated: false)
            harness.tap(map.convert(place(10, 19.7), toPointTo: nil))
            harness.advance(by: 0.5)
            XCTAssertEqual(hearer.log, ["select one", "deselect one", "select two", "deselect two"])
            XCTAssertTrue(map.selectedAnnotations.isEmpty)
        }
    }

    func testACalloutsControlIsTold() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            let button = UIButton(type: .detailDisclosure)
            hearer.view = {
                let view = MKPinAnnotationView(annotation: $0, reuseIdentifier: nil)
                (view.canShowCallout, view.rightCalloutAccessoryView) = (true, button)
                return view
            }
            let one = pin("one", 10, 20)
            map.addAnnotation(one)
            harness.advance(by: 0.1)
            XCTAssertNil(button.window)
            map.selectAnnotation(one, animated: false)
            harness.advance(by: 0.1)
            XCTAssertNotNil(button.window)
            harness.tap(button)
            harness.advance(by: 0.3)
            XCTAssertEqual(hearer.log.last, "control")
            map.deselectAnnotation(one, animated: false)
            XCTAssertNil(button.window)
        }
    }

    func testNearOnesOfAnIdentifierAreACluster() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            hearer.view = {
                guard !($0 is MKClusterAnnotation) else { return nil }
                let view = MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil)
                view.clusteringIdentifier = "all"
                return view
            }
            let pins = [pin("a", 10, 20), pin("b", 10, 20.01), pin("c", 10.4, 20)]
            map.addAnnotations(pins)
            harness.advance(by: 0.1)
            let cluster = map.view(for: pins[0])?.cluster
            XCTAssertEqual((cluster?.annotation as? MKClusterAnnotation)?.memberAnnotations.count, 2)
            XCTAssertEqual(map.view(for: pins[0])?.isHidden, true)
            XCTAssertNil(map.view(for: pins[2])?.cluster)
            // Nearer they are apart.
            map.setRegion(
                MKCoordinateRegion(
                    center: place(10, 20.005), span: MKCoordinateSpan(latitudeDelta: 0.03, longitudeDelta: 0.03)),
                animated: false)
            harness.advance(by: 0.1)
            XCTAssertNil(map.view(for: pins[0])?.cluster)
            XCTAssertEqual(map.view(for: pins[0])?.isHidden, false)
            XCTAssertNil(cluster?.superview)
        }
    }

    func testAFingerMovesTheMapAndItGlides() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            let from = map.convert(place(10, 20), toPointTo: nil)
            harness.drag(from: from, to: CGPoint(x: from.x - 60, y: from.y))
            XCTAssertEqual(hearer.log, ["will false", "did false"])
            // What was under the finger is still under it, but for the way that a pan needs to begin.
            XCTAssertEqual(map.centerCoordinate.longitude, 20.2, accuracy: 0.05)
            XCTAssertEqual(map.centerCoordinate.latitude, 10, accuracy: 0.01)
            map.isScrollEnabled = false
            let rest = map.centerCoordinate.longitude
            harness.drag(from: from, to: CGPoint(x: from.x - 60, y: from.y))
            XCTAssertEqual(map.centerCoordinate.longitude, rest, accuracy: 1e-9)
        }
    }

    func testTwoTapsZoomAboutTheirPlace() {
        onMain {
            let map = showMap(Hearer())
            let spot = place(10.2, 20.2)
            let point = map.convert(spot, toPointTo: nil)
            harness.tap(point)
            harness.tap(point)
            harness.advance(by: 1)
            XCTAssertEqual(map.region.span.longitudeDelta, 0.5, accuracy: 1e-3)
            XCTAssertEqual(map.convert(spot, toPointTo: nil).x, point.x, accuracy: 0.5)
        }
    }

    func testALongTouchDragsAPin() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            hearer.view = {
                let view = MKPinAnnotationView(annotation: $0, reuseIdentifier: nil)
                view.isDraggable = true
                return view
            }
            let one = pin("one", 10, 20)
            map.addAnnotation(one)
            harness.advance(by: 0.1)
            hearer.log = []
            let head = map.convert(place(10, 20), toPointTo: nil).applying(.init(translationX: 0, y: -20))
            harness.touch(.began, at: head)
            harness.advance(by: 0.8)
            for step in 1...10 { harness.touch(.moved, at: CGPoint(x: head.x + CGFloat(step) * 6, y: head.y)) }
            harness.touch(.ended, at: CGPoint(x: head.x + 60, y: head.y))
            harness.advance(by: 0.2)
            XCTAssertEqual(hearer.log, ["drag 0 1", "drag 1 2", "drag 2 4", "drag 4 0"])
            XCTAssertEqual(one.coordinate.longitude, 20.2, accuracy: 0.01)
            XCTAssertEqual(map.centerCoordinate.longitude, 20, accuracy: 1e-9)
        }
    }

    func testAnOverlayIsDrawnWhereItIs() {
        onMain {
            let hearer = Hearer()
            let map = showMap(hearer)
            let corners = [place(10.1, 20.1), place(10.1, 20.3), place(9.9, 20.3), place(9.9, 20.1)]
            let area = MKPolygon(coordinates: corners, count: 4)
            map.addOverlay(area)
            harness.advance(by: 0.2)
            XCTAssertEqual(hearer.log, ["renderer"])
            XCTAssertEqual(harness.pixel(at: map.convert(place(10, 20.2), toPointTo: nil)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertNotEqual(
                harness.pixel(at: map.convert(place(10, 19.95), toPointTo: nil)), Pixel(r: 255, g: 0, b: 0))
            // At the zoom of a house all that is seen is inside; numbers of the drawing don't overflow.
            map.setRegion(
                MKCoordinateRegion(center: place(10, 20.2), latitudinalMeters: 20, longitudinalMeters: 20),
                animated: false)
            harness.advance(by: 0.2)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 100, y: 300)), Pixel(r: 255, g: 0, b: 0))
            map.removeOverlay(area)
            harness.advance(by: 0.2)
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: 100, y: 300)), Pixel(r: 255, g: 0, b: 0))
        }
    }

    func testBarsMoveTheMiddle() {
        onMain {
            let map = showMap(Hearer())
            map.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
            map.setCenter(place(10, 20), animated: false)
            XCTAssertEqual(map.convert(place(10, 20), toPointTo: map).y, 100, accuracy: 1e-6)
            map.showAnnotations([pin("a", 12, 22), pin("b", 8, 18)], animated: false)
            for corner in [place(12, 22), place(8, 18)] {
                XCTAssertTrue(
                    CGRect(x: 0, y: 0, width: 300, height: 200).contains(map.convert(corner, toPointTo: map)))
            }
        }
    }
}
