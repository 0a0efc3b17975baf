import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// Where scrolling leaves the bounds. The numbers are Core Animation's, as public records of it have them.
final class ScrollLayerTests: LayerTestCase {
    private func scrollLayer(_ bounds: CGRect, _ mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.bounds = bounds
        layer.scrollMode = mode
        return layer
    }

    func testDefaults() {
        let layer = CAScrollLayer()
        XCTAssertEqual(layer.scrollMode, .both)
        XCTAssertFalse(layer.masksToBounds)
        XCTAssertEqual(CAScrollLayer.defaultValue(forKey: "scrollMode") as? String, "both")
        layer.setValue("vertically", forKey: "scrollMode")
        XCTAssertEqual(layer.scrollMode, .vertically)
        XCTAssertEqual(layer.value(forKey: "scrollMode") as? String, "vertically")
        layer.setValue(nil, forKey: "scrollMode")
        XCTAssertEqual(layer.scrollMode, .both)
    }

    func testScrollToAPointMovesTheOriginInTheModesDirections() {
        let start = CGRect(x: 0, y: 0, width: 100, height: 100)
        let expected: [(CAScrollLayerScrollMode, CGPoint)] = [
            (.both, CGPoint(x: 70, y: 80)), (.vertically, CGPoint(x: 0, y: 80)),
            (.horizontally, CGPoint(x: 70, y: 0)), (.none, .zero),
        ]
        for (mode, origin) in expected {
            let layer = scrollLayer(start, mode)
            layer.scroll(to: CGPoint(x: 70, y: 80))
            XCTAssertEqual(layer.bounds, CGRect(origin: origin, size: start.size), mode.rawValue)
        }
    }

    func testScrollToARectangleMovesAsLittleAsItCan() {
        func origin(from start: CGFloat, _ side: CGFloat, to rect: CGRect) -> CGPoint {
            let layer = scrollLayer(CGRect(x: start, y: start, width: side, height: side))
            layer.scroll(to: rect)
            return layer.bounds.origin
        }
        func square(_ at: CGFloat, _ side: CGFloat) -> CGRect { CGRect(x: at, y: at, width: side, height: side) }
        XCTAssertEqual(origin(from: 55, 100, to: square(200, 10)), CGPoint(x: 110, y: 110), "ahead")
        XCTAssertEqual(origin(from: 100, 100, to: square(120, 10)), CGPoint(x: 100, y: 100), "in view")
        XCTAssertEqual(origin(from: 100, 100, to: square(20, 10)), CGPoint(x: 20, y: 20), "behind")
        XCTAssertEqual(origin(from: 0, 100, to: square(20, 400)), CGPoint(x: 20, y: 20), "too large")
    }

    func testLayersAskTheNearestScrollLayer() {
        let scroll = scrollLayer(CGRect(x: 0, y: 0, width: 100, height: 80))
        let content = CALayer(), deep = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        deep.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
        scroll.addSublayer(content)
        content.addSublayer(deep)

        content.scroll(CGPoint(x: 50, y: 60))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 50, y: 60))
        deep.scroll(CGPoint(x: 5, y: 5))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 35, y: 45), "the point is the asked layer's own")
        XCTAssertEqual(deep.visibleRect, CGRect(x: 5, y: 5, width: 15, height: 15))
        scroll.scroll(CGPoint(x: 1, y: 2))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 1, y: 2), "a scroll layer asks itself")

        scroll.bounds.origin = .zero
        content.scrollRectToVisible(CGRect(x: 200, y: 150, width: 20, height: 10))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 120, y: 80))

        let alone = CALayer()
        alone.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
        alone.scroll(CGPoint(x: 30, y: 40))
        alone.scrollRectToVisible(CGRect(x: 200, y: 200, width: 10, height: 10))
        XCTAssertEqual(alone.bounds, CGRect(x: 0, y: 0, width: 100, height: 80), "nobody scrolls it")
    }

    func testVisibleRectCountsScrollLayersOnly() {
        let scroll = scrollLayer(CGRect(x: 50, y: 60, width: 100, height: 80))
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        XCTAssertEqual(content.visibleRect, content.bounds)
        scroll.addSublayer(content)
        XCTAssertEqual(scroll.visibleRect, scroll.bounds)
        XCTAssertEqual(content.visibleRect, CGRect(x: 50, y: 60, width: 100, height: 80))
        scroll.bounds.origin.x = 900
        XCTAssertEqual(content.visibleRect, .zero)
        let clip = CALayer(), inside = CALayer()
        clip.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        clip.masksToBounds = true
        inside.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        clip.addSublayer(inside)
        XCTAssertEqual(inside.visibleRect, inside.bounds)
    }
}
