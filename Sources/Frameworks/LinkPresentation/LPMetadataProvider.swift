import Foundation

/// Looks up what is known of an address. Pages aren't read here: each look-up fails (DEV-1095).
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether pictures are fetched as well; true by default. Kept: nothing is fetched (DEV-1095).
    open var shouldFetchSubresources = true
    /// Seconds until it gives up; 30 by default. Kept: nothing is fetched (DEV-1095).
    open var timeout: TimeInterval = 30

    /// A look-up, for one address.
    public override init() { super.init() }

    /// Looks an address up. The handler is called on a thread of the system's.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) } }

    /// As `startFetchingMetadata(for:completionHandler:)`; throws its error.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }

    /// Ends it: it has failed already.
    open func cancel() {}
}
