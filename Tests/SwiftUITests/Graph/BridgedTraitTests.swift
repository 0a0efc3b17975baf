import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private struct LevelTrait: UITraitDefinition {
    static let defaultValue = 0
}

private struct LevelKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[LevelTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[LevelTrait.self] = value
    }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// Traits of an app's that are values of the environment.
final class BridgedTraitTests: ControlTestCase, @unchecked Sendable {
    private struct Level: View {
        let name: String
        @Environment(\.level) private var level
        var body: some View { Text("\(name) \(level)") }
    }

    // DEV-1369
    func testAViewFindsAControllersTraitInItsEnvironment() {
        onMain {
            let controller = UIHostingController(
                rootView: VStack {
                    Level(name: "given")
                    Level(name: "set").environment(\.level, 9)
                })
            controller.traitOverrides[LevelTrait.self] = 3
            harness.show(root: controller)
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("given 3"))
            XCTAssertNotNil(find("set 9"))
            controller.traitOverrides[LevelTrait.self] = 5
            harness.advance(by: 0.5)
            XCTAssertNotNil(find("given 5"))
            XCTAssertNotNil(find("set 9"))
        }
    }
}
