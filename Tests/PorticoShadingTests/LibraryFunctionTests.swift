import Foundation
import XCTest

@testable import PorticoShading

/// Metal's own functions, held against Foundation's.
final class LibraryFunctionTests: ShadingTestCase, @unchecked Sendable {
    /// A function's results for some numbers, as bits in an array's place.
    private func values(_ name: String, _ inputs: [Float]) throws -> [Float] {
        let text = """
            #include <metal_stdlib>
            using namespace metal;
            [[ stitchable ]] half4 f(float2 p, device const float *v, int n) {
                uint bits = as_type<uint>(\(name)(v[int(p.x)]));
                return half4(float4(bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, 255) / 255.0);
            }
            [[ stitchable ]] half4 g(float2 p, device const float *v, int n) {
                return half4(float4((as_type<uint>(\(name)(v[int(p.x)])) >> 24) / 255.0, 0, 0, 1));
            }
            """
        let low = try pixels(text, [.floats(inputs)], name: "f", width: inputs.count)
        let high = try pixels(text, [.floats(inputs)], name: "g", width: inputs.count)
        return zip(low, high).map { low, high in
            Float(bitPattern: UInt32(low[1]) | UInt32(low[2]) << 8 | UInt32(low[3]) << 16 | UInt32(high[1]) << 24)
        }
    }

    private func compare(
        _ name: String, _ inputs: [Float], relative: Float = 4e-6, _ body: (Float) -> Float
    ) throws {
        for (input, value) in zip(inputs, try values(name, inputs)) {
            let wanted = body(input)
            XCTAssertEqual(value, wanted, accuracy: max(abs(wanted) * relative, 1e-6), "\(name)(\(input))")
        }
    }

    private let around: [Float] = [
        -1000.25, -37.5, -3, -2.5, -1, -0.75, -0.01, 0, 0.3, 0.5, 1, 1.5, 2.5, 3.14159, 88, 4000.7,
    ]

    func testAnglesAndPowers() throws {
        try compare("sin", around, relative: 1e-5) { sin($0) }
        try compare("cos", around, relative: 1e-5) { cos($0) }
        try compare("sin", [43758.5453, 1e6, -123456]) { sin($0) }
        try compare("tan", [-1, 0.2, 1.2, 3], relative: 2e-5) { tan($0) }
        try compare("atan", around) { atan($0) }
        try compare("exp", [-50, -3.3, -0.1, 0, 0.1, 1, 3.3, 40], relative: 2e-5) { exp($0) }
        try compare("exp2", [-50, -3.3, 0, 0.1, 1, 7, 100.5]) { exp2($0) }
        try compare("log", [0.001, 0.5, 0.9, 1, 1.1, 2, 1000]) { log($0) }
        try compare("log2", [0.001, 0.5, 1, 8, 1000]) { log2($0) }
        try compare("sqrt", [0, 0.25, 2, 10000]) { $0.squareRoot() }
        try compare("rsqrt", [0.25, 2, 10000]) { 1 / $0.squareRoot() }
        try compare("tanh", around) { tanh($0) }
    }

    func testRounding() throws {
        try compare("floor", around, relative: 0) { $0.rounded(.down) }
        try compare("ceil", around, relative: 0) { $0.rounded(.up) }
        try compare("trunc", around, relative: 0) { $0.rounded(.towardZero) }
        try compare("round", around, relative: 0) { $0.rounded() }
        try compare("rint", around, relative: 0) { $0.rounded(.toNearestOrEven) }
        try compare("floor", [1e9, -1e9, 8388609, -4194304.5], relative: 0) { $0.rounded(.down) }
        try compare("fract", [-0.25, 0.25, 3.75, -3.75], relative: 0) { $0 - $0.rounded(.down) }
        try compare("abs", around, relative: 0) { abs($0) }
        try compare("sign", around, relative: 0) { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
        try compare("saturate", around, relative: 0) { min(max($0, 0), 1) }
    }

    func testCommonFunctions() throws {
        XCTAssertEqual(try number("min(3, 7) + max(3, 7) * 10"), 73)
        XCTAssertEqual(try number("clamp(300.0, 2.0, 9.0)"), 9)
        XCTAssertEqual(try number("mix(10.0, 20.0, 0.3)"), 13)
        XCTAssertEqual(try number("mix(float2(10), float2(20), float2(0.3, 0.6)).y"), 16)
        XCTAssertEqual(try number("step(2.0, 1.9) + step(2.0, 2.0) * 10"), 10)
        XCTAssertEqual(try number("smoothstep(0.0, 10.0, 5.0) * 100"), 50)
        XCTAssertEqual(try number("fmod(-7.0, 3.0) + 10"), 9)
        XCTAssertEqual(try number("pow(2.0, 5.0) + pow(3.0, 2.0)"), 41)
        XCTAssertEqual(try number("atan2(1.0, 1.0) / M_PI_F * 100"), 25)
        XCTAssertEqual(try number("select(3, 4, true) + select(float2(1), float2(9), bool2(false, true)).y"), 13)
        XCTAssertEqual(try number("fma(2.0, 3.0, 4.0) + abs(-5)"), 15)
        XCTAssertEqual(try number("median3(5, 1, 3) + min3(5, 1, 3) + max3(5, 1, 3)"), 9)
        XCTAssertTrue(try holds("isnan(z / z) && isinf(1.0 / z) && !isnan(1.0)", inside: "float z = 0;"))
        XCTAssertEqual(try number("popcount(255) + clz(1) + ctz(8)"), 42)
    }

    func testGeometry() throws {
        XCTAssertEqual(try number("length(float2(3, 4)) + distance(float3(1, 2, 3), float3(1, 2, 8))"), 10)
        XCTAssertEqual(try number("dot(float3(1, 2, 3), float3(4, 5, 6))"), 32)
        XCTAssertEqual(try number("cross(float3(1, 0, 0), float3(0, 5, 0)).z"), 5)
        XCTAssertEqual(try number("normalize(float2(3, 4)).y * 100"), 80)
        XCTAssertEqual(try number("reflect(float2(1, -2), float2(0, 1)).y"), 2)
        XCTAssertEqual(try number("refract(float2(0, -1), float2(0, 1), 0.5).y + 3"), 2)
    }
}
