import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// A choice of actions on a tablet, which is a popover.
final class WideDialogTests: ControlTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    private struct Question: View {
        @State private var isAsking = false
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text(said)
                Button("Ask") { isAsking = true }
                    .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") { said = "yes" } }
            }
        }
    }

    func testThatAChoicePointsAtItsView() {
        onMain {
            show(Question())
            tap("Ask")
            let presented = harness.window.rootViewController?.presentedViewController
            XCTAssertEqual(presented?.popoverPresentationController?.sourceView?.window, harness.window)
            tap("Yes")
            XCTAssertNotNil(find("yes"))
        }
    }
}
