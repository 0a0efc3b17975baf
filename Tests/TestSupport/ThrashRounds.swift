import Foundation

/// The seeds of a test that does things at random, one a round, the same ones each time.
///
/// `PORTICO_THRASH=seconds` goes on for so long, `PORTICO_THRASH_RUNS` for so many seeds, from `PORTICO_THRASH_SEED` on. Each round that has
/// failed is counted, and after a few there are no more.
package struct ThrashRounds: Sequence, IteratorProtocol {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seconds = environment["PORTICO_THRASH"].flatMap(Double.init)
    /// Whether a person asked for so long a run, and wants to know how far it is.
    package static var isTimed: Bool { seconds != nil }

    package let first = Self.environment["PORTICO_THRASH_SEED"].flatMap { UInt64($0) } ?? 1
    /// The seed of the next round.
    package private(set) var seed: UInt64
    private let runs: UInt64
    private let start = ContinuousClock.now

    /// - Parameter runs: the rounds where nobody asks for another number.
    package init(runs: Int) {
        self.runs = Self.environment["PORTICO_THRASH_RUNS"].flatMap { UInt64($0) } ?? UInt64(runs)
        seed = first
    }

    package mutating func next() -> UInt64? {
        let goesOn = Self.seconds.map { ContinuousClock.now - start < .seconds($0) } ?? (seed - first < runs)
        guard goesOn else { return nil }
        defer { seed += 1 }
        return seed
    }
}
