import Foundation

/// A part of a contact that a search asks for: a key's name, or several together.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// What kind of record it is.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Whether it is a person.
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

/// In which order contacts come.
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault = 1
    case givenName = 2
    case familyName = 3
}

/// A value with the name that it has for a person: “home”.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    /// The name; nil: none.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Names this pair.
    public let identifier = UUID().uuidString

    /// A value with a name.
    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
        super.init()
    }

    /// A name as a person reads it.
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}

/// The name for what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The name for what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The name for what is elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// The name of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The name of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The name of the chief phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A phone's number, as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    /// As it was written.
    public let stringValue: String
    /// A number.
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// Where somebody lives or works.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var street = "", city = "", state = "", postalCode = "", country = "", isoCountryCode = ""
        var subLocality = "", subAdministrativeArea = ""
    }
    fileprivate var values = Values()
    /// Nothing yet.
    public override init() { super.init() }
    open var street: String { values.street }
    open var subLocality: String { values.subLocality }
    open var city: String { values.city }
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    open var state: String { values.state }
    open var postalCode: String { values.postalCode }
    open var country: String { values.country }
    open var isoCountryCode: String { values.isoCountryCode }
    /// Another one that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.values = values
        return copy
    }
    /// Another one that does.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.values = values
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The same, to be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    open override var postalCode: String {
        get { values.postalCode }
        set { values.postalCode = newValue }
    }
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    open override var isoCountryCode: String {
        get { values.isoCountryCode }
        set { values.isoCountryCode = newValue }
    }
}
