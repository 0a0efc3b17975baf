import Foundation

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of samples in each channel.
public typealias AVAudioFrameCount = UInt32

/// The kind of number that samples are.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4
}

/// How sounds are written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples a second.
    public let sampleRate: Double
    /// Channels.
    public let channelCount: AVAudioChannelCount
    /// Numbers with a point, the channels one after the other.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
        super.init()
    }
    /// Numbers with a point. Nil for samples that alternate, and for other kinds of numbers: buffers have none of them (DEV-1323).
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard format == .pcmFormatFloat32, !interleaved || channels == 1 else { return nil }
        self.init(standardFormatWithSampleRate: sampleRate, channels: channels)
    }
    /// No sounds: the format of a microphone that isn't there.
    static let nothing = AVAudioFormat()
    private dynamic override init() {
        (sampleRate, channelCount) = (0, 0)
        super.init()
    }
    /// The kind of number that samples are.
    open var commonFormat: AVAudioCommonFormat { channelCount > 0 ? .pcmFormatFloat32 : .otherFormat }
    /// Whether it is that of `init(standardFormatWithSampleRate:channels:)`.
    open var isStandard: Bool { true }
    /// Whether the channels' samples alternate.
    open var isInterleaved: Bool { false }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioFormat).map { $0.sampleRate == sampleRate && $0.channelCount == channelCount } ?? false
    }
    open override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }
}
