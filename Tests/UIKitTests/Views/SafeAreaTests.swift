import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists

/// A safe area that changes while views stay where they are.
final class SafeAreaTests: MainTestCase, @unchecked Sendable {
    func testAChangeReachesViewsBehindPlainOnes() {
        onMain {
            let controller = UIViewController()
            let box = UIView(), table = UITableView(), label = UIView()
            controller.view.addSubview(box)
            box.addSubview(table)
            box.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
            ])
            box.frame = harness.window.bounds
            table.frame = box.bounds
            harness.show(root: controller)
            box.frame = controller.view.bounds
            table.frame = box.bounds
            harness.turn()
            let top = controller.view.safeAreaInsets.top
            XCTAssertEqual(table.contentOffset.y, -top)
            XCTAssertEqual(label.frame.origin, CGPoint(x: 0, y: top))
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 60, bottom: 0, right: 0)
            harness.turn()
            XCTAssertEqual(table.contentOffset.y, -top - 100)
            XCTAssertEqual(label.frame.origin, CGPoint(x: 60, y: top + 100))
        }
    }
}
