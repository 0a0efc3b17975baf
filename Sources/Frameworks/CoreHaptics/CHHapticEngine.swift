import Foundation

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
    /// Begins.
    func start(atTime time: TimeInterval) throws
    /// Ends.
    func stop(atTime time: TimeInterval) throws
    /// Doesn't play what is to come.
    func cancel() throws
    /// Whether it is neither felt nor heard.
    var isMuted: Bool { get set }
}

/// Plays patterns that are felt. The device can't be felt, as a simulator: an engine isn't made, and throws so (DEV-1101).
open class CHHapticEngine: @unchecked Sendable {
    /// Why it has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What the device can do: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

    /// Throws `notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }
    /// Throws: it doesn't run.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// The handler hears the same.
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Throws: it doesn't run.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.engineNotRunning)
    }
    /// Throws: it doesn't run.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.engineNotRunning) }
}
