import XCTest

@testable import PorticoShading

final class LanguageTests: ShadingTestCase, @unchecked Sendable {
    func testOperatorsAreAsStrongAsInC() throws {
        XCTAssertEqual(try number("1 + 2 * 3"), 7)
        XCTAssertEqual(try number("(1 + 2) * 3"), 9)
        XCTAssertEqual(try number("7 / 2"), 3, "whole numbers")
        XCTAssertEqual(try number("7 / 2.0 * 2"), 7)
        XCTAssertEqual(try number("17 % 5"), 2)
        XCTAssertEqual(try number("1 << 3 | 1"), 9)
        XCTAssertEqual(try number("0xF0 >> 4 & 7"), 7)
        XCTAssertEqual(try number("6 ^ 3"), 5)
        XCTAssertEqual(try number("10 - 2 - 3"), 5)
        XCTAssertEqual(try number("-(-4)"), 4)
        XCTAssertEqual(try number("(~0) + 5"), 4)
        XCTAssertTrue(try holds("1 < 2 && !(2 < 1) || false"))
        XCTAssertTrue(try holds("2 >= 2 && 2 <= 2 && 2 == 2 && 2 != 3"))
        XCTAssertTrue(try holds("4000000000u > 3u"), "without a sign")
        XCTAssertFalse(try holds("-1 > 3"))
    }

    func testVectorsArePutTogetherAndTakenApart() throws {
        XCTAssertEqual(try number("v.x + v.g * 10", inside: "float4 v = float4(1, float2(2, 3), 4);"), 21)
        XCTAssertEqual(try number("v.zyx.x * 10 + v.xx.y", inside: "float3 v(1, 2, 3);"), 31)
        XCTAssertEqual(try number("v.x * 10 + v.y", inside: "float2 v = 1; v.yx = float2(3, 4);"), 43)
        XCTAssertEqual(try number("v.x * 10 + v.y", inside: "float2 v = {1, 2}; v = v.yx;"), 21)
        XCTAssertEqual(try number("v.x * 10 + v.y", inside: "float2 v = {1, 2}; v.xy += v.yx;"), 33)
        XCTAssertEqual(try number("v[1] + v[i]", inside: "float3 v = {1, 2, 3}; int i = 2; i = i * 1;"), 5)
        XCTAssertEqual(try number("v.w", inside: "float4 v = 1; int i = 3; i += 0; v[i] = 7;"), 7)
        XCTAssertTrue(try holds("all(float2(1, 2) == float2(1, 2)) && any(float2(1, 2) != float2(1, 3))"))
        XCTAssertEqual(try number("(vec<float, 2>(1, 2) * 2).y"), 4)
    }

    func testMatrices() throws {
        let rotation = "float2x2 m = float2x2(float2(0, 1), float2(-1, 0));"
        XCTAssertEqual(
            try number("(m * float2(3, 5)).y", inside: rotation), 3, "columns are written one after the other")
        XCTAssertEqual(try number("(float2(3, 5) * m).x", inside: rotation), 5)
        XCTAssertEqual(try number("(m * m)[0].x + 10", inside: rotation), 9)
        XCTAssertEqual(try number("(transpose(m) * m)[1][1]", inside: rotation), 1)
        XCTAssertEqual(try number("determinant(float3x3(2))"), 8)
        XCTAssertEqual(try number("m[1][0] + 10", inside: rotation + "m[1][0] += 4;"), 13)
    }

    func testArraysStructuresAndConstants() throws {
        XCTAssertEqual(
            try number("a[0] + a[i] * 10", inside: "int a[3] = {1, 2, 3}; int i = 0; i++; a[i] += 4;"), 61)
        XCTAssertEqual(
            try number(
                "table[i] + offset",
                before: "constant float table[] = {5, 6, 7}; constexpr constant float offset = 2 * 3;",
                inside: "int i = 1; ++i;"),
            13)
        let structure = "struct Box { float2 size; float kind = 4; }; float area(Box b) { return b.size.x * b.size.y; }"
        XCTAssertEqual(try number("area(b) + b.kind", before: structure, inside: "Box b; b.size = float2(3, 4);"), 16)
        XCTAssertEqual(try number("area(Box{float2(2, 5), 1})", before: structure), 10)
        XCTAssertEqual(
            try number("b[i].size.y", before: structure, inside: "Box b[2]; int i = 1; i *= 1; b[i].size.y = 9;"), 9)
        XCTAssertEqual(try number("a[1]", inside: "array<float, 2> a = {4, 5};"), 5)
        XCTAssertEqual(try number("Blue", before: "enum Kind { Red, Green = 5, Blue };"), 6)
    }

