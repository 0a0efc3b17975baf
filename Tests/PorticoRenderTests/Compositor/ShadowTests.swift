import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Expected values are those of scipy.ndimage.gaussian_filter.
final class ShadowTests: XCTestCase {
    private func cast(_ values: inout LayerProperties, radius: Double, offset: CGSize = .zero) {
        values.extras.shadowOpacity = 1
        values.extras.shadowRadius = radius
        values.extras.shadowOffset = offset
    }

    private func picture(_ build: (Scene) -> Void) -> Picture {
        let scene = Scene()
        build(scene)
        scene.draw()
        return scene.pixels()
    }

    /// How dark a white ground has become.
    private func shade(_ p: Picture, _ x: Int, _ y: Int) -> Int { 255 - Int(p[x, y] & 255) }

    func testABoxIsBlurredLikeAGaussian() {
        let p = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: RGBA(1, 1, 1, 1)) { cast(&$0, radius: 4) }
        }
        let row = [1, 1, 2, 4, 8, 13, 21, 33, 48, 68, 90, 115]
        for (i, expected) in row.enumerated() {
            XCTAssertEqual(shade(p, 18 + i, 50), expected, accuracy: 5, "\(18 + i)")
        }
        for (i, expected) in [0, 0, 0, 2, 9, 32].enumerated() {
            XCTAssertEqual(shade(p, 18 + 2 * i, 18 + 2 * i), expected, accuracy: 5)
        }
    }

    func testWhateverIsCoveredCastsTheShadow() {
        // No background: two sublayers, of which one sticks out of the bounds.
        let p = picture { s in
            let box = s.add(CGRect(x: 10, y: 30, width: 40, height: 40)) { cast(&$0, radius: 3, offset: .zero) }
            s.add(CGRect(x: 10, y: 10, width: 20, height: 20), to: box, color: RGBA(1, 1, 1, 1))
            s.add(CGRect(x: 40, y: 20, width: 30, height: 20), to: box, color: RGBA(1, 1, 1, 1))
        }
        for (x, y, expected) in [(18, 50, 78), (45, 55, 24), (65, 48, 78), (81, 71, 24), (30, 62, 51)] {
            XCTAssertEqual(shade(p, x, y), expected, accuracy: 6, "\(x),\(y)")
        }
        XCTAssertEqual(shade(p, 90, 20), 0)
    }

    func testTheAlphaOfContentsCastsTheShadow() {
        let disc = image(40, 40) { x, y in
            (x - 20) * (x - 20) + (y - 20) * (y - 20) < 100 ? 0xffff_ffff : 0
        }
        let p = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40)) {
                $0.contents = disc
                cast(&$0, radius: 1, offset: CGSize(width: 0, height: 20))
            }
        }
        XCTAssertEqual(shade(p, 50, 78), 255)
        XCTAssertEqual(shade(p, 35, 55), 0)
        XCTAssertEqual(shade(p, 50, 84), 0)
    }

    func testAShadowFollowsWhatChangesBelow() {
        let scene = Scene()
        let box = scene.add(CGRect(x: 20, y: 20, width: 60, height: 60)) { cast(&$0, radius: 0, offset: .zero) }
        let inner = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box)
        let leaf = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: inner, color: RGBA(1, 1, 1, 1))
        scene.change(box, .all) { $0.extras.shadowOffset = CGSize(width: 0, height: 30) }
        scene.draw()
        XCTAssertEqual(shade(scene.pixels(), 25, 55), 255)
        scene.change(leaf, .position) { $0.position.x += 20 }
        let moved = scene.draw()
        XCTAssertEqual(shade(scene.pixels(), 25, 55), 0)
        XCTAssertEqual(shade(scene.pixels(), 45, 55), 255)
        XCTAssertTrue(moved.isPresented)
        scene.change(leaf, LayerChanges(.isHidden)) { $0.isHidden = true }
        scene.draw()
        XCTAssertEqual(shade(scene.pixels(), 45, 55), 0)
    }

    func testShadowPathIsTheShadowWhateverIsDrawn() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        let p = picture { s in
            s.add(CGRect(x: 30, y: 10, width: 40, height: 20), color: RGBA(1, 1, 1, 1)) {
                cast(&$0, radius: 0, offset: CGSize(width: 0, height: 40))
                $0.extras.shadowPath = path
            }
        }
        XCTAssertEqual(shade(p, 50, 60), 255)
        XCTAssertEqual(shade(p, 32, 51), 0)
        XCTAssertEqual(shade(p, 32, 60), 255)
        // Of a layer that draws nothing, too.
        let empty = picture { s in
            s.add(CGRect(x: 30, y: 10, width: 40, height: 20)) {
                cast(&$0, radius: 0, offset: CGSize(width: 0, height: 40))
                $0.extras.shadowPath = CGPath(rect: CGRect(x: -10, y: 0, width: 20, height: 10), transform: nil)
            }
        }
        XCTAssertEqual((0..<100).filter { shade(empty, $0, 55) == 255 }, Array(20..<40))
    }

    func testALayerThatClipsCastsNoShadow() {
        let p = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: RGBA(1, 1, 1, 1)) {
                cast(&$0, radius: 4)
                $0.masksToBounds = true
            }
        }
        XCTAssertTrue(p.words.allSatisfy { $0 == 0xffff_ffff })
    }

    func testNothingCastsNoShadow() {
        let p = picture { s in s.add(CGRect(x: 30, y: 30, width: 40, height: 40)) { cast(&$0, radius: 4) } }
        XCTAssertTrue(p.words.allSatisfy { $0 == 0xffff_ffff })
    }

    func testAFaintLayerCastsAFaintShadow() {
        let p = picture { s in
            s.add(CGRect(x: 30, y: 10, width: 40, height: 20), color: RGBA(1, 1, 1, 0.5)) {
                cast(&$0, radius: 0, offset: CGSize(width: 0, height: 40))
            }
        }
        XCTAssertEqual(shade(p, 50, 60), 128, accuracy: 1)
    }
}
