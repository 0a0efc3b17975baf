import Foundation

extension AVAudioSession {
    /// A kind of thing that sounds come from or go to.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    /// Whether sounds go where the person's other long sounds go.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    /// The ways of sounds: out of the device's own loudspeaker, which is silent, and in from nowhere (DEV-1386).
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The things that sounds could come from: none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// The thing that sounds should come from: none is there.
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    /// Says what sounds should come from. Nothing is there: it throws for anything but nil.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if inPort != nil { throw NSError(domain: NSOSStatusErrorDomain, code: -50) }
    }
    /// Sets what sounds are for. Where they go is always the same (DEV-1386).
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// The policy of routes: there is one route.
    public var routeSharingPolicy: RouteSharingPolicy { .default }
    /// Seconds until a sound is there: none comes in.
    public var inputLatency: TimeInterval { 0 }
    /// The seconds that the system works with at a time.
    public var ioBufferDuration: TimeInterval { 0.01 }
}

/// The ends of the ways of sounds.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The things that sounds come from: none.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    /// The things that sounds go to: the device's own loudspeaker, which is silent (DEV-1386).
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}

/// A thing that sounds come from or go to: the device's own loudspeaker.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The kind of thing.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    /// Its name for a person.
    open var portName: String { "Speaker" }
    /// Its name for the system.
    open var uid: String { "Speaker" }
    /// Whether it makes calls clearer by itself: no.
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open override var hash: Int { uid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioSessionPortDescription)?.uid == uid }
}
