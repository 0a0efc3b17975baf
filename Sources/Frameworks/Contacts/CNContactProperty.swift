import Foundation

/// One value of a contact: a phone number, a mail address.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    /// It says whose it is.
    public let contact: CNContact
    /// It says which part.
    public let key: String
    /// The value; nil for a part that isn't there.
    public let value: Any?
    /// Names the value among several; nil where there is one.
    public let identifier: String?
    /// The name that the value has for a person; nil: none.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value) = (contact, key, value)
        (self.identifier, self.label) = (identifier, label)
        super.init()
    }
    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
