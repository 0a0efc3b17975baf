import Foundation

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of samples in each channel.
public typealias AVAudioFrameCount = UInt32

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
    /// Whether it is that of `init(standardFormatWithSampleRate:channels:)`.
    open var isStandard: Bool { true }
    /// Whether the channels' samples alternate.
    open var isInterleaved: Bool { false }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioFormat).map { $0.sampleRate == sampleRate && $0.channelCount == channelCount } ?? false
    }
    open override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }
}
