import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Texts and symbols that are filled with more than a colour, and texts with more room than they need.
final class PaintedTextTests: ControlTestCase, @unchecked Sendable {
    private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)
    private var gradient: LinearGradient {
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    }

    /// Whether a place of a view, in parts of its size, is more red than blue.
    @MainActor private func isRed(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let point = CGPoint(x: view.bounds.width * x, y: view.bounds.height * y)
        let pixel = harness.pixel(at: view.convert(point, to: nil))
        return pixel.r > pixel.b
    }

    @MainActor private func resolve(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in })
        -> NSAttributedString
    {
        var values = EnvironmentValues()
        change(&values)
        return TextResolution(environment: values).attributedString(text)
    }

    @MainActor private func alpha(_ text: NSAttributedString, _ index: Int) -> CGFloat? {
        (text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor)?.cgColor.alpha
    }

    func testThatAGradientCoversTheTextsBounds() throws {
        try onMain {
            show(Text("███").font(.system(size: 40)).foregroundStyle(gradient))
            let label = try XCTUnwrap(find("███"))
            XCTAssertTrue(isRed(label, 0.1, 0.5))
            XCTAssertFalse(isRed(label, 0.9, 0.5))
            let pixel = harness.pixel(at: place(label))
            XCTAssertTrue(pixel.g < 60 && pixel.r > 60 && pixel.b > 60, "the middle is between both")
        }
    }

    func testThatAGradientOfViewsAroundFillsATextAndChanges() throws {
        try onMain {
            show(
                VStack { Text("███").font(.system(size: 40)) }
                    .foregroundStyle(
                        RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 30)))
            let label = try XCTUnwrap(find("███"))
            XCTAssertTrue(isRed(label, 0.5, 0.5))
            XCTAssertFalse(isRed(label, 0.05, 0.5))
            show(Text("███").font(.system(size: 40)).foregroundStyle(red))
            XCTAssertTrue(isRed(try XCTUnwrap(find("███")), 0.95, 0.5), "a colour is one everywhere")
        }
    }

    func testThatAnInnerShadowDarkensAShapeAlongItsEdge() {
        onMain {
            let white = Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
            let black = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
            show(Rectangle().fill(white.shadow(.inner(color: black, radius: 4))).frame(width: 100, height: 100))
            let view = harness.window.bounds
            let corner = CGPoint(x: view.midX, y: view.midY)
            XCTAssertGreaterThan(harness.pixel(at: corner).r, 250, "nothing falls into the middle")
            let dark =
                (-60...60).map { harness.pixel(at: CGPoint(x: corner.x + CGFloat($0), y: corner.y)).r }.min() ?? 255
            XCTAssertLessThan(dark, 200, "the edges are darker")
        }
    }

    func testThatEachKindOfPaintIsALayer() {
        onMain {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            let styles: [AnyShapeStyle] = [
                AnyShapeStyle(gradient), AnyShapeStyle(red.gradient),
                AnyShapeStyle(RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 9)),
                AnyShapeStyle(EllipticalGradient(colors: [red, blue])),
                AnyShapeStyle(AngularGradient(colors: [red, blue], center: .center)),
                AnyShapeStyle(Material.thin), AnyShapeStyle(ImagePaint(image: Image(uiImage: picture))),
            ]
            for style in styles {
                XCTAssertEqual(PaintedText(resolve(Text("a").foregroundStyle(style)))?.layers.count, 1, "\(style)")
            }
            XCTAssertNil(PaintedText(resolve(Text("a").foregroundStyle(red))), "a colour is the letters' own")
        }
    }

    func testThatRunsAreFilledApart() throws {
        try onMain {
            let text = resolve(Text("a") + Text("b").foregroundStyle(gradient) + Text("c").foregroundStyle(red))
            let painted = try XCTUnwrap(PaintedText(text))
            XCTAssertEqual(painted.base.string, "abc")
            XCTAssertEqual(alpha(painted.base, 1), 0)
            XCTAssertEqual(alpha(painted.base, 2), 1)
            let mask = try XCTUnwrap(painted.layers.first).mask
            XCTAssertEqual(painted.layers.count, 1)
            XCTAssertEqual((0..<3).map { alpha(mask, $0) }, [0, 1, 0])
        }
    }

    func testThatEmojiKeepTheirColors() throws {
        try onMain {
            let painted = try XCTUnwrap(PaintedText(resolve(Text(verbatim: "a🍐b").foregroundStyle(gradient))))
            let mask = painted.layers[0].mask
            XCTAssertEqual([0, 1, 3].map { alpha(mask, $0) }, [1, 0, 1])
        }
    }

    func testThatALevelOfAGradientIsFainter() {
        onMain {
            let context = EnvironmentValues().styleContext
            let around = [AnyShapeStyle(gradient)]
            let secondary = SurroundedShapeStyle.style(.secondary, around: around).paint(in: context)
            guard case .linear = secondary.fill else { return XCTFail("no gradient: \(secondary.fill)") }
            XCTAssertEqual(secondary.opacity, 0.5)
            XCTAssertEqual(
                SurroundedShapeStyle.style(.secondary, around: []).paint(in: context),
                HierarchicalShapeStyle.secondary.paint(in: context), "where nothing is set it is the label's")
        }
    }

    func testThatAGradientFillsASymbol() throws {
        try onMain {
            show(Image(systemName: "square.fill").resizable().frame(width: 60, height: 60).foregroundStyle(gradient))
            let view = try XCTUnwrap(first(UIImageView.self))
            XCTAssertTrue(isRed(view, 0.3, 0.5))
            XCTAssertFalse(isRed(view, 0.7, 0.5))
        }
    }

    func testThatACanvasFillsATextAsItsStyleSays() throws {
        onMain {
            let text = resolve(Text("a").foregroundStyle(gradient))
            guard case .style(let style) = GraphicsContext.ResolvedText(text).shading.kind else {
                return XCTFail("no style")
            }
            XCTAssertNil(style.paint(in: EnvironmentValues().styleContext).color)
        }
    }

    func testThatATextStandsAtTheTopOfItsRoom() throws {
        try onMain {
            show(
                HStack(alignment: .firstTextBaseline) {
                    Text("One").lineLimit(3, reservesSpace: true)
                    Text("Two")
                })
            let one = try XCTUnwrap(find("One") as? TextLabel), two = try XCTUnwrap(find("Two"))
            XCTAssertGreaterThan(one.bounds.height, 2.5 * two.bounds.height)
            XCTAssertEqual(one.textBounds.minY, 0)
            XCTAssertEqual(one.textBounds.height, two.bounds.height, accuracy: 1)
            XCTAssertEqual(
                one.convert(one.bounds, to: nil).minY, two.convert(two.bounds, to: nil).minY, accuracy: 1,
                "both first lines stand at the top")
        }
    }

    // MARK: Links

    func testThatLinksAreTintedAndNotUnderlined() throws {
        try onMain {
            let text = resolve(Text("See [Apple](https://example.com/a) now")) { $0.tint = .purple }
            XCTAssertEqual(text.string, "See Apple now")
            let link = text.attributes(at: 5, effectiveRange: nil)
            XCTAssertNil(link[.link])
            XCTAssertNil(link[.underlineStyle])
            XCTAssertEqual((link[.textLink] as? URL)?.absoluteString, "https://example.com/a")
            let purple = Color.purple.resolve(in: EnvironmentValues().styleContext).uiColor
            XCTAssertEqual(link[.foregroundColor] as? UIColor, purple)
            XCTAssertNil(text.attribute(.textLink, at: 0, effectiveRange: nil))
        }
    }

    /// DEV-1259.
    func testThatATapOnALinkOpensIt() throws {
        try onMain {
            let notes = Notes()
            show(
                Text("Plain words [Apple](https://example.com/a)")
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            notes.add($0.absoluteString)
                            return .handled
                        }))
            let label = try XCTUnwrap(find("Plain words Apple"))
            harness.tap(place(label, CGPoint(x: 5, y: label.bounds.midY)))
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines, [], "beside it")
            harness.tap(place(label, CGPoint(x: label.bounds.maxX - 5, y: label.bounds.midY)))
            harness.advance(by: 0.5)
            XCTAssertEqual(notes.lines, ["https://example.com/a"])
            XCTAssertFalse(label.accessibilityTraits.contains(.link), "it is more than a link")
        }
    }

    func testThatATextThatIsALinkIsOneToAccessibility() throws {
        try onMain {
            let notes = Notes()
            show(
                Text("[Apple](https://example.com/a)")
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            notes.add($0.absoluteString)
                            return .handled
                        }))
            let label = try XCTUnwrap(find("Apple"))
            XCTAssertTrue(label.accessibilityTraits.contains(.link))
            XCTAssertTrue(label.accessibilityActivate())
            XCTAssertEqual(notes.lines, ["https://example.com/a"])
        }
    }

    // MARK: Layouts

    private final class Layouts: @unchecked Sendable {
        var found: [Text.LayoutKey.AnchoredLayout] = []
        var origins: [CGPoint] = []
    }

    func testThatTextsTellOfTheirLayouts() throws {
        try onMain {
            let layouts = Layouts()
            show(
                VStack {
                    Text("One")
                    Text("Two\nlines")
                }
                .onPreferenceChange(Text.LayoutKey.self) { layouts.found = $0 })
            XCTAssertEqual(layouts.found.map(\.layout.count), [1, 2], "in the order of views")
            let run = try XCTUnwrap(layouts.found.first?.layout.first?.first)
            XCTAssertEqual(run.count, 3, "a glyph a letter")
        }
    }

    func testThatAnOverlayKnowsWhereTextsAre() {
        onMain {
            let layouts = Layouts()
            show(
                VStack(alignment: .leading) {
                    Text("One")
                    Text("Two")
                }
                .overlayPreferenceValue(Text.LayoutKey.self) { found in
                    GeometryReader { proxy in
                        let origins = found.map { proxy[$0.origin] }
                        let _ = layouts.origins = origins
                        Color.clear
                    }
                })
            XCTAssertEqual(layouts.origins.count, 2)
            XCTAssertEqual(layouts.origins.first?.y ?? -1, 0, accuracy: 1)
            XCTAssertGreaterThan(layouts.origins.last?.y ?? 0, 10)
        }
    }
}
