import Foundation
import UIKit

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command that was given.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// Which.
    public let command: MPRemoteCommand
    /// When: seconds since the device was started.
    public let timestamp = ProcessInfo.processInfo.systemUptime
    init(_ command: MPRemoteCommand) {
        self.command = command
        super.init()
    }
}

/// A command to skip.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Seconds.
    open var interval: TimeInterval { (command as? MPSkipIntervalCommand)?.preferredIntervals.first?.doubleValue ?? 0 }
}

/// Whether a command to seek begins or ends it.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}

/// A command to seek. None is given here (DEV-1102).
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it begins or ends.
    open var type: MPSeekCommandEventType { .beginSeeking }
}

/// A command to go somewhere.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to play at another rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How fast.
    open var playbackRate: Float { 1 }
}

/// Something that a lock screen or headphones may ask for. Nothing asks here: the device has neither (DEV-1102).
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var targets: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
    private var enabled = true
    override init() { super.init() }
    /// Whether it may be given; true by default.
    open var isEnabled: Bool {
        get { lock.withLock { enabled } }
        set { lock.withLock { enabled = newValue } }
    }
    /// What happens. Keep what is returned to take it back.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        lock.withLock { targets.append((token, handler)) }
        return token
    }
    /// The same by a method.
    open func addTarget(_ target: Any, action: Selector) {
        lock.withLock { targets.append((target as? NSObject ?? NSObject(), { _ in .success })) }
    }
    /// Nothing happens any more; nil: of nobody.
    open func removeTarget(_ target: Any?) {
        let token = target as? NSObject
        lock.withLock { targets.removeAll { token == nil || $0.token === token } }
    }
    /// The same by a method.
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

/// A command to skip some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How many seconds; 10 by default. Kept (DEV-1102).
    open var preferredIntervals: [NSNumber] = [10]
}

/// A command to go somewhere.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command to play at another rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// Which rates. Kept (DEV-1102).
    open var supportedPlaybackRates: [NSNumber] = []
}

/// What is repeated.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// What is shuffled.
public enum MPShuffleType: Int, Sendable { case off, items, collections }

/// A command to repeat.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is repeated now. Kept (DEV-1102).
    open var currentRepeatType = MPRepeatType.off
}

/// A command to shuffle.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// What is shuffled now. Kept (DEV-1102).
    open var currentShuffleType = MPShuffleType.off
}

/// A command to rate.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The lowest. Kept (DEV-1102).
    open var minimumRating: Float = 0
    /// The highest. Kept (DEV-1102).
    open var maximumRating: Float = 1
}

/// A command to like, or not.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether it is so now. Kept (DEV-1102).
    open var isActive = false
    /// What the button says. Kept (DEV-1102).
    open var localizedTitle = ""
    /// The same, shorter. Kept (DEV-1102).
    open var localizedShortTitle = ""
}

/// All commands. None is given here (DEV-1102).
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let only = MPRemoteCommandCenter()
    override init() { super.init() }
    /// The app's.
    open class func shared() -> MPRemoteCommandCenter { only }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}
