import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Layers nested deeper than any stack is: 1,000 overflowed the render thread's before.
final class DeepTreeTests: XCTestCase {
    private static let depth = 50_000

    /// Each in the one before, a pixel to the right up to the hundredth.
    private func nest(_ scene: Scene, _ depth: Int, _ edit: (Int, inout LayerProperties) -> Void = { _, _ in })
        -> [LayerID]
    {
        var ids: [LayerID] = []
        for i in 0..<depth {
            let frame = CGRect(x: i < 10 ? 1 : 0, y: 0, width: 50, height: 50)
            ids.append(
                scene.add(frame, to: ids.last, color: i == depth - 1 ? red : clear) { edit(i, &$0) })
        }
        return ids
    }

    func testFiftyThousandNestedLayersAreDrawnMovedAndRemoved() {
        let scene = Scene()
        let ids = nest(scene, Self.depth)
        scene.draw()
        XCTAssertEqual(scene.pixels()[10, 10], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[9, 10], 0xffff_ffff)
        scene.change(ids[0], .position) { $0.position.x += 20 }
        scene.draw()
        XCTAssertEqual(scene.pixels()[29, 10], 0xffff_ffff)
        XCTAssertEqual(scene.pixels()[30, 10], 0xffff_0000)
        for id in ids.dropFirst().reversed() { scene.forget(id) }
        scene.remove(ids[0], from: scene.root, at: 0)
        scene.draw()
        XCTAssertEqual(scene.pixels()[30, 10], 0xffff_ffff)
        XCTAssertEqual(scene.server.renderText().components(separatedBy: "\n").count, 1)
    }

    // DEV-510
    func testGroupsThatAreNestedDeepNeedNoMemoryForEach() {
        for what in ["round", "fading", "masked"] {
            let scene = Scene()
            let ids = nest(scene, 2000) { _, values in
                switch what {
                case "round": (values.masksToBounds, values.cornerRadius) = (true, 4)
                case "fading": values.opacity = 0.99999
                default: break
                }
            }
            // Two in each: a group of one does without.
            for id in ids { scene.add(CGRect(x: 0, y: 0, width: 1, height: 50), to: id, color: black) }
            if what == "masked" { for id in ids { scene.mask(id, CGRect(x: 0, y: 0, width: 50, height: 50)) } }
            let before = Memory.peak()
            scene.draw()
            XCTAssertEqual(scene.pixels()[30, 25], 0xffff_0000, what)
            XCTAssertLessThan(Memory.peak() - before, 64 << 20, what)
        }
    }

    func testLayersInSpaceAndCopiesNest() {
        for what in ["turned", "transform layers", "replicated"] {
            let scene = Scene()
            _ = nest(scene, 2000) { _, values in
                switch what {
                case "turned": values.transform.m13 = 1e-9
                case "transform layers": values.extras.payload = .transform
                default:
                    var copies = ReplicatorValues()
                    copies.count = 1
                    values.extras.payload = .replicator(copies)
                }
            }
            scene.draw()
            XCTAssertNotNil(scene.pixels(), what)
        }
    }
}
