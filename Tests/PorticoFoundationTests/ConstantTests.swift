import PorticoFoundation
import XCTest

/// Constants, initialisers without arguments, and what Objective-C's runtime answers.
final class ConstantTests: XCTestCase {
    private class Base: NSObject {}
    private final class Derived: Base {}

    func testEmptyInitialisers() {
        XCTAssertEqual(NSAttributedString().length, 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        XCTAssertEqual(text.string, "a")
        XCTAssertFalse(Timer().isValid)
        XCTAssertEqual(Progress().completedUnitCount, 0)
        XCTAssertFalse(ProcessInfo().processName.isEmpty)
    }

    func testConstants() {
        XCTAssertEqual(PorticoFoundation.NSEC_PER_SEC, 1_000_000_000)
        XCTAssertEqual(PorticoFoundation.INT16_MIN, Int32(Int16.min))
        XCTAssertEqual(kCFBundleVersionKey as String, "CFBundleVersion")
        XCTAssertEqual(kCFBooleanTrue.boolValue, true)
        XCTAssertEqual(noErr, 0)
        XCTAssertEqual(PorticoFoundation.HUGE_VAL, .infinity)
        XCTAssertEqual([PorticoFoundation.MAXFLOAT, PorticoFoundation.HUGE], [3.402_823_5e38, 3.402_823_5e38])
        XCTAssertEqual(NSInteger("-3"), -3)
        XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
        XCTAssertTrue(OSLog.default.isEnabled(type: .error))
        os_log(.debug, log: .default, "%d of %@", 1, "two")
        os_log(.debug, "one")
    }

    func testCoreFoundationsTypes() {
        XCTAssertTrue(CFRunLoopMode.defaultMode.rawValue === kCFRunLoopDefaultMode)
        XCTAssertEqual(ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file), "2 MB")
    }

    /// DEV-347: there are no lists.
    func testClassesAreAskedFor() {
        XCTAssertTrue(object_getClass(Derived()) == Derived.self)
        XCTAssertTrue(class_getSuperclass(Derived.self) == Base.self)
        var count: UInt32 = 7
        XCTAssertNil(class_copyIvarList(Derived.self, &count))
        XCTAssertEqual(count, 0)
    }

    func testTheLockOfAnObject() {
        let object = NSObject()
        nonisolated(unsafe) var value = 0
        objc_sync_enter(object)
        objc_sync_enter(object)
        let done = expectation(description: "the other thread has had the lock")
        nonisolated(unsafe) let shared = object
        Thread.detachNewThread {
            objc_sync_enter(shared)
            value += 1
            objc_sync_exit(shared)
            done.fulfill()
        }
        value = 10
        objc_sync_exit(object)
        objc_sync_exit(object)
        wait(for: [done], timeout: 10)
        XCTAssertEqual(value, 11)
        XCTAssertEqual(objc_sync_exit(object), -1)
    }

    /// DEV-755: the three capacities are one.
    func testTheRoomOfAVolume() throws {
        let home = URL(fileURLWithPath: NSHomeDirectory())
        let values = try home.resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey, .volumeTotalCapacityKey,
        ])
        let room = try XCTUnwrap(values.volumeAvailableCapacityForImportantUsage)
        XCTAssertGreaterThan(room, 0)
        XCTAssertLessThan(room, Int64(try XCTUnwrap(values.volumeTotalCapacity)))
        XCTAssertEqual(values.volumeAvailableCapacityForOpportunisticUsage, room)
        XCTAssertNotNil(values.allValues[.volumeAvailableCapacityForOpportunisticUsageKey])
        let others = try home.resourceValues(forKeys: [.nameKey])
        XCTAssertNil(others.volumeAvailableCapacityForImportantUsage)
    }
}
