import Foundation
import PorticoObjC
import XCTest

// Contract E02 to E07: what a property is. Objective-C's attributes are there where an app written in Swift can use them: by
// associated objects with their policies, `weak`, and key-value coding over registered accessors.

/// A class as lowering leaves it, with every kind of property.
class Sample: NSObject {
    var stored = 1
    let constant = 2
    var computed: Int { stored * 10 }
    var observed = 0 { didSet { changes += 1 } }
    lazy var later: String = "made"
    private(set) var inside = 5
    weak var friend: NSObject?
    var strong: NSObject?
    var isEnabled = true
    nonisolated(unsafe) static var shared = 7
    var changes = 0
    required override init() {}

    static let register: Void = {
        _porticoRegister(
            "stored\nsetStored:\nconstant\ncomputed\nisEnabled\nsetEnabled:\nlater\nsetLater:\nfriend\nsetFriend:\ninside",
            { Sample.self },
            { object, index, a in
                let sample = object as! Sample
                switch index {
                case 0: return sample.stored
                case 1: sample.stored = a(0)
                case 2: return sample.constant
                case 3: return sample.computed
                case 4: return sample.isEnabled
                case 5: sample.isEnabled = a(0)
                case 6: return sample.later
                case 7: sample.later = a(0)
                case 8: return sample.friend
                case 9: sample.friend = a(0)
                case 10: return sample.inside
                default: break
                }
                return nil
            })
        _porticoRegisterType("shared\nsetShared:", { Sample.self }) { _, index, a in
            if index == 0 { return Sample.shared }
            Sample.shared = a(0)
            return nil
        }
    }()
}

/// A class that catches what it doesn't know, as one may on iOS.
final class Catching: NSObject {
    var caught: [String] = []
    func setValue(_ value: Any?, forUndefinedKey key: String) { caught.append(key) }
    func value(forUndefinedKey key: String) -> Any? { "none for " + key }
    let constant = 2

    static let register: Void = {
        _porticoRegister(
            "constant\nsetValue:forUndefinedKey:\nvalueForUndefinedKey:", { Catching.self },
            { object, index, a in
                let one = object as! Catching
                switch index {
                case 0: return one.constant
                case 1: one.setValue(a(0), forUndefinedKey: a(1))
                default: return one.value(forUndefinedKey: a(0))
                }
                return nil
            })
    }()
}

extension Sample {
    private nonisolated(unsafe) static let noteKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// A property of an extension: no storage of its own.
    var note: NSString? {
        get { objc_getAssociatedObject(self, Self.noteKey) as? NSString }
        set { objc_setAssociatedObject(self, Self.noteKey, newValue, .OBJC_ASSOCIATION_COPY) }
    }
}

final class PropertyTests: XCTestCase {
    override func setUp() {
        Sample.register
        Catching.register
    }

    private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    // MARK: E02

    func test_E02_aReadonlyPropertyHasNoSetter() {
        let object = Catching()
        XCTAssertEqual(object.value(forKey: "constant") as? Int, 2)
        object.setValue(3, forKey: "constant")
        XCTAssertEqual(object.caught, ["constant"], "iOS asks setValue:forUndefinedKey:")
        XCTAssertEqual(object.constant, 2)
    }

    func test_E02_oneAtomicAccessIsIndivisible() {
        final class Pair: NSObject, @unchecked Sendable {
            let a: Int
            let b: Int
            init(_ number: Int) {
                a = number
                b = number
            }
        }
        final class Owner: @unchecked Sendable {}
        let owner = Owner()
        let key = UInt(bitPattern: Self.key)
        objc_setAssociatedObject(owner, UnsafeRawPointer(bitPattern: key)!, Pair(0), .OBJC_ASSOCIATION_RETAIN)
        DispatchQueue.concurrentPerform(iterations: 4_000) { index in
            let place = UnsafeRawPointer(bitPattern: key)!
            if index % 2 == 0 { return objc_setAssociatedObject(owner, place, Pair(index), .OBJC_ASSOCIATION_RETAIN) }
            let pair = objc_getAssociatedObject(owner, place) as? Pair
            precondition(pair != nil && pair!.a == pair!.b, "a torn or released value")
        }
    }

    func test_E02_aSequenceOfAtomicAccessesIsNot() {
        final class Owner: @unchecked Sendable {}
        let owner = Owner()
        let key = UInt(bitPattern: Self.key)
        func read() -> Int { objc_getAssociatedObject(owner, UnsafeRawPointer(bitPattern: key)!) as! Int }
        func write(_ value: Int) {
            objc_setAssociatedObject(owner, UnsafeRawPointer(bitPattern: key)!, value, .OBJC_ASSOCIATION_RETAIN)
        }
        write(0)
        // Both read before one of them writes: each access is whole, and one of two increments is lost.
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        nonisolated(unsafe) let place = UnsafeRawPointer(bitPattern: key)!
        let thread = Thread {
            let seen = objc_getAssociatedObject(owner, place) as! Int
            first.signal()
            second.wait()
            objc_setAssociatedObject(owner, place, seen + 1, .OBJC_ASSOCIATION_RETAIN)
            first.signal()
        }
        thread.start()
        first.wait()
        let seen = read()
        write(seen + 1)
        second.signal()
        first.wait()
        XCTAssertEqual(read(), 1, "two increments, one lost")
    }

    // MARK: E03

    func test_E03_strongKeepsWeakDoesNot() {
        let sample = Sample()
        weak var seen: NSObject?
        do {
            let friend = NSObject()
            seen = friend
            sample.setValue(friend, forKey: "friend")
            sample.strong = friend
        }
        XCTAssertNotNil(seen)
        XCTAssertNotNil(sample.value(forKey: "friend"))
        sample.strong = nil
        XCTAssertNil(seen, "nothing strong is left")
        XCTAssertNil(sample.value(forKey: "friend"), "weak is zeroed")
    }

