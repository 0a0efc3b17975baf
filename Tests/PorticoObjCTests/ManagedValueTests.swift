import Foundation
import XCTest

@testable import PorticoObjC

/// What lowered `@NSManaged` declarations call.
final class ManagedValueTests: XCTestCase {
    private enum Size: Int16 { case small, big }
    private final class Item: NSObject {}

    func testValuesThatWereNeverSet() {
        XCTAssertEqual(_porticoManaged(nil) as Int32, 0)
        XCTAssertEqual(_porticoManaged(nil) as String, "")
        XCTAssertEqual(_porticoManaged(nil) as Data, Data())
        XCTAssertEqual(_porticoManaged(nil) as Decimal, 0)
        XCTAssertEqual(_porticoManaged(nil) as Set<Item>, [])
        XCTAssertEqual(_porticoManaged(nil) as [String], [])
        XCTAssertEqual(_porticoManaged(nil) as [String: Int], [:])
        XCTAssertEqual(_porticoManaged(nil) as Size, .small)
        XCTAssertNil(_porticoManaged(nil) as Date?)
    }

    func testValuesOfOtherTypesThatStandForThem() {
        let item = Item()
        XCTAssertEqual(_porticoManaged(NSSet(object: item)) as Set<Item>, [item])
        XCTAssertEqual(_porticoManaged(NSNumber(value: 1)) as Size, .big)
        XCTAssertEqual(_porticoManaged(NSNumber(value: 1)) as Size?, .big)
        XCTAssertEqual(_porticoManaged(NSDecimalNumber(string: "1.5")) as Decimal, 1.5)
        XCTAssertEqual(_porticoStored(Size.big) as? Int16, 1)
        XCTAssertEqual(_porticoStored(Optional(Size.big)) as? Int16, 1)
        XCTAssertNil(_porticoStored(Size?.none))
        XCTAssertEqual(_porticoStored("a") as? String, "a")
        XCTAssertNil(_porticoStored(String?.none))
    }

    func testSeveralObjectsAtOnce() {
        let (a, b, c) = ("a" as NSString, "b" as NSString, "c" as NSString)
        let set = NSMutableSet(object: a)
        for all: Any in [NSSet(array: [b, c]), [b, c], NSOrderedSet(array: [b, c]), Set([b, c])] {
            _porticoAddObjects(all, to: set)
            XCTAssertEqual(set, NSMutableSet(array: [a, b, c]))
            _porticoRemoveObjects(all, from: set)
            XCTAssertEqual(set, NSMutableSet(object: a))
        }
        _porticoAddObjects([b, c], to: set)
        _porticoKeepObjects([a, b], in: set)
        XCTAssertEqual(set, NSMutableSet(array: [a, b]))
    }

    func testSeveralObjectsByTheirIndexes() {
        let list = NSMutableOrderedSet(array: ["a", "b"])
        let indexes = NSMutableIndexSet(index: 0)
        indexes.add(2)
        _porticoInsertObjects(["x", "y"], into: list, at: indexes)
        XCTAssertEqual(list.array as? [String], ["x", "a", "y", "b"])
        _porticoReplaceObjects(at: IndexSet([1, 3]), in: list, with: ["1", "3"])
        XCTAssertEqual(list.array as? [String], ["x", "1", "y", "3"])
        _porticoRemoveObjects(at: indexes, from: list)
        XCTAssertEqual(list.array as? [String], ["1", "3"])
        _porticoAddObjects(NSOrderedSet(array: ["4", "5"]), to: list)
        _porticoRemoveObjects(["1", "5"], from: list)
        XCTAssertEqual(list.array as? [String], ["3", "4"])
        _porticoKeepObjects(["4"], in: list)
        XCTAssertEqual(list.array as? [String], ["4"])
    }
}
