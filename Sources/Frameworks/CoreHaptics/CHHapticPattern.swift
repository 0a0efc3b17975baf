import Foundation

/// The time of what is to begin at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a person feels or hears, at a moment or for a while.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    /// What kind it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// What can be said of it.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// What kind it is.
    public let type: EventType
    /// What is said of it.
    public let eventParameters: [CHHapticEventParameter]
    /// Seconds from the pattern's beginning.
    open var relativeTime: TimeInterval
    /// Seconds that it lasts.
    open var duration: TimeInterval

    /// An event of a moment.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }
    /// An event that lasts.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
        super.init()
    }
}

/// Something that is said of an event.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    /// What.
    public let parameterID: CHHapticEvent.ParameterID
    /// How much.
    open var value: Float
    /// A value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
        super.init()
    }
}

/// Something that changes all events at a moment.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    /// What changes.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }
    /// What.
    public let parameterID: ID
    /// How much.
    open var value: Float
    /// Seconds from the beginning.
    open var relativeTime: TimeInterval
    /// A change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
        super.init()
    }
}

/// Something that changes all events along a line.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    /// A point of the line.
    open class ControlPoint: NSObject, @unchecked Sendable {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) {
            (relativeTime, self.value) = (time, value)
            super.init()
        }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
        super.init()
    }
}

/// Events one after the other. It can be made; no engine plays it (DEV-1101).
open class CHHapticPattern: NSObject, @unchecked Sendable {
    private let end: TimeInterval
    /// Seconds that it lasts.
    open var duration: TimeInterval { end }

    /// Events, and what changes them. Throws for a time below zero.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters.map(\.relativeTime))
    }
    /// Events, and lines that change them. Throws for a time below zero.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, parameterCurves.map(\.relativeTime))
    }
    private dynamic init(_ events: [CHHapticEvent], _ times: [TimeInterval]) throws {
        guard events.allSatisfy({ $0.relativeTime >= 0 }), times.allSatisfy({ $0 >= 0 }) else {
            throw CHHapticError(.invalidEventTime)
        }
        guard events.allSatisfy({ $0.duration >= 0 }) else { throw CHHapticError(.invalidEventDuration) }
        end = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }
}
