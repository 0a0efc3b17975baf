import Foundation
import PorticoObjC

/// Which devices events of connections are about.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An array of their identifiers.
    public static let peripheralUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
    /// An array of their services.
    public static let serviceUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
}

/// What has become of a connection.
public enum CBConnectionEvent: Int, Sendable {
    case peerDisconnected = 0
    case peerConnected = 1
}

/// Hears of the device's Bluetooth, and of other devices: of its state, once (DEV-1235).
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The state is known, or has changed. Called on the manager's queue.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// The system has started the app again for Bluetooth. Never called.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// Another device was heard. Never called.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Another device is connected. Never called.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Another device couldn't be connected. Never called.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection has ended. Never called.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// A connection has ended, and may come back by itself. Never called.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
        timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?)
    /// A connection of the system's came or went. Never called.
    func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    /// Whether another device may see notifications has changed. Never called.
    func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
    /// Stands for a delegate without the method.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Stands for a delegate without the method.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Stands for a delegate without the method.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Stands for a delegate without the method.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
        timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) {}
    /// Stands for a delegate without the method.
    public func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {}
}

/// Looks for other devices and connects them. There is no Bluetooth: commands do nothing but write iOS's warning into the log (DEV-1235).
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// What a device may be able to do.
    public struct Feature: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Searches and connections over long distances.
        public static var extendedScanAndConnect: Feature { Feature(rawValue: 1 << 0) }
    }

    /// Hears of the state. It isn't owned.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether a search is on: no.
    open var isScanning: Bool { false }

    /// A manager without a delegate; the first one asks a person.
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

    /// - Parameter queue: on which the delegate is called; nil: the main one.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// The delegate hears of the state in a later turn, after a person has answered.
    ///
    /// - Parameters:
    ///   - queue: on which the delegate is called; nil: the main one.
    ///   - options: not used: nothing is restored, and nobody told that Bluetooth is off.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(kind: ())
        begin(on: queue) { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Whether the device can do something: it can't.
    open class func supports(_ features: Feature) -> Bool { false }
    /// Would search.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { misuse() }
    /// Would end the search.
    open func stopScan() { misuse() }
    /// Would connect another device.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { misuse() }
    /// Would end a connection.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { misuse() }
    /// Other devices that the app has met: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        misuse()
        return []
    }
    /// Other devices that are connected: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        misuse()
        return []
    }
    /// Would tell of connections.
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) { misuse() }
}
