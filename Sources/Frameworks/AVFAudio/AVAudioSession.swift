import Foundation
import Synchronization
import UIKit

/// In notifications of interruptions: whether one begins or ends.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// In notifications of interruptions: whether the app may go on.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// In notifications of routes: why it is another.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// In notifications of routes: which it was.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// How the app's sounds go with those of others. What is set is kept; the device has neither speaker nor microphone (DEV-1098).
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What sounds are for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// What they are for, closer.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }
    /// How a category is meant.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var mixWithOthers: CategoryOptions { .init(rawValue: 0x1) }
        public static var duckOthers: CategoryOptions { .init(rawValue: 0x2) }
        public static var allowBluetooth: CategoryOptions { .init(rawValue: 0x4) }
        public static var defaultToSpeaker: CategoryOptions { .init(rawValue: 0x8) }
        public static var interruptSpokenAudioAndMixWithOthers: CategoryOptions { .init(rawValue: 0x11) }
        public static var allowBluetoothA2DP: CategoryOptions { .init(rawValue: 0x20) }
        public static var allowAirPlay: CategoryOptions { .init(rawValue: 0x40) }
        public static var overrideMutedMicrophoneInterruption: CategoryOptions { .init(rawValue: 0x80) }
    }
    /// How a session begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var notifyOthersOnDeactivation: SetActiveOptions { .init(rawValue: 1) }
    }
    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        case began = 1
        case ended = 0
    }
    /// Whether the app may go on.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var shouldResume: InterruptionOptions { .init(rawValue: 1) }
    }
    /// Why sounds come from elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }
    /// Whether the app may hear.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }
    /// From where sounds come in spite of all.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6b72
    }
    /// Whether others' sounds should be quieter.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case begin = 1
        case end = 0
    }

    /// Another app's sounds interrupt. Never posted: there is no other app.
    public class var interruptionNotification: NSNotification.Name { .init("AVAudioSessionInterruptionNotification") }
    /// Sounds come from elsewhere. Never posted: they come from nowhere.
    public class var routeChangeNotification: NSNotification.Name { .init("AVAudioSessionRouteChangeNotification") }
    /// The system's sounds were lost. Never posted.
    public class var mediaServicesWereResetNotification: NSNotification.Name {
        .init("AVAudioSessionMediaServicesWereResetNotification")
    }
    /// Others' sounds should be quieter. Never posted.
    public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
        .init("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }

    private struct State {
        var category = Category.soloAmbient, mode = Mode.default, options = CategoryOptions()
        var sampleRate = 0.0, bufferDuration = 0.0
    }
    private let state = Mutex(State())
    private static let only = AVAudioSession()
    private static let microphone = SystemPrivacy(
        name: "microphone", purposeKey: "NSMicrophoneUsageDescription", question: "Would Like to Access the Microphone")

    override init() { super.init() }
    /// The app's.
    open class func sharedInstance() -> AVAudioSession { only }

    /// What sounds are for; `soloAmbient` at first.
    open var category: Category { state.withLock { $0.category } }
    /// What they are for, closer.
    open var mode: Mode { state.withLock { $0.mode } }
    /// How the category is meant.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
    /// What there can be.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    /// Sets what sounds are for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets what sounds are for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets what sounds are for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
    }
    /// Sets what they are for, closer.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
    /// Begins or ends the app's sounds.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// How loud the device is: fully.
    open var outputVolume: Float { 1 }
    /// Whether others make sounds: no.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether the app's lesser sounds should be silent: no.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Whether there is a microphone: no.
    open var isInputAvailable: Bool { false }
    /// Samples a second.
    open var sampleRate: Double { 48000 }
    /// The samples a second that the app would like; 0 at first. Kept: the device has one rate (DEV-1386).
    open var preferredSampleRate: Double { state.withLock { $0.sampleRate } }
    /// Says how many samples a second the app would like.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { state.withLock { $0.sampleRate = sampleRate } }
    /// The seconds at a time that the app would like; 0 at first. Kept: nothing is heard (DEV-1386).
    open var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }
    /// Says how many seconds at a time the app would like.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        state.withLock { $0.bufferDuration = duration }
    }
    /// Channels in: none.
    open var inputNumberOfChannels: Int { 0 }
    /// Channels out.
    open var outputNumberOfChannels: Int { 2 }
    /// Seconds until a sound is heard.
    open var outputLatency: TimeInterval { 0 }
    /// Would choose where sounds come from: they come from nowhere.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Whether a person lets the app hear.
    open var recordPermission: RecordPermission {
        switch Self.microphone.answer {
        case nil: .undetermined
        case SystemPrivacy.allowed?: .granted
        default: .denied
        }
    }
    /// Asks, the first time. Info.plist has to say what for (`NSMicrophoneUsageDescription`).
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        Self.microphone.ask { response($0 == SystemPrivacy.allowed) }
    }
}
