import Foundation
import PorticoHost
import Synchronization
import UIKit

/// What the store has, in the order in which it came: in the app's container (`Library/Health/samples.plist`), or in memory alone where a
/// test has made it so.
///
/// - From: `HKHealthStore`, on any thread
/// - To: `WholeFile`
final class HealthRecords: Sendable {
    struct Kept: @unchecked Sendable {
        let number: Int
        let sample: HKSample
    }
    struct Gone: @unchecked Sendable {
        let number: Int
        let uuid: UUID
        let kind: String
    }
    private struct State {
        var last = 0
        var samples: [Kept] = []
        var gone: [Gone] = []
        var isRead = false
    }

    static let container: URL? = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        .map { $0.appendingPathComponent("Health/samples.plist") }
    /// The app's; tests put others in its place.
    static let current = Mutex(HealthRecords(file: container))

    private let file: URL?
    private let state = Mutex(State())

    init(file: URL?) { self.file = file }

    private func reading<T>(_ body: (inout State) throws -> T) rethrows -> T {
        try state.withLock { state in
            if !state.isRead {
                state.isRead = true
                if let file, let read = HealthFile.read(file) {
                    (state.last, state.samples, state.gone) = (read.last, read.samples, read.gone)
                }
            }
            return try body(&state)
        }
    }

    /// All of some types, the first that came first.
    func samples(_ types: Set<String>) -> [Kept] {
        reading { $0.samples.filter { types.contains($0.sample.kind.identifier) } }
    }
    func gone(_ types: Set<String>) -> [Gone] { reading { $0.gone.filter { types.contains($0.kind) } } }
    var last: Int { reading { $0.last } }

    /// Keeps samples, all or none. One with the sync identifier of another takes its place where its version is higher, and is dropped where
    /// it isn't.
    func add(_ list: [HKSample]) throws {
        try change { state in
            for sample in list {
                if let identifier = sample.metadata?[HKMetadataKeySyncIdentifier] as? String {
                    func version(_ one: HKSample) -> Int {
                        (one.metadata?[HKMetadataKeySyncVersion] as? NSNumber)?.intValue
                            ?? one.metadata?[HKMetadataKeySyncVersion] as? Int ?? 0
                    }
                    if let old = state.samples.first(where: {
                        $0.sample.kind == sample.kind
                            && $0.sample.metadata?[HKMetadataKeySyncIdentifier] as? String == identifier
                    }) {
                        guard version(sample) > version(old.sample) else { continue }
                        Self.remove([old.sample.uuid], &state)
                    }
                }
                state.last += 1
                state.samples.append(Kept(number: state.last, sample: sample))
            }
        }
    }

    /// Removes objects, and says how many there were.
    @discardableResult func remove(_ uuids: Set<UUID>) throws -> Int {
        try change { state in
            let before = state.samples.count
            Self.remove(uuids, &state)
            return before - state.samples.count
        }
    }

    private static func remove(_ uuids: Set<UUID>, _ state: inout State) {
        for one in state.samples where uuids.contains(one.sample.uuid) {
            state.last += 1
            state.gone.append(Gone(number: state.last, uuid: one.sample.uuid, kind: one.sample.kind.identifier))
        }
        state.samples.removeAll { uuids.contains($0.sample.uuid) }
    }

    private func change<T>(_ body: (inout State) throws -> T) throws -> T {
        try reading { state in
            var next = state
            let result = try body(&next)
            if let file {
                do {
                    try HealthFile.write(last: next.last, samples: next.samples, gone: next.gone, to: file)
                } catch { throw HKError(.errorDatabaseInaccessible) }
            }
            state = next
            return result
        }
    }
}
