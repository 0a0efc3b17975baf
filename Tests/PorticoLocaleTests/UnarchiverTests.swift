import Foundation
import XCTest

/// Archives that hold something else than what is asked for: an error, as on iOS, where Foundation's own check ends the process.
final class UnarchiverTests: XCTestCase {
    private func archive(_ value: Any, isSecure: Bool = true) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: isSecure)
    }

    private func reason(_ body: () throws -> Any?) -> String? {
        do {
            let value = try body()
            return "nothing was thrown, \(String(describing: value)) was read"
        } catch {
            let error = error as NSError
            return error.code == CocoaError.coderReadCorrupt.rawValue
                ? error.userInfo[NSDebugDescriptionErrorKey] as? String : "\(error)"
        }
    }

    /// A class inside of another one, whose name ended the process.
    class Nested: NSObject, NSSecureCoding {
        class var supportsSecureCoding: Bool { true }
        let number: Int

        init(_ number: Int) { self.number = number }
        required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
        func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    }

    enum Outer {
        struct Inner { final class Deep: Nested {} }
    }

    /// DEV-1434
    func testClassesInsideOfTypesHaveTheNamesOfIOS() throws {
        let own = "PorticoLocaleTests"
        XCTAssertEqual(NSStringFromClass(UnarchiverTests.self), "\(own).UnarchiverTests")
        XCTAssertEqual(NSStringFromClass(NSDate.self), "NSDate")
        XCTAssertEqual(NSStringFromClass(Nested.self), "_TtCC18\(own)15UnarchiverTests6Nested")
        XCTAssertEqual(
            NSStringFromClass(Outer.Inner.Deep.self), "_TtCVOC18\(own)15UnarchiverTests5Outer5Inner4Deep")
        let hidden = NSStringFromClass(PrivateClass.self)
        XCTAssertTrue(hidden.contains("12PrivateClass"), "its module was compiled without its file's number: \(hidden)")
    }

    /// Foundation's own knew none of them.
    func testClassesInsideOfTypesAreFoundByTheirNames() {
        let classes: [AnyClass] = [
            UnarchiverTests.self, Nested.self, Outer.Inner.Deep.self, PrivateClass.self, Box<Int>.self, NSDate.self,
        ]
        for cls in classes {
            let name = NSStringFromClass(cls)
            XCTAssertTrue(NSClassFromString(name) == cls, name)
        }
        XCTAssertTrue(NSClassFromString("PorticoLocaleTests.UnarchiverTests") == UnarchiverTests.self)
        for name in ["_TtC18PorticoLocaleTests4None", "_Tt", "_TtC", "$s", "$s4None", "None", ""] {
            XCTAssertNil(NSClassFromString(name), name)
        }
    }

    func testClassesInsideOfTypesGoThroughArchives() throws {
        let data = try archive([Nested(3), Outer.Inner.Deep(4)] as NSArray)
        let read =
            try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, Nested.self], from: data) as? [Nested]
        XCTAssertEqual(read?.map(\.number), [3, 4])
        XCTAssertTrue(read?.last is Outer.Inner.Deep)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let plain = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [Nested]
        XCTAssertEqual(plain?.map(\.number), [3, 4])
        let old = NSKeyedUnarchiver.unarchiveObject(with: data) as? [Nested]
        XCTAssertEqual(old?.map(\.number), [3, 4])
        XCTAssertEqual(
            reason {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, Outer.Inner.Deep.self], from: data)
            },
            "The archive holds an object of unexpected class '_TtCC18PorticoLocaleTests15UnarchiverTests6Nested'. "
                + "Allowed classes are: {'Deep', 'NSArray'}")
    }

    /// Foundation's own hash of an error ends the process.
    func testErrorsAreInSetsAndArchives() throws {
        let error = NSError(domain: "paper", code: 3, userInfo: ["sheet": 7])
        XCTAssertEqual(Set([error, NSError(domain: "paper", code: 3, userInfo: ["sheet": 7])]).count, 1)
        XCTAssertEqual(Set([error, NSError(domain: "paper", code: 4)]).count, 2)
        let read =
            try NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSArray.self, NSError.self], from: archive([error, error] as NSArray)) as? [NSError]
        XCTAssertEqual(read?.count, 2)
        XCTAssertEqual(read?.first?.domain, "paper")
        XCTAssertEqual(read?.first?.code, 3)
        XCTAssertEqual(read?.first?.userInfo["sheet"] as? Int, 7)
    }

    private enum OwnError: Error { case first, second }

    /// Each ended the process in Foundation.
    func testSwiftsErrorsAreWrittenAsErrorsOfFoundation() throws {
        let cause = NSError(domain: "paper", code: 3, userInfo: [NSUnderlyingErrorKey: URLError(.badURL)])
        let values: [Any] = [URLError(.timedOut), OwnError.second, cause, "text", 4]
        let data = try archive(["errors": values as NSArray, "error": URLError(.badURL)] as NSDictionary)
        let classes = [NSDictionary.self, NSArray.self, NSError.self, NSString.self, NSNumber.self]
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? NSDictionary
        let errors = try XCTUnwrap(read?.object(forKey: "errors") as? NSArray)
        XCTAssertEqual(errors.count, 5)
        XCTAssertEqual((errors.object(at: 0) as? NSError)?.domain, NSURLErrorDomain)
        XCTAssertEqual((errors.object(at: 0) as? NSError)?.code, URLError.Code.timedOut.rawValue)
        XCTAssertEqual((errors.object(at: 1) as? NSError)?.code, (OwnError.second as NSError).code)
        XCTAssertEqual((errors.object(at: 1) as? NSError)?.domain, (OwnError.second as NSError).domain)
        let below = (errors.object(at: 2) as? NSError)?.userInfo[NSUnderlyingErrorKey] as? NSError
        XCTAssertEqual(below?.code, URLError.Code.badURL.rawValue)
        XCTAssertEqual(errors.object(at: 3) as? String, "text")
        XCTAssertEqual(errors.object(at: 4) as? Int, 4)
        XCTAssertEqual((read?.object(forKey: "error") as? NSError)?.code, URLError.Code.badURL.rawValue)
        let alone = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSError.self, from: archive(URLError(.timedOut)))
        XCTAssertEqual(alone?.code, URLError.Code.timedOut.rawValue)
    }

    /// DEV-1394
    func testWhatCannotBeWrittenIsAnError() {
        func refusal(_ value: Any, isSecure: Bool = true) -> String? {
            do {
                return "nothing was thrown, \(try archive(value, isSecure: isSecure)) was written"
            } catch {
                let error = error as NSError
                return error.code == CocoaError.coderInvalidValue.rawValue
                    ? error.userInfo[NSDebugDescriptionErrorKey] as? String : "\(error)"
            }
        }
        let wanted =
            "Caught exception during archival: This decoder will only decode classes that adopt NSSecureCoding. "
            + "Class 'PorticoLocaleTests.PlainArchive' does not adopt it."
        XCTAssertEqual(refusal(PlainArchive()), wanted)
        XCTAssertEqual(refusal(["a": [PlainArchive()] as NSArray] as NSDictionary), wanted)
        XCTAssertNoThrow(try archive([PlainArchive()] as NSArray, isSecure: false))
        let never = refusal(NSObject(), isSecure: false) ?? ""
        XCTAssertTrue(never.contains("Class 'NSObject'"), never)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(PlainArchive(), forKey: "plain")
        XCTAssertEqual((archiver.error as NSError?)?.code, CocoaError.coderInvalidValue.rawValue)
    }

    func testACollectionKeepsItsKindInAnArchive() throws {
        let list = NSMutableArray(array: [URLError(.timedOut)])
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, NSError.self], from: archive(list))
        XCTAssertTrue(read is NSMutableArray)
        XCTAssertTrue(list.object(at: 0) is URLError, "what is written changes nothing")
        let set = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSSet.self, NSError.self], from: archive(NSSet(array: [URLError(.timedOut)])))
        XCTAssertEqual(((set as? NSSet)?.anyObject() as? NSError)?.code, URLError.Code.timedOut.rawValue)
    }

    func testAnotherClassIsAnError() throws {
        let date = try archive(NSDate())
        XCTAssertEqual(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: date) },
            "The archive holds an object of unexpected class 'NSDate'. Allowed classes are: {'NSArray'}")
        let inside = try archive(["a", NSDate()] as NSArray)
        XCTAssertEqual(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSString.self, NSArray.self], from: inside) },
            "The archive holds an object of unexpected class 'NSDate'. Allowed classes are: {'NSArray', 'NSString'}")
        XCTAssertNotNil(
            try NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSString.self, NSArray.self, NSDate.self], from: inside))
    }

    /// A dictionary that lacks one of its values ended the process.
    func testAnotherClassInADictionaryIsAnError() throws {
        let data = try archive(["a": NSDate(), "b": "text" as NSString] as NSDictionary)
        XCTAssertEqual(
            reason {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSDictionary.self, NSString.self], from: data)
            },
            "The archive holds an object of unexpected class 'NSDate'. Allowed classes are: {'NSDictionary', 'NSString'}"
        )
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        XCTAssertNil(
            unarchiver.decodeObject(of: [NSDictionary.self, NSString.self], forKey: NSKeyedArchiveRootObjectKey))
        XCTAssertNotNil(unarchiver.error)
    }

    /// They stand in an archive without a class.
    func testATextIsNoArray() throws {
        let text = try archive("text" as NSString)
        XCTAssertEqual(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: text) },
            "The value for key 'root' was of unexpected class 'NSString'. Allowed classes are: {'NSArray'}")
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: text), "text")
        XCTAssertNotNil(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: Data("nonsense".utf8)) })
    }

    // MARK: Damaged archives

    /// The archive of a dictionary with a dictionary in it, with its objects changed; the second is the dictionary itself.
    private func damaged(_ change: (_ objects: inout [Any], _ dictionary: inout [String: Any]) -> Void) throws -> Data {
        let whole = try archive(["a": 1, "b": ["c": 2] as NSDictionary] as NSDictionary)
        var list = try XCTUnwrap(PropertyListSerialization.propertyList(from: whole, format: nil) as? [String: Any])
        var objects = try XCTUnwrap(list["$objects"] as? [Any])
        var dictionary = try XCTUnwrap(objects[1] as? [String: Any])
        change(&objects, &dictionary)
        objects[1] = dictionary
        list["$objects"] = objects
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    private func reason(ofDamaged change: (inout [Any], inout [String: Any]) -> Void) throws -> String? {
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        let data = try damaged(change)
        return reason { try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) }
    }

    /// Each ended the process in Foundation.
    func testADictionaryThatLacksKeysOrValuesIsAnError() throws {
        XCTAssertEqual(
            try reason(ofDamaged: { _, dictionary in
                dictionary["NS.objects"] = (dictionary["NS.objects"] as? [Any])?.dropLast().map { $0 }
            }),
            "A dictionary has 2 keys and 1 values, or one that is missing. The data may be corrupt.")
        XCTAssertEqual(
            try reason(ofDamaged: { _, dictionary in
                dictionary["NS.keys"] = (dictionary["NS.keys"] as? [Any])?.dropLast().map { $0 }
            }),
            "A dictionary has 1 keys and 2 values, or one that is missing. The data may be corrupt.")
        XCTAssertEqual(
            try reason(ofDamaged: { _, dictionary in dictionary["NS.objects"] = nil }),
            "A dictionary has 2 keys and 0 values, or one that is missing. The data may be corrupt.")
        // The first key's text is none any more.
        XCTAssertEqual(
            try reason(ofDamaged: { objects, _ in objects[2] = "$null" }),
            "A dictionary has 2 keys and 2 values, or one that is missing. The data may be corrupt.")
    }

    func testADictionaryWithADictionaryAsAKeyIsAnError() throws {
        XCTAssertEqual(
            try reason(ofDamaged: { _, dictionary in
                // The inner dictionary stands for a key, too.
                let values = dictionary["NS.objects"] as? [Any] ?? []
                dictionary["NS.keys"] = values
            }), "A dictionary has a collection as a key. The data may be corrupt.")
    }

    func testASetThatLacksAnObjectIsAnError() throws {
        let whole = try archive(NSOrderedSet(array: ["a", "b"]))
        var list = try XCTUnwrap(PropertyListSerialization.propertyList(from: whole, format: nil) as? [String: Any])
        var objects = try XCTUnwrap(list["$objects"] as? [Any])
        let place = try XCTUnwrap(objects.firstIndex { $0 as? String == "b" })
        objects[place] = "$null"
        list["$objects"] = objects
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        XCTAssertEqual(
            reason {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSOrderedSet.self, NSString.self], from: data)
            }, "A set lacks one of its objects. The data may be corrupt.")
    }

    func testATextWithAttributesBeyondItsEndIsAnError() throws {
        let text = NSMutableAttributedString(string: "hello", attributes: [.init("a"): 1])
        text.addAttribute(.init("b"), value: 2, range: NSRange(location: 1, length: 2))
        let whole = try archive(text)
        var list = try XCTUnwrap(PropertyListSerialization.propertyList(from: whole, format: nil) as? [String: Any])
        var objects = try XCTUnwrap(list["$objects"] as? [Any])
        let runs = Data([100, 0])
        let place = try XCTUnwrap(
            objects.firstIndex { $0 is Data || ($0 as? [String: Any])?["NS.data"] is Data })
        if var holder = objects[place] as? [String: Any] {
            holder["NS.data"] = runs
            objects[place] = holder
        } else {
            objects[place] = runs
        }
        list["$objects"] = objects
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let classes = [NSAttributedString.self, NSDictionary.self, NSNumber.self, NSString.self]
        XCTAssertEqual(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) },
            "The attributes of a text are of other characters than it has. The data may be corrupt.")
    }

    func testAClassThatIsNoneIsAnError() throws {
        XCTAssertEqual(
            try reason(ofDamaged: { _, dictionary in dictionary["$class"] = (dictionary["NS.keys"] as? [Any])?.first }),
            "The class of object 1 isn't described in the archive. The data may be corrupt.")
    }

    /// DEV-1481
    func testADictionaryInItselfIsAnError() throws {
        let whole = try archive(["a": 1] as NSDictionary)
        var list = try XCTUnwrap(PropertyListSerialization.propertyList(from: whole, format: nil) as? [String: Any])
        var objects = try XCTUnwrap(list["$objects"] as? [Any])
        var dictionary = try XCTUnwrap(objects[1] as? [String: Any])
        dictionary["NS.objects"] = [try XCTUnwrap((list["$top"] as? [String: Any])?["root"])]
        objects[1] = dictionary
        list["$objects"] = objects
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        XCTAssertEqual(
            reason {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSDictionary.self, NSString.self], from: data)
            }, "The archive holds objects in objects, 1000 deep. The data may be corrupt.")
    }

    /// A binary property list may hold one; its bridge to Swift looks at nothing.
    func testASetWithoutAClassIsAnError() throws {
        var bytes = [UInt8](try archive([1, 2, 3] as NSArray))
        // The array of three references, which has its mark before its references.
        let place = try XCTUnwrap(bytes.firstIndex(of: 0xa3))
        bytes[place] = 0xc3
        XCTAssertEqual(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: Data(bytes)) },
            "The archive holds a set without a class. The data may be corrupt.")
    }

    func testAClassWithoutSecureCodingIsAnErrorUnlessThatIsAllowed() throws {
        let data = try archive(PlainArchive(), isSecure: false)
        let wanted = "This decoder will only decode classes that adopt NSSecureCoding."
        let reason = try XCTUnwrap(
            reason { try NSKeyedUnarchiver.unarchivedObject(ofClasses: [PlainArchive.self], from: data) })
        XCTAssertTrue(reason.hasPrefix(wanted), reason)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        XCTAssertTrue(unarchiver.requiresSecureCoding)
        unarchiver.requiresSecureCoding = false
        XCTAssertFalse(unarchiver.requiresSecureCoding)
        XCTAssertTrue(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) is PlainArchive)
        XCTAssertNil(unarchiver.error)
    }

    func testAnUnarchiverOfTheAppsOwnKeepsTheError() throws {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive(NSDate()))
        XCTAssertNil(unarchiver.decodeObject(of: [NSArray.self], forKey: NSKeyedArchiveRootObjectKey))
        XCTAssertEqual((unarchiver.error as NSError?)?.code, CocoaError.coderReadCorrupt.rawValue)
    }

    /// Foundation's error for a key that isn't there failed the archives of all texts with one run of attributes.
    func testWhatAnObjectLacksIsNil() throws {
        let text = NSAttributedString(string: "x", attributes: [.init("k"): 1])
        let classes = [NSAttributedString.self, NSDictionary.self, NSNumber.self, NSString.self]
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: archive(text))
        XCTAssertEqual(read as? NSAttributedString, text)
    }
}

/// Not private: a class without a name at the top level can't be archived.
final class PlainArchive: NSObject, NSCoding {
    override init() {}
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}

private final class PrivateClass: NSObject {}

final class Box<Value>: NSObject {}
