import Foundation

/// An acceleration along three axes, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Along three axes.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rate of turning around three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Around three axes.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field along three axes, in microtesla.
public struct CMMagneticField: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Along three axes.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    /// All zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// By its parts.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// What a sensor said, and when.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
    override init() { super.init() }
}

/// How the device lies. There is none: no sensor gives it.
open class CMAttitude: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Radians around the axis from side to side.
    open var pitch: Double { 0 }
    /// Radians around the axis from top to bottom.
    open var roll: Double { 0 }
    /// Radians around the axis through the screen.
    open var yaw: Double { 0 }
    /// The same as a quaternion.
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
}

/// How the device moves. There is none: no sensor gives it.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The device whose sensors gave it.
    public enum SensorLocation: Int, Sendable {
        /// This device's.
        case `default` = 0
        /// The left headphone's.
        case headphoneLeft = 1
        /// The right headphone's.
        case headphoneRight = 2
    }

    /// The device whose sensors gave it.
    open var sensorLocation: SensorLocation { .default }
    /// How it lies.
    open var attitude: CMAttitude { CMAttitude() }
    /// How it turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Where down is.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// What a person adds to that.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// Degrees from north; -1: it isn't known.
    open var heading: Double { -1 }
}

/// What the accelerometer said. There is none.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// What the gyroscope said. There is none.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// What the compass said. There is none.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}
