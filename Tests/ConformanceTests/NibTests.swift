import Foundation
import PorticoObjC
import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract B03 and what B02 and C01 say of nibs: the order in which objects of a nib are made, connected and awakened, whatever
/// file they come from.
final class NibTests: MainTestCase, @unchecked Sendable {
    nonisolated(unsafe) static var log: [String] = []

    @MainActor final class Scene: UIViewController {
        var button: UIButton?
        var friend: Part?
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            NibTests.log.append("scene initWithNibName")
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibTests.log.append("scene initWithCoder, \(connected)")
        }
        private var connected: String { button == nil && friend == nil ? "not connected" : "connected" }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.log.append("scene awakeFromNib, \(connected)")
        }
        func pressed(_ sender: Any?) { NibTests.log.append("pressed") }
    }

    @MainActor final class Part: UIView {
        var partner: Part?
        var others: [Part] = []
        var number = 0
        required init?(coder: NSCoder) {
            number = coder.decodeInteger(forKey: "number")
            super.init(coder: coder)
            NibTests.log.append(
                "part \(number) initWithCoder, \(subviews.count) subviews, next \(partner?.number ?? 0)")
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibTests.log.append("part \(number) awakeFromNib, next \(partner?.number ?? 0), \(others.count) others")
        }
    }

    /// A view without anything of the test's own.
    final class Leaf: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private final class Memory: NibSource {
        var nibs: [String: NibContent] = [:]
        func nib(named name: String, in bundle: Bundle?) -> NibContent? { nibs[name] }
    }

    private var source: Memory!

    private static let registered: Void = {
        _porticoRegisterName("NibScene") { Scene.self }
        _porticoRegisterName("NibPart") { Part.self }
        _porticoRegisterName("NibLeaf") { Leaf.self }
        _porticoRegister("setButton:\nsetFriend:\npressed:", { Scene.self }) { object, index, a in
            let scene = object as! Scene
            switch index {
            case 0: scene.button = a(0)
            case 1: scene.friend = a(0)
            default: scene.pressed(a(0))
            }
            return nil
        }
        _porticoRegister("setPartner:\nsetOthers:", { Part.self }) { object, index, a in
            let part = object as! Part
            if index == 0 { part.partner = a(0) } else { part.others = a(0) }
            return nil
        }
    }()

    override func prepare() {
        _ = Self.registered
        Self.log = []
        source = Memory()
        NibSources.current = source
    }

    override func cleanUp() { NibSources.current = nil }

    private static func part(_ number: Int, _ values: [String: NibContent.Value] = [:]) -> NibContent.Object {
        .init("p\(number)", .instance(className: "NibPart"), values.merging(["number": .plain(number)]) { $1 })
    }

    /// A controller of a storyboard: decoded, connected, awakened; its view is in a nib of its own.
    func test_B03_a_storyboards_controller_is_decoded_and_awakened() {
        onMain {
            let content = NibContent(
                [
                    .init("scene", .instance(className: "NibScene"), ["UINibName": .plain("scene-view")]),
                    .init("button", .instance(className: "UIButton")), Self.part(1),
                ],
                connections: [
                    .outlet(of: "scene", key: "button", to: "button"), .outlet(of: "scene", key: "friend", to: "p1"),
                    .action(of: "button", selector: "pressed:", target: "scene", events: .touchUpInside),
                ], topLevel: ["scene"])
            let top = NibInstantiation(content, owner: nil).run()
            let scene = top[0] as! Scene
            XCTAssertEqual(
                Self.log,
                [
                    "scene initWithCoder, not connected", "part 1 initWithCoder, 0 subviews, next 0",
                    "scene awakeFromNib, connected", "part 1 awakeFromNib, next 0, 0 others",
                ])
            scene.button?.sendActions(for: .touchUpInside)
            XCTAssertEqual(Self.log.last, "pressed")
            XCTAssertEqual(
                harness.recorder.selectors(of: "Scene"), ["initWithCoder:", "awakeFromNib"],
                "never initWithNibName:bundle:")
            // The view comes later, from the nib that the controller decoded the name of; the controller is not awakened again.
            XCTAssertFalse(scene.isViewLoaded)
            source.nibs["scene-view"] = NibContent(
                [.init("owner", .owner), Self.part(2)],
                connections: [.outlet(of: "owner", key: "view", to: "p2")])
            Self.log = []
            XCTAssertTrue(scene.view is Part)
            XCTAssertEqual(
                Self.log,
                ["part 2 initWithCoder, 0 subviews, next 0", "part 2 awakeFromNib, next 0, 0 others"])
        }
    }

    /// A controller that owns a xib is made by `init(nibName:bundle:)` and not awakened; what is in the xib is.
    func test_B03_a_nibs_owner_is_not_awakened_its_objects_are() {
        onMain {
            source.nibs["Greeting"] = NibContent(
                [
                    .init("owner", .owner), .init("first", .firstResponder),
                    Self.part(
                        1,
                        [
                            "UISubviews": .objects(["p2", "p3"]),
                            "UIBounds": .plain(CGRect(x: 0, y: 0, width: 9, height: 7)),
                        ]),
                    Self.part(2), Self.part(3),
                    .init("button", .instance(className: "UIButton")),
                ],
                connections: [
                    .outlet(of: "owner", key: "view", to: "p1"), .outlet(of: "owner", key: "button", to: "button"),
                    .outlet(of: "p2", key: "partner", to: "p3"), .outlet(of: "p3", key: "partner", to: "p1"),
                    .collection(of: "p1", key: "others", to: ["p2", "p3"]),
                    .action(of: "button", selector: "pressed:", target: "first", events: .touchUpInside),
                ])
            let scene = Scene(nibName: "Greeting", bundle: nil)
            XCTAssertEqual(Self.log, ["scene initWithNibName"])
            Self.log = []
            let view = scene.view as? Part
            XCTAssertEqual(
                Self.log,
                [
                    // Subviews are there when their superview's init(coder:) returns; outlets of nobody are.
                    "part 2 initWithCoder, 0 subviews, next 0", "part 3 initWithCoder, 0 subviews, next 0",
                    "part 1 initWithCoder, 2 subviews, next 0",
                    "part 1 awakeFromNib, next 0, 2 others", "part 2 awakeFromNib, next 3, 0 others",
                    "part 3 awakeFromNib, next 1, 0 others",
                ])
            XCTAssertEqual(view?.bounds, CGRect(x: 0, y: 0, width: 9, height: 7))
            XCTAssertNotNil(scene.button)
            XCTAssertEqual(harness.recorder.selectors(of: "Scene").filter { $0 == "awakeFromNib" }, [])
            XCTAssertEqual(scene.button?.actions(forTarget: nil, forControlEvent: .touchUpInside), ["pressed:"])
        }
    }

    /// Recording R34: a view from a nib, from its making to its first drawing.
    func test_C01_R34_a_view_from_a_nib() {
        onMain {
            source.nibs["Greeting"] = NibContent(
                [
                    .init("owner", .owner), Self.part(1, ["UISubviews": .objects(["leaf"])]),
                    .init(
                        "leaf", .instance(className: "NibLeaf"),
                        ["UIBounds": .plain(CGRect(x: 0, y: 0, width: 40, height: 20))]),
                ], connections: [.outlet(of: "owner", key: "view", to: "p1")])
            harness.show(root: Scene(nibName: "Greeting", bundle: nil))
            harness.advance(by: 0.1)
            let told = [
                "initWithCoder:", "initWithFrame:", "willMoveToSuperview:", "didMoveToSuperview", "awakeFromNib",
                "willMoveToWindow:", "didMoveToWindow", "layoutSubviews", "drawRect:",
            ]
            XCTAssertEqual(
                harness.recorder.selectors(of: "Leaf", among: told), told.filter { $0 != "initWithFrame:" })
        }
    }

    /// Recordings R13 and R14: a controller from a storyboard as the first one, and another that is pushed.
    func test_B09_R13_R14_decoded_controllers_are_shown_and_pushed() {
        onMain {
            let content = NibContent([.init("scene", .instance(className: "NibScene"))], topLevel: ["scene"])
            let heard = { @MainActor in self.harness.recorder.calls(of: ["Scene"], [.controller]) }
            let shown = [
                "Scene initWithCoder:", "Scene awakeFromNib", "Scene willMoveToParentViewController:",
                "Scene loadView", "Scene viewDidLoad", "Scene viewWillAppear:", "Scene viewIsAppearing:",
                "Scene viewSafeAreaInsetsDidChange", "Scene viewWillLayoutSubviews",
                "Scene viewDidLayoutSubviews", "Scene viewDidAppear:",
            ]
            var list = shown
            list.insert("Scene didMoveToParentViewController:", at: 3)
            harness.recorder.clear()
            let navigation = UINavigationController(
                rootViewController: NibInstantiation(content, owner: nil).run()[0] as! Scene)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(heard(), list)
            harness.recorder.clear()
            navigation.pushViewController(NibInstantiation(content, owner: nil).run()[0] as! Scene, animated: true)
            harness.advance(by: 1)
            list = shown + ["Scene didMoveToParentViewController:"]
            list.insert("Scene viewWillDisappear:", at: 5)
            list.insert("Scene viewDidDisappear:", at: 11)
            XCTAssertEqual(heard(), list)
        }
    }

    func test_B03_a_creator_makes_the_controller_with_the_coder() {
        onMain {
            let content = NibContent(
                [.init("scene", .instance(className: "NibScene")), Self.part(1)],
                connections: [.outlet(of: "scene", key: "friend", to: "p1")], topLevel: ["scene"])
            var given: Scene?
            let top = NibInstantiation(
                content, owner: nil,
                creators: [
                    "scene": { coder in
                        given = Scene(coder: coder)
                        return given
                    }
                ]
            ).run()
            XCTAssertTrue(top[0] === given)
            XCTAssertEqual(
                Self.log.filter { $0.hasPrefix("scene") },
                [
                    "scene initWithCoder, not connected", "scene awakeFromNib, connected",
                ])
        }
    }

    /// A view that isn't from a nib is not awakened, whichever of its initialisers ran.
    func test_B03_externals_are_connected_and_not_awakened() {
        onMain {
            let outside = Part(coder: NibCoder([:], bundle: nil) { _ in nil })!
            Self.log = []
            let content = NibContent(
                [Self.part(1), .init("outside", .external("friend"))],
                connections: [
                    .outlet(of: "p1", key: "partner", to: "outside"),
                    .attribute(of: "p1", keyPath: "partner", value: outside),
                ],
                topLevel: ["p1"])
            let part = NibInstantiation(content, owner: nil, externals: ["friend": outside]).run()[0] as! Part
            XCTAssertTrue(part.partner === outside)
            XCTAssertEqual(
                Self.log, ["part 1 initWithCoder, 0 subviews, next 0", "part 1 awakeFromNib, next 0, 0 others"])
        }
    }

    func test_B02_nothing_is_awakened_without_a_nib() {
        onMain {
            let scene = Scene()
            _ = scene.view
            XCTAssertEqual(Self.log, ["scene initWithNibName"])
        }
    }
}
