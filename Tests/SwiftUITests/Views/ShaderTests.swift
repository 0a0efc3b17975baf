import PorticoShading
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Shaders are values, and functions that make pixels (DEV-1346).
final class ShaderTests: ControlTestCase, @unchecked Sendable {
    func testAFunctionsCallIsAShaderOfItsArguments() {
        let shader = ShaderLibrary.default.ripple(
            .float(2.5), .float2(CGPoint(x: 1, y: 2)), .color(.red), .boundingRect)
        XCTAssertEqual(shader.function.name, "ripple")
        XCTAssertEqual(shader.function, ShaderFunction(library: .default, name: "ripple"))
        XCTAssertEqual(shader.arguments, [.float(Float(2.5)), .float2(1, 2), .color(.red), .boundingRect])
        XCTAssertEqual(shader, Shader(function: ShaderLibrary.ripple, arguments: shader.arguments))
        XCTAssertNotEqual(shader, ShaderLibrary.default.ripple(.float(3)))
        XCTAssertFalse(shader.dithersColor)
        XCTAssertNotEqual(Shader.Argument.floatArray([1, 2]), .float2(1, 2), "numbers in memory aren't a vector")
        XCTAssertEqual(Shader.Argument.float2(CGSize(width: 3, height: 4)), .float2(CGVector(dx: 3, dy: 4)))
    }

    func testALibraryIsKnownByWhereItIs() {
        XCTAssertEqual(ShaderLibrary.bundle(.main), .default)
        let name = "wave"
        XCTAssertEqual(ShaderLibrary.bundle(.main)[dynamicMember: name], ShaderLibrary.wave)
        let file = URL(fileURLWithPath: "/a.metallib")
        XCTAssertEqual(ShaderLibrary(url: file), ShaderLibrary(url: file))
        XCTAssertNotEqual(ShaderLibrary(url: file), .default)
        XCTAssertNotEqual(ShaderLibrary(data: Data([1])), ShaderLibrary(data: Data([2])))
    }

    /// The functions that these tests use, as a build packs them.
    private static let shaders = ShaderLibrary(
        data: ShadingPack([
            ShadingPack.File(
                name: "Test.metal",
                text: """
                    #include <metal_stdlib>
                    #include <SwiftUI/SwiftUI_Metal.h>
                    using namespace metal;
                    [[ stitchable ]] half4 inverted(float2 position, half4 color) {
                        return half4(color.a - color.rgb, color.a);
                    }
                    [[ stitchable ]] half4 turned(float2 position, half4 color) { return color.gbra; }
                    [[ stitchable ]] float2 shifted(float2 position, float2 way) { return position + way; }
                    [[ stitchable ]] half4 mirrored(float2 position, SwiftUI::Layer layer, float4 box) {
                        return layer.sample(float2(box.z - position.x, position.y));
                    }
                    [[ stitchable ]] half4 halves(float2 position, half4 left, half4 right, float edge) {
                        return position.x < edge ? left : right;
                    }
                    [[ stitchable ]] half4 first(float2 position, device const half4 *colors, int count, texture2d<half> image) {
                        constexpr sampler s(filter::nearest);
                        return position.x < 10 ? colors[count - 1] : image.sample(s, float2(0.5));
                    }
                    """, isHeader: false)
        ]).data)

    /// The colour of a pixel of a view of 20 by 20 points, as red, green, blue and alpha.
    @MainActor private func pixels(of view: some View) throws -> (Int, Int) -> [Int] {
        let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
        let image = try XCTUnwrap(renderer.cgImage)
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        XCTAssertEqual(image.width, 20)
        let isLittle = image.bitmapInfo.contains(.byteOrder32Little), length = image.bytesPerRow
        return { x, y in
            let start = data.startIndex + y * length + x * 4
            let bytes = data[start..<(start + 4)].map { Int($0) }
            return isLittle ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
        }
    }

