import Foundation

/// The type of the activity with which a search opens the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The type of the activity with which a search goes on in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// In that activity: which item was chosen.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// In that activity: what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that a search may find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// What the app calls it.
    public let uniqueIdentifier: String
    /// Which group it belongs to.
    open var domainIdentifier: String?
    /// Until when it is found; nil: a month.
    open var expirationDate: Date?
    /// What a search may know of it.
    open var attributeSet: CSSearchableItemAttributeSet

    /// - Parameter uniqueIdentifier: what the app calls it; nil: something new.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        super.init()
    }
}

/// What the device's search knows of the app. The device has no search: nothing is kept, and who adds something hears so (DEV-1096).
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let only = CSSearchableIndex(name: "default")

    /// An index of the app's own.
    public init(name: String) { super.init() }
    /// The app's.
    open class func `default`() -> CSSearchableIndex { only }
    /// Whether the device has a search: no.
    open class func isIndexingAvailable() -> Bool { false }

    private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(CSIndexError(.indexingUnsupported)) }
    }
    /// Nothing is there: it is gone.
    private func agree(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(nil) }
    }

    /// Would add items.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// As `indexSearchableItems(_:completionHandler:)`; throws its error.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    /// Removes items.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { agree(completionHandler) }
    /// Removes the items of groups.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { agree(completionHandler) }
    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        agree(completionHandler)
    }
    /// As `deleteSearchableItems(withIdentifiers:completionHandler:)`.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    /// As `deleteSearchableItems(withDomainIdentifiers:completionHandler:)`.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    /// As `deleteAllSearchableItems(completionHandler:)`.
    open func deleteAllSearchableItems() async throws {}
}
