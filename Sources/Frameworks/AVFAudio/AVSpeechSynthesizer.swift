import Foundation

/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}

/// How well a voice sounds.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// A voice. The device has none (DEV-1098).
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// Its language: `en-US`.
    open var language: String { "" }
    /// Its name.
    open var name: String { "" }
    /// Names it on this device.
    open var identifier: String { "" }
    /// How well it sounds.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    override init() { super.init() }
    /// The voice of a language: there is none.
    public init?(language languageCode: String?) { return nil }
    /// A voice by its name: there is none.
    public init?(identifier: String) { return nil }
    /// The device's voices: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The device's language.
    open class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }
}

/// The slowest way of speaking.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest way of speaking.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual way of speaking.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken. What is set is kept: nothing is spoken (DEV-1098).
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The voice; nil: the device's.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high.
    open var pitchMultiplier: Float = 1
    /// How loud.
    open var volume: Float = 1
    /// Seconds before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds after.
    open var postUtteranceDelay: TimeInterval = 0
    /// A text.
    public init(string: String) {
        speechString = string
        super.init()
    }
}

/// Hears of speaking.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// It begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// It is over.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// It waits.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// It goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// It was stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A part of the text comes.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Stands for a delegate without the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Stands for a delegate without the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Stands for a delegate without the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Stands for a delegate without the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Stands for a delegate without the method.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Stands for a delegate without the method.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// Speaks texts. The device has no voice: each text is cancelled, and the delegate hears so on the main thread (DEV-1098).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Hears of it. It isn't owned.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it speaks: no.
    open var isSpeaking: Bool { false }
    /// Whether it waits: no.
    open var isPaused: Bool { false }
    public override init() { super.init() }
    /// Would speak a text.
    open func speak(_ utterance: AVSpeechUtterance) {
        DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    /// Would stop: it doesn't speak.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Would wait: it doesn't speak.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Would go on: it doesn't speak.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
