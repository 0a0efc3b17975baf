import Foundation
import PorticoObjC
import Synchronization
import UIKit

/// How the device's Bluetooth is.
public enum CBManagerState: Int, Sendable {
    /// Not known yet: the delegate hears it soon.
    case unknown = 0
    case resetting = 1
    /// The device hasn't got it.
    case unsupported = 2
    /// A person doesn't allow it.
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case allowedAlways = 3
}

/// What central and peripheral managers have in common: the device's state.
///
/// This device has no Bluetooth, as a simulator. A person is asked all the same, as `NSBluetoothAlwaysUsageDescription` says what for: who
/// allows it learns that it is `.unsupported`, who doesn't that it is `.unauthorized` (DEV-1235).
///
/// - From: `CBCentralManager`, `CBPeripheralManager`
/// - To: `SystemPrivacy`
open class CBManager: NSObject, @unchecked Sendable {
    private static let privacy = SystemPrivacy(
        name: "bluetooth", purposeKey: "NSBluetoothAlwaysUsageDescription", question: "Would Like to Use Bluetooth")
    private let known = Mutex(CBManagerState.unknown)

    init(kind: Void) { super.init() }

    /// `.unknown` until the delegate was told.
    open var state: CBManagerState { known.withLock { $0 } }

    /// What a person has said.
    open class var authorization: CBManagerAuthorization {
        switch privacy.answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .allowedAlways
        default: .denied
        }
    }

    /// What a person has said.
    @available(*, deprecated, message: "use the class's")
    open var authorization: CBManagerAuthorization { CBManager.authorization }

    /// Asks the first time, and then tells the state, once, on the queue: on the main one where none is given.
    final func begin(on queue: DispatchQueue?, _ tell: @escaping () -> Void) {
        nonisolated(unsafe) let tell = tell
        Self.privacy.ask { [weak self] answer in
            (queue ?? .main).async { [weak self] in
                guard let self else { return }
                self.known.withLock { $0 = answer == SystemPrivacy.allowed ? .unsupported : .unauthorized }
                tell()
            }
        }
    }

    /// What iOS writes into the log for a command before or without power; nothing is done.
    final func misuse() {
        NSLog("[CoreBluetooth] API MISUSE: %@ can only accept this command while in the powered on state", description)
    }
}
