import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A button's baseline is its title's, wherever that stands in the button.
final class BaselineTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func place(_ views: [UIView]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            harness.window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor).isActive = true
        }
    }

    @MainActor private func baseline(of button: UIButton) -> CGFloat {
        button.layoutIfNeeded()
        let title = button.titleLabel!
        return title.convert(title.bounds, to: button.superview).minY + title.contentBaselines.first
    }

    func testALabelBesideAButtonSharesItsBaseline() {
        onMain {
            let label = UILabel()
            label.text = "Name"
            let plain = UIButton(type: .system)
            plain.setTitle("Edit", for: .normal)
            let configured = UIButton(configuration: .filled())
            configured.setTitle("Edit", for: .normal)
            configured.configuration?.subtitle = "now"
            for button in [plain, configured] {
                place([label, button])
                NSLayoutConstraint.activate([
                    button.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
                    label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
                ])
                harness.turn()
                XCTAssertEqual(label.frame.minY + label.contentBaselines.first, baseline(of: button), accuracy: 0.5)
                XCTAssertGreaterThan(button.titleLabel!.frame.minY, 5)
                for view in [label, button] { view.removeFromSuperview() }
            }
        }
    }

    /// As storyboards have it: one button's size is given, the other's height comes from top and baseline.
    func testAHeightThatComesFromABaseline() {
        onMain {
            let lap = UIButton(type: .system)
            lap.setTitle("Lap", for: .normal)
            let start = UIButton(type: .system)
            start.setTitle("Start", for: .normal)
            place([lap, start])
            NSLayoutConstraint.activate([
                lap.heightAnchor.constraint(equalToConstant: 60),
                lap.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
                lap.topAnchor.constraint(equalTo: start.topAnchor),
                start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
                lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
            ])
            harness.turn()
            XCTAssertEqual(start.frame.height, 60, accuracy: 0.5)
            XCTAssertEqual(baseline(of: start), baseline(of: lap), accuracy: 0.5)
        }
    }

    func testAStackGivesItsButtonsBaseline() {
        onMain {
            let button = UIButton(type: .system)
            button.setTitle("Edit", for: .normal)
            let stack = UIStackView(arrangedSubviews: [button])
            let label = UILabel()
            label.text = "Name"
            place([stack, label])
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
                stack.heightAnchor.constraint(equalToConstant: 80),
                label.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor),
            ])
            harness.turn()
            let title = button.titleLabel!
            let own = title.convert(title.bounds, to: harness.window).minY + title.contentBaselines.first
            XCTAssertEqual(label.frame.minY + label.contentBaselines.first, own, accuracy: 0.5)
        }
    }

    /// A view that names a label inside: placed by its frame, or by constraints.
    func testAViewThatNamesItsText() {
        onMain {
            final class Tag: UIView {
                let label = UILabel()
                override var forFirstBaselineLayout: UIView { label }
            }
            for isFramed in [true, false] {
                let tag = Tag()
                tag.label.text = "Tag"
                tag.addSubview(tag.label)
                let beside = UILabel()
                beside.text = "Beside"
                place([tag, beside])
                tag.label.frame = CGRect(x: 0, y: 30, width: 80, height: 21)
                if !isFramed {
                    tag.label.translatesAutoresizingMaskIntoConstraints = false
                    tag.label.topAnchor.constraint(equalTo: tag.topAnchor, constant: 30).isActive = true
                }
                NSLayoutConstraint.activate([
                    tag.heightAnchor.constraint(equalToConstant: 70),
                    tag.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
                    beside.firstBaselineAnchor.constraint(equalTo: tag.firstBaselineAnchor),
                ])
                harness.turn()
                XCTAssertEqual(beside.frame.minY, 130, accuracy: 0.5, "\(isFramed)")
                for view in [tag, beside] { view.removeFromSuperview() }
            }
        }
    }
}
