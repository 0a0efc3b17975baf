import Foundation
import TestSupport
import XCTest

/// Bytes that nobody means, for one reader: a seed makes one case, and the same seed the same.
@MainActor protocol FuzzSubject {
    /// The harness shows what the subject draws.
    init(_ harness: Harness) throws
    mutating func run(_ random: inout FuzzRandom) throws
}

struct FuzzFailure: Error {
    let text: String
}

/// Runs subjects for a few cases each, or as `Scripts/fuzz` says: `PORTICO_FUZZ_SECONDS` seconds, from the seed `PORTICO_FUZZ_SEED` on.
///
/// What ends the process is the case whose seed the file `portico-fuzz-NAME` in the folder for temporary files holds. A case that takes ten
/// seconds of the process's time, or `PORTICO_FUZZ_SLOWEST`, ends it, too.
class FuzzCase: MainTestCase, @unchecked Sendable {
    private static let slowest =
        ProcessInfo.processInfo.environment["PORTICO_FUZZ_SLOWEST"].flatMap(Double.init) ?? 10

    func fuzz<Subject: FuzzSubject>(_ type: Subject.Type, cases: UInt64) throws {
        try onMain { try run(type, cases: cases) }
    }

    @MainActor private func run<Subject: FuzzSubject>(_ type: Subject.Type, cases: UInt64) throws {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["PORTICO_FUZZ_SECONDS"].flatMap(Double.init)
        let first = environment["PORTICO_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        var subject = try type.init(harness)
        let path = NSTemporaryDirectory() + "/portico-fuzz-\(type)"
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let guardian = Guardian(limit: Self.slowest)
        defer {
            guardian.stop()
            close(file)
            unlink(path)
        }
        let start = ContinuousClock.now
        var (seed, slowest) = (first, (seed: first, seconds: 0.0))
        while seconds.map({ ContinuousClock.now - start < .seconds($0) }) ?? (seed < first + cases) {
            let line = "\(seed)\n"
            pwrite(file, line, line.utf8.count, 0)
            guardian.begin("\(type), seed \(seed)")
            let before = Guardian.processSeconds
            var random = FuzzRandom(state: seed)
            do { try subject.run(&random) } catch let failure as FuzzFailure {
                XCTFail("\(type), seed \(seed): \(failure.text)")
            }
            let took = Guardian.processSeconds - before
            if took > slowest.seconds { slowest = (seed, took) }
            seed += 1
        }
        if seconds != nil {
            print(
                "\(type): \(seed - first) cases from seed \(first), nothing found; the slowest, seed \(slowest.seed), took "
                    + "\(Int(slowest.seconds * 1000)) ms"
            )
        }
    }
}

/// Ends the process where one case takes too long, with its name.
private final class Guardian: @unchecked Sendable {
    private let lock = NSLock()
    private let limit: Double
    private let timer = DispatchSource.makeTimerSource(queue: .global())
    // Guarded by the lock.
    private var current = (name: "", start: 0.0)

    init(limit: Double) {
        self.limit = limit
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.look() }
        timer.resume()
    }

    private func look() {
        let (name, start) = lock.withLock { current }
        guard !name.isEmpty, Self.processSeconds - start > limit else { return }
        FileHandle.standardError.write(Data("hang: \(name) takes more than \(limit) s\n".utf8))
        abort()
    }

    func begin(_ name: String) { lock.withLock { current = (name, Self.processSeconds) } }

    func stop() {
        lock.withLock { current.name = "" }
        timer.cancel()
    }

    /// What the process has computed, whatever else the machine does.
    static var processSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// A folder of its own, gone with the subject's end.
final class FuzzFolder {
    let path = NSTemporaryDirectory() + "/portico-fuzz-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}
