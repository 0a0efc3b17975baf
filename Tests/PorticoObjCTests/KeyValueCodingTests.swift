import Foundation
import PorticoObjC
import XCTest

final class KeyValueCodingTests: XCTestCase {
    func test_E01_readAndWriteByKey() {
        let object = Parent()
        XCTAssertEqual(object.value(forKey: "title") as? String, "t")
        object.setValue(nil, forKey: "title")
        XCTAssertNil(object.value(forKey: "title"))
        object.setValue("u" as NSString, forKey: "title")
        XCTAssertEqual(object.title, "u")
    }

    func test_numbersConvertToTheProperty() {
        let object = Parent()
        object.setValue(NSNumber(value: 4), forKey: "count")
        object.setValue(1, forKey: "ratio")
        XCTAssertEqual(object.count, 4)
        XCTAssertEqual(object.ratio, 1)
        object.setValue(CGFloat(2.5), forKey: "ratio")
        XCTAssertEqual(object.ratio, 2.5)
        object.setValue(true, forKey: "count")
        XCTAssertEqual(object.count, 1)
        object.setValue(1, forKey: "mode")
        XCTAssertEqual(object.mode, .fast)
    }

    func test_isPrefix() {
        let object = Parent()
        object.setValue(true, forKey: "open")
        XCTAssertTrue(object.isOpen)
        XCTAssertEqual(object.value(forKey: "open") as? Bool, true)
        object.setValue(NSNumber(value: false), forKey: "isOpen")
        XCTAssertFalse(object.isOpen)
    }

    func test_keyPaths() {
        let (a, b) = (Parent(), Parent())
        a.setValue(b, forKey: "next")
        a.setValue(7, forKeyPath: "next.count")
        XCTAssertEqual(b.count, 7)
        XCTAssertEqual(a.value(forKeyPath: "next.count") as? Int, 7)
        XCTAssertNil(a.value(forKeyPath: "next.next.count"))
        XCTAssertEqual(a.dictionaryWithValues(forKeys: ["count"])["count"] as? Int, 0)
    }

    func test_anArrayUnderAKeyIsChangedInPlace() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "portico.keyed-array"))
        defer { defaults.removePersistentDomain(forName: "portico.keyed-array") }
        defaults.set([1, 2], forKey: "list")
        let list = defaults.mutableArrayValue(forKey: "list")
        list.add(3)
        list.removeObject(at: 0)
        list.insert(9, at: 0)
        XCTAssertEqual(defaults.array(forKey: "list") as? [Int], [9, 2, 3])
        XCTAssertEqual(list.count, 3)
    }

    func test_undefinedKeysGoToTheOverride() {
        let loose = Loose()
        let object: NSObject = loose
        XCTAssertEqual(object.value(forKey: "x") as? String, "undefined x")
        object.setValue(1, forKey: "y")
        XCTAssertEqual(loose.undefined, ["y"])
    }
}

final class AssociatedObjectTests: XCTestCase {
    private final class Witness {
        let said: (String) -> Void
        init(_ said: @escaping (String) -> Void) { self.said = said }
        deinit { said("value") }
    }

    private class Owner {
        var said: (String) -> Void = { _ in }
        deinit { said(objc_getAssociatedObject(self, key) == nil ? "empty" : "owner") }
    }

    private static var key: UnsafeRawPointer { PorticoObjCTests.key }

    func test_E08_valuesAreReleasedWithTheOwnerAfterItsDeinit() {
        var order: [String] = []
        var owner: Owner? = Owner()
        owner!.said = { order.append($0) }
        objc_setAssociatedObject(owner!, Self.key, Witness { order.append($0) }, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNotNil(objc_getAssociatedObject(owner!, Self.key))
        owner = nil
        XCTAssertEqual(order, ["owner", "value"])
    }

    func test_replacingAndRemoving() {
        var order: [String] = []
        let owner = Owner()
        objc_setAssociatedObject(owner, Self.key, Witness { order.append($0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, Self.key, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertEqual(order, ["value"])
        XCTAssertEqual(objc_getAssociatedObject(owner, Self.key) as? Int, 3)
        objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(owner, Self.key))
        objc_setAssociatedObject(owner, Self.key, NSMutableString("a"), .OBJC_ASSOCIATION_COPY)
        XCTAssertFalse(objc_getAssociatedObject(owner, Self.key) is NSMutableString)
        objc_removeAssociatedObjects(owner)
        XCTAssertNil(objc_getAssociatedObject(owner, Self.key))
    }

    func test_manyOwnersOnManyThreads() {
        let key = UInt(bitPattern: Self.key)
        DispatchQueue.concurrentPerform(iterations: 2_000) { i in
            let owner = NSObject()
            objc_setAssociatedObject(owner, UnsafeRawPointer(bitPattern: key)!, i, .OBJC_ASSOCIATION_RETAIN)
            precondition(objc_getAssociatedObject(owner, UnsafeRawPointer(bitPattern: key)!) as? Int == i)
            let fresh = NSObject()
            precondition(objc_getAssociatedObject(fresh, UnsafeRawPointer(bitPattern: key)!) == nil)
        }
    }
}

nonisolated(unsafe) private let key = AssociatedObjectTestsKey.key

private enum AssociatedObjectTestsKey {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
