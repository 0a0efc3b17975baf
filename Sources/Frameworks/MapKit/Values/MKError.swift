import Foundation

/// Why a map, a search or a route couldn't be had.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// Which reason it is.
    public enum Code: UInt, Sendable {
        case unknown = 1
        /// Apple's servers can't be asked: the answer of searches and routes here (DEV-1161).
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
        case decodingFailed = 6

        /// Whether an error is of this code: `case MKError.serverFailure`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code
    /// What more is known.
    public let userInfo: [String: String]

    /// An error with that code.
    public init(_ code: Code, userInfo: [String: String] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    /// The answer of a service that needs Apple's servers.
    static let noNetwork = MKError(
        .serverFailure,
        userInfo: [NSLocalizedDescriptionKey: "The operation couldn’t be completed: no map server can be reached."])

    /// `MKErrorDomain`.
    public static var errorDomain: String { MKErrorDomain }
    /// The code's number.
    public var errorCode: Int { Int(code.rawValue) }
    /// What more is known.
    public var errorUserInfo: [String: Any] { userInfo }

    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The server can't be asked.
    public static var serverFailure: Code { .serverFailure }
    /// Too much was asked in too short a time.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no way.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// What came isn't GeoJSON.
    public static var decodingFailed: Code { .decodingFailed }
}

/// The domain of `MKError`.
public let MKErrorDomain = "MKErrorDomain"
