import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class GradientLayerTests: XCTestCase {
    private func gradient(_ colors: [RGBA], _ edit: (inout GradientValues) -> Void = { _ in }) -> GradientValues {
        var values = GradientValues()
        values.colors = colors
        edit(&values)
        return values
    }

    private func picture(
        _ values: GradientValues, size: Int = 100, _ edit: (inout LayerProperties) -> Void = { _ in }
    ) -> Picture {
        let scene = Scene(width: size, height: size)
        scene.add(CGRect(x: 0, y: 0, width: size, height: size)) {
            $0.gradient = values
            edit(&$0)
        }
        scene.draw()
        return scene.pixels()
    }

    private func channels(_ word: UInt32) -> [Int] { [16, 8, 0].map { Int(word >> $0 & 255) } }

    private func assertColor(
        _ word: UInt32, _ expected: [Int], within limit: Int = 1, _ message: String = "", line: UInt = #line
    ) {
        for (a, b) in zip(channels(word), expected) {
            XCTAssertLessThanOrEqual(abs(a - b), limit, "\(channels(word)) \(expected) \(message)", line: line)
        }
    }

    func testAxialRunsFromTopToBottomByDefault() {
        let picture = picture(gradient([black, RGBA(1, 1, 1, 1)]))
        for y in [0, 13, 50, 99] {
            let value = Int((Double(y) + 0.5) / 100 * 255 + 0.5)
            for x in [0, 50, 99] { assertColor(picture[x, y], [value, value, value]) }
        }
    }

    func testLocationsPlaceTheColorsAndTheEndsGoOn() {
        let picture = picture(
            gradient([red, green, blue]) {
                $0.locations = [0.2, 0.5, 0.6]
                $0.startPoint = CGPoint(x: 0, y: 0)
                $0.endPoint = CGPoint(x: 1, y: 0)
            })
        assertColor(picture[10, 5], [255, 0, 0])
        // 34.5 lies (0.345 − 0.2) / 0.3 on the way from red to green.
        assertColor(picture[34, 5], [132, 123, 0])
        assertColor(picture[55, 5], [0, 115, 140], within: 2)
        assertColor(picture[80, 5], [0, 0, 255])
    }

    func testEqualLocationsMakeAHardEdge() {
        let picture = picture(
            gradient([red, red, blue, blue]) {
                $0.locations = [0, 0.5, 0.5, 1]
                $0.startPoint = CGPoint(x: 0, y: 0)
                $0.endPoint = CGPoint(x: 1, y: 0)
            })
        assertColor(picture[49, 5], [255, 0, 0])
        assertColor(picture[50, 5], [0, 0, 255])
    }

    func testDiagonalLinesOfOneColorAreAtRightAnglesToTheWay() {
        let scene = Scene(width: 100, height: 100)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 50)) {
            $0.gradient = gradient([black, RGBA(1, 1, 1, 1)]) {
                $0.startPoint = .zero
                $0.endPoint = CGPoint(x: 1, y: 1)
            }
        }
        scene.draw()
        // (x·100 + y·50) / (100² + 50²), at pixel centres.
        for (x, y) in [(20, 10), (80, 10), (20, 40), (99, 0)] {
            let t = ((Double(x) + 0.5) * 100 + (Double(y) + 0.5) * 50) / 12500
            let value = Int(t * 255 + 0.5)
            assertColor(scene.pixels()[x, y], [value, value, value])
        }
    }

    func testRadialIsAnEllipseWithItsEndInTheCorner() {
        let scene = Scene(width: 100, height: 100)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 60)) {
            $0.gradient = gradient([black, RGBA(1, 1, 1, 1)]) {
                $0.kind = .radial
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 1)
            }
        }
        scene.draw()
        for (x, y) in [(50, 30), (75, 30), (50, 45), (10, 10), (99, 59)] {
            let u = (Double(x) + 0.5 - 50) / 50, v = (Double(y) + 0.5 - 30) / 30
            let value = Int(min(1, (u * u + v * v).squareRoot()) * 255 + 0.5)
            assertColor(scene.pixels()[x, y], [value, value, value])
        }
    }

    func testConicTurnsClockwiseFromTheEndPoint() {
        let picture = picture(
            gradient([black, RGBA(1, 1, 1, 1)]) {
                $0.kind = .conic
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 0.5, y: 0)
            })
        for (x, y) in [(80, 20), (80, 80), (20, 80), (20, 20), (51, 3), (70, 95)] {
            // From straight up, clockwise on the screen.
            var turn = atan2(Double(x) + 0.5 - 50, -(Double(y) + 0.5 - 50)) / (2 * .pi)
            if turn < 0 { turn += 1 }
            let value = Int(turn * 255 + 0.5)
            assertColor(picture[x, y], [value, value, value], "at \(x),\(y)")
        }
    }

    func testTowardsClearAColorKeepsNoHueButMixesStraight() {
        let picture = picture(gradient([RGBA(1, 1, 1, 1), RGBA(0, 0, 0, 0)]))
        // Half-way: gray of 0.5 at alpha 0.5 over white.
        assertColor(picture[50, 50], [190, 190, 190], within: 2)
    }

    func testItFillsRoundCornersAndLiesAboveTheBackground() {
        func draw(_ edit: (inout LayerProperties) -> Void) -> Picture {
            let scene = Scene()
            scene.add(CGRect(x: 10, y: 10, width: 80, height: 60)) {
                $0.cornerRadius = 20
                edit(&$0)
            }
            scene.draw()
            return scene.pixels()
        }
        let a = draw { $0.gradient = gradient([red, red]) }
        let b = draw { $0.backgroundColor = red }
        XCTAssertEqual(a.difference(b).0, 0)
        let covered = draw {
            $0.backgroundColor = green
            $0.gradient = gradient([red, red])
        }
        assertColor(covered[50, 40], [255, 0, 0])
    }

    func testVariantsAgreeWithAPlainColor() {
        let variants: [(inout LayerProperties) -> Void] = [
            { $0.transform = .rotation(0.5, x: 0, y: 0, z: 1) }, { $0.opacity = 0.5 },
            {
                $0.masksToBounds = true
                $0.cornerRadius = 17
            },
            {
                var tilt = Matrix4.identity
                tilt.m34 = -1 / 200.0
                $0.transform = .rotation(0.6, x: 1, y: 0, z: 0) * tilt
            },
            { $0.transform = .scale(1.5, 0.5, 1) },
        ]
        for (i, variant) in variants.enumerated() {
            func draw(_ edit: (inout LayerProperties) -> Void) -> Picture {
                let scene = Scene()
                scene.add(CGRect(x: 20, y: 20, width: 60, height: 50)) {
                    variant(&$0)
                    edit(&$0)
                }
                scene.draw()
                return scene.pixels()
            }
            let (worst, place) = draw { $0.gradient = gradient([red, red]) }
                .difference(draw { $0.backgroundColor = red })
            XCTAssertLessThanOrEqual(worst, 1, "variant \(i) \(place)")
        }
    }

    func testOpaqueGradientsHideWhatIsBehind() {
        let opaque = GradientRamp(
            .init(gradient: gradient([red, blue]), size: CGSize(width: 1, height: 1), entries: 256), stamp: 1)
        XCTAssertTrue(opaque.isOpaque)
        let clearing = GradientRamp(
            .init(gradient: gradient([red, clear]), size: CGSize(width: 1, height: 1), entries: 256), stamp: 1)
        XCTAssertFalse(clearing.isOpaque)
    }

    func testEveryInstructionSetMakesTheSamePixels() {
        defer { _ = ck_set_level(2) }
        for kind in [GradientValues.Kind.axial, .radial, .conic] {
            let pictures = (0...2).map { level -> Picture in
                _ = ck_set_level(Int32(level))
                return picture(
                    gradient([red, RGBA(0, 1, 0, 0.5), blue]) {
                        $0.kind = kind
                        $0.startPoint = CGPoint(x: 0.3, y: 0.4)
                        $0.endPoint = CGPoint(x: 0.9, y: 0.7)
                    })
            }
            XCTAssertEqual(pictures[0], pictures[1])
            XCTAssertEqual(pictures[0], pictures[2])
        }
    }

    func testDegenerateGradientsDraw() {
        for kind in [GradientValues.Kind.axial, .radial, .conic] {
            let same = picture(
                gradient([red, blue]) {
                    $0.kind = kind
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 0.5, y: 0.5)
                })
            XCTAssertEqual(same[3, 3] >> 24, 255)
            assertColor(picture(gradient([green]) { $0.kind = kind })[50, 50], [0, 255, 0])
            XCTAssertEqual(picture(gradient([]) { $0.kind = kind })[50, 50], 0xffff_ffff)
            _ = picture(
                gradient([red, blue]) {
                    $0.kind = kind
                    $0.locations = [.nan, .infinity]
                    $0.endPoint = CGPoint(x: Double.nan, y: 1)
                })
        }
    }

    func testAnimatingColorsRedrawsTheLayerOnly() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
            $0.gradient = gradient([red, red])
        }
        scene.draw()
        scene.animate(
            layer,
            basic(
                1, GradientValues.colors, from: .colors([red, red]), to: .colors([blue, blue]), begin: 1 / 60.0,
                duration: 1))
        for _ in 0..<31 { scene.draw() }
        assertColor(scene.pixels()[20, 20], [128, 0, 128])
        XCTAssertEqual(scene.sink.frames.last?.damage, [PixelRect(x0: 10, y0: 10, x1: 30, y1: 30)])
    }
}
