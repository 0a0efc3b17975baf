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
        XCTAssertTrue(result.damage.contains { $0.contains(PixelRect(x: 40, y: 30, width: 50, height: 40)) })
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
