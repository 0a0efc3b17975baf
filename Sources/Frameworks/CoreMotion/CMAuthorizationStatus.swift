import Foundation

/// Whether an app may know how its person moves.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// Numbers of the errors of sensors, in `CMErrorDomain`.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// An error by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An error by its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No value was given.
public var CMErrorNULL: CMError { CMError(100) }
/// The device has to move before it is known how it lies.
public var CMErrorDeviceRequiresMovement: CMError { CMError(101) }
/// North isn't known.
public var CMErrorTrueNorthNotAvailable: CMError { CMError(102) }
/// It failed for another reason.
public var CMErrorUnknown: CMError { CMError(103) }
/// The device can't count so.
public var CMErrorMotionActivityNotAvailable: CMError { CMError(104) }
/// A person doesn't allow it.
public var CMErrorMotionActivityNotAuthorized: CMError { CMError(105) }
/// The app isn't made for it.
public var CMErrorMotionActivityNotEntitled: CMError { CMError(106) }
/// A value isn't allowed.
public var CMErrorInvalidParameter: CMError { CMError(107) }
/// What was asked for isn't valid.
public var CMErrorInvalidAction: CMError { CMError(108) }
/// The device hasn't got the sensor.
public var CMErrorNotAvailable: CMError { CMError(109) }
/// The app isn't made for it.
public var CMErrorNotEntitled: CMError { CMError(110) }
/// A person doesn't allow it.
public var CMErrorNotAuthorized: CMError { CMError(111) }
/// The domain of these errors.
public let CMErrorDomain = "CMErrorDomain"

/// What a sensor that isn't there answers: the error, on the queue that was given, in a later turn.
enum NoSensor {
    static func error(_ code: CMError) -> NSError { NSError(domain: CMErrorDomain, code: Int(code.rawValue)) }

    static func tell(_ queue: OperationQueue?, _ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        if let queue { queue.addOperation { body() } } else { DispatchQueue.global().async { body() } }
    }
}
