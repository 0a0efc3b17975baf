import Foundation

/// What is heard with a notification. Kept: nothing is heard (DEV-834).
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file of the app's bundle; nil is a sound of the system's.
    let name: UNNotificationSoundName?

    /// A sound of the app's: a file of its bundle.
    public init(named name: UNNotificationSoundName) {
        self.name = name
        super.init()
    }

    private override dynamic init() {
        name = nil
        super.init()
    }

    /// The system's sound.
    open class var `default`: UNNotificationSound { system }
    /// The system's sound of critical alerts.
    open class var defaultCritical: UNNotificationSound { critical }
    /// The system's sound of critical alerts, so loud, from 0 to 1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { critical }

    private static let system = UNNotificationSound()
    private static let critical = UNNotificationSound()

    /// Itself: a sound doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a sound's file in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
