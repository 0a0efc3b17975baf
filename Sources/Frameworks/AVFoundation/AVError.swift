import Foundation

/// What went wrong with a medium.
public struct AVError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It isn't known why.
        case unknown = -11800
        /// There is no memory.
        case outOfMemory = -11801
        /// The session doesn't run.
        case sessionNotRunning = -11803
        /// Another session has the device.
        case deviceAlreadyUsedByAnotherSession = -11804
        /// Nothing was captured.
        case noDataCaptured = -11805
        /// The session was changed.
        case sessionConfigurationChanged = -11806
        /// The disk is full.
        case diskFull = -11807
        /// The device is gone.
        case deviceWasDisconnected = -11808
        /// The medium has changed.
        case mediaChanged = -11809
        /// It became too long.
        case maximumDurationReached = -11810
        /// It became too large.
        case maximumFileSizeReached = -11811
        /// Nothing could be written.
        case exportFailed = -11820
        /// It can't be read.
        case decodeFailed = -11821
        /// The medium isn't valid.
        case invalidSourceMedia = -11822
        /// The file is there already.
        case fileAlreadyExists = -11823
        /// A track's segments leave a gap.
        case compositionTrackSegmentsNotContiguous = -11824
        /// A segment lasts no time, or no time that counts.
        case invalidCompositionTrackSegmentDuration = -11825
        /// A segment begins where its source has nothing.
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        /// A segment takes no time of its source.
        case invalidCompositionTrackSegmentSourceDuration = -11827
        /// The file is of no known kind.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// There is no picture at that time.
        case noImageAtTime = -11832
        /// Nothing here reads such media.
        case decoderNotFound = -11833
        /// Nothing here writes such media.
        case encoderNotFound = -11834
        /// The content may not be played.
        case contentIsNotAuthorized = -11835
        /// A person doesn't allow it.
        case applicationIsNotAuthorized = -11836
        /// The app is in the background.
        case deviceIsNotAvailableInBackground = -11837
        /// The medium can't be used so.
        case operationNotSupportedForAsset = -11838
        /// It isn't allowed.
        case operationNotAllowed = -11862
        /// It was cancelled.
        case operationCancelled = -11878
        /// A person doesn't allow the app to use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `AVFoundationErrorDomain`.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It isn't known why.
    public static var unknown: Code { .unknown }
    /// There is no memory.
    public static var outOfMemory: Code { .outOfMemory }
    /// The session doesn't run.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// Another session has the device.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// Nothing was captured.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The session was changed.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    /// The disk is full.
    public static var diskFull: Code { .diskFull }
    /// The device is gone.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// The medium has changed.
    public static var mediaChanged: Code { .mediaChanged }
    /// It became too long.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// It became too large.
    public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
    /// Nothing could be written.
    public static var exportFailed: Code { .exportFailed }
    /// It can't be read.
    public static var decodeFailed: Code { .decodeFailed }
    /// The medium isn't valid.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// The file is there already.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The file is of no known kind.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The file is damaged.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// There is no picture at that time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// Nothing here reads such media.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// Nothing here writes such media.
    public static var encoderNotFound: Code { .encoderNotFound }
    /// The content may not be played.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// A person doesn't allow it.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    /// The app is in the background.
    public static var deviceIsNotAvailableInBackground: Code { .deviceIsNotAvailableInBackground }
    /// The medium can't be used so.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// It isn't allowed.
    public static var operationNotAllowed: Code { .operationNotAllowed }
    /// It was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// A person doesn't allow the app to use the device.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }

    // An error that has become an `NSError` is one of these again (`error as? AVError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: AVFoundationErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout AVError?) -> Bool {
        guard source.domain == AVFoundationErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = AVError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout AVError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> AVError {
        var result: AVError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? AVError(.unknown)
    }
}

/// The domain of `AVError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
