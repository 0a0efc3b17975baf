import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class ReplicatorFrameTests: XCTestCase {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// A replicator over the whole scene with a square of 10 in its top left corner.
    private func replicator(
        _ scene: Scene, in parent: LayerID? = nil, color: RGBA = red, _ edit: (inout ReplicatorValues) -> Void
    ) -> (replicator: LayerID, square: LayerID) {
        let layer = scene.add(box, to: parent) { edit(&$0.replicator) }
        return (layer, scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: layer, color: color))
    }

    private func squares(_ places: [(CGFloat, CGFloat, RGBA)]) -> Picture {
        let scene = Scene()
        for (x, y, color) in places { scene.add(CGRect(x: x, y: y, width: 10, height: 10), color: color) }
        scene.draw()
        return scene.pixels()
    }

    func testInstancesStandAStepApart() {
        let scene = Scene()
        let (layer, square) = replicator(scene) { ($0.count, $0.transform) = (3, .translation(30, 20)) }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, red), (30, 20, red), (60, 40, red)]))
        // A change of the child is seen in every instance, and nowhere else.
        let before = scene.pixels()
        scene.change(square, .backgroundColor) { $0.backgroundColor = blue }
        let frame = scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, blue), (30, 20, blue), (60, 40, blue)]))
        XCTAssertTrue(scene.pixels().differs(from: before, onlyIn: frame.damage))
        scene.change(layer, ReplicatorValues.instanceCount.change) { $0.replicator.count = 2 }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, blue), (30, 20, blue)]))
        scene.change(layer, ReplicatorValues.instanceCount.change) { $0.replicator.count = 0 }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([]))
    }

    func testTheStepTurnsAboutTheCentre() {
        let scene = Scene()
        _ = replicator(scene) { ($0.count, $0.transform) = (4, .rotation(.pi / 2, x: 0, y: 0, z: 1)) }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, red), (90, 0, red), (90, 90, red), (0, 90, red)]))
    }

    func testPerspectiveWorksOnTheInstances() {
        let scene = Scene()
        let layer = scene.add(box) {
            ($0.replicator.count, $0.replicator.transform) = (2, .translation(0, 0, -500))
            $0.extras.sublayerTransform.m34 = -1 / 500
        }
        scene.add(CGRect(x: 0, y: 40, width: 20, height: 20), to: layer, color: red)
        scene.draw()
        // The second is twice as far: half as large, half as far from the centre: 25…35 × 45…55.
        let picture = scene.pixels()
        XCTAssertEqual([picture[5, 50], picture[30, 50]], [0xFFFF_0000, 0xFFFF_0000])
        XCTAssertEqual([picture[22, 50], picture[38, 50], picture[30, 42]], [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    func testColorsChangeByAStep() {
        let scene = Scene()
        _ = replicator(scene, color: RGBA(1, 1, 1, 1)) {
            ($0.count, $0.transform) = (3, .translation(20, 0))
            ($0.color, $0.colorOffset) = (RGBA(1, 0.8, 0.2, 1), RGBA(-0.4, 0, 0.2, 0))
        }
        scene.draw()
        let picture = scene.pixels()
        XCTAssertEqual([picture[5, 5], picture[25, 5], picture[45, 5]], [0xFFFF_CC33, 0xFF99_CC66, 0xFF33_CC99])
    }

    func testAlphaFadesEachInstance() {
        let scene = Scene()
        _ = replicator(scene, color: black) {
            ($0.count, $0.transform, $0.colorOffset.w) = (3, .translation(20, 0), -0.4)
        }
        scene.draw()
        let picture = scene.pixels()
        XCTAssertEqual([picture[5, 5], picture[25, 5], picture[45, 5]], [0xFF00_0000, 0xFF66_6666, 0xFFCC_CCCC])
    }

    func testImagesAreRecoloredToo() {
        let scene = Scene()
        let layer = scene.add(box) {
            $0.replicator.count = 2
            $0.replicator.transform = .translation(20, 0)
            $0.replicator.colorOffset = RGBA(0, -1, -0.5, 0)
        }
        let child = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: layer) {
            $0.contents = image(10, 10, isOpaque: true) { _, _ in 0xFFC0_8040 }
        }
        scene.draw()
        XCTAssertEqual([scene.pixels()[5, 5], scene.pixels()[25, 5]], [0xFFC0_8040, 0xFFC0_0020])
        scene.change(child, .contents) { $0.contents = image(10, 10, isOpaque: true) { _, _ in 0xFF80_80FF } }
        scene.draw()
        XCTAssertEqual([scene.pixels()[5, 5], scene.pixels()[25, 5]], [0xFF80_80FF, 0xFF80_0080])
    }

    /// The gradient's table belongs to the layer: an instance that isn't seen must not let go of what another shows.
    func testAnInstanceThatIsNotSeenTakesNothingFromOthers() {
        let scene = Scene()
        let layer = scene.add(box) {
            ($0.replicator.count, $0.replicator.transform) = (3, .rotation(.pi, x: 0, y: 1, z: 0))
        }
        let child = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: layer) {
            ($0.gradient.colors, $0.isDoubleSided) = ([red, red], false)
        }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, red)]))
        scene.change(layer, ReplicatorValues.instanceCount.change) { $0.replicator.count = 2 }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, red)]))
        scene.change(child, GradientValues.colors.change) { $0.gradient.colors = [blue, blue] }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([(0, 0, blue)]))
    }

    func testReplicatorsNest() {
        let scene = Scene()
        let outer = scene.add(box) { ($0.replicator.count, $0.replicator.transform) = (3, .translation(0, 30)) }
        let (_, square) = replicator(scene, in: outer) { ($0.count, $0.transform) = (3, .translation(30, 0)) }
        scene.draw()
        func grid(_ color: RGBA) -> [(CGFloat, CGFloat, RGBA)] {
            (0..<9).map { (i: Int) in (CGFloat(i % 3) * 30, CGFloat(i / 3) * 30, color) }
        }
        XCTAssertEqual(scene.pixels(), squares(grid(red)))
        scene.change(square, .backgroundColor) { $0.backgroundColor = green }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares(grid(green)))
        scene.change(square, LayerChanges(.isHidden)) { $0.isHidden = true }
        scene.draw()
        XCTAssertEqual(scene.pixels(), squares([]))
    }

    func testInAGroupInAClipAndTurned() {
        func scene(_ edit: (inout LayerProperties) -> Void, replicates: Bool) -> Picture {
            let scene = Scene()
            let group = scene.add(CGRect(x: 10, y: 10, width: 60, height: 60), color: blue, edit)
            if replicates {
                let layer = scene.add(box, to: group) {
                    ($0.replicator.count, $0.replicator.transform) = (3, .translation(25, 25))
                }
                scene.add(CGRect(x: 5, y: 5, width: 20, height: 20), to: layer, color: red)
            } else {
                for k in 0..<3 {
                    let at = CGFloat(5 + 25 * k)
                    scene.add(CGRect(x: at, y: at, width: 20, height: 20), to: group, color: red)
                }
            }
            scene.draw()
            return scene.pixels()
        }
        typealias Edit = (inout LayerProperties) -> Void
        let faded: Edit = { $0.opacity = 0.5 }
        let clipped: Edit = { $0.masksToBounds = true }
        let round: Edit = { ($0.masksToBounds, $0.cornerRadius) = (true, 20) }
        let turned: Edit = { $0.transform = .rotation(0.5, x: 0, y: 0, z: 1) }
        let flipped: Edit = { $0.isGeometryFlipped = true }
        let variants = [
            ("faded", faded), ("clipped", clipped), ("round", round), ("turned", turned), ("flipped", flipped),
        ]
        for (name, edit) in variants {
            let (difference, place) = scene(edit, replicates: true).difference(scene(edit, replicates: false))
            XCTAssertLessThanOrEqual(difference, 1, "\(name) \(place)")
        }
    }

    func testInstancesLagBehindAndFinishTheirAnimations() {
        let scene = Scene()
        let (_, square) = replicator(scene) {
            ($0.count, $0.transform, $0.delay) = (3, .translation(0, 30), 0.25)
        }
        scene.animate(
            square,
            basic(1, .position, from: .point(CGPoint(x: 5, y: 5)), to: .point(CGPoint(x: 65, y: 5)), duration: 0.5))
        func places(at time: Double) -> [Int] {
            scene.commit()
            scene.clock.set(to: time)
            _ = scene.server.renderFrame(at: time)
            let picture = scene.pixels()
            return [5, 35, 65].map { y in (0..<100).first { picture[$0, y] == 0xFFFF_0000 } ?? -1 }
        }
        XCTAssertEqual(places(at: 0), [0, 0, 0], "the others have not begun: where the model has them")
        XCTAssertEqual(places(at: 0.25), [30, 0, 0])
        XCTAssertEqual(places(at: 0.375), [45, 15, 0])
        // The first is back at the model's place; the rest go on.
        XCTAssertEqual(places(at: 0.625), [0, 45, 15])
        XCTAssertEqual(places(at: 0.875), [0, 0, 45])
        XCTAssertEqual(places(at: 1.1), [0, 0, 0])
        XCTAssertEqual(places(at: 1.2), [0, 0, 0])
        XCTAssertFalse(scene.server.renderFrame(at: 1.3).isAnimating)
    }

    func testTheEndOfAnAnimationIsReportedOnTime() {
        let scene = Scene()
        let (_, square) = replicator(scene) { ($0.count, $0.delay) = (2, 10) }
        scene.animate(
            square, basic(1, .opacity, from: .number(0), to: .number(1), duration: 0.5))
        scene.commit()
        _ = scene.server.renderFrame(at: 0)
        let events = scene.server.renderFrame(at: 0.5).events
        XCTAssertEqual(events, [.ended(AnimationID(rawValue: 1))])
    }
}
