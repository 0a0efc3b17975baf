import Foundation
import UIKit

/// What a completer proposes.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The place's name.
    public let title: String
    /// Ranges of the name that the person's words are.
    public let titleHighlightRanges: [NSValue]
    /// Where it is.
    public let subtitle: String
    /// Ranges of that which the person's words are.
    public let subtitleHighlightRanges: [NSValue]

    init(title: String, subtitle: String) {
        (self.title, self.subtitle, titleHighlightRanges, subtitleHighlightRanges) = (title, subtitle, [], [])
        super.init()
    }
}

/// Hears of what a completer proposes.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are new proposals.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There can't be any.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Stands for a delegate without the method.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        OptionalCall.missing(())
    }
}

/// Proposes places while a person types. Apple's servers can't be asked from here: each text is answered with `MKError.serverFailure`, in a
/// later turn of the run loop (DEV-1161).
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What older apps look for.
    public enum FilterType: Int, Sendable {
        case locationsAndQueries = 0
        case locationsOnly = 1
    }
    /// Kinds of proposals.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Kinds of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, stations and the like.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for.
        public static let query = ResultType(rawValue: 4)
    }

    /// Hears of proposals. It isn't owned.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Where first.
    open var region = MKCoordinateRegion(.world)
    /// Which kinds of places; nil: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which kinds of proposals.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// What older apps look for.
    open var filterType = FilterType.locationsAndQueries
    /// The proposals for the text: none (DEV-1161).
    public private(set) var results: [MKLocalSearchCompletion] = []
    private let attempt = ServiceAttempt()

    /// A completer for the whole world.
    public override init() { super.init() }

    /// What the person has typed. A new text is looked for; an empty one ends it.
    open var queryFragment = "" {
        didSet {
            attempt.cancel()
            results = []
            guard !queryFragment.isEmpty else { return }
            attempt.begin { [weak self] error in
                MainActor.assumeIsolated {
                    guard let self, let delegate = self.delegate else { return }
                    OptionalCall.call(.application, delegate, "completer:didFailWithError:") {
                        delegate.completer(self, didFailWithError: error)
                    }
                }
            }
        }
    }

    /// Whether the text hasn't been answered yet.
    open var isSearching: Bool { attempt.isRunning }
    /// Ends looking for the text.
    open func cancel() { attempt.cancel() }
}
