import QuartzCore
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Filters of a view's picture: the colours are those of Apple's SwiftUI (measured by iamcgn/swiftui-web), but for rounding.
final class FilterViewTests: ControlTestCase, @unchecked Sendable {
    private let orange = Color(.sRGB, red: 204 / 255, green: 102 / 255, blue: 51 / 255, opacity: 1)

    /// The colour in the middle of a view, of 255 each; the alpha last.
    @MainActor private func color(_ view: some View) throws -> [Int] {
        let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
        let image = try XCTUnwrap(renderer.cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        let start = (image.height / 2) * image.bytesPerRow + (image.width / 2) * 4
        let bytes = data[(data.startIndex + start)..<(data.startIndex + start + 4)].map { Int($0) }
        let isLittle = image.bitmapInfo.contains(.byteOrder32Little)
        return isLittle ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
    }

    private func assertNear(_ a: [Int], _ b: [Int], _ message: String, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, message, line: line)
        XCTAssertTrue(zip(a, b).allSatisfy { abs($0 - $1) <= 1 }, "\(message): \(a), not \(b)", line: line)
    }

    func testColorsAreThoseOfApples() throws {
        try onMain {
            assertNear(try color(orange), [204, 102, 51, 255], "plain")
            assertNear(try color(orange.brightness(0.2)), [255, 153, 102, 255], "brightness")
            assertNear(try color(orange.brightness(-0.3)), [127, 25, 0, 255], "darker")
            assertNear(try color(orange.contrast(0.5)), [166, 115, 89, 255], "contrast")
            assertNear(try color(orange.contrast(1.5)), [242, 89, 13, 255], "contrast")
            assertNear(try color(orange.saturation(0.5)), [162, 111, 85, 255], "saturation")
            assertNear(try color(orange.saturation(2)), [255, 84, 0, 255], "saturation")
            assertNear(try color(orange.grayscale(1)), [120, 120, 120, 255], "grayscale")
            assertNear(try color(orange.hueRotation(.degrees(90))), [51, 149, 36, 255], "hue")
            assertNear(try color(orange.hueRotation(.degrees(200))), [65, 127, 213, 255], "hue")
            assertNear(try color(orange.colorInvert()), [51, 153, 204, 255], "inverted")
            assertNear(
                try color(orange.colorMultiply(Color(.sRGB, red: 0, green: 0.5, blue: 1, opacity: 1))),
                [0, 51, 51, 255], "multiplied")
            assertNear(
                try color(orange.saturation(0).brightness(0.2).colorInvert()), [84, 84, 84, 255], "one after the other")
            XCTAssertEqual(try color(orange.luminanceToAlpha())[3], 120, accuracy: 1)
        }
    }

    private struct Blurred: View {
        @State private var radius: CGFloat = 0
        var body: some View {
            VStack {
                Color.black.frame(width: 40, height: 40).blur(radius: radius)
                Button("Blur") { withAnimation(.linear(duration: 1)) { radius = 8 } }
            }
        }
    }

    func testABlurIsAnimatedByItsLayer() throws {
        try onMain {
            show(Blurred())
            let view = try XCTUnwrap(first(FilterView.self))
            let layer = try XCTUnwrap(view.layer as? FilterLayer)
            XCTAssertEqual(layer.blurRadius, 0)
            guard let button = find("Blur") else { return XCTFail("no button") }
            harness.tap(button)
            harness.advance(by: 0.5)
            XCTAssertEqual(layer.blurRadius, 8)
            XCTAssertEqual((layer.presentation() as? FilterLayer)?.blurRadius ?? 0, 4, accuracy: 1)
            harness.advance(by: 1)
            XCTAssertEqual((layer.presentation() as? FilterLayer)?.blurRadius, 8)
            XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 40), "the layout stays")
        }
    }

    func testAVisualEffectBlurs() throws {
        try onMain {
            show(
                Color.red.frame(width: 40, height: 40)
                    .visualEffect { effect, proxy in effect.blur(radius: proxy.size.width / 10).saturation(0) })
            let layer = try XCTUnwrap(first(FilterView.self)?.layer as? FilterLayer)
            XCTAssertEqual(layer.blurRadius, 4)
            XCTAssertEqual(layer.colorMatrix, ColorMatrix.saturation(0).rows)
        }
    }
}
