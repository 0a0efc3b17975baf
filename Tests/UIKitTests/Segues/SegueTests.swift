import Foundation
import PorticoNib
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Segues from templates: who is asked, told and made, in which order; and the way back.
final class SegueTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []

    // MARK: The storyboard

    class Screen: UIViewController {
        nonisolated(unsafe) static var refuses = false
        var allowsUnwinding = true

        var name: String { title ?? restorationIdentifier ?? "?" }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            SegueTests.log.append("init \(name)")
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            SegueTests.log.append("awake \(name)\(storyboard == nil ? " without storyboard" : "")")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            SegueTests.log.append("\(name) viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            SegueTests.log.append("\(name) viewWillAppear \(animated)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            SegueTests.log.append("\(name) viewDidAppear")
        }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            SegueTests.log.append("\(name) should \(identifier)")
            return !Screen.refuses
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            let loaded = segue.destination.isViewLoaded ? " loaded" : ""
            SegueTests.log.append(
                "\(name) prepare \(segue.identifier ?? "nil") to \((segue.destination as? Screen)?.name ?? "?")"
                    + " by \(sender as? String ?? "nobody")\(loaded)")
        }
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
            let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
            SegueTests.log.append("\(name) can \(can && allowsUnwinding)")
            return can && allowsUnwinding
        }
        func unwindHere(_ segue: UIStoryboardSegue) {
            SegueTests.log.append("\(name) unwound from \((segue.source as? Screen)?.name ?? "?")")
        }
    }

    /// Has the action that unwind segues look for.
    final class Home: Screen {}

    final class OwnSegue: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            SegueTests.log.append("segue init \(identifier ?? "nil")")
            super.init(identifier: identifier, source: source, destination: destination)
        }
        override func perform() {
            SegueTests.log.append("segue perform")
            source.addChild(destination)
            destination.didMove(toParent: source)
        }
    }

    /// Does what its storyboard says, and more.
    final class AddingSegue: UIStoryboardSegue {
        let extra = "extra"
        override func perform() {
            SegueTests.log.append("before \(extra)")
            super.perform()
            SegueTests.log.append("after")
        }
    }

    @MainActor final class Memory: StoryboardSource {
        var content: StoryboardContent
        init(_ content: StoryboardContent) { self.content = content }
        func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent? { name == "Main" ? content : nil }
    }

    private static func scene(_ name: String, _ cls: String = "SegueScreen", _ segues: [SegueTemplate] = [])
        -> StoryboardContent.Scene
    {
        let node = NibNode("viewController", [.init("class", .text(cls)), .init("title", .text(name))])
        return StoryboardContent.Scene(
            name, NibContent([.init("c", .instance(node))], facts: NibFacts(name: "Main")), controller: "c",
            identifier: name, segues: segues)
    }

    private static let registered: Void = {
        _porticoRegisterName("SegueScreen") { Screen.self }
        _porticoRegisterName("SegueHome") { Home.self }
        _porticoRegisterName("SegueOwn") { OwnSegue.self }
        _porticoRegisterName("SegueAdding") { AddingSegue.self }
        _porticoRegister("unwindHere:", { Home.self }) { object, _, arguments in
            (object as! Home).unwindHere(arguments(0))
            return nil
        }
    }()

    override func prepare() {
        _ = Self.registered
        Self.log = []
        Screen.refuses = false
    }

    override func cleanUp() { StoryboardSources.current = nil }

    @MainActor private func use(_ scenes: [StoryboardContent.Scene]) -> UIStoryboard {
        StoryboardSources.current = Memory(StoryboardContent(scenes, initial: scenes.first?.id))
        return UIStoryboard(name: "Main", bundle: nil)
    }

    @MainActor private func show(_ root: UIViewController) {
        harness.show(root: root)
        harness.advance(by: 0.1)
        Self.log = []
    }

    @MainActor private func start(_ scenes: [StoryboardContent.Scene]) -> Screen {
        use(scenes).instantiateInitialViewController() as! Screen
    }

    // MARK: Storyboards

    func testAStoryboardMakesItsControllers() {
        onMain {
            let storyboard = use([Self.scene("first"), Self.scene("second", "SegueHome")])
            let first = storyboard.instantiateInitialViewController()
            XCTAssertEqual(first?.title, "first")
            XCTAssertTrue(first?.storyboard === storyboard)
            XCTAssertNil(UIViewController().storyboard)
            XCTAssertEqual(Self.log, ["init first", "awake first"], "the storyboard is known in awakeFromNib")
            XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "second") is Home)
            var made: Home?
            let home: Home = storyboard.instantiateViewController(identifier: "second") { coder in
                made = Home(coder: coder)
                return made
            }
            XCTAssertTrue(home === made)
            XCTAssertTrue(home.storyboard === storyboard)
            let fallen: Home = storyboard.instantiateViewController(identifier: "second") { _ in nil }
            XCTAssertEqual(fallen.title, "second", "a creator that makes nothing leaves it to the class")
            StoryboardSources.current = Memory(StoryboardContent([]))
            XCTAssertNil(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
            XCTAssertNil(UIStoryboard.found("Other", bundle: nil))
        }
    }

    /// A file's scene is read each time until it is asked for again; then it is kept.
    func testASceneThatIsAskedForAgainIsKept() {
        onMain {
            var reads = 0
            let entry = StoryboardContent.Entry(id: "one", identifier: "one") {
                reads += 1
                return Self.scene("one")
            }
            StoryboardSources.current = Memory(StoryboardContent(entries: [entry], initial: "one"))
            for _ in 0..<4 {
                let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                XCTAssertEqual(made?.title, "one")
            }
            XCTAssertEqual(reads, 2)
        }
    }

    // MARK: Kinds

    func testShowPushesInTheDocumentedOrder() {
        onMain {
            let root = start([
                Self.scene("a", "SegueScreen", [SegueTemplate("1", identifier: "next", .show, to: "b")]),
                Self.scene("b"),
            ])
            let navigation = UINavigationController(rootViewController: root)
            show(navigation)
            root.performSegue(withIdentifier: "next", sender: "me")
            harness.advance(by: 1)
            XCTAssertEqual(
                Self.log,
                [
                    "init b", "awake b", "a prepare next to b by me", "b viewDidLoad", "b viewWillAppear true",
                    "b viewDidAppear",
                ], "the app is not asked whether to")
            XCTAssertEqual(navigation.viewControllers.count, 2)
            XCTAssertEqual(
                harness.recorder.selectors(of: "Screen").filter { $0.contains("egue") }, ["prepareForSegue:sender:"])
        }
    }

    func testATriggeredSegueAsksFirstAndMakesNothingWhereItIsRefused() throws {
        try onMain {
            let root = start([
                Self.scene(
                    "a", "SegueScreen",
                    [SegueTemplate("1", identifier: "next", .present(.fullScreen, .crossDissolve), to: "b")]),
                Self.scene("b"),
            ])
            show(root)
            let template = try XCTUnwrap(root.origin?.segues.first)
            Screen.refuses = true
            SegueRun.trigger(template, from: root, sender: nil)
            XCTAssertEqual(Self.log, ["a should next"])
            XCTAssertNil(root.presentedViewController)
            Screen.refuses = false
            Self.log = []
            SegueRun.trigger(template, from: root, sender: nil)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log.prefix(4), ["a should next", "init b", "awake b", "a prepare next to b by nobody"])
            XCTAssertEqual(root.presentedViewController?.title, "b")
            XCTAssertEqual(root.presentedViewController?.modalPresentationStyle, .fullScreen)
            XCTAssertEqual(root.presentedViewController?.modalTransitionStyle, .crossDissolve)
        }
    }

    func testASegueWithoutAnimation() {
        onMain {
            let root = start([
                Self.scene(
                    "a", "SegueScreen", [SegueTemplate("1", identifier: "next", .show, to: "b", isAnimated: false)]),
                Self.scene("b"),
            ])
            let navigation = UINavigationController(rootViewController: root)
            show(navigation)
            root.performSegue(withIdentifier: "next", sender: nil)
            harness.turn()
            XCTAssertTrue(Self.log.contains("b viewWillAppear false"), "\(Self.log)")
        }
    }

    func testAPopoverIsAnchoredAtItsSenderBeforeTheSourcePrepares() {
        onMain {
            final class Looker: Screen {
                nonisolated(unsafe) static var seen: UIView?
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    Looker.seen = segue.destination.popoverPresentationController?.sourceView
                }
            }
            _porticoRegisterName("SegueLooker") { Looker.self }
            let root = start([
                Self.scene(
                    "a", "SegueLooker", [SegueTemplate("1", identifier: "pop", .popover(anchor: nil), to: "b")]),
                Self.scene("b"),
            ])
            show(root)
            let button = UIButton(frame: CGRect(x: 10, y: 100, width: 50, height: 30))
            root.view.addSubview(button)
            root.performSegue(withIdentifier: "pop", sender: button)
            harness.advance(by: 1)
            XCTAssertTrue(Looker.seen === button)
            XCTAssertEqual(root.presentedViewController?.modalPresentationStyle, .popover)
            Looker.seen = nil
        }
    }

    func testAnEmbedSegueRunsBeforeViewDidLoad() throws {
        try onMain {
            let root = start([
                Self.scene(
                    "a", "SegueScreen",
                    [SegueTemplate("1", identifier: "inside", .embed(container: "box"), to: "b")]),
                Self.scene("b"),
            ])
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            root.origin?.anchors["box"] = box
            Self.log = []
            root.loadViewIfNeeded()
            XCTAssertEqual(
                Self.log,
                ["init b", "awake b", "a prepare inside to b by nobody", "b viewDidLoad", "a viewDidLoad"])
            let child = try XCTUnwrap(root.children.first)
            XCTAssertEqual(child.title, "b")
            XCTAssertTrue(child.view.superview === box)
            XCTAssertEqual(child.view.frame, box.bounds)
        }
    }

    func testAClassOfTheAppsOwnIsMadeByItsInitialiser() {
        onMain {
            let root = start([
                Self.scene(
                    "a", "SegueScreen",
                    [
                        SegueTemplate(
                            "1", identifier: "own segue with a long name", .custom, to: "b", className: "SegueOwn"),
                        SegueTemplate("2", .custom, to: "b", className: "SegueOwn"),
                    ]),
                Self.scene("b"),
            ])
            show(root)
            weak var destination: UIViewController?
            autoreleasepool {
                root.performSegue(withIdentifier: "own segue with a long name", sender: nil)
                destination = root.children.first
            }
            XCTAssertEqual(
                Self.log,
                [
                    "init b", "awake b", "segue init own segue with a long name",
                    "a prepare own segue with a long name to b by nobody", "segue perform",
                ])
            XCTAssertEqual(destination?.title, "b")
            root.children.first?.removeFromParent()
            XCTAssertNil(destination, "nothing holds on to it")
            Self.log = []
            SegueRun.trigger(root.origin!.segues[1], from: root, sender: nil)
            XCTAssertTrue(Self.log.contains("segue init nil"))
        }
    }

    func testAClassMayAddToWhatTheStoryboardSays() {
        onMain {
            let root = start([
                Self.scene(
                    "a", "SegueScreen",
                    [SegueTemplate("1", identifier: "next", .show, to: "b", className: "SegueAdding")]),
                Self.scene("b"),
            ])
            let navigation = UINavigationController(rootViewController: root)
            show(navigation)
            root.performSegue(withIdentifier: "next", sender: nil)
            XCTAssertEqual(Self.log.first { $0.hasPrefix("before") }, "before extra")
            XCTAssertEqual(Self.log.last, "after")
            XCTAssertEqual(navigation.viewControllers.count, 2)
        }
    }

    func testAHandlerIsPerformed() {
        onMain {
            var performed = 0
            let (a, b) = (UIViewController(), UIViewController())
            let segue = UIStoryboardSegue(identifier: "x", source: a, destination: b) { performed += 1 }
            XCTAssertEqual(segue.identifier, "x")
            XCTAssertTrue(segue.source === a && segue.destination === b)
            segue.perform()
            XCTAssertEqual(performed, 1)
        }
    }

    // MARK: Unwinding

    private static let back = SegueTemplate("u", identifier: "back", .unwind(action: "unwindHere:"))

    func testUnwindingPopsToTheNearestControllerWithTheAction() {
        onMain {
            let storyboard = use([
                Self.scene("home", "SegueHome"), Self.scene("middle"), Self.scene("top", "SegueHome", [Self.back]),
            ])
            let all = ["home", "middle", "top"].map { storyboard.instantiateViewController(withIdentifier: $0) }
            let navigation = UINavigationController()
            navigation.viewControllers = all
            show(navigation)
            all[2].performSegue(withIdentifier: "back", sender: "me")
            XCTAssertEqual(
                Self.log.prefix(6),
                [
                    "top can false", "middle can false", "home can true", "top prepare back to home by me",
                    "home unwound from top", "home viewDidLoad",
                ], "its own action is not taken; children are asked from the top down")
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers, [all[0]])
        }
    }

    func testUnwindingDismissesAndPopsBelow() {
        onMain {
            let storyboard = use([
                Self.scene("home", "SegueHome"), Self.scene("middle"), Self.scene("modal", "SegueScreen", [Self.back]),
            ])
            let home = storyboard.instantiateViewController(withIdentifier: "home")
            let middle = storyboard.instantiateViewController(withIdentifier: "middle")
            let modal = storyboard.instantiateViewController(withIdentifier: "modal")
            let below = UINavigationController()
            below.viewControllers = [home, middle]
            show(below)
            let above = UINavigationController(rootViewController: modal)
            middle.present(above, animated: false)
            harness.advance(by: 1)
            Self.log = []
            modal.performSegue(withIdentifier: "back", sender: nil)
            XCTAssertEqual(below.viewControllers, [home], "below, without animation, at once")
            harness.advance(by: 1)
            XCTAssertNil(below.presentedViewController)
            XCTAssertEqual(
                Self.log.filter { !$0.contains("view") },
                [
                    "modal can false", "middle can false", "home can true", "modal prepare back to home by nobody",
                    "home unwound from modal",
                ])
            XCTAssertTrue(Self.log.contains("home viewDidAppear"))
        }
    }

    func testUnwindingSelectsTheTabThatHoldsTheDestination() {
        onMain {
            let storyboard = use([
                Self.scene("home", "SegueHome"), Self.scene("deep"), Self.scene("other", "SegueScreen", [Self.back]),
            ])
            let home = storyboard.instantiateViewController(withIdentifier: "home")
            let other = storyboard.instantiateViewController(withIdentifier: "other")
            let navigation = UINavigationController()
            navigation.viewControllers = [home, storyboard.instantiateViewController(withIdentifier: "deep")]
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, other]
            tabs.selectedIndex = 1
            show(tabs)
            other.performSegue(withIdentifier: "back", sender: nil)
            harness.advance(by: 1)
            XCTAssertEqual(tabs.selectedIndex, 0)
            XCTAssertEqual(navigation.viewControllers, [home])
        }
    }

    func testUnwindingThatNobodyTakesDoesNothing() {
        onMain {
            let storyboard = use([
                Self.scene("home", "SegueHome"), Self.scene("top", "SegueScreen", [Self.back]),
            ])
            let home = storyboard.instantiateViewController(withIdentifier: "home") as! Home
            home.allowsUnwinding = false
            let top = storyboard.instantiateViewController(withIdentifier: "top")
            let navigation = UINavigationController()
            navigation.viewControllers = [home, top]
            show(navigation)
            top.performSegue(withIdentifier: "back", sender: nil)
            harness.advance(by: 1)
            XCTAssertEqual(Self.log, ["top can false", "home can false"])
            XCTAssertEqual(navigation.viewControllers.count, 2)
        }
    }

    func testAContainerSaysWhichChildrenAreAskedAndWhereTheSourceIs() {
        onMain {
            let navigation = UINavigationController()
            let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
            navigation.viewControllers = [a, b, c]
            let inner = UIViewController()
            c.addChild(inner)
            let source = UIStoryboardUnwindSegueSource(source: inner, action: Selector("unwindHere:"), sender: nil)
            XCTAssertTrue(navigation.childContaining(source) === c)
            XCTAssertEqual(navigation.allowedChildrenForUnwinding(from: source), [b, a])
            XCTAssertTrue(c.childContaining(source) === inner)
            XCTAssertNil(a.childContaining(source))
        }
    }
}
