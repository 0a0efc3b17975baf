import Foundation
import PorticoObjC
import XCTest

/// A class as lowering leaves it.
final class Shop: NSObject {
    var name = ""
    var price = 0.0
    var place = CGPoint(x: 1, y: 2)
    var items: [Any] = [] {
        willSet { _porticoWillChange(self, "items") }
        didSet { _porticoDidChange(self, "items") }
    }
    var owner: Shop? {
        willSet { _porticoWillChange(self, "owner") }
        didSet { _porticoDidChange(self, "owner") }
    }
    var byHand = 0 {
        willSet { _porticoWillChange(self, "byHand") }
        didSet { _porticoDidChange(self, "byHand") }
    }
    var ownerName: String { owner?.name ?? "nobody" }
    var nils: [String] = []
    var heard: [String] = []
    struct Refused: Error, Equatable { var what: String }

    init(_ name: String = "", _ price: Double = 0, items: [Any] = []) {
        (self.name, self.price, self.items) = (name, price, items)
    }

    func validateName(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
        guard let text = value.pointee as? NSString else { throw Refused(what: "no text") }
        if text.length > 5 { throw Refused(what: "too long") }
        value.pointee = text.uppercased as NSString
    }

    static let register: Void = {
        _porticoRegister(
            """
            name\nsetName:\nprice\nsetPrice:\nitems\nsetItems:\nowner\nsetOwner:\nvalidateName:error:\nplace\nsetPlace:
            setNilValueForKey:\nownerName\nobserveValueForKeyPath:ofObject:change:context:\nbyHand\nsetByHand:
            """,
            { Shop.self },
            { object, index, a in
                let shop = object as! Shop
                switch index {
                case 0: return shop.name
                case 1: shop.name = a(0)
                case 2: return shop.price
                case 3: shop.price = a(0)
                case 4: return shop.items
                case 5: shop.items = a(0)
                case 6: return shop.owner
                case 7: shop.owner = a(0)
                case 8: do { try shop.validateName(a(0)); return nil } catch { return error }
                case 9: return shop.place
                case 10: shop.place = a(0)
                case 11: shop.nils.append(a(0))
                case 12: return shop.ownerName
                case 13: shop.hear(a(0), a(2))
                case 14: return shop.byHand
                default: shop.byHand = a(0)
                }
                return nil
            })
        _porticoRegisterType(
            "keyPathsForValuesAffectingOwnerName\nautomaticallyNotifiesObserversForKey:", { Shop.self }
        ) {
            _, index, a in
            if index == 0 { return Set(["owner.name", "owner"]) }
            return (a(0) as String) != "byHand"
        }
    }()

