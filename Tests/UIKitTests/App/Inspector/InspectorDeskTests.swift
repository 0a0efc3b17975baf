import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What an inspector hears of places, snapshots and what is alive.
final class InspectorDeskTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ views: [UIView]) -> UIViewController {
        let root = UIViewController()
        harness.show(root: root)
        views.forEach(root.view.addSubview)
        harness.turn()
        return root
    }

    @MainActor private func answer<Value: Decodable>(_ question: InspectorQuestion, _ type: Value.Type) throws -> Value
    {
        try JSONDecoder().decode(Value.self, from: XCTUnwrap(InspectorDesk.answer(question)))
    }

    func testAPlaceHasFourCorners() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            _ = show([view])
            let place = try answer(.place(ObjectTable.shared.id(view)), PlaceDump.self)
            // A quarter turn around the middle, 120, 110.
            XCTAssertEqual(place.corners.map { $0.rounded() }, [130, 90, 130, 130, 110, 130, 110, 90])
            XCTAssertEqual(place.size, [40, 20])
            view.removeFromSuperview()
            XCTAssertEqual(try answer(.place(ObjectTable.shared.id(view)), PlaceDump.self).corners, [])
        }
    }

    func testConstraintsAreLines() throws {
        try onMain {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let root = show([view])
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 30),
                view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 50),
                view.widthAnchor.constraint(equalToConstant: 60),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            harness.turn()
            let lines = try answer(.place(ObjectTable.shared.id(view)), PlaceDump.self).constraints
            XCTAssertEqual(
                Set(lines.map { "\($0.text) \($0.points.map { Int($0) })" }),
                [
                    "30 [0, 60, 30, 60]", "50 [60, 0, 60, 50]", "60 [30, 60, 90, 60]", "20 [60, 50, 60, 70]",
                    "≥ 20 [60, 50, 60, 70]",
                ])
        }
    }

    func testTheViewThatOneSeesIsPicked() throws {
        try onMain {
            let below = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            below.backgroundColor = .red
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
            label.text = "Here"
            below.addSubview(label)
            // Nothing of it is to be seen.
            let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let root = show([below, cover])
            @MainActor func picked(_ x: Double, _ y: Double) throws -> AnyObject? {
                try answer(.pick(x: x, y: y), PickDump.self).view.flatMap { ObjectTable.shared.object($0) }
            }
            XCTAssertTrue(try picked(30, 130) === label)
            XCTAssertTrue(try picked(5, 105) === below)
            label.isHidden = true
            XCTAssertTrue(try picked(30, 130) === below)
            XCTAssertTrue(try picked(5, 600) === root.view)
            XCTAssertNil(try picked(-50, -50))
        }
    }

    func testALayerNamesTheViewThatShowsIt() throws {
        onMain {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            label.text = "Mine"
            let deep = CALayer()
            label.layer.addSublayer(deep)
            _ = show([label])
            func all(_ nodes: [TreeNode]) -> [TreeNode] { nodes + nodes.flatMap { all($0.children) } }
            let nodes = all(TreeDumper.dump(.layers).roots)
            XCTAssertEqual(nodes.first { $0.id == ObjectTable.shared.id(deep) }?.owner, "UILabel “Mine”")
            XCTAssertNil(nodes.first { $0.id == ObjectTable.shared.id(deep) }?.relatives["view"])
            XCTAssertEqual(nodes.first { $0.id == ObjectTable.shared.id(label.layer) }?.owner, "UILabel “Mine”")
        }
    }

    func testASnapshotHasAllProperties() throws {
        try onMain {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            label.text = "A"
            _ = show([label])
            func all(_ nodes: [TreeNode]) -> [TreeNode] { nodes + nodes.flatMap { all($0.children) } }
            let node = try XCTUnwrap(
                all(answer(.snapshot, TreeDump.self).roots).first { $0.id == ObjectTable.shared.id(label) })
            let names = node.properties.map(\.name)
            XCTAssertTrue(
                Set(["text", "font size", "contentMode", "frame", "layoutMargins"]).isSubset(of: names), "\(names)")
        }
    }

    // MARK: Alive

    private final class Lost: UIViewController {}

    func testWhatIsAliveOffTheScreen() throws {
        try onMain {
            LiveViews.shared = LiveViews()
            let kept = Lost()
            kept.loadViewIfNeeded()
            let unused = UILabel()
            unused.text = "unused"
            unused.addSubview(UIView())
            let second = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), second]
            harness.show(root: tabs)
            harness.advance(by: 2)
            let dump = try answer(.alive, AliveDump.self)
            let lost = try XCTUnwrap(dump.controllers.first { $0.type == "Lost" })
            XCTAssertTrue(lost.isLoose)
            XCTAssertEqual(lost.age, 2, accuracy: 0.1)
            let other = try XCTUnwrap(dump.controllers.first { $0.id == ObjectTable.shared.id(second) })
            XCTAssertFalse(other.isLoose, "its container leads to it")
            XCTAssertEqual(other.state, "in UITabBarController, view not loaded")
            XCTAssertFalse(dump.controllers.contains { $0.type == "UITabBarController" }, "it is on the screen")
            let view = try XCTUnwrap(dump.views.first { $0.title == "unused" })
            XCTAssertTrue(view.isLoose)
            XCTAssertEqual(view.views, 2)
            let count = try XCTUnwrap(dump.counts.first { $0.type == "Lost" })
            XCTAssertEqual([count.all, count.offScreen], [1, 1])
            XCTAssertTrue(dump.watchesViews)
            _ = kept
        }
    }

    func testUIKitsOwnPartsAreNotListedAndHaveTheNamesThatXcodeShows() throws {
        try onMain {
            LiveViews.shared = LiveViews()
            let kept = BarBackground(isAbove: true)
            let dump = try answer(.alive, AliveDump.self)
            XCTAssertEqual(dump.views.filter { $0.id == ObjectTable.shared.id(kept) }.count, 0)
            XCTAssertEqual(dump.counts.filter { $0.type.contains("BarBackground") }.count, 0)
            XCTAssertEqual(ShownClass.name(of: kept), "_UIBarBackground")
            XCTAssertEqual(ShownClass.name(of: UILabel()), "UILabel")
            XCTAssertEqual(ShownClass.name(of: Lost()), "Lost")
        }
    }

    func testWhoIsGoneIsNotListedAndViewsOnlyWhereTheyAreWatched() throws {
        try onMain {
            _ = show([])
            do { _ = Lost() }
            let dump = try answer(.alive, AliveDump.self)
            XCTAssertFalse(dump.controllers.contains { $0.type == "Lost" })
            XCTAssertFalse(dump.watchesViews)
            XCTAssertTrue(dump.views.isEmpty)
        }
    }
}
