import Foundation
import Synchronization

/// Tells observers of `Progress`, which Foundation on Linux does not: of a progress itself and of one whose child goes on. The methods that
/// change one are replaced in the class's own table when the first is observed; each compares those that are observed before and after.
///
/// - From: `Observers`
/// - To: `KeyValueObserving`
enum ObservedProgress {
    /// What a progress says of itself, apart from words.
    private struct Values: Equatable {
        let fraction: Double
        let completed, total: Int64
        let isFinished, isIndeterminate, isCancelled, isPaused: Bool

        init(_ progress: Progress) {
            fraction = progress.fractionCompleted
            (completed, total) = (progress.completedUnitCount, progress.totalUnitCount)
            (isFinished, isIndeterminate) = (progress.isFinished, progress.isIndeterminate)
            (isCancelled, isPaused) = (progress.isCancelled, progress.isPaused)
        }

        /// The keys that other values are another's, with the values here.
        func changes(to new: Values) -> [(key: String, old: Any)] {
            var changes: [(String, Any)] = []
            func compareValues<Value: Equatable>(_ key: String, _ value: KeyPath<Values, Value>) {
                if self[keyPath: value] != new[keyPath: value] { changes.append((key, self[keyPath: value])) }
            }
            compareValues("totalUnitCount", \.total)
            compareValues("completedUnitCount", \.completed)
            compareValues("fractionCompleted", \.fraction)
            compareValues("finished", \.isFinished)
            compareValues("indeterminate", \.isIndeterminate)
            compareValues("cancelled", \.isCancelled)
            compareValues("paused", \.isPaused)
            return changes
        }
    }

    private struct Reference {
        weak var progress: Progress?
    }

    private static let observed = Mutex<[Reference]>([])

    /// Runs when the library is loaded, and only appends: key paths as text read by name.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        let names: StaticString =
            "fractionCompleted\ncompletedUnitCount\ntotalUnitCount\nisFinished\nisIndeterminate\nisCancelled\nisPaused\nlocalizedDescription"
        ObjCClassRegistry.shared.register(names, of: Progress.self) { receiver, index, _ in
            let progress = unsafeDowncast(receiver, to: Progress.self)
            return switch index {
            case 0: progress.fractionCompleted
            case 1: progress.completedUnitCount
            case 2: progress.totalUnitCount
            case 3: progress.isFinished
            case 4: progress.isIndeterminate
            case 5: progress.isCancelled
            case 6: progress.isPaused
            default: progress.localizedDescription as Any
            }
        }
    }

    /// An observer of an object has come for the first time.
    static func noteObserver(of object: AnyObject) {
        guard let progress = object as? Progress else { return }
        _ = installed
        observed.withLock { list in
            list.removeAll { $0.progress == nil }
            list.append(Reference(progress: progress))
        }
    }

    private static let installed: Void = {
        let setters: [AnyClass] = [
            SetsCompleted.self, SetsTotal.self, Cancels.self, Pauses.self, Resumes.self, AddsChildren.self,
            Resigns.self,
        ]
        for setter in setters {
            MethodSlot.replaceMembers(of: Progress.self, plain: Plain.self, plain2: Plain2.self, byThoseOf: setter)
        }
    }()

    /// Counts are changed by one thread at a time: an observer hears of its own thread's change alone, and once.
    private static let counting = NSRecursiveLock()

    fileprivate static func makeCount(_ body: () -> Void) { tellObservers(counting.withLock { compareValues(body) }) }

    /// Makes a change that may call what an app wants done at it, which no lock may wait for.
    fileprivate static func makeChange(_ body: () -> Void) { tellObservers(compareValues(body)) }

    /// Makes a change, which may be of a progress that no one observes below one that is.
    private static func compareValues(_ body: () -> Void) -> [(Progress, [(key: String, old: Any)])] {
        let before = observed.withLock { $0.compactMap(\.progress) }.map { ($0, Values($0)) }
        body()
        return before.map { ($0, $1.changes(to: Values($0))) }
    }

    private static func tellObservers(_ changed: [(Progress, [(key: String, old: Any)])]) {
        for (progress, changes) in changed {
            for change in changes { KeyValueObserving.willChange(progress, change.key, from: change.old) }
            for change in changes.reversed() { KeyValueObserving.didChange(progress, change.key) }
        }
    }
}

extension Progress {
    // Foundation's own, by the names that the linker knows them by: `super` would find what stands in the table.
    @_silgen_name("$s10Foundation8ProgressC18completedUnitCounts5Int64Vvg") fileprivate func plainCompleted() -> Int64
    @_silgen_name("$s10Foundation8ProgressC18completedUnitCounts5Int64Vvs")
    fileprivate func plainSetCompleted(_ count: Int64)
    @_silgen_name("$s10Foundation8ProgressC14totalUnitCounts5Int64Vvg") fileprivate func plainTotal() -> Int64
    @_silgen_name("$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs") fileprivate func plainSetTotal(_ count: Int64)
    @_silgen_name("$s10Foundation8ProgressC6cancelyyF") fileprivate func plainCancel()
    @_silgen_name("$s10Foundation8ProgressC5pauseyyF") fileprivate func plainPause()
    @_silgen_name("$s10Foundation8ProgressC6resumeyyF") fileprivate func plainResume()
    @_silgen_name("$s10Foundation8ProgressC13resignCurrentyyF") fileprivate func plainResign()
    @_silgen_name("$s10Foundation8ProgressC8addChild_20withPendingUnitCountyAC_s5Int64VtF")
    fileprivate func plainAddChild(_ child: Progress, withPendingUnitCount count: Int64)
}

private class Plain: Progress, @unchecked Sendable {}
private class Plain2: Progress, @unchecked Sendable {}

private class SetsCompleted: Progress, @unchecked Sendable {
    override var completedUnitCount: Int64 {
        get { plainCompleted() }
        set { ObservedProgress.makeCount { plainSetCompleted(newValue) } }
    }
}

private class SetsTotal: Progress, @unchecked Sendable {
    override var totalUnitCount: Int64 {
        get { plainTotal() }
        set { ObservedProgress.makeCount { plainSetTotal(newValue) } }
    }
}

private class Cancels: Progress, @unchecked Sendable {
    override func cancel() { ObservedProgress.makeChange { plainCancel() } }
}

private class Pauses: Progress, @unchecked Sendable {
    override func pause() { ObservedProgress.makeChange { plainPause() } }
}

private class Resumes: Progress, @unchecked Sendable {
    override func resume() { ObservedProgress.makeChange { plainResume() } }
}

private class AddsChildren: Progress, @unchecked Sendable {
    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        ObservedProgress.makeCount { plainAddChild(child, withPendingUnitCount: inUnitCount) }
    }
}

private class Resigns: Progress, @unchecked Sendable {
    override func resignCurrent() { ObservedProgress.makeCount { plainResign() } }
}
