import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UISliderTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        harness.showWindow()
        harness.window.addSubview(slider)
        harness.turn()
        return slider
    }

    @MainActor private func events(_ slider: UISlider) -> () -> [Float] {
        final class Log { var values: [Float] = [] }
        let log = Log()
        slider.addAction(UIAction { _ in log.values.append(slider.value) }, for: .valueChanged)
        return { log.values }
    }

    @MainActor private func thumb(_ slider: UISlider) -> CGPoint {
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill(.infinite) }
    }

    func testADragOnTheThumbLeavesASheetWhereItIs() {
        onMain {
            let root = UIViewController()
            harness.window.rootViewController = root
            harness.showWindow()
            let sheet = UIViewController()
            let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            sheet.view.addSubview(slider)
            root.present(sheet, animated: false)
            harness.advance(by: 1)
            let sent = events(slider)
            let place = sheet.view.convert(CGPoint.zero, to: nil)
            let from = thumb(slider)
            harness.drag(from: from, to: CGPoint(x: from.x + 100, y: from.y + 60))
            XCTAssertEqual(sheet.view.convert(CGPoint.zero, to: nil), place)
            XCTAssertNotNil(root.presentedViewController)
            XCTAssertGreaterThan(sent().count, 5)
            XCTAssertGreaterThan(slider.value, 0.4)
        }
    }

    func testValuesAndLimits() {
        onMain {
            let slider = UISlider()
            XCTAssertEqual([slider.value, slider.minimumValue, slider.maximumValue], [0, 0, 1])
            XCTAssertTrue(slider.isContinuous)
            let sent = events(slider)
            slider.value = 3
            XCTAssertEqual(slider.value, 1)
            slider.maximumValue = 10
            slider.value = 8
            slider.maximumValue = 5
            XCTAssertEqual(slider.value, 5, "a new limit takes the value along")
            slider.minimumValue = 7
            XCTAssertEqual([slider.value, slider.minimumValue, slider.maximumValue], [7, 7, 7])
            slider.maximumValue = 2
            XCTAssertEqual(slider.minimumValue, 2)
            XCTAssertEqual(sent(), [], "the app's own changes send nothing")
            XCTAssertEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34))
            XCTAssertEqual(slider.contentHuggingPriority(for: .vertical), .defaultHigh)
            XCTAssertEqual(slider.contentHuggingPriority(for: .horizontal), .defaultLow)
        }
    }

    func testAFingerOnTheThumb() {
        onMain {
            let slider = show()
            let sent = events(slider)
            harness.drag(from: thumb(slider), to: CGPoint(x: thumb(slider).x + 86, y: 117))
            XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
            XCTAssertEqual(sent().count, 10, "once a move")
            harness.drag(from: CGPoint(x: 40, y: 117), to: CGPoint(x: 200, y: 117))
            XCTAssertEqual(sent().count, 10, "beside the thumb nothing happens")
            slider.isContinuous = false
            harness.drag(from: thumb(slider), to: CGPoint(x: 400, y: 117))
            XCTAssertEqual(sent().count, 11)
            XCTAssertEqual(slider.value, 1)
            harness.tap(thumb(slider))
            XCTAssertEqual(sent().count, 11, "a tap on the thumb changes nothing")
        }
    }

    func testRightToLeft() {
        onMain {
            let slider = show()
            slider.semanticContentAttribute = .forceRightToLeft
            slider.minimumValueImage = image(20, 20)
            slider.value = 0.25
            harness.turn()
            XCTAssertEqual(slider.minimumValueImageRect(forBounds: slider.bounds).maxX, 200)
            let track = slider.trackRect(forBounds: slider.bounds)
            XCTAssertEqual([track.minX, track.maxX], [2, 164])
            let before = thumb(slider)
            XCTAssertGreaterThan(before.x, 100)
            harness.drag(from: before, to: CGPoint(x: before.x - 40, y: before.y))
            XCTAssertGreaterThan(slider.value, 0.4, "more is to the left")
        }
    }

    func testImagesByState() {
        onMain {
            let slider = show()
            let (normal, high, track) = (image(10, 16), image(20, 20), image(8, 6))
            slider.setThumbImage(normal, for: .normal)
            slider.setThumbImage(high, for: .highlighted)
            slider.setMinimumTrackImage(track, for: .normal)
            XCTAssertTrue(slider.thumbImage(for: .highlighted) === high)
            XCTAssertNil(slider.thumbImage(for: .disabled))
            XCTAssertTrue(slider.currentThumbImage === normal)
            XCTAssertTrue(slider.currentMinimumTrackImage === track)
            XCTAssertNil(slider.currentMaximumTrackImage)
            XCTAssertEqual(slider.trackRect(forBounds: slider.bounds).height, 6)
            harness.touch(.began, at: thumb(slider))
            XCTAssertTrue(slider.currentThumbImage === high)
            harness.touch(.ended, at: thumb(slider))
            slider.isEnabled = false
            XCTAssertTrue(slider.currentThumbImage === normal, "that of normal stands for it")
            XCTAssertEqual(slider.alpha, 0.5)
        }
    }

    func testAnAnimatedValue() {
        onMain {
            let slider = show()
            slider.value = 0.3
            slider.setValue(1, animated: true)
            XCTAssertEqual(slider.value, 1, "known at once")
            XCTAssertEqual(slider.subviews.compactMap { $0.layer.animationKeys() }.count, 3, "tracks and thumb move")
        }
    }
}
