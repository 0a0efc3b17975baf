import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What UIKit's own views say about themselves.
final class ControlAccessibilityTests: MainTestCase, @unchecked Sendable {
    @MainActor private func put<View: UIView>(
        _ view: View, _ frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 40)
    )
        -> View
    {
        harness.showWindow()
        view.frame = frame
        harness.window.addSubview(view)
        harness.turn()
        return view
    }

    @MainActor private func spoken(_ view: UIView) -> [String] { AccessibilityTree.elements(in: view).map(\.spoken) }

    func testLabelsAndPictures() {
        onMain {
            let label = UILabel()
            label.text = "Hello"
            XCTAssertTrue(label.isAccessibilityElement)
            XCTAssertEqual(spoken(label), ["Hello, staticText"])
            XCTAssertEqual(label.accessibilityAttributedLabel?.string, "Hello")
            label.accessibilityLabel = "Good day"
            label.isAccessibilityElement = false
            XCTAssertEqual(label.accessibilityLabel, "Good day")
            XCTAssertEqual(spoken(label), [], "what the app says holds")
            let image = UIImage(systemName: "plus")!
            let picture = UIImageView(image: image)
            XCTAssertFalse(picture.isAccessibilityElement)
            XCTAssertEqual(picture.accessibilityTraits, .image)
            XCTAssertFalse(picture.accessibilityRespondsToUserInteraction)
            image.accessibilityLabel = "A plus"
            XCTAssertEqual(picture.accessibilityLabel, "A plus")
        }
    }

    func testButtons() {
        onMain {
            let button = put(UIButton(type: .system))
            button.setTitle("Save", for: .normal)
            XCTAssertEqual(spoken(button), ["Save, button"], "the label in it is no element of its own")
            button.isSelected = true
            button.isEnabled = false
            XCTAssertEqual(spoken(button), ["Save, button, selected, notEnabled"])
            XCTAssertFalse(button.accessibilityRespondsToUserInteraction)
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Configured"
            XCTAssertEqual(spoken(UIButton(configuration: configuration)), ["Configured, button"])
            let image = UIImage(systemName: "plus")!
            image.accessibilityLabel = "Add"
            let pictured = UIButton()
            pictured.setImage(image, for: .normal)
            XCTAssertEqual(spoken(pictured), ["Add, button"])
            XCTAssertFalse(UIControl().isAccessibilityElement, "an app's own control says so itself")
        }
    }

    func testSwitches() {
        onMain {
            let toggle = UISwitch()
            XCTAssertEqual(spoken(toggle), ["0, button, toggleButton"])
            toggle.isOn = true
            XCTAssertEqual(toggle.accessibilityValue, "1")
            toggle.isEnabled = false
            XCTAssertEqual(spoken(toggle), ["1, button, notEnabled, toggleButton"])
        }
    }

    func testASliderIsAdjustedByTenths() {
        onMain {
            let slider = UISlider()
            (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
            var events: [Float] = []
            slider.addAction(UIAction { _ in events.append(slider.value) }, for: .valueChanged)
            XCTAssertEqual(spoken(slider), ["50%, adjustable"])
            slider.accessibilityIncrement()
            slider.accessibilityIncrement()
            slider.accessibilityDecrement()
            XCTAssertEqual(events, [16, 17, 16])
            XCTAssertEqual(slider.accessibilityValue, "60%")
            slider.value = 19.5
            slider.accessibilityIncrement()
            slider.accessibilityIncrement()
            XCTAssertEqual(events, [16, 17, 16, 20], "nothing is sent at the end")
            XCTAssertEqual(slider.accessibilityValue, "100%")
        }
    }

    func testAStepperIsTwoButtons() {
        onMain {
            let stepper = put(UIStepper(), CGRect(x: 20, y: 100, width: 94, height: 32))
            (stepper.maximumValue, stepper.value) = (2, 0)
            XCTAssertFalse(stepper.isAccessibilityElement)
            XCTAssertEqual(spoken(stepper), ["Decrement, 0, button, notEnabled", "Increment, 0, button"])
            let parts = AccessibilityTree.elements(in: stepper)
            XCTAssertEqual(parts.map(\.frame.minX), [20, 67])
            stepper.value = 2
            XCTAssertEqual(parts.map(\.spoken), ["Decrement, 2, button", "Increment, 2, button, notEnabled"])
            XCTAssertTrue(AccessibilityTree.elements(in: stepper)[0].object === parts[0].object, "the same elements")
            stepper.wraps = true
            XCTAssertEqual(parts[1].spoken, "Increment, 2, button")
            var told: [Double] = []
            stepper.addAction(UIAction { _ in told.append(stepper.value) }, for: .valueChanged)
            let point = (parts[1].object as! UIAccessibilityElement).accessibilityActivationPoint
            XCTAssertEqual(point, CGPoint(x: 90.5, y: 116))
            harness.touch(.began, at: point)
            XCTAssertEqual(told, [0], "a touch at the activation point uses it")
            harness.touch(.ended, at: point)
            XCTAssertEqual(told, [0])
        }
    }

    func testSegmentsAreButtons() {
        onMain {
            let control = put(UISegmentedControl(items: ["One", "Two", "Three"]))
            control.selectedSegmentIndex = 1
            control.setEnabled(false, forSegmentAt: 2)
            XCTAssertEqual(
                spoken(control),
                ["One, 1 of 3, button", "Two, 2 of 3, button, selected", "Three, 3 of 3, button, notEnabled"])
            let part = AccessibilityTree.elements(in: control)[0].object as! UIAccessibilityElement
            harness.tap(part.accessibilityActivationPoint)
            XCTAssertEqual(control.selectedSegmentIndex, 0)
            control.removeSegment(at: 0, animated: false)
            XCTAssertEqual(spoken(control), ["Two, 1 of 2, button", "Three, 2 of 2, button, notEnabled"])
        }
    }

    func testPagesProgressAndActivity() {
        onMain {
            let pages = UIPageControl()
            XCTAssertNil(pages.accessibilityValue)
            pages.numberOfPages = 3
            var events = 0
            pages.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            XCTAssertEqual(spoken(pages), ["page 1 of 3, updatesFrequently, adjustable"])
            pages.accessibilityDecrement()
            XCTAssertEqual(events, 0)
            pages.accessibilityIncrement()
            XCTAssertEqual(pages.accessibilityValue, "page 2 of 3")
            XCTAssertEqual(events, 1)
            let progress = UIProgressView()
            progress.progress = 0.25
            XCTAssertEqual(spoken(progress), ["25%, updatesFrequently"])
            let spinner = UIActivityIndicatorView(style: .medium)
            XCTAssertEqual(spoken(spinner), [], "a hidden spinner is not there")
            spinner.startAnimating()
            XCTAssertEqual(spoken(spinner), ["In progress, updatesFrequently"])
        }
    }

    func testTextFields() {
        onMain {
            let field = UITextField()
            field.placeholder = "Name"
            XCTAssertEqual(field.accessibilityLabel, "Name")
            field.text = "Ada"
            XCTAssertEqual(spoken(field), ["Name, Ada"])
            field.isEnabled = false
            XCTAssertEqual(spoken(field), ["Name, Ada, notEnabled"])
            field.isSecureTextEntry = true
            XCTAssertNil(field.accessibilityValue, "what is secret is not told")
        }
    }
}
