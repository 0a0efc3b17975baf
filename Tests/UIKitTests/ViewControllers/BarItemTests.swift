import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Bar buttons in groups, their backgrounds, content scroll views, and other small parts of the API of bars and controllers.
final class BarItemTests: MainTestCase, @unchecked Sendable {
    @MainActor private func item(_ title: String, _ log: Log? = nil) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in log?.lines.append(title) })
    }

    @MainActor private final class Log { var lines: [String] = [] }

    /// The titles of the bar's buttons, from left to right.
    @MainActor private func shown(_ navigation: UINavigationController) -> [String] {
        harness.advance(by: 0.1)
        guard let content = navigation.navigationBar.subviews.compactMap({ $0 as? NavigationBarContent }).last else {
            return []
        }
        return content.subviews.compactMap { $0 as? BarButtonView }.sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.accessibilityLabel ?? "?" }
    }

    @MainActor private func color(_ item: UIBarButtonItem) -> UIColor? {
        item.shownView?.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
    }

    @MainActor private func pictureTint(_ item: UIBarButtonItem) -> UIColor? {
        item.shownView?.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil }?.tintColor
    }

    func testAnItemsOwnTintGoesBeforeTheBarsAndIsDimmedAsThatIs() {
        onMain {
            let screen = UIViewController()
            let (own, plain) = (item("Own"), item("Plain"))
            let picture = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in })
            let off = item("Off")
            off.isEnabled = false
            (own.tintColor, picture.tintColor, off.tintColor) = (.red, .purple, .red)
            screen.navigationItem.rightBarButtonItems = [own, plain]
            screen.navigationItem.leftBarButtonItems = [picture]
            screen.toolbarItems = [off]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            navigation.navigationBar.tintColor = .green
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual([color(own), color(plain)], [.red, .green])
            XCTAssertEqual(pictureTint(picture), .purple)
            XCTAssertEqual(color(off), .tertiaryLabel)
            navigation.navigationBar.tintColor = .orange
            XCTAssertEqual([color(own), color(plain)], [.red, .orange])
            navigation.view.tintAdjustmentMode = .dimmed
            XCTAssertEqual([color(own), color(plain)], [.systemGray, .systemGray])
            XCTAssertEqual(pictureTint(picture), .systemGray)
            XCTAssertEqual(color(off), .tertiaryLabel, "what is no tint isn't dimmed")
            navigation.view.tintAdjustmentMode = .automatic
            XCTAssertEqual([color(own), color(plain)], [.red, .orange])
            own.tintColor = nil
            harness.advance(by: 0.1)
            XCTAssertEqual(color(own), .orange)
        }
    }

    func testSettingWhatIsSetAlreadyMakesNoButtonsAnew() {
        onMain {
            let screen = UIViewController()
            let (top, bottom) = (item("Top"), item("Bottom"))
            screen.navigationItem.rightBarButtonItem = top
            screen.toolbarItems = [bottom]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            (top.tintColor, bottom.tintColor) = (.red, .red)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            navigation.toolbar.barTintColor = .yellow
            harness.advance(by: 0.1)
            for item in [top, bottom] {
                let view = item.shownView
                XCTAssertNotNil(view)
                item.tintColor = .red
                item.title = item.title
                item.isEnabled = true
                item.style = .plain
                item.width = 0
                item.isHidden = false
                item.menu = nil
                navigation.toolbar.barTintColor = .yellow
                navigation.navigationBar.tintColor = navigation.navigationBar.tintColor
                harness.advance(by: 0.1)
                XCTAssertTrue(item.shownView === view)
                item.tintColor = .blue
                harness.advance(by: 0.1)
                XCTAssertFalse(item.shownView === view)
            }
        }
    }

    func testGroupsAndButtonsAreTheSameThing() {
        onMain {
            let (a, b, c) = (item("A"), item("B"), item("C"))
            let item = UINavigationItem(title: "T")
            XCTAssertNil(item.leftBarButtonItems)
            item.rightBarButtonItems = [a, b]
            XCTAssertEqual(item.trailingItemGroups.flatMap(\.barButtonItems), [b, a])
            XCTAssertTrue(a.buttonGroup === item.trailingItemGroups[0])
            item.trailingItemGroups = [
                c.creatingFixedGroup(), UIBarButtonItemGroup(barButtonItems: [a], representativeItem: nil),
            ]
            XCTAssertEqual(item.rightBarButtonItems, [a, c])
            XCTAssertTrue(item.trailingItemGroups[0].alwaysAvailable)
            item.leadingItemGroups = [b.creatingMovableGroup(customizationIdentifier: "b")]
            XCTAssertEqual(item.leftBarButtonItem, b)
            item.leftBarButtonItem = nil
            XCTAssertEqual(item.leadingItemGroups.flatMap(\.barButtonItems), [])
        }
    }

    /// DEV-799
    func testConstraintsSizeAnAppsViewInABar() {
        sizesViewsInBars { views, width, height in
            for view in views { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            for view in views { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        }
    }

    /// As most code has it: the item first, its view's size after that.
    func testConstraintsThatComeLaterSizeAnAppsViewInABar() {
        sizesViewsInBars(isLate: true) { views, width, height in
            for view in views { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            for view in views { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        }
    }

    /// A screen's views have constraints before its bar has an item of it.
    func testAPushedScreensItemIsSizedWithoutAConflict() {
        onMain {
            let (button, box) = (UIButton(type: .custom), UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 22)))
            let messages = layoutMessages {
                let navigation = UINavigationController(rootViewController: UIViewController())
                harness.show(root: navigation)
                let next = UIViewController()
                next.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: box)
                box.widthAnchor.constraint(equalToConstant: 30).isActive = true
                next.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
                button.widthAnchor.constraint(equalToConstant: 40).isActive = true
                button.heightAnchor.constraint(equalToConstant: 40).isActive = true
                next.view.layoutIfNeeded()
                navigation.pushViewController(next, animated: true)
                harness.advance(by: 1)
            }
            XCTAssertEqual(button.bounds.size, CGSize(width: 40, height: 40))
            // Of the frame that length stays which no constraint says.
            XCTAssertEqual(box.bounds.size, CGSize(width: 30, height: 22))
            XCTAssertEqual(messages, [])
        }
    }

    private func sizesViewsInBars(
        isLate: Bool = false, _ size: @escaping @MainActor ([UIView], CGFloat, CGFloat) -> Void
    ) {
        onMain {
            let messages = layoutMessages {
                let (slider, button, title) = (UISlider(), UIButton(type: .custom), UIImageView())
                let views = [slider, button, title]
                if !isLate { size(views, 50, 20) }
                let controller = UIViewController()
                controller.toolbarItems = [
                    UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(customView: slider),
                ]
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
                controller.navigationItem.titleView = title
                let navigation = UINavigationController(rootViewController: controller)
                navigation.isToolbarHidden = false
                harness.show(root: navigation)
                if isLate { size(views, 50, 20) }
                harness.advance(by: 0.1)
                let bar = navigation.navigationBar
                XCTAssertEqual(
                    slider.convert(slider.bounds, to: navigation.toolbar).size, CGSize(width: 50, height: 20))
                XCTAssertEqual(
                    button.convert(button.bounds, to: bar),
                    CGRect(x: bar.bounds.width - 66, y: 12, width: 50, height: 20))
                XCTAssertEqual(
                    title.convert(title.bounds, to: bar),
                    CGRect(x: (bar.bounds.width - 50) / 2, y: 12, width: 50, height: 20))
                slider.constraints.first { $0.firstAttribute == .width }?.constant = 100
                navigation.toolbar.setNeedsLayout()
                harness.advance(by: 0.1)
                XCTAssertEqual(slider.bounds.width, 100)
            }
            XCTAssertEqual(messages, [])
        }
    }

    func testAnItemThatIsOffIsGrey() throws {
        try onMain {
            let controller = UIViewController()
            let undo = UIBarButtonItem(barButtonSystemItem: .undo, target: nil, action: nil)
            let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
            (undo.tintColor, more.tintColor) = (.red, .red)
            controller.navigationItem.leftBarButtonItems = [undo, more]
            harness.show(root: UINavigationController(rootViewController: controller))
            @MainActor func colors() throws -> [UIColor?] {
                harness.advance(by: 0.5)
                let (text, picture) = (try XCTUnwrap(undo.shownView), try XCTUnwrap(more.shownView))
                XCTAssertEqual([text.alpha, picture.alpha], [1, 1])
                return [
                    text.subviews.compactMap { $0 as? UILabel }.first?.textColor,
                    picture.subviews.compactMap { $0 as? UIImageView }.first?.tintColor,
                ]
            }
            XCTAssertEqual(try colors(), [.red, .red])
            (undo.isEnabled, more.isEnabled) = (false, false)
            XCTAssertEqual(try colors(), [.tertiaryLabel, .tertiaryLabel])
            (undo.isEnabled, more.isEnabled) = (true, true)
            XCTAssertEqual(try colors(), [.red, .red])
        }
    }

    func testANameThatAnItemGetsInTheBarIsItsViews() throws {
        try onMain {
            let controller = UIViewController()
            let more = item("More")
            controller.navigationItem.rightBarButtonItem = more
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.advance(by: 0.1)
            let view = try XCTUnwrap(more.shownView)
            XCTAssertNil(view.accessibilityIdentifier)
            more.accessibilityIdentifier = "more"
            XCTAssertEqual(view.accessibilityIdentifier, "more")
            view.accessibilityIdentifier = "own"
            XCTAssertEqual(view.accessibilityIdentifier, "own")
            XCTAssertEqual(more.accessibilityIdentifier, "more")
        }
    }

    func testABarShowsGroupsInReadingOrderAndFollowsThem() {
        onMain {
            let controller = UIViewController()
            let group = UIBarButtonItemGroup(barButtonItems: [item("A"), item("B")], representativeItem: nil)
            controller.navigationItem.trailingItemGroups = [group, item("C").creatingFixedGroup()]
            controller.navigationItem.pinnedTrailingGroup = item("P").creatingFixedGroup()
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            XCTAssertEqual(shown(navigation), ["A", "B", "C", "P"])
            group.isHidden = true
            XCTAssertEqual(shown(navigation), ["C", "P"])
            group.isHidden = false
            group.barButtonItems.removeFirst()
            XCTAssertEqual(shown(navigation), ["B", "C", "P"])
        }
    }

    /// Nobody rearranges a bar (DEV-1314).
    func testGroupsThatPeopleMayRearrange() {
        onMain {
            let controller = UIViewController()
            let fixed = UIBarButtonItemGroup.fixedGroup(items: [item("A")])
            XCTAssertTrue(fixed.alwaysAvailable)
            let absent = UIBarButtonItemGroup.optionalGroup(
                customizationIdentifier: "d", isInDefaultCustomization: false, items: [item("D")])
            XCTAssertFalse(absent.alwaysAvailable)
            controller.navigationItem.trailingItemGroups = [
                fixed, .movableGroup(customizationIdentifier: "b", items: [item("B")]),
                .optionalGroup(customizationIdentifier: "c", items: [item("C")]), absent,
                item("E").creatingOptionalGroup(customizationIdentifier: "e", isInDefaultCustomization: false),
            ]
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            XCTAssertEqual(shown(navigation), ["A", "B", "C"])
            XCTAssertEqual(absent.menuElements.count, 0)
        }
    }

    func testWithoutRoomOneButtonStandsForAGroup() {
        onMain {
            let log = Log()
            let names = ["Bookmarks", "Annotations", "Properties"]
            let group = UIBarButtonItemGroup(
                barButtonItems: names.map { item($0, log) }, representativeItem: UIBarButtonItem(title: "Tools"))
            let controller = UIViewController()
            controller.navigationItem.trailingItemGroups = [group]
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            group.barButtonItems = group.barButtonItems
            XCTAssertEqual(shown(navigation), ["Tools"])
            XCTAssertTrue(group.isDisplayingRepresentativeItem)
            harness.tap(group.representativeItem!.shownView!)
            harness.advance(by: 0.5)
            let menu = navigation.presentedViewController as? MenuController
            XCTAssertEqual(menu?.rows.compactMap(\.accessibilityLabel), names)
            harness.tap(menu!.rows.first { $0.accessibilityLabel == "Properties" }!)
            harness.advance(by: 0.5)
            XCTAssertEqual(log.lines, ["Properties"])
            group.barButtonItems = Array(group.barButtonItems.prefix(1))
            XCTAssertEqual(shown(navigation), ["Bookmarks"])
            XCTAssertFalse(group.isDisplayingRepresentativeItem)
        }
    }

    // DEV-099
    func testCenterGroupsAreAMenuWhereTheStyleAllows() {
        onMain {
            let controller = UIViewController()
            controller.navigationItem.centerItemGroups = [item("A").creatingFixedGroup()]
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            XCTAssertEqual(shown(navigation), [])
            controller.navigationItem.style = .editor
            XCTAssertEqual(shown(navigation), ["More"])
        }
    }

    func testBackgroundsByStyleAndOfTheBackButton() {
        onMain {
            let (plain, done, back) = (UIImage(), UIImage(), UIImage())
            let item = UIBarButtonItem(title: "A")
            item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
            item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
            item.setBackButtonBackgroundImage(back, for: .normal, barMetrics: .default)
            XCTAssertTrue(item.shownBackground(.normal, isBack: false) === plain)
            item.style = .done
            XCTAssertTrue(item.shownBackground(.normal, isBack: false) === done)
            XCTAssertTrue(item.shownBackground(.normal, isBack: true) === back)
            XCTAssertNil(item.backgroundImage(for: .highlighted, barMetrics: .default))
            item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
            XCTAssertEqual(item.backButtonTitlePositionAdjustment(for: .default).vertical, 4)
            XCTAssertEqual(item.titlePositionAdjustment(for: .default).vertical, 0)
        }
    }

    // MARK: Content scroll views

    func testANamedScrollViewMovesTheBars() {
        onMain {
            let controller = UIViewController()
            let scroll = UIScrollView(frame: UIScreen.main.bounds)
            scroll.contentSize = CGSize(width: 100, height: 3000)
            // Too deep to be found.
            let holder = UIView(frame: UIScreen.main.bounds)
            holder.addSubview(scroll)
            controller.view.addSubview(holder)
            let navigation = UINavigationController(rootViewController: controller)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            scroll.contentOffset.y = 500
            XCTAssertNil(controller.contentScrollView(for: .top))
            XCTAssertNil(navigation.navigationBar.background.effect)
            controller.setContentScrollView(scroll, for: .top)
            XCTAssertTrue(controller.contentScrollView(for: .top) === scroll)
            XCTAssertNil(controller.contentScrollView(for: .bottom))
            XCTAssertNotNil(navigation.navigationBar.background.effect)
            scroll.contentOffset.y = -scroll.adjustedContentInset.top
            XCTAssertNil(navigation.navigationBar.background.effect)
            controller.setContentScrollView(nil)
            scroll.contentOffset.y = 500
            XCTAssertNil(navigation.navigationBar.background.effect)
        }
    }

    // MARK: Controllers

    @MainActor private final class Loading: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var number = 7
        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
        }
    }

    func testAViewLoadingPropertyLoadsTheView() {
        onMain {
            let controller = Loading()
            XCTAssertEqual(controller.number, 7)
            XCTAssertFalse(controller.isViewLoaded)
            controller.label.text = "x"
            XCTAssertTrue(controller.isViewLoaded)
            XCTAssertEqual(controller.label.text, "x")
        }
    }

    @MainActor private final class Turning: UIViewController {
        let log: Log
        let callsSuper: Bool
        init(_ log: Log, callsSuper: Bool) {
            (self.log, self.callsSuper) = (log, callsSuper)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.lines.append("transition")
            if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
        }
        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.lines.append("will \(orientation.rawValue) \(duration)")
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.lines.append("animate \(orientation.rawValue)")
        }
        override func didRotate(from orientation: UIInterfaceOrientation) {
            log.lines.append("did \(orientation.rawValue)")
        }
    }

    func testTheOldRotationCallbacksComeByWayOfTheNewOne() {
        onMain {
            for callsSuper in [true, false] {
                let log = Log()
                harness.show(root: Turning(log, callsSuper: callsSuper))
                harness.turn()
                Rotation.rotate(to: .left)
                harness.advance(by: 1)
                XCTAssertEqual(
                    log.lines, callsSuper ? ["transition", "will 3 0.3", "animate 3", "did 1"] : ["transition"])
                Rotation.rotate(to: .portrait)
                harness.advance(by: 1)
            }
        }
    }

    func testKeyCommandsThatWereAdded() {
        onMain {
            let log = Log()
            let controller = KeyController(log)
            _porticoRegister("go", { KeyController.self }) { object, _, _ in
                (object as? KeyController)?.go()
                return nil
            }
            harness.show(root: controller)
            harness.turn()
            controller.becomeFirstResponder()
            let command = UIKeyCommand(input: "g", modifierFlags: .command, action: Selector("go"))
            controller.addKeyCommand(command)
            let key = HostKey(
                usage: 10, characters: "g", modifiers: UIKeyModifierFlags.command.rawValue, phase: .down)
            KeyDelivery.shared.deliver(key)
            XCTAssertEqual(log.lines, ["go"])
            XCTAssertEqual(KeyDelivery.shared.modifierFlags, .command)
            XCTAssertEqual(UITapGestureRecognizer().modifierFlags, .command)
            controller.removeKeyCommand(command)
            KeyDelivery.shared.deliver(key)
            XCTAssertEqual(log.lines, ["go"])
            KeyDelivery.shared.cancelAll()
            XCTAssertEqual(KeyDelivery.shared.modifierFlags, [])
        }
    }

    @MainActor private final class KeyController: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFirstResponder: Bool { true }
        @MainActor func go() { log.lines.append("go") }
    }

    func testAFingerHasNoAzimuth() {
        onMain {
            let touch = UITouch()
            XCTAssertEqual(touch.azimuthAngle(in: nil), 0)
            XCTAssertEqual(touch.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
            XCTAssertEqual(touch.estimatedProperties, [])
        }
    }
}
