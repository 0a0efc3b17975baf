import Foundation
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Contract B02, B03, B06 and C01 with documents as Interface Builder saves them.
final class NibDocumentConformanceTests: MainTestCase, @unchecked Sendable {
    private var documents: NibDocuments!
    nonisolated(unsafe) private static var log: [String] = []

    class PlainViewController: UIViewController {
        var mark: UIView?
        override func awakeFromNib() {
            super.awakeFromNib()
            NibDocumentConformanceTests.log.append("controller awake")
        }
    }

    final class OverridingViewController: PlainViewController {
        override func loadView() {
            super.loadView()
            NibDocumentConformanceTests.log.append("loaded \(view.subviews.count)")
        }
    }

    final class Part: UIView {
        var other: UIView?
        override init(frame: CGRect) {
            super.init(frame: frame)
            NibDocumentConformanceTests.log.append("part initWithFrame")
        }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibDocumentConformanceTests.log.append("part initWithCoder \(other == nil)")
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            NibDocumentConformanceTests.log.append("part awake \(other == nil)")
        }
    }

    private static let registered: Void = {
        _porticoRegisterName("PlainViewController") { PlainViewController.self }
        _porticoRegisterName("DocPart") { Part.self }
        _porticoRegister("setMark:", { PlainViewController.self }) { object, _, a in
            (object as! PlainViewController).mark = a(0)
            return nil
        }
        _porticoRegister("setOther:", { Part.self }) { object, _, a in
            (object as! Part).other = a(0)
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

    private func view(_ tag: Int) throws -> (objects: String, owner: String) {
        (
            "<view tag=\"\(tag)\" id=\"v\"><subviews><view id=\"s\"/></subviews></view>",
            "<connections><outlet property=\"view\" destination=\"v\" id=\"o1\"/><outlet property=\"mark\" destination=\"s\" id=\"o2\"/></connections>"
        )
    }

    func test_B02_a_nib_of_the_class_name_is_loaded_and_its_own_name_wins() throws {
        try onMain {
            for (name, tag) in [("PlainViewController", 1), ("PlainView", 2), ("Named", 3)] {
                let parts = try view(tag)
                try documents.xib(name, parts.objects, owner: parts.owner)
            }
            XCTAssertEqual(PlainViewController().view.tag, 2, "without the trailing Controller first")
            XCTAssertEqual(PlainViewController(nibName: "Named", bundle: nil).view.tag, 3)
            XCTAssertEqual(PlainViewController(nibName: "Named", bundle: nil).nibName, "Named")
        }
    }

    func test_B02_without_a_nib_the_view_is_empty() {
        onMain {
            let view = PlainViewController().view
            XCTAssertEqual(view?.subviews.count, 0)
            XCTAssertTrue(type(of: view!) == UIView.self)
        }
    }

    func test_B03_a_scene_in_its_order() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "c",
                """
                <viewController customClass="PlainViewController" id="c"><view key="view" customClass="DocPart" id="v"><subviews><view id="s"/></subviews>
                <connections><outlet property="other" destination="s" id="o1"/></connections></view><connections><outlet property="mark"
                 destination="s" id="o2"/></connections></viewController>
                """)
            let controller =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! PlainViewController
            XCTAssertEqual(Self.log, ["controller awake"], "the view's nib is loaded later")
            XCTAssertNil(controller.mark)
            XCTAssertEqual(
                harness.recorder.selectors(of: "PlainViewController"), ["initWithCoder:", "awakeFromNib"])
            controller.loadViewIfNeeded()
            XCTAssertEqual(Self.log, ["controller awake", "part initWithCoder true", "part awake false"])
            XCTAssertNotNil(controller.mark)
        }
    }

    func test_B06_supers_load_view_loads_the_nib() throws {
        try onMain {
            let parts = try view(1)
            try documents.xib("OverridingView", parts.objects, owner: parts.owner)
            XCTAssertEqual(OverridingViewController().view.tag, 1)
            XCTAssertEqual(Self.log, ["loaded 1"])
        }
    }

    func test_C01_a_view_from_a_document_is_decoded_and_awakened() throws {
        try onMain {
            try documents.xib(
                "Cell",
                "<view customClass=\"DocPart\" id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
            )
            let part = Bundle.main.loadNibNamed("Cell", owner: nil)?.first as? Part
            XCTAssertEqual(part?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(Self.log, ["part initWithCoder true", "part awake true"])
            _ = Part(frame: .zero)
            XCTAssertEqual(Self.log.last, "part initWithFrame", "one that isn't from a nib is not awakened")
        }
    }
}
