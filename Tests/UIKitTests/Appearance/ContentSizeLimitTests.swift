import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Limits of the text size: they hold in the whole subtree, live, and nobody else hears of them.
final class ContentSizeLimitTests: MainTestCase, @unchecked Sendable {
    private final class Watcher: UIView {
        var heard: [UIContentSizeCategory] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
                heard.append(traitCollection.preferredContentSizeCategory)
            }
        }
    }

    @MainActor private func change(_ size: UIContentSizeCategory) {
        SystemChanges.change(textSize: size)
        harness.turn()
    }

    func testLimitsChangeTheTraitsOfTheSubtreeAtOnce() {
        onMain {
            harness.showWindow()
            let (outer, inner, other) = (Watcher(), Watcher(), Watcher())
            harness.window.addSubview(outer)
            outer.addSubview(inner)
            harness.window.addSubview(other)
            for view in [outer, inner, other] { view.heard = [] }
            outer.minimumContentSizeCategory = .extraExtraLarge
            XCTAssertEqual(outer.heard, [.extraExtraLarge])
            XCTAssertEqual(inner.heard, [.extraExtraLarge])
            XCTAssertEqual(other.heard, [])
            XCTAssertEqual(other.traitCollection.preferredContentSizeCategory, .large)
            outer.minimumContentSizeCategory = .extraExtraLarge
            XCTAssertEqual(outer.heard.count, 1, "nothing new")
            outer.minimumContentSizeCategory = nil
            XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .large)
            XCTAssertNil(outer.maximumContentSizeCategory)
        }
    }

    func testTheSystemsSizeCountsWithinTheLimits() {
        onMain {
            harness.showWindow()
            let (outer, inner) = (Watcher(), Watcher())
            harness.window.addSubview(outer)
            outer.addSubview(inner)
            outer.maximumContentSizeCategory = .extraLarge
            inner.minimumContentSizeCategory = .medium
            for view in [outer, inner] { view.heard = [] }
            change(.accessibilityLarge)
            XCTAssertEqual(outer.heard, [.extraLarge])
            XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
            change(.accessibilityExtraLarge)
            XCTAssertEqual(outer.heard.count, 1, "nothing differs here")
            change(.extraSmall)
            XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .extraSmall)
            XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .medium)
            let text = inner.appliedContentSizeCategoryLimitsDescription
            XCTAssertTrue(text.contains("minimum \(UIContentSizeCategory.medium.rawValue)"), text)
            XCTAssertTrue(text.contains("maximum \(UIContentSizeCategory.extraLarge.rawValue)"), text)
            XCTAssertEqual(harness.window.appliedContentSizeCategoryLimitsDescription, "")
        }
    }

    func testAWindowAndAControllersViewLimitToo() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            harness.window.maximumContentSizeCategory = .small
            XCTAssertEqual(controller.view.traitCollection.preferredContentSizeCategory, .small)
            XCTAssertEqual(controller.traitCollection.preferredContentSizeCategory, .small)
            controller.view.minimumContentSizeCategory = .extraLarge
            XCTAssertEqual(controller.view.traitCollection.preferredContentSizeCategory, .extraLarge)
            harness.window.maximumContentSizeCategory = nil
            XCTAssertEqual(harness.window.traitCollection.preferredContentSizeCategory, .large)
        }
    }

    func testTextFollowsTheLimit() {
        onMain {
            harness.showWindow()
            let label = UILabel()
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            harness.window.addSubview(label)
            harness.turn()
            let usual = label.intrinsicContentSize.height
            label.minimumContentSizeCategory = .accessibilityLarge
            harness.turn()
            XCTAssertGreaterThan(label.intrinsicContentSize.height, usual)
            label.minimumContentSizeCategory = nil
            harness.turn()
            XCTAssertEqual(label.intrinsicContentSize.height, usual)
        }
    }

    func testTheImageConfigurationHasTheTraits() {
        let traits = UITraitCollection(displayScale: 2)
        XCTAssertEqual(traits.imageConfiguration.traitCollection, traits)
    }

    func testAnAspectFittingGuideStandsInTheMiddleOfTheSafeArea() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let guide = harness.window.safeAreaAspectFitLayoutGuide
            XCTAssertTrue(guide === harness.window.safeAreaAspectFitLayoutGuide)
            harness.advance(by: 0.1)
            let safe = harness.window.bounds.inset(by: harness.window.safeAreaInsets)
            XCTAssertEqual(guide.layoutFrame, safe)
            guide.aspectRatio = 1
            harness.advance(by: 0.1)
            XCTAssertEqual(
                guide.layoutFrame,
                CGRect(x: safe.minX, y: safe.midY - safe.width / 2, width: safe.width, height: safe.width))
            guide.aspectRatio = 0.25
            harness.advance(by: 0.1)
            XCTAssertEqual(guide.layoutFrame.height, safe.height, accuracy: 0.01)
            XCTAssertEqual(guide.layoutFrame.width, safe.height / 4, accuracy: 0.01)
            XCTAssertEqual(guide.layoutFrame.midX, safe.midX, accuracy: 0.01)
        }
    }
}
