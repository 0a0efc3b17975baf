import Foundation
import PorticoObjC

/// What a device can be asked for.
open class CBAttribute: NSObject, @unchecked Sendable {
    private let identifier: CBUUID
    init(_ identifier: CBUUID) {
        self.identifier = identifier
        super.init()
    }
    /// Which one it is.
    open var uuid: CBUUID { identifier }
}

/// What may be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is broadcast.
    public static var broadcast: Self { Self(rawValue: 0x01) }
    /// It can be read.
    public static var read: Self { Self(rawValue: 0x02) }
    /// It can be written, without an answer.
    public static var writeWithoutResponse: Self { Self(rawValue: 0x04) }
    /// It can be written, with an answer.
    public static var write: Self { Self(rawValue: 0x08) }
    /// Changes are told, without an answer.
    public static var notify: Self { Self(rawValue: 0x10) }
    /// Changes are told, with an answer.
    public static var indicate: Self { Self(rawValue: 0x20) }
    /// It can be written with a signature.
    public static var authenticatedSignedWrites: Self { Self(rawValue: 0x40) }
    /// A descriptor has more of it.
    public static var extendedProperties: Self { Self(rawValue: 0x80) }
    /// Changes are told to trusted devices.
    public static var notifyEncryptionRequired: Self { Self(rawValue: 0x100) }
    /// Changes are told to trusted devices, with an answer.
    public static var indicateEncryptionRequired: Self { Self(rawValue: 0x200) }
}

/// What other devices may do with a value of this one's.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Read it.
    public static var readable: Self { Self(rawValue: 0x01) }
    /// Write it.
    public static var writeable: Self { Self(rawValue: 0x02) }
    /// Read it, where they are trusted.
    public static var readEncryptionRequired: Self { Self(rawValue: 0x04) }
    /// Write it, where they are trusted.
    public static var writeEncryptionRequired: Self { Self(rawValue: 0x08) }
}

/// Whether a write is answered.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse = 1
}

/// What a device does for others: characteristics that belong together.
open class CBService: CBAttribute, @unchecked Sendable {
    fileprivate var primary = true
    fileprivate var parts: [CBCharacteristic]?
    fileprivate var inner: [CBService]?
    /// The device.
    open var peripheral: CBPeripheral? { nil }
    /// Whether it is what the device is for.
    open var isPrimary: Bool { primary }
    /// Services within it.
    open var includedServices: [CBService]? { inner }
    /// Its values.
    open var characteristics: [CBCharacteristic]? { parts }
}

/// A service of the app's own.
open class CBMutableService: CBService, @unchecked Sendable {
    /// - Parameter isPrimary: whether it is what the device is for.
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(UUID)
        primary = isPrimary
    }
    /// Services within it.
    open override var includedServices: [CBService]? {
        get { inner }
        set { inner = newValue }
    }
    /// Its values, which belong to it from then on.
    open override var characteristics: [CBCharacteristic]? {
        get { parts }
        set {
            parts = newValue
            for one in newValue ?? [] { one.owner = self }
        }
    }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    fileprivate weak var owner: CBService?
    fileprivate var kind: CBCharacteristicProperties = []
    fileprivate var content: Data?
    fileprivate var notes: [CBDescriptor]?
    /// The service.
    open var service: CBService? { owner }
    /// What may be done with it.
    open var properties: CBCharacteristicProperties { kind }
    /// The value, as far as it was read.
    open var value: Data? { content }
    /// What describes it.
    open var descriptors: [CBDescriptor]? { notes }
    /// Whether it is broadcast.
    open var isBroadcasted: Bool { false }
    /// Whether changes are told.
    open var isNotifying: Bool { false }
}

/// A value of the app's own.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// What other devices may do with it.
    open var permissions: CBAttributePermissions

    /// - Parameter value: one that stays as it is; nil: others ask each time.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID)
        (kind, content) = (properties, value)
    }
    /// What may be done with it.
    open override var properties: CBCharacteristicProperties {
        get { kind }
        set { kind = newValue }
    }
    /// The value.
    open override var value: Data? {
        get { content }
        set { content = newValue }
    }
    /// What describes it.
    open override var descriptors: [CBDescriptor]? {
        get { notes }
        set {
            notes = newValue
            for one in newValue ?? [] { one.owner = self }
        }
    }
    /// Who is told of changes: nobody.
    open var subscribedCentrals: [CBCentral]? { [] }
}

/// What describes a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    fileprivate weak var owner: CBCharacteristic?
    fileprivate var content: Any?
    /// What it describes.
    open var characteristic: CBCharacteristic? { owner }
    /// What it says.
    open var value: Any? { content }
}

/// A descriptor of the app's own.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// - Parameter value: a text for `CBUUIDCharacteristicUserDescriptionString`, bytes for the format.
    public init(type UUID: CBUUID, value: Any?) {
        super.init(UUID)
        content = value
    }
}
