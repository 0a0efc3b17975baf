import PorticoHost
import TestSupport
import XCTest

@testable import UIKit

/// Previews of UIKit's views: where they stand, how large they are, what is said of them.
final class PreviewStageTests: MainTestCase, @unchecked Sendable {
    private final class Fixed: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 44, height: 22) }
    }

    func testSourcesAreSortedByTheirPlaceAndKeepTheirNumbers() {
        let registry = PreviewRegistry()
        for (file, line) in [("/b.swift", 1), ("/a.swift", 9), ("/a.swift", 2)] {
            registry.add(PreviewRegistry.Entry(file: file, line: line, type: nil) { [] })
        }
        XCTAssertEqual(
            registry.sources.map { "\($0.number) \($0.file):\($0.line)" },
            [
                "0 /a.swift:2", "1 /a.swift:9", "2 /b.swift:1",
            ])
    }

    func testAPlaceThatIsntThereHasNoPreviews() {
        onMain { XCTAssertNil(PreviewStage.items(of: 4711)) }
    }

    func testTheLastTraitOfAKindCounts() {
        onMain {
            let preview = Preview("A", traits: .landscapeLeft, .portrait, .fixedLayout(width: 10, height: 20)) {
                UIView()
            }
            XCTAssertEqual(preview.settings.orientation, .portrait)
            XCTAssertEqual(preview.settings.layout, .fixed(CGSize(width: 10, height: 20)))
            XCTAssertEqual(Preview { UIViewController() }.settings.layout, .device)
        }
    }

    func testAViewFillsItsRoom() {
        onMain {
            let view = UIView()
            let preview = Preview { view }
            let controller = preview.makeController(preview.settings)
            harness.show(root: controller)
            XCTAssertEqual(view.frame, controller.view.bounds)
            XCTAssertFalse(view.frame.isEmpty)
        }
    }

    func testTheSizeThatFitsIsTheConstraintsThenTheViewsOwnThenTheScreens() {
        onMain {
            let screen = CGSize(width: 300, height: 600)
            let constrained = UIView()
            constrained.widthAnchor.constraint(equalToConstant: 50).isActive = true
            constrained.heightAnchor.constraint(equalToConstant: 60).isActive = true
            @MainActor func size(_ view: UIView) -> CGSize {
                let preview = Preview { view }
                return PreviewSize.fitting(preview.makeController(preview.settings), in: screen)
            }
            XCTAssertEqual(size(constrained), CGSize(width: 50, height: 60))
            XCTAssertEqual(size(Fixed()), CGSize(width: 44, height: 22))
            XCTAssertEqual(size(UIView()), screen)
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 120, height: 80)
            XCTAssertEqual(PreviewSize.fitting(controller, in: screen), CGSize(width: 120, height: 80))
        }
    }

    func testAPictureHasBounds() {
        onMain {
            XCTAssertEqual(PreviewSize.bounded(.infinity), PreviewSize.largest)
            XCTAssertEqual(PreviewSize.bounded(.nan), PreviewSize.largest)
            XCTAssertEqual(PreviewSize.bounded(-3), 1)
            XCTAssertEqual(PreviewSize.bounded(10.2), 11)
        }
    }
}
