import Foundation
import XCTest

@testable import PorticoFoundation

final class UnarchivedCollectionTests: XCTestCase {
    private func archive(_ object: Any) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    func test_arraysOfAClassComeBack() throws {
        let dates = try archive([NSDate(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 2)] as NSArray)
        let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSDate.self, from: dates)
        XCTAssertEqual(found?.map(\.timeIntervalSince1970), [1, 2])
        let texts = try archive(["a", "b"] as NSArray)
        XCTAssertEqual(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: texts), ["a", "b"])
        XCTAssertEqual(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSURL.self, from: archive(NSArray())), [])
        let mixed = try archive(["a", 1] as NSArray)
        XCTAssertEqual(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(
                ofClasses: [NSString.self, NSNumber.self], from: mixed)?.count, 2)
    }

    func test_otherClassesThrow() throws {
        let texts = try archive(["a"] as NSArray)
        XCTAssertThrowsError(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSDate.self, from: texts))
        XCTAssertThrowsError(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: archive("a" as NSString)))
        XCTAssertThrowsError(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: Data("no archive".utf8)))
        XCTAssertThrowsError(
            try NSKeyedUnarchiver.unarchivedDictionary(
                ofKeyClass: NSString.self, objectClass: NSDate.self, from: archive(["a": "b"] as NSDictionary)))
    }

    func test_dictionariesComeBack() throws {
        let data = try archive(["a": NSDate(timeIntervalSince1970: 3)] as NSDictionary)
        let found = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self, objectClass: NSDate.self, from: data)
        XCTAssertEqual(found?["a" as NSString]?.timeIntervalSince1970, 3)
    }

    func test_coders() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(["x", "y"] as NSArray, forKey: "list")
        archiver.encode(["k": NSNumber(value: 2)] as NSDictionary, forKey: "table")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        coder.requiresSecureCoding = true
        coder.decodingFailurePolicy = .setErrorAndReturn
        XCTAssertEqual(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "list"), ["x", "y"])
        let table = coder.decodeDictionary(withKeyClass: NSString.self, objectClass: NSNumber.self, forKey: "table")
        XCTAssertEqual(table?["k" as NSString], 2)
        XCTAssertNil(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "nothing"))
    }
}
