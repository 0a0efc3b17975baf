import Foundation

extension Tips {
    /// A donation without values.
    public struct EmptyDonation: Codable, Hashable, Sendable {
        /// Nothing.
        public init() {}
    }

    /// Something that happens in the app and that rules count: whoever sees it happen donates it.
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable {
        /// The name under which it is kept.
        public let id: String
        private let limit: DonationLimit

        /// An event whose donations say something.
        public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
            (self.id, limit) = (id, donationLimit)
        }

        public var value: Event<DonationInfo> { self }

        /// The times that it happened, the first one first.
        public var donations: [Donation] {
            TipStore.shared.donations(id).compactMap { kept in
                let info = try? JSONDecoder().decode([DonationInfo].self, from: kept.info).first
                return info.map { Donation(date: kept.date, info: $0) }
            }
        }

        /// Says that it happened, and what of it.
        public func donate(_ donation: DonationInfo) async { keepDonation(donation) }
        /// Says that it happened, and what of it, and calls back.
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            keepDonation(donation)
            completion?()
        }

        private func keepDonation(_ donation: DonationInfo) {
            guard let info = try? JSONEncoder().encode([donation]) else { return }
            TipStore.shared.donateEvent(id, info, limit)
        }

        /// One time that an event happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// When it happened.
            public let date: Date
            let info: DonationInfo

            /// A property of what was donated.
            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
        }
    }

    /// The number of an event's donations that are kept.
    public struct DonationLimit: Hashable, Sendable {
        let maximumCount: Int?
        let maximumAge: DonationTimeRange?

        /// The last ones, up to a count, of at most an age.
        public init(maximumCount: Int? = nil, maximumAge: DonationTimeRange? = nil) {
            (self.maximumCount, self.maximumAge) = (maximumCount, maximumAge)
        }
    }

    /// A length of time up to now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: Double(count) * 60) }
        public static func hours(_ count: Int) -> DonationTimeRange { .init(seconds: Double(count) * 3600) }
        public static func days(_ count: Int) -> DonationTimeRange { .init(seconds: Double(count) * 86400) }
        public static func weeks(_ count: Int) -> DonationTimeRange { .init(seconds: Double(count) * 7 * 86400) }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// An event whose donations say only when.
    public init(id: String, donationLimit: Tips.DonationLimit = Tips.DonationLimit()) {
        (self.id, limit) = (id, donationLimit)
    }
    /// Says that it happened.
    public func donate() async { keepDonation(Tips.EmptyDonation()) }
    /// Says that it happened, and calls back.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        keepDonation(Tips.EmptyDonation())
        completion?()
    }
}

extension Array {
    /// The donations of the last time.
    public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Tips.Event<DonationInfo>.Donation]
    where Element == Tips.Event<DonationInfo>.Donation {
        let now = Date()
        return filter { now.timeIntervalSince($0.date) <= timeRange.seconds }
    }

    /// Those donations of which most have one value in common.
    public func largestSubset<DonationInfo, Value: Hashable>(
        groupedBy path: KeyPath<DonationInfo, Value>
    ) -> [Tips.Event<DonationInfo>.Donation] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: path] }.values.max { $0.count < $1.count } ?? []
    }

    /// Those donations of which fewest have one value in common.
    public func smallestSubset<DonationInfo, Value: Hashable>(
        groupedBy path: KeyPath<DonationInfo, Value>
    ) -> [Tips.Event<DonationInfo>.Donation] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: path] }.values.min { $0.count < $1.count } ?? []
    }
}
