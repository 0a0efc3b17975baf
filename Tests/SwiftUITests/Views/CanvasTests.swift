import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What a canvas's context draws: pixels of a canvas of 40 × 40 points.
final class CanvasTests: ControlTestCase, @unchecked Sendable {
    private typealias Pixel = [Int]
    private let side: CGFloat = 40

    /// The colours at places, of 255 each and the alpha last.
    @MainActor private func pixels(_ places: [(Int, Int)], of view: some View) throws -> [Pixel] {
        let renderer = ImageRenderer(content: view.frame(width: side, height: side))
        let image = try XCTUnwrap(renderer.cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        return places.map { x, y in
            let start = data.startIndex + y * image.bytesPerRow + x * 4
            let bytes = data[start..<(start + 4)].map { Int($0) }
            return image.bitmapInfo.contains(.byteOrder32Little) ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
        }
    }

    @MainActor private func drawn(
        _ places: [(Int, Int)], _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [Pixel] { try pixels(places, of: Canvas(renderer: renderer)) }

    private func assertNear(_ a: [Pixel], _ b: [Pixel], _ message: String, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, message, line: line)
        for (x, y) in zip(a, b) {
            XCTAssertTrue(zip(x, y).allSatisfy { abs($0 - $1) <= 2 }, "\(message): \(a), not \(b)", line: line)
        }
    }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)
    private let clear = [0, 0, 0, 0]
    private let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))

    func testACopysStateIsItsOwn() throws {
        try onMain { [self] in
            let got = try drawn([(5, 5), (25, 5), (5, 25)]) { context, _ in
                var copy = context
                copy.translateBy(x: 20, y: 0)
                copy.opacity = 0.5
                copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(self.red))
                context.fill(Path(CGRect(x: 0, y: 20, width: 10, height: 10)), with: .color(self.blue))
            }
            assertNear(got, [clear, [128, 0, 0, 128], [0, 0, 255, 255]], "copy and original")
        }
    }

    func testColorsAreMixedByTheBlendMode() throws {
        try onMain { [self] in
            let got = try drawn([(5, 5), (30, 5)]) { context, _ in
                context.fill(self.left, with: .color(red: 0.4, green: 0, blue: 0))
                context.blendMode = .plusLighter
                context.fill(self.whole, with: .color(red: 0.4, green: 0.2, blue: 0))
            }
            assertNear(got, [[204, 51, 0, 255], [102, 51, 0, 255]], "plusLighter")
            let clip = try drawn([(5, 5), (30, 5)]) { context, _ in
                context.fill(self.whole, with: .color(self.red))
                context.blendMode = .clear
                context.fill(self.left, with: .color(.black))
            }
            assertNear(clip, [clear, [255, 0, 0, 255]], "clear")
        }
    }

    func testALayerIsOneThing() throws {
        try onMain { [self] in
            let got = try drawn([(5, 5), (30, 5)]) { context, _ in
                context.opacity = 0.5
                context.drawLayer { layer in
                    XCTAssertEqual(layer.opacity, 1, "a layer begins anew")
                    layer.fill(self.whole, with: .color(self.red))
                    layer.fill(self.left, with: .color(self.blue))
                }
            }
            assertNear(got, [[0, 0, 128, 128], [128, 0, 0, 128]], "the blue hides the red before it is seen through")
        }
    }

    func testClips() throws {
        try onMain { [self] in
            let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
            let inside = try drawn([(20, 20), (2, 2)]) { context, size in
                context.clip(to: circle)
                XCTAssertEqual(context.clipBoundingRect, CGRect(x: 10, y: 10, width: 20, height: 20))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(self.red))
            }
            assertNear(inside, [[255, 0, 0, 255], clear], "inside")
            let outside = try drawn([(20, 20), (2, 2)]) { context, _ in
                context.clip(to: circle, options: .inverse)
                context.fill(self.whole, with: .color(self.red))
            }
            assertNear(outside, [clear, [255, 0, 0, 255]], "outside")
            let layer = try drawn([(5, 2), (30, 2), (5, 38)]) { context, _ in
                context.clipToLayer(opacity: 0.5) { mask in
                    mask.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.white))
                }
                context.fill(self.whole, with: .color(self.red))
            }
            assertNear(layer, [[128, 0, 0, 128], clear, clear], "a layer's opacity, the right way up")
        }
    }

    func testTheFilterThatIsAddedLastWorksFirst() throws {
        try onMain { [self] in
            // Two discs that don't touch run together: blurred, then cut where they are half as opaque.
            let got = try drawn([(20, 20), (20, 4)]) { context, _ in
                context.addFilter(.alphaThreshold(min: 0.3, color: self.blue))
                context.addFilter(.blur(radius: 4))
                context.drawLayer { layer in
                    for x in [1.0, 21] {
                        layer.fill(
                            Path(ellipseIn: CGRect(x: x, y: 11, width: 18, height: 18)), with: .color(self.red))
                    }
                }
            }
            assertNear(got, [[0, 0, 255, 255], clear], "metaballs")
        }
    }

    func testFilters() throws {
        try onMain { [self] in
            @MainActor func filtered(_ filter: GraphicsContext.Filter, _ places: [(Int, Int)]) throws -> [Pixel] {
                try drawn(places) { context, _ in
                    context.addFilter(filter)
                    context.fill(
                        Path(CGRect(x: 10, y: 10, width: 10, height: 10)),
                        with: .color(red: 0.8, green: 0.4, blue: 0.2))
                }
            }
            assertNear(try filtered(.colorInvert(), [(15, 15), (30, 30)]), [[51, 153, 204, 255], clear], "inverted")
            assertNear(try filtered(.colorInvert(0.5), [(15, 15)]), [[128, 128, 128, 255]], "half inverted")
            assertNear(try filtered(.brightness(0.2), [(15, 15)]), [[255, 153, 102, 255]], "brighter")
            assertNear(try filtered(.grayscale(1), [(15, 15)]), [[120, 120, 120, 255]], "grey")
            assertNear(try filtered(.colorMultiply(self.red), [(15, 15)]), [[204, 0, 0, 255]], "multiplied")
            var swapped = ColorMatrix()
            (swapped.r1, swapped.r2, swapped.g1, swapped.g2) = (0, 1, 1, 0)
            assertNear(try filtered(.colorMatrix(swapped), [(15, 15)]), [[102, 204, 51, 255]], "matrix")
            let shadow = GraphicsContext.Filter.shadow(color: self.blue, radius: 0, x: 10, y: 5)
            assertNear(
                try filtered(shadow, [(15, 17), (25, 17), (25, 12)]),
                [[204, 102, 51, 255], [0, 0, 255, 255], clear], "shadow")
            let only = GraphicsContext.Filter.shadow(color: self.blue, radius: 0, x: 10, y: 0, options: .shadowOnly)
            assertNear(try filtered(only, [(15, 15), (25, 15)]), [clear, [0, 0, 255, 255]], "only the shadow")
            let above = GraphicsContext.Filter.shadow(color: self.blue, radius: 0, x: 5, y: 0, options: .shadowAbove)
            assertNear(try filtered(above, [(12, 15), (17, 15)]), [[204, 102, 51, 255], [0, 0, 255, 255]], "above")
            let moved = GraphicsContext.Filter.projectionTransform(
                ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))
            assertNear(try filtered(moved, [(15, 15), (25, 15)]), [clear, [204, 102, 51, 255]], "moved")
        }
    }

    func testGradients() throws {
        try onMain { [self] in
            let gradient = Gradient(colors: [.black, .white])
            let line = (start: CGPoint(x: 0, y: 0), end: CGPoint(x: 10, y: 0))
            let places = [(2, 5), (12, 5), (17, 5)]
            @MainActor func shades(_ options: GraphicsContext.GradientOptions) throws -> [Int] {
                try drawn(places) { context, _ in
                    context.fill(
                        self.whole,
                        with: .linearGradient(gradient, startPoint: line.start, endPoint: line.end, options: options))
                }.map { $0[0] }
            }
            let plain = try shades([]), again = try shades(.repeat), back = try shades(.mirror)
            XCTAssertEqual(plain[1], 255, "the last colour goes on")
            XCTAssertEqual(again[1], plain[0], accuracy: 2)
            XCTAssertEqual(back[1], again[2], accuracy: 2, "from 10 to 20 it goes back")
            XCTAssertGreaterThan(try shades(.linearColor)[0], plain[0] + 40, "light is brighter than components")
            let round = try drawn([(20, 20), (20, 1)]) { context, _ in
                context.fill(
                    self.whole,
                    with: .radialGradient(
                        gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 10))
            }
            assertNear(round, [[18, 18, 18, 255], [255, 255, 255, 255]], "from the middle")
            let turn = try drawn([(38, 22), (2, 22), (38, 18)]) { context, _ in
                context.fill(
                    self.whole, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20)))
            }.map { $0[0] }
            XCTAssertLessThan(turn[0], 20)
            XCTAssertEqual(turn[1], 128, accuracy: 8)
            XCTAssertGreaterThan(turn[2], 235)
            let style = try drawn([(1, 5), (38, 5)]) { context, _ in
                context.fill(
                    self.whole,
                    with: .style(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
            }.map { $0[0] }
            XCTAssertLessThan(style[0], 20)
            XCTAssertGreaterThan(style[1], 235)
        }
    }

    private struct Symbols: View {
        @State private var isBlue = false
        let red: Color, blue: Color
        var body: some View {
            VStack(spacing: 0) {
                Canvas { context, size in
                    guard let dot = context.resolveSymbol(id: "dot") else { return }
                    XCTAssertEqual(dot.size, CGSize(width: 10, height: 20))
                    XCTAssertNil(context.resolveSymbol(id: "nobody"))
                    context.draw(dot, at: CGPoint(x: 5, y: 10))
                    context.draw(dot, in: CGRect(x: 20, y: 0, width: 20, height: 40))
                } symbols: {
                    Color.green.frame(width: 4, height: 4).tag(1)
                    (isBlue ? blue : red).frame(width: 10, height: 20).tag("dot")
                }
                .frame(width: 40, height: 40)
                Button("Blue") { isBlue = true }
            }
        }
    }

    func testSymbolsAreViewsThatAreDrawnAgainWhenTheyChange() throws {
        try onMain { [self] in
            let places = [(5, 10), (15, 10), (30, 35)]
            let got = try pixels(
                places,
                of: Symbols(red: red, blue: blue).frame(width: 40, alignment: .top).fixedSize(
                    horizontal: false, vertical: true
                ).frame(height: 40, alignment: .top))
            assertNear(got, [[255, 0, 0, 255], clear, [255, 0, 0, 255]], "at a point and in a rectangle")
            show(Symbols(red: red, blue: blue))
            guard let button = find("Blue") else { return XCTFail("no button") }
            harness.tap(button)
            harness.advance(by: 0.1)
            let screen = harness.window.layer.picture(of: harness.window.bounds, scale: 1)
            XCTAssertTrue(screen.map { hasPixel(0xFF00_00FF, $0) } ?? false, "the change is drawn")
        }
    }

    private func hasPixel(_ word: UInt32, _ pixels: PixelBuffer) -> Bool {
        (0..<pixels.height).contains { y in
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            return (0..<pixels.width).contains { row[$0] == word }
        }
    }

    func testTextsAndPicturesTakeAShading() throws {
        try onMain { [self] in
            let got = try drawn([(20, 20)]) { context, _ in
                var text = context.resolve(Text("█").font(.system(size: 40)))
                text.shading = .linearGradient(
                    Gradient(colors: [self.blue, self.blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 40))
                context.draw(text, at: CGPoint(x: 20, y: 20))
            }
            assertNear(got, [[0, 0, 255, 255]], "a text through a gradient")
            let image = try drawn([(20, 20)]) { context, _ in
                var square = context.resolve(Image(systemName: "square.fill"))
                XCTAssertNotNil(square.shading, "a symbol is a template")
                square.shading = .color(self.blue)
                context.blendMode = .plusLighter
                context.fill(self.whole, with: .color(self.red))
                context.draw(square, in: CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            assertNear(image, [[255, 0, 255, 255]], "a symbol in blue, added to red")
            var size = CGSize.zero, baselines: [CGFloat] = []
            _ = try drawn([(0, 0)]) { context, _ in
                let text = context.resolve(Text("one\ntwo").font(.system(size: 10)))
                size = text.measure(in: CGSize(width: 100, height: 100))
                baselines = [text.firstBaseline(in: size), text.lastBaseline(in: size)]
            }
            let line = UIFont.systemFont(ofSize: 10)
            XCTAssertEqual(baselines[0], line.ascender, accuracy: 0.01)
            XCTAssertEqual(baselines[1], size.height + line.descender, accuracy: 0.01)
        }
    }

    func testTiles() throws {
        try onMain { [self] in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
            }
            let got = try drawn([(2, 2), (7, 2), (12, 2), (37, 30)]) { context, _ in
                context.fill(self.whole, with: .tiledImage(Image(uiImage: image)))
            }
            assertNear(
                got.map { [$0[0] > 128 ? 1 : 0, $0[2] > 128 ? 1 : 0] }, [[1, 0], [0, 1], [1, 0], [0, 1]], "tiles")
        }
    }
}
