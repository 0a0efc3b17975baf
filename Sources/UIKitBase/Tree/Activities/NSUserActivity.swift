import Foundation
import PorticoTrace

// `NSUserActivity` does not exist in Foundation on Linux.

/// A name of an activity that was kept by the system.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person is doing, so that it can be done again later: a scene's state, or what another app hands over. Portico keeps
/// activities of scenes; it offers no handoff and no search.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Reverse DNS, from Info.plist's `NSUserActivityTypes`.
    public let activityType: String
    /// What a person reads of the activity: a document's or a place's name. Nil by default.
    open var title: String?
    /// Strings, numbers, dates, data, URLs, UUIDs, and collections of them.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed to go on; nil, the default: all. Kept: no search or handoff reads it.
    open var requiredUserInfoKeys: Set<String>?
    /// Where the same can be seen in a browser.
    open var webpageURL: URL?
    /// Where a web page that led to the app was linked. Kept with the activity.
    open var referrerURL: URL?
    /// When the activity is no longer of use. Kept: nothing drops it then.
    open var expirationDate: Date?
    /// Words that a search would find it by. Kept: there is no search. Empty by default.
    open var keywords: Set<String> = []
    /// Names the content, to find the scene that shows it.
    open var targetContentIdentifier: String?
    /// A name by which the app can have the activity forgotten. Kept with the activity.
    open var persistentIdentifier: String?
    /// Whether devices that hand it over may exchange streams. Kept, false by default: there is no handoff.
    open var supportsContinuationStreams = false
    /// Whether another device may go on with it. Kept, true by default: there is no handoff.
    open var isEligibleForHandoff = true
    /// Whether a search on the device may find it. Kept, false by default: there is no search.
    open var isEligibleForSearch = false
    /// Whether everybody's searches may find it. Kept, false by default: there is no search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest it as a shortcut. Kept, false by default: nothing suggests it.
    open var isEligibleForPrediction = false
    /// Brings the activity up to date before it is saved; it is not kept alive.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Says that `userInfo` is out of date. Of the current activity, the delegate's `userActivityWillSave(_:)` and the responders'
    /// `updateUserActivityState(_:)` are asked for it at the end of the run loop's turn.
    open var needsSave = false { didSet { if needsSave { UserActivities.saveLater(self) } } }

    /// Makes an activity of a type in reverse DNS form. An empty type raises an exception.
    public init(activityType: String) {
        FatalException.invalidArgument.raise(
            unless: !activityType.isEmpty,
            "Caller did not provide an activityType, and this process does not have a "
                + "NSUserActivityTypes in its Info.plist.")
        self.activityType = activityType
        super.init()
    }

    /// Merges entries into `userInfo`; of a key in both, the new value stays.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the person is doing now.
    open func becomeCurrent() {
        UserActivities.current = self
        if needsSave { UserActivities.saveLater(self) }
    }
    /// Ends that this is what the person is doing, where it is; nothing takes its place.
    open func resignCurrent() { if UserActivities.current === self { UserActivities.current = nil } }
    /// It is never current again.
    open func invalidate() { resignCurrent() }

    /// Calls the handler: the system saves no activities that could be deleted (DEV-1256).
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async { handler() }
    }
    /// As `deleteAllSavedUserActivities(completionHandler:)`.
    open class func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { done in deleteAllSavedUserActivities { done.resume() } }
    }
    /// Calls the handler: the system saves no activities that could be deleted (DEV-1256).
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) { DispatchQueue.main.async { handler() } }
    /// As `deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)`.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { done in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { done.resume() }
        }
    }
}

/// Brings an activity up to date. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Right before it is kept or handed over.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// It has been continued on another device.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Stands in where the delegate has nothing to bring up to date.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Stands in; never called, as nothing is handed over (DEV-119).
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

extension NSUserActivity {
    private enum Key: String {
        case activityType, title, userInfo, required, webpage, referrer, expiration, keywords, target, persistent, flags
    }

    /// What outlives the process.
    package var propertyList: [String: Any] {
        let values: [(Key, Any?)] = [
            (.activityType, activityType), (.title, title), (.userInfo, userInfo),
            (.required, requiredUserInfoKeys.map { $0.sorted() }), (.webpage, webpageURL), (.referrer, referrerURL),
            (.expiration, expirationDate), (.keywords, keywords.sorted()), (.target, targetContentIdentifier),
            (.persistent, persistentIdentifier),
            (
                .flags,
                [isEligibleForHandoff, isEligibleForSearch, isEligibleForPublicIndexing, isEligibleForPrediction]
            ),
        ]
        var list: [String: Any] = [:]
        for case (let key, let value?) in values { list[key.rawValue] = ArchivedValue.propertyList(of: value) }
        return list
    }

    /// Nil where the list is of no activity.
    package convenience init?(propertyList list: [String: Any]) {
        func value(_ key: Key) -> Any? { list[key.rawValue].flatMap { ArchivedValue.value(of: $0) } }
        guard let type = value(.activityType) as? String, !type.isEmpty else { return nil }
        self.init(activityType: type)
        title = value(.title) as? String
        if let values = value(.userInfo) as? [String: Any] {
            userInfo = values
        } else {
            userInfo = value(.userInfo) as? [AnyHashable: Any]
        }
        requiredUserInfoKeys = (value(.required) as? [String]).map { Set($0) }
        webpageURL = value(.webpage) as? URL
        referrerURL = value(.referrer) as? URL
        expirationDate = value(.expiration) as? Date
        keywords = Set(value(.keywords) as? [String] ?? [])
        targetContentIdentifier = value(.target) as? String
        persistentIdentifier = value(.persistent) as? String
        if let flags = value(.flags) as? [Bool], flags.count == 4 {
            (isEligibleForHandoff, isEligibleForSearch) = (flags[0], flags[1])
            (isEligibleForPublicIndexing, isEligibleForPrediction) = (flags[2], flags[3])
        }
    }
}
