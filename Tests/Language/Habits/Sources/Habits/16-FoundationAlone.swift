import Foundation

// What iOS has in Foundation comes with it alone.

extension NSUserActivity {
    static func reading(_ page: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.userInfo = ["page": page]
        return activity
    }
}
func undone(by manager: UndoManager) { manager.undo() }

// Protocols of an app's own that repeat Apple's signatures.

protocol Posting {
    func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
    func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
    func publisher(for name: Notification.Name, object: AnyObject?) -> NotificationCenter.Publisher
}
extension NotificationCenter: Posting {}

protocol Tasking {
    func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask
}
extension URLSession: Tasking {}

protocol Storing {
    func set(_ value: Any?, forKey key: String)
    func bool(forKey key: String) -> Bool
    func removeObject(forKey key: String)
}
extension UserDefaults: Storing {}

/// What the system and the device say of their version.
func systemVersions() -> [String] {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let asked = OperatingSystemVersion(majorVersion: 17, minorVersion: 4, patchVersion: 0)
    return ["\(version.majorVersion).\(version.minorVersion)", "\(ProcessInfo().isOperatingSystemAtLeast(asked))"]
}

func left() -> [Int] {
    let (set, list) = (NSMutableOrderedSet(array: ["a", "b"]), NSMutableArray(array: [1, 2, 1]))
    set.remove("a" as NSString)
    list.remove(1)
    return [set.count, list.count, list.index(of: NSNumber(value: 2))]
}
