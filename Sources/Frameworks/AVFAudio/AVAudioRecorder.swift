import Foundation
import QuartzCore

/// Hears what becomes of a recording. All is optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// It is over: it was stopped, or its time has passed. Never called: nothing is recorded (DEV-1375).
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// It can't be written on. Never called: nothing is recorded (DEV-1375).
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Stands for a delegate without the method.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Stands for a delegate without the method.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records what a microphone hears into a file. The device has no microphone: `record()` says that it doesn't begin, as on a device without one
/// (DEV-1375).
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file that it would write.
    public let url: URL
    /// The format that it would be written in.
    public let settings: [String: Any]
    /// Hears what becomes of it. It isn't owned.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether loudness is measured. Kept: there is none (DEV-1375).
    open var isMeteringEnabled = false

    /// A recording into a file. Throws an `OSStatus` for a format that a recording can't have.
    public init(url: URL, settings: [String: Any]) throws {
        let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 44100
        let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.intValue ?? 1
        let format = (settings[AVFormatIDKey] as? NSNumber)?.uint32Value ?? kAudioFormatLinearPCM
        // Nobody may encode MP3 on iOS.
        guard url.isFileURL, rate > 0, channels > 0, format != kAudioFormatMPEGLayer3 else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215)
        }
        (self.url, self.settings) = (url, settings)
        super.init()
    }
    /// A recording of a format into a file.
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(
            url: url,
            settings: [
                AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: format.sampleRate,
                AVNumberOfChannelsKey: Int(format.channelCount),
            ])
    }

    /// Whether it records: no.
    open var isRecording: Bool { false }
    /// The length of what has been recorded, in seconds: nothing.
    open var currentTime: TimeInterval { 0 }
    /// The device's own time.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    /// Would make the file; false: it can't record.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Would begin; false: it can't record.
    @discardableResult
    open func record() -> Bool { false }
    /// Would begin at a moment of the device's; false: it can't record.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    /// Would record so many seconds; false: it can't record.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Would record so many seconds from a moment on; false: it can't record.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    /// Waits: it doesn't record.
    open func pause() {}
    /// Ends it: it doesn't record.
    open func stop() {}
    /// Removes the file that was written; false: none was.
    @discardableResult
    open func deleteRecording() -> Bool { false }

    /// Measures loudness: there is none.
    open func updateMeters() {}
    /// The loudness of a channel: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest loudness of a channel: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
