import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

private final class Recorder: CALayer {
    nonisolated(unsafe) static var log: [String] = []
    var onLayout: () -> Void = {}
    var onDraw: (CGContext) -> Void = { _ in }

    convenience init(_ name: String) {
        self.init()
        self.name = name
    }

    override func layoutSublayers() {
        Self.log.append("layout \(name ?? "")")
        super.layoutSublayers()
        onLayout()
    }
    override func draw(in ctx: CGContext) {
        Self.log.append("draw \(name ?? "")")
        super.draw(in: ctx)
        onDraw(ctx)
    }
}

private final class Delegate: NSObject, CALayerDelegate {
    var log: [String] = []
    func layoutSublayers(of layer: CALayer) { log.append("layout") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    func layerWillDraw(_ layer: CALayer) { log.append("willDraw") }
}

private final class DisplayingDelegate: NSObject, CALayerDelegate {
    var log: [String] = []
    func display(_ layer: CALayer) { log.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
}

final class LayoutAndDisplayTests: LayerTestCase {
    override func setUp() {
        super.setUp()
        Recorder.log = []
    }

    // MARK: Layout

    func testLayoutRunsOnceFromTheTop() {
        let (a, b, c) = (Recorder("a"), Recorder("b"), Recorder("c"))
        root.addSublayer(a)
        a.addSublayer(b)
        b.addSublayer(c)
        commit()
        Recorder.log = []
        c.setNeedsLayout()
        b.setNeedsLayout()
        a.setNeedsLayout()
        a.setNeedsLayout()
        XCTAssertEqual(Recorder.log, [])
        commit()
        XCTAssertEqual(Recorder.log, ["layout a", "layout b", "layout c"])
        commit()
        XCTAssertEqual(Recorder.log.count, 3, "nothing marked, nothing laid out")
    }

    /// Marked, then moved about: each is found where it is now, in the order of the list.
    func testLayoutIfNeededFindsMarkedSublayersWhereverTheyWent() {
        let parent = Recorder("parent")
        root.addSublayer(parent)
        let layers = (0..<6).map { Recorder("\($0)") }
        layers.forEach(parent.addSublayer)
        commit()
        func laidOut(_ body: () -> Void) -> [String] {
            parent.layoutIfNeeded()
            Recorder.log = []
            body()
            parent.layoutIfNeeded()
            return Recorder.log.map { String($0.dropFirst("layout ".count)) }
        }
        XCTAssertEqual(laidOut { layers[3].setNeedsLayout() }, ["3"])
        XCTAssertEqual(
            laidOut {
                layers[4].setNeedsLayout()
                layers[1].setNeedsLayout()
            }, ["1", "4"])
        XCTAssertEqual(
            laidOut {
                layers[4].setNeedsLayout()
                layers[0].removeFromSuperlayer()
                parent.insertSublayer(layers[5], at: 0)
            }, ["parent", "4"])
        XCTAssertEqual(
            laidOut {
                layers[2].setNeedsLayout()
                parent.insertSublayer(layers[2], at: 0)
                parent.addSublayer(layers[0])
                layers[0].setNeedsLayout()
            }, ["parent", "2", "0"])
        XCTAssertEqual(laidOut {}, [])
        let mask = Recorder("mask")
        layers[3].mask = mask
        XCTAssertEqual(
            laidOut {
                mask.setNeedsLayout()
                layers[5].setNeedsLayout()
            }, ["5", "mask"])
    }

    /// Marked by its superlayer's layout, and gone from there before its turn: the next commit has it.
    func testASublayerThatLeavesDuringItsSuperlayersLayoutKeepsItsMark() {
        let (a, b, other) = (Recorder("a"), Recorder("b"), Recorder("other"))
        root.addSublayer(other)
        root.addSublayer(a)
        a.addSublayer(b)
        commit()
        a.onLayout = {
            a.onLayout = {}
            b.setNeedsLayout()
            other.addSublayer(b)
        }
        a.setNeedsLayout()
        Recorder.log = []
        a.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, ["layout a"], "what leaves in its own layout asks for no other")
        commit()
        XCTAssertEqual(Recorder.log.filter { $0 == "layout b" }.count, 1)
    }

