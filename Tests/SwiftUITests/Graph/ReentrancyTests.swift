import Charts
import SwiftUI
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct Shift: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * 10, y: 0))
    }
}

/// Updates in the middle of which the tree is read or laid out.
final class ReentrancyTests: ControlTestCase, @unchecked Sendable {
    private struct Shaken: View {
        let log: FrameLog
        @State private var number = 0
        var body: some View {
            VStack {
                Text("Q").id(number)
                Text("moved").probe("moved", log).modifier(Shift(animatableData: Double(number)))
                Button("Next") { number += 1 }
            }
            .coordinateSpace(name: "stage")
        }
    }

    func testThatAnEffectMayChangeBesideANewIdentity() throws {
        try onMain {
            let log = FrameLog()
            show(Shaken(log: log))
            let before = try XCTUnwrap(log.frames["moved"])
            tap("Next")
            XCTAssertEqual(try XCTUnwrap(log.frames["moved"]).minX, before.minX + 10, accuracy: 0.5)
        }
    }

    private struct Tabs: View {
        @State private var selection = 0
        var body: some View {
            TabView(selection: $selection) {
                Text("First page").tabItem { Text("One") }.tag(0)
                NavigationStack { Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.navigationTitle("Bars") }
                    .tabItem { Text("Two") }.tag(1)
            }
            .sensoryFeedback(.selection, trigger: selection)
        }
    }

    func testThatATabMayAskForPreferencesWhileItIsSelected() {
        onMain {
            show(Tabs())
            tap("Two")
            XCTAssertNotNil(find("Bars"))
        }
    }
}
