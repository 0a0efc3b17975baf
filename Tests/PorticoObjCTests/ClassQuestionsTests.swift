import Foundation
import XCTest

@testable import PorticoObjC

final class ClassQuestionsTests: XCTestCase {
    private class Animal: NSObject {}
    private final class Cat: Animal, Purring {}

    func test_anObjectSaysTheClassAboveItsOwn() {
        XCTAssertTrue(Cat().superclass == Animal.self)
        XCTAssertTrue(Animal().superclass == NSObject.self)
        let purring: any Purring = Cat()
        XCTAssertTrue(purring.superclass == Animal.self)
    }

    func test_anObjectSaysWhatItAdopts() {
        XCTAssertTrue(Cat().conforms(to: Purring.self))
        XCTAssertFalse(Animal().conforms(to: Purring.self))
        XCTAssertTrue(_porticoMembers(Cat() as AnyObject).conforms(to: Purring.self))
        XCTAssertTrue(_porticoMembers(Cat() as AnyObject).superclass == Animal.self)
        XCTAssertFalse(_porticoMembers(Cat() as AnyObject).isMember(of: Animal.self))
    }

    func test_numbersAndCopiesOfAnyObject() {
        let members = _porticoMembers(NSNumber(value: 7) as AnyObject)
        XCTAssertEqual(members.uintValue, 7)
        XCTAssertEqual(members.longLongValue, 7)
        XCTAssertNil(_porticoMembers(NSObject() as AnyObject).uintValue)
        XCTAssertEqual((_porticoMembers("a" as NSString as AnyObject).mutableCopy() as? NSMutableString)?.length, 1)
        XCTAssertEqual(_porticoMembers(NSArray(array: [3]) as AnyObject).object(at: 0) as? Int, 3)
    }
}

private protocol Purring: NSObjectProtocol {}
