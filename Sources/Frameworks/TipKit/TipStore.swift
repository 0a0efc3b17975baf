import Foundation
import Synchronization

/// The state of all tips of the app: what is kept in the file, what is on the screen now, and who wants to hear of changes.
///
/// Anything that changes calls `change`, which writes the file, once `open` has said where that is, and tells streams and views.
final class TipStore: Sendable {
    static let shared = TipStore()

    /// The switches that tests set.
    enum Override { case shown, hidden }

    private struct State {
        var folder: URL?
        var settings = TipSettings([])
        var isOpen = false
        var records = TipRecords()
        /// Values of parameters that aren't kept.
        var transient: [String: Data] = [:]
        /// How often a tip is on the screen, and since when.
        var shown: [String: (count: Int, since: Date)] = [:]
        var overrideOfAll: Override?
        var overridesByType: [ObjectIdentifier: Override] = [:]
        var overridesByID: [String: Override] = [:]
        /// The tips that were invalidated after a test asked to see all.
        var closed: [String: Tips.InvalidationReason] = [:]
        var listeners: [UUID: @Sendable () -> Void] = [:]
    }

    private let state = Mutex(State())

    // MARK: Opening

    func openStore(_ settings: TipSettings) throws {
        try state.withLock { state in
            guard !state.isOpen else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            (state.isOpen, state.settings, state.folder) = (true, settings, settings.location.folder)
            guard let folder = state.folder else { return }
            let early = state.records
            state.records = TipRecords.readRecords(from: folder)
            state.records.takeOver(early)
            state.records.saveRecords(in: folder)
        }
        tellListeners()
    }

    func resetStore() throws {
        try state.withLock { state in
            guard !state.isOpen else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            state.records = TipRecords()
            if let folder = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.folder {
                TipRecords.removeRecords(from: folder)
            }
        }
        tellListeners()
    }

    /// As in a new process.
    func closeStore() {
        state.withLock { $0 = State() }
    }

    // MARK: Overrides of tests

    func overrideStatus(all override: Override) { applyOverride { $0.overrideOfAll = override } }

    func overrideStatus(types: [ObjectIdentifier], _ override: Override) {
        applyOverride { state in for type in types { state.overridesByType[type] = override } }
    }

    func overrideStatus(ids: [String], _ override: Override) {
        applyOverride { state in for id in ids { state.overridesByID[id] = override } }
    }

    private func applyOverride(_ apply: (inout State) -> Void) {
        state.withLock {
            $0.closed = [:]
            apply(&$0)
        }
        tellListeners()
    }

    // MARK: Status

    func status(of tip: any Tip) -> Tips.Status {
        let (id, type, limits) = (tip.id, ObjectIdentifier(Swift.type(of: tip)), TipLimits(tip.options))
        let known: Tips.Status? = state.withLock { state in
            switch state.overridesByID[id] ?? state.overridesByType[type] ?? state.overrideOfAll {
            case .hidden: return .pending
            case .shown: return state.closed[id].map { .invalidated($0) } ?? .available
            case nil: break
            }
            if let reason = state.records.tips[id]?.invalidation { return .invalidated(reason) }
            if !state.isOpen { return .pending }
            if state.shown[id] == nil, !limits.ignoresFrequency, let last = state.records.lastDisplay,
                Date().timeIntervalSince(last) < state.settings.interval
            {
                return .pending
            }
            return nil
        }
        // Rules are an app's code, and read parameters and events: nothing is locked while they run.
        return known ?? (tip.rules.allSatisfy { $0.isMet() } ? .available : .pending)
    }

    func invalidateTip(_ id: String, _ reason: Tips.InvalidationReason) {
        changeState { state in
            state.closed[id] = reason
            if state.records.tips[id]?.invalidation == nil {
                state.records.tips[id, default: .init()].invalidation = reason
            }
        }
    }

    func makeEligible(_ id: String) {
        changeState { state in
            (state.closed[id], state.records.tips[id]) = (nil, nil)
        }
    }

    // MARK: Displays

    func beginDisplay(of tip: any Tip) {
        guard status(of: tip) == .available else { return tellListeners() }
        let (id, limits) = (tip.id, TipLimits(tip.options))
        changeState { state in
            let count = state.shown[id]?.count ?? 0
            state.shown[id] = (count + 1, state.shown[id]?.since ?? Date())
            guard count == 0 else { return }
            state.records.tips[id, default: .init()].displays += 1
            if !limits.ignoresFrequency { state.records.lastDisplay = Date() }
        }
    }

    func endDisplay(of tip: any Tip) {
        let (id, limits) = (tip.id, TipLimits(tip.options))
        changeState { state in
            guard let shown = state.shown[id] else { return }
            guard shown.count == 1 else { return state.shown[id]!.count -= 1 }
            state.shown[id] = nil
            var record = state.records.tips[id] ?? .init()
            record.seconds += max(0, Date().timeIntervalSince(shown.since))
            if record.invalidation == nil {
                if let most = limits.displays, record.displays >= most {
                    record.invalidation = .displayCountExceeded
                } else if let most = limits.seconds, record.seconds >= most {
                    record.invalidation = .displayDurationExceeded
                }
            }
            state.records.tips[id] = record
        }
    }

    // MARK: Parameters and events

    func parameter(_ key: String) -> Data? {
        state.withLock { $0.transient[key] ?? $0.records.parameters[key] }
    }

    func setParameter(_ key: String, _ value: Data, isTransient: Bool) {
        changeState { state in
            if isTransient { state.transient[key] = value } else { state.records.parameters[key] = value }
        }
    }

    func donations(_ event: String) -> [TipRecords.Donation] { state.withLock { $0.records.events[event] ?? [] } }

    func donateEvent(_ event: String, _ info: Data, _ limit: Tips.DonationLimit) {
        changeState { state in
            var all = state.records.events[event] ?? []
            all.append(TipRecords.Donation(date: Date(), info: info))
            if let age = limit.maximumAge?.seconds { all.removeAll { Date().timeIntervalSince($0.date) > age } }
            if let most = limit.maximumCount { all = all.suffix(max(0, most)) }
            state.records.events[event] = all
        }
    }

    // MARK: Changes

    private func changeState(_ apply: (inout State) -> Void) {
        state.withLock { state in
            apply(&state)
            if state.isOpen, let folder = state.folder { state.records.saveRecords(in: folder) }
        }
        tellListeners()
    }

    func addListener(_ key: UUID, _ listener: @escaping @Sendable () -> Void) {
        state.withLock { $0.listeners[key] = listener }
    }

    func removeListener(_ key: UUID) { state.withLock { $0.listeners[key] = nil } }

    private func tellListeners() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener() }
        TipChanges.announceChange()
    }
}
