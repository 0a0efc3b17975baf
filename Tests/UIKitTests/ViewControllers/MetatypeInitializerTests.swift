import Foundation
import TestSupport
import UIKit
import XCTest

/// Initialisers called on a class that only the running program knows. Apple's compiler takes these calls for Apple's classes.
final class MetatypeInitializerTests: MainTestCase, @unchecked Sendable {
    @MainActor private func make<V: UIView>(_ type: V.Type) -> V { V(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    private func plain<V: NSObject>(_ type: V.Type) -> V { type.init() }

    private class Inherits: UIView { var own = [7] }

    private class Overrides: UIView {
        var frames: [CGRect] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            frames.append(frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Generic<T>: UIView {
        var made = T.self
        convenience override init(frame: CGRect) {
            self.init(tag: 9)
            self.frame = frame
        }
        init(tag: Int) {
            super.init(frame: .zero)
            self.tag = tag
        }
        required init?(coder: NSCoder) { nil }
    }

    private class Screen: UIViewController {
        var names: [String?] = []
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nil, bundle: bundle)
            names.append(nibName)
        }
        required init?(coder: NSCoder) { nil }
    }

    private class Defaults: NSObject {
        let size: Int
        init(size: Int = 5) { self.size = size }
    }

    private class Thing: NSObject {
        var isMade = true
        class func make() -> Self { self.init() }
        override required init() { super.init() }
    }

    private class PlainThing: NSObject { var number = 3 }

    /// As lowering writes a class that has an initialiser of its own in place of its superclass's.
    private final class Own: UIView {
        let own: Int
        init() {
            own = 4
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        override convenience init(frame: CGRect) { self.init() }
        required init?(coder: NSCoder) { nil }
    }

    private final class OwnScreen: UIViewController {
        let own: Int
        init() {
            own = 5
            super.init(nibName: nil, bundle: nil)
        }
        override convenience init(nibName: String?, bundle: Bundle?) { self.init() }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor private func makePlain<V: UIView>(_ type: V.Type) -> V { V() }
    @MainActor private func makeScreen<V: UIViewController>(_ type: V.Type) -> V { V() }

    func testClassesWithAnInitialiserOfTheirOwn() {
        onMain {
            let made = makePlain(Own.self)
            XCTAssertEqual(made.own, 4)
            XCTAssertEqual(made.frame.size, CGSize(width: 50, height: 50))
            XCTAssertEqual(makeScreen(OwnScreen.self).own, 5)
        }
    }

    func testViewsOfEveryKindOfClass() {
        onMain {
            XCTAssertEqual(make(Inherits.self).own, [7])
            XCTAssertEqual(make(UILabel.self).frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertTrue(type(of: make(UISlider.self) as UIView) == UISlider.self)
            XCTAssertEqual(make(Overrides.self).frames.count, 1)
            XCTAssertEqual(make(Generic<Int>.self).tag, 9)
            let chosen: UIView.Type = Overrides.self
            let made = chosen.init(frame: .zero)
            XCTAssertTrue(made is Overrides, "\(made)")
        }
    }

    func testObjectsAndControllers() {
        onMain {
            XCTAssertEqual(plain(PlainThing.self).number, 3)
            XCTAssertTrue(plain(Thing.self).isMade)
            // DEV-340: what hides `init()` could be called, too.
            XCTAssertEqual(Defaults().size, 5, "an initialiser of its own with defaults comes first")
            XCTAssertTrue(type(of: plain(UILabel.self)) == UILabel.self)
            let chosen: UIViewController.Type = Screen.self
            let controller = chosen.init(nibName: "Some", bundle: nil)
            XCTAssertEqual((controller as? Screen)?.names, ["Some"])
            XCTAssertEqual((chosen.init() as? Screen)?.names, [nil])
        }
    }

    func testOtherClassesOfUIKit() {
        onMain {
            func button<B: UIButton>(_ type: B.Type) -> B { type.init(type: .system) }
            XCTAssertEqual(button(UIButton.self).buttonType, .system)
            let stack: UINavigationController.Type = UINavigationController.self
            let root = UIViewController()
            XCTAssertTrue(stack.init(rootViewController: root).topViewController === root)
            let gesture: UIGestureRecognizer.Type = UITapGestureRecognizer.self
            XCTAssertTrue(gesture.init(target: nil, action: nil) is UITapGestureRecognizer)
        }
    }

    func testNothingLeaks() {
        onMain {
            weak var view: UIView?
            autoreleasepool {
                let made = make(Overrides.self)
                view = made
                XCTAssertNotNil(view)
            }
            XCTAssertNil(view)
        }
    }
}
