import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UISegmentedControlTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        harness.showWindow()
        harness.window.addSubview(control)
        harness.turn()
        return control
    }

    @MainActor private func events(_ control: UISegmentedControl) -> () -> [Int] {
        final class Log { var values: [Int] = [] }
        let log = Log()
        control.addAction(UIAction { _ in log.values.append(control.selectedSegmentIndex) }, for: .valueChanged)
        return { log.values }
    }

    @MainActor private func tap(_ control: UISegmentedControl, _ segment: Int) {
        let frame = control.frameOfSegment(segment)
        harness.tap(control.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    }

    func testSegmentsComeAndGoWithTheSelection() {
        onMain {
            let control = UISegmentedControl(items: ["A", "B"])
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "0", at: 0, animated: false)
            XCTAssertEqual(control.selectedSegmentIndex, 2, "the selection goes with its segment")
            control.insertSegment(withTitle: "Last", at: 99, animated: false)
            XCTAssertEqual(control.titleForSegment(at: 3), "Last")
            control.removeSegment(at: 0, animated: false)
            XCTAssertEqual(control.selectedSegmentIndex, 1)
            control.removeSegment(at: 1, animated: false)
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 17
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
            control.removeSegment(at: 17, animated: false)
            control.removeAllSegments()
            XCTAssertEqual(control.numberOfSegments, 0)
            XCTAssertEqual(control.intrinsicContentSize.height, 32)
        }
    }

    func testTitlesImagesAndActions() {
        onMain {
            let star = UIImage(systemName: "star.fill")!
            let action = UIAction(title: "Act", identifier: .init("act")) { _ in }
            let control = UISegmentedControl(items: ["A", star, action])
            XCTAssertTrue(control.imageForSegment(at: 1) === star)
            XCTAssertNil(control.titleForSegment(at: 1))
            XCTAssertTrue(control.actionForSegment(at: 2) === action)
            XCTAssertEqual(control.segmentIndex(identifiedBy: .init("act")), 2)
            XCTAssertEqual(control.segmentIndex(identifiedBy: .init("none")), NSNotFound)
            control.setTitle("Star", forSegmentAt: 1)
            XCTAssertNil(control.imageForSegment(at: 1), "a title takes an image's place")
            control.setImage(star, forSegmentAt: 0)
            XCTAssertNil(control.titleForSegment(at: 0))
        }
    }

    func testWidths() {
        onMain {
            let control = show(["i", "a much longer title"])
            XCTAssertEqual([0, 1].map { control.frameOfSegment($0).width }, [150, 150])
            control.apportionsSegmentWidthsByContent = true
            XCTAssertLessThan(control.frameOfSegment(0).width, 60)
            XCTAssertEqual(control.frameOfSegment(1).maxX, 300, accuracy: 0.01)
            control.setWidth(100, forSegmentAt: 0)
            XCTAssertEqual([0, 1].map { control.frameOfSegment($0).width }, [100, 200])
            XCTAssertEqual(control.widthForSegment(at: 0), 100)
        }
    }

    func testTapsSelectOnce() {
        onMain {
            let control = show()
            let sent = events(control)
            var acted = 0
            control.setAction(UIAction(title: "Two") { _ in acted += 1 }, forSegmentAt: 1)
            tap(control, 1)
            tap(control, 1)
            XCTAssertEqual(sent(), [1], "the selected one again is nothing new")
            XCTAssertEqual(acted, 1)
            control.setEnabled(false, forSegmentAt: 2)
            tap(control, 2)
            XCTAssertEqual(sent(), [1])
            // A finger that goes to another segment selects that one.
            harness.drag(from: CGPoint(x: 170, y: 116), to: CGPoint(x: 60, y: 116))
            XCTAssertEqual(sent(), [1, 0])
            harness.touch(.began, at: CGPoint(x: 170, y: 116))
            harness.touch(.moved, at: CGPoint(x: 170, y: 400))
            harness.touch(.ended, at: CGPoint(x: 170, y: 400))
            XCTAssertEqual(sent(), [1, 0], "far away it selects nothing")
        }
    }

    func testMomentary() {
        onMain {
            let control = show()
            control.selectedSegmentIndex = 2
            control.isMomentary = true
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
            let sent = events(control)
            tap(control, 1)
            tap(control, 1)
            XCTAssertEqual(sent(), [1, 1], "within the action it is selected")
            XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        }
    }

    func testRightToLeft() {
        onMain {
            let control = show()
            control.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(control.frameOfSegment(0).minX, 200)
            let sent = events(control)
            harness.tap(CGPoint(x: 300, y: 116))
            XCTAssertEqual(sent(), [0])
        }
    }

    func testAttributesByState() {
        onMain {
            let control = show()
            control.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .normal)
            control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
            control.selectedSegmentIndex = 0
            @MainActor func attribute(_ segment: Int, _ key: NSAttributedString.Key) -> Any? {
                control.items[segment].label.attributedText?.attribute(key, at: 0, effectiveRange: nil)
            }
            XCTAssertEqual(attribute(0, .foregroundColor) as? UIColor, .green)
            XCTAssertEqual(attribute(1, .foregroundColor) as? UIColor, .red)
            XCTAssertEqual(attribute(0, .kern) as? Int, 2, "what selected leaves open comes from normal")
            control.isEnabled = false
            XCTAssertEqual(attribute(1, .foregroundColor) as? UIColor, .tertiaryLabel)
        }
    }

    func testBackgroundAndDividerImages() {
        onMain {
            let control = show()
            func image(_ width: CGFloat) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { $0.fill(.infinite) }
            }
            let (plain, chosen, line) = (image(10), image(11), image(3))
            control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
            control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
            control.setDividerImage(
                line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.selectedSegmentIndex = 1
            XCTAssertEqual(control.items.map { $0.background.image === chosen }, [false, true, false])
            XCTAssertTrue(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
            XCTAssertNil(control.backgroundImage(for: .selected, barMetrics: .compact))
            XCTAssertNil(control.backgroundColor, "the control's own looks go")
            control.setContentOffset(CGSize(width: 5, height: -2), forSegmentAt: 0)
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
            harness.turn()
            XCTAssertEqual(control.items[0].label.center, CGPoint(x: 58, y: 14))
            XCTAssertEqual(control.items[1].label.center, CGPoint(x: 150, y: 16))
        }
    }
}
