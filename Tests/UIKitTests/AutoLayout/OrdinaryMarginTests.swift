import TestSupport
import UIKit
import XCTest

/// The safe area, margins and the guides of both, where ordinary code asks for them.
final class OrdinaryMarginTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ child: UIView) -> UIView {
        let controller = UIViewController()
        harness.show(root: controller)
        controller.view.addSubview(child)
        harness.turn()
        return controller.view
    }

    func testWhatReachesOutOfTheSuperviewAddsNothingToTheSafeArea() {
        onMain {
            let child = UIView(frame: CGRect(x: -10, y: -20, width: 100, height: 100))
            let grandchild = UIView(frame: CGRect(x: 0, y: 33, width: 100, height: 100))
            child.addSubview(grandchild)
            _ = show(child)
            XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
            XCTAssertEqual(grandchild.safeAreaInsets.bottom, 0)
        }
    }

    func testASystemGuidesFrameIsRightInTheFirstLayoutAndWhenItIsNew() {
        onMain {
            final class Watching: UIViewController {
                var frames: [CGRect] = []
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    frames.append(view.safeAreaLayoutGuide.layoutFrame)
                    frames.append(view.layoutMarginsGuide.layoutFrame)
                }
            }
            let controller = Watching()
            harness.show(root: controller)
            harness.turn()
            let margins = CGRect(x: 16, y: 59, width: 361, height: 759)
            XCTAssertEqual(
                Array(controller.frames.prefix(2)), [CGRect(x: 0, y: 59, width: 393, height: 759), margins])
            XCTAssertEqual(controller.view.readableContentGuide.layoutFrame, margins, "asked for now")
            XCTAssertEqual(controller.view.keyboardLayoutGuide.layoutFrame.minY, 818, "asked for now")
        }
    }

    func testABarGuideAddsTwoConstraints() {
        onMain {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            _ = controller.topLayoutGuide
            XCTAssertEqual(controller.view.constraints.count, 2)
            _ = controller.bottomLayoutGuide
            XCTAssertEqual(controller.view.constraints.count, 4)
        }
    }

    func testTurningTheReadingDirectionTurnsConstraintsThatAreThere() {
        onMain {
            let child = UIView()
            let view = show(child)
            child.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 22),
                child.topAnchor.constraint(equalTo: view.topAnchor),
                child.widthAnchor.constraint(equalToConstant: 100),
                child.heightAnchor.constraint(equalToConstant: 9),
            ])
            harness.turn()
            XCTAssertEqual(child.frame.minX, 22)
            view.semanticContentAttribute = .forceRightToLeft
            harness.turn()
            XCTAssertEqual(child.frame.minX, 271)
            view.semanticContentAttribute = .forceLeftToRight
            harness.turn()
            XCTAssertEqual(child.frame.minX, 22)
        }
    }

    func testRowsKeepTheirOwnUpperMarginBelowABar() {
        onMain {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.preservesSuperviewLayoutMargins = true
                    cell.contentView.preservesSuperviewLayoutMargins = true
                    return cell
                }
            }
            let rows = Rows(style: .plain)
            harness.show(root: UINavigationController(rootViewController: rows))
            harness.advance(by: 0.1)
            let margins = rows.tableView.visibleCells.map(\.contentView.layoutMargins)
            XCTAssertEqual(margins.count, 3)
            XCTAssertEqual(Set(margins.map(\.top)).count, 1, "the first row's, too")
            XCTAssertLessThan(margins[0].top, 20)
            XCTAssertEqual(margins[0].left, rows.tableView.layoutMargins.left)
        }
    }
}
