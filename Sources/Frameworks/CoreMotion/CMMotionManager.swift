import Foundation

/// Where a device's own axes are taken from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Frames by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up is vertical, the rest arbitrary.
    public static var xArbitraryZVertical: CMAttitudeReferenceFrame { .init(rawValue: 1 << 0) }
    /// The same, held by the compass.
    public static var xArbitraryCorrectedZVertical: CMAttitudeReferenceFrame { .init(rawValue: 1 << 1) }
    /// One axis to magnetic north.
    public static var xMagneticNorthZVertical: CMAttitudeReferenceFrame { .init(rawValue: 1 << 2) }
    /// One axis to true north.
    public static var xTrueNorthZVertical: CMAttitudeReferenceFrame { .init(rawValue: 1 << 3) }
}

/// Hears how the device moves.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Hears of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Hears of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Hears of the compass.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// Gives what the sensors say. This device has none, as a simulator: nothing is available, and who starts updates all the same hears once that
/// it isn't (DEV-1086).
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Seconds between updates. Kept (DEV-1086).
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Seconds between updates. Kept (DEV-1086).
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// Seconds between updates. Kept (DEV-1086).
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Seconds between updates. Kept (DEV-1086).
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// Whether a person is asked to turn the device. Kept (DEV-1086).
    open var showsDeviceMovementDisplay = false

    /// A manager.
    public override init() { super.init() }

    /// Whether there is such a sensor: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether there is such a sensor: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is such a sensor: no.
    open var isGyroAvailable: Bool { false }
    /// Whether there is such a sensor: no.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether updates come: no.
    open var isDeviceMotionActive: Bool { false }
    /// Whether updates come: no.
    open var isAccelerometerActive: Bool { false }
    /// Whether updates come: no.
    open var isGyroActive: Bool { false }
    /// Whether updates come: no.
    open var isMagnetometerActive: Bool { false }
    /// The latest value: none.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The latest value: none.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The latest value: none.
    open var gyroData: CMGyroData? { nil }
    /// The latest value: none.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// The frame that values are in.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// The frames that there are: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    /// Nothing begins.
    open func startDeviceMotionUpdates() {}
    /// Nothing begins.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Nothing begins; the handler hears so.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorNotAvailable)) }
    }
    /// Nothing begins; the handler hears so.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }
    /// Nothing was begun.
    open func stopDeviceMotionUpdates() {}
    /// Nothing begins.
    open func startAccelerometerUpdates() {}
    /// Nothing begins; the handler hears so.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopAccelerometerUpdates() {}
    /// Nothing begins.
    open func startGyroUpdates() {}
    /// Nothing begins; the handler hears so.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopGyroUpdates() {}
    /// Nothing begins.
    open func startMagnetometerUpdates() {}
    /// Nothing begins; the handler hears so.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        NoSensor.tell(queue) { handler(nil, NoSensor.error(CMErrorNotAvailable)) }
    }
    /// Nothing was begun.
    open func stopMagnetometerUpdates() {}
}
