import XCTest

@testable import CoreGraphics

final class BlendModeTests: XCTestCase {
    /// What the modes' formulas make of a half-covered backdrop and paint.
    func testCompositingModesFollowTheirFormulas() {
        let (sa, da) = (0.8, 0.6)
        let formulas: [(CGBlendMode, (Double, Double) -> Double)] = [
            (.normal, { $0 + $1 * (1 - sa) }), (.clear, { _, _ in 0 }), (.copy, { s, _ in s }),
            (.sourceIn, { s, _ in s * da }), (.sourceOut, { s, _ in s * (1 - da) }),
            (.sourceAtop, { $0 * da + $1 * (1 - sa) }), (.destinationOver, { $0 * (1 - da) + $1 }),
            (.destinationIn, { _, d in d * sa }), (.destinationOut, { _, d in d * (1 - sa) }),
            (.destinationAtop, { $0 * (1 - da) + $1 * sa }), (.xor, { $0 * (1 - da) + $1 * (1 - sa) }),
            (.plusLighter, { min(1, $0 + $1) }),
            (.plusDarker, { max(0, min(1, sa + da) - (sa - $0) - (da - $1)) }),
        ]
        for (mode, formula) in formulas {
            let context = CGContext.make()
            context.setFillColor(color(0.5, 1, 0, da))
            context.fill(box(0, 0, 20, 20))
            context.setBlendMode(mode)
            context.setFillColor(color(1, 0.25, 0.5, sa))
            context.fill(box(5, 5, 10, 10))
            let alpha = mode == .plusDarker ? min(1, sa + da) : formula(sa, da)
            let expected = [
                formula(1 * sa, 0.5 * da), formula(0.25 * sa, 1 * da), formula(0.5 * sa, 0), alpha,
            ].map { Int(($0 * 255).rounded()) }
            assertNear(
                context.pixel(10, 10), Pixel(expected[0], expected[1], expected[2], expected[3]), within: 3)
            assertNear(context.pixel(2, 2), Pixel(77, 153, 0, 153), within: 1)
        }
    }

    func testColourModesFollowTheirFormulas() {
        let formulas: [(CGBlendMode, (Double, Double) -> Double)] = [
            (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.darken, { min($0, $1) }),
            (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
            (.overlay, { s, d in d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
            (.hardLight, { s, d in s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
            (.colorDodge, { s, d in d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s)) }),
            (.colorBurn, { s, d in d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s) }),
        ]
        let (source, backdrop) = ([0.2, 0.5, 0.9], [0.8, 0.4, 0.3])
        for (mode, formula) in formulas {
            let context = CGContext.make()
            context.setFillColor(color(0.8, 0.4, 0.3))
            context.fill(box(0, 0, 20, 20))
            context.setBlendMode(mode)
            context.setFillColor(color(0.2, 0.5, 0.9))
            context.fillEllipse(in: box(2, 2, 16, 16))
            let expected = zip(source, backdrop).map { Int((formula($0, $1) * 255).rounded()) }
            assertNear(context.pixel(10, 10), Pixel(expected[0], expected[1], expected[2]), within: 2)
            assertNear(context.pixel(0, 0), Pixel(204, 102, 77))
        }
    }

    func testModesThatNeedTheShapeKeepToItUnderClipsMasksAndLayers() throws {
        let mask = try XCTUnwrap(
            { () -> CGImage? in
                let half = CGContext.make(2, 2)
                half.fill(box(0, 0, 2, 1))
                return half.makeImage()
            }())
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker] {
            let context = CGContext.make()
            context.interpolationQuality = .none
            context.setFillColor(color(1, 0, 0))
            context.fill(box(0, 0, 20, 20))
            context.clip(to: box(0, 0, 20, 20), mask: mask)
            context.clip(to: box(4, 0, 8, 20))
            context.setBlendMode(mode)
            context.setFillColor(color(0, 0, 1, 0.5))
            context.fill(box(0, 0, 10, 20))
            for (x, y) in [(2, 5), (11, 5), (6, 15), (15, 5)] {
                XCTAssertEqual(context.pixel(x, y), Pixel(255, 0, 0), "\(mode) at \(x), \(y)")
            }
            XCTAssertNotEqual(context.pixel(6, 5), Pixel(255, 0, 0), "\(mode)")
        }
    }

    func testBlendInLayerSeesOnlyTheLayer() {
        let context = CGContext.make()
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 0, 20, 20))
        context.beginTransparencyLayer(in: box(5, 5, 10, 10), auxiliaryInfo: nil)
        context.setFillColor(color(0, 1, 0))
        context.fill(box(5, 5, 5, 10))
        context.setBlendMode(.sourceIn)
        context.setFillColor(color(0, 0, 1))
        context.fill(box(0, 0, 20, 20))
        context.endTransparencyLayer()
        XCTAssertEqual(context.pixel(7, 7), Pixel(0, 0, 255))
        XCTAssertEqual(context.pixel(12, 7), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(2, 2), Pixel(255, 0, 0))
    }
}