    private func hear(_ path: String, _ change: [NSKeyValueChangeKey: Any]) {
        let kind = NSKeyValueChange(rawValue: change[.kindKey] as! UInt)!
        let places = (change[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
        func text(_ key: NSKeyValueChangeKey) -> String {
            (change[key] as? [Any]).map { " \(key.rawValue) \($0)" } ?? ""
        }
        heard.append("\(path) \(kind)\(places)\(text(.oldKey))\(text(.newKey))")
    }
}

final class KeyValueCollectionTests: XCTestCase {
    override func setUp() { Shop.register }

    private func town() -> Shop {
        let shops = [
            Shop("Bread", 3, items: ["rye", "rye"]), Shop("Milk", 1, items: ["rye", "oat"]), Shop("Cheese", 8),
        ]
        return Shop("Town", items: shops)
    }

    func test_aKeyAsksEachElement() {
        let names = town().value(forKeyPath: "items.name") as? [String]
        XCTAssertEqual(names, ["Bread", "Milk", "Cheese"])
        let list = NSArray(array: town().items)
        XCTAssertEqual((list.value(forKey: "price") as? [Any])?.compactMap { $0 as? Double }, [3, 1, 8])
        let owners = list.value(forKey: "owner") as? [Any]
        XCTAssertEqual(owners?.count, 3)
        XCTAssertTrue(owners?.first is NSNull, "an element without a value keeps its place")
        list.setValue(2.5, forKey: "price")
        XCTAssertEqual((list.value(forKeyPath: "@sum.price") as? NSNumber)?.doubleValue, 7.5)
    }

    func test_operators() {
        let town = town()
        func number(_ path: String) -> Double? { (town.value(forKeyPath: path) as? NSNumber)?.doubleValue }
        XCTAssertEqual(number("items.@count"), 3)
        XCTAssertEqual(number("items.@sum.price"), 12)
        XCTAssertEqual(number("items.@avg.price"), 4)
        XCTAssertEqual(town.value(forKeyPath: "items.@max.price") as? Double, 8)
        XCTAssertEqual(town.value(forKeyPath: "items.@min.name") as? String, "Bread")
        XCTAssertEqual(town.value(forKeyPath: "items.@unionOfObjects.name") as? [String], ["Bread", "Milk", "Cheese"])
        XCTAssertEqual(town.value(forKeyPath: "items.@unionOfArrays.name") as? [String], [])
        let lists = NSArray(array: [[1, 2], [2, 3]].map { NSArray(array: $0) })
        XCTAssertEqual((lists.value(forKeyPath: "@unionOfArrays.self") as? [Any])?.count, 4)
        XCTAssertEqual((lists.value(forKeyPath: "@distinctUnionOfArrays.self") as? [Any])?.count, 3)
        let numbers = NSArray(array: [3, 1, 2])
        XCTAssertEqual(numbers.value(forKeyPath: "@max.self").map { "\($0)" }, "3")
        XCTAssertEqual((NSArray().value(forKeyPath: "@avg.price") as? NSNumber)?.doubleValue, 0)
        XCTAssertNil(NSArray().value(forKeyPath: "@max.price"))
        let same = [Shop("a"), Shop("b"), Shop("a")]
        XCTAssertEqual(
            (NSArray(array: same).value(forKeyPath: "@distinctUnionOfObjects.name") as? [Any])?.count, 2)
    }

    func test_dictionariesAndSets() {
        let table = NSMutableDictionary()
        table.setValue(Shop("Bread"), forKey: "shop")
        XCTAssertEqual(table.value(forKeyPath: "shop.name") as? String, "Bread")
        table.setValue(nil, forKey: "shop")
        XCTAssertNil(table.value(forKey: "shop"))
        let shop = Shop("", items: [["city": "Bonn"] as [AnyHashable: Any]])
        XCTAssertEqual(shop.value(forKeyPath: "items.city") as? [String], ["Bonn"])
        let set = NSSet(array: [Shop("a"), Shop("a")])
        XCTAssertEqual((set.value(forKey: "name") as? NSSet)?.count, 1)
    }

    func test_validation() throws {
        let shop = Shop("a")
        var value: AnyObject? = NSString("bread")
        try shop.validateValue(&value, forKey: "name")
        XCTAssertEqual(value as? NSString, "BREAD")
        value = NSString("too long")
        XCTAssertThrowsError(try shop.validateValue(&value, forKey: "name")) {
            XCTAssertEqual($0 as? Shop.Refused, Shop.Refused(what: "too long"))
        }
        value = nil
        XCTAssertThrowsError(try shop.validateValue(&value, forKey: "name"))
        try shop.validateValue(&value, forKey: "price")
        shop.owner = Shop("b")
        XCTAssertThrowsError(try shop.validateValue(&value, forKeyPath: "owner.name"))
    }

    // DEV-493
    func test_nilForANumber() {
        let shop = Shop("a", 3)
        shop.setValue(nil, forKey: "price")
        shop.setValue(nil, forKey: "place")
        shop.setValue(nil, forKey: "owner")
        XCTAssertEqual(shop.nils, ["price", "place"])
        XCTAssertEqual(shop.price, 3)
    }

    // MARK: Observing

    func test_elementsOfACollection() {
        let (shop, observer) = (Shop(items: ["a", "b"]), Shop())
        shop.addObserver(observer, forKeyPath: "items", options: [.new, .old], context: nil)
        let items = shop.mutableArrayValue(forKey: "items")
        items.add("c")
        items.replaceObject(at: 0, with: "A")
        items.removeObject(at: 1)
        shop.items = ["x"]
        XCTAssertEqual(
            observer.heard,
            [
                "items insertion at [2] new [\"c\"]", "items replacement at [0] old [\"a\"] new [\"A\"]",
                "items removal at [1] old [\"b\"]", "items setting old [\"A\", \"c\"] new [\"x\"]",
            ])
        XCTAssertEqual(items.count, 1)
        XCTAssertEqual(items.object(at: 0) as? String, "x")
        shop.removeObserver(observer, forKeyPath: "items")
        items.add("y")
        XCTAssertEqual(observer.heard.count, 4)
        XCTAssertEqual(shop.items.count, 2)
    }

    func test_severalElementsOfACollection() {
        let shop = Shop(items: ["a", "b", "c"])
        let items = shop.mutableArrayValue(forKey: "items")
        items.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["B"])
        XCTAssertEqual(shop.items as? [String], ["a", "B"])
        items.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["x", "y", "z"])
        XCTAssertEqual(shop.items as? [String], ["x", "y", "z", "B"])
        items[4] = "end"
        items[0] = "X"
        items.exchangeObject(at: 0, withObjectAt: 1)
        XCTAssertEqual(shop.items as? [String], ["y", "X", "z", "B", "end"])
        items.removeObjects(in: ["z", "end", "none"])
        XCTAssertEqual(shop.items as? [String], ["y", "X", "B"])
        items.setArray(["1", "2"])
        XCTAssertEqual(shop.items as? [String], ["1", "2"])
    }

