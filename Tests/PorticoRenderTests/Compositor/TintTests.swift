import CoreGraphics
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// `PORTICO_SHOW`.
final class TintTests: XCTestCase {
    private func draw(_ names: String, _ build: (LayerTransaction) -> LayerTransaction) -> Picture {
        let tints = CompositorTints(names: names)
        let compositor = CPUCompositor(workers: 1)
        compositor.tints = tints
        let renderer = FrameRenderer(
            width: 60, height: 20, scale: 1, compositor: compositor, sink: nil)
        _ = renderer.render([build(LayerTransaction())], at: 0)
        return Picture(renderer.surface.copy())
    }

    /// Upright, a translucent group, and a turned layer, on black.
    private func scene(_ transaction: LayerTransaction) -> LayerTransaction {
        var transaction = transaction
        func add(_ x: Double, _ edit: (inout LayerProperties) -> Void) -> LayerID {
            let id = LayerID(rawValue: UInt32(transaction.changed.count + 1))
            var values = LayerProperties()
            values.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            values.position = CGPoint(x: x, y: 10)
            values.backgroundColor = RGBA(0, 0, 0, 1)
            edit(&values)
            transaction.changed.append(.init(id: id, changes: .all, properties: values))
            return id
        }
        let root = add(0) {
            $0.anchorPoint = .zero
            $0.position = .zero
            $0.bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
        }
        let group = add(30) { $0.opacity = 0.5 }
        let inner = add(8) { _ in }
        let children = [add(10) { _ in }, group, add(50) { $0.transform = .rotation(0.5, x: 0, y: 0, z: 1) }]
        transaction.root = root
        transaction.edits = [
            .replaceAll(parent: root, children: children), .replaceAll(parent: group, children: [inner]),
        ]
        return transaction
    }

    func testEachNameTintsWhatItNames() {
        XCTAssertEqual(Set(draw("", scene).words), [0xff00_0000])
        let damage = draw("damage", scene)
        XCTAssertTrue(damage.words.allSatisfy { $0 >> 8 & 255 == 85 }, "green, everywhere")
        let offscreen = draw("offscreen", scene)
        XCTAssertEqual(offscreen[30, 10] & 0xff_ffff, 0x40_4000, "yellow")
        XCTAssertEqual(offscreen[10, 10], 0xff00_0000)
        let slow = draw("slow", scene)
        XCTAssertEqual(slow[50, 10] & 0xff_ffff, 0x40_0040, "magenta")
        XCTAssertEqual(slow[10, 10], 0xff00_0000)
        XCTAssertEqual(slow[30, 10], 0xff00_0000)
        // DEV-824
        let blended = draw("blended", scene)
        XCTAssertEqual(blended[10, 10] & 0xff_ffff, 0x00_4000, "green")
        XCTAssertEqual(blended[30, 10] >> 16 & 255, 0x40, "red")
        let both = draw("offscreen,slow", scene)
        XCTAssertEqual(both[30, 10], offscreen[30, 10])
        XCTAssertEqual(both[50, 10], slow[50, 10])
    }

    func testDamageShowsForAMomentAndGoesByItself() {
        let compositor = CPUCompositor(workers: 1)
        let renderer = FrameRenderer(width: 60, height: 20, scale: 1, compositor: compositor, sink: nil)
        _ = renderer.render([scene(LayerTransaction())], at: 0)
        func pixel() -> UInt32 { Picture(renderer.surface.copy())[10, 10] & 0xff_ffff }
        XCTAssertEqual(pixel(), 0)
        renderer.show(.damage)
        var result = renderer.render([LayerTransaction()], at: 1)
        XCTAssertEqual(pixel(), 0x00_5500, "all of it is drawn anew")
        XCTAssertEqual(result.nextBegin ?? 0, 1.25, accuracy: 1e-9, "a frame is due that takes it away")
        result = renderer.render([], at: 1.1)
        XCTAssertFalse(result.isPresented)
        result = renderer.render([], at: 1.25)
        XCTAssertEqual(pixel(), 0)
        XCTAssertNil(result.nextBegin, "and no other one")
        renderer.show([])
        _ = renderer.render([], at: 2)
        XCTAssertEqual(pixel(), 0)
    }
}
