import Foundation

/// Why there is no location.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It isn't known now, and may be later.
        case locationUnknown = 0
        /// A person doesn't allow it.
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
        case deferredFailed = 11
        case deferredNotUpdatingLocation = 12
        case deferredAccuracyTooLow = 13
        case deferredDistanceFiltered = 14
        case deferredCanceled = 15
        /// The device tells nobody how near beacons are.
        case rangingUnavailable = 16
        case rangingFailure = 17
        case promptDeclined = 18
        case historicalLocationError = 19

        /// Whether an error is of this code: `case CLError.denied`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `kCLErrorDomain`.
    public static var errorDomain: String { kCLErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It isn't known now, and may be later.
    public static var locationUnknown: Code { .locationUnknown }
    /// A person doesn't allow it.
    public static var denied: Code { .denied }
    /// Regions aren't watched for the app.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
}

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"
