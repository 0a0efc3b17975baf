import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UITraitCollectionTests: XCTestCase {
    private struct Density: UITraitDefinition {
        static let defaultValue = 4
    }

    private struct Theme: UITraitDefinition {
        static let defaultValue = "plain"
        static let affectsColorAppearance = true
    }

    func testAnEmptyCollectionSpecifiesNothing() {
        let traits = UITraitCollection()
        XCTAssertEqual(traits.userInterfaceStyle, .unspecified)
        XCTAssertEqual(traits.userInterfaceIdiom, .unspecified)
        XCTAssertEqual(traits.displayScale, 0)
        XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
    }

    func testTheLastOneCountsInAMerge() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
        ])
        XCTAssertEqual(merged.horizontalSizeClass, .regular)
        XCTAssertEqual(merged.displayScale, 3)
        XCTAssertEqual(merged.verticalSizeClass, .unspecified)
        XCTAssertTrue(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        XCTAssertFalse(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    func testEqualityIsByValue() {
        XCTAssertEqual(UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
        XCTAssertNotEqual(UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3))
    }

    func testMutationsAndChangedTraits() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        let dark = base.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 8
        }
        XCTAssertEqual(dark.userInterfaceStyle, .dark)
        XCTAssertEqual(base.userInterfaceStyle, .light)
        XCTAssertEqual(dark[Density.self], 8)
        XCTAssertEqual(base[Density.self], 4)
        XCTAssertEqual(dark[UITraitUserInterfaceStyle.self], .dark)
        let changed = dark.changedTraits(from: base)
        XCTAssertEqual(changed.count, 2, "the app's own trait, too")
        XCTAssertTrue(changed.last == Density.self)
        XCTAssertTrue(changed.first == UITraitUserInterfaceStyle.self)
    }

    func testColorAppearance() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        XCTAssertTrue(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        let wide = UITraitCollection(traitsFrom: [base, UITraitCollection(horizontalSizeClass: .regular)])
        XCTAssertFalse(base.hasDifferentColorAppearance(comparedTo: wide))
        XCTAssertFalse(base.hasDifferentColorAppearance(comparedTo: base.replacing(Density.self, value: 9)))
        XCTAssertTrue(base.hasDifferentColorAppearance(comparedTo: base.replacing(Theme.self, value: "sepia")))
    }

    func testTheListAndWhetherTheSceneIsRecorded() {
        let empty = UITraitCollection()
        XCTAssertEqual(empty.listEnvironment, .unspecified)
        XCTAssertEqual(empty.sceneCaptureState, .unspecified)
        XCTAssertEqual(
            [UIListEnvironment.unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
                .map(\.rawValue), [0, 1, 2, 3, 4, 5, 6])
        XCTAssertEqual([UISceneCaptureState.unspecified, .inactive, .active].map(\.rawValue), [-1, 0, 1])
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(listEnvironment: .sidebar), UITraitCollection(sceneCaptureState: .active), empty,
        ])
        XCTAssertEqual(merged.listEnvironment, .sidebar)
        XCTAssertEqual(merged.sceneCaptureState, .active)
        XCTAssertEqual(merged[UITraitListEnvironment.self], .sidebar)
        let changed = merged.changedTraits(from: UITraitCollection(listEnvironment: .sidebar))
        XCTAssertEqual(changed.count, 1)
        XCTAssertTrue(changed.first == UITraitSceneCaptureState.self)
        let modified = merged.modifyingTraits {
            $0.listEnvironment = .grouped
            $0.sceneCaptureState = .inactive
        }
        XCTAssertEqual(modified.listEnvironment, .grouped)
        XCTAssertEqual(modified.sceneCaptureState, .inactive)
        XCTAssertEqual(UITraitCollection.systemDefault.listEnvironment, UIListEnvironment.none)
        XCTAssertEqual(UITraitCollection.systemDefault.sceneCaptureState, .inactive)
    }

    func testTheListGoesThroughAnArchive() throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(listEnvironment: .insetGrouped), UITraitCollection(sceneCaptureState: .active),
        ])
        let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data), traits)
    }

    func testContentSizeCategoriesAreOrdered() {
        XCTAssertTrue(UIContentSizeCategory.small < .large)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
