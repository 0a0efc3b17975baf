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
