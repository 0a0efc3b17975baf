import Foundation
import PorticoObjC
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// UIKit's properties by name, as key-value coding, outlets of nibs and the inspector reach them.
@MainActor final class KeyedPropertiesTests: XCTestCase {
    func test_a_key_reads_and_sets_the_property_of_its_name_and_no_other() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.setValue(true, forKey: "hidden")
        XCTAssertTrue(view.isHidden)
        XCTAssertTrue(view.isUserInteractionEnabled)
        view.setValue(CGFloat(0.5), forKey: "alpha")
        XCTAssertEqual(view.alpha, 0.5)
        view.setValue(7, forKey: "tag")
        XCTAssertEqual(view.value(forKey: "tag") as? Int, 7)
        XCTAssertEqual(view.value(forKey: "bounds") as? CGRect, CGRect(x: 0, y: 0, width: 3, height: 4))
        XCTAssertEqual(view.value(forKey: "frame") as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(view.value(forKey: "layer") as AnyObject === view.layer)
    }

    func test_every_registered_name_of_the_classes_has_a_property() async {
        let objects: [NSObject] = [
            UIView(), UIScrollView(), UIControl(), UILabel(), UITextField(), UIImageView(), UIViewController(),
            UITextView(),
            UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            UIPickerView(),
            UISearchBar(), UITableViewCell(), UIGestureRecognizer(), UINavigationController(), UITabBarController(),
            UISplitViewController(style: .doubleColumn), UINavigationBar(), UITabBar(), UIToolbar(),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), NSLayoutConstraint(),
        ]
        var read = 0
        for object in objects {
            // Fails with the name of the one that has none.
            for name in ObjCClassRegistry.shared.selectors(of: type(of: object)) where !name.hasSuffix(":") {
                guard name != "sharedApplication" else { continue }
                _ = object.value(forKey: name)
                read += 1
            }
        }
        XCTAssertGreaterThan(read, 30)
    }

    func test_the_items_of_a_constraint_are_read_and_observed_through_it() async {
        let (label, field) = (UILabel(), UITextField())
        let constraint = NSLayoutConstraint(
            item: label, attribute: .top, relatedBy: .equal, toItem: field, attribute: .top, multiplier: 1, constant: 0)
        XCTAssertTrue(constraint.value(forKey: "firstItem") as AnyObject === label)
        XCTAssertTrue(constraint.value(forKeyPath: "secondItem") as AnyObject === field)
        var told: [String] = []
        let observations = [
            constraint.observe(\.firstItem, _porticoKeys: "firstItem.font", [\NSLayoutConstraint.firstItem]) { _, _ in
                told.append("first font")
            },
            constraint.observe(\.firstItem, _porticoKeys: "firstItem.attributedText", [\NSLayoutConstraint.firstItem]) {
                _, _ in
                told.append("first text")
            },
            constraint.observe(\.secondItem, _porticoKeys: "secondItem.font", [\NSLayoutConstraint.secondItem]) {
                _, _ in told.append("second font")
            },
            constraint.observe(
                \.secondItem, _porticoKeys: "secondItem.attributedText", [\NSLayoutConstraint.secondItem]
            ) { _, _ in
                told.append("second text")
            },
        ]
        label.font = .systemFont(ofSize: 20)
        field.attributedText = NSAttributedString(string: "a")
        field.font = .systemFont(ofSize: 20)
        XCTAssertEqual(told, ["first font", "second text", "second font"])
        withExtendedLifetime(observations) {}
    }
}
