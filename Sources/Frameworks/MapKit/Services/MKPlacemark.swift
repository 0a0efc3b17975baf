import Contacts
import CoreLocation
import Foundation

/// A place with its address that is an annotation, too.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// A place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// A place with an address by the address book's keys.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            parts: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }

    /// A place with an address.
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        let parts = [
            "Street": postalAddress.street, "City": postalAddress.city, "State": postalAddress.state,
            "ZIP": postalAddress.postalCode, "Country": postalAddress.country,
            "CountryCode": postalAddress.isoCountryCode, "SubLocality": postalAddress.subLocality,
            "SubAdministrativeArea": postalAddress.subAdministrativeArea,
        ]
        self.init(coordinate: coordinate, addressDictionary: parts.filter { !$0.value.isEmpty })
    }

    /// What a geocoder found.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Where it is.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The country's two letters.
    open var countryCode: String? { isoCountryCode }
    /// What it is called, or its address.
    open var title: String? {
        let address = addressDictionary ?? [:]
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { address[$0] as? String }
        return name ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
    }
    /// Nothing more.
    open var subtitle: String? { nil }
}

extension CLPlacemark {
    /// The address as Contacts has it; nil without any part of it.
    public var postalAddress: CNPostalAddress? {
        guard let parts = addressDictionary else { return nil }
        func part(_ key: String) -> String { parts[key] as? String ?? "" }
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = (part("Street"), part("City"), part("State"))
        (address.postalCode, address.country) = (part("ZIP"), part("Country"))
        (address.isoCountryCode, address.subLocality) = (part("CountryCode"), part("SubLocality"))
        address.subAdministrativeArea = part("SubAdministrativeArea")
        return address
    }
}
