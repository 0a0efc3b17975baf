import XCTest

@testable import PorticoLowering

/// Types whose properties move with animations.
final class AnimatableRuleTests: XCTestCase {
    func test_theDataIsThatOfTheStoredProperties() throws {
        let text = try lower(
            """
            import SwiftUI
            @Animatable struct Wave: Shape {
                var height: CGFloat
                var phase = Angle.zero
                var speed = -1.5
                @AnimatableIgnored var isOn: Bool
                let count: Int
                static var most = 3.0
                var half: CGFloat { height / 2 }
            }
            """)[0].text
        XCTAssertTrue(text.contains("struct Wave: Shape, SwiftUI.Animatable {"), text)
        XCTAssertFalse(text.contains("@Animatable"), text)
        XCTAssertTrue(
            text.contains(
                "var animatableData: SwiftUI.AnimatablePair<CGFloat.AnimatableData, "
                    + "SwiftUI.AnimatablePair<Angle.AnimatableData, Double.AnimatableData>> { get { "
                    + "SwiftUI.AnimatablePair(height.animatableData, "
                    + "SwiftUI.AnimatablePair(phase.animatableData, speed.animatableData)) } set { "
                    + "height.animatableData = newValue.first; phase.animatableData = newValue.second.first; "
                    + "speed.animatableData = newValue.second.second } }"), text)
        XCTAssertTrue(text.contains("var isOn: Bool\n"), text)
    }

    func test_oneProperty_none_andAConformanceThatIsThere() throws {
        let one = try lower("import SwiftUI\n@Animatable public struct A: View, Animatable { var x: Double }")[0].text
        XCTAssertTrue(one.contains("struct A: View, Animatable {"), one)
        XCTAssertTrue(
            one.contains(
                "public var animatableData: Double.AnimatableData { get { x.animatableData } "
                    + "set { x.animatableData = newValue } }"), one)
        let none = try lower("import SwiftUI\n@Animatable struct B { let x: Double }")[0].text
        XCTAssertTrue(none.contains("struct B: SwiftUI.Animatable { let x: Double }"), none)
    }

    func test_aPropertyWithoutAClearTypeIsNamed() throws {
        let found = try lower("import SwiftUI\n@Animatable struct A {\nvar x = start()\n}")[0].diagnostics
        // The module itself is not among the libraries here, which the first line says.
        XCTAssertEqual(
            found.filter { $0.line > 1 }.map(\.message), ["a property of an '@Animatable' type needs its type"])
        XCTAssertEqual(found.filter { $0.line > 1 }.map(\.line), [3])
    }
}
