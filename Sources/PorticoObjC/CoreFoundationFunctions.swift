import Foundation

/// How many owners the object has at this moment, passing ones among them. For debugging: optimisation changes the number.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(_getRetainCount(cf)) }

/// Seconds since 1 January 2001, 00:00 GMT, by the device's calendar clock, which can be set and jump.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
