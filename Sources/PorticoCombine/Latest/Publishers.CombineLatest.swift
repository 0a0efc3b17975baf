import OpenCombine

extension Publishers {
    /// Sends a tuple of the latest elements of two publishers whenever one of them sends something, from when all have. Ends when all
    /// have ended, or with the first failure.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lastA = LatestElement<A.Output>()
            let lastB = LatestElement<B.Output>()
            let subscription = CombineLatestSubscription(downstream: subscriber, count: 2) {
                guard let a = lastA.value, let b = lastB.value else { return nil }
                return (a, b)
            }
            subscription.startUpstreams { latest in
                a.subscribe(latest.side(0, lastA))
                b.subscribe(latest.side(1, lastB))
            }
        }
    }

    /// Sends a tuple of the latest elements of three publishers whenever one of them sends something, from when all have. Ends when all
    /// have ended, or with the first failure.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lastA = LatestElement<A.Output>()
            let lastB = LatestElement<B.Output>()
            let lastC = LatestElement<C.Output>()
            let subscription = CombineLatestSubscription(downstream: subscriber, count: 3) {
                guard let a = lastA.value, let b = lastB.value, let c = lastC.value else { return nil }
                return (a, b, c)
            }
            subscription.startUpstreams { latest in
                a.subscribe(latest.side(0, lastA))
                b.subscribe(latest.side(1, lastB))
                c.subscribe(latest.side(2, lastC))
            }
        }
    }

    /// Sends a tuple of the latest elements of four publishers whenever one of them sends something, from when all have. Ends when all
    /// have ended, or with the first failure.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lastA = LatestElement<A.Output>()
            let lastB = LatestElement<B.Output>()
            let lastC = LatestElement<C.Output>()
            let lastD = LatestElement<D.Output>()
            let subscription = CombineLatestSubscription(downstream: subscriber, count: 4) {
                guard let a = lastA.value, let b = lastB.value, let c = lastC.value, let d = lastD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            subscription.startUpstreams { latest in
                a.subscribe(latest.side(0, lastA))
                b.subscribe(latest.side(1, lastB))
                c.subscribe(latest.side(2, lastC))
                d.subscribe(latest.side(3, lastD))
            }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
