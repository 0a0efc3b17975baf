import Portable
import UIKit
import XCTest

@testable import Habits

/// Each cause that kept public code from compiling, in its smallest form, and what it comes to when it runs.
@MainActor final class HabitsTests: XCTestCase {
    func load() throws -> UIView { Designable() }

    func testIsolatedTestsThrow() {
        func testOfNothing(_ a: Int) -> Int { a + 1 }
        XCTAssertNoThrow(try load())
        XCTAssertEqual(testOfNothing(1), 2)
    }

    func testMetatypes() {
        XCTAssertTrue(made(UILabel.self) as Any is UILabel)
        XCTAssertTrue(made(anyOf: UISwitch.self) is UISwitch)
        XCTAssertTrue(made(controllerOf: EmptyController.self) is EmptyController)
        let all = madeOfEveryKind(UIWindow())
        XCTAssertTrue(all.first is UINavigationController)
        XCTAssertTrue(all.contains { $0 is UITapGestureRecognizer } && all.contains { $0 is UILabel })
    }

    func testOverrides() {
        XCTAssertEqual((UILabel() as UIView).named(), "label")
        let outline = Outline()
        outline.fillColor = UIColor.red.cgColor
        XCTAssertEqual(outline.fills, 1)
        XCTAssertEqual((LateTaker() as Taker).take(UIView()), "late one")
        let controller = EmptyController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "loaded")
        let holder = Holder()
        holder.addConstraint(holder.widthAnchor.constraint(equalToConstant: 1))
        XCTAssertEqual(holder.held, 1)
    }

    func testRectangles() {
        let (one, next) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10))
        XCTAssertFalse(one.intersects(next))
        XCTAssertFalse([one].contains(where: next.intersects))
        XCTAssertTrue(one.intersection(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isNull)
        XCTAssertEqual(Set([1, 2]).intersection([2]), [2])
    }

    func testConditions() {
        XCTAssertTrue(fancy)
        XCTAssertTrue(Conditional().responds(to: #selector(Conditional.too)))
        XCTAssertFalse(Conditional().responds(to: Selector(("never"))))
        XCTAssertEqual(portableValue(), 2, "a package with a branch for Linux keeps it")
    }

    func testObjectiveC() {
        var ran = 0
        Runner().run { ran += 1 }
        XCTAssertEqual(ran, 1)
        XCTAssertEqual(call(Menu()), "menu 3")
        XCTAssertNil(call(NSObject()))
        XCTAssertEqual(number("2.5"), 2.5)
        let model = Model()
        var told = 0
        let watch = watch(model, \.name) { told += 1 }
        model.name = "b"
        XCTAssertEqual(told, 1)
        watch.invalidate()
    }

    func testIsolationAndProtocols() {
        XCTAssertNotNil(CollectingController().collector)
        XCTAssertEqual(Style().color, .label)
        XCTAssertEqual(label(of: MarkedObject()), "marked")
        XCTAssertNil(narrowed(UITextView()))
    }

    func testFoundation() {
        XCTAssertEqual(emptyOnes().count, 5)
        XCTAssertEqual(constants().count, 9)
        XCTAssertEqual(exchange(), 2)
        XCTAssertEqual(Exchanged().one(), 1)
        XCTAssertEqual(formatted().compactMap { $0 }.count, 5)
        XCTAssertEqual(coreFoundation(), 2)
        XCTAssertEqual(collections(), [7, 1, 1, 1])
        XCTAssertEqual(graphics().count, 8)
        XCTAssertEqual(Observed().value, 1)
    }
}
