import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class BackdropTests: XCTestCase {
    private func backdrop(
        _ s: Scene, _ frame: CGRect, to parent: LayerID? = nil, blur: Double = 4, saturation: Double = 1,
        tint: RGBA = clear,
        _ edit: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerID {
        s.add(frame, to: parent) {
            var values = BackdropValues()
            (values.blurRadius, values.saturation, values.tint) = (blur, saturation, tint)
            $0.backdrop = values
            edit(&$0)
        }
    }

    /// Left half black, right half white, seen through a backdrop.
    private func edge(_ blur: Double, saturation: Double = 1, tint: RGBA = clear) -> Picture {
        let s = Scene()
        s.add(CGRect(x: 0, y: 0, width: 50, height: 100), color: black)
        _ = backdrop(s, CGRect(x: 10, y: 20, width: 80, height: 60), blur: blur, saturation: saturation, tint: tint)
        s.draw()
        return s.pixels()
    }

    func testAnEdgeIsBlurredLikeAGaussianAndOnlyInside() {
        let p = edge(8)
        for x in stride(from: 14, to: 90, by: 4) {
            // The integral of the gaussian from the edge to the middle of the pixel.
            let expected = 127.5 * (1 + erf((Double(x) + 0.5 - 50) / 8 / 2.0.squareRoot()))
            XCTAssertEqual(Double(p[x, 50] & 255), expected, accuracy: 10, "\(x)")
        }
        XCTAssertEqual(p[5, 50], 0xff00_0000)
        XCTAssertEqual(p[49, 10], 0xff00_0000)
        XCTAssertEqual(p[50, 10], 0xffff_ffff)
    }

    func testTheEdgeOfTheScreenDoesNotDarken() {
        let s = Scene()
        _ = backdrop(s, CGRect(x: 0, y: 0, width: 100, height: 30), blur: 10)
        s.draw()
        XCTAssertTrue(s.pixels().words.allSatisfy { $0 == 0xffff_ffff })
    }

    func testSaturationAndTint() {
        let s = Scene(color: red)
        _ = backdrop(s, CGRect(x: 0, y: 0, width: 50, height: 100), saturation: 0)
        _ = backdrop(s, CGRect(x: 50, y: 0, width: 50, height: 100), tint: RGBA(0, 0, 1, 0.5))
        s.draw()
        let p = s.pixels()
        for shift in [UInt32(0), 8, 16] { XCTAssertEqual(p[25, 50] >> shift & 255, 54, accuracy: 1) }
        XCTAssertEqual(p[75, 50] >> 16 & 255, 127, accuracy: 1)
        XCTAssertEqual(p[75, 50] & 255, 128, accuracy: 1)
    }

    func testItFollowsWhatMovesBelowAndDamagesItself() {
        let s = Scene()
        let mover = s.add(CGRect(x: 0, y: 40, width: 20, height: 20), color: black)
        _ = backdrop(s, CGRect(x: 40, y: 30, width: 50, height: 40), blur: 2)
        s.draw()
        XCTAssertEqual(s.pixels()[60, 50], 0xffff_ffff)
        s.change(mover, .position) { $0.position.x += 50 }
        let result = s.draw()
        XCTAssertEqual(s.pixels()[60, 50], 0xff00_0000)
        // As far as the blur spreads, and no farther.
        XCTAssertTrue(result.damage.contains { $0.contains(PixelRect(x: 44, y: 34, width: 32, height: 32)) })
        XCTAssertFalse(result.damage.contains { $0.intersects(PixelRect(x: 82, y: 30, width: 8, height: 40)) })
        // Far away nothing of it is drawn again.
        s.change(mover, .position) { $0.position = CGPoint(x: 10, y: 90) }
        s.draw()
        s.change(mover, .position) { $0.position.x += 3 }
        XCTAssertEqual(s.draw().damage, [PixelRect(x: 0, y: 80, width: 23, height: 20)])
    }

    func testAboveIsNotBlurred() {
        let s = Scene()
        let box = backdrop(s, CGRect(x: 20, y: 20, width: 60, height: 60), blur: 6)
        s.add(CGRect(x: 20, y: 20, width: 20, height: 20), to: box, color: black)
        s.draw()
        let p = s.pixels()
        XCTAssertEqual(p[40, 40], 0xff00_0000)
        XCTAssertEqual(p[39, 40], 0xffff_ffff)
        XCTAssertEqual(p[60, 60], 0xffff_ffff)
    }

    /// What is drawn where only a part changed is what is drawn from nothing.
    func testAPartIsRedoneAsTheWholeWouldBe() {
        for blur in [1.0, 5, 9, 20, 40] {
            func scene() -> (Scene, LayerID) {
                let s = Scene(width: 240, height: 200)
                for i in 0..<12 {
                    s.add(
                        CGRect(x: 20 * i, y: 0, width: 10, height: 200),
                        color: RGBA(Float(i % 3) / 2, Float(i % 4) / 3, 0, 1))
                }
                let mover = s.add(CGRect(x: 20, y: 20, width: 30, height: 30), color: black)
                _ = backdrop(s, CGRect(x: 13, y: 7, width: 201, height: 187), blur: blur, saturation: 1.8)
                return (s, mover)
            }
            let (a, mover) = scene()
            a.draw()
            for step in 1...5 {
                a.change(mover, .position) { $0.position = CGPoint(x: 35 + 31 * step, y: 35 + 27 * step) }
                a.draw()
            }
            let (b, other) = scene()
            b.change(other, .position) { $0.position = CGPoint(x: 35 + 31 * 5, y: 35 + 27 * 5) }
            b.draw()
            XCTAssertEqual(a.pixels(), b.pixels(), "\(blur)")
        }
    }

    func testInAGroupThatFades() {
        let s = Scene(color: RGBA(0, 0, 0, 1))
        s.add(CGRect(x: 0, y: 0, width: 50, height: 100), color: RGBA(1, 1, 1, 1))
        let group = s.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.opacity = 0.5 }
        s.add(CGRect(x: 0, y: 90, width: 100, height: 10), to: group, color: red)
        let panel = s.add(CGRect(x: 10, y: 10, width: 80, height: 60), to: group) {
            $0.cornerRadius = 12
            $0.masksToBounds = true
        }
        let inside = backdrop(s, CGRect(x: 0, y: 0, width: 80, height: 60), to: panel, blur: 8)
        s.add(CGRect(x: 30, y: 20, width: 20, height: 20), to: panel, color: RGBA(0, 0, 1, 1))
        s.draw()
        let half = s.pixels()
        // Half the sharp edge, half the blurred one.
        for x in [20, 40, 60, 80] {
            let blurred = 127.5 * (1 - erf((Double(x) + 0.5 - 50) / 8 / 2.0.squareRoot()))
            XCTAssertEqual(Double(half[x, 62] & 255), (x < 50 ? 127.5 : 0) + blurred / 2, accuracy: 8, "\(x)")
        }
        XCTAssertEqual(half[11, 11] & 255, 255, "outside of the round corner")
        // It stays a blur however often the group is drawn again for what is around it, and follows what is below.
        let mover = s.add(CGRect(x: 60, y: 60, width: 10, height: 10), at: 1, color: RGBA(1, 1, 1, 1))
        for step in 0..<6 {
            s.change(mover, .position) { $0.position.x += 1 }
            s.draw()
            XCTAssertGreaterThan(s.pixels()[70 + step, 66] & 255, half[70 + step, 66] & 255)
        }
        // Whole again: the same as if there had never been a group.
        s.change(mover, .position) { $0.position = CGPoint(x: -50, y: -50) }
        s.change(group, .opacity) { $0.opacity = 1 }
        s.draw()
        XCTAssertEqual(
            Double(s.pixels()[60, 62] & 255), 127.5 * (1 - erf(10.5 / 8 / 2.0.squareRoot())), accuracy: 8)
        s.change(inside, LayerChanges(.isHidden)) { $0.isHidden = true }
        s.draw()
        XCTAssertEqual(s.pixels()[45, 62] & 255, 255)
        XCTAssertEqual(s.pixels()[55, 62] & 255, 0)
    }

    func testUnderAMask() {
        let s = Scene(color: RGBA(0, 0, 0, 1))
        s.add(CGRect(x: 0, y: 0, width: 50, height: 100), color: RGBA(1, 1, 1, 1))
        let mask = s.add(CGRect(x: 0, y: 0, width: 100, height: 50), color: black)
        s.edit(.remove(parent: s.root, child: mask, at: 1))
        let holder = s.add(CGRect(x: 0, y: 0, width: 100, height: 100), at: 1) { $0.mask = mask }
        _ = backdrop(s, CGRect(x: 0, y: 0, width: 100, height: 100), to: holder, blur: 8)
        s.draw()
        XCTAssertEqual(Double(s.pixels()[50, 25] & 255), 121, accuracy: 8)
        XCTAssertEqual(s.pixels()[48, 75] & 255, 255)
        XCTAssertEqual(s.pixels()[52, 75] & 255, 0)
    }

    func testWhatChangesAboveBlursNothingAnew() {
        let s = Scene()
        s.add(CGRect(x: 0, y: 0, width: 50, height: 100), color: black)
        let glass = backdrop(s, CGRect(x: 10, y: 20, width: 80, height: 60), blur: 8)
        let dot = s.add(CGRect(x: 20, y: 30, width: 10, height: 10), to: glass, color: red)
        s.draw()
        let before = s.server.currentPlan().quads.first { $0.kind == .image }
        for _ in 0..<3 {
            s.change(dot, .position) { $0.position.x += 5 }
            s.draw()
        }
        XCTAssertNotNil(before)
        XCTAssertEqual(s.server.currentPlan().quads.first { $0.kind == .image }, before)
    }

    /// Without a blur, a colour and a change of colours there is nothing to draw; it comes back with any of them.
    func testNothingAtAllCostsNoQuad() {
        let s = Scene(color: red)
        let glass = backdrop(s, CGRect(x: 10, y: 20, width: 80, height: 60), blur: 0)
        s.draw()
        let quads = s.server.currentPlan().count
        s.change(glass, [LayerChanges(.specific0), LayerChanges(.specific1)]) {
            var values = BackdropValues()
            (values.blurRadius, values.saturation) = (4, 0)
            $0.backdrop = values
        }
        s.draw()
        XCTAssertEqual(s.server.currentPlan().count, quads + 1)
        XCTAssertEqual(s.pixels()[50, 50] & 255, 54, accuracy: 1)
    }

    /// As a view flips beside it: all siblings are sorted in depth then.
    func testBesideALayerThatTurnsInSpace() {
        for isBelowRoot in [true, false] {
            let s = Scene()
            let parent = isBelowRoot ? nil : s.add(CGRect(x: 0, y: 0, width: 100, height: 100))
            s.add(CGRect(x: 0, y: 0, width: 50, height: 100), to: parent, color: black)
            let card = s.add(CGRect(x: 1, y: 5, width: 8, height: 20), to: parent, color: red)
            _ = backdrop(s, CGRect(x: 20, y: 40, width: 60, height: 50), to: parent, blur: 4)
            s.draw()
            func row() -> [UInt32] {
                let p = s.pixels()
                return (0..<100).map { p[$0, 65] }
            }
            let still = row()
            XCTAssertEqual(Double(still[49] & 255), 127.5, accuracy: 20, "the edge is blurred")
            for angle in [0.3, 1, 2, 0] {
                s.change(card, .transform) {
                    var depth = Matrix4.identity
                    depth.m34 = -1 / 200.0
                    $0.transform = .rotation(angle, x: 0, y: 1, z: 0) * depth
                }
                s.draw()
                XCTAssertEqual(row(), still, "turned by \(angle)")
            }
            s.change(card, .transform) { $0.transform = .identity }
            s.draw()
            XCTAssertEqual(row(), still)
        }
    }

    func testRoundCornersAndOpacity() {
        let s = Scene(color: black)
        _ = backdrop(s, CGRect(x: 20, y: 20, width: 60, height: 60), tint: RGBA(1, 1, 1, 1)) {
            $0.cornerRadius = 20
            $0.opacity = 0.5
        }
        s.draw()
        XCTAssertEqual(s.pixels()[50, 50] & 255, 128, accuracy: 1)
        XCTAssertEqual(s.pixels()[21, 21], 0xff00_0000)
    }
}
