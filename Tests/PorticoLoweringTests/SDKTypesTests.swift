import XCTest

@testable import PorticoLowering

/// The table that `Scripts/make/generate-sdk-types` writes.
final class SDKTypesTests: XCTestCase {
    private func chain(_ name: String) -> [String] {
        var chain = [name]
        while let next = SDKTypes.superclasses[chain[chain.count - 1]], chain.count < 20 { chain.append(next) }
        return chain
    }

    func testAClassHasTheOneRightAboveIt() {
        XCTAssertEqual(
            chain("UIScreenEdgePanGestureRecognizer"),
            ["UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", "UIGestureRecognizer", "NSObject"])
        XCTAssertEqual(
            chain("UIImagePickerController"),
            ["UIImagePickerController", "UINavigationController", "UIViewController", "UIResponder", "NSObject"])
        XCTAssertEqual(chain("UISearchTextField").dropFirst().first, "UITextField")
        XCTAssertEqual(chain("UIStoryboardSegue"), ["UIStoryboardSegue", "NSObject"])
        XCTAssertEqual(chain("CASpringAnimation").count, 5)
    }

    func testEachChainEndsAtNSObject() {
        XCTAssertGreaterThan(SDKTypes.superclasses.count, 280)
        for name in SDKTypes.superclasses.keys.sorted() {
            XCTAssertEqual(chain(name).last, "NSObject", name)
            XCTAssertLessThan(chain(name).count, 10, name)
        }
    }

    func testNamesAreApplesAlone() {
        XCTAssertNil(SDKTypes.superclasses["PlainRecognizerDelegate"])
        XCTAssertEqual(SDKTypes.superclasses.keys.filter { $0.hasPrefix("_") }, [])
        XCTAssertNil(SDKTypes.superclasses["SKScene"], "SDKNames doesn't know SpriteKit's methods")
        XCTAssertNil(SDKTypes.superclasses["UndoManager"], "nor Foundation's")
        XCTAssertTrue(SDKTypes.generic.contains("NSLayoutAnchor"))
        XCTAssertFalse(SDKTypes.generic.contains("UIView"))
    }
}
