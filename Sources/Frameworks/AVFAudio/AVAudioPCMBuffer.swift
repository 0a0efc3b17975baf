import Foundation
import PorticoTrace

/// A place in a sound, in frames.
public typealias AVAudioFramePosition = Int64
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int

/// Sounds in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The format of the samples.
    public let format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Samples in memory: a row of numbers for each channel, which are silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The number of frames that there is room for.
    public let frameCapacity: AVAudioFrameCount
    private let samples: UnsafeMutablePointer<Float>
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    private var length: AVAudioFrameCount = 0

    /// Room for frames. Nil for a format without channels, and for more than 2 GiB.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let (channelCount, capacity) = (Int(format.channelCount), Int(frameCapacity))
        let (count, overflow) = channelCount.multipliedReportingOverflow(by: capacity)
        guard channelCount > 0, !overflow, count <= 1 << 29 else { return nil }
        self.frameCapacity = frameCapacity
        samples = .allocate(capacity: max(count, 1))
        samples.initialize(repeating: 0, count: max(count, 1))
        channels = .allocate(capacity: channelCount)
        for channel in 0..<channelCount { (channels + channel).initialize(to: samples + channel * capacity) }
        super.init(format: format)
    }

    deinit {
        channels.deallocate()
        samples.deallocate()
    }

    /// How many frames are valid, up to the capacity; 0 at first.
    open var frameLength: AVAudioFrameCount {
        get { length }
        set {
            guard newValue <= frameCapacity else {
                FatalException.invalidArgument.raise(
                    "required condition is false: frameLength <= _impl->_frameCapacity")
            }
            length = newValue
        }
    }
    /// The distance between samples of a channel: 1.
    open var stride: Int { 1 }
    /// The samples of each channel.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
    /// The samples as whole numbers: nil, they have a point.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

/// A time of an engine, in frames.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The frame.
    public let sampleTime: AVAudioFramePosition
    /// Frames a second.
    public let sampleRate: Double

    /// A frame at a rate.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
        super.init()
    }
    /// Whether the frame is known: yes.
    open var isSampleTimeValid: Bool { true }
    /// Whether the device's time is known: no.
    open var isHostTimeValid: Bool { false }
}

/// A sound's file. Its length and its format are read, and the samples of a WAVE file; nothing here decodes others (DEV-1098).
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file's address.
    public let url: URL
    /// The format of the file.
    public let fileFormat: AVAudioFormat
    /// The format of the samples that are read.
    public let processingFormat: AVAudioFormat
    /// The number of its frames.
    public let length: AVAudioFramePosition
    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition = 0

    /// Opens a file for reading. Throws `kAudioFileUnsupportedFileTypeError` where it is no sound.
    public init(forReading fileURL: URL) throws {
        guard let file = SoundFile(contentsOf: fileURL),
            let format = AVAudioFormat(
                standardFormatWithSampleRate: file.sampleRate, channels: AVAudioChannelCount(clamping: file.channels))
        else {
            throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647)
        }
        (url, fileFormat, processingFormat) = (fileURL, format, format)
        length = AVAudioFramePosition(exactly: (file.duration * file.sampleRate).rounded()) ?? 0
        super.init()
    }

    private lazy var samples = WaveSamples(contentsOf: url)

    /// Fills a buffer from `framePosition` on, as far as there are frames. Throws for other files than WAVE: nothing here decodes (DEV-1098).
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    /// Reads so many frames into a buffer from `framePosition` on, or as many as there are. Throws for other files than WAVE (DEV-1098).
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let samples, samples.channels == Int(buffer.format.channelCount) else { throw Self.noDecoder }
        let first = Int(clamping: max(framePosition, 0))
        let count = min(Int(frames), Int(buffer.frameCapacity), max(samples.frameCount - first, 0))
        for channel in 0..<samples.channels {
            guard let row = buffer.floatChannelData?[channel] else { continue }
            for frame in 0..<count { row[frame] = samples.sample(first + frame, channel) }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition += AVAudioFramePosition(count)
    }
    private static let noDecoder = NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215)
}