    func test_aPathThatAffectsAKey() {
        let (shop, observer) = (Shop(), Shop())
        shop.addObserver(observer, forKeyPath: "ownerName", options: [], context: nil)
        let owner = Shop("Ann")
        shop.owner = owner
        XCTAssertEqual(observer.heard.count, 1)
        owner.willChangeValue(forKey: "name")
        owner.name = "Bob"
        owner.didChangeValue(forKey: "name")
        XCTAssertEqual(observer.heard.count, 2)
        shop.owner = nil
        owner.willChangeValue(forKey: "name")
        owner.didChangeValue(forKey: "name")
        XCTAssertEqual(observer.heard.count, 3, "who has gone is not listened to")
        shop.removeObserver(observer, forKeyPath: "ownerName")
    }

    func test_aClassThatAnnouncesItself() {
        let (shop, observer) = (Shop(), Shop())
        shop.addObserver(observer, forKeyPath: "byHand", options: [], context: nil)
        shop.byHand = 1
        XCTAssertEqual(observer.heard, [])
        shop.willChangeValue(forKey: "byHand")
        shop.byHand = 2
        shop.didChangeValue(forKey: "byHand")
        XCTAssertEqual(observer.heard, ["byHand setting"])
        shop.removeObserver(observer, forKeyPath: "byHand")
    }

    func test_contextsTellRegistrationsApart() {
        let (shop, observer) = (Shop(), Shop())
        let (a, b) = (UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: 32))
        shop.addObserver(observer, forKeyPath: "items", options: [], context: a)
        shop.addObserver(observer, forKeyPath: "items", options: [], context: b)
        shop.items = [1]
        XCTAssertEqual(observer.heard.count, 2)
        shop.removeObserver(observer, forKeyPath: "items", context: a)
        shop.items = []
        XCTAssertEqual(observer.heard.count, 3)
        shop.removeObserver(observer, forKeyPath: "items", context: b)
    }
}
