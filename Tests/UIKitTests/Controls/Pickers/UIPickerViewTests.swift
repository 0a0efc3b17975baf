import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Numbers of rows, and a log of what the picker asks and tells.
@MainActor private class Source: NSObject, UIPickerViewDataSource {
    var counts = [30]
    var selected: [[Int]] = []
    var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        asked += 1
        return counts[component]
    }
}

@MainActor private final class TitleSource: Source, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.append([row, component])
    }
}

@MainActor private final class ViewSource: Source, UIPickerViewDelegate {
    var given: [Int: UIView] = [:]
    var reused = 0

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view != nil { reused += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "row \(row)"
        given[row] = label
        return label
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
}

@MainActor private final class StyledSource: Source, UIPickerViewAccessibilityDelegate {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.append([row, component])
    }
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        row == 1 ? nil : NSAttributedString(string: "styled \(row)", attributes: [.foregroundColor: UIColor.red])
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 80 : 120
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Size" }
}

/// What Apple leaves open is decided in DEV-230.
final class UIPickerViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ source: Source & UIPickerViewDelegate, width: CGFloat = 320) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: width, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        harness.showWindow()
        harness.window.addSubview(picker)
        harness.turn()
        return picker
    }

    @MainActor private func texts(_ picker: UIPickerView, _ component: Int = 0) -> [String] {
        var found: [(CGFloat, String)] = []
        func walk(_ view: UIView) {
            if let label = view as? UILabel, !label.isHidden, let text = label.text {
                found.append((label.convert(CGPoint(x: 0, y: label.bounds.midY), to: picker).y, text))
            }
            view.subviews.forEach(walk)
        }
        walk(picker.wheels[component])
        var seen = Set<String>()
        return found.sorted { $0.0 < $1.0 }.map(\.1).filter { seen.insert($0).inserted }
    }

    // MARK: The wheel's law

    func testTheRecordedNumbersOfRowsAround() {
        for (rowHeight, around) in [(32.0, 19.0), (20, 30), (26, 23), (44, 14), (60, 10)] {
            let geometry = PickerGeometry(height: 216, rowHeight: rowHeight)
            XCTAssertEqual(2 * .pi / geometry.angle, around, accuracy: 1e-9, "\(rowHeight)")
        }
        let geometry = PickerGeometry(height: 216, rowHeight: 32)
        XCTAssertEqual(geometry.visibleRows(at: 10), 6...14)
        XCTAssertEqual(geometry.place(0).middle, 108)
        XCTAssertEqual(geometry.place(0).scale, 1)
        for distance in -4...4 {
            XCTAssertEqual(geometry.distance(at: geometry.place(CGFloat(distance)).middle), distance)
        }
        XCTAssertEqual(geometry.band.top, 91)
        XCTAssertEqual(geometry.band.height, 34)
        XCTAssertEqual((1...5).map { PickerGeometry.width(of: $0, in: 320) }, [302, 148, 97, 71, 56])
    }

    // MARK: Data

    func testMeasuresAndDefaults() {
        onMain {
            let picker = UIPickerView()
            XCTAssertEqual(picker.frame, CGRect(x: 0, y: 0, width: 320, height: 216))
            XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
            XCTAssertEqual(picker.sizeThatFits(CGSize(width: 200, height: 40)), CGSize(width: 200, height: 216))
            XCTAssertEqual(picker.numberOfComponents, 0)
            XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
            XCTAssertEqual(picker.rowSize(forComponent: 0), .zero)
            XCTAssertEqual(picker.contentHuggingPriority(for: .horizontal), .defaultHigh)
            let source = TitleSource()
            source.counts = [3, 5]
            (picker.dataSource, picker.delegate) = (source, source)
            XCTAssertEqual(source.asked, 0, "nobody has asked yet")
            XCTAssertEqual(picker.numberOfComponents, 2)
            XCTAssertEqual(picker.numberOfRows(inComponent: 1), 5)
            XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 148, height: 32))
            XCTAssertEqual(source.asked, 2, "once a component")
            picker.selectRow(4, inComponent: 1, animated: false)
            picker.selectRow(9, inComponent: 1, animated: false)
            picker.selectRow(0, inComponent: 7, animated: false)
            XCTAssertEqual(picker.selectedRow(inComponent: 1), 4, "a row that isn't there is ignored")
            XCTAssertEqual(source.selected, [], "the app's own selection isn't told")
        }
    }

    func testReloadKeepsTheSelectionWhereItCan() {
        onMain {
            let source = TitleSource()
            source.counts = [10, 10]
            let picker = show(source)
            picker.selectRow(8, inComponent: 0, animated: false)
            picker.selectRow(3, inComponent: 1, animated: false)
            source.counts = [5, 10]
            picker.reloadAllComponents()
            XCTAssertEqual([0, 1].map { picker.selectedRow(inComponent: $0) }, [4, 3])
            source.counts = [0, 2]
            picker.reloadComponent(0)
            XCTAssertEqual([0, 1].map { picker.selectedRow(inComponent: $0) }, [-1, 3], "the other one isn't asked")
            harness.turn()
            XCTAssertEqual(texts(picker), [])
            source.counts = [2]
            picker.reloadAllComponents()
            XCTAssertEqual(picker.numberOfComponents, 1)
            XCTAssertEqual(source.selected, [])
        }
    }

    func testOnlyRowsThatCanBeSeenExist() {
        onMain {
            let source = TitleSource()
            source.counts = [1_000_000]
            let picker = show(source)
            picker.selectRow(500_000, inComponent: 0, animated: false)
            harness.turn()
            XCTAssertEqual(texts(picker), (-4...4).map { "0.\(500_000 + $0)" })
            picker.selectRow(0, inComponent: 0, animated: false)
            harness.turn()
            XCTAssertEqual(texts(picker), (0...4).map { "0.\($0)" })
        }
    }

    // MARK: Rows

    func testViewsAreReusedAndCanBeAsked() {
        onMain {
            let source = ViewSource()
            source.counts = [40]
            let picker = show(source)
            XCTAssertEqual(picker.rowSize(forComponent: 0).height, 44)
            XCTAssertTrue(picker.view(forRow: 1, forComponent: 0) === source.given[1])
            XCTAssertNil(picker.view(forRow: 30, forComponent: 0))
            XCTAssertEqual(source.given[0]?.bounds.size, CGSize(width: 302, height: 44), "a view without a size fills")
            picker.selectRow(20, inComponent: 0, animated: true)
            harness.advance(by: 1)
            XCTAssertGreaterThan(source.reused, 5)
            XCTAssertEqual(Set(texts(picker)).count, 7)
            XCTAssertTrue(texts(picker).contains("row 20"))
        }
    }

    func testAttributedTitlesGoBeforeTitles() {
        onMain {
            let source = StyledSource()
            source.counts = [3, 3]
            let picker = show(source)
            XCTAssertEqual(texts(picker), ["styled 0", "0.1", "styled 2"], "nil falls back to the title")
            XCTAssertEqual(picker.wheels.map(\.frame.minX), [57.5, 142.5], "given widths stand in the middle")
            XCTAssertEqual(picker.wheels.map(\.frame.width), [80, 120])
            XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
        }
    }

    func testRightToLeftBeginsAtTheRight() {
        onMain {
            let source = StyledSource()
            source.counts = [3, 3]
            let picker = show(source)
            picker.semanticContentAttribute = .forceRightToLeft
            picker.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(picker.wheels.map(\.frame.minX), [182.5, 57.5])
        }
    }

    // MARK: Turning

    func testADragEndsWithARowInFrontAndIsTold() {
        onMain {
            let source = TitleSource()
            let picker = show(source)
            let middle = CGPoint(x: 160, y: 208)
            harness.drag(from: middle, to: CGPoint(x: 160, y: 208 - 75), after: 0)
            XCTAssertEqual(source.selected, [], "not before it stands")
            harness.advance(by: 1)
            XCTAssertEqual(source.selected, [[2, 0]])
            XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
            let label = texts(picker)[2]
            XCTAssertEqual(label, "0.2")
            // There and back to the same row.
            harness.drag(from: middle, to: CGPoint(x: 160, y: 214))
            XCTAssertEqual(source.selected.count, 1, "the row in front is the same")
        }
    }

    func testAThrowGlidesOnAndSettlesOnARow() {
        onMain {
            let source = TitleSource()
            source.counts = [500]
            let picker = show(source)
            harness.touch(.began, at: CGPoint(x: 160, y: 270))
            for step in 1...8 { harness.touch(.moved, at: CGPoint(x: 160, y: 270 - step * 14)) }
            harness.touch(.ended, at: CGPoint(x: 160, y: 270 - 112))
            harness.advance(by: 0.25)
            let early = picker.selectedRow(inComponent: 0)
            XCTAssertEqual(source.selected, [])
            XCTAssertGreaterThan(early, 3)
            harness.advance(by: 0.5)
            let later = picker.selectedRow(inComponent: 0)
            XCTAssertGreaterThan(later, early, "momentum, not a jump")
            harness.advance(by: 5)
            XCTAssertEqual(source.selected, [[picker.selectedRow(inComponent: 0), 0]])
            XCTAssertGreaterThan(picker.selectedRow(inComponent: 0), later)
            let wheel = picker.wheels[0]
            let front = wheel.geometry.place(0).middle
            XCTAssertTrue(
                texts(picker).contains("0.\(picker.selectedRow(inComponent: 0))") && front == 108,
                "a whole row in front")
        }
    }

    func testATapBringsARowToTheFront() {
        onMain {
            let source = TitleSource()
            let picker = show(source)
            let geometry = picker.wheels[0].geometry
            harness.tap(CGPoint(x: 160, y: 100 + geometry.place(3).middle))
            harness.advance(by: 1)
            XCTAssertEqual(source.selected, [[3, 0]])
            harness.tap(CGPoint(x: 160, y: 208))
            harness.advance(by: 1)
            XCTAssertEqual(source.selected.count, 1, "a tap on the selected row changes nothing")
            harness.tap(CGPoint(x: 160, y: 100 + geometry.place(-4).middle))
            harness.advance(by: 1)
            XCTAssertEqual(picker.selectedRow(inComponent: 0), 3, "there is no row above the first")
        }
    }

    func testAnAnimatedSelectionIsKnownAtOnceAndNotTold() {
        onMain {
            let source = TitleSource()
            let picker = show(source)
            picker.selectRow(10, inComponent: 0, animated: true)
            XCTAssertEqual(picker.selectedRow(inComponent: 0), 10)
            harness.advance(by: 0.1)
            XCTAssertFalse(texts(picker).contains("0.10.0") || texts(picker)[4] == "0.10")
            harness.advance(by: 1)
            XCTAssertEqual(texts(picker)[4], "0.10")
            XCTAssertEqual(source.selected, [])
        }
    }

    func testAPickerThatStandsAsksNothing() {
        onMain {
            let source = TitleSource()
            let picker = show(source)
            harness.advance(by: 0.5)
            let asked = source.asked
            harness.advance(by: 2)
            picker.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(source.asked, asked)
        }
    }

    // MARK: Accessibility

    func testEachComponentIsAnAdjustableElement() {
        onMain {
            let source = StyledSource()
            source.counts = [3, 3]
            let picker = show(source)
            XCTAssertEqual(
                AccessibilityTree.elements(in: picker).map(\.spoken),
                ["Size, styled 0, adjustable", "Size, styled 0, adjustable"])
            let parts = picker.wheelParts
            parts[1].accessibilityIncrement()
            XCTAssertEqual(source.selected, [[1, 1]])
            XCTAssertEqual(parts[1].accessibilityValue, "1.1")
            parts[1].accessibilityDecrement()
            parts[1].accessibilityDecrement()
            XCTAssertEqual(source.selected, [[1, 1], [0, 1]], "there is none before the first")
        }
    }
}
