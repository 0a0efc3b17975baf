import Foundation
import PorticoObjC

/// Whether the app may use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    /// Not known: always so, as the device has no mobile network.
    case restrictedStateUnknown = 0
    case restricted = 1
    case notRestricted = 2
}

/// Hears whether the app may use the mobile network.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// Says whether the app may use the mobile network. The device has none, as a simulator: it isn't known (DEV-1242).
open class CTCellularData: NSObject {
    public override init() { super.init() }
    /// Whether the app may use it: not known.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// Hears of it once after it is set, on a queue in the background; nothing changes later.
    open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
        didSet {
            guard let notify = cellularDataRestrictionDidUpdateNotifier else { return }
            nonisolated(unsafe) let body = notify
            DispatchQueue.global().async { body(.restrictedStateUnknown) }
        }
    }
}

/// Who runs a mobile network.
@available(*, deprecated, message: "iOS gives no carrier any more")
open class CTCarrier: NSObject {
    /// As iOS gives it since version 16.4.
    open var carrierName: String? { "--" }
    /// As iOS gives it since version 16.4.
    open var mobileCountryCode: String? { "65535" }
    /// As iOS gives it since version 16.4.
    open var mobileNetworkCode: String? { "65535" }
    /// As iOS gives it since version 16.4.
    open var isoCountryCode: String? { "--" }
    /// Whether calls may go over the network.
    open var allowsVOIP: Bool { true }
}

/// What mobile network the device is in: it has no card, and is in none (DEV-1242).
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }
    /// How it reaches the network, by card: nil, it has none.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Which card carries data: nil, it has none.
    open var dataServiceIdentifier: String? { nil }
    /// How it reaches the network: nil.
    @available(*, deprecated, renamed: "serviceCurrentRadioAccessTechnology")
    open var currentRadioAccessTechnology: String? { nil }
    /// Who runs the network, by card: nil.
    @available(*, deprecated, message: "iOS gives no carrier any more")
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Who runs the network: nil.
    @available(*, deprecated, message: "iOS gives no carrier any more")
    open var subscriberCellularProvider: CTCarrier? { nil }
}

/// A network of the second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A network of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A network of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A network of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
