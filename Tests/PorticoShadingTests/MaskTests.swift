import XCTest

@testable import PorticoShading

/// Pixels of one group go different ways.
final class MaskTests: ShadingTestCase, @unchecked Sendable {
    /// The number that a function's body returns for each of some pixels, whose number is in `x`.
    private func results(_ body: String, before: String = "", count: Int = 6) throws -> [Int] {
        let text = """
            #include <metal_stdlib>
            using namespace metal;
            \(before)
            float body(int x) { \(body) }
            [[ stitchable ]] half4 f(float2 position) { return half4(body(int(position.x)) / 255.0, 0, 0, 1); }
            """
        return try pixels(text, width: count).map { $0[1] }
    }

    func testEachPixelTakesItsBranch() throws {
        XCTAssertEqual(try results("if (x < 2) return 1; else if (x < 4) { return 2; } return 3;"), [1, 1, 2, 2, 3, 3])
        XCTAssertEqual(
            try results("float r = 9; if (x == 3) { r = 1; } else { r += 1; } return r;"), [10, 10, 10, 1, 10, 10])
        XCTAssertEqual(
            try results("float r = 1; if (x > 1) { if (x > 3) return 7; r = 2; } return r + 1;"), [2, 2, 3, 3, 7, 7])
        XCTAssertEqual(try results("return x % 2 == 0 ? 4 : 5;"), [4, 5, 4, 5, 4, 5])
        XCTAssertEqual(
            try results("bool b = x > 2; if (b) { b = false; } else { b = true; return 3; } return b ? 1 : 2;"),
            [3, 3, 3, 2, 2, 2])
    }

    func testEachPixelLeavesALoopOnItsOwn() throws {
        XCTAssertEqual(try results("float s = 0; for (int i = 0; i < x; i++) s += 2; return s;"), [0, 2, 4, 6, 8, 10])
        XCTAssertEqual(
            try results("int i = 0; while (true) { if (i >= x) break; i++; } return i;"), [0, 1, 2, 3, 4, 5])
        XCTAssertEqual(try results("int i = 0; do { i += 3; } while (i < x); return i;"), [3, 3, 3, 3, 6, 6])
        XCTAssertEqual(
            try results("float s = 0; for (int i = 0; i < 6; ++i) { if (i == x) continue; s += i; } return s;"),
            [15, 14, 13, 12, 11, 10])
        XCTAssertEqual(
            try results("for (int i = 0; i < 4; i++) { if (i == x) return 10 + i; } return 1;"), [10, 11, 12, 13, 1, 1])
        XCTAssertEqual(
            try results(
                "float s = 0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 9; j++) { if (j == x) break; s += 1; } } return s;"
            ),
            [0, 3, 6, 9, 12, 15])
    }

    func testAValueOfTheLastRoundIsKept() throws {
        XCTAssertEqual(
            try results(
                "float last; float s = 0; for (int i = 0; i < 4; i++) { float a = i * x; float b = a + 1; if (i > 0) s += last; last = b; } return s;"
            ),
            [3, 6, 9, 12, 15, 18])
    }

    func testSelections() throws {
        let selection =
            "float r = 0; switch (x) { case 0: r = 1; break; case 1: case 2: r = 2; case 3: r += 10; break; default: return 5; } return r + 1;"
        XCTAssertEqual(try results(selection), [2, 13, 13, 11, 5, 5])
        XCTAssertEqual(
            try results(
                "float s = 0; for (int i = 0; i < 4; i++) { switch (i) { case 1: continue; default: break; } s += x; } return s;"
            ),
            [0, 3, 6, 9, 12, 15])
    }

    func testAFunctionThatReturnsEarlyIsCalledInALoop() throws {
        let before = "float part(int i, int x) { if (i == x) return 5; if (i > x) { return 1; } return 0; }"
        XCTAssertEqual(
            try results("float s = 0; for (int i = 0; i < 3; i++) { s += part(i, x); } return s;", before: before),
            [7, 6, 5, 0, 0, 0])
    }

    func testElementsThatAPixelChooses() throws {
        XCTAssertEqual(
            try results("float a[6] = {3, 1, 4, 1, 5, 9}; if (x > 2) a[x] = 7; a[5 - x] += 10; return a[x];"),
            [3, 1, 4, 7, 7, 7])
        XCTAssertEqual(
            try results("float2 a[2] = {float2(1, 2), float2(3, 4)}; return a[x % 2][x / 3];"), [1, 3, 1, 4, 2, 4])
    }

    func testALoopWithoutEndIsLeft() throws {
        let function = try XCTUnwrap(
            try library("[[stitchable]] half4 f(float2 p) { float x = 0; while (true) { x += 1; } return half4(x); }")
                .function("f", usage: .fill))
        var words: [UInt32] = [0, 0]
        let outcome = words.withUnsafeMutableBufferPointer {
            $0.baseAddress.flatMap {
                function.drawPicture([], source: nil, into: $0, width: 2, height: 1, rowLength: 2)
            }
        }
        XCTAssertEqual(outcome?.wasStopped, true)
    }

    func testManyPixelsAreMadeByManyWorkers() throws {
        let text =
            "[[stitchable]] half4 f(float2 p) { return half4(fmod(floor(p.x), 2.0), fmod(floor(p.y), 2.0), 0, 1); }"
        let made = try pixels(text.replacingOccurrences(of: "fmod", with: "metal::fmod"), width: 301, height: 200)
        for (x, y) in [(0, 0), (1, 0), (300, 199), (150, 101), (299, 198)] {
            XCTAssertEqual(made[y * 301 + x], [255, x % 2 * 255, y % 2 * 255, 0], "\(x), \(y)")
        }
    }
}
