import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Where the labels of gauges stand, in each style.
final class GaugeTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func showGauge(_ style: some GaugeStyle, hasBounds: Bool) {
        if hasBounds {
            show(
                Gauge(value: 3, in: 0...4) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("3")
                } minimumValueLabel: {
                    Text("lo")
                } maximumValueLabel: {
                    Text("hi")
                }
                .gaugeStyle(style).frame(width: 200))
        } else {
            show(
                Gauge(value: 3, in: 0...4) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("3")
                }
                .gaugeStyle(style).frame(width: 200))
        }
    }

    /// Where the middle of a label is; nil where there is no such label.
    @MainActor private func middle(_ text: String) -> CGPoint? {
        views.compactMap { $0 as? UILabel }.first { $0.text == text }.map { place($0) }
    }

    @MainActor private var shown: Set<String> { Set(views.compactMap { ($0 as? UILabel)?.text }) }

    func testAnOpenRingHasTheValueInItsMiddle() throws {
        try onMain {
            showGauge(.accessoryCircular, hasBounds: true)
            XCTAssertEqual(shown, ["3", "lo", "hi"], "the ends' labels stand in the place of the gauge's")
            let value = try XCTUnwrap(middle("3")), low = try XCTUnwrap(middle("lo")),
                high = try XCTUnwrap(middle("hi"))
            XCTAssertLessThan(low.x, value.x - 5)
            XCTAssertGreaterThan(high.x, value.x + 5)
            XCTAssertEqual(low.x + high.x, 2 * value.x, accuracy: 2)
            XCTAssertGreaterThan(low.y, value.y + 10)
            XCTAssertEqual(low.y, high.y, accuracy: 1)
            showGauge(.accessoryCircular, hasBounds: false)
            XCTAssertEqual(shown, ["3", "Fuel"])
            XCTAssertGreaterThan(try XCTUnwrap(middle("Fuel")).y, try XCTUnwrap(middle("3")).y + 10)
        }
    }

    func testARingHasAllColoursOfAGradient() throws {
        try onMain {
            let tint = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
            show(
                Gauge(value: 0.5) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("3")
                }
                .gaugeStyle(.accessoryCircular).tint(tint))
            let ring = try XCTUnwrap(middle("3"))
            @MainActor func pixel(_ degrees: CGFloat) -> Pixel {
                let angle = degrees * .pi / 180
                return harness.pixel(at: CGPoint(x: ring.x + 24 * cos(angle), y: ring.y + 24 * sin(angle)))
            }
            // From the lower left over the top to the lower right.
            let (start, end) = (pixel(145), pixel(35))
            XCTAssertGreaterThan(start.r, 200)
            XCTAssertLessThan(start.b, 60, "\(start), \(end)")
            XCTAssertGreaterThan(end.b, 200)
            XCTAssertLessThan(end.r, 60)
        }
    }

    /// The half of a stroke that reaches out of the shape's frame is painted, too: rings of gradients were cut off there.
    func testAStrokeOfAGradientIsWhole() throws {
        try onMain {
            let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
            for style in [
                AnyShapeStyle(
                    LinearGradient(colors: [red, red, blue, blue], startPoint: .leading, endPoint: .trailing)),
                AnyShapeStyle(AngularGradient(colors: [red, red], center: .center)), AnyShapeStyle(red),
            ] {
                show(Circle().stroke(style, lineWidth: 12).frame(width: 80, height: 80).overlay { Text("o") })
                let center = try XCTUnwrap(middle("o"))
                for reach in [37.0, 40, 43] {
                    let left = harness.pixel(at: CGPoint(x: center.x - reach, y: center.y))
                    XCTAssertEqual(left, Pixel(r: 255, g: 0, b: 0), "\(style), \(reach)")
                }
            }
        }
    }

    func testAClosedRingHasTheValueOrTheLabel() {
        onMain {
            showGauge(.accessoryCircularCapacity, hasBounds: true)
            XCTAssertEqual(shown, ["3"])
            show(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity))
            XCTAssertEqual(shown, ["Fuel"])
        }
    }

    func testALineHasTheLabelsAtItsEndsOrTheValueBeforeIt() throws {
        try onMain {
            showGauge(.accessoryLinear, hasBounds: true)
            XCTAssertEqual(shown, ["lo", "hi"])
            XCTAssertGreaterThan(try XCTUnwrap(middle("hi")).x, try XCTUnwrap(middle("lo")).x + 150)
            showGauge(.accessoryLinear, hasBounds: false)
            XCTAssertEqual(shown, ["3"])
            let bounds = try XCTUnwrap(views.first).bounds
            XCTAssertLessThan(try XCTUnwrap(middle("3")).x, bounds.midX - 50, "before the bar")
        }
    }

    func testBarsHaveTheLabelAboveAndTheValueBelow() throws {
        try onMain {
            @MainActor func check(_ name: String) throws {
                XCTAssertEqual(shown, ["Fuel", "3", "lo", "hi"], name)
                let label = try XCTUnwrap(middle("Fuel")), value = try XCTUnwrap(middle("3"))
                let low = try XCTUnwrap(middle("lo")), high = try XCTUnwrap(middle("hi"))
                XCTAssertLessThan(label.y, low.y, name)
                XCTAssertGreaterThan(value.y, low.y, name)
                XCTAssertEqual(low.y, high.y, accuracy: 1, name)
                XCTAssertGreaterThan(high.x, low.x + 150, name)
            }
            showGauge(.linearCapacity, hasBounds: true)
            try check("linear")
            showGauge(.accessoryLinearCapacity, hasBounds: true)
            try check("accessory")
        }
    }

    /// DEV-1257.
    func testLabelsOfValuesAreKept() {
        onMain {
            show(
                Gauge(value: 3, in: 0...4) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("3")
                } markedValueLabels: {
                    Text("half").tag(2.0)
                })
            XCTAssertEqual(shown, ["Fuel", "3"])
        }
    }
}
