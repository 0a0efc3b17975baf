import Foundation
import PorticoObjC
import XCTest

final class SelectorTests: XCTestCase {
    func test_selectorsAreEqualByName() {
        XCTAssertEqual(Selector("addItem:with:"), "addItem:with:" as Selector)
        XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("tapped:")), "tapped:")
        XCTAssertEqual("\(Selector("tapped:"))", "tapped:")
        XCTAssertEqual(Selector("addItem:with:").argumentCount, 2)
    }

    func test_performReachesTheNearestClass() {
        let child = Child()
        XCTAssertTrue(child.responds(to: "add:with:"))
        XCTAssertFalse(child.responds(to: "nothing"))
        XCTAssertEqual(PorticoObjC.perform(selector: "add:with:", on: child, with: [2, 3]) as? Int, 5)
        XCTAssertEqual(PorticoObjC.perform(selector: "name", on: child) as? String, "child")
        XCTAssertEqual(PorticoObjC.perform(selector: "name", on: Parent()) as? String, "parent")
        XCTAssertEqual(child.perform("name").takeUnretainedValue() as? NSString, "child")
    }

    func test_argumentsBeyondTheColonsAreDropped() {
        let child = Child()
        PorticoObjC.perform(selector: "tapped", on: child, with: [child, 1])
        XCTAssertEqual(child.taps, 1)
    }

    func test_numbersConvertToTheParameter() {
        let child = Child()
        XCTAssertEqual(
            PorticoObjC.perform(selector: "add:with:", on: child, with: [NSNumber(value: 2), 3.0]) as? Int, 5)
    }

    func test_genericClassesAnswerByInstance() {
        XCTAssertEqual(PorticoObjC.perform(selector: "kind", on: Box<Int>()) as? String, "Int")
        XCTAssertEqual(PorticoObjC.perform(selector: "kind", on: Box<String>()) as? String, "String")
        XCTAssertFalse(Parent().responds(to: "kind"))
    }

    func test_classMethods() {
        XCTAssertEqual(PorticoObjC.perform(selector: "make", on: Parent.self as AnyObject) as? String, "made")
    }

    func test_classByObjectiveCName() {
        XCTAssertTrue(ObjCClassRegistry.shared.classNamed("OBJParent") == Parent.self)
        XCTAssertTrue(ObjCClassRegistry.shared.classNamed("PorticoObjCTests.Child") == Child.self)
        XCTAssertNil(ObjCClassRegistry.shared.classNamed("NoSuchClass"))
    }

    func test_notificationsBySelectorEndWithTheObserver() {
        let center = NotificationCenter()
        let name = Notification.Name("note")
        var child: Child? = Child()
        weak let watched = child
        center.addObserver(child!, selector: "noted:", name: name, object: nil)
        center.post(name: name, object: nil)
        XCTAssertEqual(child?.notes, 1)
        center.removeObserver(child!)
        center.post(name: name, object: nil)
        XCTAssertEqual(child?.notes, 1)
        center.addObserver(child!, selector: "noted:", name: name, object: nil)
        child = nil
        XCTAssertNil(watched)
        center.post(name: name, object: nil)
    }

    func test_delayedPerformAndCancel() {
        let child = Child()
        child.perform("tapped", with: nil, afterDelay: 0)
        child.perform("noted:", with: 1, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: child, selector: "noted:", object: 1)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(child.taps, 1)
        XCTAssertEqual(child.notes, 0)
    }

    func test_delayedPerformOfAnObjectOfNoClass() {
        let child = Child()
        let members = _porticoMembers(child as AnyObject)
        members.perform("tapped", with: nil, afterDelay: 0)
        members.perform("tapped", with: nil, afterDelay: 0, inModes: [.common])
        members.performSelector(onMainThread: "tapped", with: nil, waitUntilDone: true)
        members.performSelector(
            onMainThread: "tapped", with: nil, waitUntilDone: true, modes: [RunLoop.Mode.default.rawValue])
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(child.taps, 4)
    }

    func test_messagesToTheMainThreadWaitForTheirModes() {
        guard Thread.isMainThread else { return }
        let child = Child()
        child.performSelector(onMainThread: "tapped", with: nil, waitUntilDone: false, modes: ["odd"])
        child.performSelector(onMainThread: "tapped", with: nil, waitUntilDone: false, modes: nil)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(child.taps, 0)
        _ = RunLoop.current.run(mode: RunLoop.Mode(rawValue: "odd"), before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(child.taps, 1)
    }

    /// As an app's controllers do that take their messages back at their end.
    func test_whoIsReleasedWithItsMessageMayTakeOthersBack() {
        final class Tidy: NSObject {
            deinit { NSObject.cancelPreviousPerformRequests(withTarget: self) }
        }
        let child = Child()
        weak var watched: Tidy?
        do {
            let tidy = Tidy()
            watched = tidy
            child.perform("noted:", with: tidy, afterDelay: 3600)
        }
        XCTAssertNotNil(watched)
        NSObject.cancelPreviousPerformRequests(withTarget: child)
        XCTAssertNil(watched)
    }

    func test_aDelayedPerformWaits() {
        let child = Child()
        child.perform("tapped", with: nil, afterDelay: 3600)
        _ = RunLoop.current.run(mode: .default, before: Date())
        _ = RunLoop.current.run(mode: .default, before: Date())
        XCTAssertEqual(child.taps, 0)
        NSObject.cancelPreviousPerformRequests(withTarget: child)
    }

    func test_timerByTargetAndSelector() {
        let child = Child()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: child, selector: "noted:", userInfo: "info", repeats: false)
        XCTAssertEqual(timer.userInfo as? String, "info")
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(child.notes, 1)
    }
}
