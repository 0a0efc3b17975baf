import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A file, its preview, and the sheet of what can be done with it. DEV-1443.
final class DocumentInteractionTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        var heard: [String] = []
        let presenter: UIViewController
        init(_ presenter: UIViewController) {
            self.presenter = presenter
            super.init()
        }
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
            -> UIViewController
        {
            heard.append("who")
            return presenter
        }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            heard.append("begin")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            heard.append("end")
        }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            heard.append("menu")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            heard.append("no menu")
        }
    }

    /// Only hears of menus.
    @MainActor private final class Bare: NSObject, UIDocumentInteractionControllerDelegate {}

    private var file: URL!
    private var root: UIViewController!

    override func prepare() {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try? Data("some text".utf8).write(to: file)
        root = UIViewController()
        harness.show(root: root)
    }

    override func cleanUp() {
        root.dismiss(animated: false)
        harness.advance(by: 1)
        try? FileManager.default.removeItem(at: file)
        root = nil
    }

    func testWhatTheFileIs() {
        onMain {
            let controller = UIDocumentInteractionController(url: file)
            XCTAssertEqual(controller.name, file.lastPathComponent)
            XCTAssertEqual(controller.uti, "public.plain-text")
            XCTAssertEqual(controller.icons.count, 1)
            XCTAssertEqual(controller.gestureRecognizers.count, 2)
            controller.name = "A letter"
            controller.uti = "public.data"
            XCTAssertEqual(controller.name, "A letter")
            XCTAssertEqual(controller.uti, "public.data")
            controller.url = URL(fileURLWithPath: "/nowhere/b.png")
            XCTAssertEqual(controller.name, "b.png")
            XCTAssertEqual(controller.uti, "public.png")
        }
    }

    func testThePreviewIsPresented() {
        onMain {
            let controller = UIDocumentInteractionController(url: file)
            let delegate = Delegate(root)
            controller.delegate = delegate
            controller.name = "A letter"
            XCTAssertTrue(controller.presentPreview(animated: true))
            harness.advance(by: 1)
            let navigation = root.presentedViewController as? UINavigationController
            XCTAssertEqual(navigation?.topViewController?.title, "A letter")
            let shown = navigation?.topViewController?.view.subviews.compactMap { $0 as? UITextView }
            XCTAssertEqual(shown?.map(\.text), ["some text"])
            XCTAssertFalse(controller.presentPreview(animated: true), "it is shown already")
            XCTAssertEqual(delegate.heard, ["who", "begin"])
            controller.dismissPreview(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(delegate.heard, ["who", "begin", "end"])
        }
    }

    func testANavigationControllerPushesThePreview() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            let controller = UIDocumentInteractionController(url: file)
            let delegate = Delegate(navigation)
            controller.delegate = delegate
            XCTAssertTrue(controller.presentPreview(animated: false))
            harness.advance(by: 1)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            navigation.popViewController(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(delegate.heard, ["who", "begin", "end"])
        }
    }

    func testWhereThereIsNoPreview() {
        onMain {
            let controller = UIDocumentInteractionController(url: file)
            XCTAssertFalse(controller.presentPreview(animated: false), "nobody says who presents it")
            let bare = Bare()
            controller.delegate = bare
            XCTAssertFalse(controller.presentPreview(animated: false))
            let delegate = Delegate(root)
            controller.delegate = delegate
            controller.url = URL(fileURLWithPath: "/nowhere/b.png")
            XCTAssertFalse(controller.presentPreview(animated: false), "there is no such file")
            XCTAssertEqual(delegate.heard, [])
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testTheMenuIsASheetOfWhatCanBeDone() {
        onMain {
            let controller = UIDocumentInteractionController(url: file)
            let delegate = Delegate(root)
            controller.delegate = delegate
            XCTAssertFalse(
                controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false), "a view in no window")
            XCTAssertTrue(controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: true))
            harness.advance(by: 1)
            XCTAssertTrue(root.presentedViewController is UIActivityViewController)
            XCTAssertEqual(delegate.heard, ["menu"])
            controller.dismissMenu(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(delegate.heard, ["menu", "no menu"])
        }
    }
}
