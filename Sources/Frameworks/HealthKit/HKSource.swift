import Foundation
import PorticoObjC
import UIKit

/// Who has put something into the store: an app. Here it is always this one (DEV-1236).
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    private let (title, bundle): (String, String)

    init(name: String, bundleIdentifier: String) {
        (title, bundle) = (name, bundleIdentifier)
        super.init()
    }

    /// This app.
    open class func `default`() -> HKSource {
        let info = Bundle.main.infoDictionary ?? [:]
        let name = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { info[$0] as? String }.first { !$0.isEmpty }
        return HKSource(
            name: name ?? ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }

    /// The app's name.
    open var name: String { title }
    /// The app's identifier.
    open var bundleIdentifier: String { bundle }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    open override var hash: Int { bundleIdentifier.hashValue }
    open override var description: String { "<HKSource name=\(name), bundle=\(bundleIdentifier)>" }
}

/// An app, and its version when it put something into the store.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    /// The app.
    public let source: HKSource
    /// Its version: `CFBundleVersion`.
    public let version: String?
    /// The device's model.
    public let productType: String?
    /// The device's system.
    public let operatingSystemVersion: OperatingSystemVersion

    /// This device, and a version of an app.
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }
    /// A version of an app on a device.
    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return other.source == source && other.version == version
    }
    open override var hash: Int { source.hash }

    static var current: HKSourceRevision {
        HKSourceRevision(source: .default(), version: Bundle.main.infoDictionary?["CFBundleVersion"] as? String)
    }
}

/// What has measured something.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    /// What it is called.
    public let name: String?
    /// Who has made it.
    public let manufacturer: String?
    /// Which model it is.
    public let model: String?
    /// The version of the device itself.
    public let hardwareVersion: String?
    /// The version of what is built into it.
    public let firmwareVersion: String?
    /// The version of what runs on it.
    public let softwareVersion: String?
    /// By which the app knows it.
    public let localIdentifier: String?
    /// By which authorities know it.
    public let udiDeviceIdentifier: String?

    /// A device.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        udiDeviceIdentifier = UDIDeviceIdentifier
        super.init()
    }

    /// This device.
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    final var fields: [String?] {
        [
            name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier,
            udiDeviceIdentifier,
        ]
    }
    convenience init(fields: [String?]) {
        self.init(
            name: fields[0], manufacturer: fields[1], model: fields[2], hardwareVersion: fields[3],
            firmwareVersion: fields[4], softwareVersion: fields[5], localIdentifier: fields[6],
            udiDeviceIdentifier: fields[7])
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.fields == fields }
    open override var hash: Int { fields.hashValue }
}
