import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// The focus that the keys of a tablet's hardware keyboard move, in SwiftUI's views.
final class KeyboardFocusTests: ControlTestCase, @unchecked Sendable {
    private struct Row: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "\(name) has it" : name).frame(width: 200, height: 60) }
    }

    private struct Board: View {
        @FocusState private var wanted: String?
        var body: some View {
            VStack {
                Row(name: "one").focusable().focused($wanted, equals: "one")
                Row(name: "none")
                Row(name: "two").focusable().focused($wanted, equals: "two").focusEffectDisabled()
                Text("state: \(wanted ?? "-")")
            }
        }
    }

    @MainActor private func press(_ usage: Int) {
        for phase in [HostKey.Phase.down, .up] { harness.runtime.post(.key(HostKey(usage: usage, phase: phase))) }
        harness.turn()
        harness.advance(by: 0.3)
    }

    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    func testTabAndArrowsReachFocusableViews() {
        onMain {
            show(Board())
            XCTAssertNotNil(find("state: -"), "nothing without a key")
            press(43)
            XCTAssertNotNil(find("one has it"))
            XCTAssertNotNil(find("state: one"))
            XCTAssertNotNil(views.first { $0.isFocused }?.focusEffect)
            press(81)
            XCTAssertNotNil(find("two has it"))
            XCTAssertNotNil(find("one"))
            XCTAssertNotNil(find("state: two"))
            XCTAssertNil(views.first { $0.isFocused }?.focusEffect)
        }
    }

    func testAPhoneHasNone() {
        onMain {
            harness.end()
            harness = Harness()
            show(Board())
            press(43)
            press(81)
            XCTAssertNotNil(find("state: -"))
        }
    }
}
