import Foundation
import XCTest

@testable import PorticoShading

/// What functions get, and what becomes of what they give.
final class UsageTests: ShadingTestCase, @unchecked Sendable {
    private let header = "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"
    /// Four pixels: red, green, blue, and half of white.
    private let source: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]

    func testAColorEffectGetsEachPixelsColor() throws {
        let text =
            header
            + "[[ stitchable ]] half4 f(float2 position, half4 color) { return half4(color.a - color.rgb, color.a); }"
        XCTAssertEqual(
            try pixels(text, usage: .color, source: source),
            [[255, 0, 255, 255], [255, 255, 0, 255], [255, 255, 255, 0], [128, 0, 0, 0]])
    }

    func testADistortionSaysFromWhere() throws {
        let text =
            header + "[[ stitchable ]] float2 f(float2 position, float way) { return position + float2(way, 0); }"
        XCTAssertEqual(
            try pixels(text, [.numbers([1])], usage: .distortion, source: source),
            [[255, 0, 255, 0], [255, 0, 0, 255], [128, 128, 128, 128], [0, 0, 0, 0]], "what is outside is clear")
        let between = try pixels(text, [.numbers([0.5])], usage: .distortion, source: source)
        XCTAssertEqual(between[0], [255, 128, 128, 0], "it is mixed of the pixels around")
    }

    func testALayerIsSampledInPoints() throws {
        let text =
            header
            + "[[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) { return layer.sample(float2(1.75, position.y)); }"
        // Two pixels a point: the middle of the last pixel.
        XCTAssertEqual(try pixels(text, usage: .layer, source: source, scale: 2).last, [128, 128, 128, 128])
        let raw =
            header + """
                [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer) {
                    constexpr sampler s(coord::pixel, address::clamp_to_edge, filter::nearest);
                    return layer.tex.sample(s, float2(-5, 0)) + half4(0, 0, half(layer.tex.get_width()) * 0.1h, 0);
                }
                """
        XCTAssertEqual(try pixels(raw, usage: .layer, source: source)[1], [255, 255, 0, 102])
    }

    func testArgumentsOfEveryKind() throws {
        let text =
            header + """
                struct Entry { float a; half2 b; };
                [[ stitchable ]] half4 f(float2 p, float a, float2 b, float3 c, half4 d, device const float *v, int n,
                    device const half4 *colors, int m, device const void *bytes, int size, float4 box, texture2d<half> image) {
                    if (int(p.x) == 0) return half4(a, b.y, c.z, 1);
                    if (int(p.x) == 1) return d;
                    if (int(p.x) == 2) return half4(v[n - 1], colors[m - 1].g, half(size) / 255, 1);
                    device const Entry *entries = (device const Entry *)bytes;
                    return half4(entries[1].b.y, box.w / 255, image.read(uint2(1, 0)).b, 1);
                }
                """
        var data: [UInt8] = []
        for number: Float in [1, 2] {
            data += withUnsafeBytes(of: number) { [UInt8]($0) }
            for part: Float in [0.5, 1] {
                let half = HalfNumber.bits(part * number / 2)
                data += withUnsafeBytes(of: half) { [UInt8]($0) }
            }
        }
        let image: [UInt32] = [0, 0xFF00_0080]
        let made = try image.withUnsafeBufferPointer { image in
            let picture = ShadingPicture(try XCTUnwrap(image.baseAddress), width: 2, height: 1, rowLength: 2)
            let arguments: [ShadingArgument] = [
                .numbers([1]), .numbers([0, 0.2]), .numbers([0, 0, 0.4]), .numbers([0.2, 0.4, 0.6, 0.8]),
                .floats([0, 0, 0.6]), .colors([.zero, SIMD4(0, 0.2, 0, 1)]), .data(data),
                .numbers([0, 0, 10, 51]), .picture(picture),
            ]
            return try pixels(text, arguments)
        }
        XCTAssertEqual(made[0], [255, 255, 51, 102])
        XCTAssertEqual(made[1], [204, 51, 102, 153])
        XCTAssertEqual(made[2][1], 153)
        XCTAssertEqual(Double(made[2][2]), 51, accuracy: 1, "a half has some three digits")
        XCTAssertEqual(made[2][3], 16)
        XCTAssertEqual(made[3], [255, 255, 51, 128])
    }

    func testArgumentsThatDontFitAreTold() throws {
        let text = header + "[[ stitchable ]] half4 f(float2 p, float2 size) { return half4(1); }"
        let function = try XCTUnwrap(try library(text).function("f", usage: .fill))
        XCTAssertNil(function.mismatch(of: [.numbers([1, 2])]))
        XCTAssertNotNil(function.mismatch(of: []))
        XCTAssertTrue(function.mismatch(of: [.numbers([1])])?.contains("float2") ?? false)
        XCTAssertNil(try library(text).function("other", usage: .fill))
        XCTAssertThrowsError(try library(text).function("f", usage: .layer))
    }

    func testColorsAreKeptInBounds() throws {
        let text =
            header
            + "[[ stitchable ]] half4 f(float2 p) { float z = 0; return int(p.x) == 0 ? half4(3, -1, 0.5, 0.5) : half4(z / z); }"
        XCTAssertEqual(try pixels(text, width: 2), [[128, 128, 0, 128], [0, 0, 0, 0]])
    }

    func testAPackIsReadAsItWasWritten() throws {
        let pack = ShadingPack([
            .init(name: "A b.metal", text: "half4 ä() { return 1; }\n", isHeader: false),
            .init(name: "Shared/C.h", text: "", isHeader: true),
        ])
        XCTAssertEqual(ShadingPack(data: pack.data)?.files, pack.files)
        XCTAssertNil(ShadingPack(data: Data("MTLB".utf8)))
        XCTAssertNil(ShadingPack(data: Data()))
        XCTAssertNil(ShadingPack(data: pack.data.dropLast(3)))
        XCTAssertEqual(pack.header(named: "C.h"), "")
    }

    func testWhatHangsOnArgumentsAloneIsDoneOnce() throws {
        let text =
            header
            + "[[ stitchable ]] half4 f(float2 p, float t) { float s = sin(t) * cos(t) + pow(t, 3.0); return half4(s); }"
        let function = try XCTUnwrap(try library(text).function("f", usage: .fill))
        XCTAssertEqual(function.instructionCount, 0)
        XCTAssertEqual(try pixels(text, [.numbers([0])], width: 1), [[0, 0, 0, 0]])
    }
}
