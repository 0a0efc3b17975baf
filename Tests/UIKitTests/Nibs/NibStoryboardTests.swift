import Foundation
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Scenes of storyboards: what is made together, what leads where.
final class NibStoryboardTests: MainTestCase, @unchecked Sendable {
    private var documents: NibDocuments!
    nonisolated(unsafe) private static var log: [String] = []

    class Screen: UIViewController {
        var label: UILabel?
        var item: UIBarButtonItem?
        var data: NSObject?
        override func awakeFromNib() {
            super.awakeFromNib()
            NibStoryboardTests.log.append("awake \(title ?? "?") label \(label != nil) item \(item != nil)")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            NibStoryboardTests.log.append("loaded \(title ?? "?") label \(label != nil)")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let loaded = segue.destination.isViewLoaded
            NibStoryboardTests.log.append(
                "prepare \(segue.identifier ?? "-") \(sender.map { "\(type(of: $0))" } ?? "nil") \(loaded)")
        }
        func back(_ segue: UIStoryboardSegue) { NibStoryboardTests.log.append("back to \(title ?? "?")") }
    }

    private static let registered: Void = {
        _porticoRegisterName("BoardScreen") { Screen.self }
        _porticoRegister("setLabel:\nsetItem:\nback:\nmake:", { Screen.self }) { object, index, a in
            let screen = object as! Screen
            switch index {
            case 0: screen.label = a(0)
            case 1: screen.item = a(0)
            case 2: screen.back(a(0))
            default:
                let coder: NSCoder = a(0)
                let made = Screen(coder: coder)
                made?.title = "made"
                return made
            }
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

    private func scene(_ id: String, _ title: String, view: String = "", _ more: String = "") -> String {
        """
        <viewController title="\(title)" storyboardIdentifier="\(title)" customClass="BoardScreen" id="\(id)"><view key="view" id="\(id)v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(view)<viewLayoutGuide key="safeArea" id="\(id)g"/></view>\(more)</viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)f"/><exit id="\(id)x"/>
        """
    }

    private func navigation(_ id: String, to root: String) -> String {
        """
        <navigationController navigationBarHidden="NO" id="\(id)"><navigationBar key="navigationBar" largeTitles="YES" id="\(id)b"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)s"/></connections></navigationController>
        """
    }

    func testANavigationControllerComesWithItsRoot() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "r"),
                scene(
                    "r", "Root", view: "<subviews><label text=\"Hi\" id=\"l\"/></subviews>",
                    """
                    <navigationItem key="navigationItem" title="Bar" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/>
                    <leftBarButtonItems><barButtonItem title="L" id="bl"/></leftBarButtonItems></navigationItem>
                    <connections><outlet property="label" destination="l" id="o1"/><outlet property="item" destination="bi" id="o2"/></connections>
                    """))
            let navigation =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
            let root = navigation.topViewController as! Screen
            XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
            XCTAssertEqual(root.navigationItem.title, "Bar")
            XCTAssertEqual(root.navigationItem.rightBarButtonItem?.systemItem, .add)
            XCTAssertEqual(root.navigationItem.leftBarButtonItems?.first?.title, "L")
            XCTAssertFalse(root.isViewLoaded)
            XCTAssertEqual(root.storyboard?.name, "Main")
            harness.show(root: navigation)
            XCTAssertEqual(root.label?.text, "Hi")
            XCTAssertEqual(
                Self.log, ["awake Root label false item true", "loaded Root label true"],
                "outlets to views are nil in awakeFromNib, those to bar buttons aren't")
            XCTAssertEqual(root.view.frame.size, navigation.view.bounds.size)
        }
    }

    /// A row's tap, an accessory's, an item's: what storyboards of lists are made of.
    func testSeguesBeginAtPrototypeCells() throws {
        try onMain {
            final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    2
                }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                    -> UICollectionViewCell
                { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
            }
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "r"),
                scene(
                    "r", "Root",
                    view: """
                        <subviews><tableView dataMode="prototypes" rowHeight="44" id="t"><rect key="frame" x="0" y="200" width="375" height="100"/>
                        <prototypes><tableViewCell reuseIdentifier="row" accessoryType="detailButton" id="c"><rect key="frame" x="0" y="0"
                        width="375" height="44"/><tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/><connections>
                        <segue destination="d" kind="show" identifier="row" id="s1"/><segue destination="d" kind="show" identifier="more"
                        trigger="accessoryAction" id="s2"/></connections></tableViewCell></prototypes></tableView>
                        <collectionView dataMode="prototypes" id="v"><rect key="frame" x="0" y="400" width="375" height="100"/>
                        <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="50" height="50"/>
                        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="i"><rect key="frame" x="0" y="0"
                        width="50" height="50"/><connections><segue destination="d" kind="show" identifier="item" id="s3"/></connections>
                        </collectionViewCell></cells></collectionView></subviews>
                        """),
                scene("d", "Detail"))
            let navigation =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
            let root = navigation.topViewController as! Screen
            let rows = Rows()
            harness.show(root: navigation)
            let (table, items) = (root.view.subviews[0] as! UITableView, root.view.subviews[1] as! UICollectionView)
            table.dataSource = rows
            items.dataSource = rows
            harness.turn()
            @MainActor func led(_ name: String, by place: CGPoint) {
                Self.log = []
                harness.tap(place)
                harness.advance(by: 1)
                XCTAssertEqual(navigation.topViewController?.title, "Detail", name)
                XCTAssertTrue(Self.log.contains { $0.hasPrefix("prepare \(name) UI") }, "\(Self.log)")
                navigation.popViewController(animated: false)
                harness.turn()
            }
            led("row", by: table.convert(CGPoint(x: 100, y: 22), to: nil))
            led("more", by: table.convert(CGPoint(x: 345, y: 22), to: nil))
            led("item", by: items.convert(CGPoint(x: 20, y: 20), to: nil))
        }
    }

    func testTabsSplitAndPages() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "t",
                """
                <tabBarController id="t"><tabBar key="tabBar" translucent="NO" id="tb"/><connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
                <segue destination="n" kind="relationship" relationship="viewControllers" id="s2"/>
                <segue destination="p" kind="relationship" relationship="viewControllers" id="s3"/></connections></tabBarController>
                """,
                scene(
                    "a", "A",
                    "<tabBarItem key=\"tabBarItem\" title=\"First\" image=\"star\" catalog=\"system\" id=\"i1\"/>"),
                navigation("n", to: "b"), scene("b", "B"),
                "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"9\" id=\"p\"/>"
            )
            let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UITabBarController
            XCTAssertEqual(tabs.viewControllers?.count, 3)
            XCTAssertFalse(tabs.tabBar.isTranslucent)
            XCTAssertEqual(tabs.viewControllers?[0].tabBarItem.title, "First")
            XCTAssertNotNil(tabs.viewControllers?[0].tabBarItem.image)
            XCTAssertEqual((tabs.viewControllers?[1] as? UINavigationController)?.topViewController?.title, "B")
            let pages = tabs.viewControllers?[2] as? UIPageViewController
            XCTAssertEqual(pages?.transitionStyle, .scroll)
            XCTAssertEqual(pages?.navigationOrientation, .vertical)
            try documents.storyboard(
                "Split", initial: "s",
                """
                <splitViewController style="doubleColumn" preferredDisplayMode="oneBesideSecondary" id="s"><connections>
                <segue destination="a" kind="relationship" relationship="masterViewController" id="s1"/>
                <segue destination="b" kind="relationship" relationship="detailViewController" id="s2"/></connections></splitViewController>
                """, scene("a", "A"), scene("b", "B"))
            let split =
                UIStoryboard(name: "Split", bundle: nil).instantiateInitialViewController() as! UISplitViewController
            XCTAssertEqual(split.style, .doubleColumn)
            XCTAssertEqual(split.viewController(for: .primary)?.title, "A")
            XCTAssertEqual(split.viewController(for: .secondary)?.title, "B")
        }
    }

    func testAButtonsSegueShowsAndUnwinds() throws {
        try onMain {
            let button = { (id: String, segue: String) in
                "<subviews><button id=\"\(id)\"><connections>\(segue)</connections></button></subviews>"
            }
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "r"),
                scene(
                    "r", "Root",
                    view: button("b", "<segue destination=\"d\" kind=\"show\" identifier=\"go\" id=\"g1\"/>")),
                scene(
                    "d", "Detail",
                    view: button("u", "<segue destination=\"dx\" kind=\"unwind\" unwindAction=\"back:\" id=\"g2\"/>")))
            let navigation =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
            harness.show(root: navigation)
            Self.log = []
            (navigation.topViewController!.view.subviews[0] as! UIButton).sendActions(for: .touchUpInside)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            XCTAssertEqual(
                Self.log,
                ["awake Detail label false item false", "prepare go UIButton false", "loaded Detail label false"])
            Self.log = []
            (navigation.topViewController!.view.subviews[0] as! UIButton).sendActions(for: .touchUpInside)
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            XCTAssertEqual(Self.log.last, "back to Root")
        }
    }

    func testPresentingEmbeddingAndMakingByHand() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "r",
                scene(
                    "r", "Root",
                    view: """
                        <subviews><containerView id="c"><rect key="frame" x="1" y="2" width="30" height="40"/><connections>
                        <segue destination="e" kind="embed" identifier="in" id="g1"/></connections></containerView></subviews>
                        """,
                    """
                    <connections><segue destination="d" kind="presentation" identifier="up" modalPresentationStyle="fullScreen"
                     modalTransitionStyle="crossDissolve" destinationCreationSelector="make:" id="g2"/></connections>
                    """), scene("e", "Embedded"), scene("d", "Detail"))
            let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            harness.show(root: root)
            XCTAssertEqual(root.children.map(\.title), ["Embedded"])
            XCTAssertEqual(root.children[0].view.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
            XCTAssertEqual(
                Self.log,
                [
                    "awake Root label false item false", "awake Embedded label false item false",
                    "prepare in nil false",
                    "loaded Embedded label false", "loaded Root label false",
                ])
            root.performSegue(withIdentifier: "up", sender: nil)
            harness.advance(by: 1)
            XCTAssertEqual(root.presentedViewController?.title, "made", "its @IBSegueAction made it")
            XCTAssertEqual(root.presentedViewController?.modalPresentationStyle, .fullScreen)
            XCTAssertEqual(root.presentedViewController?.modalTransitionStyle, .crossDissolve)
        }
    }

    func testReferencesToOtherStoryboards() throws {
        try onMain {
            try documents.storyboard("Other", initial: "o", scene("o", "Other"), scene("p", "Named"))
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "x"),
                "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Named\" id=\"x\"/>")
            let navigation =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
            XCTAssertEqual(navigation.topViewController?.title, "Named")
            XCTAssertEqual(navigation.topViewController?.storyboard?.name, "Other")
        }
    }

    func testOldGuidesAreTheSafeArea() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "r"),
                """
                <viewController id="r"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom"
                 id="bg"/></layoutGuides><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><autoresizingMask
                 key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
                <constraints><constraint firstItem="a" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="5" id="c1"/>
                <constraint firstItem="bg" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="6" id="c2"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c4"/></constraints></view></viewController>
                """)
            let navigation =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            let view = navigation.topViewController!.view!
            XCTAssertEqual(view.subviews[0].frame.minY, view.safeAreaInsets.top + 5)
            XCTAssertEqual(view.subviews[0].frame.maxY, view.bounds.height - view.safeAreaInsets.bottom - 6)
            XCTAssertEqual(view.subviews[0].frame.width, view.bounds.width)
        }
    }

    func testAControllerGoesWithItsScene() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "n", navigation("n", to: "r"),
                scene(
                    "r", "Root",
                    view:
                        "<subviews><button id=\"b\"><connections><segue destination=\"r\" kind=\"show\" id=\"g\"/></connections></button></subviews>",
                    "<navigationItem key=\"navigationItem\" id=\"ni\"><barButtonItem key=\"rightBarButtonItem\" title=\"x\" id=\"bi\"/></navigationItem>"
                ))
            weak var gone: UIViewController?
            autoreleasepool {
                let navigation =
                    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                    as! UINavigationController
                gone = navigation.topViewController
                gone?.loadViewIfNeeded()
            }
            XCTAssertNil(gone)
        }
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }
