import Foundation

/// A place with its address, as a geocoder finds it. It doesn't change.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// Where it is.
    public let location: CLLocation?
    /// The area that the place takes up.
    public let region: CLRegion?
    /// In which time zone it lies.
    public let timeZone: TimeZone?
    private let parts: [String: String]

    /// The same place.
    public init(placemark: CLPlacemark) {
        (location, region, timeZone) = (placemark.location, placemark.region, placemark.timeZone)
        parts = placemark.parts
        super.init()
    }

    /// A place with the parts of its address, by the keys of `addressDictionary`.
    package init(location: CLLocation?, region: CLRegion? = nil, timeZone: TimeZone? = nil, parts: [String: String]) {
        (self.location, self.region, self.timeZone, self.parts) = (location, region, timeZone, parts)
        super.init()
    }

    /// What it is called.
    open var name: String? { parts["Name"] }
    /// The street.
    open var thoroughfare: String? { parts["Thoroughfare"] }
    /// The house's number.
    open var subThoroughfare: String? { parts["SubThoroughfare"] }
    /// The town.
    open var locality: String? { parts["City"] }
    /// The part of the town.
    open var subLocality: String? { parts["SubLocality"] }
    /// The state or province.
    open var administrativeArea: String? { parts["State"] }
    /// The county.
    open var subAdministrativeArea: String? { parts["SubAdministrativeArea"] }
    /// The code of the post.
    open var postalCode: String? { parts["ZIP"] }
    /// The country's two letters.
    open var isoCountryCode: String? { parts["CountryCode"] }
    /// The country's name.
    open var country: String? { parts["Country"] }
    /// The lake or river.
    open var inlandWater: String? { parts["InlandWater"] }
    /// The sea.
    open var ocean: String? { parts["Ocean"] }
    /// What people know at the place.
    open var areasOfInterest: [String]? { parts["AreasOfInterest"].map { [$0] } }
    /// All parts of the address by the address book's keys; nil without any.
    open var addressDictionary: [AnyHashable: Any]? {
        guard !parts.isEmpty else { return nil }
        var dictionary: [AnyHashable: Any] = parts
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        if dictionary["Street"] == nil, !street.isEmpty { dictionary["Street"] = street }
        return dictionary
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let address = [name, parts["Street"], locality, administrativeArea, postalCode, country].compactMap { $0 }
        let place = location.map { " @ \($0)" } ?? ""
        return address.joined(separator: ", ") + place
    }
}
