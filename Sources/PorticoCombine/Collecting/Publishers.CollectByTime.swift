import OpenCombine

extension Publishers {
    /// When the elements collected so far are sent as a list.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time that this much time has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time that this much time has passed, and when there are this many elements.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Collects elements and sends them as lists, by time or by time and number.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the elements come from.
        public let upstream: Upstream
        /// When lists are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                CollectByTimeSubscription<S, Upstream.Output, Context>(
                    downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    /// Collects elements and sends them as a list, each time that the strategy says. Nothing is sent for a time in which nothing came; what
    /// is left at the end is sent before it.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
