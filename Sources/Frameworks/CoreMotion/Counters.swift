import Foundation

/// Hears of heights.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Hears of what a person did.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// Hears of what a person does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Hears that a person stopped walking, or goes on.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
/// Hears of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// A height above where updates began, and the air's pressure. There is none.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres.
    open var relativeAltitude: NSNumber { 0 }
    /// Kilopascal.
    open var pressure: NSNumber { 0 }
}

/// Tells how high the device is above where it began: no sensor here does (DEV-1086).
open class CMAltimeter: NSObject {
    /// An altimeter.
    public override init() { super.init() }
    /// Whether there is such a sensor: no.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether there is such a sensor: no.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Nobody was asked: there is nothing to allow.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Nothing begins; the handler hears so.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopRelativeAltitudeUpdates() {}
}

/// How sure it is what a person does.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// What a person does. There is none.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

/// Tells what a person does: nothing here knows (DEV-1086).
open class CMMotionActivityManager: NSObject {
    /// A manager.
    public override init() { super.init() }
    /// Whether the device knows it: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Nobody was asked: there is nothing to allow.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// The handler hears that nothing is known.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) { NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorMotionActivityNotAvailable)) } }
    /// Nothing begins.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    /// Nothing was begun.
    open func stopActivityUpdates() {}
}

/// Steps of a time. There are none.
open class CMPedometerData: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
}

/// The change of a person's walk.
public enum CMPedometerEventType: Int, Sendable {
    /// It stopped.
    case pause = 0
    /// It goes on.
    case resume = 1
}

/// That a person stopped walking, or goes on. There is none.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// When it happened.
    open var date: Date { .distantPast }
    /// The change.
    open var type: CMPedometerEventType { .pause }
}

/// A fall, which watches alone tell of. There is none.
@available(iOS, unavailable)
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
    /// The person's answer to it.
    public enum UserResolution: Int, Sendable {
        /// That it was one.
        case confirmed = 0
        /// That it was none, and help isn't needed.
        case dismissed = 1
        /// That it was none.
        case rejected = 2
        /// Nothing.
        case unresponsive = 3
    }

    override init() { super.init() }
    /// When it happened.
    open var date: Date { .distantPast }
    /// The person's answer to it.
    open var resolution: UserResolution { .unresponsive }
}

/// Counts steps: nothing here does (DEV-1086).
open class CMPedometer: NSObject {
    /// A pedometer.
    public override init() { super.init() }
    /// Whether the device counts it: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether the device counts it: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether the device counts it: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the device counts it: no.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the device counts it: no.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the device tells when a walk stops: no.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Nobody was asked: there is nothing to allow.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// The handler hears that nothing is known.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        NoSensor.tell(nil) { handler(nil, NoSensor.error(CMErrorMotionActivityNotAvailable)) }
    }
    /// Nothing begins; the handler hears so.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        NoSensor.tell(nil) { handler(nil, NoSensor.error(CMErrorMotionActivityNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopUpdates() {}
    /// Nothing begins; the handler hears so.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        NoSensor.tell(nil) { handler(nil, NoSensor.error(CMErrorMotionActivityNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopEventUpdates() {}
}
