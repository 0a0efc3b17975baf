import StoreKit
import SwiftUI

/// Asks a person to rate the app; called like a function.
@preconcurrency @MainActor
public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks, in the scene that is in front.
    public func callAsFunction() { SKStoreReviewController.requestReview() }
}

extension EnvironmentValues {
    /// Asks a person to rate the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
