import Foundation

/// A person or an organisation. Make a `CNMutableContact` for one of your own.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var contactType = CNContactType.person
        var namePrefix = ""
        var givenName = ""
        var middleName = ""
        var familyName = ""
        var previousFamilyName = ""
        var nameSuffix = ""
        var nickname = ""
        var organizationName = ""
        var departmentName = ""
        var jobTitle = ""
        var phoneticGivenName = ""
        var phoneticMiddleName = ""
        var phoneticFamilyName = ""
        var note = ""
        var imageData: Data?
        var thumbnailImageData: Data?
        var birthday: DateComponents?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
    }
    final var values = Values()
    /// Names it on this device.
    public let identifier: String

    /// Nothing yet.
    public override init() {
        identifier = UUID().uuidString + ":ABPerson"
        super.init()
    }

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Whether it is a person.
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var previousFamilyName: String { values.previousFamilyName }
    open var nameSuffix: String { values.nameSuffix }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var departmentName: String { values.departmentName }
    open var jobTitle: String { values.jobTitle }
    open var phoneticGivenName: String { values.phoneticGivenName }
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    open var note: String { values.note }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.thumbnailImageData }
    open var birthday: DateComponents? { values.birthday }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// Whether it has a picture.
    open var imageDataAvailable: Bool { values.imageData != nil }

    /// Whether a search asked for a part: a contact of one's own has all.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether a search asked for several parts.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// Another one that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact(identifier)
        copy.values = values
        return copy
    }
    /// Another one that does.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact(identifier)
        copy.values = values
        return copy
    }

    /// Finds by a name. The device has no contacts: nothing is found.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Finds by identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Finds by a mail address.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A contact, to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Whether it is a person.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { values.previousFamilyName }
        set { values.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { values.phoneticGivenName }
        set { values.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { values.phoneticMiddleName }
        set { values.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { values.phoneticFamilyName }
        set { values.phoneticFamilyName = newValue }
    }
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
}
