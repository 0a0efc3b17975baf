import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace
import QuartzCore
import XCTest

/// Layers nested deeper than a stack is.
final class DeepLayerTests: LayerTestCase {
    private final class Counting: CALayer {
        nonisolated(unsafe) static var laidOut = 0, ended = 0
        override func layoutSublayers() { Self.laidOut += 1 }
        override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
        deinit { Self.ended += 1 }
    }

    /// From the innermost on, so that nobody looks up a long way.
    private func nest(_ count: Int) -> (outer: CALayer, inner: CALayer) {
        let inner = Counting()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        var outer: CALayer = inner
        for _ in 1..<count {
            let layer = Counting()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.addSublayer(outer)
            outer = layer
        }
        return (outer, inner)
    }

    func testFiftyThousandNestedLayers() {
        let count = 50_000
        Counting.laidOut = 0
        Counting.ended = 0
        do {
            let (outer, inner) = nest(count)
            root.addSublayer(outer)
            XCTAssertEqual(commit().changed.count, count + 1)
            XCTAssertEqual(Counting.laidOut, count)
            XCTAssertTrue(outer.hitTest(CGPoint(x: 5, y: 5)) === inner)
            XCTAssertEqual(context.snapshot().layers.count, count + 1)
            inner.setNeedsLayout()
            outer.layoutIfNeeded()
            XCTAssertEqual(Counting.laidOut, count + 1)
            outer.removeFromSuperlayer()
            XCTAssertEqual(commit().removed.count, count)
        }
        XCTAssertEqual(Counting.ended, count)
    }

    func testADeepTreeIsDrawnIntoAContext() {
        let (outer, inner) = nest(3000)
        inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let context = CGContext(
            data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        outer.render(in: context)
        XCTAssertEqual(context.data!.load(fromByteOffset: 4 * 55, as: UInt8.self), 255)
    }

    func testARecursionWithoutAnEndIsRecognised() {
        func down(_ n: Int) -> Int { n == 0 ? 0 : DeepStack.run { down(n - 1) } + 1 }
        XCTAssertEqual(down(1_000_000), 1_000_000)
    }
}