    func testASizeGivenInLayoutLaysOutTheChildInTheSameCommit() {
        let (a, b) = (Recorder("a"), Recorder("b"))
        root.addSublayer(a)
        a.addSublayer(b)
        commit()
        Recorder.log = []
        a.onLayout = { b.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
        a.setNeedsLayout()
        commit()
        XCTAssertEqual(Recorder.log, ["layout a", "layout b"])
    }

    func testWhatMarksLayout() {
        let layer = shownLayer()
        func marks(_ body: () -> Void) -> Bool {
            layer.layoutIfNeeded()
            body()
            return layer.needsLayout()
        }
        XCTAssertFalse(marks { layer.position = CGPoint(x: 5, y: 5) })
        XCTAssertFalse(marks { layer.transform = CATransform3DMakeScale(2, 2, 1) })
        XCTAssertTrue(marks { layer.bounds.size.width = 10 })
        XCTAssertTrue(marks { layer.bounds.origin.y = 10 })
        let child = CALayer()
        XCTAssertTrue(marks { layer.addSublayer(child) })
        XCTAssertTrue(marks { child.removeFromSuperlayer() })
        XCTAssertFalse(CALayer().needsLayout())
    }

    /// DEV-859.
    func testWhatComesAndGoesInALayersOwnLayoutAsksForNoOther() {
        let (a, b) = (Recorder("a"), Recorder("b"))
        root.addSublayer(a)
        a.addSublayer(b)
        commit()
        for walks in [false, true] {
            Recorder.log = []
            a.onLayout = {
                a.sublayers?.forEach { $0.removeFromSuperlayer() }
                a.addSublayer(Recorder("c"))
                a.insertSublayer(CAGradientLayer(), at: 0)
            }
            a.setNeedsLayout()
            if walks { a.layoutIfNeeded() }
            commit()
            XCTAssertEqual(Recorder.log, ["layout a"])
            XCTAssertEqual(a.sublayers?.count, 2)
            a.onLayout = {}
            a.addSublayer(b)
            XCTAssertTrue(a.needsLayout(), "afterwards it does")
            commit()
        }
    }

    func testLayoutIfNeededStartsAtTheTopmostMarkedAncestor() {
        let (a, b, c) = (Recorder("a"), Recorder("b"), Recorder("c"))
        a.addSublayer(b)
        b.addSublayer(c)
        a.layoutIfNeeded()
        Recorder.log = []
        c.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, [], "does nothing when not marked")
        c.setNeedsLayout()
        b.setNeedsLayout()
        c.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, ["layout b", "layout c"])
        Recorder.log = []
        c.setNeedsLayout()
        a.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, ["layout c"], "descendants count")
    }

    /// Contract C21.
    func testALayoutLoopEnds() {
        let a = Recorder("a")
        root.addSublayer(a)
        var width = 0.0
        a.onLayout = {
            width += 1
            a.bounds.size.width = width
        }
        a.setNeedsLayout()
        commit()
        XCTAssertLessThan(width, 200)
        XCTAssertGreaterThan(width, 10)
        let after = width
        commit()
        XCTAssertEqual(width, after, "and does not go on in the next turn")
        a.setNeedsLayout()
        a.layoutIfNeeded()
        XCTAssertLessThan(width, 500)
    }

    // MARK: Display

    func testDisplayOrder() {
        let layer = Recorder("a")
        let delegate = Delegate()
        layer.delegate = delegate
        root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        XCTAssertTrue(layer.needsDisplay())
        commit()
        XCTAssertFalse(layer.needsDisplay())
        XCTAssertEqual(delegate.log, ["layout", "willDraw", "draw"])
        XCTAssertEqual(Recorder.log, ["layout a", "draw a"])
        XCTAssertNotNil(layer.contents)
        XCTAssertNotNil(layer.properties.contents)
    }

    /// Contract D06.
    func testADelegateThatDisplaysDrawsNothing() {
        let layer = CALayer()
        let delegate = DisplayingDelegate()
        layer.delegate = delegate
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        XCTAssertEqual(delegate.log, ["display"])
        XCTAssertNil(layer.contents)
    }

    /// Contract T11, down to the layer.
    func testTraceOfDisplay() {
        let layer = CALayer()
        let delegate = Delegate()
        layer.delegate = delegate
        root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        let names = CallRecorder.names { ImplicitTransaction.commitTurn() }
        XCTAssertEqual(
            names.filter { $0 != "layoutSublayers" },
            [
                "run loop", "transaction commit", "layout and display if needed", "display", "backing store update",
                "drawInContext:", "drawLayer:inContext:",
            ])
        XCTAssertEqual(CallRecorder.names { ImplicitTransaction.commitTurn() }, [], "a quiet turn is silent")
    }

    func testEmptyLayersAreDrawnOnceTheyHaveASize() {
        let layer = Recorder("a")
        root.addSublayer(layer)
        layer.setNeedsDisplay()
        commit()
        XCTAssertFalse(Recorder.log.contains("draw a"))
        layer.bounds.size = CGSize(width: 5, height: 5)
        commit()
        XCTAssertTrue(Recorder.log.contains("draw a"))
    }

    func testRedrawOnResizeOnlyWhereAsked() {
        let layer = Recorder("a")
        root.addSublayer(layer)
        layer.bounds.size = CGSize(width: 5, height: 5)
        layer.setNeedsDisplay()
        commit()
        Recorder.log = []
        layer.bounds.size.width = 10
        commit()
        XCTAssertFalse(Recorder.log.contains("draw a"))
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 20
        commit()
        XCTAssertTrue(Recorder.log.contains("draw a"))
    }

    /// Contract C15: pixels outside are untouched, published pixels never change.
    func testPartialRedrawKeepsTheRest() throws {
        let layer = Recorder("a")
        root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.contentsScale = 2
        layer.onDraw = { ctx in
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        layer.setNeedsDisplay()
        commit()
        let first = try XCTUnwrap(layer.properties.contents)
        XCTAssertEqual(first.pixels.width, 16)
        XCTAssertEqual(first.pixels[0, 0], 0xffff_0000)
        layer.onDraw = { ctx in
            ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
        let change = try XCTUnwrap(commit().changed.first)
        XCTAssertEqual(change.changes, .contents)
        let second = try XCTUnwrap(change.properties.contents)
        XCTAssertEqual(second.changedRect, CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual(second.pixels[0, 0], 0xff00_00ff, "y grows downwards")
        XCTAssertEqual(second.pixels[7, 7], 0xff00_00ff)
        XCTAssertEqual(second.pixels[8, 8], 0xffff_0000)
        XCTAssertEqual(second.pixels[0, 8], 0xffff_0000)
        XCTAssertEqual(first.pixels[0, 0], 0xffff_0000)
    }

    /// A small drawing in a large layer keeps no transparent pixels, and a part of it can still be drawn again.
    func testWhatStaysTransparentIsNotKept() throws {
        let layer = Recorder("a")
        root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        func draws(_ rect: CGRect) throws -> ContentsRecord {
            layer.onDraw = { ctx in
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(rect)
            }
            layer.setNeedsDisplay()
            commit()
            return try XCTUnwrap(layer.properties.contents)
        }
        let first = try draws(CGRect(x: 30, y: 10, width: 20, height: 15))
        XCTAssertEqual(first.part, ContentsPart(x: 28, y: 8, wholeWidth: 200, wholeHeight: 40))
        XCTAssertEqual([first.pixels.width, first.pixels.height, first.width, first.height], [24, 19, 200, 40])
        XCTAssertEqual([first.pixels[2, 2], first.pixels[1, 2], first.pixels[21, 16]], [0xffff_0000, 0, 0xffff_0000])
        // The next drawing finds nothing of the last one.
        let second = try draws(CGRect(x: 100, y: 20, width: 10, height: 10))
        let whole = try XCTUnwrap(second.wholePixels)
        XCTAssertEqual(
            [whole[35, 12], whole[99, 25], whole[100, 25], whole[109, 29]], [0, 0, 0xffff_0000, 0xffff_0000])
        XCTAssertEqual(first.pixels[2, 2], 0xffff_0000)
        layer.onDraw = { ctx in
            ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 200, height: 40))
        }
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 105, height: 40))
        commit()
        let third = try XCTUnwrap(layer.properties.contents)
        XCTAssertNil(third.part)
        XCTAssertNil(third.changedRect, "what was cut out was shown elsewhere")
        XCTAssertEqual(
            [third.pixels[104, 25], third.pixels[105, 25], third.pixels[110, 25]], [0xff00_00ff, 0xffff_0000, 0])
        XCTAssertEqual(try draws(.zero).pixels.width, 1)
        XCTAssertNil(try draws(CGRect(x: 0, y: 0, width: 200, height: 30)).part, "most of it has something on it")
        layer.masksToBounds = true
        layer.cornerRadius = 5
        XCTAssertNil(
            try draws(CGRect(x: 30, y: 10, width: 20, height: 15)).part, "round corners are cut where they are")
    }

    /// Eight pixels are looked at in one step, from both ends: wherever the drawing begins and ends, it is found.
    func testADrawingIsCutOutToThePixel() throws {
        let layer = Recorder("a")
        root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 203, height: 40)
        for left in [0, 1, 7, 8, 9, 90, 188] {
            for width in [1, 2, 7, 8, 15] {
                // The second row goes beyond the first on both sides, or on one.
                let boxes = [(left, width), (max(0, left - 3), min(203 - max(0, left - 3), width + 11))]
                layer.onDraw = { ctx in
                    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    for (row, box) in boxes.enumerated() {
                        ctx.fill(CGRect(x: box.0, y: 10 + row, width: box.1, height: 1))
                    }
                }
                layer.setNeedsDisplay()
                commit()
                let drawn = try XCTUnwrap(layer.properties.contents)
                let (from, to) = (boxes[1].0, max(left + width, boxes[1].0 + boxes[1].1))
                let x = max(0, from - 2)
                XCTAssertEqual(drawn.part, ContentsPart(x: x, y: 8, wholeWidth: 203, wholeHeight: 40))
                XCTAssertEqual(drawn.pixels.width, min(203, to + 2) - x, "\(left) \(width)")
                XCTAssertEqual(drawn.pixels.height, 6)
                let whole = try XCTUnwrap(drawn.wholePixels)
                for column in 0..<203 {
                    for (row, box) in boxes.enumerated() {
                        let isRed = column >= box.0 && column < box.0 + box.1
                        XCTAssertEqual(whole[column, 10 + row], isRed ? 0xffff_0000 : 0)
                    }
                }
            }
        }
    }

    func testEndlessBoundsAreNotDrawn() {
        let layer = shownLayer()
        layer.displayIfNeeded()
        Recorder.log = []
        layer.bounds = CGRect(x: 0, y: -.infinity, width: .infinity, height: 20)
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
        layer.displayIfNeeded()
        XCTAssertEqual(Recorder.log, [])
    }

    func testContentsTakeImagesAndDropTheBackingStore() {
        let layer = shownLayer()
        let image = CGImage(pixelBuffer: makePixels())
        layer.contents = image
        XCTAssertTrue(layer.contents as AnyObject === image)
        XCTAssertTrue(layer.properties.contents?.pixels === image.pixels)
        layer.contents = nil
        XCTAssertNil(layer.properties.contents)
        layer.contents = "no picture"
        XCTAssertNil(layer.properties.contents)
    }
}
