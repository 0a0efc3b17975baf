import Charts
import TestSupport
import XCTest

@testable import SwiftUI
@testable import UIKit

/// Charts on a screen: their pixels, labels, legends, touches and what assistive technologies find.
final class ChartViewTests: ControlTestCase, @unchecked Sendable {
    @MainActor private func shown(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 200) {
        show(
            view.frame(width: width, height: height).frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
            )
            .ignoresSafeArea().background(Color.white))
    }

    private func isBlue(_ pixel: Pixel) -> Bool { pixel.b > 200 && pixel.r < 100 }
    private func isGreen(_ pixel: Pixel) -> Bool { pixel.g > 150 && pixel.r < 100 && pixel.b < 150 }

    func test_aBarIsBlueUpToItsValue() throws {
        onMain {
            shown(
                Chart { BarMark(x: .value("n", "a"), y: .value("v", 5)) }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10))
            XCTAssertTrue(isBlue(harness.pixel(at: CGPoint(x: 100, y: 150))))
            XCTAssertTrue(isBlue(harness.pixel(at: CGPoint(x: 100, y: 103))))
            XCTAssertFalse(isBlue(harness.pixel(at: CGPoint(x: 100, y: 97))))
            XCTAssertFalse(isBlue(harness.pixel(at: CGPoint(x: 10, y: 150))))
        }
    }

    func test_stackedBarsHaveColoursAndALegend() throws {
        try onMain {
            shown(
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 5)).foregroundStyle(by: .value("k", "one"))
                    BarMark(x: .value("n", "a"), y: .value("v", 5)).foregroundStyle(by: .value("k", "two"))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden))
            XCTAssertTrue(isBlue(harness.pixel(at: CGPoint(x: 100, y: 140))))
            XCTAssertTrue(isGreen(harness.pixel(at: CGPoint(x: 100, y: 40))))
            let one = try XCTUnwrap(find("one")), two = try XCTUnwrap(find("two"))
            XCTAssertGreaterThan(place(one).y, 170)
            XCTAssertGreaterThan(place(two).x, place(one).x)
        }
    }

    func test_aLegendBesideThePlotIsAColumn() throws {
        try onMain {
            shown(
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 5)).foregroundStyle(by: .value("k", "one"))
                    BarMark(x: .value("n", "a"), y: .value("v", 5)).foregroundStyle(by: .value("k", "two"))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .trailing))
            let one = try XCTUnwrap(find("one")), two = try XCTUnwrap(find("two"))
            XCTAssertGreaterThan(place(two).y, place(one).y + 8)
            XCTAssertEqual(
                one.convert(one.bounds, to: nil).minX, two.convert(two.bounds, to: nil).minX, accuracy: 0.5)
            XCTAssertGreaterThan(place(one).x, 130)
        }
    }

    func test_aLegendInTheMiddleStaysInTheChart() throws {
        try onMain {
            shown(
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 60_000)).foregroundStyle(by: .value("k", "one hundred"))
                    BarMark(x: .value("n", "a"), y: .value("v", 40_000)).foregroundStyle(by: .value("k", "two hundred"))
                }
                .chartLegend(position: .bottom, alignment: .center))
            let one = try XCTUnwrap(find("one hundred")), two = try XCTUnwrap(find("two hundred"))
            XCTAssertEqual(place(one).y, place(two).y, accuracy: 0.5, "in a line, which is wider than the plot")
            // A sign of 8 points and a gap of 4 stand before it.
            XCTAssertGreaterThanOrEqual(one.convert(one.bounds, to: nil).minX, 11.5)
            XCTAssertLessThanOrEqual(two.convert(two.bounds, to: nil).maxX, 200.5)
        }
    }

    func test_labelsStandAtTheirValues() throws {
        try onMain {
            shown(Chart { BarMark(x: .value("n", "apples"), y: .value("v", 10)) })
            let ten = try XCTUnwrap(find("10")), zero = try XCTUnwrap(find("0")), name = try XCTUnwrap(find("apples"))
            XCTAssertLessThan(place(ten).y, place(zero).y - 100)
            XCTAssertGreaterThan(place(ten).x, 170)
            XCTAssertGreaterThan(place(name).y, place(zero).y)
        }
    }

    func test_alignedLabelsEndWhereThePlotDoes() throws {
        try onMain {
            shown(
                Chart {
                    PointMark(x: .value("x", 0), y: .value("y", 1))
                    PointMark(x: .value("x", 10), y: .value("y", 2))
                }
                .chartXScale(domain: 0...10).chartXAxis { AxisMarks(preset: .aligned, values: [0, 10]) }
                .chartYAxis(.hidden))
            let zero = try XCTUnwrap(find("0")), ten = try XCTUnwrap(find("10"))
            XCTAssertGreaterThanOrEqual(zero.convert(zero.bounds, to: nil).minX, -0.5)
            XCTAssertLessThanOrEqual(ten.convert(ten.bounds, to: nil).maxX, 200.5)
            XCTAssertGreaterThan(place(ten).x, 180)
        }
    }

    func test_centeredLabelsStandBetweenTheirLines() throws {
        try onMain {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .current
            let months = (1...4).compactMap { calendar.date(from: DateComponents(year: 2024, month: $0)) }
            let names = Date.FormatStyle(locale: Locale(identifier: "en_US")).month(.abbreviated)
            shown(
                Chart {
                    ForEach(months, id: \.self) {
                        BarMark(x: .value("m", $0, unit: .month, calendar: calendar), y: .value("v", 1))
                    }
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) {
                        AxisGridLine()
                        AxisTick()
                        AxisValueLabel(format: names, centered: true)
                    }
                }
                .chartYAxis(.hidden), 320)
            for (index, name) in ["Jan", "Feb", "Mar", "Apr"].enumerated() {
                let label = try XCTUnwrap(find(name), name)
                XCTAssertEqual(place(label).x, 40 + CGFloat(index) * 80, accuracy: 3, name)
            }
        }
    }

    func test_aLabelOfTheAppsOwnAndATitle() throws {
        onMain {
            shown(
                Chart { BarMark(x: .value("n", "a"), y: .value("v", 10)) }
                    .chartYAxis {
                        AxisMarks(values: [0, 10]) { value in
                            AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) km") } }
                        }
                    }
                    .chartXAxisLabel("Fruit"))
            XCTAssertNotNil(find("10 km"))
            XCTAssertNotNil(find("Fruit"))
            XCTAssertNil(find("5 km"))
        }
    }

    /// Four points above it (DEV-1207).
    func test_anAnnotationStandsAboveItsBar() throws {
        try onMain {
            shown(
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 5)).annotation { Text("top") }
                    BarMark(x: .value("n", "b"), y: .value("v", 10))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden))
            let text = try XCTUnwrap(find("top"))
            XCTAssertEqual(place(text).x, 50, accuracy: 1)
            XCTAssertEqual(text.convert(text.bounds, to: nil).maxY, 96, accuracy: 1)
        }
    }

    func test_rightToLeftTheFirstBarIsOnTheRight() throws {
        onMain {
            shown(
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 10))
                    BarMark(x: .value("n", "b"), y: .value("v", 1))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).environment(\.layoutDirection, .rightToLeft))
            XCTAssertTrue(isBlue(harness.pixel(at: CGPoint(x: 150, y: 50))))
            XCTAssertFalse(isBlue(harness.pixel(at: CGPoint(x: 50, y: 50))))
        }
    }

    func test_marksAreAccessible() throws {
        try onMain {
            shown(
                Chart {
                    BarMark(x: .value("Fruit", "apples"), y: .value("Count", 5))
                    BarMark(x: .value("Fruit", "pears"), y: .value("Count", 10)).accessibilityLabel("Pears!")
                        .accessibilityValue("ten")
                    BarMark(x: .value("Fruit", "plums"), y: .value("Count", 1)).accessibilityHidden(true)
                }
                .chartXAxis(.hidden).chartYAxis(.hidden), 300)
            let view = try XCTUnwrap(views.first { String(describing: Swift.type(of: $0)) == "PlotAccessibilityView" })
            let elements = try XCTUnwrap(view.accessibilityElements as? [UIAccessibilityElement])
            XCTAssertEqual(elements.map(\.accessibilityLabel), ["apples", "Pears!"])
            XCTAssertEqual(elements.map(\.accessibilityValue), ["Count: 5", "ten"])
            XCTAssertEqual(elements[0].accessibilityFrameInContainerSpace.midX, 50, accuracy: 0.5)
        }
    }

    private struct Selecting: View {
        @State private var name: String?
        var body: some View {
            VStack(spacing: 0) {
                Chart {
                    BarMark(x: .value("n", "a"), y: .value("v", 10))
                    BarMark(x: .value("n", "b"), y: .value("v", 1))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $name).frame(height: 160)
                Text(name ?? "none").frame(height: 40)
            }
        }
    }

    /// From the first touch on (DEV-1208).
    func test_aTouchSelects() throws {
        onMain {
            shown(Selecting())
            harness.touch(.began, at: CGPoint(x: 150, y: 80))
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("b"))
            harness.touch(.moved, at: CGPoint(x: 40, y: 80))
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("a"))
            harness.touch(.ended, at: CGPoint(x: 40, y: 80))
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("none"))
        }
    }

    private struct SelectingInScrollView: View {
        var body: some View {
            ScrollView {
                Selecting()
                Color.white.frame(height: 600)
            }
        }
    }

    /// What scrolls around the chart goes on, and nothing stays selected (DEV-1208).
    func test_aSwipeAcrossTheAxisOfASelectionScrolls() throws {
        try onMain {
            shown(SelectingInScrollView())
            let scroll = try XCTUnwrap(first(UIScrollView.self))
            harness.touch(.began, at: CGPoint(x: 150, y: 120))
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("b"))
            for y in [100.0, 80, 60, 40] {
                harness.touch(.moved, at: CGPoint(x: 150, y: y))
                harness.advance(by: 0.05)
            }
            XCTAssertGreaterThan(scroll.contentOffset.y, 20)
            XCTAssertNotNil(find("none"))
            harness.touch(.ended, at: CGPoint(x: 150, y: 40))
            harness.advance(by: 1)
            XCTAssertNotNil(find("none"))
        }
    }

    func test_aSwipeAlongTheAxisOfASelectionSelects() throws {
        try onMain {
            shown(SelectingInScrollView())
            let scroll = try XCTUnwrap(first(UIScrollView.self))
            harness.touch(.began, at: CGPoint(x: 150, y: 80))
            harness.advance(by: 0.05)
            for x in [130.0, 110, 80, 40] {
                harness.touch(.moved, at: CGPoint(x: x, y: 80))
                harness.advance(by: 0.05)
            }
            XCTAssertNotNil(find("a"))
            XCTAssertEqual(scroll.contentOffset.y, 0)
            harness.touch(.ended, at: CGPoint(x: 40, y: 80))
            harness.advance(by: 0.1)
            XCTAssertNotNil(find("none"))
        }
    }

    func test_anOverlayKnowsThePlot() throws {
        try onMain {
            shown(
                Chart { BarMark(x: .value("n", "a"), y: .value("v", 10)) }
                    .chartXAxis(.hidden).chartYScale(domain: 0...10)
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            let frame = geometry[proxy.plotAreaFrame]
                            Text("here").position(
                                x: frame.minX + (proxy.position(forX: "a") ?? 0),
                                y: frame.minY + (proxy.position(forY: 5) ?? 0))
                        }
                    })
            let text = try XCTUnwrap(find("here")), zero = try XCTUnwrap(find("0")), ten = try XCTUnwrap(find("10"))
            XCTAssertEqual(place(text).y, (place(zero).y + place(ten).y) / 2, accuracy: 1.5)
            XCTAssertLessThan(place(text).x, 100)
        }
    }

    /// At once, without an animation (DEV-1206).
    func test_aChangeOfDataIsShown() throws {
        try onMain {
            struct Growing: View {
                @State private var value = 2
                var body: some View {
                    VStack(spacing: 0) {
                        Chart { BarMark(x: .value("n", "a"), y: .value("v", value)) }
                            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10).frame(height: 160)
                        Button("More") { value = 10 }.frame(height: 40)
                    }
                }
            }
            shown(Growing())
            XCTAssertFalse(isBlue(harness.pixel(at: CGPoint(x: 100, y: 20))))
            tap("More")
            XCTAssertTrue(isBlue(harness.pixel(at: CGPoint(x: 100, y: 20))))
        }
    }

    func test_aGradientFillsAnArea() throws {
        onMain {
            shown(
                Chart {
                    ForEach([0, 10], id: \.self) {
                        AreaMark(x: .value("x", $0), y: .value("y", 10))
                            .foregroundStyle(
                                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden))
            let (top, bottom) = (harness.pixel(at: CGPoint(x: 100, y: 8)), harness.pixel(at: CGPoint(x: 100, y: 190)))
            XCTAssertGreaterThan(top.r, 200)
            XCTAssertLessThan(bottom.r, 80)
            XCTAssertGreaterThan(bottom.b, 200)
        }
    }
}
