// The kinds of keyboards, and what they do for a person.

/// Which keys a keyboard begins with: letters, numbers, or what addresses are written with.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
    /// An older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether the keyboard is light or dark; `default` is as the interface around it.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
    /// An older name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// Where the keyboard on the screen presses its shift key by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether the keyboard on the screen corrects words; `default` where words are written and nothing is hidden.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether misspelt words are looked for; `default` and `yes` are the same.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether typed quotes become those of the language; `default` where words are written and nothing is hidden.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash; `default` where words are written and nothing is hidden.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether a space is added or taken away around what is pasted or cut. Kept (DEV-078).
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether the end of what is typed is foretold in the text itself. Kept (DEV-078).
public enum UITextInlinePredictionType: Int, Sendable {
    /// Where the system thinks that it helps.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// What a text is about, so that a keyboard can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name: a title.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between the first and the family name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A person's family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands after a name: “Jr.”.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// What friends call a person.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person is by profession.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// What a company or club is called.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A place, with or without its address.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and house number, in as many lines as it takes.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of street and house number.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of street and house number.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The town of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state, province or canton of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// Town and state of an address in one text.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of the country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The code of an address's place: ZIP code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number, with its country code.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name with which a person signs in.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that there is.
    public static let password = UITextContentType(rawValue: "password")
    /// A password for a new account, or in place of an old one.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for one sign-in, such as arrives by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A day, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number by which a parcel is followed.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