    @MainActor private func middle(of view: some View) throws -> [Int] { try pixels(of: view)(10, 10) }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)

    @MainActor private var halves: some View {
        HStack(spacing: 0) {
            red
            blue
        }
    }

    func testAColorEffectChangesEachPixel() throws {
        try onMain { [red] in
            XCTAssertEqual(try middle(of: red.colorEffect(Self.shaders.inverted())), [0, 255, 255, 255])
            XCTAssertEqual(
                try middle(of: red.colorEffect(Self.shaders.inverted(), isEnabled: false)), [255, 0, 0, 255])
            XCTAssertEqual(
                try middle(of: red.colorEffect(Self.shaders.turned()).colorEffect(Self.shaders.inverted())),
                [255, 255, 0, 255], "one after the other")
        }
    }

    func testADistortionMovesThePicture() throws {
        try onMain {
            let moved = halves.distortionEffect(
                Self.shaders.shifted(.float2(5, 0)), maxSampleOffset: CGSize(width: 5, height: 0))
            let pixel = try pixels(of: moved)
            XCTAssertEqual(pixel(2, 10), [255, 0, 0, 255])
            XCTAssertEqual(pixel(7, 10), [0, 0, 255, 255], "what lay five points further right")
            XCTAssertEqual(pixel(17, 10), [0, 0, 0, 0], "there was nothing")
        }
    }

    func testALayerEffectSeesTheWholePicture() throws {
        try onMain {
            let pixel = try pixels(
                of: halves.layerEffect(
                    Self.shaders.mirrored(.boundingRect), maxSampleOffset: CGSize(width: 20, height: 0)))
            XCTAssertEqual(pixel(4, 10), [0, 0, 255, 255])
            XCTAssertEqual(pixel(15, 10), [255, 0, 0, 255])
        }
    }

    func testAVisualEffectHasShaders() throws {
        try onMain { [red] in
            let shown = red.visualEffect { content, proxy in content.colorEffect(Self.shaders.inverted()) }
            XCTAssertEqual(try middle(of: shown), [0, 255, 255, 255])
        }
    }

    func testAShaderIsAStyle() throws {
        try onMain { [red, blue] in
            let shader = Self.shaders.halves(.color(blue), .color(red), .float(10))
            let pixel = try pixels(of: Rectangle().fill(shader))
            XCTAssertEqual(pixel(5, 10), [0, 0, 255, 255])
            XCTAssertEqual(pixel(15, 10), [255, 0, 0, 255])
            let round = try pixels(of: Circle().foregroundStyle(shader))
            XCTAssertEqual(round(0, 0), [0, 0, 0, 0], "outside of the shape")
            XCTAssertEqual(round(5, 10), [0, 0, 255, 255])
        }
    }

    func testArraysAndPicturesAreGiven() throws {
        try onMain { [red, blue] in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            let shader = Self.shaders.first(.colorArray([red, blue]), .image(Image(uiImage: image)))
            let pixel = try pixels(of: Rectangle().fill(shader))
            XCTAssertEqual(pixel(5, 10), [0, 0, 255, 255])
            XCTAssertEqual(pixel(15, 10), [0, 255, 0, 255])
        }
    }

    func testACanvasHasShaders() throws {
        try onMain { [red, blue] in
            let drawn = Canvas { context, size in
                let area = Path(CGRect(origin: .zero, size: size))
                context.fill(area, with: .shader(Self.shaders.halves(.color(blue), .color(red), .float(10))))
                context.addFilter(.colorShader(Self.shaders.inverted()))
                context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(red))
            }
            let pixel = try pixels(of: drawn)
            XCTAssertEqual(pixel(5, 15), [0, 0, 255, 255])
            XCTAssertEqual(pixel(15, 15), [255, 0, 0, 255])
            XCTAssertEqual(pixel(15, 5), [0, 255, 255, 255])
        }
    }

    func testAFunctionThatIsntThereChangesNothingAndIsTold() throws {
        try onMain { [red] in
            let far = CGSize(width: 9, height: 9)
            let shown = red.colorEffect(ShaderLibrary.shownColors(.float(1)))
                .distortionEffect(ShaderLibrary.shownPlaces(), maxSampleOffset: far)
                .colorEffect(ShaderLibrary.shownNever(), isEnabled: false)
                .colorEffect(Self.shaders.inverted(.float(1)))
            XCTAssertEqual(try middle(of: shown), [255, 0, 0, 255])
            XCTAssertEqual(try middle(of: red.overlay { Rectangle().fill(ShaderLibrary.paint()) }), [255, 0, 0, 255])
            let told = ShaderReport.reportedNames
            for name in ["shownColors", "shownPlaces", "inverted", "paint"] { XCTAssertTrue(told.contains(name), name) }
            XCTAssertFalse(told.contains("shownNever"), "an effect that is off isn't told of")
        }
    }

    func testAFunctionIsCompiledBeforeItsUse() async throws {
        try await Self.shaders.inverted().compile(as: .colorEffect)
        do {
            try await Self.shaders.nowhere().compile(as: .colorEffect)
            XCTFail("there is no such function")
        } catch {}
    }

    private struct Switched: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Counting().colorEffect(ShaderLibrary.switched(.float(1)), isEnabled: isOn)
                Button("Switch") { isOn.toggle() }
            }
        }
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Button("\(count) taps") { count += 1 } }
    }

    func testAnEffectThatIsTurnedOnKeepsTheViewsState() {
        onMain {
            show(Switched())
            tap("0 taps")
            tap("Switch")
            XCTAssertNotNil(find("1 taps"), "the view is the same one")
            XCTAssertTrue(ShaderReport.reportedNames.contains("switched"))
        }
    }
}
