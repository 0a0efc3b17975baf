import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Trees of views have the frames that they have on Apple's SwiftUI, within a point.
final class GoldenFrameTests: MainTestCase, @unchecked Sendable {
    func testFramesAreThoseOfApples() {
        onMain {
            for golden in GoldenFrames.all {
                let log = FrameLog()
                _ = Hosted(
                    harness,
                    golden.view(log).frame(width: golden.size.width, height: golden.size.height)
                        .coordinateSpace(name: "stage").ignoresSafeArea())
                harness.advance(by: 0.5)
                let differences = golden.differences(from: log)
                XCTAssertTrue(differences.isEmpty, "\(golden.name)\n\(differences.joined(separator: "\n"))")
            }
        }
    }
}
