import Foundation
import UIKit

/// Something that the App Store wants to tell the person while the app runs. There is no store that would (DEV-1413).
public struct Message: Hashable, Sendable {
    /// The reason of the message.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        /// One by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        /// A price has gone up, and the person has to agree.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// A payment failed.
        public static let billingIssue = Reason(rawValue: 2)
        /// Somebody who has left may come back for less.
        public static let winBackOffer = Reason(rawValue: 3)

        /// What it is about, for people who debug.
        public var localizedDescription: String {
            switch self {
            case .priceIncreaseConsent: "Price Increase Consent"
            case .billingIssue: "Billing Issue"
            case .winBackOffer: "Win-Back Offer"
            default: "Generic"
            }
        }
    }

    /// The messages, as they come. None comes: it waits until its task is cancelled.
    public struct Messages: AsyncSequence {
        public typealias Element = Message
        public func makeAsyncIterator() -> AsyncStream<Message>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
    }

    /// The reason of the message.
    public let reason: Reason
    private init(_ reason: Reason) { self.reason = reason }

    /// The messages, as they come.
    public static var messages: Messages { Messages() }

    /// Shows it in a scene.
    @MainActor public func display(in scene: UIWindowScene) throws {}
}
