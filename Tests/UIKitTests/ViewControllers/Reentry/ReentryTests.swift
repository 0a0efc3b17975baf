import PorticoHost
import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Whatever an app does inside of whichever callback of a presentation: callbacks stay balanced, nobody is left on the screen or in
/// memory, and completions are called once. The callbacks of each kind are those that a run without any action has heard.
final class ReentryTests: MainTestCase, @unchecked Sendable {
    /// All of the table, or what has this in its name: each run then says which it is before it begins. Without it every few pairs.
    private static let wanted = ProcessInfo.processInfo.environment["PORTICO_REENTRY"]
    private static let stride = 31

    private var number = 0

    @MainActor private func run(_ kind: ReentryKind, at moment: String?, _ action: ReentryAction?) -> ReentryWorld {
        harness.end()
        harness = Harness(device: Self.device)
        PorticoTrace.remove(harness.recorder)
        let world = ReentryWorld(harness, at: moment, does: action)
        let name = "\(kind.name): \(moment ?? "") -> \(action?.name ?? "")"
        if let wanted = Self.wanted {
            guard moment == nil || name.contains(wanted) else { return world }
            FileHandle.standardError.write(Data("\(name)\n".utf8))
        }
        kind.run(world)
        world.settle()
        world.check()
        world.end()
        if !world.problems.isEmpty {
            XCTFail("\(name): \(world.problems.joined(separator: "; "))")
        }
        return world
    }

    /// Pixels are of no interest.
    private static let device: DeviceProfile = {
        var device = DeviceProfile.default
        device.scale = 1
        return device
    }()

    @MainActor private func cross(_ kind: ReentryKind) {
        let plain = run(kind, at: nil, nil)
        for callback in kind.hears {
            XCTAssertTrue(plain.heard.contains(callback), "\(kind.name) never hears \(callback): \(plain.heard)")
        }
        XCTAssertTrue(plain.heard.contains("page viewDidDisappear") || kind.name == "alert", kind.name)
        for moment in plain.heard {
            for action in ReentryAction.all {
                number += 1
                if Self.wanted != nil || number % Self.stride == 0 { _ = run(kind, at: moment, action) }
            }
        }
    }

    func testWhateverAnAppDoesInACallback() {
        onMain {
            for kind in ReentryKind.all { cross(kind) }
        }
    }
}
