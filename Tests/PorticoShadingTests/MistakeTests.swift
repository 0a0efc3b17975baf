import XCTest

@testable import PorticoShading

final class MistakeTests: ShadingTestCase, @unchecked Sendable {
    private func place(_ body: String, line: UInt = #line) -> [Int] {
        let text =
            "#include <metal_stdlib>\nusing namespace metal;\n[[stitchable]] half4 f(float2 p) {\n\(body)\nreturn half4(1);\n}"
        guard let error = mistake(text, line: line) else { return [] }
        XCTAssertEqual(error.place.file, "Wrong.metal", line: line)
        XCTAssertFalse(error.problem.isEmpty || error.remedy.isEmpty, line: line)
        return [error.place.line, error.place.column]
    }

    func testPlacesOfMistakes() {
        XCTAssertEqual(place("  float x = y;"), [4, 13], "a name that isn't known")
        XCTAssertEqual(place("float x = 1"), [4, 12], "a semicolon is missing where the line ends")
        XCTAssertEqual(place("float2 x = float3(1);"), [4, 12])
        XCTAssertEqual(place("float x = p.z;"), [4, 13])
        XCTAssertEqual(place("float x = sin(1, 2);"), [4, 11])
        XCTAssertEqual(place("float x = other(1);"), [4, 11])
        XCTAssertEqual(place("float4 x = float4(1, 2, 3);"), [4, 12])
        XCTAssertEqual(place("const float x = 1; x = 2;"), [4, 20])
        XCTAssertEqual(place("float x = p + float3(1);").first, 4)
        XCTAssertEqual(place("float x = 5.0 % 2.0;").first, 4)
        XCTAssertEqual(place("float a[2]; a[2] = 1;"), [4, 15])
        XCTAssertEqual(place("break;"), [4, 1])
        XCTAssertEqual(place("if (p) {}"), [4, 5])
        XCTAssertEqual(place("unknown x;").first, 4)
        XCTAssertEqual(place("1 = 2;"), [4, 1])
        XCTAssertEqual(place("discard_fragment();"), [4, 1])
        XCTAssertEqual(place("float x = 1; {").first, 3, "the function has no end")
        XCTAssertEqual(place("/* no end"), [4, 1])
        XCTAssertEqual(place("#if 1"), [4, 1])
        XCTAssertEqual(place("#include \"none.h\""), [4, 10])
        XCTAssertEqual(place("#error do this"), [4, 2])
        XCTAssertEqual(place("float x = @;"), [4, 11])
    }

    func testWhatIsShown() {
        let error = mistake("[[stitchable]] half4 f(float2 p) { return half4(q); }")
        XCTAssertEqual(
            error?.description,
            "Wrong.metal:1:49: “q” isn't known here: declare it before it is used, or correct its name")
    }

    func testFormsOfFunctions() {
        XCTAssertTrue(
            mistake("[[stitchable]] half4 f() { return half4(1); }")?.remedy.contains("float2 position") ?? false)
        XCTAssertNotNil(mistake("[[stitchable]] half3 f(float2 p) { return half3(1); }"))
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p, SwiftUI::Layer l) { }"))
    }

    func testBounds() {
        let deep = String(repeating: "(", count: 3000) + "1" + String(repeating: ")", count: 3000)
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p) { return half4(\(deep)); }"))
        let blocks = String(repeating: "{", count: 3000) + String(repeating: "}", count: 3000)
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p) { \(blocks) return half4(1); }"))
        let signs = String(repeating: "-", count: 6001)
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p) { return half4(\(signs)1); }"))
        let chain = String(repeating: " + 1", count: 9000)
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p) { return half4(1\(chain)); }"))
        XCTAssertNotNil(
            mistake("float g(float x) { return g(x); } [[stitchable]] half4 f(float2 p) { return half4(g(1)); }"))
        XCTAssertNotNil(mistake("[[stitchable]] half4 f(float2 p) { float a[100000]; return half4(a[0]); }"))
        var doubling = "float a0(float x) { return sin(x + 0.1); }\n"
        for level in 1...30 {
            doubling += "float a\(level)(float x) { return a\(level - 1)(x) + a\(level - 1)(x * 2); }\n"
        }
        XCTAssertNotNil(mistake(doubling + "[[stitchable]] half4 f(float2 p) { return half4(a30(p.x)); }"))
        var macros = "#define A0 1 1 1 1 1 1 1 1\n"
        for level in 1...9 {
            macros += "#define A\(level) " + Array(repeating: "A\(level - 1)", count: 8).joined(separator: " ") + "\n"
        }
        XCTAssertNotNil(mistake(macros + "[[stitchable]] half4 f(float2 p) { return half4(A9); }"))
    }

    /// Whatever is read, it is a mistake and no crash.
    func testHalvesOfASourceAreMistakes() {
        let text = """
            #define N 3
            struct S { float2 a; int b[2]; };
            constant float t[] = {1, 2};
            template <typename T> T g(T x, thread float &y) { y += t[1]; return x; }
            [[ stitchable ]] half4 f(float2 p, SwiftUI::Layer l, float s) {
                S v = {p, {1, 2}};
                float y = 0;
                for (int i = 0; i < N; ++i) { switch (i) { case 1: y += g(s, y); break; default: continue; } }
                do { y -= v.b[int(y) & 1]; } while (y > 1 && y < 5);
                return y > 1 ? l.sample(v.a) : half4(half3(y), 1.0h);
            }
            """
        XCTAssertNoThrow(try ShadingChecker.checkSource(text, file: "Whole.metal"))
        // A part of the places: all of them take long in a debug build.
        let places = text.indices.enumerated().filter { $0.offset % 4 == 1 }.map(\.element)
        for end in places { _ = try? ShadingChecker.checkSource(String(text[..<end]), file: "Half.metal") }
        for start in places { _ = try? ShadingChecker.checkSource(String(text[start...]), file: "Half.metal") }
        for middle in places {
            var other = text
            other.remove(at: middle)
            _ = try? ShadingChecker.checkSource(other, file: "Half.metal")
        }
    }
}
