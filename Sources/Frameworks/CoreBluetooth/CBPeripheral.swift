import Foundation
import PorticoObjC

/// A device, seen from another one.
open class CBPeer: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    /// By which the app knows the device again.
    open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A device that asks for what this one has. There is none.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// How many bytes fit into one value.
    open var maximumUpdateValueLength: Int { 20 }
}

/// How a connection is.
public enum CBPeripheralState: Int, Sendable {
    case disconnected = 0
    case connecting = 1
    case connected = 2
    case disconnecting = 3
}

/// A number of a channel.
public typealias CBL2CAPPSM = UInt16

/// A channel to another device. There is none.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The other device.
    open var peer: CBPeer! { nil }
    /// What comes.
    open var inputStream: InputStream! { nil }
    /// What goes.
    open var outputStream: OutputStream! { nil }
    /// Its number.
    open var psm: CBL2CAPPSM { 0 }
}

/// Hears of what another device has. Nothing of it is called: there is no other device (DEV-1235).
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// The name has changed.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Services have gone.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// How well it is heard.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Services were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Services within a service were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    /// Characteristics were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value was read, or has changed.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Whether values are told has changed.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// Descriptors were found.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A descriptor was read.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// A descriptor was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// There is room for writes again.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    /// A channel was opened.
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Stands for a delegate without the method.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {
    }
    /// Stands for a delegate without the method.
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    /// Stands for a delegate without the method.
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}

/// Another device. No search finds one, so that there is none: the class is there for code that names it.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Hears of what it has. It isn't owned.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Its name.
    open var name: String? { nil }
    /// How well it is heard.
    open var rssi: NSNumber? { nil }
    /// How the connection is.
    open var state: CBPeripheralState { .disconnected }
    /// The services that were found.
    open var services: [CBService]? { nil }
    /// Whether there is room for writes.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Whether it may see notifications.
    open var ancsAuthorized: Bool { false }

    private func misuse() {
        NSLog("[CoreBluetooth] API MISUSE: %@ can only accept commands while in the connected state", description)
    }
    /// Would ask how well it is heard.
    open func readRSSI() { misuse() }
    /// Would ask for services.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { misuse() }
    /// Would ask for services within a service.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) { misuse() }
    /// Would ask for characteristics.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { misuse() }
    /// Would read a value.
    open func readValue(for characteristic: CBCharacteristic) { misuse() }
    /// How many bytes fit into one write.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
    /// Would write a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        misuse()
    }
    /// Would ask to be told of values.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { misuse() }
    /// Would ask for descriptors.
    open func discoverDescriptors(for characteristic: CBCharacteristic) { misuse() }
    /// Would read a descriptor.
    open func readValue(for descriptor: CBDescriptor) { misuse() }
    /// Would write a descriptor.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) { misuse() }
    /// Would open a channel.
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) { misuse() }
}
