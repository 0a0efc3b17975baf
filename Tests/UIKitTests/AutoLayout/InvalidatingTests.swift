import TestSupport
import UIKit
import XCTest

/// `@Invalidating`: a property that asks for work when its value changes, and only then.
final class InvalidatingTests: MainTestCase, @unchecked Sendable {
    final class Gauge: UIView {
        @Invalidating(.layout) var inset: CGFloat = 0
        @Invalidating(.intrinsicContentSize, .constraints, .display) var length: CGFloat = 10
        var layouts = 0
        var updates = 0
        override var intrinsicContentSize: CGSize { CGSize(width: length, height: 5) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
    }

    final class Cell: UITableViewCell {
        @Invalidating(.configuration) var mark = 0
        var updates = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
        }
    }

    final class Item: UICollectionViewCell {
        @Invalidating(.configuration) var mark = 0
        var updates = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
        }
    }

    final class Header: UITableViewHeaderFooterView {
        @Invalidating(.configuration) var mark = 0
        var updates = 0
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            updates += 1
        }
    }

    final class Button: UIButton {
        @Invalidating(.configuration, .layout) var mark = 0
        var updates = 0
        override func updateConfiguration() {
            super.updateConfiguration()
            updates += 1
        }
    }

    func test_configurations_of_cells_and_buttons_are_updated() {
        onMain {
            harness.show(root: UIViewController())
            let root = harness.window.rootViewController!.view!
            let (cell, item, header, button) = (Cell(), Item(frame: .zero), Header(), Button(frame: .zero))
            button.configuration = .plain()
            for view in [cell, item, header, button] as [UIView] {
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                root.addSubview(view)
            }
            harness.turn()
            @MainActor func updates(_ change: @MainActor () -> Void) -> [Int] {
                (cell.updates, item.updates, header.updates, button.updates) = (0, 0, 0, 0)
                change()
                harness.turn()
                return [cell.updates, item.updates, header.updates, button.updates]
            }
            XCTAssertEqual(updates { cell.mark = 1 }, [1, 0, 0, 0])
            XCTAssertEqual(updates { item.mark = 1 }, [0, 1, 0, 0])
            XCTAssertEqual(updates { header.mark = 1 }, [0, 0, 1, 0])
            XCTAssertEqual(updates { button.mark = 1 }, [0, 0, 0, 1])
            XCTAssertEqual(updates { (cell.mark, button.mark) = (1, 1) }, [0, 0, 0, 0])
        }
    }

    func test_a_changed_value_invalidates_and_an_equal_one_does_not() {
        onMain {
            harness.show(root: UIViewController())
            let root = harness.window.rootViewController!.view!
            let gauge = Gauge()
            gauge.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(gauge)
            gauge.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            gauge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            harness.turn()
            XCTAssertEqual(gauge.bounds.width, 10)
            @MainActor func work(_ change: @MainActor () -> Void) -> [Int] {
                (gauge.layouts, gauge.updates) = (0, 0)
                change()
                harness.turn()
                return [gauge.layouts, gauge.updates]
            }
            XCTAssertEqual(work { gauge.inset = 3 }, [1, 0])
            XCTAssertEqual(work { gauge.inset = 3 }, [0, 0])
            XCTAssertEqual(gauge.inset, 3)
            XCTAssertEqual(work { gauge.length = 40 }, [1, 1])
            XCTAssertEqual(gauge.bounds.width, 40)
            XCTAssertEqual(work { gauge.length = 40 }, [0, 0])
        }
    }
}
