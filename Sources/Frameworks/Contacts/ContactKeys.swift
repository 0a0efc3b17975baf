import Foundation

// The names of contacts' parts, for searches.
/// The part of the same name.
public let CNContactNamePrefixKey = "namePrefix"
/// The part of the same name.
public let CNContactGivenNameKey = "givenName"
/// The part of the same name.
public let CNContactMiddleNameKey = "middleName"
/// The part of the same name.
public let CNContactFamilyNameKey = "familyName"
/// The part of the same name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The part of the same name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The part of the same name.
public let CNContactNicknameKey = "nickname"
/// The part of the same name.
public let CNContactOrganizationNameKey = "organizationName"
/// The part of the same name.
public let CNContactDepartmentNameKey = "departmentName"
/// The part of the same name.
public let CNContactJobTitleKey = "jobTitle"
/// The part of the same name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The part of the same name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The part of the same name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The part of the same name.
public let CNContactNoteKey = "note"
/// The part of the same name.
public let CNContactImageDataKey = "imageData"
/// The part of the same name.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The part of the same name.
public let CNContactBirthdayKey = "birthday"
/// The part of the same name.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The part of the same name.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The part of the same name.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The part of the same name.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The part of the same name.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The part of the same name.
public let CNContactIdentifierKey = "identifier"
/// The part of the same name.
public let CNContactTypeKey = "contactType"
