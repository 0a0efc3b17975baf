import Foundation
import PorticoHost
import Synchronization

/// What was bought in the app's own store: in the app's container (`Library/Store/purchases.plist`), or in memory alone where a test has
/// made it so. Subscriptions go on by themselves: who asks after a period finds the next one.
///
/// - From: `Product`, `Transaction`, `SKPaymentQueue`, on any thread
/// - To: `WholeFile`
final class StoreLedger: Sendable {
    struct Entry: Sendable, Hashable {
        var id: UInt64
        var original: UInt64
        var product: String
        var date: Date
        var firstDate: Date
        var quantity = 1
        var expires: Date?
        var isFinished = false
        var token: UUID?
        /// Another subscription of the group has taken its place.
        var isUpgraded = false
    }
    struct State {
        var last: UInt64 = 0
        var entries: [Entry] = []
        var isRead = false
    }

    let store: StoreFile?
    private let file: URL?
    private let clock: @Sendable () -> Date
    private let state = Mutex(State())
    private let hearers = Mutex<[Int: @Sendable (Entry) -> Void]>([:])
    private let hearerNumber = Mutex(0)

    private static var container: URL? {
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
            .map { $0.appendingPathComponent("Store/purchases.plist") }
    }
    /// The app's; tests put others in its place.
    static let app = Mutex(StoreLedger(store: .ofBundle(Bundle.main.bundlePath), file: container))
    static var current: StoreLedger { app.withLock { $0 } }

    init(store: StoreFile?, file: URL?, clock: @escaping @Sendable () -> Date = { Date() }) {
        (self.store, self.file, self.clock) = (store, file, clock)
    }

    var now: Date { clock() }
    func item(_ id: String) -> StoreFile.Item? { store?.items.first { $0.id == id } }

    /// All that was bought, the earliest first.
    var entries: [Entry] {
        var renewed: [Entry] = []
        let all = change { state in
            renewed = renew(&state)
            return state.entries
        }
        for entry in renewed { tell(entry) }
        return all
    }

    private func change<T>(_ body: (inout State) -> T) -> T {
        var isChanged = false
        defer { if isChanged { StoreChanges.tellHearers() } }
        return state.withLock { state in
            if !state.isRead {
                state.isRead = true
                if let file { (state.last, state.entries) = StoreRecords.read(file) }
            }
            let before = state.entries
            let result = body(&state)
            isChanged = state.entries != before
            if isChanged, let file {
                do { try StoreRecords.write(state.last, state.entries, to: file) } catch {
                    NSLog("[StoreKit] what was bought can't be kept in %@: %@", file.path, error.localizedDescription)
                }
            }
            return result
        }
    }

    /// Subscriptions whose period is over begin their next one. Where several have passed only the one that lasts is written.
    private func renew(_ state: inout State) -> [Entry] {
        var made: [Entry] = []
        for original in Set(state.entries.filter { $0.expires != nil }.map(\.original)) {
            guard let latest = state.entries.last(where: { $0.original == original }), !latest.isUpgraded,
                let item = item(latest.product), let period = item.period, item.type == .autoRenewable,
                var end = latest.expires, end <= now
            else { continue }
            var begin = end
            var turns = 0
            while end <= now, turns < 100_000 {
                begin = end
                end = period.end(from: begin)
                turns += 1
            }
            state.last += 1
            let next = Entry(
                id: state.last, original: original, product: latest.product, date: begin, firstDate: latest.firstDate,
                expires: end, token: latest.token)
            state.entries.append(next)
            made.append(next)
        }
        return made
    }

    /// What a person owns of a product that can be owned, and nobody has finished being paid for twice.
    func owned(_ item: StoreFile.Item) -> Entry? {
        guard item.type == .nonConsumable || item.type == .autoRenewable else { return nil }
        return entries.last { $0.product == item.id && !$0.isUpgraded && ($0.expires.map { $0 > now } ?? true) }
    }

