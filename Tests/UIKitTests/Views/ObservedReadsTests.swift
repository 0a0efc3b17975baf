import Observation
import TestSupport
import UIKit
import XCTest

@testable import UIKitBase

@Observable private final class Basket {
    var count = 0
    var color = UIColor.red
    var title = "none"
}

@MainActor private final class BasketView: UIView {
    let basket: Basket
    var (layouts, drawings, constraintPasses) = ([Int](), 0, [String]())

    init(_ basket: Basket) {
        self.basket = basket
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(basket.count)
    }

    override func draw(_ rect: CGRect) {
        drawings += 1
        basket.color.setFill()
        UIRectFill(rect)
    }

    override func updateConstraints() {
        constraintPasses.append(basket.title)
        super.updateConstraints()
    }
}

@MainActor private final class BasketController: UIViewController {
    let basket: Basket
    var titles: [String] = []

    init(_ basket: Basket) {
        self.basket = basket
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        titles.append(basket.title)
    }
}

/// `UIObservationTrackingEnabled` of iOS 18: what is read of observable objects while a view lays out, draws or configures itself.
final class ObservedReadsTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ view: UIView, isOn: Bool = true) {
        ObservedReads.isOn = isOn
        let controller = UIViewController()
        harness.show(root: controller)
        controller.view.addSubview(view)
        harness.turn()
    }

    override func cleanUp() { ObservedReads.isOn = false }

    /// DEV-1482
    func testWhatLayoutReadsCallsForLayout() {
        onMain {
            let basket = Basket()
            let view = BasketView(basket)
            show(view)
            let before = view.layouts.count
            basket.count = 1
            XCTAssertEqual(view.layouts.count, before, "not at once")
            basket.count = 2
            harness.turn()
            XCTAssertEqual(view.layouts.dropFirst(before), [2], "once, with what it is by then")
            harness.turn()
            basket.title = "nobody's"
            harness.turn()
            XCTAssertEqual(view.layouts.count, before + 1, "layout didn't read it")
            basket.count = 3
            harness.turn()
            XCTAssertEqual(view.layouts.last, 3, "it is tracked again")
        }
    }

    func testWhatDrawingReadsCallsForDrawing() {
        onMain {
            let basket = Basket()
            let view = BasketView(basket)
            show(view)
            let (drawings, layouts) = (view.drawings, view.layouts.count)
            XCTAssertGreaterThan(drawings, 0)
            basket.color = .blue
            harness.turn()
            XCTAssertEqual(view.drawings, drawings + 1)
            XCTAssertEqual(view.layouts.count, layouts)
        }
    }

    func testWhatUpdateConstraintsReadsCallsForIt() {
        onMain {
            let basket = Basket()
            let view = BasketView(basket)
            show(view)
            view.setNeedsUpdateConstraints()
            harness.turn()
            let before = view.constraintPasses.count
            basket.title = "one"
            harness.turn()
            XCTAssertEqual(view.constraintPasses.dropFirst(before), ["one"])
        }
    }

    func testAControllersLayoutIsItsViews() {
        onMain {
            ObservedReads.isOn = true
            let basket = Basket()
            let controller = BasketController(basket)
            harness.show(root: controller)
            harness.turn()
            basket.title = "two"
            harness.turn()
            XCTAssertEqual(controller.titles.last, "two")
        }
    }

    func testAButtonsConfigurationFollows() {
        onMain {
            let basket = Basket()
            let button = UIButton(configuration: .plain())
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.configurationUpdateHandler = { $0.configuration?.title = basket.title }
            show(button)
            XCTAssertEqual(button.configuration?.title, "none")
            basket.title = "three"
            harness.turn()
            XCTAssertEqual(button.configuration?.title, "three")
        }
    }

    func testACellsConfigurationFollows() {
        onMain {
            let basket = Basket()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            cell.configurationUpdateHandler = { cell, _ in
                var content = UIListContentConfiguration.cell()
                content.text = basket.title
                cell.contentConfiguration = content
            }
            show(cell)
            basket.title = "four"
            harness.turn()
            XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "four")
        }
    }

    /// As iOS 18 is where the Info.plist doesn't say it.
    func testNothingFollowsWhereItIsOff() {
        onMain {
            let basket = Basket()
            let view = BasketView(basket)
            show(view, isOn: false)
            let (drawings, layouts) = (view.drawings, view.layouts.count)
            basket.count = 1
            basket.color = .blue
            harness.turn()
            XCTAssertEqual([view.drawings, view.layouts.count], [drawings, layouts])
        }
    }
}
