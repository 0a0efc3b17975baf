import Foundation

/// The stages of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting = 0
    case running = 1
    case finishing = 2
    case canceling = 3
    case completed = 4
}

/// Hears of a task. All methods are optional.
///
/// - From: `SFSpeechRecognitionTask`, on the recogniser's queue
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
    /// Speech begins. Never called (DEV-1325).
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// A guess has come. Never called (DEV-1325).
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// The result has come. Never called (DEV-1325).
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// No more speech is taken. Never called (DEV-1325).
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// The task was cancelled.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// The task is over.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Stands for a delegate without the method.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Stands for a delegate without the method.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    /// Stands for a delegate without the method.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    /// Stands for a delegate without the method.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Stands for a delegate without the method.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Stands for a delegate without the method.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// The recognition of one request. It ends with an error, or is cancelled before (DEV-1325).
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var current = SFSpeechRecognitionTaskState.starting
    private var hasFailed = false

    override init() { super.init() }

    /// The stage that it is at.
    open var state: SFSpeechRecognitionTaskState { lock.withLock { current } }
    /// Whether it takes no more speech.
    open var isFinishing: Bool { state == .finishing }
    /// Whether it was cancelled.
    open var isCancelled: Bool { state == .canceling }
    /// The reason why it failed; nil before.
    open var error: (any Error)? { lock.withLock { hasFailed } ? SFSpeechRecognizer.isDisabled : nil }
    /// Takes no more speech.
    open func finish() { lock.withLock { if current == .starting { current = .finishing } } }
    /// Ends it: its handler isn't called any more.
    open func cancel() { lock.withLock { if current != .completed { current = .canceling } } }

    /// Ends the task with an error. False where it was cancelled before.
    final func endWithError() -> Bool {
        lock.withLock {
            guard current != .canceling, current != .completed else { return false }
            (current, hasFailed) = (.completed, true)
            return true
        }
    }
}

/// A part of a transcription: some words. There is none here (DEV-1325).
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The words.
    open var substring: String { "" }
    /// The place of the words in the transcription.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// The time of the words in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The length of the words in seconds.
    open var duration: TimeInterval { 0 }
    /// The confidence in them, from 0 to 1.
    open var confidence: Float { 0 }
}

/// Speech as a text. There is none here (DEV-1325).
open class SFTranscription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The text.
    open var formattedString: String { "" }
    /// The parts of the text.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// The result of a recognition. There is none here (DEV-1325).
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The text that is most likely.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// The texts that are possible, the most likely one first.
    open var transcriptions: [SFTranscription] { [bestTranscription] }
    /// Whether it won't change any more.
    open var isFinal: Bool { false }
}