    func testFunctionsChangeWhatTheyAreGivenByReference() throws {
        let functions = """
            void turn(thread float2 &v) { v = v.yx; }
            void add(thread float *sum, float more = 1) { *sum += more; }
            float twice(float x) { x *= 2; return x; }
            float first(thread const float *values) { return values[0] + values[1]; }
            """
        XCTAssertEqual(try number("v.x", before: functions, inside: "float2 v = float2(1, 2); turn(v);"), 2)
        XCTAssertEqual(try number("s", before: functions, inside: "float s = 1; add(&s, 4); add(&s);"), 6)
        XCTAssertEqual(try number("x * 10 + y", before: functions, inside: "float x = 1; float y = twice(x);"), 12)
        XCTAssertEqual(try number("first(a)", before: functions, inside: "float a[2] = {3, 4};"), 7)
        XCTAssertEqual(try number("w", inside: "float w; float r = modf(2.5, w);"), 2)
        XCTAssertEqual(try number("c", inside: "float c; float s = sincos(0.0, c);"), 1)
    }

    func testOverloadsAndTemplates() throws {
        let functions = """
            float kind(float x) { return 1; }
            float kind(float2 x) { return 2; }
            float kind(int x) { return 3; }
            template <typename T> T mod(T x, T y) { return x - y * floor(x / y); }
            namespace own { inline float part(float x) { return x + 1; } }
            """
        XCTAssertEqual(try number("kind(1.0) + kind(float2(1)) * 10 + kind(1) * 50", before: functions), 171)
        XCTAssertEqual(try number("mod(7.5, 2.0) * 2 + mod(float2(-1, 3), float2(4, 4)).x", before: functions), 6)
        XCTAssertEqual(try number("own::part(2)", before: functions), 3)
        XCTAssertEqual(try number("metal::fast::floor(2.5)"), 2)
    }

    func testCastsAndConversions() throws {
        XCTAssertEqual(try number("int(3.9) + (int)-1.5 + static_cast<int>(2.2f)"), 4)
        XCTAssertEqual(try number("uint(true) + float(int(7)) + half(2.0h)"), 10)
        XCTAssertEqual(try number("(float2(1, 2) + 1).y + 3e0 + .5f + 1.e0"), 7.5, accuracy: 0.5)
        XCTAssertEqual(try number("as_type<uint>(1.0f) >> 23"), 127)
        XCTAssertEqual(try number("int3(float3(1.7, 2.7, 3.7)).z"), 3)
    }

    func testMacrosAndConditions() throws {
        let macros = """
            #define COUNT 4
            #define SQUARE(x) ((x) * (x))
            #define NAME(a, b) a ## b
            #if defined(COUNT) && COUNT > 3 // a remark
            #define RESULT 1
            #elif COUNT
            #define RESULT 2
            #else
            #error "never"
            #endif
            #ifndef RESULT
            this isn't read
            #endif
            constant int NAME(va, lue) = 5;
            """
        XCTAssertEqual(try number("SQUARE(COUNT + 1) + RESULT + value", before: macros), 31)
        XCTAssertEqual(try number("SQUARE(2) \\\n + 1 /* more */", before: macros), 5)
        let text = """
            #include "Shared.h"
            #include "Shared.h"
            [[stitchable]] half4 f(float2 p) { return half4(shared(), 0, 0, 1); }
            """
        let library = library(text, headers: ["Shared.h": "#pragma once\nfloat shared() { return 1; }"])
        XCTAssertNotNil(try library.function("f", usage: .fill))
    }

    func testWhatOtherProgramsHaveIsPassedOver() throws {
        let text = """
            struct Out { float4 position [[position]]; float2 uv [[user(uv)]]; };
            vertex Out cover(uint id [[vertex_id]], constant float4 *all [[buffer(0)]]) { Out o; o.position = all[id]; return o; }
            fragment half4 paint(Out in [[stage_in]], texture2d<half> t [[texture(0)]]) { return t.sample(s, in.uv); }
            kernel void work(device float *a [[buffer(0)]], uint i [[thread_position_in_grid]]) { a[i] = simd_sum(a[i]); }
            half4 f [[ stitchable ]] (float2 p) { return half4(1); }
            """
        XCTAssertEqual(try pixels(text, width: 1), [[255, 255, 255, 255]])
    }
}
