import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor final class DescribedCard: UIView {}
@MainActor final class DescribedTitle: UILabel {}

/// The line that `po view` and logs show (DEV-760).
final class ViewDescriptionTests: MainTestCase, @unchecked Sendable {
    /// Addresses are others each time.
    @MainActor private func line(_ view: UIView) -> String {
        view.description.replacing(/0x[0-9a-f]{6,16}/, with: "0x1")
    }

    func testAPlainViewSaysItsFrameAndLayer() {
        onMain {
            let view = UIView(frame: CGRect(x: -14.5, y: 0, width: 320, height: 480))
            XCTAssertEqual(line(view), "<UIView: 0x1; frame = (-14.5 0; 320 480); layer = <CALayer: 0x1>>")
            XCTAssertEqual("\(view)", view.description)
        }
    }

    func testWhatDiffersIsSaidInOrder() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = 3
            view.isUserInteractionEnabled = false
            view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
            view.isOpaque = false
            view.isHidden = true
            view.alpha = 0.5
            view.clipsToBounds = true
            view.backgroundColor = .systemBackground
            view.addGestureRecognizer(UITapGestureRecognizer())
            XCTAssertEqual(
                line(view),
                "<UIView: 0x1; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
                    + "autoresize = W+H; userInteractionEnabled = NO; tag = 3; gestureRecognizers = <NSArray: 0x1>; "
                    + "backgroundColor = <UIDynamicSystemColor: 0x1; name = systemBackgroundColor>; "
                    + "layer = <CALayer: 0x1>>")
        }
    }

    func testATransformAndAnimations() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.transform = CGAffineTransform(translationX: 2, y: 0.5)
            view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            XCTAssertEqual(
                line(view),
                "<UIView: 0x1; frame = (2 0.5; 10 10); transform = [1, 0, 0, 1, 2, 0.5]; "
                    + "animations = { fade=<CABasicAnimation: 0x1>; }; layer = <CALayer: 0x1>>")
        }
    }

    func testAnAppsViewsHaveItsModuleAndTheirBase() {
        onMain {
            XCTAssertTrue(line(DescribedCard()).hasPrefix("<UIKitTests.DescribedCard: 0x1; frame = "))
            let title = DescribedTitle()
            title.text = "Hi"
            XCTAssertTrue(
                line(title).hasPrefix(
                    "<UIKitTests.DescribedTitle: 0x1; baseClass = UILabel; frame = (0 0; 0 0); text = 'Hi'; "
                ),
                line(title))
        }
    }

    func testListsSayWhereTheyAre() {
        onMain {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            XCTAssertTrue(
                line(table).hasSuffix(
                    "; layer = <CALayer: 0x1>; contentOffset: {0, 0}; contentSize: {0, 0}; "
                        + "adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"), line(table))
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            XCTAssertTrue(
                line(view).hasSuffix("layout: <UICollectionViewFlowLayout: 0x1>; dataSource: (null)>"), line(view))
        }
    }

    /// Logs show a tree by `recursiveDescription` (DEV-1416), which has no declaration on iOS.
    func testATreeIsDescribedByName() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            row.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
            view.addSubview(row)
            view.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 20)))
            let found = try XCTUnwrap(
                view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? NSString)
            let text = (found as String).replacing(/0x[0-9a-f]{6,16}/, with: "0x1")
            let lines = text.split(separator: "\n").map { $0.replacing("; layer = <CALayer: 0x1>>", with: "") }
            XCTAssertEqual(
                lines,
                [
                    "<UIView: 0x1; frame = (0 0; 100 50)", "   | <UIView: 0x1; frame = (0 0; 100 20)",
                    "   |    | <UIView: 0x1; frame = (1 2; 3 4)", "   | <UIView: 0x1; frame = (0 20; 100 20)",
                ])
        }
    }

    func testControllersAreDescribedByName() throws {
        try onMain {
            let root = UIViewController(), child = UIViewController(), other = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            root.addChild(other)
            harness.show(root: root)
            harness.turn()
            root.present(UIViewController(), animated: false)
            harness.advance(by: 1)
            let found = try XCTUnwrap(root.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? NSString)
            let lines = (found as String).replacing(/\s0x[0-9a-f]{6,16}/, with: "").split(separator: "\n")
            XCTAssertEqual(lines[0], "<UIViewController>, state: appeared, view: <UIView>")
            XCTAssertEqual(lines[1], "   | <UIViewController>, state: appeared, view: <UIView>")
            XCTAssertEqual(lines[2], "   | <UIViewController>, state: disappeared, view: (view not loaded)")
            XCTAssertTrue(
                lines[3].hasPrefix("   + <UIViewController>, state: appeared, view: <UIView>, presented with: <"),
                String(lines[3]))
            XCTAssertEqual(lines.count, 4)
        }
    }

    func testOffTheMainThreadNothingIsAsked() async {
        let view = await UIView()
        let text = await Task.detached { view.description }.value
        XCTAssertTrue(text.wholeMatch(of: /<UIView: 0x[0-9a-f]+>/) != nil, text)
    }
}