    func buy(_ item: StoreFile.Item, quantity: Int, token: UUID?) -> Entry {
        if let owned = owned(item) { return owned }
        return change { state in
            state.last += 1
            let now = now
            var entry = Entry(
                id: state.last, original: state.last, product: item.id, date: now, firstDate: now, quantity: quantity,
                token: token)
            if item.type == .autoRenewable, let period = item.period {
                entry.expires =
                    item.introductory.map { offer in
                        (0..<max(1, min(offer.count, 1000))).reduce(now) { date, _ in offer.period.end(from: date) }
                    } ?? period.end(from: now)
                // The intro price is for whom had nothing of the group before.
                let others = Set(store?.items.filter { $0.group == item.group }.map(\.id) ?? [])
                if state.entries.contains(where: { others.contains($0.product) }) {
                    entry.expires = period.end(from: now)
                }
                for index in state.entries.indices where others.contains(state.entries[index].product) {
                    state.entries[index].isUpgraded = true
                }
            }
            state.entries.append(entry)
            return entry
        }
    }

    func finish(_ id: UInt64) {
        change { state in
            for index in state.entries.indices where state.entries[index].id == id {
                state.entries[index].isFinished = true
            }
        }
    }

    /// What a person owns now: the latest of each product that isn't used up.
    var entitlements: [Entry] {
        let all = entries
        return (store?.items ?? []).compactMap { item in
            guard item.type != .consumable else { return nil }
            return all.last { entry in
                entry.product == item.id && !entry.isUpgraded && (entry.expires.map { $0 > now } ?? true)
            }
        }
    }

    // MARK: Updates

    /// Tells of what is bought but by `Product.purchase`.
    func tell(_ entry: Entry) {
        let all = hearers.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
        for hearer in all { hearer(entry) }
    }
    func hear(_ body: @escaping @Sendable (Entry) -> Void) -> Int {
        let number = hearerNumber.withLock { number in
            number += 1
            return number
        }
        hearers.withLock { $0[number] = body }
        return number
    }
    func unhear(_ number: Int) { hearers.withLock { _ = $0.removeValue(forKey: number) } }
}

/// Purchases as a property list, and back. What can't be read is left out.
enum StoreRecords {
    static func write(_ last: UInt64, _ entries: [StoreLedger.Entry], to file: URL) throws {
        let list: [[String: Any]] = entries.map { entry in
            var all: [String: Any] = [
                "id": Int(entry.id), "original": Int(entry.original), "product": entry.product, "date": entry.date,
                "first": entry.firstDate, "quantity": entry.quantity, "finished": entry.isFinished,
                "upgraded": entry.isUpgraded,
            ]
            all["expires"] = entry.expires
            all["token"] = entry.token?.uuidString
            return all
        }
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["last": Int(last), "purchases": list] as [String: Any], format: .xml, options: 0)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try WholeFile.write(data, to: file)
    }

    static func read(_ file: URL) -> (UInt64, [StoreLedger.Entry]) {
        guard let data = try? Data(contentsOf: file),
            let all = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return (0, []) }
        func number(_ value: Any?) -> UInt64? { (value as? Int).flatMap { UInt64(exactly: $0) } }
        let entries = (all["purchases"] as? [[String: Any]] ?? []).compactMap { one -> StoreLedger.Entry? in
            guard let id = number(one["id"]), let original = number(one["original"]),
                let product = one["product"] as? String,
                let date = one["date"] as? Date
            else { return nil }
            return StoreLedger.Entry(
                id: id, original: original, product: product, date: date, firstDate: one["first"] as? Date ?? date,
                quantity: one["quantity"] as? Int ?? 1, expires: one["expires"] as? Date,
                isFinished: one["finished"] as? Bool ?? false, token: (one["token"] as? String).flatMap(UUID.init),
                isUpgraded: one["upgraded"] as? Bool ?? false)
        }
        return (max(number(all["last"]) ?? 0, entries.map(\.id).max() ?? 0), entries)
    }
}
