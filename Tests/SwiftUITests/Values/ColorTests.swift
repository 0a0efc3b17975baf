import UIKit
import XCTest

@testable import SwiftUI

/// Colours by place: what they are in light and dark, and how they are mixed.
final class ColorTests: XCTestCase {
    private func context(_ style: UIUserInterfaceStyle = .light, tint: Color? = nil) -> StyleContext {
        StyleContext(
            traits: UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)]), tint: tint,
            environment: EnvironmentValues())
    }

    private func text(_ color: Color, _ style: UIUserInterfaceStyle = .light) -> String {
        color.resolve(in: context(style)).description
    }

    func testThatSystemColoursFollowLightAndDark() {
        XCTAssertEqual(text(.red), "#FF3B30FF")
        XCTAssertEqual(text(.red, .dark), "#FF453AFF")
        XCTAssertEqual(text(.primary), "#000000FF")
        XCTAssertEqual(text(.primary, .dark), "#FFFFFFFF")
        XCTAssertEqual(text(.clear), "#00000000")
    }

    func testThatOpacityIsMultiplied() {
        XCTAssertEqual(text(Color.black.opacity(0.5).opacity(0.5)), "#00000040")
        XCTAssertEqual(Color.red.opacity(0.5).resolve(in: context()).opacity, 0.5)
        XCTAssertEqual(UIColor(Color.red.opacity(0.5)).cgColor.alpha, 0.5, accuracy: 0.001)
    }

    func testThatUIKitsColoursStayDynamicBothWays() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(text(Color(uiColor: dynamic)), "#000000FF")
        XCTAssertEqual(text(Color(uiColor: dynamic), .dark), "#FFFFFFFF")
        let back = UIColor(Color(dynamic).opacity(0.5))
        XCTAssertEqual(back.resolved(in: context(.dark).traits).description, "#FFFFFF80")
        XCTAssertNil(Color(uiColor: dynamic).cgColor)
        XCTAssertNotNil(Color(red: 1, green: 0, blue: 0).cgColor)
    }

    func testThatUIKitsFormsOfEqualColoursAreEqual() {
        let table: [Color] = [.red, .primary, .accentColor, .red.opacity(0.5), Color(red: 1, green: 0, blue: 0)]
        for color in table {
            XCTAssertEqual(UIColor(color), UIColor(color), "\(color)")
            XCTAssertEqual(UIColor(color).hash, UIColor(color).hash, "\(color)")
        }
        XCTAssertNotEqual(UIColor(Color.red), UIColor(Color.green))
        XCTAssertNotEqual(UIColor(Color.red.opacity(0.5)), UIColor(Color.red.opacity(0.4)))
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(UIColor(Color(uiColor: dynamic)), dynamic)
        XCTAssertNotEqual(dynamic, UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    }

    func testThatComponentsAreThoseGiven() {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).resolve(in: context())
        XCTAssertEqual(color.red, 0.2, accuracy: 0.0001)
        XCTAssertEqual(color.linearGreen, 0.13287, accuracy: 0.0001)
        XCTAssertEqual(color.opacity, 0.8, accuracy: 0.0001)
        XCTAssertEqual(text(Color(hue: 1 / 3.0, saturation: 1, brightness: 1)), "#00FF00FF")
        XCTAssertEqual(text(Color(.sRGBLinear, white: 0.5)), "#BCBCBCFF")
        XCTAssertEqual(text(Color(white: 0.5)), "#808080FF")
        // A colour that only a wide gamut has leaves 0...1 in sRGB.
        XCTAssertGreaterThan(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: context()).red, 1)
    }

    func testThatTheAccentIsTheTintOfThePlace() {
        XCTAssertEqual(Color.accentColor.resolve(in: context(tint: .green)), Color.green.resolve(in: context()))
    }

    private struct Paper: ShapeStyle, Hashable {
        var isWarm = false
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            guard environment.colorScheme == .light else { return Color.black.resolve(in: environment) }
            return Color(red: 1, green: 1, blue: isWarm ? 0.8 : 1).resolve(in: environment)
        }
    }

    func testThatAStyleOfAnAppsThatIsAColourMakesOne() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        XCTAssertEqual(Color(Paper()).resolve(in: EnvironmentValues()).description, "#FFFFFFFF")
        XCTAssertEqual(Color(Paper(isWarm: true)).resolve(in: EnvironmentValues()).description, "#FFFFCCFF")
        XCTAssertEqual(Color(Paper()).resolve(in: dark).description, "#000000FF")
        let half = Color(Paper()).opacity(0.5)
        XCTAssertEqual(half.resolve(in: dark).description, "#00000080")
        XCTAssertEqual(UIColor(half).resolved(in: context(.dark).traits).description, "#00000080")
        XCTAssertEqual(Color(Paper()), Color(Paper()))
        XCTAssertNotEqual(Color(Paper()), Color(Paper(isWarm: true)))
        XCTAssertNil(Color(Paper()).cgColor)
        let red: Color = .red
        XCTAssertEqual(Color(red), .red, "a colour is a style of that kind itself")
        let platform: UIColor = .red
        XCTAssertEqual(Color(platform), Color(uiColor: .red))
        XCTAssertEqual(text(Color(.systemTeal)), text(.teal))
    }

    func testThatEqualColoursAreEqual() {
        XCTAssertEqual(Color.red, .red)
        XCTAssertEqual(Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0))
        XCTAssertEqual(Color.red.opacity(0.5), Color.red.opacity(0.5))
        XCTAssertNotEqual(Color.red.opacity(0.5), Color.red.opacity(0.4))
        XCTAssertNotEqual(Color.red, .blue)
        XCTAssertEqual(Color.red.description, "red")
        XCTAssertEqual(Color(red: 1, green: 0, blue: 0).description, "#FF0000FF")
    }

    func testThatMixturesGoFromOneToTheOther() {
        let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        XCTAssertEqual(text(a.mix(with: b, by: 0)), "#FF0000FF")
        XCTAssertEqual(text(a.mix(with: b, by: 1)), "#0000FFFF")
        XCTAssertEqual(text(a.mix(with: b, by: 0.5, in: .device)), "#800080FF")
        XCTAssertNotEqual(text(a.mix(with: b, by: 0.5)), "#800080FF")
        var data = a.resolve(in: context())
        data.animatableData.interpolate(towards: b.resolve(in: context()).animatableData, amount: 1)
        XCTAssertEqual(data.description, "#0000FFFF")
    }

    func testThatAResolvedColourIsReadAgain() throws {
        let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        XCTAssertEqual(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)), color)
    }

    func testThatGradientsSpreadTheirColours() {
        XCTAssertEqual(Gradient(colors: [.red, .green, .blue]).stops.map(\.location), [0, 0.5, 1])
        XCTAssertEqual(Gradient(colors: [.red]).stops.map(\.location), [0])
        XCTAssertEqual(Gradient(colors: []).stops, [])
        let resolved = Gradient(colors: [.red, .blue]).colorSpace(.perceptual).resolve(in: context())
        XCTAssertEqual(resolved.stops.count, 9)
        XCTAssertEqual(Color.red.gradient.resolve(in: context()).stops.last?.color, Color.red.resolve(in: context()))
    }
}
