import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Constraints that contradict each other, and constraints that leave something open.
final class LayoutDebuggingTests: MainTestCase, @unchecked Sendable {
    @MainActor private var root: UIView { harness.window.rootViewController!.view }
    nonisolated(unsafe) private var messages: [String] = []
    nonisolated(unsafe) private var write: (String) -> Void = { _ in }

    override func prepare() {
        write = LayoutLog.write
        LayoutLog.write = { [unowned self] in messages.append($0) }
        harness.show(root: UIViewController())
        harness.turn()
    }

    override func cleanUp() { LayoutLog.write = write }

    @MainActor private func add(named name: String) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        return view
    }

    func test_a_conflict_names_its_constraints_and_the_one_that_is_given_up() {
        onMain {
            let view = add(named: "card")
            let first = view.widthAnchor.constraint(equalToConstant: 100)
            let second = view.widthAnchor.constraint(equalToConstant: 200)
            second.identifier = "wide"
            NSLayoutConstraint.activate([first, second])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 100)
            XCTAssertEqual(messages.count, 1)
            let message = messages.first ?? ""
            XCTAssertTrue(message.contains("Unable to simultaneously satisfy constraints."), message)
            XCTAssertTrue(message.contains("<NSLayoutConstraint UIView#card.width == 100.0>"), message)
            XCTAssertTrue(message.contains("UIViewAlertForUnsatisfiableConstraints"), message)
            let lines = message.split(separator: "\n")
            let breaking = lines.firstIndex { $0.hasPrefix("Will attempt to recover by breaking constraint") }
            XCTAssertEqual(
                breaking.map { String(lines[$0 + 1]) }, "<NSLayoutConstraint 'wide' UIView#card.width == 200.0>")
            XCTAssertFalse(message.contains("height"), "no bystanders: \(message)")
            root.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(messages.count, 1, "said once")
            first.isActive = false
            harness.turn()
            XCTAssertEqual(view.bounds.width, 200, "the one given up holds when its opponent is gone")
        }
    }

    func test_a_conflict_with_a_frame_says_whose_frame() {
        onMain {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            box.accessibilityIdentifier = "box"
            box.autoresizingMask = [.flexibleWidth]
            root.addSubview(box)
            box.widthAnchor.constraint(equalToConstant: 70).isActive = true
            harness.turn()
            XCTAssertEqual(messages.count, 1)
            let message = messages.first ?? ""
            XCTAssertTrue(
                message.contains("<NSAutoresizingMaskLayoutConstraint h=-&- v=--& UIView#box.width == 50.0>"), message)
            XCTAssertTrue(message.contains("translatesAutoresizingMaskIntoConstraints"), message)
            XCTAssertEqual(box.frame.width, 50)
        }
    }

    func test_priorities_that_give_way_are_no_conflict() {
        onMain {
            let view = add(named: "card")
            let wish = view.widthAnchor.constraint(equalToConstant: 200)
            wish.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), wish])
            harness.turn()
            XCTAssertEqual(view.bounds.width, 100)
            XCTAssertEqual(messages, [])
        }
    }

    func test_what_is_left_open_is_ambiguous() {
        onMain {
            let view = add(named: "card")
            harness.turn()
            XCTAssertTrue(view.hasAmbiguousLayout, "no width")
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            width.isActive = true
            XCTAssertFalse(view.hasAmbiguousLayout, "asked before any layout")
            width.isActive = false
            let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
            least.isActive = true
            XCTAssertTrue(view.hasAmbiguousLayout)
            let plain = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
            root.addSubview(plain)
            XCTAssertFalse(plain.hasAmbiguousLayout)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            XCTAssertTrue(guide.hasAmbiguousLayout)
        }
    }

    func test_exercising_ambiguity_shows_another_allowed_frame() {
        onMain {
            let view = add(named: "card")
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
            harness.turn()
            var widths = [view.bounds.width]
            for _ in 0..<2 {
                view.exerciseAmbiguityInLayout()
                harness.turn()
                widths.append(view.bounds.width)
                XCTAssertNotEqual(widths[widths.count - 1], widths[widths.count - 2])
                XCTAssertGreaterThanOrEqual(view.bounds.width, 100)
                XCTAssertEqual(view.frame.origin, .zero)
                XCTAssertEqual(view.bounds.height, 10)
            }
            XCTAssertTrue(view.hasAmbiguousLayout, "it still is")
            view.widthAnchor.constraint(equalToConstant: 130).isActive = true
            harness.turn()
            XCTAssertEqual(view.bounds.width, 130)
            view.exerciseAmbiguityInLayout()
            harness.turn()
            XCTAssertEqual(view.bounds.width, 130, "nothing to exercise")
        }
    }

    // DEV-044
    func test_constraints_that_affect_a_view_by_axis() {
        onMain {
            let view = add(named: "card")
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            width.isActive = true
            harness.turn()
            let horizontal = view.constraintsAffectingLayout(for: .horizontal)
            XCTAssertEqual(horizontal.map(\.firstAttribute), [.width, .left])
            XCTAssertEqual(
                Set(view.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute)), [.top, .height])
        }
    }
}
