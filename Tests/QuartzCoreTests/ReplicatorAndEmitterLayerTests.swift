import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class ReplicatorAndEmitterLayerTests: LayerTestCase {
    func testAReplicatorRendersItsSublayersAgainAndItsBackgroundOnce() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let replicator = CAReplicatorLayer(), child = CALayer()
        replicator.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        replicator.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        child.backgroundColor = red
        replicator.addSublayer(child)
        replicator.instanceTransform = CATransform3DMakeTranslation(60, 0, 0)
        func render(_ count: Int) -> PixelBuffer {
            replicator.instanceCount = count
            let context = CGContext.backing(width: 200, height: 100)
            replicator.render(in: context)
            return context.pixelBuffer
        }
        var pixels = render(3)
        XCTAssertEqual([pixels[10, 90], pixels[70, 90], pixels[130, 90]], [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
        XCTAssertEqual(pixels[190, 90], 0)
        XCTAssertEqual(pixels[30, 70], 0xFF00_00FF)
        XCTAssertEqual(pixels[90, 70], 0, "the background is not repeated")
        pixels = render(1)
        XCTAssertEqual(pixels[70, 90], 0)
        pixels = render(0)
        XCTAssertEqual([pixels[10, 90], pixels[30, 70]], [0xFF00_00FF, 0xFF00_00FF], "no instance, but a background")
    }

    func testReplicatorColors() {
        let replicator = CAReplicatorLayer()
        XCTAssertEqual(replicator.instanceCount, 1)
        XCTAssertEqual(replicator.instanceColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        replicator.instanceRedOffset = -0.25
        replicator.instanceGreenOffset = 0.3
        replicator.instanceAlphaOffset = -0.4
        XCTAssertEqual(replicator.properties.replicator.color(of: 0), RGBA(1, 0.5, 0, 1))
        XCTAssertEqual(replicator.properties.replicator.color(of: 1).x, 0.75)
        let last = replicator.properties.replicator.color(of: 5)
        XCTAssertEqual([last.x, last.y, last.z, last.w], [0, 1, 0, 0], "clamped")
    }

    func testAnimationsOfAReplicator() {
        let replicator = CAReplicatorLayer()
        root.addSublayer(replicator)
        commit()
        goEvenly()
        replicator.instanceTransform = CATransform3DMakeTranslation(100, 0, 0)
        replicator.instanceCount = 5
        commit()
        MediaClock.shared.advance(by: 0.125)
        let shown = replicator.presentation()!
        XCTAssertEqual(shown.instanceTransform.m41, 50, accuracy: 0.01)
        XCTAssertEqual(shown.instanceCount, 3)
    }

    // MARK: Emitter

    private func emitter() -> (CAEmitterLayer, CAEmitterCell) {
        let layer = CAEmitterLayer(), cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 10
        layer.emitterCells = [cell]
        root.addSublayer(layer)
        commit()
        return (layer, cell)
    }

    func testEmitterDefaults() {
        let layer = CAEmitterLayer()
        XCTAssertNil(layer.emitterCells)
        XCTAssertEqual([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin], [1, 1, 1, 1, 1])
        XCTAssertEqual(layer.emitterShape, .point)
        XCTAssertEqual(layer.emitterMode, .volume)
        XCTAssertEqual(layer.renderMode, .unordered)
        XCTAssertEqual(layer.seed, 0)
        let cell = CAEmitterCell()
        XCTAssertTrue(cell.isEnabled)
        XCTAssertEqual([cell.scale, cell.contentsScale], [1, 1])
        XCTAssertEqual([cell.birthRate, cell.lifetime, cell.redRange, cell.alphaSpeed], [0, 0, 0, 0])
        XCTAssertEqual(cell.color, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertEqual(cell.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(cell.minificationFilter, "linear")
        XCTAssertEqual(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool, true)
        XCTAssertEqual(CAEmitterCell.defaultValue(forKey: "scale").flatMap(ValueCoding.number), 1)
        for key in ["birthRate", "lifetime", "bogus"] { XCTAssertNil(CAEmitterCell.defaultValue(forKey: key)) }
        XCTAssertFalse(cell.shouldArchiveValue(forKey: "name"))
        cell.name = "x"
        XCTAssertTrue(cell.shouldArchiveValue(forKey: "name"))
        XCTAssertEqual((CAEmitterLayer.defaultValue(forKey: "emitterShape") as? String), "point")
    }

    func testCellsAreReadWhenSetAndThroughTheLayersKeyPath() {
        let (layer, cell) = emitter()
        XCTAssertTrue(layer.emitterCells?.first === cell, "the cell itself")
        XCTAssertEqual(layer.properties.emitter.cells.map(\.birthRate), [10])
        cell.birthRate = 20
        XCTAssertEqual(layer.properties.emitter.cells.map(\.birthRate), [10], "not seen")
        layer.setValue(30, forKeyPath: "emitterCells.spark.birthRate")
        XCTAssertEqual(cell.birthRate, 30)
        XCTAssertEqual(layer.properties.emitter.cells.map(\.birthRate), [30])
        XCTAssertEqual(layer.dirtyChanges, EmitterValues.emitterCells.change)
        XCTAssertEqual(layer.value(forKeyPath: "emitterCells.spark.birthRate").flatMap(ValueCoding.number), 30)
        XCTAssertNil(layer.value(forKeyPath: "emitterCells.nobody.birthRate"))
        let child = CAEmitterCell()
        child.name = "trail"
        cell.emitterCells = [child]
        layer.setValue(5.0, forKeyPath: "emitterCells.spark.emitterCells.trail.velocity")
        XCTAssertEqual(layer.properties.emitter.cells[0].cells.map(\.velocity), [5])
        layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "emitterPosition")
        layer.setValue(7, forKeyPath: "emitterPosition.x")
        XCTAssertEqual(layer.emitterPosition, CGPoint(x: 7, y: 2))
    }

    func testACellsNumberAnimatesByKeyPath() {
        let (layer, _) = emitter()
        let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        layer.add(animation, forKey: nil)
        commit()
        MediaClock.shared.advance(by: 0.25)
        XCTAssertEqual(layer.sampledProperties().emitter.cells[0].birthRate, 25, accuracy: 1e-9)
        XCTAssertEqual(layer.properties.emitter.cells[0].birthRate, 10)
    }

    func testUnknownKeysOfACellAreKept() {
        let cell = CAEmitterCell()
        cell.setValue("plane", forKey: "particleType")
        XCTAssertEqual(cell.value(forKey: "particleType") as? String, "plane")
        cell.setValue(2, forKey: "velocity")
        XCTAssertEqual(cell.velocity, 2)
        cell.setValue(nil, forKey: "velocity")
        XCTAssertEqual(cell.velocity, 0)
        cell.setValue(nil, forKey: "scale")
        XCTAssertEqual(cell.scale, 1)
    }

    func testCellsAreCopiedAndArchived() throws {
        let cell = CAEmitterCell(), child = CAEmitterCell()
        cell.name = "a"
        cell.birthRate = 3
        cell.color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        cell.beginTime = 2
        cell.isEnabled = false
        child.velocity = 9
        cell.emitterCells = [child]
        let copy = try XCTUnwrap(cell.copy() as? CAEmitterCell)
        XCTAssertEqual(copy.record, cell.record)
        XCTAssertFalse(copy.emitterCells?.first === child)
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: true)
        let back = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterCell.self, from: data))
        XCTAssertEqual(back.record, cell.record)
    }
}
