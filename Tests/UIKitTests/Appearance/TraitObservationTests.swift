import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Overrides and observers of traits: who is told, in which order, and that nobody is told of nothing.
final class TraitObservationTests: MainTestCase, @unchecked Sendable {
    enum Density: UITraitDefinition {
        static let defaultValue = 1
    }

    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Listening: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            registerForTraitChanges([UITraitUserInterfaceStyle.self, Density.self]) { (self: Listening, old) in
                self.log.lines.append(
                    "\(self.name) \(old.userInterfaceStyle.rawValue)>\(self.traitCollection.userInterfaceStyle.rawValue) current \(UITraitCollection.current.userInterfaceStyle.rawValue)"
                )
            }
        }
        required init?(coder: NSCoder) { nil }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.lines.append("\(name) didChange")
        }
        override func layoutSubviews() { log.lines.append("\(name) layout") }
    }

    final class Controller: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.lines.append("\(name) didChange \(traitCollection.userInterfaceStyle.rawValue)")
        }
    }

    func testOverridesHoldFromTheNextLayoutOnAndAllOfATurnAreOneChange() {
        onMain {
            harness.showWindow()
            let log = Log()
            let outer = Listening("outer", log), inner = Listening("inner", log)
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            harness.turn()
            _ = log.take()
            outer.traitOverrides.userInterfaceStyle = .dark
            outer.traitOverrides[Density.self] = 3
            outer.setNeedsLayout()
            XCTAssertEqual(outer.traitCollection.userInterfaceStyle, .light)
            XCTAssertEqual(log.take(), [])
            harness.turn()
            XCTAssertEqual(
                log.take(),
                [
                    "outer didChange", "outer 1>2 current 2", "inner didChange", "inner 1>2 current 2", "outer layout",
                ])
            XCTAssertEqual(inner.traitCollection[Density.self], 3)
            XCTAssertEqual(harness.window.traitCollection[Density.self], 1)
        }
    }

    func testAPresentationsOverridesReachWhatItPresents() {
        onMain {
            let log = Log()
            let (root, shown) = (UIViewController(), Controller("shown", log))
            harness.show(root: root)
            harness.advance(by: 0.1)
            shown.modalPresentationStyle = .fullScreen
            let presentation = shown.presentationController!
            presentation.traitOverrides.userInterfaceStyle = .dark
            root.present(shown, animated: false)
            harness.turn()
            XCTAssertEqual(shown.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(presentation.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)
            var told: [Int] = []
            presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (presentation: UIPresentationController, old) in
                told += [old.userInterfaceStyle.rawValue, presentation.traitCollection.userInterfaceStyle.rawValue]
            }
            _ = log.take()
            presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            harness.turn()
            XCTAssertEqual(told, [2, 1])
            XCTAssertEqual(log.take(), ["shown didChange 1"])
            presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
            harness.turn()
            XCTAssertEqual(shown.traitCollection.userInterfaceStyle, .dark)
            root.dismiss(animated: false)
            harness.turn()
        }
    }

    func testScreensTellTheirObservers() {
        onMain {
            harness.showWindow()
            var told: [String] = []
            let registration = UIScreen.main.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (screen: UIScreen, old) in
                told.append("\(old.userInterfaceStyle.rawValue)>\(screen.traitCollection.userInterfaceStyle.rawValue)")
            }
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            harness.runtime.post(.textSize(.xl))
            harness.turn()
            XCTAssertEqual(told, ["1>2"], "and nothing of other traits")
            UIScreen.main.unregisterForTraitChanges(registration)
            harness.runtime.post(.appearance(.light))
            harness.turn()
            XCTAssertEqual(told, ["1>2"])
        }
    }

    func testNothingIsToldOfNothing() {
        onMain {
            harness.showWindow()
            let log = Log()
            let view = Listening("view", log)
            harness.window.addSubview(view)
            harness.turn()
            _ = log.take()
            view.traitOverrides.userInterfaceStyle = .light
            view.updateTraitsIfNeeded()
            XCTAssertEqual(log.take(), [], "light over light")
            view.traitOverrides.horizontalSizeClass = .regular
            view.updateTraitsIfNeeded()
            XCTAssertEqual(log.take(), ["view didChange"], "the observer's traits are the same")
            view.traitOverrides.userInterfaceStyle = .dark
            view.traitOverrides.userInterfaceStyle = .light
            harness.turn()
            XCTAssertEqual(log.take(), [], "there and back")
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            XCTAssertEqual(log.take(), [], "what is overridden does not change with the device")
            view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            XCTAssertFalse(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            XCTAssertTrue(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            view.updateTraitsIfNeeded()
            XCTAssertEqual(log.take(), ["view didChange", "view 1>2 current 2"])
            harness.runtime.post(.appearance(.light))
            harness.turn()
        }
    }

    func testAWindowThatIsDarkAnywayHearsNothingOfTheDevice() {
        onMain {
            harness.showWindow()
            let log = Log()
            let view = Listening("view", log)
            harness.window.addSubview(view)
            harness.window.overrideUserInterfaceStyle = .dark
            harness.turn()
            XCTAssertEqual(log.take().filter { $0 != "view layout" }, ["view didChange", "view 1>2 current 2"])
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            harness.runtime.post(.appearance(.light))
            harness.turn()
            XCTAssertEqual(log.take(), [])
            harness.window.overrideUserInterfaceStyle = .unspecified
            XCTAssertEqual(log.take(), ["view didChange", "view 2>1 current 1"])
        }
    }

    func testAViewsOwnStyleStopsItsSuperviewsChange() {
        onMain {
            harness.showWindow()
            let log = Log()
            let outer = Listening("outer", log), inner = Listening("inner", log)
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            inner.overrideUserInterfaceStyle = .light
            harness.turn()
            _ = log.take()
            outer.overrideUserInterfaceStyle = .dark
            XCTAssertEqual(log.take(), ["outer didChange", "outer 1>2 current 2"])
            XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
        }
    }

    func testControllersHandDownToTheirViewsAndChildrenAndNotUp() {
        onMain {
            let log = Log()
            let root = Controller("root", log), child = Controller("child", log)
            harness.show(root: root)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            harness.turn()
            _ = log.take()
            root.traitOverrides.userInterfaceStyle = .dark
            root.updateTraitsIfNeeded()
            XCTAssertEqual(log.take(), ["root didChange 2", "child didChange 2"])
            XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(harness.window.traitCollection.userInterfaceStyle, .light)
            child.view.traitOverrides.userInterfaceStyle = .light
            child.updateTraitsIfNeeded()
            XCTAssertEqual(log.take(), [], "a view's overrides are not its controller's")
            XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .light)
        }
    }

    func testTheParentsGiftIsUnderTheChildsOwnOverride() {
        onMain {
            let root = UIViewController(), child = UIViewController()
            harness.show(root: root)
            root.addChild(child)
            root.view.addSubview(child.view)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
            XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
            child.traitOverrides.horizontalSizeClass = .compact
            child.updateTraitsIfNeeded()
            XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .compact)
        }
    }

    final class Target: NSObject {
        var calls: [String] = []
    }

    func testRegistrationsEnd() {
        onMain {
            harness.showWindow()
            let view = UIView()
            harness.window.addSubview(view)
            var first = 0, second = 0
            var registration: (any UITraitChangeRegistration)?
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                first += 1
                if let registration { view.unregisterForTraitChanges(registration) }
            }
            registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                second += 1
            }
            view.overrideUserInterfaceStyle = .dark
            view.overrideUserInterfaceStyle = .light
            XCTAssertEqual(first, 2)
            XCTAssertEqual(second, 0, "ended by the observer before it")
        }
    }

    func testASceneHandsDownToItsWindows() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            harness.turn()
            guard let scene = harness.window.windowScene else { return XCTFail("the window has no scene") }
            var told = 0
            scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in told += 1 }
            scene.traitOverrides.userInterfaceStyle = .dark
            harness.turn()
            XCTAssertEqual(told, 1)
            XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            harness.turn()
            XCTAssertEqual(told, 2)
            XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            XCTAssertEqual(told, 3)
            harness.runtime.post(.appearance(.light))
            harness.turn()
        }
    }

    func testChangedTraitsNamesCustomOnes() {
        let plain = UITraitCollection(userInterfaceStyle: .dark)
        let dense = plain.replacing(Density.self, value: 2)
        XCTAssertTrue(dense.changedTraits(from: plain).map { "\($0)" } == ["Density"])
        XCTAssertTrue(plain.replacing(Density.self, value: 1).changedTraits(from: plain).isEmpty, "1 is the default")
    }

    func testDrawingSeesTheOverride() {
        onMain {
            final class Painted: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.systemBackground.setFill()
                    UIRectFill(rect)
                }
            }
            harness.showWindow()
            let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            harness.window.addSubview(view)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 5, y: 5)), Pixel(r: 255, g: 255, b: 255))
            view.traitOverrides.userInterfaceStyle = .dark
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 5, y: 5)), Pixel(r: 0, g: 0, b: 0))
        }
    }
}
