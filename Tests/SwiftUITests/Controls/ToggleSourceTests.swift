import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Toggles of several values.
final class ToggleSourceTests: ControlTestCase, @unchecked Sendable {
    private struct Row: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Words: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none") {
                configuration.isOn.toggle()
            }
        }
    }

    private struct Rows: View {
        @State private var rows = [Row(id: 1, isOn: true), Row(id: 2, isOn: false)]
        var body: some View {
            Toggle("All", sources: $rows, isOn: \.isOn).toggleStyle(Words())
            Text(verbatim: rows.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
        }
    }

    func testAToggleOfSeveralValuesIsOnWhereAllAre() {
        onMain {
            show(VStack { Rows() })
            XCTAssertNotNil(find("some"))
            tap("some")
            XCTAssertNotNil(find("on on"))
            tap("all")
            XCTAssertNotNil(find("off off"))
            XCTAssertNotNil(find("none"))
        }
    }
}
