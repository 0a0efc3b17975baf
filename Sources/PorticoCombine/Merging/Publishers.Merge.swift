import OpenCombine

extension Publishers {
    /// Sends the elements of two publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 2).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
        where P.Output == Output, P.Failure == Failure { Merge3(a, b, other) }

        /// Adds two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure { Merge4(a, b, z, y) }

        /// Adds three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge5<A, B, Z, Y, X>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        { Merge5(a, b, z, y, x) }

        /// Adds four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge6<A, B, Z, Y, X, W>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure
        { Merge6(a, b, z, y, x, w) }

        /// Adds five more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
        { Merge7(a, b, z, y, x, w, v) }

        /// Adds six more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure,
            U.Output == Output, U.Failure == Failure
        { Merge8(a, b, z, y, x, w, v, u) }
    }

    /// Sends the elements of three publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 3).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
        where P.Output == Output, P.Failure == Failure { Merge4(a, b, c, other) }

        /// Adds two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge5<A, B, C, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge5(a, b, c, z, y)
        }

        /// Adds three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge6<
            A, B, C, Z, Y, X
        >
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        { Merge6(a, b, c, z, y, x) }

        /// Adds four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge7<A, B, C, Z, Y, X, W>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure
        { Merge7(a, b, c, z, y, x, w) }

        /// Adds five more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge8<A, B, C, Z, Y, X, W, V>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
        { Merge8(a, b, c, z, y, x, w, v) }
    }

    /// Sends the elements of four publishers, as they come; ends when all have ended, or with the first failure.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeSubscription(downstream: subscriber, count: 4).startUpstreams { merged in
                a.subscribe(merged.side(0))
                b.subscribe(merged.side(1))
                c.subscribe(merged.side(2))
                d.subscribe(merged.side(3))
            }
        }

        /// Adds one more publisher.
        public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
        where P.Output == Output, P.Failure == Failure { Merge5(a, b, c, d, other) }

        /// Adds two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
        where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
            Merge6(a, b, c, d, z, y)
        }

        /// Adds three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge7<
            A, B, C, D, Z, Y, X
        >
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure
        { Merge7(a, b, c, d, z, y, x) }

        /// Adds four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
            X.Failure == Failure, W.Output == Output, W.Failure == Failure
        { Merge8(a, b, c, d, z, y, x, w) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
