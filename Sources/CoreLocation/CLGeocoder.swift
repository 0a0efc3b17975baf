import Foundation

/// Turns addresses into places and places into addresses by a service of Apple's. It can't be reached from here: every request ends with
/// `CLError.network`, on the main thread in a later turn of the run loop (DEV-1162).
open class CLGeocoder: NSObject, @unchecked Sendable {
    private typealias Answer = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    private var request: Int?
    private var count = 0

    /// A geocoder without a request.
    public override init() { super.init() }

    /// Whether a request hasn't been answered yet. One that begins meanwhile is cancelled.
    open var isGeocoding: Bool { request != nil }

    /// Ends the request: it is answered with `CLError.geocodeCanceled`.
    open func cancelGeocode() { request = nil }

    private func begin(_ answer: @escaping Answer) {
        if request != nil {
            DispatchQueue.main.async { answer(nil, CLError(.geocodeCanceled)) }
            return
        }
        count += 1
        let mine = count
        request = mine
        DispatchQueue.main.async { [self] in
            let isMine = request == mine
            if isMine { request = nil }
            answer(nil, CLError(isMine ? .network : .geocodeCanceled))
        }
    }

    private func ask() async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            begin { places, error in
                continuation.resume(with: Result { try places ?? { throw error ?? CLError(.network) }() })
            }
        }
    }

    /// Asks for the address of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
    /// Asks for the address of a place in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
    /// Asks for the address of a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try await ask() }
    /// Asks for the address of a place in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { try await ask() }

    /// Asks for the places of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
    /// Asks for the places of an address, first those in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
    /// Asks for the places of an address in a language, first those in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
    /// Asks for the places of an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try await ask() }
    /// Asks for the places of an address, first those in a region.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await ask()
    }
    /// Asks for the places of an address in a language, first those in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { try await ask() }

    /// Asks for the places of an address in the address book's parts.
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any],
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { begin(completionHandler) }
}

/// Hears of what a geocoder found, or why it found nothing.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
