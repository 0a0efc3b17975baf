import Foundation
import PorticoObjC

/// How soon a connection answers.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// Another device's wish to read or write. There is none.
open class CBATTRequest: NSObject, @unchecked Sendable {
    private let (asks, asked) = (CBCentral(), CBCharacteristic(CBUUID(string: "0000")))
    override init() { super.init() }
    /// Who asks.
    open var central: CBCentral { asks }
    /// For what.
    open var characteristic: CBCharacteristic { asked }
    /// From which byte on.
    open var offset: Int { 0 }
    /// What is read or written.
    open var value: Data?
}

/// Hears of the device's Bluetooth, and of who asks for what the app has: of its state, once (DEV-1235).
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// The state is known, or has changed. Called on the manager's queue.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// The system has started the app again for Bluetooth. Never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    /// The device advertises. Never called.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// A service was added. Never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// Another device wants to hear of changes. Never called.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// Another device doesn't any more. Never called.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// Another device reads. Never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// Another device writes. Never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// There is room for changes again. Never called.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    /// A channel is offered. Never called.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    /// A channel isn't offered any more. Never called.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    /// A channel was opened. Never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
    /// Stands for a delegate without the method.
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    /// Stands for a delegate without the method.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    /// Stands for a delegate without the method.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
    ) {}
}

/// Offers what the app has to other devices. There is no Bluetooth: commands do nothing but write iOS's warning into the log (DEV-1235).
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Hears of the state. It isn't owned.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether the device advertises: no.
    open var isAdvertising: Bool { false }

    /// A manager without a delegate; the first one asks a person.
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

    /// - Parameter queue: on which the delegate is called; nil: the main one.
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// The delegate hears of the state in a later turn, after a person has answered.
    ///
    /// - Parameters:
    ///   - queue: on which the delegate is called; nil: the main one.
    ///   - options: not used: nothing is restored, and nobody told that Bluetooth is off.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(kind: ())
        begin(on: queue) { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Would advertise.
    open func startAdvertising(_ advertisementData: [String: Any]?) { misuse() }
    /// Would end that.
    open func stopAdvertising() { misuse() }
    /// Would change how soon a connection answers.
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {
        misuse()
    }
    /// Would add a service.
    open func add(_ service: CBMutableService) { misuse() }
    /// Would remove a service.
    open func remove(_ service: CBMutableService) { misuse() }
    /// Would remove all services.
    open func removeAllServices() { misuse() }
    /// Would answer another device.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { misuse() }
    /// Would tell of a change. False: it wasn't sent.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        misuse()
        return false
    }
    /// Would offer a channel.
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) { misuse() }
    /// Would take a channel back.
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) { misuse() }
}
