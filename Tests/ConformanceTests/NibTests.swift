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
        /// Which of the nib's parts it is: its tag.
        var number: Int { tag }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) {
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

    private var documents: NibDocuments!

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
        documents = NibDocuments()
        documents.use()
    }

    override func cleanUp() {
        NibSources.current = nil
        StoryboardSources.current = nil
    }

    /// A part's element. `key` makes it a controller's view.
    private static func part(_ number: Int, key: String = "", _ content: String = "") -> String {
        let key = key.isEmpty ? "" : " key=\"\(key)\""
        return "<view tag=\"\(number)\" customClass=\"NibPart\" id=\"p\(number)\"\(key)>\(content)</view>"
    }

    private static func outlet(_ property: String, _ destination: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)-\(destination)\"/>"
    }

    private static func button(target: String) -> String {
        """
        <button id="button"><connections>
        <action selector="pressed:" destination="\(target)" eventType="touchUpInside" id="a"/></connections></button>
        """
    }

    /// The only scene of a storyboard, and what it instantiates.
    @MainActor private func storyboard(_ content: String = "", _ others: String = "") throws -> UIStoryboard {
        try documents.storyboard(
            "Main", initial: "scene",
            "<viewController customClass=\"NibScene\" id=\"scene\">\(content)</viewController>\(others)")
        return UIStoryboard(name: "Main", bundle: nil)
    }

    /// A controller of a storyboard: decoded, connected, awakened; its view is in a nib of its own.
    func test_B03_a_storyboards_controller_is_decoded_and_awakened() throws {
        try onMain {
            let storyboard = try storyboard(
                Self.part(2, key: "view")
                    + "<connections>\(Self.outlet("button", "button"))\(Self.outlet("friend", "p1"))</connections>",
                Self.button(target: "scene") + Self.part(1))
            let scene = storyboard.instantiateInitialViewController() as! Scene
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
            // The view comes later, from a nib of its own; the controller is not awakened again.
            XCTAssertFalse(scene.isViewLoaded)
            Self.log = []
            XCTAssertTrue(scene.view is Part)
            XCTAssertEqual(
                Self.log,
                ["part 2 initWithCoder, 0 subviews, next 0", "part 2 awakeFromNib, next 0, 0 others"])
        }
    }

    /// A controller that owns a xib is made by `init(nibName:bundle:)` and not awakened; what is in the xib is.
    func test_B03_a_nibs_owner_is_not_awakened_its_objects_are() throws {
        try onMain {
            let subviews = [
                Self.part(2, "<connections>\(Self.outlet("partner", "p3"))</connections>"),
                Self.part(3, "<connections>\(Self.outlet("partner", "p1"))</connections>"),
            ]
            try documents.xib(
                "Greeting",
                Self.part(
                    1,
                    """
                    <rect key="frame" x="0" y="0" width="9" height="7"/><subviews>\(subviews.joined())</subviews><connections>
                    <outletCollection property="others" destination="p2" id="c2"/>
                    <outletCollection property="others" destination="p3" id="c3"/></connections>
                    """) + Self.button(target: "-2"),
                owner: "<connections>\(Self.outlet("view", "p1"))\(Self.outlet("button", "button"))</connections>")
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
    func test_C01_R34_a_view_from_a_nib() throws {
        try onMain {
            try documents.xib(
                "Greeting",
                Self.part(
                    1,
                    """
                    <subviews><view customClass="NibLeaf" id="leaf"><rect key="frame" x="0" y="0" width="40" height="20"/>
                    </view></subviews>
                    """), owner: "<connections>\(Self.outlet("view", "p1"))</connections>")
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
    func test_B09_R13_R14_decoded_controllers_are_shown_and_pushed() throws {
        try onMain {
            let storyboard = try storyboard()
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
                rootViewController: storyboard.instantiateInitialViewController() as! Scene)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(heard(), list)
            harness.recorder.clear()
            navigation.pushViewController(storyboard.instantiateInitialViewController() as! Scene, animated: true)
            harness.advance(by: 1)
            list = shown + ["Scene didMoveToParentViewController:"]
            list.insert("Scene viewWillDisappear:", at: 5)
            list.insert("Scene viewDidDisappear:", at: 11)
            XCTAssertEqual(heard(), list)
        }
    }

    func test_B03_a_creator_makes_the_controller_with_the_coder() throws {
        try onMain {
            let storyboard = try storyboard(
                "<connections>\(Self.outlet("friend", "p1"))</connections>", Self.part(1))
            var given: Scene?
            let made = storyboard.instantiateInitialViewController { coder -> Scene? in
                given = Scene(coder: coder)
                return given
            }
            XCTAssertNotNil(made)
            XCTAssertTrue(made === given)
            XCTAssertEqual(
                Self.log.filter { $0.hasPrefix("scene") },
                [
                    "scene initWithCoder, not connected", "scene awakeFromNib, connected",
                ])
        }
    }

    /// A view that isn't from a nib is not awakened, whichever of its initialisers ran.
    func test_B03_externals_are_connected_and_not_awakened() throws {
        try onMain {
            let outside = Part(frame: .zero)
            try documents.xib(
                "Friends",
                "<placeholder placeholderIdentifier=\"friend\" id=\"outside\" customClass=\"NibPart\"/>"
                    + Self.part(1, "<connections>\(Self.outlet("partner", "outside"))</connections>"))
            let nib = UINib(nibName: "Friends", bundle: nil)
            let top = nib.instantiate(withOwner: nil, options: [.externalObjects: ["friend": outside]])
            XCTAssertEqual(top.count, 1)
            let part = top[0] as! Part
            XCTAssertTrue(part.partner === outside)
            XCTAssertEqual(
                Self.log, ["part 1 initWithCoder, 0 subviews, next 0", "part 1 awakeFromNib, next 0, 0 others"])
        }
    }

    /// A document may ask for an object that nobody hands in: its outlet stays empty.
    func test_B03_an_external_that_nobody_gives_is_not_connected() throws {
        try onMain {
            try documents.xib(
                "Friends",
                "<placeholder placeholderIdentifier=\"friend\" id=\"outside\" customClass=\"NibPart\"/>"
                    + Self.part(1, "<connections>\(Self.outlet("partner", "outside"))</connections>"))
            let part = UINib(nibName: "Friends", bundle: nil).instantiate(withOwner: nil)[0] as! Part
            XCTAssertNil(part.partner)
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
