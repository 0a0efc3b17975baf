import TestSupport
import XCTest

@testable import UIKit

/// What people ask about in public, and what iOS does there.
final class PublicQuestionTests: MainTestCase, @unchecked Sendable {
    func testAButtonsContentsOfAStateFallBackToTheNormalStates() {
        onMain {
            let button = UIButton(type: .custom)
            let image = UIImage()
            button.setTitle("normal", for: .normal)
            button.setTitle("selected", for: .selected)
            button.setTitleColor(.red, for: .normal)
            button.setImage(image, for: .normal)
            XCTAssertEqual(button.title(for: .selected), "selected")
            XCTAssertEqual(button.title(for: [.selected, .highlighted]), "normal")
            XCTAssertEqual(button.titleColor(for: .disabled), .red)
            XCTAssertTrue(button.image(for: .highlighted) === image)
            XCTAssertNil(button.backgroundImage(for: .highlighted))
        }
    }

    func testOpacityIsClampedAndComponentsAreNot() {
        onMain {
            var (red, alpha): (CGFloat, CGFloat) = (0, 0)
            UIColor(red: 1.5, green: 0, blue: 0, alpha: 2).getRed(&red, green: nil, blue: nil, alpha: &alpha)
            XCTAssertEqual([red, alpha], [1.5, 1])
            UIColor(white: 0, alpha: -1).getWhite(nil, alpha: &alpha)
            XCTAssertEqual(alpha, 0)
            XCTAssertEqual(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 3).cgColor.alpha, 1)
        }
    }

    func testTheRootViewsMarginsAreNeverBelowTheSystems() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let least = controller.systemMinimumLayoutMargins.leading
            controller.view.directionalLayoutMargins = .init(top: 0, leading: 4, bottom: 0, trailing: 40)
            XCTAssertEqual(controller.view.layoutMargins.left, least)
            XCTAssertEqual(controller.view.layoutMargins.right, 40)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            XCTAssertEqual(controller.view.layoutMargins.left, 4)
        }
    }

    func testTheCurrentTraitsAreTheViewsOwnInItsCallbacks() {
        onMain {
            final class Seen: UIView {
                var layout = UIUserInterfaceStyle.unspecified
                var tint = UIUserInterfaceStyle.unspecified
                override func layoutSubviews() { layout = UITraitCollection.current.userInterfaceStyle }
                override func tintColorDidChange() { tint = UITraitCollection.current.userInterfaceStyle }
            }
            let view = Seen(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.overrideUserInterfaceStyle = .dark
            harness.showWindow()
            harness.window.addSubview(view)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            view.tintColor = .red
            XCTAssertEqual([view.layout, view.tint], [.dark, .dark])
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        }
    }

    func testTheCurrentTraitsAreTheirOwnInControllersConstraintsAndConfigurations() {
        onMain {
            final class Root: UIView {
                var updating = UIUserInterfaceStyle.unspecified
                override func updateConstraints() {
                    updating = UITraitCollection.current.userInterfaceStyle
                    super.updateConstraints()
                }
            }
            final class Screen: UIViewController {
                let root = Root()
                var layouts: [UIUserInterfaceStyle] = []
                var updating = UIUserInterfaceStyle.unspecified
                override func loadView() { view = root }
                override func updateViewConstraints() {
                    updating = UITraitCollection.current.userInterfaceStyle
                    super.updateViewConstraints()
                }
                override func viewWillLayoutSubviews() { layouts.append(UITraitCollection.current.userInterfaceStyle) }
                override func viewDidLayoutSubviews() { layouts.append(UITraitCollection.current.userInterfaceStyle) }
            }
            final class Cell: UICollectionViewCell {
                var configuration = UIUserInterfaceStyle.unspecified
                override func updateConfiguration(using state: UICellConfigurationState) {
                    configuration = UITraitCollection.current.userInterfaceStyle
                }
            }
            let screen = Screen()
            screen.overrideUserInterfaceStyle = .dark
            harness.show(root: screen)
            let cell = Cell(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            screen.root.addSubview(cell)
            screen.root.setNeedsUpdateConstraints()
            screen.root.setNeedsLayout()
            screen.layouts = []
            harness.turn()
            XCTAssertEqual([screen.updating, screen.root.updating], [.dark, .dark])
            XCTAssertEqual(Set(screen.layouts), [.dark])
            XCTAssertEqual(cell.configuration, .dark)
            XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        }
    }

    @MainActor private final class Listener: NSObject, UINavigationControllerDelegate {
        var heard: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { heard.append("will \(viewController.title ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { heard.append("did \(viewController.title ?? "") \(animated)") }
    }

    @MainActor private func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    func testTheDelegateHearsOfTheRootOnce() {
        onMain {
            let listener = Listener()
            let navigation = UINavigationController(rootViewController: screen("A"))
            navigation.delegate = listener
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.heard, ["will A false", "did A false"])
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            navigation.present(sheet, animated: false)
            harness.advance(by: 0.1)
            sheet.dismiss(animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(listener.heard.count, 2, "the same controller comes back: nobody is told again")
        }
    }

    func testAHiddenBarSwitchesTheSwipeBackOff() {
        onMain {
            let navigation = UINavigationController(rootViewController: screen("A"))
            navigation.pushViewController(screen("B"), animated: false)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let pop = navigation.interactivePopGestureRecognizer!
            XCTAssertEqual(pop.delegate?.gestureRecognizerShouldBegin(pop), true)
            navigation.setNavigationBarHidden(true, animated: false)
            XCTAssertEqual(pop.delegate?.gestureRecognizerShouldBegin(pop), false)
        }
    }

    func testTheModeOfABackButtonIsThatOfTheItemItLeadsTo() {
        onMain {
            let (first, second) = (screen("Alpha"), screen("Beta"))
            let navigation = UINavigationController(rootViewController: first)
            first.navigationItem.backButtonDisplayMode = .minimal
            navigation.pushViewController(second, animated: false)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            func texts(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
            }
            XCTAssertFalse(texts(navigation.navigationBar).contains("Alpha"))
            XCTAssertTrue(texts(navigation.navigationBar).contains("Beta"))
        }
    }
}
