import Foundation

/// What a search may know of an item. It is kept with the item; no search reads it (DEV-1096).
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    /// Of a type by its name: `public.text`.
    public init(itemContentType type: String) {
        contentType = type
        super.init()
    }
    /// Of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

    open var title: String?
    open var contentDescription: String?
    open var displayName: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var artist: String?
    open var album: String?
    open var subject: String?
    open var comment: String?
    open var creator: String?
    open var kind: String?
    open var path: String?
    open var contentType: String?
    open var domainIdentifier: String?
    open var accountIdentifier: String?
    open var thoroughfare: String?
    open var city: String?
    open var country: String?
    open var stateOrProvince: String?
    open var namedLocation: String?
    open var keywords: [String]?
    open var publishers: [String]?
    open var authorNames: [String]?
    open var alternateNames: [String]?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var contributors: [String]?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var contentURL: URL?
    open var url: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var rankingHint: NSNumber?

    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
