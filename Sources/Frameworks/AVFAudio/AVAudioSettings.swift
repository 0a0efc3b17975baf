import Foundation

/// In settings: the format, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// In settings: the samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// In settings: the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// In settings of plain samples: the bits of each.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// In settings of plain samples: whether the greater byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// In settings of plain samples: whether they are numbers with a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// In settings of plain samples: whether the channels come one after the other.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// In settings of what is encoded: how well, an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// In settings of what is encoded: the bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// In settings of what is encoded: the bits a second of each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// In settings of what is encoded: how the bits a second are spread.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// In settings of what is converted: how well, an `AVAudioQuality`.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"

/// The quality with which sounds are encoded or converted.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7f
}
