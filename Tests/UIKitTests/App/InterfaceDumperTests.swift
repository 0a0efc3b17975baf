import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What UI tests see of an app.
final class InterfaceDumperTests: MainTestCase, @unchecked Sendable {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            title = "List"
        }
    }

    @MainActor private func all(_ nodes: [InterfaceNode]) -> [InterfaceNode] {
        nodes.flatMap { [$0] + all($0.children) }
    }

    @MainActor private func nodes(_ kind: InterfaceNode.Kind) -> [InterfaceNode] {
        all(InterfaceDumper.windows()).filter { $0.kind == kind }
    }

    func testControlsAreWhatTheyAre() throws {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            let field = UITextField()
            field.placeholder = "Name"
            let secret = UITextField()
            secret.isSecureTextEntry = true
            secret.text = "abc"
            let toggle = UISwitch()
            toggle.isEnabled = false
            toggle.accessibilityIdentifier = "toggle"
            let own = UIView()
            own.isAccessibilityElement = true
            own.accessibilityTraits = .button
            own.accessibilityLabel = "Own"
            let hidden = UILabel()
            hidden.text = "hidden"
            hidden.isHidden = true
            for (index, view) in [button, field, secret, toggle, own, hidden].enumerated() {
                view.frame = CGRect(x: 20, y: 100 + index * 60, width: 200, height: 40)
                root.view.addSubview(view)
            }
            harness.turn()
            XCTAssertEqual(nodes(.button).map(\.label), ["Go", "Own"])
            XCTAssertTrue(nodes(.button)[0].isHittable)
            XCTAssertEqual(nodes(.button)[0].hitPoint, [120, 120])
            XCTAssertEqual(nodes(.textField).map(\.placeholder), ["Name"])
            XCTAssertEqual(nodes(.textField).map(\.value), ["Name"], "an empty field says what it asks for")
            XCTAssertEqual(nodes(.secureTextField).map(\.value), ["•••"])
            XCTAssertEqual(nodes(.switch).map(\.value), ["0"])
            XCTAssertEqual(nodes(.switch).map(\.isEnabled), [false])
            XCTAssertEqual(nodes(.switch).map(\.identifier), ["toggle"])
            XCTAssertFalse(nodes(.staticText).contains { $0.label == "hidden" })
            XCTAssertTrue(nodes(.keyboard).isEmpty)
            field.becomeFirstResponder()
            XCTAssertEqual(nodes(.keyboard).first?.children.map(\.label), ["return"])
            XCTAssertEqual(nodes(.textField).map(\.hasFocus), [true])
        }
    }

    func testWhatIsCoveredIsNotHittable() throws {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
            button.setTitle("Below", for: .normal)
            root.view.addSubview(button)
            root.view.addSubview(UIView(frame: root.view.bounds))
            harness.turn()
            XCTAssertEqual(nodes(.button).map(\.isHittable), [false])
        }
    }

    func testATableHasAllItsRows() throws {
        try onMain {
            let list = Rows()
            harness.show(root: UINavigationController(rootViewController: list))
            harness.turn()
            XCTAssertEqual(nodes(.navigationBar).map(\.identifier), ["List"])
            let cells = nodes(.cell)
            XCTAssertEqual(cells.count, 400)
            XCTAssertEqual(
                cells[0].children.flatMap { all([$0]) }.filter { $0.kind == .staticText }.map(\.label), ["Row 0"])
            XCTAssertTrue(cells[0].isHittable)
            let far = try XCTUnwrap(cells.first { all([$0]).contains { $0.label == "Row 250" } })
            XCTAssertFalse(far.isHittable)
            XCTAssertEqual(InterfaceDumper.reveal(far.id), .done)
            harness.turn()
            let shown = nodes(.cell).first { all([$0]).contains { $0.label == "Row 250" } }
            XCTAssertEqual(shown?.isHittable, true)
            XCTAssertEqual(nodes(.cell).count, 400)
        }
    }

    func testAnAlertHasItsTitleAndButtons() throws {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            root.present(alert, animated: false)
            harness.turn()
            XCTAssertEqual(nodes(.alert).map(\.label), ["Sure?"])
            XCTAssertEqual(
                Set(nodes(.alert).flatMap { all($0.children) }.filter { $0.kind == .button }.map(\.label)),
                ["Yes", "No"])
            XCTAssertTrue(nodes(.alert).flatMap { all($0.children) }.contains { $0.label == "Really" })
        }
    }
}
