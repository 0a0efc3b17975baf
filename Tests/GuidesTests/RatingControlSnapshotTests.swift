import PorticoSnapshotTesting
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class RatingControlSnapshotTests: MainTestCase, @unchecked Sendable {
    override func prepare() { harness.send(.activate) }

    @MainActor private func threeOfFive() -> RatingControl {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 172, height: 28))
        control.rating = 3
        control.accessibilityLabel = "Rating"
        return control
    }

    func testLooks() {
        onMain {
            // guide: snapshot
            assertSnapshot(
                of: threeOfFive(), as: [.image, .tree, .accessibility],
                on: SnapshotSetup.matrix(devices: ["iPhone SE"], appearances: [.light, .dark]))
            // guide: end
        }
    }

    func testASecondSnapshotHasAName() {
        onMain {
            let control = threeOfFive()
            control.isEnabled = false
            // guide: tolerance
            let tolerance = SnapshotTolerance(channel: 2.0 / 255, pixels: 0.001)
            assertSnapshot(of: control, as: [.image(tolerance: tolerance)], named: "disabled")
            // guide: end
        }
    }
}
