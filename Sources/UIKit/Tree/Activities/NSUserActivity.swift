import Foundation
import PorticoTrace

// `NSUserActivity` does not exist in Foundation on Linux.

/// What a person is doing, so that it can be done again later: a scene's state, or what another app hands over. Portico keeps
/// activities of scenes; it offers no handoff and no search.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Reverse DNS, from Info.plist's `NSUserActivityTypes`.
    public let activityType: String
    open var title: String?
    /// Strings, numbers, dates, data, URLs, UUIDs, and collections of them.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Where the same can be seen in a browser.
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    /// Names the content, to find the scene that shows it.
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var supportsContinuationStreams = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Says that `userInfo` is out of date. Of the current activity, the delegate's `userActivityWillSave(_:)` and the responders'
    /// `updateUserActivityState(_:)` are asked for it at the end of the run loop's turn.
    open var needsSave = false { didSet { if needsSave { UserActivities.saveLater(self) } } }

    public init(activityType: String) {
        FatalException.invalidArgument.raise(
            unless: !activityType.isEmpty,
            "Caller did not provide an activityType, and this process does not have a "
                + "NSUserActivityTypes in its Info.plist.")
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the person is doing now.
    open func becomeCurrent() {
        UserActivities.current = self
        if needsSave { UserActivities.saveLater(self) }
    }
    open func resignCurrent() { if UserActivities.current === self { UserActivities.current = nil } }
    /// It is never current again.
    open func invalidate() { resignCurrent() }
}

/// Brings an activity up to date. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Right before it is kept or handed over.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// It has been continued on another device.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

extension NSUserActivity {
    private enum Key: String {
        case activityType, title, userInfo, required, webpage, referrer, expiration, keywords, target, persistent, flags
    }

    /// What outlives the process.
    var propertyList: [String: Any] {
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
    convenience init?(propertyList list: [String: Any]) {
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
