import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Each scene also turned, flipped, clipped, in a group at half opacity, and at three times the scale: what is seen must follow.
final class VariantTests: XCTestCase {
    private typealias Build = @Sendable (Scene, LayerID) -> Void

    private static let grid = image(24, 24) { x, y in
        x < 8 ? 0xffff_0000 : y < 8 ? 0xff00_8000 : (x + y) % 2 == 0 ? 0x8000_0080 : 0xffe0_e0e0
    }

    private static let scenes: [(name: String, build: Build)] = [
        (
            "round corners and a border",
            { s, stage in
                s.add(CGRect(x: 10, y: 10, width: 60, height: 40), to: stage, color: red) {
                    $0.cornerRadius = 12
                    $0.maskedCorners = 0b0111
                    $0.borderWidth = 4
                    $0.borderColor = blue
                }
            }
        ),
        (
            "continuous corners",
            { s, stage in
                s.add(CGRect(x: 10, y: 10, width: 70, height: 60), to: stage, color: red) {
                    $0.cornerRadius = 16
                    $0.hasContinuousCorners = true
                }
            }
        ),
        (
            "clipped sublayers",
            { s, stage in
                let box = s.add(CGRect(x: 10, y: 10, width: 60, height: 60), to: stage, color: green) {
                    $0.cornerRadius = 20
                    $0.masksToBounds = true
                }
                s.add(CGRect(x: -10, y: 20, width: 50, height: 60), to: box, color: blue)
            }
        ),
        (
            "shadows",
            { s, stage in
                s.add(CGRect(x: 20, y: 20, width: 40, height: 30), to: stage, color: red) {
                    $0.cornerRadius = 8
                    $0.extras.shadowOpacity = 0.8
                    $0.extras.shadowRadius = 4
                    $0.extras.shadowOffset = CGSize(width: 3, height: 5)
                }
                let bare = s.add(CGRect(x: 20, y: 60, width: 40, height: 30), to: stage) {
                    $0.extras.shadowOpacity = 0.8
                    $0.extras.shadowRadius = 3
                }
                s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: bare, color: blue) { $0.cornerRadius = 10 }
            }
        ),
        (
            "a mask with sublayers",
            { s, stage in
                let box = s.add(CGRect(x: 10, y: 10, width: 70, height: 70), to: stage, color: red)
                let mask = s.add(CGRect(x: 0, y: 0, width: 70, height: 70), to: stage)
                s.edit(.remove(parent: stage, child: mask, at: 1))
                s.add(CGRect(x: 10, y: 5, width: 20, height: 50), to: mask, color: black)
                s.add(CGRect(x: 30, y: 30, width: 30, height: 30), to: mask, color: RGBA(0, 0, 0, 0.5)) {
                    $0.cornerRadius = 15
                }
                s.change(box, LayerChanges(.mask)) { $0.mask = mask }
            }
        ),
        (
            "contents",
            { s, stage in
                for (i, gravity) in [ContentsGravity.resize, .resizeAspect, .bottomRight, .center].enumerated() {
                    s.add(
                        CGRect(x: 5 + 45 * (i % 2), y: 5 + 45 * (i / 2), width: 40, height: 30), to: stage,
                        color: RGBA(0.8, 0.8, 0.2, 1)
                    ) {
                        $0.contents = grid
                        $0.contentsGravity = gravity
                        $0.masksToBounds = true
                    }
                }
            }
        ),
        (
            "nine pieces of a part of an image",
            { s, stage in
                s.add(CGRect(x: 10, y: 10, width: 80, height: 60), to: stage) {
                    $0.contents = grid
                    $0.extras.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
                    $0.extras.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.25)
                }
            }
        ),
        (
            "a translucent group",
            { s, stage in
                let box = s.add(CGRect(x: 10, y: 10, width: 60, height: 60), to: stage, color: green) {
                    $0.opacity = 0.6
                }
                s.add(CGRect(x: 20, y: 20, width: 60, height: 60), to: box, color: blue)
            }
        ),
        (
            "in space",
            { s, stage in
                s.add(CGRect(x: 20, y: 20, width: 60, height: 60), to: stage, color: red) {
                    $0.transform = .rotation(0.6, x: 0, y: 1, z: 0)
                    $0.allowsEdgeAntialiasing = true
                }
                s.add(CGRect(x: 20, y: 30, width: 60, height: 40), to: stage, color: blue) {
                    $0.transform = .rotation(-0.6, x: 0, y: 1, z: 0)
                    $0.allowsEdgeAntialiasing = true
                }
            }
        ),
    ]

    private func draw(
        _ build: Build, scale: Double = 1, _ edit: @escaping (inout LayerProperties) -> Void = { _ in }
    ) -> Picture {
        let scene = Scene(width: Int(100 * scale), height: Int(100 * scale), scale: scale)
        let stage = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), edit)
        build(scene, stage)
        scene.draw()
        return scene.pixels()
    }

    /// The share of channels that differ by more than `tolerance`, and the worst.
    private func compare(_ p: Picture, _ expected: (Int, Int) -> UInt32, tolerance: Int) -> (share: Double, worst: Int)
    {
        var (count, worst) = (0, 0)
        for y in 0..<100 {
            for x in 0..<100 {
                let (a, b) = (p[x, y], expected(x, y))
                for shift in [UInt32(0), 8, 16] {
                    let d = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
                    if d > tolerance { count += 1 }
                    worst = max(worst, d)
                }
            }
        }
        return (Double(count) / 30_000, worst)
    }

    func testAQuarterTurn() {
        for (name, build) in Self.scenes {
            let plain = draw(build), turned = draw(build) { $0.transform = .rotation(.pi / 2, x: 0, y: 0, z: 1) }
            let (share, worst) = compare(turned, { x, y in plain[y, 99 - x] }, tolerance: 3)
            XCTAssertLessThanOrEqual(share, 0.002, "\(name): worst \(worst)")
        }
    }

    func testFlipped() {
        for (name, build) in Self.scenes {
            let plain = draw(build), flipped = draw(build) { $0.transform = .scale(-1, 1) }
            let (share, worst) = compare(flipped, { x, y in plain[99 - x, y] }, tolerance: 3)
            XCTAssertLessThanOrEqual(share, 0.002, "\(name): worst \(worst)")
        }
    }

    func testClipped() {
        for (name, build) in Self.scenes {
            let plain = draw(build)
            let clipped = draw(build) {
                $0.masksToBounds = true
                $0.bounds = CGRect(x: 20, y: 30, width: 50, height: 40)
                $0.position = CGPoint(x: 45, y: 50)
            }
            let (share, worst) = compare(
                clipped, { x, y in x >= 20 && x < 70 && y >= 30 && y < 70 ? plain[x, y] : 0xffff_ffff }, tolerance: 1)
            XCTAssertEqual(share, 0, "\(name): worst \(worst)")
        }
    }

    func testInAGroupAtHalfOpacity() {
        for (name, build) in Self.scenes {
            let plain = draw(build), faded = draw(build) { $0.opacity = 0.5 }
            let (share, worst) = compare(
                faded,
                { x, y in
                    var word: UInt32 = 0xff00_0000
                    for shift in [UInt32(0), 8, 16] {
                        word |= (((plain[x, y] >> shift & 255) + 255) / 2) << shift
                    }
                    return word
                }, tolerance: 2)
            XCTAssertEqual(share, 0, "\(name): worst \(worst)")
        }
    }

    func testAtThreeTimesTheScale() {
        for (name, build) in Self.scenes {
            let plain = draw(build), large = draw(build, scale: 3)
            // The mean of nine pixels is near the one; images are sampled finer, edges fall elsewhere within a pixel.
            let (share, worst) = compare(
                plain,
                { x, y in
                    var word: UInt32 = 0xff00_0000
                    for shift in [UInt32(0), 8, 16] {
                        var sum: UInt32 = 0
                        for j in 0..<3 { for i in 0..<3 { sum += large[3 * x + i, 3 * y + j] >> shift & 255 } }
                        word |= (sum / 9) << shift
                    }
                    return word
                }, tolerance: 24)
            XCTAssertLessThanOrEqual(share, name == "contents" ? 0.05 : 0.02, "\(name): worst \(worst)")
        }
    }

    /// For eyes: every scene beside each other, where asked for.
    func testSheet() throws {
        guard let path = ProcessInfo.processInfo.environment["PORTICO_SHEET"] else { return }
        let columns = 6, size = 300
        let sheet = PixelBuffer(width: columns * size, height: (Self.scenes.count * 3 + columns - 1) / columns * size)!
        for (i, build) in Self.scenes.map(\.build).enumerated() {
            for (j, angle) in [0, 0.3, -1].enumerated() {
                let
                    p = draw(build, scale: 3) {
                        if angle < 0 { $0.opacity = 0.5 } else { $0.transform = .rotation(angle, x: 0, y: 0, z: 1) }
                    }, k = i * 3 + j
                for y in 0..<size {
                    for x in 0..<size {
                        let at = ((k / columns * size + y) * sheet.bytesPerRow) + (k % columns * size + x) * 4
                        sheet.data.storeBytes(of: p[x, y], toByteOffset: at, as: UInt32.self)
                    }
                }
            }
        }
        try XCTUnwrap(CGImage(pixelBuffer: sheet).pngData()).write(to: URL(fileURLWithPath: path))
    }
}
