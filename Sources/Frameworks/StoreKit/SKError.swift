import Foundation

/// What went wrong with the App Store.
public struct SKError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// It failed for a reason that isn't known.
        case unknown = 0
        /// The person may not do it.
        case clientInvalid = 1
        /// A person cancelled.
        case paymentCancelled = 2
        /// The payment isn't valid.
        case paymentInvalid = 3
        /// This device may not pay.
        case paymentNotAllowed = 4
        /// The store has no such product.
        case storeProductNotAvailable = 5
        /// A person doesn't allow the cloud's services.
        case cloudServicePermissionDenied = 6
        /// The network isn't reached.
        case cloudServiceNetworkConnectionFailed = 7
        /// A person has taken the permission back.
        case cloudServiceRevoked = 8
        /// A person has to agree first.
        case privacyAcknowledgementRequired = 9
        /// The app may not ask so.
        case unauthorizedRequestData = 10
        /// There is no such offer.
        case invalidOfferIdentifier = 11
        /// The signature isn't good.
        case invalidSignature = 12
        /// A parameter of the offer is missing.
        case missingOfferParams = 13
        /// The offer's price is too high.
        case invalidOfferPrice = 14
        /// The overlay was cancelled.
        case overlayCancelled = 15
        /// The overlay isn't set up so.
        case overlayInvalidConfiguration = 16
        /// The overlay took too long.
        case overlayTimeout = 17
        /// The person doesn't get the offer.
        case ineligibleForOffer = 18
        /// It isn't there on this platform.
        case unsupportedPlatform = 19
        /// The scene is in the background.
        case overlayPresentedInBackgroundScene = 20

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
    }

    /// The same as an error of Foundation, which knows its user info.
    public let _nsError: NSError

    /// The error of Foundation as one of this type.
    public init(_nsError error: NSError) { _nsError = error }

    /// An error with that code, and what else is to be said of it.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        _nsError = NSError(domain: SKErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// Which reason it is.
    public var code: Code { Code(rawValue: _nsError.code) ?? .unknown }
    /// `SKErrorDomain`.
    public static var errorDomain: String { SKErrorDomain }
    /// The code's number.
    public var errorCode: Int { _nsError.code }
    /// The error's user info.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// The same.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The words that a person may read.
    public var localizedDescription: String { _nsError.localizedDescription }

    /// It failed for a reason that isn't known.
    public static var unknown: Code { .unknown }
    /// The person may not do it.
    public static var clientInvalid: Code { .clientInvalid }
    /// A person cancelled.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment isn't valid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// This device may not pay.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The store has no such product.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// A person doesn't allow the cloud's services.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// The network isn't reached.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// A person has taken the permission back.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// A person has to agree first.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The app may not ask so.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// There is no such offer.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The signature isn't good.
    public static var invalidSignature: Code { .invalidSignature }
    /// A parameter of the offer is missing.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The offer's price is too high.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The overlay was cancelled.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The overlay isn't set up so.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The overlay took too long.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The person doesn't get the offer.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// It isn't there on this platform.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The scene is in the background.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }

    // An error that has become an `NSError` is one of these again (`error as? SKError`).
    public func _bridgeToObjectiveC() -> NSError { _nsError }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout SKError?) -> Bool {
        guard source.domain == SKErrorDomain, Code(rawValue: source.code) != nil else { return false }
        result = SKError(_nsError: source)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout SKError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> SKError {
        var result: SKError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? SKError(.unknown)
    }
}

/// The domain of `SKError`.
public let SKErrorDomain = "SKErrorDomain"
