import PorticoHost
import TestSupport
import XCTest

@testable import CoreLocation
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Updates as sequences, monitors of circles, and sessions (DEV-1317, DEV-1318, DEV-1319).
final class LiveLocationTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        LocationDesk.info = ["NSLocationWhenInUseUsageDescription": "To show where you are."]
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func move(_ latitude: Double?, _ longitude: Double = 0) {
        LocationSource.change(latitude.map { HostLocation(latitude: $0, longitude: longitude) })
        harness.turn()
    }
    @MainActor private func allow(_ answer: String) {
        SystemPermissions.remember(answer, as: SavedPermissions.location)
    }

    private final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var updates: [CLLocationUpdate] = []
        var all: [CLLocationUpdate] { lock.withLock { updates } }
        func add(_ update: CLLocationUpdate) { lock.withLock { updates.append(update) } }
    }

    func testUpdatesSayWhereTheDeviceIsOrWhyNobodySaysIt() {
        onMain {
            XCTAssertTrue(LocationDesk.shared.update.authorizationRequestInProgress)
            allow("whenInUse")
            XCTAssertTrue(LocationDesk.shared.update.locationUnavailable, "nobody has said where the device is")
            move(48.137, 11.575)
            let update = LocationDesk.shared.update
            XCTAssertEqual(update.location?.coordinate.latitude, 48.137)
            XCTAssertFalse(update.locationUnavailable)
            allow("denied")
            XCTAssertTrue(LocationDesk.shared.update.authorizationDenied)
            XCTAssertNil(LocationDesk.shared.update.location)
        }
    }

    func testALoopHearsOfEachPlace() {
        onMain {
            allow("whenInUse")
            move(48, 11)
            let found = Found()
            let loop = Task.detached {
                for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                    found.add(update)
                    if found.all.count == 2 { break }
                }
            }
            harness.turn { !found.all.isEmpty }
            move(49, 11)
            harness.turn { found.all.count == 2 }
            XCTAssertEqual(found.all.map { $0.location?.coordinate.latitude }, [48, 49])
            loop.cancel()
        }
    }

    func testAPersonIsAskedOnlyBySessionsWhereTheAppSaysSo() {
        onMain {
            LocationDesk.info["NSLocationRequireExplicitServiceSession"] = true
            XCTAssertTrue(LocationDesk.shared.update.serviceSessionRequired)
            let session = CLServiceSession(authorization: .whenInUse)
            harness.advance(by: 0.6)
            XCTAssertEqual(harness.application.applicationState, .inactive, "a person is asked")
            XCTAssertFalse(LocationDesk.shared.update.serviceSessionRequired)
            session.invalidate()
            session.invalidate()
            XCTAssertTrue(LocationDesk.shared.update.serviceSessionRequired)
        }
    }

    // MARK: Monitors

    @MainActor private func watch(
        _ identifier: String, _ latitude: Double, assuming state: CLMonitoringState = .unknown, in core: MonitorCore
    ) {
        let circle = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: 0), radius: 1000)
        core.addRecord(
            CLMonitor.Record(
                condition: circle,
                lastEvent: CLMonitor.Event(identifier: identifier, state: state, date: Date())))
    }

    func testAMonitorTellsWhatHasAnotherState() {
        onMain {
            allow("whenInUse")
            let core = MonitorCore.named("places")
            XCTAssertTrue(MonitorCore.named("places") === core)
            watch("home", 10, in: core)
            watch("work", 20, assuming: .unsatisfied, in: core)
            XCTAssertEqual(core.identifiers, ["home", "work"])
            move(10)
            XCTAssertEqual(core.record("home")?.lastEvent.state, .satisfied)
            XCTAssertEqual(core.record("work")?.lastEvent.state, .unsatisfied)
            move(20)
            XCTAssertEqual(core.record("home")?.lastEvent.state, .unsatisfied)
            XCTAssertEqual(core.record("work")?.lastEvent.state, .satisfied)
            core.removeRecord("home")
            XCTAssertEqual(core.identifiers, ["work"])
            XCTAssertNil(core.record("home"))
        }
    }

    func testAMonitorKnowsNothingThatTheAppMayNot() {
        onMain {
            allow("denied")
            let core = MonitorCore.named("places")
            watch("home", 10, in: core)
            move(10)
            XCTAssertEqual(core.record("home")?.lastEvent.state, .unknown)
        }
    }

    // MARK: Beacons

    private final class Hearer: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
        var failures: [String] = []
        func locationManager(
            _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
            error: any Error
        ) { failures.append("ranging \((error as? CLError)?.code.rawValue ?? 0)") }
        func locationManager(
            _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) { failures.append("\(region?.identifier ?? "") \((error as? CLError)?.code.rawValue ?? 0)") }
    }

    func testNoBeaconIsHeard() {
        onMain {
            allow("always")
            let (manager, hearer) = (CLLocationManager(), Hearer())
            manager.delegate = hearer
            let region = CLBeaconRegion(uuid: UUID(), major: 1, identifier: "shop")
            XCTAssertEqual(region.major, 1)
            XCTAssertNil(region.minor)
            XCTAssertFalse(CLLocationManager.isRangingAvailable())
            manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
            manager.startMonitoring(for: region)
            harness.turn()
            harness.turn()
            XCTAssertEqual(hearer.failures, ["ranging 16", "shop 5"])
            XCTAssertTrue(manager.monitoredRegions.isEmpty)
        }
    }
}
