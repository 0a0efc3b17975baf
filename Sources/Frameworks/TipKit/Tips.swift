import Foundation

/// What all tips of the app share: where their state is kept, how often one is shown, and switches for tests.
@frozen public enum Tips {
    /// Reads the kept state of the app's tips; before, none is shown. A second time is an error.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        try TipStore.shared.openStore(TipSettings(options))
    }

    /// Forgets what is kept of all tips. It has to happen before `configure`, and is an error afterwards.
    public static func resetDatastore() throws { try TipStore.shared.resetStore() }

    /// Shows all tips, whatever their rules say, until they are closed.
    public static func showAllTipsForTesting() { TipStore.shared.overrideStatus(all: .shown) }
    /// Shows tips of these types, whatever their rules say, until they are closed.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.overrideStatus(types: tips.map { ObjectIdentifier($0) }, .shown)
    }
    /// Shows these tips, whatever their rules say, until they are closed.
    public static func showTipsForTesting(_ tips: [any Tip]) {
        TipStore.shared.overrideStatus(ids: tips.map(\.id), .shown)
    }
    /// Shows no tip.
    public static func hideAllTipsForTesting() { TipStore.shared.overrideStatus(all: .hidden) }
    /// Shows no tip of these types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.overrideStatus(types: tips.map { ObjectIdentifier($0) }, .hidden)
    }
    /// Shows none of these tips.
    public static func hideTipsForTesting(_ tips: [any Tip]) {
        TipStore.shared.overrideStatus(ids: tips.map(\.id), .hidden)
    }

    /// Whether a tip may be shown.
    public enum Status: Hashable, Sendable {
        /// It may.
        case available
        /// It won't any more.
        case invalidated(InvalidationReason)
        /// Not yet: a rule isn't met, or another tip was shown a short time ago.
        case pending
    }

    /// Why a tip isn't shown any more.
    public enum InvalidationReason: String, Hashable, Sendable, Codable {
        /// The person did what the tip tells of.
        case actionPerformed
        /// It was shown as often as it may be.
        case displayCountExceeded
        /// It was shown as long as it may be.
        case displayDurationExceeded
        /// The person closed it.
        case tipClosed
    }
}

/// An error of TipKit's functions.
public struct TipKitError: Error, Equatable, CustomStringConvertible {
    public let description: String

    /// A predicate compares with a value that can't be kept.
    public static let invalidPredicateValueType = TipKitError(description: "invalidPredicateValueType")
    /// The app may not use the group's container.
    public static let missingGroupContainerEntitlements = TipKitError(
        description: "missingGroupContainerEntitlements")
    /// `Tips.configure` was called before.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(description: "tipsDatastoreAlreadyConfigured")
}

extension Tips {
    /// A setting of the app's tips.
    public struct ConfigurationOption: Sendable {
        let change: @Sendable (inout TipSettings) -> Void

        /// At most one tip is shown in this time; `immediate` without the option.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption { $0.interval = displayFrequency.interval }
        }
        /// The place of the state, in the app's own folder without the option.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption { $0.location = datastoreLocation }
        }
        /// In which iCloud container the state is kept, too. Nobody is signed in to a device here: nothing is sent.
        public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }

        /// The time that passes between two tips.
        public struct DisplayFrequency: Hashable, Sendable {
            let interval: TimeInterval

            /// One tip in this many seconds.
            public init(_ interval: TimeInterval) { self.interval = interval }
            /// As soon as a tip's rules are met.
            public static let immediate = DisplayFrequency(0)
            /// One tip in an hour.
            public static let hourly = DisplayFrequency(3600)
            /// One tip in a day.
            public static let daily = DisplayFrequency(86400)
            /// One tip in a week.
            public static let weekly = DisplayFrequency(7 * 86400)
            /// One tip in a month.
            public static let monthly = DisplayFrequency(30 * 86400)
        }

        /// The place in which the state of tips is kept.
        public struct DatastoreLocation: Hashable, Sendable {
            enum Place: Hashable { case application, group(String), folder(URL) }
            let place: Place

            /// The app's folder for its support.
            public static let applicationDefault = DatastoreLocation(place: .application)
            /// The folder of a group of apps; an error if the app isn't of the group.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                guard FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) != nil else {
                    throw TipKitError.missingGroupContainerEntitlements
                }
                return DatastoreLocation(place: .group(identifier))
            }
            /// A folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(place: .folder(url)) }

            var folder: URL? {
                switch place {
                case .application:
                    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
                case .group(let identifier):
                    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
                case .folder(let url): url
                }
            }
        }

        /// An iCloud container.
        public struct CloudKitContainer: Hashable, Sendable {
            let name: String?

            /// The first of the app's whose name ends with `.tips`, or the first.
            public static let automatic = CloudKitContainer(name: nil)
            /// One by its name.
            public static func named(_ containerName: String) -> CloudKitContainer {
                CloudKitContainer(name: containerName)
            }
        }
    }
}

/// The options that `Tips.configure` was given.
struct TipSettings {
    var interval: TimeInterval = 0
    var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault

    init(_ options: [Tips.ConfigurationOption]) { for option in options { option.change(&self) } }
}
