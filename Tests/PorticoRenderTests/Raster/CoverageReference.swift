import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

@testable import PorticoRender

/// Coverage as Cairo finds it at 16 times the size, averaged: exact to about 1/255.
struct CoverageReference {
    static let zoom = 16
    let width: Int, height: Int
    let values: [Double]

    init(width: Int, height: Int, _ draw: (CGContext) -> Void) {
        (self.width, self.height) = (width, height)
        let (w, h, n) = (width * Self.zoom, height * Self.zoom, Self.zoom)
        let context = CGContext(
            data: nil, width: w, height: h, bitsPerComponent: 8, bytesPerRow: w * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        // Bitmap contexts have y upwards.
        context.translateBy(x: 0, y: CGFloat(h))
        context.scaleBy(x: CGFloat(n), y: -CGFloat(n))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        draw(context)
        let words = context.data!.assumingMemoryBound(to: UInt32.self)
        var sums = [Int](repeating: 0, count: width * height)
        for y in 0..<h {
            for x in 0..<w { sums[y / n * width + x / n] += Int(words[y * w + x] >> 24) }
        }
        values = sums.map { Double($0) / Double(n * n) }
    }
}

/// Our coverage of the same pixels, 0…255.
func coverage(_ outline: ShapeMask.Outline, width: Int, height: Int) -> [UInt8] {
    let region = PixelRect(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height))
    let mask = ShapeMask(outline, box: region, stamp: 1)
    ShapeRasterizer().rasterize(mask, region)
    var out = [UInt8](repeating: 0, count: width * height)
    out.withUnsafeMutableBufferPointer { out in
        for y in 0..<height {
            ck_coverage_row(&mask.storage.pointee.coverage, out.baseAddress! + y * width, 0, Int32(y), Int32(width))
        }
    }
    return out
}

struct CoverageDifference: CustomStringConvertible {
    var worst = 0.0
    var place = (0, 0)
    var mean = 0.0
    /// Share of pixels that differ by more than 2/255.
    var share = 0.0

    init(_ ours: [UInt8], _ reference: CoverageReference) {
        var over = 0
        for (i, value) in reference.values.enumerated() {
            let d = abs(Double(ours[i]) - value)
            if d > worst { (worst, place) = (d, (i % reference.width, i / reference.width)) }
            if d > 2 { over += 1 }
            mean += d
        }
        mean /= Double(ours.count)
        share = Double(over) / Double(ours.count)
    }

    var description: String { "worst \(worst) at \(place), mean \(mean), share over 2: \(share)" }
}

/// The same numbers on every run.
struct Dice {
    var state: UInt64
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }
    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + next() * (range.upperBound - range.lowerBound)
    }
    mutating func point(_ range: ClosedRange<Double>) -> CGPoint { CGPoint(x: next(range), y: next(range)) }
}
