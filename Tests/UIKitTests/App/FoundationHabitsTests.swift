import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// An app's own name for what UIKit gives every object.
@MainActor private protocol Labelled: NSObject {}
extension Labelled {
    var accessibilityLabel: String? { "from the protocol" }
}

/// What surrounds UIKit on iOS, where it meets UIKit.
final class FoundationHabitsTests: MainTestCase, @unchecked Sendable {
    private final class Item: NSObject, Labelled {}
    @MainActor private final class Designed: UIView {
        var isPrepared = false
        override func prepareForInterfaceBuilder() {
            super.prepareForInterfaceBuilder()
            isPrepared = true
        }
    }

    func testAnAppsProtocolGoesBeforeWhatEveryObjectHas() {
        onMain { XCTAssertEqual(Item().accessibilityLabel, "from the protocol") }
    }

    func testATouchOfOnesOwn() {
        onMain {
            let touch = UITouch()
            XCTAssertNil(touch.view)
            XCTAssertEqual(touch.location(in: nil), .zero)
        }
    }

    func testInterfaceBuildersCallCanBeOverridden() {
        onMain {
            let view = Designed()
            view.prepareForInterfaceBuilder()
            XCTAssertTrue(view.isPrepared)
        }
    }

    /// DEV-471: an image keeps pixels.
    func testCoreImagesColoursAndPictures() throws {
        try onMain {
            let color = UIColor(ciColor: CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
            XCTAssertEqual(color, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
            XCTAssertEqual(color.ciColor.alpha, 0.75)
            let picture = CIImage(color: CIColor(color: .red)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 3))
            let image = UIImage(ciImage: picture, scale: 2, orientation: .up)
            XCTAssertEqual(image.size, CGSize(width: 2, height: 1.5))
            XCTAssertEqual(try XCTUnwrap(CIImage(image: image)).extent.size, CGSize(width: 4, height: 3))
            XCTAssertNil(CIImage(image: UIImage()))
        }
    }

    func testATextLayerTakesAFace() throws {
        try onMain {
            let layer = CATextLayer()
            layer.string = "Wide"
            layer.fontSize = 20
            layer.font = try XCTUnwrap(CGFont(UIFont.systemFont(ofSize: 20).fontName as CFString))
            let size = layer.preferredFrameSize()
            let text = "Wide" as NSString
            let expected = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            XCTAssertEqual(size.width, expected.width.rounded(.up), accuracy: 1)
        }
    }

    /// A block that must not escape is taken, too.
    @MainActor private func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }

    func testABatchTakesABlockThatDoesNotEscape() {
        onMain {
            var calls = 0
            change(UITableView()) { calls += 1 }
            UITableView().performBatchUpdates({ calls += 1 })
            UITableView().performBatchUpdates(nil)
            XCTAssertEqual(calls, 2)
        }
    }

    /// DEV-474: kept.
    func testMoreToTellIsArchived() throws {
        let content = AXCustomContent(label: "Size", value: "large")
        content.importance = .high
        let data = try NSKeyedArchiver.archivedData(withRootObject: content, requiringSecureCoding: true)
        let again = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: data))
        XCTAssertEqual([again.label, again.value], ["Size", "large"])
        XCTAssertEqual(again.importance, .high)
    }
}
