import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Layers that change with the time alone.
final class TimedFrameTests: XCTestCase {
    private func cell(_ word: UInt32, _ edit: (inout EmitterCellRecord) -> Void = { _ in }) -> EmitterCellRecord {
        var cell = EmitterCellRecord()
        cell.contents = image(6, 6) { _, _ in word }
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 2, 40)
        edit(&cell)
        return cell
    }

    @discardableResult
    private func draw(_ scene: Scene, at time: Double) -> FrameResult {
        scene.commit()
        scene.clock.set(to: time)
        return scene.server.renderFrame(at: time)
    }

    func testAParticleMovesAcrossTheSurfaceAndDamagesNothingElse() {
        let scene = Scene()
        let emitter = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.emitter.cells = [self.cell(0xFF00_00FF) { $0.birthRate = 0.4 }]
            $0.emitter.position = CGPoint(x: 10, y: 50)
        }
        XCTAssertTrue(draw(scene, at: 0).isAnimating)
        XCTAssertEqual(scene.pixels()[10, 50], 0xFF00_00FF)
        XCTAssertEqual(scene.pixels()[20, 50], 0xFFFF_FFFF)
        let before = scene.pixels()
        let frame = draw(scene, at: 0.5)
        XCTAssertEqual(scene.pixels()[10, 50], 0xFFFF_FFFF)
        XCTAssertEqual(scene.pixels()[30, 50], 0xFF00_00FF)
        XCTAssertTrue(scene.pixels().differs(from: before, onlyIn: frame.damage))
        XCTAssertLessThan(frame.damage.reduce(0) { $0 + $1.area }, 200)
        // Its life over, and the next not yet born: the emitter goes on, the picture is as if there were none.
        XCTAssertTrue(draw(scene, at: 2.2).isAnimating)
        XCTAssertEqual(Set(scene.pixels().words), [0xFFFF_FFFF])
        scene.change(emitter, EmitterValues.birthRate.change) { $0.emitter.birthRate = 0 }
        draw(scene, at: 2.3)
        XCTAssertFalse(draw(scene, at: 6).isAnimating)
        XCTAssertTrue(draw(scene, at: 6.1).damage.isEmpty)
    }

    func testParticlesKeepTheirCourseWhenTheEmitterMoves() {
        let scene = Scene()
        let emitter = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.emitter.cells = [self.cell(0xFF00_00FF) { $0.velocity = 0 }]
            $0.emitter.position = CGPoint(x: 20, y: 20)
        }
        draw(scene, at: 0.5)
        scene.change(emitter, EmitterValues.emitterPosition.change) { $0.emitter.position = CGPoint(x: 80, y: 80) }
        draw(scene, at: 0.6)
        XCTAssertEqual(scene.pixels()[20, 20], 0xFF00_00FF, "born there")
        draw(scene, at: 1.1)
        XCTAssertEqual([scene.pixels()[20, 20], scene.pixels()[80, 80]], [0xFF00_00FF, 0xFF00_00FF])
    }

    func testAdditiveParticlesLightUpWhatIsBelow() {
        let scene = Scene(color: RGBA(0.25, 0.25, 0.25, 1))
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.emitter.cells = [self.cell(0xFF80_00FF) { $0.velocity = 0 }]
            $0.emitter.position = CGPoint(x: 50, y: 50)
            $0.emitter.renderMode = .additive
        }
        draw(scene, at: 0.5)
        XCTAssertEqual(scene.pixels()[50, 50], 0xFFC0_40FF)
    }

    func testParticlesAreDrawnAboveTheBorderAndUnderTheLayersOpacityAndTransform() {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: green) {
            $0.emitter.cells = [self.cell(0xFF00_00FF) { $0.velocity = 0 }]
            $0.emitter.position = CGPoint(x: 2, y: 20)
            ($0.borderWidth, $0.borderColor) = (4, red)
            $0.transform = .translation(30, 0)
            $0.opacity = 0.5
        }
        draw(scene, at: 0.5)
        XCTAssertEqual(scene.pixels()[42, 30], 0xFF7F_7FFF)
        XCTAssertEqual(scene.pixels()[42, 40], 0xFFFF_7F7F)
    }

    func testTheLayersClockMovesTheParticles() {
        let scene = Scene()
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.emitter.cells = [self.cell(0xFF00_00FF) { $0.birthRate = 0.1 }]
            $0.emitter.position = CGPoint(x: 10, y: 50)
            $0.extras.timing = TimingRecord(beginTime: 5, duration: .infinity)
        }
        draw(scene, at: 4.9)
        XCTAssertEqual(Set(scene.pixels().words), [0xFFFF_FFFF])
        draw(scene, at: 6)
        XCTAssertEqual(scene.pixels()[50, 50], 0xFF00_00FF)
    }

    func testTilesFadeInAndThenRest() {
        let scene = Scene()
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.tiled.tiles = [
                .init(
                    frame: CGRect(x: 0, y: 0, width: 40, height: 40),
                    contents: image(40, 40, isOpaque: true) { _, _ in 0xFF00_0000 }, serial: 1, time: 1),
                .init(
                    frame: CGRect(x: 40, y: 0, width: 40, height: 40),
                    contents: image(40, 40, isOpaque: true) { _, _ in 0xFFFF_0000 }, serial: 2, time: -.infinity),
            ]
            $0.tiled.fadeDuration = 0.5
        }
        draw(scene, at: 1)
        XCTAssertEqual([scene.pixels()[20, 20], scene.pixels()[60, 20]], [0xFFFF_FFFF, 0xFFFF_0000])
        XCTAssertTrue(draw(scene, at: 1.25).isAnimating)
        XCTAssertEqual(scene.pixels()[20, 20], 0xFF7F_7F7F)
        draw(scene, at: 1.5)
        XCTAssertEqual([scene.pixels()[20, 20], scene.pixels()[60, 20]], [0xFF00_0000, 0xFFFF_0000])
        XCTAssertFalse(draw(scene, at: 1.6).isAnimating)
        XCTAssertTrue(draw(scene, at: 1.7).damage.isEmpty)
    }

    func testTextIsDrawnAnewWhileItsSizeAnimates() {
        final class Bars: LayerTextPainter {
            func paint(_ values: TextValues, bounds: CGRect, scale: Double, isOpaque: Bool) -> ContentsRecord? {
                image(100, 100) { x, _ in Double(x) < values.fontSize ? 0xFF00_0000 : 0 }
            }
        }
        let scene = Scene()
        let text = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.text.painter = Bars()
            $0.text.fontSize = 80
            $0.contents = image(100, 100) { x, _ in x < 80 ? 0xFF00_0000 : 0 }
        }
        func width() -> Int { (0..<100).first { scene.pixels()[$0, 50] == 0xFFFF_FFFF } ?? 100 }
        draw(scene, at: 0)
        XCTAssertEqual(width(), 80)
        var record = basic(1, TextValues.fontSize, from: .number(20), to: .number(60), duration: 1)
        record.timing.beginTime = 1
        scene.animate(text, record)
        draw(scene, at: 1.5)
        XCTAssertEqual(width(), 40)
        draw(scene, at: 1.75)
        XCTAssertEqual(width(), 50)
        draw(scene, at: 2.1)
        XCTAssertEqual(width(), 80)
    }
}
