import UIKit
import XCTest

/// Structs in `Any`, as notifications and key-value coding hand them on.
final class BoxedStructTests: XCTestCase {
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    func testAValueIsTheStructThatItWasMadeOf() {
        let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin)]
        XCTAssertEqual(info["frame"] as? CGRect, rect)
        XCTAssertEqual(info["point"] as? CGPoint, rect.origin)
        XCTAssertEqual((NSValue(cgSize: rect.size) as Any) as? CGSize, rect.size)
        XCTAssertEqual(
            (NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) as Any) as? UIEdgeInsets,
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(
            (NSValue(cgAffineTransform: .init(scaleX: 2, y: 3)) as Any) as? CGAffineTransform,
            CGAffineTransform(scaleX: 2, y: 3))
    }

    func testAndNoOther() {
        XCTAssertNil((NSValue(cgRect: rect) as Any) as? CGPoint)
        XCTAssertNil((NSValue(cgPoint: .zero) as Any) as? CGSize)
        XCTAssertNil((NSValue(cgPoint: .zero) as Any) as? CGRect)
        XCTAssertNil((NSNumber(value: 3) as Any) as? CGRect)
        XCTAssertNil((NSValue(cgVector: CGVector(dx: 1, dy: 1)) as Any) as? UIOffset)
        XCTAssertNil((NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 1)) as Any) as? CGPoint)
    }

    func testAStructIsAValue() {
        let any: Any = rect
        XCTAssertEqual((any as? NSValue)?.cgRectValue, rect)
        XCTAssertEqual((any as AnyObject as? NSValue)?.cgRectValue, rect)
        XCTAssertEqual((UIOffset(horizontal: 1, vertical: 2) as Any as? NSValue)?.uiOffsetValue.vertical, 2)
        XCTAssertEqual(any as? CGRect, rect)
        let list = [rect, .zero] as NSArray
        XCTAssertEqual(list[0] as? CGRect, rect)
        XCTAssertEqual(list as? [CGRect], [rect, .zero])
    }
}
