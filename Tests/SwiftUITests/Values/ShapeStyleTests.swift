import UIKit
import XCTest

@testable import SwiftUI

/// Styles by place: levels, tint, background, and what changes them.
final class ShapeStyleTests: XCTestCase {
    private func context(
        tint: Color? = nil, foreground: [AnyShapeStyle] = [], background: AnyShapeStyle? = nil
    ) -> StyleContext {
        StyleContext(
            traits: UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .light)]),
            tint: tint,
            foreground: foreground, background: background, environment: EnvironmentValues())
    }

    private func color(_ style: some ShapeStyle, _ context: StyleContext) -> String? {
        style.paint(in: context).color?.description
    }

    func testThatLevelsOfNoStyleAreTheLabels() {
        XCTAssertEqual(color(.primary, context()), "#000000FF")
        XCTAssertEqual(color(.secondary, context()), "#3C3C4399")
        XCTAssertEqual(color(.quaternary, context()), "#3C3C432E")
    }

    func testThatLevelsOfAColourLoseOpacity() {
        let red = context(foreground: [AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
        XCTAssertEqual(color(.primary, red), "#FF0000FF")
        XCTAssertEqual(color(.secondary, red), "#FF000080")
        XCTAssertEqual(color(.tertiary, red), "#FF000040")
        XCTAssertEqual(color(Color.black.secondary, context()), "#00000080")
    }

    func testThatAPlaceSetsLevelsOfItsOwn() {
        let two = context(foreground: [AnyShapeStyle(Color.black), AnyShapeStyle(Color.white)])
        XCTAssertEqual(color(.secondary, two), "#FFFFFFFF")
        XCTAssertEqual(color(.tertiary, two), "#FFFFFF80", "the level below the last that is set")
    }

    func testThatALevelSetAsForegroundIsOneOfTheLabels() {
        // `.foregroundStyle(.secondary)` must not ask itself for ever.
        let place = context(foreground: [AnyShapeStyle(.secondary)])
        XCTAssertEqual(color(.primary, place), "#3C3C4399")
        XCTAssertEqual(color(.secondary, place), "#3C3C434D")
    }

    func testThatTintAndBackgroundAreThePlaces() {
        XCTAssertEqual(color(.tint, context(tint: .black)), "#000000FF")
        XCTAssertEqual(color(.background, context()), "#FFFFFFFF")
        XCTAssertEqual(color(.background, context(background: AnyShapeStyle(Color.black))), "#000000FF")
    }

    func testThatChangesAddUp() {
        let paint = Color.black.opacity(0.5).shadow(.drop(radius: 3, x: 1)).paint(in: context())
        XCTAssertEqual(paint.color?.description, "#00000080")
        XCTAssertEqual(paint.shadows.map(\.radius), [3])
        XCTAssertEqual(paint.shadows[0].offset, CGSize(width: 1, height: 0))
        let faded = AnyShapeStyle(.secondary).opacity(0.5).paint(in: context())
        XCTAssertEqual(faded.opacity, 0.5)
        XCTAssertEqual(Color.red.blendMode(.multiply).paint(in: context()).blendMode, .multiply)
    }

    func testThatGradientsKeepTheirPlaces() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        guard case .linear(let gradient, .leading, .trailing) = style.paint(in: context()).fill else {
            return XCTFail("no linear paint")
        }
        XCTAssertEqual(gradient.stops.map(\.color.description), ["#000000FF", "#FFFFFFFF"])
        guard
            case .angular(_, _, _, let end) = AngularGradient(colors: [.black], center: .center).paint(in: context())
                .fill
        else { return XCTFail("no angular paint") }
        XCTAssertEqual(end.degrees, 360, "once around")
    }

    func testThatStylesAreCompared() {
        XCTAssertEqual(AnyShapeStyle(Color.red), AnyShapeStyle(Color.red))
        XCTAssertNotEqual(AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue))
        XCTAssertNotEqual(AnyShapeStyle(Color.red), AnyShapeStyle(.tint))
        XCTAssertEqual(AnyShapeStyle(AnyShapeStyle(.tint)), AnyShapeStyle(.tint))
    }

    /// A style of an app's own stands for another.
    func testThatAnAppsOwnStyleIsAsked() {
        struct Ink: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.black.opacity(0.5) }
        }
        XCTAssertEqual(color(Ink(), context()), "#00000080")
        XCTAssertEqual(color(Ink().secondary, context()), "#00000040")
    }
}
