import CKernels
import XCTest

/// Every instruction set gives the bytes that the plain C gives, and that is the exactly rounded quotient.
final class KernelTests: XCTestCase {
    private struct Random {
        var state: UInt64 = 42
        mutating func next() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 33)
        }
        /// A premultiplied word; often fully clear or opaque.
        mutating func word() -> UInt32 {
            let a = next() % 8 == 0 ? (next() & 1) * 255 : next() & 255
            func channel(_ n: UInt32) -> UInt32 { a == 0 ? 0 : n % (a + 1) }
            return a << 24 | channel(next()) << 16 | channel(next()) << 8 | channel(next())
        }
    }

    override func tearDown() { ck_set_level(2) }

    private let width = 61, height = 5, stride = 67

    private func each(_ name: String, _ body: (inout [UInt32], [UInt32], [UInt8], UInt32, UInt32) -> Void) {
        var random = Random()
        for round in 0..<20 {
            let src = (0..<(stride * height)).map { _ in random.word() }
            let dst = (0..<(stride * height)).map { _ in random.word() }
            let mask = (0..<(stride * height)).map { _ in UInt8(random.next() & 255) }
            let (color, alpha) = (random.word(), round == 0 ? 255 : random.next() & 255)
            var results: [[UInt32]] = []
            for level in 0...2 {
                ck_set_level(Int32(level))
                var out = dst
                body(&out, src, mask, color, alpha)
                results.append(out)
            }
            XCTAssertEqual(results[0], results[1], "\(name): SSE2, round \(round)")
            XCTAssertEqual(results[0], results[2], "\(name): AVX2, round \(round)")
            for y in 0..<height {
                XCTAssertEqual(
                    Array(results[0][(y * stride + width)..<((y + 1) * stride)]),
                    Array(dst[(y * stride + width)..<((y + 1) * stride)]), "\(name) writes past its width")
            }
        }
    }

    func testAllInstructionSetsAgree() {
        let (w, h, s) = (Int32(width), Int32(height), stride)
        each("fill") { d, _, _, c, _ in ck_fill(&d, s, w, h, c) }
        each("over color") { d, _, _, c, _ in ck_over_color(&d, s, w, h, c) }
        each("copy") { d, p, _, _, _ in ck_copy(&d, s, p, s, w, h) }
        each("over image") { d, p, _, _, a in ck_over_image(&d, s, p, s, w, h, a) }
        each("over image, nearly nothing") { d, p, _, _, a in
            ck_over_image(&d, s, p.enumerated().map { $0 % 24 < 20 ? 0 : $1 }, s, w, h, a)
        }
        each("over color mask") { d, _, m, c, _ in ck_over_color_mask(&d, s, w, h, c, m, s) }
        each("over image mask") { d, p, m, _, a in ck_over_image_mask(&d, s, p, s, w, h, m, s, a) }
        each("multiply mask") { d, _, m, _, _ in ck_multiply_mask(&d, s, w, h, m, s) }
        each("multiply alpha") { d, p, _, _, _ in ck_multiply_alpha(&d, s, p, s, w, h) }
    }

    /// Each coverage over each grey and alpha: opaque colours and black take ways of their own.
    func testCoverageOfOpaqueColorsIsThatOfPlainC() {
        let below = (0..<65_536).map { UInt32($0 & 255) * 0x0101_0101 }
        let coverage = (0..<65_536).map { UInt8($0 >> 8) }
        for color: UInt32 in [0xff00_0000, 0xffff_ffff, 0xff12_3456, 0xff00_0001, 0xfe00_0000, 0x8040_2010] {
            var plain = below
            ck_set_level(0)
            ck_over_color_mask(&plain, 256, 253, 256, color, coverage, 256)
            for level in 1...2 {
                var found = below
                ck_set_level(Int32(level))
                ck_over_color_mask(&found, 256, 253, 256, color, coverage, 256)
                XCTAssertTrue(found == plain, "color \(String(color, radix: 16)), level \(level)")
            }
        }
    }

    func testProductsAreRoundedExactly() {
        // Black with alpha a over a grey v leaves (v * (255 - a) + 127) / 255, for every a and v.
        for level in 0...2 {
            ck_set_level(Int32(level))
            for a in 0...255 {
                var row = (0...255).map { 0xff00_0000 | UInt32($0) * 0x010101 }
                ck_over_color(&row, 256, 256, 1, UInt32(a) << 24)
                let expected = (0...255).map { v -> UInt32 in
                    if a == 0 { return 0xff00_0000 | UInt32(v) * 0x010101 }
                    return 0xff00_0000 | UInt32((v * (255 - a) + 127) / 255) * 0x010101
                }
                XCTAssertEqual(row, expected, "level \(level), alpha \(a)")
            }
        }
    }

    func testSamplingAtTexelCentresGivesTheTexels() {
        let texels = (0..<64).map { UInt32($0) * 0x0103_0507 | 0xff00_0000 }
        texels.withUnsafeBufferPointer { texels in
            var source = ck_source(base: texels.baseAddress!, stride: 8, x0: 0, y0: 0, x1: 8, y1: 8)
            var out = [UInt32](repeating: 0, count: 8)
            ck_sample_affine(&out, 0, 8, &source, 0.5, 3.5, 1, 0, 0)
            XCTAssertEqual(out, Array(texels[24..<32]))
            ck_sample_affine(&out, 0, 8, &source, 2.5, 0.5, 0, 1, 0)
            XCTAssertEqual(out, (0..<8).map { texels[$0 * 8 + 2] })
            // Outside, the edge goes on.
            ck_sample_affine(&out, 0, 8, &source, -20.5, -3, 1, 0, 0)
            XCTAssertEqual(out, Array(repeating: texels[0], count: 8))
        }
    }
}
