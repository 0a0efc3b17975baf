import TestSupport
import XCTest

@testable import CoreBluetooth
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A device without Bluetooth (DEV-1235): identifiers are real, managers say so, once, after the question.
final class BluetoothTests: MainTestCase, @unchecked Sendable {
    private final class Hearer: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate, @unchecked Sendable {
        nonisolated(unsafe) var heard: [String] = []
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            heard.append("central \(central.state) \(Thread.isMainThread)")
        }
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            heard.append("peripheral \(peripheral.state) \(Thread.isMainThread)")
        }
        func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
            rssi RSSI: NSNumber
        ) { heard.append("found") }
    }

    override func prepare() {
        PrivacyReasons.info = ["NSBluetoothAlwaysUsageDescription": "To find things"]
        harness.show(root: UIViewController())
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

    func testWhoAllowsHearsThatThereIsNone() {
        onMain {
            let hearer = Hearer()
            let central = CBCentralManager(delegate: hearer, queue: nil)
            XCTAssertEqual(central.state, .unknown)
            XCTAssertEqual(CBManager.authorization, .notDetermined)
            harness.turn()
            XCTAssertEqual(hearer.heard, [], "nobody has answered yet")
            tap("Allow")
            harness.turn()
            XCTAssertEqual(hearer.heard, ["central unsupported true"])
            XCTAssertEqual(CBManager.authorization, .allowedAlways)
            let other = CBPeripheralManager(delegate: hearer, queue: nil)
            XCTAssertEqual(other.state, .unknown)
            harness.turn()
            harness.turn()
            XCTAssertEqual(hearer.heard, ["central unsupported true", "peripheral unsupported true"])
            central.scanForPeripherals(withServices: nil)
            other.startAdvertising([CBAdvertisementDataLocalNameKey: "a"])
            XCTAssertFalse(central.isScanning)
            XCTAssertFalse(other.isAdvertising)
            XCTAssertEqual(central.retrievePeripherals(withIdentifiers: [UUID()]), [])
            harness.advance(by: 5)
            XCTAssertEqual(hearer.heard.count, 2, "nothing is found, and nothing told twice")
        }
    }

    func testWhoRefusesIsUnauthorized() {
        onMain {
            let hearer = Hearer()
            let central = CBCentralManager(
                delegate: hearer, queue: nil, options: [CBCentralManagerOptionShowPowerAlertKey: true])
            harness.turn()
            tap("Don’t Allow")
            harness.turn()
            XCTAssertEqual(hearer.heard, ["central unauthorized true"])
            XCTAssertEqual(CBManager.authorization, .denied)
            XCTAssertEqual(central.state, .unauthorized)
        }
    }

    func testTheDelegateHearsOnItsQueue() {
        onMain {
            SystemPermissions.remember(SystemPrivacy.allowed, as: "bluetooth")
            let hearer = Hearer(), queue = DispatchQueue(label: "bluetooth")
            let central = CBCentralManager(delegate: hearer, queue: queue)
            harness.turn()
            queue.sync {}
            XCTAssertEqual(hearer.heard, ["central unsupported false"])
            withExtendedLifetime(central) {}
        }
    }

    func testIdentifiers() {
        XCTAssertEqual(CBUUID(string: "180d").uuidString, "180D")
        XCTAssertEqual(CBUUID(string: "0000180D").uuidString, "0000180D")
        XCTAssertEqual(CBUUID(data: Data([0x18, 0x0d])).uuidString, "180D")
        XCTAssertEqual(CBUUID(string: "180D").data, Data([0x18, 0x0d]))
        let long = CBUUID(string: "0000180d-0000-1000-8000-00805f9b34fb")
        XCTAssertEqual(long.uuidString, "0000180D-0000-1000-8000-00805F9B34FB")
        XCTAssertEqual(long, CBUUID(string: "180D"))
        XCTAssertEqual(Set([long, CBUUID(string: "180D"), CBUUID(string: "0000180D")]).count, 1)
        XCTAssertNotEqual(CBUUID(string: "180F"), CBUUID(string: "180D"))
        let own = UUID()
        XCTAssertEqual(CBUUID(nsuuid: own).uuidString, own.uuidString)
        XCTAssertEqual(CBUUID(nsuuid: own).data.count, 16)
    }

    func testServicesAreBuilt() {
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [value]
        XCTAssertTrue(value.service === service)
        XCTAssertTrue(service.isPrimary)
        value.descriptors = [
            CBMutableDescriptor(type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "a")
        ]
        XCTAssertTrue(value.descriptors?.first?.characteristic === value)
        XCTAssertEqual(value.properties.rawValue, 0x12)
        XCTAssertEqual(CBError(.connectionTimeout).errorCode, 6)
        XCTAssertEqual((CBError(.notConnected) as NSError as Error as? CBError)?.code, .notConnected)
        XCTAssertEqual(CBATTError.insufficientResources.rawValue, 17)
    }
}
