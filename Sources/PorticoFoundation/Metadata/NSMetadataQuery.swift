import Foundation

/// Puts other objects or values into the place of what a query found.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    /// The object that stands among the results in the place of an item: the item itself where nobody says anything else.
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    /// The value that stands in the place of another: the value itself where nobody says anything else.
    func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any
}

extension NSMetadataQueryDelegate {
    /// Stands for a delegate without the method.
    public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    {
        result
    }
    /// Stands for a delegate without the method.
    public func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any { attrValue }
}

/// Looks for documents: in the app's iCloud containers, which are empty here, and in folders that `searchScopes` names.
///
/// `start()` looks once. `NSMetadataQueryDidStartGathering` and `NSMetadataQueryDidFinishGathering` are posted on `operationQueue`, or else
/// on the main queue, and from then on the results are there. What changes later in a folder isn't told (DEV-1377).
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// Which items are found, by the names of their values. Nil by default: a query without one doesn't start.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The names of the values that `valueLists` counts.
    open var valueListAttributes: [String] = []
    /// The names of the values that `groupedResults` goes by, one in the other; nil by default.
    open var groupingAttributes: [String]?
    /// The seconds between two updates; 1 by default. Kept: there are no updates (DEV-1377).
    open var notificationBatchingInterval: TimeInterval = 1
    /// Where it looks: constants of iCloud, which find nothing, and folders as addresses or paths.
    open var searchScopes: [Any] = []
    /// The items that it looks among, in the place of `searchScopes`: addresses and items of another query.
    open var searchItems: [Any]?
    /// Where notifications are posted; nil, the default, means the main queue.
    open var operationQueue: OperationQueue?
    /// Puts other objects or values into the place of what is found; not owned.
    open weak var delegate: (any NSMetadataQueryDelegate)?

    /// Whether it was started and hasn't been stopped.
    open private(set) var isStarted = false
    /// Whether it looks for the first time.
    open private(set) var isGathering = false
    /// Whether it was stopped.
    open private(set) var isStopped = false

    private let lock = NSLock()
    private var items: [NSMetadataItem] = []
    /// The number of the last start: what a stopped one finds counts for nothing.
    private var run = 0

    /// A query without a predicate, which hasn't started.
    public override init() { super.init() }

    /// Begins to look; false where it has begun already or has no predicate.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted, let predicate else { return false }
        (isStarted, isStopped, isGathering) = (true, false, true)
        run += 1
        let search = Search(
            predicate: predicate, sortDescriptors: sortDescriptors, places: searchItems ?? searchScopes,
            isAmongItems: searchItems != nil)
        let current = run
        enqueueOnQueryQueue { query in
            guard query.run == current else { return }
            NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: query)
        }
        DispatchQueue.global().async { [weak self] in
            let found = search.items()
            self?.enqueueOnQueryQueue { $0.endGathering(found, run: current) }
        }
        return true
    }

    /// Ends it. The results stay.
    open func stop() {
        guard isStarted else { return }
        run += 1
        (isStarted, isGathering, isStopped) = (false, false, true)
    }

    /// Holds updates back: there are none (DEV-1377).
    open func disableUpdates() {}
    /// Lets updates happen again: there are none (DEV-1377).
    open func enableUpdates() {}

    private func enqueueOnQueryQueue(_ work: @escaping @Sendable (NSMetadataQuery) -> Void) {
        if let operationQueue {
            operationQueue.addOperation { work(self) }
        } else {
            DispatchQueue.main.async { work(self) }
        }
    }

    private func endGathering(_ found: [NSMetadataItem], run: Int) {
        guard self.run == run else { return }
        lock.withLock { items = found }
        isGathering = false
        NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }

    // MARK: Results

    private var found: [NSMetadataItem] { lock.withLock { items } }

    /// The results: items, or what the delegate puts in their place.
    open var results: [Any] { found.map(object(for:)) }
    /// The number of results.
    open var resultCount: Int { found.count }
    /// A result by its place.
    open func result(at idx: Int) -> Any { object(for: found[idx]) }
    /// The place of a result; `NSNotFound` where it is none.
    open func index(ofResult result: Any) -> Int {
        results.firstIndex { ($0 as AnyObject) === (result as AnyObject) } ?? NSNotFound
    }
    /// A value of the result at a place.
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? {
        guard let value = found[idx].values[attrName] else { return nil }
        return delegate?.metadataQuery(self, replacementValueForAttribute: attrName, value: value) ?? value
    }
    /// Calls a block with each result.
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateResults(options: [], using: block)
    }
    /// Calls a block with each result, from the last one on where that is asked for.
    open func enumerateResults(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let all = Array(results.enumerated())
        for (place, result) in opts.contains(.reverse) ? all.reversed() : all where !stop.boolValue {
            block(result, place, &stop)
        }
    }

    /// How many results have which value, by the names in `valueListAttributes`.
    open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] {
        let found = found
        return Dictionary(
            valueListAttributes.map { name in
                (name, MetadataValues.sorted(found, by: name).map { .init(name, $0.value, $0.items.count) })
            }, uniquingKeysWith: { first, _ in first })
    }
    /// The results by the names in `groupingAttributes`.
    open var groupedResults: [NSMetadataQueryResultGroup] {
        NSMetadataQueryResultGroup.groups(of: found, by: (groupingAttributes ?? [])[...])
    }

    private func object(for item: NSMetadataItem) -> Any {
        delegate?.metadataQuery(self, replacementObjectForResultObject: item) ?? item
    }
}

extension NSMetadataQuery {
    /// One look at the places of a query.
    private struct Search: @unchecked Sendable {
        let predicate: NSPredicate
        let sortDescriptors: [NSSortDescriptor]
        let places: [Any]
        let isAmongItems: Bool

        func items() -> [NSMetadataItem] {
            let all = places.flatMap(items(at:)).filter { predicate.evaluate(with: $0.values) }
            guard !sortDescriptors.isEmpty else { return all }
            return all.sorted { first, second in
                for descriptor in sortDescriptors {
                    let order = descriptor.compare(first.values, to: second.values)
                    if order != .orderedSame { return order == .orderedAscending }
                }
                return false
            }
        }

        private func items(at place: Any) -> [NSMetadataItem] {
            if let item = place as? NSMetadataItem { return [item] }
            guard let url = place as? URL ?? (place as? String).map({ URL(fileURLWithPath: $0) }), url.isFileURL else {
                return []
            }
            if isAmongItems { return NSMetadataItem(url).map { [$0] } ?? [] }
            // The constants of iCloud are no folders, so that nothing is found there.
            let files = FileManager.default.enumerator(
                at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            return files?.compactMap { ($0 as? URL).flatMap(NSMetadataItem.init) } ?? []
        }
    }
}

extension NSNotification.Name {
    /// Posted when a query begins to look.
    public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    /// Posted while a query finds more: never here, where one look is short.
    public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    /// Posted when a query has looked everywhere.
    public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    /// Posted when the results change later: never here (DEV-1377).
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
