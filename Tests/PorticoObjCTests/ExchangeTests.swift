import Foundation
import PorticoObjC
import XCTest

// Classes as lowering leaves them where a project exchanges methods, written by hand.

private class Greeter: NSObject {
    func greet(_ name: String) -> String {
        if let other = _porticoExchanged(self, Greeter.self, "greet:") { return other([name]) }
        return ownGreet(name)
    }
    func ownGreet(_ name: String) -> String { "hello " + name }

    func shout(_ name: String) -> String {
        if let other = _porticoExchanged(self, Greeter.self, "shout:") { return other([name]) }
        return ownShout(name)
    }
    func ownShout(_ name: String) -> String { shout(name).uppercased() }
}

private final class Formal: Greeter {
    override func greet(_ name: String) -> String {
        if let other = _porticoExchanged(self, Formal.self, "greet:") { return other([name]) }
        return ownFormal(name)
    }
    func ownFormal(_ name: String) -> String { "dear " + super.greet(name) }
}

private final class Plain: Greeter {}

/// DEV-126: what can be exchanged.
final class ExchangeTests: XCTestCase {
    override class func setUp() {
        _porticoRegister("greet:\nshout:", { Greeter.self }) {
            let greeter = $0 as! Greeter
            return $1 == 0 ? greeter.greet($2(0)) : greeter.shout($2(0))
        }
        _porticoRegisterMethods("greet:\nshout:", { Greeter.self }) {
            let greeter = $0 as! Greeter
            return $1 == 0 ? greeter.ownGreet($2(0)) : greeter.ownShout($2(0))
        }
        _porticoRegisterMethods("greet:", { Formal.self }) { ($0 as! Formal).ownFormal($2(0)) }
    }

    func test_exchangedMethodsAnswerForEachOther() throws {
        let first = try XCTUnwrap(class_getInstanceMethod(Greeter.self, "greet:"))
        let second = try XCTUnwrap(class_getInstanceMethod(Plain.self, "shout:"), "an inherited method is found")
        method_exchangeImplementations(first, second)
        XCTAssertEqual(Greeter().greet("ann"), "HELLO ANN", "the second's text calls itself and gets the first's")
        XCTAssertEqual(Plain().shout("ann"), "hello ann")
        XCTAssertEqual(Greeter().perform("greet:", with: "ann").takeUnretainedValue() as? NSString, "HELLO ANN")
        XCTAssertEqual(Formal().greet("ann"), "dear HELLO ANN", "an override keeps its text, and super is the other")
        method_exchangeImplementations(first, second)
        XCTAssertEqual(Greeter().greet("ann"), "hello ann")
    }

    func test_aBlockTakesAMethodsPlaceAndCallsWhatWasThere() throws {
        let method = try XCTUnwrap(class_getInstanceMethod(Greeter.self, "greet:"))
        let old = method_getImplementation(method)
        let call = unsafeBitCast(old, to: ((AnyObject, Selector, String) -> String).self)
        let block: (AnyObject, String) -> String = { call($0, "greet:", $1) + "!" }
        XCTAssertEqual(method_setImplementation(method, imp_implementationWithBlock(block)), old)
        XCTAssertEqual(Greeter().greet("ann"), "hello ann!")
        let asObject = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
        XCTAssertNotEqual(method_setImplementation(method, asObject), old)
        XCTAssertEqual(Greeter().greet("bob"), "hello bob!")
        method_setImplementation(method, old)
        XCTAssertEqual(Greeter().greet("ann"), "hello ann")
    }

    func test_aClassBelowIsGivenAMethodOfItsOwn() throws {
        let block: (AnyObject, String) -> String = { "plain " + $1 }
        let added = imp_implementationWithBlock(block)
        XCTAssertFalse(class_addMethod(Greeter.self, "greet:", added, nil), "it has one of its own")
        XCTAssertTrue(class_addMethod(Plain.self, "greet:", added, nil))
        XCTAssertEqual(Plain().greet("ann"), "plain ann")
        XCTAssertEqual(Greeter().greet("ann"), "hello ann")
        XCTAssertEqual(
            class_replaceMethod(Plain.self, "greet:", class_getMethodImplementation(Greeter.self, "greet:")!, nil),
            added)
        XCTAssertEqual(Plain().greet("ann"), "hello ann")
    }

    func test_whatIsCalledDirectlyIsNoMethodHere() {
        XCTAssertNil(class_getInstanceMethod(Greeter.self, "ownGreet:"))
        XCTAssertNil(class_getInstanceMethod(NSObject.self, "description"))
        XCTAssertNil(class_getClassMethod(Greeter.self, "greet:"))
        let added = imp_implementationWithBlock { (_: AnyObject) in 1 }
        XCTAssertFalse(class_addMethod(Greeter.self, "description", added, nil))
    }
}
