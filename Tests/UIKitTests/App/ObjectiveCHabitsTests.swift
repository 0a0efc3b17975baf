import Foundation
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What Apple's compiler and runtime let app code do with protocols, `AnyObject` and key paths.
final class ObjectiveCHabitsTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }
    @MainActor private final class Without: UIResponder, UIApplicationDelegate {}

    func testTheDelegatesWindowIsOptionalTwice() {
        onMain {
            let own = Delegate()
            let window = UIWindow(frame: .zero)
            own.window = window
            let delegate: (any UIApplicationDelegate)? = own
            XCTAssertTrue(delegate?.window??.rootViewController === window.rootViewController)
            XCTAssertTrue(delegate!.window!! === window)
            if let inner = delegate?.window { XCTAssertTrue(inner === window) } else { XCTFail("no window") }
            let without: (any UIApplicationDelegate)? = Without()
            XCTAssertNil(without?.window ?? nil)
        }
    }

    /// DEV-342: what is looked up.
    func testMembersOfAnyObject() {
        onMain {
            let number = 3.5 as NSNumber as AnyObject
            XCTAssertEqual(_porticoMembers(number).doubleValue, 3.5)
            XCTAssertEqual(_porticoMembers(NSString("12") as AnyObject).integerValue, 12)
            XCTAssertNil(_porticoMembers(NSObject() as AnyObject).length)
            let values = NSDictionary(dictionary: ["description": "a"])
            XCTAssertEqual(_porticoMembers(values as AnyObject)["description"] as? String, "a")
            let view = UIView()
            view.tag = 4
            XCTAssertEqual(_porticoMembers(view as AnyObject).tag, 4)
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            XCTAssertEqual(_porticoMembers(NSValue(cgRect: rect) as AnyObject).cgRectValue, rect)
            _porticoMembers(view as AnyObject).setValue(5, forKey: "tag")
            XCTAssertEqual(view.tag, 5)
            XCTAssertEqual(_porticoMembers(view as AnyObject).description, view.description)
        }
    }

    /// The block doesn't escape: it may name what belongs to the object without `self`, and take blocks that mustn't.
    func testTheBlockOfABatchDoesNotEscape() {
        onMain {
            @MainActor func run(_ updates: () -> Void) {
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    .performBatchUpdates(updates)
                UITableView().performBatchUpdates(updates)
            }
            var count = 0
            run { count += 1 }
            XCTAssertEqual(count, 2)
        }
    }

    /// A wrapper of the kind that libraries have: the key path is a value when `observe` sees it.
    @MainActor private func watch<Root: NSObject, Value>(
        _ object: Root, _ path: KeyPath<Root, Value>, _ body: @escaping (Value?) -> Void
    ) -> NSKeyValueObservation {
        object.observe(path, options: [.new]) { body($1.newValue) }
    }

    /// DEV-341: what is known.
    func testAKeyPathThatIsAValueIsObserved() {
        onMain {
            let label = UILabel()
            var seen: [CGFloat?] = []
            let observation = watch(label, \.alpha) { seen.append($0) }
            label.alpha = 0.5
            XCTAssertEqual(seen, [0.5], "the path's root is a class below the one that has the property")
            observation.invalidate()
            label.alpha = 0.25
            XCTAssertEqual(seen, [0.5])
        }
    }
}
