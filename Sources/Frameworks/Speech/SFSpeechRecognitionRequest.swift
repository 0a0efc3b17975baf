import AVFAudio
import Foundation

/// Speech that is to be recognised.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// The hint at what is spoken. Kept: nothing is recognised (DEV-1325).
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether results come while it is spoken; true by default. Kept (DEV-1325).
    open var shouldReportPartialResults = true
    /// The words that are likely. Kept (DEV-1325).
    open var contextualStrings: [String] = []
    /// Whether the speech stays on the device; false by default. Kept (DEV-1325).
    open var requiresOnDeviceRecognition = false
    /// Whether results have punctuation; false by default. Kept (DEV-1325).
    open var addsPunctuation = false

    override init() { super.init() }
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file's address.
    public let url: URL
    /// Speech in a file.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// Speech that comes in pieces. They are dropped: nothing is recognised (DEV-1325).
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// Speech that comes in pieces.
    public override init() { super.init() }
    /// The format that pieces should have: 44,100 Hz, one channel.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
    }
    /// Takes a piece.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Says that there is no more.
    open func endAudio() {}
}
