import TestSupport
import UIKit
import XCTest

/// What stands above the rest as a card has the elevated level, at which dark backgrounds are lighter; what covers the screen has not.
final class RaisedPresentationTests: MainTestCase, @unchecked Sendable {
    private final class Listener: UIViewController {
        var levels: [UIUserInterfaceLevel] = []
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            levels.append(traitCollection.userInterfaceLevel)
        }
    }

    @MainActor private func present(_ style: UIModalPresentationStyle) -> (UIViewController, Listener) {
        let (root, shown) = (UIViewController(), Listener())
        root.view.backgroundColor = .systemBackground
        shown.view.backgroundColor = .systemBackground
        harness.show(root: root)
        harness.runtime.post(.appearance(.dark))
        harness.turn()
        shown.modalPresentationStyle = style
        shown.popoverPresentationController?.sourceView = root.view
        root.present(shown, animated: true)
        harness.advance(by: 1)
        return (root, shown)
    }

    /// Of the background.
    @MainActor private func red(_ controller: UIViewController) -> CGFloat {
        var red: CGFloat = -1
        let color = controller.view.backgroundColor?.resolvedColor(with: controller.view.traitCollection)
        color?.getRed(&red, green: nil, blue: nil, alpha: nil)
        return (red * 255).rounded()
    }

    func testSheetsAreRaised() {
        onMain {
            let (root, shown) = present(.pageSheet)
            XCTAssertEqual(shown.levels, [.elevated])
            XCTAssertEqual([red(root), red(shown)], [0, 28])
            harness.runtime.post(.appearance(.light))
            harness.turn()
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            XCTAssertEqual([red(root), red(shown)], [0, 28])
            shown.dismiss(animated: true)
            harness.advance(by: 1)
            shown.modalPresentationStyle = .fullScreen
            root.present(shown, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(shown.levels, [.elevated, .base])
            XCTAssertEqual(red(shown), 0)
        }
    }

    func testWhatCoversTheScreenIsNot() {
        onMain {
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                let (_, shown) = present(style)
                XCTAssertEqual(shown.levels, [.base])
                XCTAssertEqual(red(shown), 0)
            }
        }
    }

    func testAnAppMaySayOtherwise() {
        onMain {
            let shown = Listener()
            let root = UIViewController()
            harness.show(root: root)
            shown.sheetPresentationController?.traitOverrides.userInterfaceLevel = .base
            root.present(shown, animated: false)
            harness.turn()
            XCTAssertEqual(shown.traitCollection.userInterfaceLevel, .base)
        }
    }
}
