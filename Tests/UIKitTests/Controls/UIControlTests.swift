import CoreGraphics
import PorticoObjC
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor
final class UIControlTests: XCTestCase {
    /// Counts its calls; its methods are registered as lowering would.
    final class Target: NSObject {
        nonisolated(unsafe) var calls: [String] = []

        nonisolated(unsafe) private static var isRegistered = false

        static func registerSelectors() {
            guard !isRegistered else { return }
            isRegistered = true
            _porticoRegister("plain\nwithSender:\nwithSender:event:", { Target.self }) { object, index, _ in
                (object as? Target)?.calls.append(["plain", "withSender:", "withSender:event:"][index])
                return nil
            }
        }
    }

    /// A control 100 points wide at the origin, with every touch event written down.
    private func makeRecorded() -> (UIControl, () -> [String]) {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        final class Log { var names: [String] = [] }
        let log = Log()
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside),
            ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
            ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
            ("primary", .primaryActionTriggered),
        ]
        for (name, event) in events { control.addAction(UIAction { _ in log.names.append(name) }, for: event) }
        return (
            control,
            {
                defer { log.names = [] }
                return log.names
            }
        )
    }

    private func touch(_ x: CGFloat, taps: Int = 1) -> UITouch {
        let touch = UITouch()
        touch.screenLocation = CGPoint(x: x, y: 20)
        touch.previousScreenLocation = touch.screenLocation
        touch.taps = taps
        return touch
    }

    private func move(_ touch: UITouch, to x: CGFloat) {
        touch.previousScreenLocation = touch.screenLocation
        touch.screenLocation.x = x
    }

    func testEventOrderOfATap() async {
        let (control, taken) = makeRecorded()
        let finger = touch(50)
        control.touchesBegan([finger], with: nil)
        XCTAssertTrue(control.isTracking && control.isTouchInside && control.isHighlighted)
        XCTAssertEqual(taken(), ["down"])
        move(finger, to: 60)
        control.touchesMoved([finger], with: nil)
        XCTAssertEqual(taken(), ["inside"])
        control.touchesEnded([finger], with: nil)
        XCTAssertEqual(taken(), ["upInside"])
        XCTAssertFalse(control.isTracking || control.isTouchInside || control.isHighlighted)
    }

    func testLeavingAndComingBack() async {
        let (control, taken) = makeRecorded()
        let finger = touch(50, taps: 2)
        control.touchesBegan([finger], with: nil)
        XCTAssertEqual(taken(), ["down", "repeat"])
        move(finger, to: 160)
        control.touchesMoved([finger], with: nil)
        XCTAssertEqual(taken(), ["inside"], "70 points around still count as inside")
        move(finger, to: 200)
        control.touchesMoved([finger], with: nil)
        XCTAssertEqual(taken(), ["exit", "outside"])
        XCTAssertFalse(control.isHighlighted)
        move(finger, to: 40)
        control.touchesMoved([finger], with: nil)
        XCTAssertEqual(taken(), ["enter", "inside"])
        move(finger, to: 400)
        control.touchesMoved([finger], with: nil)
        _ = taken()
        control.touchesEnded([finger], with: nil)
        XCTAssertEqual(taken(), ["upOutside"])
    }

    func testCancelAndSecondFinger() async {
        let (control, taken) = makeRecorded()
        let (first, second) = (touch(50), touch(60))
        control.touchesBegan([first], with: nil)
        _ = taken()
        control.touchesBegan([second], with: nil)
        control.touchesEnded([second], with: nil)
        XCTAssertEqual(taken(), [], "only the first touch is followed")
        control.touchesCancelled([first], with: nil)
        XCTAssertEqual(taken(), ["cancel"])
        XCTAssertFalse(control.isHighlighted)
    }

    func testADisabledControlIsSilent() async {
        let (control, taken) = makeRecorded()
        control.isEnabled = false
        let finger = touch(50)
        control.touchesBegan([finger], with: nil)
        control.touchesEnded([finger], with: nil)
        XCTAssertEqual(taken(), [])
        XCTAssertEqual(control.state, .disabled)
    }

    func testSelectorsTakeNoneOneOrTwoArguments() async {
        Target.registerSelectors()
        let (control, target) = (UIControl(), Target())
        control.addTarget(target, action: "plain", for: .valueChanged)
        control.addTarget(target, action: "withSender:", for: .valueChanged)
        control.addTarget(target, action: "withSender:event:", for: .valueChanged)
        control.addTarget(target, action: "plain", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.calls, ["plain", "withSender:", "withSender:event:"])
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .valueChanged)?.count, 3)
        control.removeTarget(target, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.calls.count, 3)
        XCTAssertTrue(control.allTargets.isEmpty)
    }

    func testTargetsAreNotKeptAlive() async {
        Target.registerSelectors()
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: "plain", for: .touchDown)
        }
        XCTAssertNil(gone)
        control.sendActions(for: .touchDown)
        XCTAssertTrue(control.allTargets.isEmpty)
    }

    func testActionsWithOneIdentifierReplaceEachOther() async {
        let control = UIControl()
        var log: [String] = []
        let id = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .touchUpInside)
        control.addAction(
            UIAction(identifier: id) { action in log.append(action.sender as AnyObject === control ? "new" : "?") },
            for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(log, ["new"])
        control.removeAction(identifiedBy: id, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(log.count, 1)
        XCTAssertEqual(control.allControlEvents, [])
    }

    // DEV-782
    func testASwitchShowsNoImagesAndNoTitle() async {
        let toggle = UISwitch()
        let parts = toggle.subviews.count
        toggle.onImage = UIImage(systemName: "checkmark")
        toggle.offImage = UIImage(systemName: "xmark")
        toggle.title = "Title"
        toggle.preferredStyle = .checkbox
        toggle.layoutIfNeeded()
        XCTAssertEqual(toggle.style, .sliding)
        XCTAssertEqual(toggle.subviews.count, parts)
        XCTAssertEqual(toggle.intrinsicContentSize, CGSize(width: 51, height: 31))
        XCTAssertEqual(toggle.title, "Title")
        XCTAssertNotNil(toggle.onImage)
        XCTAssertNotNil(toggle.offImage)
    }

    func testASwitchFlipsAndTells() async {
        let toggle = UISwitch()
        var values: [Bool] = []
        toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        toggle.isOn = true
        XCTAssertEqual(values, [], "setting the value sends nothing")
        let finger = touch(10)
        toggle.touchesBegan([finger], with: nil)
        toggle.touchesEnded([finger], with: nil)
        XCTAssertEqual(values, [false])
    }

    func testASwitchIsOnAtTheLeftWhereOneReadsFromTheRight() async {
        let toggle = UISwitch()
        func left() -> CGFloat { toggle.subviews[1].frame.minX }
        XCTAssertEqual(left(), 2)
        toggle.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(left(), 22, "off, and at the right at once")
        toggle.isOn = true
        XCTAssertEqual(left(), 2)
        let finger = touch(10)
        toggle.touchesBegan([finger], with: nil)
        XCTAssertEqual(left(), 2, "wider under the finger, to the right")
        move(finger, to: 40)
        toggle.touchesMoved([finger], with: nil)
        XCTAssertFalse(toggle.isOn, "dragged to the right, it is off")
        toggle.touchesEnded([finger], with: nil)
        XCTAssertFalse(toggle.isOn)
        XCTAssertEqual(left(), 22)
    }

    func testASliderFollowsItsThumb() async {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 40))
        slider.maximumValue = 100
        let finger = touch(14)
        slider.touchesBegan([finger], with: nil)
        move(finger, to: 64)
        slider.touchesMoved([finger], with: nil)
        XCTAssertEqual(slider.value, 50, accuracy: 0.5)
        move(finger, to: 900)
        slider.touchesMoved([finger], with: nil)
        slider.touchesEnded([finger], with: nil)
        XCTAssertEqual(slider.value, 100)
    }
}
