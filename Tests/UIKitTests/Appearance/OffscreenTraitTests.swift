import TestSupport
import UIKit
import XCTest

/// Who is off the screen while the appearance or the text size changes hears of it once, when it comes back.
final class OffscreenTraitTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Screen: UIViewController {
        let box = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            box.backgroundColor = .label
            box.layer.borderColor = UIColor.label.cgColor
            view.addSubview(box)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("is \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.append("traits")
        }
    }

    private let black = Pixel(r: 0, g: 0, b: 0)
    private let white = Pixel(r: 255, g: 255, b: 255)

    @MainActor private func dark(_ on: Bool) {
        harness.runtime.post(.appearance(on ? .dark : .light))
        harness.advance(by: 1)
    }

    @MainActor private func colors() -> [Pixel] {
        harness.renderFrame()
        return [CGPoint(x: 20, y: 400), CGPoint(x: 125, y: 325)].map(harness.pixel)
    }

    func testARootBelowAPushHearsOfDarkWhenItComesBack() {
        onMain {
            let root = Screen()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            harness.advance(by: 1)
            XCTAssertEqual(colors(), [white, black])
            XCTAssertEqual(root.log, ["will", "is light"], "nothing at the beginning")
            navigation.pushViewController(UIViewController(), animated: false)
            harness.advance(by: 1)
            root.log = []
            dark(true)
            XCTAssertEqual(root.log, [])
            XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)
            navigation.popViewController(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(root.log, ["will", "traits", "is dark"])
            XCTAssertEqual(colors(), [black, white])
            let label = find("Root", in: navigation.navigationBar)
            XCTAssertEqual(label?.textColor.resolvedColor(with: label!.traitCollection), .white)
            XCTAssertEqual(label?.traitCollection.userInterfaceStyle, .dark)
        }
    }

    func testThereAndBackIsNoChange() {
        onMain {
            let root = Screen()
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            harness.advance(by: 1)
            navigation.pushViewController(UIViewController(), animated: false)
            harness.advance(by: 1)
            root.log = []
            dark(true)
            dark(false)
            navigation.popViewController(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(root.log, ["will", "is light"])
        }
    }

    func testTabsHearOfTextSizeAndDarkOnceWhenTheyAreChosen() {
        onMain {
            let (first, second) = (Screen(), Screen())
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            harness.show(root: tabs)
            harness.advance(by: 1)
            tabs.selectedIndex = 1
            harness.advance(by: 1)
            first.log = []
            harness.runtime.post(.textSize(.xl))
            dark(true)
            XCTAssertEqual(first.log, [])
            tabs.selectedIndex = 0
            harness.advance(by: 1)
            XCTAssertEqual(first.log, ["will", "traits", "is dark"])
            XCTAssertEqual(first.traitCollection.preferredContentSizeCategory, .extraLarge)
            XCTAssertEqual(colors(), [black, white])
        }
    }

    func testAViewThatWasMadeBeforeAndIsShownAfterLooksAsNow() {
        onMain {
            harness.show(root: UIViewController())
            harness.advance(by: 1)
            let later = Screen()
            later.loadViewIfNeeded()
            dark(true)
            harness.window.rootViewController = later
            harness.advance(by: 1)
            XCTAssertEqual(later.log, ["will", "is dark"], "not at the beginning")
            XCTAssertEqual(colors(), [black, white])
        }
    }

    func testAnOverrideStaysAbove() {
        onMain {
            let root = Screen()
            root.overrideUserInterfaceStyle = .dark
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            harness.advance(by: 1)
            navigation.pushViewController(UIViewController(), animated: false)
            harness.advance(by: 1)
            root.log = []
            dark(true)
            navigation.popViewController(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(root.log, ["will", "is dark"], "it was dark before")
        }
    }

    @MainActor private func find(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
    }
}
