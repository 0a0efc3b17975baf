import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Charts that are described for people who hear them.
final class ChartDescriptorTests: ControlTestCase, @unchecked Sendable {
    private struct Nights: AXChartDescriptorRepresentable {
        let nights: [(town: String, count: Double)]

        private var points: [AXDataPoint] { nights.map { AXDataPoint(x: $0.town, y: $0.count, label: $0.town) } }

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Nights", summary: "Most were in Bonn.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Town", categoryOrder: nights.map(\.town)),
                yAxis: AXNumericDataAxisDescriptor(title: "Nights", range: 0...10, gridlinePositions: [5]) {
                    "\(Int($0)) nights"
                },
                series: [AXDataSeriesDescriptor(name: "2026", isContinuous: false, dataPoints: points)])
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series.first?.dataPoints = points }
    }

    private struct Chart: View {
        @State private var count = 3.0
        var body: some View {
            VStack {
                Button("More") { count = 9 }
                Text("chart").accessibilityChartDescriptor(Nights(nights: [("Ulm", count)]))
            }
        }
    }

    func testAViewsChartIsDescribedAndBroughtUpToDate() throws {
        try onMain {
            show(Chart())
            let descriptor = try XCTUnwrap(views.compactMap(\.describedChart).first)
            XCTAssertEqual(descriptor.title, "Nights")
            XCTAssertEqual(descriptor.xAxis.title, "Town")
            XCTAssertEqual(descriptor.yAxis?.valueDescriptionProvider(4), "4 nights")
            XCTAssertEqual(descriptor.series.first?.dataPoints.first?.xValue.category, "Ulm")
            XCTAssertEqual(descriptor.series.first?.dataPoints.first?.yValue?.number, 3)
            tap("More")
            XCTAssertEqual(descriptor.series.first?.dataPoints.first?.yValue?.number, 9)
            XCTAssertEqual(views.compactMap(\.describedChart).count, 1)
        }
    }
}
