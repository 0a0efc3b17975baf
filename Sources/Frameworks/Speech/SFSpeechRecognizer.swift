import Foundation

/// The answer to whether an app may have speech recognised.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// A hint at what is spoken.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified = 0
    case dictation = 1
    case search = 2
    case confirmation = 3
}

/// Hears whether a recogniser can be used. All methods are optional.
///
/// - From: `SFSpeechRecognizer`, on its queue
public protocol SFSpeechRecognizerDelegate: AnyObject {
    /// Recognition can be used, or no longer. Never called: it never can be (DEV-1325).
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Stands for a delegate without the method.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognises speech. It runs Apple's models, which aren't here: the app's permission is `restricted`, recognisers aren't available, and
/// every task ends with the error of a device whose dictation is off (DEV-1325).
///
/// - From: the app
/// - To: results and errors on `queue`
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language that would be recognised.
    public let locale: Locale
    /// The one who hears whether it can be used.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// The hint for tasks without one. Kept: nothing is recognised (DEV-1325).
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// The queue on which the app hears; the main one by default.
    open var queue = OperationQueue.main

    /// A recogniser of the person's language.
    public convenience override init() { self.init(of: .current) }
    /// A recogniser of a language.
    public convenience init?(locale: Locale) { self.init(of: locale) }
    dynamic init(of locale: Locale) {
        self.locale = locale
        super.init()
    }

    /// The languages that can be recognised: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Whether the app may have speech recognised: that is restricted.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
    /// Tells that it is restricted, without asking. Called on the main queue, later.
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    {
        DispatchQueue.main.async { handler(.restricted) }
    }
    /// Whether it can be used now: no.
    open var isAvailable: Bool { false }
    /// Whether it can do without a network: no.
    open var supportsOnDeviceRecognition: Bool {
        get { false }
        set {}
    }

    /// The error of a device whose dictation is off.
    static let isDisabled = NSError(
        domain: "kLSRErrorDomain", code: 201,
        userInfo: [NSLocalizedDescriptionKey: "Siri and Dictation are disabled"])

    /// Would recognise speech. The handler is called once, with an error, unless the task is cancelled before.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let handler = resultHandler
        queue.addOperation { if task.endWithError() { handler(nil, Self.isDisabled) } }
        return task
    }
    /// Would recognise speech. The delegate hears that the task hasn't succeeded.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let listener = delegate
        queue.addOperation {
            if task.endWithError() { listener.speechRecognitionTask(task, didFinishSuccessfully: false) }
        }
        return task
    }
}
