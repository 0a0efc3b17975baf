import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class TiledLayerTests: LayerTestCase {
    /// Notes what it was asked to draw.
    final class Painter: NSObject, CALayerDelegate, @unchecked Sendable {
        struct Call: Equatable {
            var rect: CGRect
            var scale: CGFloat
        }
        private let lock = NSLock()
        private var noted: [Call] = []
        private(set) var wasOnMain = false
        var calls: [Call] { lock.withLock { noted } }
        func forget() { lock.withLock { noted = [] } }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            let rect = ctx.boundingBoxOfClipPath
            lock.withLock {
                noted.append(Call(rect: rect, scale: ctx.ctm.a))
                wasOnMain = wasOnMain || Thread.isMainThread
            }
            ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            ctx.fill(rect)
        }
    }

    private let painter = Painter()

    private func tiled(_ size: CGSize, edit: (CATiledLayer) -> Void = { _ in }) -> CATiledLayer {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CATiledLayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.tileSize = CGSize(width: 40, height: 40)
        layer.delegate = painter
        edit(layer)
        root.addSublayer(layer)
        return layer
    }

    func testDefaults() {
        let layer = CATiledLayer()
        XCTAssertEqual(layer.tileSize, CGSize(width: 256, height: 256))
        XCTAssertEqual(layer.levelsOfDetail, 1)
        XCTAssertEqual(layer.levelsOfDetailBias, 0)
        XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
    }

    func testOnlyTilesInViewAreDrawnEachOnceInTheBackground() {
        let layer = tiled(CGSize(width: 1000, height: 60))
        commit()
        let rects = painter.calls.map(\.rect)
        XCTAssertEqual(
            rects,
            [
                CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 40, y: 0, width: 40, height: 40),
                CGRect(x: 80, y: 0, width: 40, height: 40), CGRect(x: 0, y: 40, width: 40, height: 20),
                CGRect(x: 40, y: 40, width: 40, height: 20), CGRect(x: 80, y: 40, width: 40, height: 20),
            ])
        XCTAssertFalse(painter.wasOnMain)
        XCTAssertEqual(layer.properties.tiled.tiles.map(\.frame), rects)
        XCTAssertEqual(layer.properties.tiled.tiles.map(\.time), Array(repeating: 100, count: 6))
        painter.forget()
        layer.opacity = 0.5
        commit()
        XCTAssertTrue(painter.calls.isEmpty, "nothing new is seen")
        quietly { layer.position.x -= 40 }
        commit()
        XCTAssertEqual(painter.calls.map(\.rect.minX), [120, 120])
        XCTAssertEqual(layer.properties.tiled.tiles.count, 6, "what left the view is not shown")
        painter.forget()
        quietly { layer.position.x += 40 }
        commit()
        XCTAssertTrue(painter.calls.isEmpty, "and is kept for a while")
    }

    func testTilesAreMeasuredInPixels() {
        _ = tiled(CGSize(width: 100, height: 20)) { $0.contentsScale = 2 }
        commit()
        XCTAssertEqual(painter.calls.map(\.rect.width), [20, 20, 20, 20, 20])
        XCTAssertEqual(Set(painter.calls.map(\.scale)), [2])
    }

    func testZoomChoosesTheLevelOfDetail() {
        func scale(zoom: CGFloat, levels: Int, bias: Int) -> CGFloat? {
            painter.forget()
            let layer = tiled(CGSize(width: 400, height: 400)) {
                $0.anchorPoint = .zero
                $0.position = .zero
                ($0.levelsOfDetail, $0.levelsOfDetailBias) = (levels, bias)
                $0.transform = CATransform3DMakeScale(zoom, zoom, 1)
            }
            commit()
            layer.removeFromSuperlayer()
            commit()
            XCTAssertEqual(Set(painter.calls.map(\.scale)).count, 1)
            return painter.calls.first?.scale
        }
        XCTAssertEqual(scale(zoom: 1, levels: 1, bias: 0), 1)
        XCTAssertEqual(scale(zoom: 4, levels: 1, bias: 0), 1, "no larger level")
        XCTAssertEqual(scale(zoom: 4, levels: 3, bias: 2), 4)
        XCTAssertEqual(scale(zoom: 3, levels: 3, bias: 2), 4, "the next larger one")
        XCTAssertEqual(scale(zoom: 0.25, levels: 3, bias: 0), 0.25)
        XCTAssertEqual(scale(zoom: 0.1, levels: 3, bias: 0), 0.25, "no smaller level")
    }

    func testInvalidTilesAreDrawnAgainAndStayUntilThen() {
        let layer = tiled(CGSize(width: 80, height: 40))
        commit()
        let old = layer.properties.tiled.tiles
        XCTAssertEqual(old.count, 2)
        painter.forget()
        layer.setNeedsDisplay(CGRect(x: 50, y: 5, width: 1, height: 1))
        commit()
        XCTAssertEqual(painter.calls.map(\.rect.minX), [40])
        let new = layer.properties.tiled.tiles
        XCTAssertEqual(new[0], old[0])
        XCTAssertNotEqual(new[1].serial, old[1].serial)
        XCTAssertEqual(new[1].time, -.infinity, "a new drawing of an old tile does not fade in")
        painter.forget()
        layer.setNeedsDisplay()
        commit()
        XCTAssertEqual(painter.calls.count, 2)
        painter.forget()
        layer.tileSize = CGSize(width: 80, height: 80)
        commit()
        XCTAssertEqual(painter.calls.map(\.rect), [CGRect(x: 0, y: 0, width: 80, height: 40)])
    }

    func testHiddenOrClippedLayersDrawNothing() {
        let layer = tiled(CGSize(width: 80, height: 40)) { $0.isHidden = true }
        commit()
        XCTAssertTrue(painter.calls.isEmpty)
        layer.isHidden = false
        quietly { layer.position.x = 500 }
        commit()
        XCTAssertTrue(painter.calls.isEmpty)
        let clip = CALayer()
        clip.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        clip.masksToBounds = true
        root.addSublayer(clip)
        clip.addSublayer(layer)
        quietly { layer.position = CGPoint(x: 40, y: 20) }
        commit()
        XCTAssertEqual(painter.calls.map(\.rect.minX), [0])
    }

    func testTilesCarryWhatWasDrawn() throws {
        let layer = tiled(CGSize(width: 40, height: 40))
        let transaction = commit()
        let carried = try XCTUnwrap(transaction.changed.first { $0.id == layer.id }).properties.tiled
        XCTAssertEqual(carried.tiles.count, 1)
        XCTAssertEqual(carried.tiles[0].contents.pixels[20, 20], 0xFF00_FF00)
        XCTAssertEqual(carried.fadeDuration, 0.25)
        XCTAssertNil(layer.contents)

        final class Sudden: CATiledLayer {
            override class func fadeDuration() -> CFTimeInterval { 0 }
        }
        XCTAssertEqual(Sudden().properties.tiled.fadeDuration, 0)
    }

    func testTooManyTilesAreNone() {
        _ = tiled(CGSize(width: 100, height: 100)) { $0.tileSize = CGSize(width: 1, height: 1) }
        commit()
        XCTAssertTrue(painter.calls.isEmpty)
    }
}
