import UIKit

extension Transaction {
    /// The result of asking for the money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        case userCancelled
        case success
    }
    /// Why nobody could be asked for the money.
    public enum RefundRequestError: Error, Hashable, Sendable {
        case duplicateRequest
        case failed
    }

    /// Would ask for the money back. There is nobody to be asked: it throws `RefundRequestError.failed` (DEV-1238).
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
    /// Would ask for the money back. There is nobody to be asked: it throws `RefundRequestError.failed` (DEV-1238).
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }
}

extension AppStore {
    /// Would show a page for codes. There is none: it throws (DEV-1089).
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}
