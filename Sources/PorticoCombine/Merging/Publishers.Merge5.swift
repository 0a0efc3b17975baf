import OpenCombine

extension Publishers {
    /// Sends the elements of five publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 5).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
                d.subscribe(merged.side(3))
                e.subscribe(merged.side(4))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
        where P.Output == Output, P.Failure == Failure { Merge6(a, b, c, d, e, other) }

        /// Adds two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge7(a, b, c, d, e, z, y)
        }

        /// Adds three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge8<
            A, B, C, D, E, Z, Y, X
        >
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        { Merge8(a, b, c, d, e, z, y, x) }
    }

    /// Sends the elements of six publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 6).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
                d.subscribe(merged.side(3))
                e.subscribe(merged.side(4))
                f.subscribe(merged.side(5))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
        where P.Output == Output, P.Failure == Failure { Merge7(a, b, c, d, e, f, other) }

        /// Adds two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge8<A, B, C, D, E, F, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }

    /// Sends the elements of seven publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 7).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
                d.subscribe(merged.side(3))
                e.subscribe(merged.side(4))
                f.subscribe(merged.side(5))
                g.subscribe(merged.side(6))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
        where P.Output == Output, P.Failure == Failure { Merge8(a, b, c, d, e, f, g, other) }
    }

    /// Sends the elements of eight publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 8).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
                d.subscribe(merged.side(3))
                e.subscribe(merged.side(4))
                f.subscribe(merged.side(5))
                g.subscribe(merged.side(6))
                h.subscribe(merged.side(7))
            }
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
