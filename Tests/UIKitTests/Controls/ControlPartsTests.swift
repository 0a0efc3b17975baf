import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What apps set of buttons, segments, sliders, switches and other controls, by state.
final class ControlPartsTests: MainTestCase, @unchecked Sendable {
    private func picture(_ side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testAButtonsTitlesAndPicturesByState() {
        onMain {
            let type: UIButton.ButtonType = .custom
            let button = UIButton(type: type)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            let (title, back) = (NSAttributedString(string: "Title"), picture())
            XCTAssertNil(button.attributedTitle(for: .normal))
            button.setAttributedTitle(title, for: .normal)
            button.setBackgroundImage(back, for: .normal)
            XCTAssertEqual(button.attributedTitle(for: .normal), title)
            XCTAssertEqual(button.currentAttributedTitle, title)
            XCTAssertEqual(button.titleLabel?.text, "Title")
            XCTAssertTrue(button.currentBackgroundImage === back)
            button.setTitleShadowColor(.red, for: .normal)
            XCTAssertEqual(button.titleShadowColor(for: .normal), .red)
            let symbols = UIImage.SymbolConfiguration(scale: .large)
            button.setPreferredSymbolConfiguration(symbols, forImageIn: .selected)
            XCTAssertEqual(button.preferredSymbolConfigurationForImage(in: .selected), symbols)
            XCTAssertNil(button.preferredSymbolConfigurationForImage(in: .normal))
            for type in [UIButton.ButtonType.infoLight, .infoDark, .contactAdd] {
                XCTAssertNotNil(UIButton(type: type).image(for: .normal), "it comes with its picture")
            }
        }
    }

    func testAConfigurationsColourAndPadding() {
        onMain {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.subtitle = "Subtitle"
            configuration.baseForegroundColor = .red
            let button = UIButton(configuration: configuration, primaryAction: nil)
            let before = button.intrinsicContentSize.height
            configuration.titlePadding += 10
            button.configuration = configuration
            button.layoutIfNeeded()
            XCTAssertEqual(button.intrinsicContentSize.height, before + 10, accuracy: 0.5)
            button.sizeToFit()
            button.layoutIfNeeded()
            XCTAssertEqual(button.titleLabel?.textColor, .red)
        }
    }

    func testSegments() {
        onMain {
            let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
            XCTAssertEqual(control.numberOfSegments, 0)
            control.insertSegment(withTitle: "Title", at: 0, animated: false)
            let image = picture()
            control.insertSegment(with: image, at: 0, animated: false)
            XCTAssertTrue(control.imageForSegment(at: 0) === image)
            XCTAssertEqual(control.titleForSegment(at: 1), "Title")
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            XCTAssertEqual(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
            XCTAssertNil(control.titleTextAttributes(for: .normal))
            for segment in [UISegmentedControl.Segment.any, .left, .center, .right, .alone] {
                XCTAssertEqual(
                    control.contentPositionAdjustment(forSegmentType: segment, barMetrics: .default), .zero)
            }
            let offset = UIOffset(horizontal: 3, vertical: 4)
            XCTAssertEqual(offset.horizontal, 3)
            control.setContentPositionAdjustment(offset, forSegmentType: .alone, barMetrics: .default)
            XCTAssertEqual(control.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default), offset)
        }
    }

    func testSlidersAndProgress() {
        onMain {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            XCTAssertNil(slider.minimumTrackTintColor)
            XCTAssertNil(slider.maximumTrackTintColor)
            XCTAssertNil(slider.thumbTintColor)
            let plain = slider.trackRect(forBounds: slider.bounds)
            slider.maximumValueImage = picture(20)
            XCTAssertLessThan(slider.trackRect(forBounds: slider.bounds).maxX, plain.maxX, "room for the picture")
            slider.maximumValueImage = nil
            slider.minimumTrackTintColor = .red
            slider.maximumTrackTintColor = .green
            slider.thumbTintColor = .blue
            XCTAssertEqual(
                [slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor],
                [.red, .green, .blue])
            let track = picture()
            slider.setMaximumTrackImage(track, for: .normal)
            XCTAssertTrue(slider.maximumTrackImage(for: .normal) === track)
            XCTAssertTrue(slider.currentMaximumTrackImage === track)
            let progress = UIProgressView(progressViewStyle: .bar)
            XCTAssertEqual(progress.progressViewStyle, .bar)
            XCTAssertNil(progress.trackTintColor)
            progress.trackTintColor = .red
            XCTAssertEqual(progress.trackTintColor, .red)
            progress.progressViewStyle = .default
            XCTAssertEqual(progress.progressViewStyle, .default)
        }
    }

    func testSwitchesAndPageControls() {
        onMain {
            let toggle = UISwitch(frame: .zero)
            var changes = 0
            toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            toggle.setOn(true, animated: false)
            XCTAssertTrue(toggle.isOn)
            toggle.setOn(false, animated: true)
            XCTAssertFalse(toggle.isOn, "at once, the picture follows")
            XCTAssertEqual(changes, 0, "the app's own changes aren't told")
            XCTAssertNil(toggle.thumbTintColor)
            toggle.thumbTintColor = .red
            XCTAssertEqual(toggle.thumbTintColor, .red)
            let pages = UIPageControl()
            XCTAssertNil(pages.pageIndicatorTintColor)
            XCTAssertNil(pages.currentPageIndicatorTintColor)
            pages.pageIndicatorTintColor = .red
            pages.currentPageIndicatorTintColor = .green
            XCTAssertEqual([pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor], [.red, .green])
        }
    }

    func testControlsFromAnArchive() throws {
        try onMain {
            func again<T: UIView>(_ view: T) throws -> T {
                let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
                let reader = try NSKeyedUnarchiver(forReadingFrom: data)
                reader.requiresSecureCoding = false
                return try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
            }
            XCTAssertEqual(try again(UISwitch()).intrinsicContentSize, UISwitch().intrinsicContentSize)
            let reader = try emptyCoder()
            XCTAssertNotNil(UIActivityIndicatorView(coder: reader))
            XCTAssertEqual(UISegmentedControl(coder: reader)?.numberOfSegments, 0)
            XCTAssertEqual(UISwitch(coder: reader)?.isOn, false)
            XCTAssertEqual(UIStackView(coder: reader).arrangedSubviews, [])
            XCTAssertEqual(UITextView(coder: reader)?.isEditable, true)
            XCTAssertNotNil(UIVisualEffectView(coder: reader))
            XCTAssertNotNil(UIInputView(coder: reader))
            XCTAssertFalse(UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).isAnimating)
        }
    }

    /// A coder of an archive that says nothing of a view.
    @MainActor private func emptyCoder() throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(1, forKey: "number")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        return reader
    }
}