    func test_E03_policiesOfAssociatedObjects() {
        let owner = NSObject()
        weak var seen: NSMutableString?
        func put(_ policy: objc_AssociationPolicy) -> AnyObject? {
            let text = NSMutableString(string: "a")
            seen = text
            objc_setAssociatedObject(owner, Self.key, text, policy)
            text.append("b")
            return objc_getAssociatedObject(owner, Self.key) as AnyObject?
        }
        XCTAssertTrue(put(.OBJC_ASSOCIATION_RETAIN_NONATOMIC) === seen)
        XCTAssertEqual(objc_getAssociatedObject(owner, Self.key) as? NSString, "ab", "the same object")
        XCTAssertFalse(put(.OBJC_ASSOCIATION_COPY_NONATOMIC) is NSMutableString)
        XCTAssertEqual(objc_getAssociatedObject(owner, Self.key) as? NSString, "a", "a copy of the time")
        XCTAssertNil(seen, "only the copy is kept")
        _ = put(.OBJC_ASSOCIATION_ASSIGN)
        XCTAssertNil(seen, "assign doesn't keep")
        XCTAssertNil(objc_getAssociatedObject(owner, Self.key), "and what is gone isn't read: no dangling")
    }

    // MARK: E04

    /// One property: how it stores.
    private final class Slot {
        let copies: Bool
        private var held: NSString = ""
        init(copies: Bool) { self.copies = copies }
        var value: NSString {
            get { held }
            set { held = copies ? newValue.copy() as! NSString : newValue }
        }
    }

    /// The table of S2: `[object copy]`, `[object mutableCopy]`, assignment of an immutable and of a mutable text, for `copy` and `strong`
    /// properties declared as `NSString` and as `NSMutableString`. A shallow copy is the same object.
    func test_E04_theCopyTable() {
        for isMutable in [false, true] {
            for copies in [true, false] {
                func fresh() -> NSString { isMutable ? NSMutableString(string: "text") : NSString(string: "text") }
                let name = "(\(copies ? "copy" : "strong")) \(isMutable ? "NSMutableString" : "NSString")"
                let slot = Slot(copies: copies)

                // Assignment: `copy` of a mutable text is another object, of an immutable one the same.
                let given = fresh()
                slot.value = given
                XCTAssertEqual(slot.value === given, !(copies && isMutable), "\(name): assignment")

                // What is stored decides about -copy: under `copy` it is immutable whatever the declaration says.
                let isStoredMutable = isMutable && !copies
                XCTAssertEqual(slot.value is NSMutableString, isStoredMutable, "\(name): what is stored")
                let copy = slot.value.copy() as! NSString
                XCTAssertEqual(copy === slot.value, !isStoredMutable, "\(name): -copy")
                XCTAssertFalse(copy is NSMutableString, "\(name): -copy is immutable")

                // -mutableCopy always makes another object.
                let mutable = slot.value.mutableCopy() as! NSString
                XCTAssertFalse(mutable === slot.value, "\(name): -mutableCopy")
                XCTAssertTrue(mutable is NSMutableString)

                // The giver's later changes are seen by `strong` only.
                (given as? NSMutableString)?.append("!")
                XCTAssertEqual(slot.value as String, isStoredMutable ? "text!" : "text", "\(name): a later change")
            }
        }
    }

    func test_E04_collectionsCopyShallowly() {
        let element = Sample()
        let list = NSMutableArray(object: element)
        let copy = list.copy() as! NSArray
        list.add("b")
        XCTAssertEqual(copy.count, 1)
        XCTAssertTrue(copy.object(at: 0) as AnyObject === element, "the elements aren't copied")
    }

    // MARK: E05, E06, E07

    func test_E05_aGetterOfAnotherName() {
        let sample = Sample()
        XCTAssertEqual(sample.value(forKey: "enabled") as? Bool, true)
        XCTAssertEqual(sample.value(forKey: "isEnabled") as? Bool, true)
        sample.setValue(false, forKey: "enabled")
        XCTAssertFalse(sample.isEnabled)
    }

    func test_E06_classPropertiesHaveNoStorageInInstances() {
        XCTAssertEqual(Sample.value(forKey: "shared") as? Int, 7)
        let names = Mirror(reflecting: Sample()).children.compactMap(\.label)
        XCTAssertFalse(names.contains("shared"))
        let object: NSObject = Sample()
        XCTAssertNil(ObjCClass.accessor("shared", of: object), "an instance has no such key")
    }

    func test_E07_whenStorageExists() {
        let names = Set(Mirror(reflecting: Sample()).children.compactMap(\.label))
        XCTAssertTrue(names.isSuperset(of: ["stored", "constant", "observed", "inside", "friend", "strong"]))
        XCTAssertTrue(names.contains { $0.contains("later") }, "a lazy one has room for its value")
        XCTAssertFalse(names.contains("computed"), "a getter that is written has none")
        XCTAssertFalse(names.contains("note"), "nor has an extension's property")
        let sample = Sample()
        sample.note = NSMutableString("n")
        XCTAssertEqual(sample.note, "n")
        XCTAssertFalse(sample.note is NSMutableString)
        for (key, value) in [("stored", 1), ("computed", 10), ("constant", 2), ("inside", 5)] {
            XCTAssertEqual(sample.value(forKey: key) as? Int, value, "\(key): whether it is stored can't be seen")
        }
        XCTAssertEqual(sample.value(forKey: "later") as? String, "made")
    }
}

private enum ObjCClass {
    static func accessor(_ key: String, of object: NSObject) -> Selector? {
        object.responds(to: Selector(key)) ? Selector(key) : nil
    }
}
