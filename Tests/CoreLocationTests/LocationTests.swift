import PorticoHost
import TestSupport
import XCTest

@testable import CoreLocation
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where the device is: who may know, who is told, in which order.
final class LocationTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []

    final class Listener: NSObject, CLLocationManagerDelegate {
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            log += locations.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            log.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            log.append("status \(manager.authorizationStatus.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            log.append("WRONG")
        }
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
            log.append("watches \(region.identifier)")
        }
        func locationManager(
            _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) { log.append("refused \(region?.identifier ?? "-")") }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
            log.append("enter \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
            log.append("exit \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { log.append("visit") }
        func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
        {
            log.append("state \(state.rawValue)")
        }
    }

    private let listener = Listener()
    private var manager: CLLocationManager!

    override func prepare() {
        Self.log = []
        LocationDesk.info = [
            "NSLocationWhenInUseUsageDescription": "To show where you are.",
            "NSLocationAlwaysAndWhenInUseUsageDescription": "To remind you.",
        ]
        harness.show(root: UIViewController())
        harness.turn()
    }

    override func cleanUp() { manager = nil }

    /// - Parameter allowed: what a person has said at an earlier launch; nil: nobody was asked.
    @MainActor private func start(allowed: String? = "whenInUse") {
        if let allowed { SystemPermissions.remember(allowed, as: SavedPermissions.location) }
        manager = CLLocationManager()
        manager.delegate = listener
        harness.turn()
        Self.log = []
    }

    @MainActor private func move(_ latitude: Double?, _ longitude: Double = 0) {
        LocationSource.change(latitude.map { HostLocation(latitude: $0, longitude: longitude) })
        harness.turn()
    }

    @MainActor private func tap(_ title: String) {
        harness.advance(by: 0.6)
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
    }

    // MARK: Permission

    func testANewManagerTellsItsStatusInTheNextTurn() {
        onMain {
            manager = CLLocationManager()
            manager.delegate = listener
            XCTAssertEqual(Self.log, [])
            harness.turn()
            XCTAssertEqual(Self.log, ["status 0"])
            XCTAssertEqual(CLLocationManager.authorizationStatus(), .notDetermined)
        }
    }

    func testThatAPersonAllowsWhatTheAppUses() {
        onMain {
            start(allowed: nil)
            move(48.137, 11.575)
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            harness.turn()
            XCTAssertEqual(Self.log, [], "until a person has answered")
            XCTAssertEqual(harness.application.applicationState, .inactive)
            tap("Allow While Using App")
            XCTAssertEqual(Self.log, ["status 4", "48.137,11.575"])
            XCTAssertEqual(SystemPermissions.answer(SavedPermissions.location) as? String, "whenInUse")
            manager.requestWhenInUseAuthorization()
            harness.turn()
            XCTAssertEqual(harness.application.applicationState, .active, "nobody is asked twice")
            manager.requestAlwaysAuthorization()
            tap("Change to Always Allow")
            XCTAssertEqual(manager.authorizationStatus, .authorizedAlways)
            XCTAssertEqual(manager.authorizationStatus, .authorized, "its name from before iOS 8")
        }
    }

    func testThatAPersonAllowsItOnce() {
        onMain {
            start(allowed: nil)
            manager.requestWhenInUseAuthorization()
            tap("Allow Once")
            XCTAssertEqual(Self.log, ["status 4"])
            XCTAssertNil(SystemPermissions.answer(SavedPermissions.location), "the next launch asks again")
        }
    }

    func testThatAPersonDoesNot() {
        onMain {
            start(allowed: nil)
            move(1, 2)
            manager.startUpdatingLocation()
            manager.requestWhenInUseAuthorization()
            tap("Don’t Allow")
            XCTAssertEqual(Self.log, ["status 2", "failed 1"])
            manager.requestLocation()
            harness.turn()
            XCTAssertEqual(Self.log, ["status 2", "failed 1", "failed 1"])
        }
    }

    func testWithoutADescriptionNobodyIsAsked() {
        onMain {
            LocationDesk.info = [:]
            start(allowed: nil)
            manager.requestWhenInUseAuthorization()
            harness.advance(by: 1)
            XCTAssertEqual(harness.application.applicationState, .active)
            XCTAssertEqual(manager.authorizationStatus, .notDetermined)
        }
    }

    // MARK: Locations

    /// DEV-841
    func testUpdatesComeUntilTheyAreStopped() {
        onMain {
            start()
            manager.startUpdatingLocation()
            XCTAssertEqual(Self.log, [])
            harness.turn()
            XCTAssertEqual(Self.log, ["failed 0"], "nobody has said where the device is")
            move(48, 11)
            move(48, 11)
            move(48.001, 11)
            move(nil)
            manager.stopUpdatingLocation()
            move(50, 11)
            XCTAssertEqual(Self.log, ["failed 0", "48.0,11.0", "48.001,11.0", "failed 0"])
            XCTAssertEqual(manager.location?.coordinate.latitude, 48.001)
        }
    }

    /// DEV-1162
    func testVisitsAreKnownAndNoneIsTold() {
        onMain {
            start()
            manager.startMonitoringVisits()
            move(48, 11)
            harness.advance(by: 3600)
            move(49, 11)
            manager.stopMonitoringVisits()
            XCTAssertEqual(Self.log, [])
            let (begin, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 600))
            let visit = CLVisit(CLLocationCoordinate2D(latitude: 48, longitude: 11), from: begin, to: end)
            XCTAssertEqual([visit.coordinate.latitude, visit.coordinate.longitude], [48, 11])
            XCTAssertEqual([visit.arrivalDate, visit.departureDate], [begin, end])
            XCTAssertGreaterThanOrEqual(visit.horizontalAccuracy, 0)
            XCTAssertTrue(visit.copy() as AnyObject === visit)
        }
    }

    func testADistanceFilterLeavesOutSmallMovements() {
        onMain {
            start()
            manager.distanceFilter = 100
            move(48, 11)
            manager.startUpdatingLocation()
            harness.turn()
            move(48.0005, 11)
            move(48.002, 11)
            XCTAssertEqual(Self.log, ["48.0,11.0", "48.002,11.0"])
        }
    }

    func testARequestIsAnsweredOnce() {
        onMain {
            start()
            move(48, 11)
            manager.requestLocation()
            harness.turn()
            move(49, 11)
            XCTAssertEqual(Self.log, ["48.0,11.0"])
        }
    }

    func testInTheBackgroundNothingComesWithoutTheMode() {
        onMain {
            start()
            move(48, 11)
            manager.startUpdatingLocation()
            harness.turn()
            harness.home()
            move(49, 11)
            XCTAssertEqual(Self.log, ["48.0,11.0"])
            harness.reopen()
            harness.turn()
            XCTAssertEqual(Self.log, ["48.0,11.0", "49.0,11.0"])
            LocationDesk.info["UIBackgroundModes"] = ["location"]
            manager.allowsBackgroundLocationUpdates = true
            harness.home()
            move(50, 11)
            XCTAssertEqual(Self.log, ["48.0,11.0", "49.0,11.0", "50.0,11.0"])
        }
    }

    // MARK: Regions

    func testRegionsAreEnteredAndLeft() {
        onMain {
            start(allowed: "always")
            move(48, 11)
            let region = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 49, longitude: 11), radius: 1000, identifier: "home")
            manager.startMonitoring(for: region)
            harness.turn()
            manager.requestState(for: region)
            move(49.001, 11)
            move(49.002, 11)
            move(48, 11)
            XCTAssertEqual(Self.log, ["watches home", "enter home", "state 1", "exit home"])
            XCTAssertEqual(manager.monitoredRegions, [region])
            manager.stopMonitoring(for: region)
            move(49, 11)
            XCTAssertEqual(Self.log.count, 4)
        }
    }

    /// DEV-842
    func testRegionsWantPermissionForAllTimes() {
        onMain {
            start()
            manager.startMonitoring(
                for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "x"))
            harness.turn()
            XCTAssertEqual(Self.log, ["refused x"])
            XCTAssertEqual(manager.monitoredRegions, [])
        }
    }

    // MARK: Values

    /// DEV-840: lengths of published geodesics.
    func testDistances() {
        let munich = CLLocation(latitude: 48.137, longitude: 11.575)
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        XCTAssertEqual(munich.distance(from: munich), 0)
        XCTAssertEqual(munich.distance(from: berlin), berlin.distance(from: munich), accuracy: 0.001)
        // Vincenty's own example, turned to WGS 84: Flinders Peak to Buninyon, 54,972.271 m.
        let flinders = CLLocation(latitude: -37.951033416666664, longitude: 144.42486788888888)
        let buninyon = CLLocation(latitude: -37.65282113888889, longitude: 143.92649552777777)
        XCTAssertEqual(flinders.distance(from: buninyon), 54972.271, accuracy: 0.02)
        // A degree along the equator, and a quarter of the meridian.
        let zero = CLLocation(latitude: 0, longitude: 0)
        XCTAssertEqual(zero.distance(from: CLLocation(latitude: 0, longitude: 1)), 111_319.491, accuracy: 0.001)
        XCTAssertEqual(zero.distance(from: CLLocation(latitude: 90, longitude: 0)), 10_001_965.729, accuracy: 0.001)
        XCTAssertGreaterThan(zero.distance(from: CLLocation(latitude: 0, longitude: 180)), 2.0e7)
        XCTAssertTrue(CLLocationCoordinate2DIsValid(munich.coordinate))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    func testALocationSaysWhatFoundIt() {
        let found = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: Date(),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
        XCTAssertEqual(found.sourceInformation?.isSimulatedBySoftware, true)
        XCTAssertEqual(found.sourceInformation?.isProducedByAccessory, false)
        XCTAssertEqual(found.speedAccuracy, 9)
        XCTAssertNil(found.floor)
        XCTAssertNil(CLLocation(latitude: 1, longitude: 2).sourceInformation)
    }
}
