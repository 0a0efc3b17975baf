import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Every property that the inspector shows and sets.
final class InspectedPropertiesTests: MainTestCase, @unchecked Sendable {
    @MainActor private func all(_ object: AnyObject) -> [TreeNode.Property] {
        InspectedProperties.sections(of: object).flatMap(\.properties)
    }

    @MainActor private func value(_ name: String, of object: AnyObject) -> String? {
        all(object).first { $0.name == name }?.value
    }

    @MainActor private var objects: [AnyObject] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        let views: [UIView] = [
            UIView(), UILabel(), UITextField(), UITextView(), UISearchBar(), UIButton(type: .system), UISwitch(),
            UISlider(),
            UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(), UIDatePicker(), UIProgressView(),
            UIActivityIndicatorView(style: .medium), UIImageView(), UINavigationBar(), UITabBar(), UIToolbar(),
            UIStackView(), table, UITableViewCell(style: .default, reuseIdentifier: "c"), UIScrollView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        return views + [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), UIViewController()]
    }

    func testWhatItReadsCanBeSetAndIsThenTheSame() {
        onMain {
            for object in objects {
                let before = all(object)
                XCTAssertGreaterThan(before.count, 5, "\(type(of: object))")
                for property in before where property.isEditable {
                    let answer = PropertyEditor.set(property.name, of: object, to: property.value)
                    XCTAssertEqual(answer, .done, "\(type(of: object)).\(property.name) = \(property.value)")
                    XCTAssertEqual(
                        value(property.name, of: object), property.value, "\(type(of: object)).\(property.name)")
                }
            }
        }
    }

    func testEveryChoiceCanBeChosen() {
        onMain {
            for object in objects {
                for property in all(object) where property.form == .choice && property.isEditable {
                    let choices = property.choices ?? []
                    XCTAssertGreaterThan(choices.count, 1, "\(type(of: object)).\(property.name)")
                    XCTAssertTrue(choices.contains(property.value), "\(property.name) is \(property.value)")
                    XCTAssertFalse(choices.contains { $0.contains("(") }, "\(choices)")
                    // What a bar or a picker answers for a value that it has no look for is its own affair: it must take it.
                    for choice in choices {
                        XCTAssertEqual(
                            PropertyEditor.set(property.name, of: object, to: choice), .done,
                            "\(property.name) \(choice)")
                    }
                }
            }
        }
    }

    func testWhatIsNoValueIsRefusedAndChangesNothing() {
        onMain {
            for object in objects {
                for property in all(object) where property.isEditable && property.form != nil {
                    guard case .failed = PropertyEditor.set(property.name, of: object, to: "nonsense") else {
                        XCTFail("\(type(of: object)).\(property.name) takes nonsense")
                        continue
                    }
                    XCTAssertEqual(value(property.name, of: object), property.value)
                }
            }
            let segments = UISegmentedControl(items: ["A", "B"])
            for (name, text, object) in [
                ("selectedSegmentIndex", "2", segments as AnyObject), ("minimumValue", "200", UIStepper()),
                ("numberOfPages", "100000", UIPageControl()), ("font size", "0", UILabel()),
                ("frame", "0 0 -1 5", UIView()),
                ("alpha", "nan", UIView()), ("rowHeight", "0", UITableView()), ("minuteInterval", "0", UIDatePicker()),
            ] {
                guard case .failed = PropertyEditor.set(name, of: object, to: text) else {
                    return XCTFail("\(type(of: object)).\(name) = \(text)")
                }
            }
        }
    }

    func testValuesOfAllForms() {
        onMain {
            let label = UILabel()
            for (name, text) in [
                ("frame", "10 20 30 40"), ("font size", "22"), ("textColor", "#F00"), ("textAlignment", "center"),
                ("autoresizingMask", "flexibleWidth, flexibleHeight"), ("layoutMargins", "1, 2, 3, 4"),
                ("isEnabled", "false"),
                ("transform", "0 1 -1 0 5 6"), ("contentHuggingPriority, vertical", "700"), ("text", "hi"),
            ] { XCTAssertEqual(PropertyEditor.set(name, of: label, to: text), .done, name) }
            XCTAssertEqual(label.font.pointSize, 22)
            XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            XCTAssertEqual(label.textAlignment, .center)
            XCTAssertEqual(label.autoresizingMask, [.flexibleWidth, .flexibleHeight])
            XCTAssertEqual(label.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            XCTAssertFalse(label.isEnabled)
            XCTAssertEqual(label.transform, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6))
            XCTAssertEqual(label.contentHuggingPriority(for: .vertical), UILayoutPriority(700))
            XCTAssertEqual(label.text, "hi")
        }
    }

    func testWhatANewObjectHasIsMarked() {
        onMain {
            let label = UILabel()
            label.text = "x"
            let changed = all(label).filter { $0.isDefault == false }.map(\.name)
            XCTAssertEqual(changed, ["text", "intrinsicContentSize", "accessibilityLabel"].filter(changed.contains))
            XCTAssertTrue(changed.contains("text"))
            XCTAssertFalse(changed.contains("backgroundColor"))
        }
    }

    func testAConstraintIsEdited() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(child)
            let width = child.widthAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([
                width, child.heightAnchor.constraint(equalToConstant: 20),
                child.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 8),
                child.topAnchor.constraint(equalTo: root.view.topAnchor),
            ])
            harness.turn()
            XCTAssertEqual(PropertyEditor.set("constant", of: width, to: "90"), .done)
            harness.turn()
            XCTAssertEqual(child.frame.width, 90)
            guard case .failed = PropertyEditor.set("priority", of: width, to: "500") else {
                return XCTFail("an active constraint isn't made optional")
            }
            XCTAssertEqual(PropertyEditor.set("isActive", of: width, to: "false"), .done)
            XCTAssertFalse(width.isActive)
        }
    }
}
