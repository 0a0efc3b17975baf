import PorticoRenderModel

// The kernel's clock by its oldest name, which code that measures times still reads.

/// The type of C's results of the kernel: 0, `KERN_SUCCESS`, where a call succeeded.
public typealias kern_return_t = Int32
/// The result of a kernel's call that succeeded.
public let KERN_SUCCESS: kern_return_t = 0

/// By which fraction a count of `mach_absolute_time()` becomes nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The factor of the count.
    public var numer: UInt32
    /// The divisor of the product.
    public var denom: UInt32

    /// The fraction before it is asked for: 0 by 0.
    public init() { (numer, denom) = (0, 0) }
    /// A fraction of two numbers.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// A fraction before it is asked for, by the structure's own name in C.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Sets the fraction that makes nanoseconds of `mach_absolute_time()`: 1 by 1 here.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// The time of `CACurrentMediaTime()` as a count: nanoseconds here, from an arbitrary start, virtual where the app's clock is.
public func mach_absolute_time() -> UInt64 { UInt64(max(MediaClock.shared.now, 0) * 1e9) }

/// As `mach_absolute_time()`: time that a device sleeps isn't told apart.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
