import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIColorWellTests: MainTestCase, @unchecked Sendable {
    @MainActor private var well: UIColorWell!
    @MainActor private var controller: UIViewController!
    @MainActor private var events: [String] = []

    override func prepare() {
        controller = UIViewController()
        harness.window.rootViewController = controller
        harness.showWindow()
        well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 28, height: 28))
        events = []
        well.addAction(
            UIAction { _ in self.events.append(self.well.selectedColor.map { $0.spoken } ?? "nil") }, for: .valueChanged
        )
        controller.view.addSubview(well)
        harness.turn()
    }

    override func cleanUp() { (well, controller) = (nil, nil) }

    @MainActor private var picker: UIColorPickerViewController? {
        controller.presentedViewController as? UIColorPickerViewController
    }

    @MainActor private func open() {
        harness.tap(CGPoint(x: 54, y: 114))
        harness.advance(by: 1)
    }

    /// The middle of a cell of the picker's grid, on the screen.
    @MainActor private func place(column: Int, row: Int) -> CGPoint {
        guard let grid = picker?.view.first(of: ColorGrid.self) else { return .zero }
        let frame = grid.convert(grid.bounds, to: nil)
        return CGPoint(
            x: frame.minX + (CGFloat(column) + 0.5) * frame.width / 12,
            y: frame.minY + (CGFloat(row) + 0.5) * frame.height / 10)
    }

    func testAWellHasAStandardSizeAndIsEmpty() {
        onMain {
            XCTAssertEqual(well.intrinsicContentSize, CGSize(width: 28, height: 28))
            XCTAssertEqual(UIColorWell().sizeThatFits(.zero), CGSize(width: 28, height: 28))
            XCTAssertNil(well.selectedColor)
            XCTAssertNil(well.title)
            XCTAssertTrue(well.supportsAlpha)
        }
    }

    // DEV-710.
    func testSettingTheColorShowsItAndSendsNothing() {
        onMain {
            well.selectedColor = .red
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 54, y: 114)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertNotEqual(harness.pixel(at: CGPoint(x: 54, y: 101.5)), Pixel(r: 255, g: 0, b: 0), "the ring")
            XCTAssertEqual(events, [])
        }
    }

    func testATapPresentsThePickerWithTheWellsTitleAndColor() {
        onMain {
            well.title = "Ink"
            well.selectedColor = .blue
            well.supportsAlpha = false
            open()
            XCTAssertEqual(picker?.title, "Ink")
            XCTAssertEqual(picker?.selectedColor.spoken, UIColor.blue.spoken)
            XCTAssertEqual(picker?.supportsAlpha, false)
            XCTAssertEqual(events, [], "nothing is chosen yet")
        }
    }

    func testATouchThatLeavesOrADisabledWellOpensNothing() {
        onMain {
            harness.drag(from: CGPoint(x: 54, y: 114), to: CGPoint(x: 200, y: 300))
            harness.advance(by: 1)
            XCTAssertNil(picker)
            well.isEnabled = false
            open()
            XCTAssertNil(picker)
        }
    }

    func testAColorOfTheGridComesBackOnce() {
        onMain {
            open()
            harness.tap(place(column: 0, row: 0))
            XCTAssertEqual(events, [UIColor.white.spoken])
            harness.tap(place(column: 0, row: 0))
            XCTAssertEqual(events.count, 1, "the same colour again")
            harness.tap(place(column: 11, row: 0))
            XCTAssertEqual(events.last, UIColor.black.spoken)
        }
    }

    func testTheDelegateHearsColorsWhileTheFingerMovesAndTheEndOnce() {
        onMain {
            let ear = Ear()
            let picker = UIColorPickerViewController()
            picker.delegate = ear
            controller.present(picker, animated: false)
            harness.advance(by: 1)
            harness.drag(from: place(column: 2, row: 0), to: place(column: 4, row: 0))
            XCTAssertTrue(ear.calls.contains("select continuously"), "\(ear.calls)")
            XCTAssertEqual(ear.calls.suffix(2), ["select", "old select"])
            XCTAssertEqual(picker.selectedColor.spoken, ColorGrid.color(column: 4, row: 0).color.spoken)
            ear.calls = []
            picker.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(ear.calls, ["finish"])
        }
    }

    func testWithoutOpacityColorsAreOpaque() {
        onMain {
            let picker = UIColorPickerViewController()
            picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
            XCTAssertEqual(picker.selectedColor.cgColor.alpha, 0.5)
            picker.supportsAlpha = false
            XCTAssertEqual(picker.selectedColor.cgColor.alpha, 1)
            picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
            XCTAssertEqual(picker.selectedColor.cgColor.alpha, 1)
        }
    }

    // DEV-711.
    func testSpectrumAndSlidersShowAndTakeTheColor() {
        onMain {
            open()
            let kinds = picker?.view.first(of: UISegmentedControl.self)
            kinds?.selectedSegmentIndex = 2
            kinds?.sendActions(for: .valueChanged)
            harness.turn()
            let red = picker?.view.first(of: ColorSlider.self)
            let frame = red.map { $0.convert($0.bounds, to: nil) } ?? .zero
            harness.tap(CGPoint(x: frame.maxX - 2, y: frame.midY))
            XCTAssertEqual(events, [UIColor.red.spoken])
            let spectrum = ColorSpectrum(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
            XCTAssertEqual(spectrum.color(at: .zero).color.spoken, UIColor.white.spoken)
            XCTAssertEqual(spectrum.color(at: CGPoint(x: 120, y: 150)).color.spoken, UIColor.green.spoken)
            XCTAssertEqual(spectrum.color(at: CGPoint(x: 120, y: 300)).color.spoken, UIColor.black.spoken)
        }
    }

    func testWhatIsBelowTheGridComesBackAfterATurn() throws {
        try onMain {
            open()
            let grid = try XCTUnwrap(picker?.view.first(of: ColorGrid.self))
            let area = try XCTUnwrap(grid.superview)
            let height = area.bounds.height
            XCTAssertEqual(height, grid.bounds.height, accuracy: 0.5)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertGreaterThan(area.bounds.height, height)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(area.bounds.height, height, accuracy: 0.5)
        }
    }

    func testEveryColorOfTheGridIsReadAndTaken() throws {
        try onMain {
            let ear = Ear()
            let picker = UIColorPickerViewController()
            picker.delegate = ear
            controller.present(picker, animated: false)
            harness.advance(by: 1)
            let read = AccessibilityTree.elements(in: picker.view)
            XCTAssertEqual(read.filter { $0.traits.contains(.header) }.map(\.label), ["Colors"])
            let grid = try XCTUnwrap(picker.view.first(of: ColorGrid.self))
            let colors = AccessibilityTree.elements(in: grid)
            XCTAssertEqual(colors.count, 120)
            XCTAssertEqual(colors.first?.label, UIColor.white.spoken)
            XCTAssertTrue(colors.allSatisfy { $0.traits.contains(.button) })
            XCTAssertEqual(
                colors.filter { $0.traits.contains(.selected) }.map(\.label), [UIColor.black.spoken], "black at first")
            let part = try XCTUnwrap(grid.accessibilityParts?[14])
            XCTAssertTrue(part.accessibilityActivate())
            XCTAssertEqual(picker.selectedColor.spoken, ColorGrid.color(column: 2, row: 1).color.spoken)
            XCTAssertEqual(ear.calls, ["select", "old select"])
            let selected = AccessibilityTree.elements(in: grid).filter { $0.traits.contains(.selected) }
            XCTAssertEqual(selected.map(\.label), [picker.selectedColor.spoken])
        }
    }

    func testTheFieldsBesideTheGridSayWhatTheyAre() throws {
        try onMain {
            let picker = UIColorPickerViewController()
            controller.present(picker, animated: false)
            harness.advance(by: 1)
            let kinds = try XCTUnwrap(picker.view.first(of: UISegmentedControl.self))
            kinds.selectedSegmentIndex = 1
            kinds.sendActions(for: .valueChanged)
            harness.turn()
            let labels = AccessibilityTree.elements(in: picker.view).compactMap(\.label)
            XCTAssertEqual(labels.filter { $0 == "Spectrum" }.count, 2, "its segment and the field: \(labels)")
            kinds.selectedSegmentIndex = 2
            kinds.sendActions(for: .valueChanged)
            harness.turn()
            let read = AccessibilityTree.elements(in: picker.view).compactMap(\.label)
            for name in ["Red", "Green", "Blue", "Opacity"] {
                XCTAssertEqual(read.filter { $0.lowercased() == name.lowercased() }, [name], "once, by its slider")
            }
        }
    }

    func testAWellSpeaksAndOpensByAccessibility() {
        onMain {
            XCTAssertEqual(well.accessibilityLabel, "Color Well")
            XCTAssertTrue(well.accessibilityTraits.contains(.button))
            well.selectedColor = .red
            XCTAssertEqual(well.accessibilityValue, "Red 100, Green 0, Blue 0")
            XCTAssertTrue(well.accessibilityActivate())
            harness.advance(by: 1)
            XCTAssertNotNil(picker)
        }
    }
}

extension UIView {
    /// The first view of a kind, this one or one below it, that is shown.
    fileprivate func first<View: UIView>(of kind: View.Type) -> View? {
        if let found = self as? View { return found }
        return subviews.lazy.filter { !$0.isHidden }.compactMap { $0.first(of: kind) }.first
    }
}

@MainActor private final class Ear: NSObject, UIColorPickerViewControllerDelegate {
    var calls: [String] = []
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        calls.append(continuously ? "select continuously" : "select")
    }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        calls.append("old select")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { calls.append("finish") }
}
