import Foundation
import PorticoObjC
import XCTest

/// `UserDefaults` beyond what Foundation on Linux has: notices, observers, and `set(nil, …)`.
final class UserDefaultsTests: XCTestCase {
    private var defaults: UserDefaults!
    private let suite = "portico-test-\(UUID().uuidString)"

    override func setUp() {
        UserDefaultsHooks.install()
        defaults = UserDefaults(suiteName: suite)
    }

    override func tearDown() {
        for key in ["a", "url"] { defaults.removeObject(forKey: key) }
        UserDefaultsWriter.shared.flush()
    }

    /// DEV-252: also where the value is equal.
    func testEachChangePostsTheNotificationWithTheDefaults() {
        nonisolated(unsafe) var posted: [UserDefaults] = []
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { posted.append($0.object as! UserDefaults) }
        defer { NotificationCenter.default.removeObserver(token) }
        defaults.set(1, forKey: "a")
        defaults.set(true, forKey: "a")
        defaults.set("text", forKey: "a")
        defaults.set("text", forKey: "a")
        defaults.set(URL(string: "https://example.com")!, forKey: "url")
        defaults.removeObject(forKey: "a")
        XCTAssertEqual(posted.count, 6)
        XCTAssertTrue(posted.allSatisfy { $0 === defaults })
        _ = defaults.object(forKey: "a")
        defaults.register(defaults: ["b": 1])
        XCTAssertEqual(posted.count, 6, "reading and registering change nothing")
    }

    /// What was set as one kind of number could be read as no other.
    func testNumbersAreReadAsAnyKindThatHoldsThem() {
        func read<T>(_ value: Any, as _: T.Type) -> T? {
            defaults.set(value, forKey: "a")
            return defaults.object(forKey: "a") as? T
        }
        XCTAssertEqual(read(2.5, as: CGFloat.self), 2.5)
        XCTAssertEqual(read(CGFloat(2.5), as: CGFloat.self), 2.5)
        XCTAssertEqual(read(7, as: Double.self), 7)
        XCTAssertEqual(read(7, as: Int64.self), 7)
        XCTAssertEqual(read(true, as: Int.self), 1)
        XCTAssertEqual(read(Float(1.5), as: Double.self), 1.5)
        XCTAssertEqual(read(["x": 1.5, "y": "z"] as [String: Any], as: [String: Any].self)?["x"] as? CGFloat, 1.5)
        XCTAssertEqual(read([1, 2], as: [Double].self), [1, 2])
        XCTAssertEqual(read(["x": [1]], as: [String: [Int]].self), ["x": [1]])
        XCTAssertEqual(read("7", as: String.self), "7")
        XCTAssertEqual(read(["a"], as: [String].self), ["a"])
        defaults.set(2.5, forKey: "a")
        XCTAssertEqual(defaults.integer(forKey: "a"), 2)
        XCTAssertEqual(defaults.float(forKey: "a"), 2.5)
        XCTAssertTrue(defaults.bool(forKey: "a"))
        defaults.set(true, forKey: "a")
        XCTAssertTrue(defaults.bool(forKey: "a"))
        XCTAssertEqual(defaults.integer(forKey: "a"), 1)
        XCTAssertEqual(defaults.double(forKey: "a"), 1)
    }

    func testSettingNilRemoves() {
        defaults.set(1, forKey: "url")
        defaults.set(nil, forKey: "url")
        XCTAssertNil(defaults.object(forKey: "url"))
        defaults.set(1, forKey: "url")
        defaults.set(nil as Any?, forKey: "url")
        XCTAssertNil(defaults.object(forKey: "url"))
    }

    func testObserversHearOldAndNewValues() {
        Account.register
        let observer = Account()
        defaults.set(1, forKey: "a")
        defaults.addObserver(observer, forKeyPath: "a", options: [.old, .new], context: nil)
        defaults.set(2, forKey: "a")
        defaults.set(2, forKey: "url")
        defaults.removeObject(forKey: "a")
        XCTAssertEqual(observer.heard, ["a 1→2", "a 2→<null>"])
        defaults.removeObserver(observer, forKeyPath: "a")
        defaults.set(3, forKey: "a")
        XCTAssertEqual(observer.heard.count, 2)
    }

    /// A change on one thread isn't part of one that is under way on another.
    func testObserversHearOfChangesOnSeveralThreadsAtOnce() {
        Account.register
        let observer = Account()
        defaults.set(1, forKey: "a")
        defaults.addObserver(observer, forKeyPath: "a", options: [.old, .new], context: nil)
        defaults.willChangeValue(forKey: "a")
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let defaults = defaults!
        Thread.detachNewThread {
            defaults.set(2, forKey: "a")
            done.signal()
        }
        done.wait()
        XCTAssertEqual(observer.heard, ["a 1→2"])
        defaults.set(3, forKey: "a")
        XCTAssertEqual(observer.heard.count, 1, "on one thread it is part of the outer change")
        defaults.didChangeValue(forKey: "a")
        XCTAssertEqual(observer.heard, ["a 1→2", "a 1→3"])
        defaults.removeObserver(observer, forKeyPath: "a")
    }

    func testKeyValueCodingReadsAndWritesKeys() {
        defaults.setValue(7, forKey: "a")
        XCTAssertEqual(defaults.integer(forKey: "a"), 7)
        XCTAssertEqual(defaults.value(forKey: "a") as? Int, 7)
        XCTAssertNil(defaults.value(forKey: "nobody"))
    }

    func testWhatWasSetIsInTheFileAfterAFlush() throws {
        defaults.set(5, forKey: "a")
        UserDefaultsWriter.shared.flush()
        let other = try XCTUnwrap(UserDefaults(suiteName: suite))
        XCTAssertEqual(other.integer(forKey: "a"), 5)
    }

    func testRegisteredDefaultsStandBelowWhatIsSet() {
        defaults.register(defaults: ["registered": 1, "a": 1])
        XCTAssertEqual(defaults.integer(forKey: "registered"), 1)
        defaults.set(2, forKey: "a")
        XCTAssertEqual(defaults.integer(forKey: "a"), 2)
        defaults.removeObject(forKey: "a")
        XCTAssertEqual(defaults.integer(forKey: "a"), 1)
    }

    func testASuiteOfTheStandardDefaultsIsAskedAfterThem() {
        defaults.set("suite", forKey: "a")
        UserDefaults.standard.addSuite(named: suite)
        XCTAssertEqual(UserDefaults.standard.string(forKey: "a"), "suite")
        UserDefaults.standard.removeSuite(named: suite)
        XCTAssertNil(UserDefaults.standard.string(forKey: "a"))
    }
}
