import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Contract C13–C15 and D05–D09: when a view draws, into what, and what it may not touch.
final class ViewDrawingTests: MainTestCase, @unchecked Sendable {
    final class Drawing: UIView {
        var rects: [CGRect] = []
        var colour = UIColor.red
        var hadContext: [Bool] = []
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            hadContext.append(UIGraphicsGetCurrentContext() != nil)
            colour.setFill()
            UIRectFill(rect)
        }
    }

    @MainActor var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    func test_C13_drawn_when_first_shown_and_not_again() {
        onMain {
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            root.addSubview(view)
            XCTAssertEqual(view.rects, [])
            harness.turn()
            XCTAssertEqual(view.rects, [CGRect(x: 0, y: 0, width: 20, height: 10)])
            harness.turn()
            view.frame.origin.x = 50
            view.alpha = 0.5
            harness.turn()
            XCTAssertEqual(view.rects.count, 1, "moving and fading draw nothing")
        }
    }

    func test_C13_an_empty_view_draws_once_size_to_fit_gave_it_a_size() {
        onMain {
            final class Fitting: UIView {
                var rects: [CGRect] = []
                override func draw(_ rect: CGRect) { rects.append(rect) }
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 8, height: 6) }
            }
            let view = Fitting()
            root.addSubview(view)
            harness.turn()
            XCTAssertEqual(view.rects, [])
            view.sizeToFit()
            harness.turn()
            XCTAssertEqual(view.rects, [CGRect(x: 0, y: 0, width: 8, height: 6)])
        }
    }

    func test_C13_only_the_redraw_mode_draws_on_a_size_change() {
        onMain {
            let stretching = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let redrawing = Drawing(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
            redrawing.contentMode = .redraw
            root.addSubview(stretching)
            root.addSubview(redrawing)
            harness.turn()
            stretching.frame.size.width = 20
            redrawing.frame.size.width = 20
            harness.turn()
            XCTAssertEqual(stretching.rects.count, 1)
            XCTAssertEqual(redrawing.rects.count, 2)
        }
    }

    func test_C14_the_current_context_exists_only_inside_draw() {
        onMain {
            XCTAssertNil(UIGraphicsGetCurrentContext())
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.addSubview(view)
            harness.turn()
            XCTAssertEqual(view.hadContext, [true])
            XCTAssertNil(UIGraphicsGetCurrentContext())
        }
    }

    func test_C15_a_partial_redraw_touches_only_its_rect() {
        onMain {
            let view = Drawing(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            root.addSubview(view)
            harness.turn()
            view.colour = .blue
            let part = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.setNeedsDisplay(part)
            harness.turn()
            XCTAssertEqual(view.rects.last, part)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 20, y: 20)), Pixel(r: 0, g: 0, b: 255))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 40, y: 40)), Pixel(r: 255, g: 0, b: 0), "outside stays")
        }
    }

    func test_C13_several_marks_in_one_turn_draw_once() {
        onMain {
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.addSubview(view)
            harness.turn()
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            harness.turn()
            XCTAssertEqual(view.rects.count, 2)
        }
    }

    final class LoggingLayer: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        override func layoutSublayers() {
            Self.log.append("layer layoutSublayers")
            super.layoutSublayers()
        }
        override func display() {
            Self.log.append("layer display")
            super.display()
        }
        override func draw(in ctx: CGContext) {
            Self.log.append("layer drawInContext:")
            super.draw(in: ctx)
        }
    }

    class LoggingView: UIView {
        override class var layerClass: AnyClass { LoggingLayer.self }
        override func layoutSublayers(of layer: CALayer) {
            LoggingLayer.log.append("view layoutSublayersOfLayer:")
            super.layoutSublayers(of: layer)
        }
        override func layoutSubviews() {
            LoggingLayer.log.append("view layoutSubviews")
            super.layoutSubviews()
        }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            LoggingLayer.log.append("view drawLayer:inContext:")
            super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) { LoggingLayer.log.append("view drawRect:") }
    }

    func test_D05_layout_goes_layer_delegate_view() {
        onMain {
            LoggingLayer.log = []
            root.addSubview(LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            harness.turn()
            XCTAssertEqual(
                Array(LoggingLayer.log.prefix(3)),
                ["layer layoutSublayers", "view layoutSublayersOfLayer:", "view layoutSubviews"])
        }
    }

    func test_D06_T11_display_goes_layer_store_delegate_view() {
        onMain {
            LoggingLayer.log = []
            root.addSubview(LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            harness.turn()
            XCTAssertEqual(
                Array(LoggingLayer.log.suffix(4)),
                ["layer display", "layer drawInContext:", "view drawLayer:inContext:", "view drawRect:"])
        }
    }

    func test_D06_draw_layer_without_super_gets_no_draw_rect() {
        onMain {
            final class Own: LoggingView {
                override func draw(_ layer: CALayer, in ctx: CGContext) {
                    LoggingLayer.log.append("own drawLayer:inContext:")
                }
            }
            LoggingLayer.log = []
            root.addSubview(Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            harness.turn()
            XCTAssertEqual(LoggingLayer.log.last, "own drawLayer:inContext:")
            XCTAssertFalse(LoggingLayer.log.contains("view drawRect:"))
        }
    }

    final class DisplayingDelegate: NSObject, CALayerDelegate {
        var log: [String] = []
        func display(_ layer: CALayer) { log.append("displayLayer:") }
        func draw(_ layer: CALayer, in ctx: CGContext) { log.append("drawLayer:inContext:") }
    }

    final class DrawingDelegate: NSObject, CALayerDelegate {
        var log: [String] = []
        func draw(_ layer: CALayer, in ctx: CGContext) { log.append("drawLayer:inContext:") }
    }

    func test_D06_a_delegate_that_displays_does_that_and_nothing_more() {
        onMain {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let delegate = DisplayingDelegate()
            layer.delegate = delegate
            root.layer.addSublayer(layer)
            layer.setNeedsDisplay()
            harness.turn()
            XCTAssertEqual(delegate.log, ["displayLayer:"])
            XCTAssertNil(layer.contents)
        }
    }

    func test_D06_a_delegate_that_only_draws_gets_a_backing_store() {
        onMain {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            let delegate = DrawingDelegate()
            layer.delegate = delegate
            root.layer.addSublayer(layer)
            harness.turn()
            XCTAssertEqual(delegate.log, [], "a stand-alone layer draws only when asked")
            layer.setNeedsDisplay()
            harness.turn()
            XCTAssertEqual(delegate.log, ["drawLayer:inContext:"])
            XCTAssertNotNil(layer.contents)
        }
    }

    func test_D07_contents_are_an_image_or_the_backing_store() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.addSubview(view)
            harness.turn()
            XCTAssertNil(view.layer.contents, "a view that does not draw has no store")
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            view.layer.contents = image.cgImage
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 5, y: 5)), Pixel(r: 0, g: 255, b: 0))
        }
    }

    func test_D08_the_commit_runs_from_the_run_loop_observer_in_phases() {
        onMain {
            let recorder = harness.recorder
            root.addSubview(LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            recorder.clear()
            harness.turn()
            let phases = recorder.events.filter { $0.kind == .phaseBegin && $0.category == .phase }.map(\.name)
            XCTAssertTrue(
                isSubsequence(["run loop", "transaction commit", "layout and display if needed"], of: phases),
                "\(phases)")
        }
    }

    func test_D18_the_phases_nest_as_on_the_call_stack() {
        onMain {
            root.addSubview(LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            harness.recorder.clear()
            harness.turn()
            var open: [String] = []
            var stack: [String] = []
            for event in harness.recorder.events {
                switch event.kind {
                case .phaseBegin, .callBegin: open.append(event.name)
                case .phaseEnd, .callEnd: open.removeLast()
                case .instant: break
                }
                if event.kind == .callBegin, event.name == "drawRect:" { stack = open }
            }
            XCTAssertEqual(open, [], "all that begins ends")
            XCTAssertTrue(
                isSubsequence(
                    ["run loop", "transaction commit", "layout and display if needed", "display", "drawRect:"],
                    of: stack
                ), "\(stack)")
        }
    }

    func test_D09_asynchronous_drawing_sets_contents_later_on_the_main_queue() {
        onMain {
            final class AsyncLayer: CALayer {
                var displays = 0
                let isAllowed = DispatchSemaphore(value: 0)
                nonisolated(unsafe) var drewOnMainThread: Bool?
                override func draw(in ctx: CGContext) { XCTFail("display() stands for all drawing") }
                override func display() {
                    displays += 1
                    let size = bounds.size
                    nonisolated(unsafe) let this = self
                    DispatchQueue.global().async {
                        this.isAllowed.wait()
                        this.drewOnMainThread = Thread.isMainThread
                        let format = UIGraphicsImageRendererFormat()
                        format.scale = 1
                        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                            UIColor.orange.setFill()
                            context.fill(CGRect(origin: .zero, size: size))
                        }
                        DispatchQueue.main.async { this.contents = image.cgImage }
                    }
                }
            }
            let layer = AsyncLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            root.layer.addSublayer(layer)
            layer.setNeedsDisplay()
            harness.turn()
            XCTAssertNil(layer.contents, "what is drawn later isn't there yet")
            layer.isAllowed.signal()
            harness.turn(until: { layer.contents != nil })
            XCTAssertEqual(layer.displays, 1)
            XCTAssertEqual(layer.drewOnMainThread, false)
            let contents = layer.contents as! CGImage
            XCTAssertEqual([contents.width, contents.height], [10, 10])
            // The contents are another turn's change; a layer without a view fades to them.
            harness.advance(by: 0.5)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 5, y: 5)), Pixel(r: 255, g: 128, b: 0))
            XCTAssertEqual(layer.displays, 1, "new contents ask for no display")
        }
    }
}
