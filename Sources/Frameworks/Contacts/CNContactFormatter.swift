import Foundation

/// How a contact's name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

/// Parts that are read together.
final class KeySet: NSObject, CNKeyDescriptor, @unchecked Sendable {}

/// Writes a contact's name, as the person's language does.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How it is written.
    open var style = CNContactFormatterStyle.fullName
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What a search has to read for it.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { KeySet() }

    /// A contact's name; nil without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        // Names in Chinese characters, kana and hangul begin with the family, without a space.
        let isEastern = parts.joined().unicodeScalars.first.map {
            (0x3040...0x9fff).contains($0.value) || (0xac00...0xd7a3).contains($0.value)
        }
        let text =
            isEastern == true && style == .fullName
            ? contact.familyName + contact.givenName
            : parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !text.isEmpty { return text }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    /// A contact's name; nil without one.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

/// Writes an address on several lines.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An address on several lines, as in the United States (DEV-1093).
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [
            postalAddress.street, [postalAddress.city, place].filter { !$0.isEmpty }.joined(separator: ", "),
            postalAddress.country,
        ]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    /// An address on several lines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}

/// What an address is written for.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }
