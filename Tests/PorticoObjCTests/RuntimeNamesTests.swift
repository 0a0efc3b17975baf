import XCTest

@testable import PorticoObjC

/// What the Objective-C runtime's functions answer, the lock with its state, and the log's store.
final class RuntimeNamesTests: XCTestCase {
    private class Animal: NSObject {
        var legs = 4
        func sound() -> String { "…" }
    }
    private class Dog: Animal { override func sound() -> String { "woof" } }
    private class Insect: Animal { var wings = 2 }

    func test_classesAnswerForTheirCoder() {
        XCTAssertTrue(Dog.classForCoder() == Dog.self)
        XCTAssertTrue(Dog().classForCoder == Dog.self)
        let classes: [AnyClass] = [Animal.classForCoder(), NSString.classForCoder()]
        XCTAssertTrue(classes[0] == Animal.self)
    }

    func test_aPlaceForAnObjectIsMadeOfAnother() {
        let place = UnsafeMutablePointer<NSString?>.allocate(capacity: 1)
        place.initialize(to: nil)
        let object = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(place)
        object.pointee = NSString(string: "a")
        XCTAssertEqual(place.pointee.map { "\($0)" }, "a")
        place.deinitialize(count: 1)
        place.deallocate()
    }

    func testClassesSayTheirNames() {
        XCTAssertEqual(String(cString: class_getName(NSString.self)), "Foundation.NSString")
        XCTAssertTrue(String(cString: object_getClassName(Dog())).hasSuffix("RuntimeNamesTests.Dog"))
        XCTAssertTrue(Dog.description().hasSuffix("RuntimeNamesTests.Dog"))
        XCTAssertEqual(class_getName(Dog.self), class_getName(Dog.self), "one text a class")
    }

    // DEV-975
    func testAnObjectChangesItsClass() {
        let animal = Animal()
        XCTAssertTrue(object_setClass(animal, Dog.self) == Animal.self)
        XCTAssertEqual(animal.sound(), "woof")
        XCTAssertEqual(animal.legs, 4)
        XCTAssertNil(object_setClass(animal, Insect.self), "it has no room for wings")
        XCTAssertNil(object_setClass(animal, NSString.self))
        XCTAssertEqual(animal.sound(), "woof")
    }

    // DEV-982
    func testNothingIsMadeWhileTheProgramRuns() {
        XCTAssertNil(objc_allocateClassPair(NSObject.self, "Made", 0))
        XCTAssertNil(objc_getProtocol("UITableViewDelegate"))
        var count: UInt32 = 7
        XCTAssertNil(objc_copyClassList(&count))
        XCTAssertEqual(count, 0)
    }

    func testSelectors() {
        XCTAssertEqual(sel_registerName("add:to:"), Selector("add:to:"))
        XCTAssertFalse(NSObject.instancesRespond(to: Selector("nothingLikeIt")))
        XCTAssertNil(NSObject().forwardingTarget(for: Selector("a")))
    }

    func testNumbersByKeyAreObjects() {
        XCTAssertTrue(ValueConversion.keyed(CGFloat(1.5)) is NSNumber)
        XCTAssertEqual(ValueConversion.keyed(3) as? Double, 3)
        XCTAssertEqual(ValueConversion.keyed(Float(2)) as? CGFloat, 2)
        XCTAssertEqual(ValueConversion.keyed("text") as? String, "text")
        XCTAssertNil(ValueConversion.keyed(nil))
    }

    func testListsThatGrowAreMadeOfThoseThatDoNot() {
        XCTAssertEqual(ValueConversion.convert([1, 2] as [Any], to: NSMutableArray.self)?.count, 2)
        XCTAssertEqual(ValueConversion.convert(["a": 1] as [String: Any], to: NSMutableDictionary.self)?.count, 1)
        let own = NSMutableArray()
        XCTAssertTrue(ValueConversion.convert(own, to: NSMutableArray.self) === own)
    }

    func testTheLockGuardsItsState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
        XCTAssertEqual(lock.withLock { $0 }, 1000)
        let free: Int? = lock.withLockIfAvailable { $0 }
        XCTAssertEqual(free, 1000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        XCTAssertFalse(plain.lockIfAvailable())
        plain.precondition(.owner)
        plain.unlock()
        XCTAssertEqual(plain.withLock { 5 }, 5)
    }

    // DEV-981
    func testTheStoreHasWhatWasLogged() throws {
        let start = Date()
        let logger = Logger(subsystem: "portico.tests", category: "store")
        logger.debug("a detail")
        logger.error("number \(7)")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries(at: store.position(date: start))
            .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == "portico.tests" }
        XCTAssertEqual(entries.map(\.composedMessage), ["a detail", "number 7"])
        XCTAssertEqual(entries.map(\.level), [.debug, .error])
        XCTAssertEqual(entries.first?.category, "store")
        let last = try store.getEntries(with: .reverse).first { _ in true }
        XCTAssertEqual(last?.composedMessage, "number 7")
    }
}
