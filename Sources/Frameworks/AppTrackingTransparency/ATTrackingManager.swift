import Foundation
import UIKit

/// Asks a person whether the app may follow them across other companies' apps and websites.
open class ATTrackingManager: NSObject {
    /// What a person allows.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        /// Nobody here may allow it. Never so.
        case restricted = 1
        case denied = 2
        case authorized = 3
    }

    private static let privacy = SystemPrivacy(
        name: "tracking", purposeKey: "NSUserTrackingUsageDescription",
        question: "would like permission to track you across apps and websites owned by other companies.",
        choices: [
            SystemPrivacy.Choice("Ask App Not to Track", SystemPrivacy.denied),
            SystemPrivacy.Choice("Allow", SystemPrivacy.allowed),
        ])

    private static func status(_ answer: String?) -> AuthorizationStatus {
        switch answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .authorized
        default: .denied
        }
    }

    /// What a person has said, `notDetermined` before anybody was asked.
    open class var trackingAuthorizationStatus: AuthorizationStatus { status(privacy.answer) }

    /// Asks, the first time. Info.plist has to say what for (`NSUserTrackingUsageDescription`).
    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void)
    {
        nonisolated(unsafe) let done = completion
        privacy.ask { done(status($0)) }
    }

    /// As `requestTrackingAuthorization(completionHandler:)`; gives the answer.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
