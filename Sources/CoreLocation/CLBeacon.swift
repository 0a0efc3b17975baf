import Foundation
import UIKit

/// A group of beacons within another's.
public typealias CLBeaconMajorValue = UInt16
/// One beacon of a group.
public typealias CLBeaconMinorValue = UInt16

/// It says how near a beacon is.
public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate = 1
    case near = 2
    case far = 3
}

/// It says which beacons are meant.
public final class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// It says whose beacons.
    public let uuid: UUID
    /// A group of them; nil: any.
    public let major: CLBeaconMajorValue?
    /// One in the group; nil: any.
    public let minor: CLBeaconMinorValue?

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }

    /// Any beacon of an owner.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// Any beacon of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    /// One beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }

    public override var hash: Int { uuid.hashValue }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return other.uuid == uuid && other.major == major && other.minor == minor
    }
    /// Itself: it doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A beacon that the device hears. It hears none: nobody is told one (DEV-1319).
public final class CLBeacon: NSObject, @unchecked Sendable {
    /// It says whose it is.
    public let uuid: UUID
    /// Its group.
    public let major: NSNumber
    /// Its number in the group.
    public let minor: NSNumber
    /// It says how near it is.
    public var proximity: CLProximity { .unknown }
    /// Metres that the distance may be off; below 0 nobody knows.
    public var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is heard, in decibels; 0: it isn't.
    public var rssi: Int { 0 }
    /// When it was heard.
    public let timestamp = Date()

    package init(_ uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init()
    }
}

/// It says where beacons are heard. The device hears none: watching one fails (DEV-1319).
public final class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// It says which beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether a screen that lights up tells of it. Kept (DEV-1319); false by default.
    public var notifyEntryStateOnDisplay = false

    /// It says where these beacons are heard.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// It says where any beacon of an owner is heard.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// It says where any beacon of a group is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// It says where one beacon is heard.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    /// It says whose beacons.
    public var uuid: UUID { beaconIdentityConstraint.uuid }
    /// A group of them; nil: any.
    public var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// One in the group; nil: any.
    public var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

extension CLLocationManager {
    /// Whether the device tells how near beacons are: no.
    public class func isRangingAvailable() -> Bool { false }
    /// Which beacons it is asked about: none, each demand has failed.
    public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// Fails: the device hears no beacons (`CLError.rangingUnavailable`).
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let delegate = self.delegate else { return }
                OptionalCall.call(.application, delegate, "locationManager:didFailRangingBeaconsForConstraint:error:") {
                    delegate.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
                }
            }
        }
    }
    /// Ends what never began.
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
