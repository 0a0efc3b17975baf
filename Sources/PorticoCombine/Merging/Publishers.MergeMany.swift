import OpenCombine

extension Publishers {
    /// Sends the elements of any number of publishers of one type, as they come; ends when all have ended, or with the first failure.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers, in the order in which they are subscribed.
        public let publishers: [Upstream]

        /// Merges the publishers that are listed.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: publishers.count).startUpstreams { merged in
                for (index, publisher) in publishers.enumerated() { publisher.subscribe(merged.side(index)) }
            }
        }

        /// Adds one more publisher at the end.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends this publisher's elements and those of another one of the same type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
