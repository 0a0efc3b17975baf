import XCTest

@testable import CoreGraphics

final class DrawingTests: XCTestCase {
    func testFillCoversHalfPixelsByHalf() {
        let context = CGContext.make()
        context.setFillColor(color(1, 0, 0))
        context.fill(box(2, 2, 5.5, 5))
        XCTAssertEqual(context.pixel(2, 2), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(6, 6), Pixel(255, 0, 0))
        assertNear(context.pixel(7, 3), Pixel(128, 0, 0, 128), within: 2)
        XCTAssertEqual(context.pixel(8, 3), .clear)
        XCTAssertEqual(context.pixel(3, 7), .clear)
        XCTAssertEqual(context.pixel(3, 1), .clear)
    }

    func testWithoutAntialiasingPixelsAreWholeOrNot() {
        let context = CGContext.make()
        context.setShouldAntialias(false)
        context.fillEllipse(in: box(2, 2, 15, 15))
        for y in 0..<20 {
            for x in 0..<20 { XCTAssertTrue([0, 255].contains(context.pixel(x, y).alpha)) }
        }
        XCTAssertEqual(context.pixel(9, 9).alpha, 255)
    }

    func testAlphaOfColourAndContextMultiply() {
        let context = CGContext.make()
        context.setAlpha(0.5)
        context.setFillColor(color(1, 1, 1, 0.5))
        context.fill(box(0, 0, 20, 20))
        assertNear(context.pixel(5, 5), Pixel(64, 64, 64, 64))
    }

    func testStateIsSavedAndRestored() {
        let context = CGContext.make()
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.setFillColor(color(0, 1, 0))
        context.setAlpha(0.1)
        context.setBlendMode(.clear)
        context.clip(to: box(0, 0, 1, 1))
        context.restoreGState()
        XCTAssertEqual(context.ctm, .identity)
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(1, 1), Pixel(0, 0, 0), "black again, everywhere, opaque")
        context.restoreGState()
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(1, 1), Pixel(0, 0, 0), "one restore too many does nothing")
    }

    func testTransformsAndConversions() {
        let context = CGContext.make()
        context.translateBy(x: 10, y: 10)
        context.scaleBy(x: 2, y: -2)
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 0, 2, 2))
        XCTAssertEqual(context.pixel(10, 9), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(13, 6), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(10, 10), .clear)
        XCTAssertEqual(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 12, y: 8))
        XCTAssertEqual(context.convertToUserSpace(CGPoint(x: 12, y: 8)), CGPoint(x: 1, y: 1))
        XCTAssertEqual(context.boundingBoxOfClipPath, box(-5, -5, 10, 10))
    }

    func testAFlatTransformDrawsNothingAndDoesNotLast() {
        let context = CGContext.make()
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.fill(box(0, 0, 20, 20))
        context.strokeEllipse(in: box(0, 0, 5, 5))
        XCTAssertEqual(context.boundingBoxOfClipPath, .zero)
        context.restoreGState()
        XCTAssertEqual(context.pixel(0, 0), .clear)
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(0, 0), Pixel(0, 0, 0))
    }

    func testBadNumbersDoNoHarm() {
        let context = CGContext.make()
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineDash(phase: .nan, lengths: [-1])
        context.setLineWidth(.infinity)
        context.stroke(box(1, 1, 5, 5))
        context.setLineWidth(.nan)
        context.stroke(box(1, 1, 5, 5))
        context.addLines(between: [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1e30, y: -.infinity)])
        context.fillPath()
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 1), blur: .infinity)
        context.fill(CGRect.null)
        context.draw(CGContext.make(2, 2).makeImage()!, in: box(.infinity, 0, 0, 1))
        context.clear(box(0, 0, 20, 20))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setFillColor(color(0, 0, 1))
        context.fill(CGRect.infinite)
        XCTAssertEqual(context.pixel(19, 19), Pixel(0, 0, 255))
    }

    func testBadNumbersDoNoHarmUnderShadowsMasksAndModes() throws {
        let mask = try XCTUnwrap(CGContext.make(2, 2).makeImage())
        for mode in [CGBlendMode.normal, .sourceIn, .plusDarker] {
            for isMasked in [false, true] {
                let context = CGContext.make()
                if isMasked { context.clip(to: box(0, 0, 20, 20), mask: mask) }
                context.setBlendMode(mode)
                context.setShadow(offset: CGSize(width: 1e20, height: -1e20), blur: 6, color: color(1, 0, 0))
                for value in [CGFloat.nan, .infinity, -.infinity, 1e300, 1e12] {
                    context.fill(box(value, 0, 5, value))
                    context.stroke(box(0, value, value, 5))
                    context.addLines(between: [.zero, CGPoint(x: value, y: 4), CGPoint(x: 3, y: value)])
                    context.drawPath(using: .fillStroke)
                    context.clear(box(value, value, value, value))
                    context.setFillColor(color(value, 0, 0, value))
                    context.draw(mask, in: box(0, 0, value, 5))
                    context.setPatternPhase(CGSize(width: value, height: 0))
                    context.clip(to: box(value, 0, 4, 4), mask: mask)
                    _ = context.boundingBoxOfClipPath
                    _ = context.makeImage()?.cropping(to: box(value, 0, value, 3))
                }
            }
        }
        XCTAssertTrue(true, "no number stops the process")
    }

    func testClips() {
        let context = CGContext.make()
        context.addRect(box(2, 2, 10, 10))
        context.addRect(box(5, 5, 4, 4))
        context.clip(using: .evenOdd)
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(3, 3).alpha, 255)
        XCTAssertEqual(context.pixel(6, 6).alpha, 0)
        XCTAssertEqual(context.pixel(13, 3).alpha, 0)
        XCTAssertEqual(context.boundingBoxOfClipPath, box(2, 2, 10, 10))
        context.clip(to: [box(2, 2, 1, 1), box(4, 2, 1, 1)])
        context.clear(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(2, 2).alpha, 0)
        XCTAssertEqual(context.pixel(3, 2).alpha, 255)
        XCTAssertEqual(context.pixel(4, 2).alpha, 0)
        context.resetClip()
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(19, 19).alpha, 255)
    }

    func testClipToMask() throws {
        let drawing = CGContext.make(2, 1)
        drawing.fill(box(0, 0, 1, 1))
        let mask = try XCTUnwrap(drawing.makeImage())
        let context = CGContext.make()
        context.interpolationQuality = .none
        context.clip(to: box(4, 4, 8, 8), mask: mask)
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 0, 20, 20))
        XCTAssertEqual(context.pixel(5, 5), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(9, 5), .clear)
        XCTAssertEqual(context.pixel(3, 5), .clear)
        // An image mask holds paint back where it is light.
        let samples = Data([0, 255])
        let held = try XCTUnwrap(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: CGDataProvider(data: samples)!, decode: nil, shouldInterpolate: false))
        let second = CGContext.make()
        second.clip(to: box(0, 0, 20, 20), mask: held)
        second.clip(to: box(0, 0, 20, 20), mask: mask)
        second.fill(box(0, 0, 20, 20))
        XCTAssertEqual(second.pixel(2, 2).alpha, 255)
        XCTAssertEqual(second.pixel(15, 2).alpha, 0)
    }

    func testStrokes() {
        let context = CGContext.make()
        context.setLineWidth(2)
        context.stroke(box(4, 4, 10, 10))
        XCTAssertEqual(context.pixel(3, 3).alpha, 255, "the miter fills the corner")
        XCTAssertEqual(context.pixel(4, 8).alpha, 255)
        XCTAssertEqual(context.pixel(8, 8).alpha, 0)
        let dashed = CGContext.make()
        dashed.setLineWidth(2)
        dashed.setLineDash(phase: 0, lengths: [4, 4])
        dashed.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        XCTAssertEqual(dashed.pixel(1, 10).alpha, 255)
        XCTAssertEqual(dashed.pixel(5, 10).alpha, 0)
        XCTAssertEqual(dashed.pixel(9, 10).alpha, 255)
    }

    func testThePathKeepsItsPlaceWhenTheTransformChanges() {
        let context = CGContext.make()
        context.addRect(box(0, 0, 5, 5))
        context.translateBy(x: 10, y: 10)
        XCTAssertEqual(context.boundingBoxOfPath, box(-10, -10, 5, 5))
        XCTAssertTrue(context.pathContains(CGPoint(x: -8, y: -8), mode: .fill))
        context.fillPath()
        XCTAssertEqual(context.pixel(2, 2).alpha, 255)
        XCTAssertTrue(context.isPathEmpty)
        XCTAssertNil(context.path)
        context.move(to: CGPoint(x: 0, y: 0))
        context.addLine(to: CGPoint(x: 5, y: 0))
        context.setLineWidth(2)
        context.replacePathWithStrokedPath()
        XCTAssertEqual(context.boundingBoxOfPath, box(0, -1, 5, 2))
    }

    func testShadow() {
        let context = CGContext.make(40, 40)
        context.setShadow(offset: CGSize(width: 10, height: -10), blur: 0, color: color(0, 0, 1))
        context.setFillColor(color(1, 0, 0))
        context.fill(box(5, 25, 8, 8))
        XCTAssertEqual(context.pixel(6, 26), Pixel(255, 0, 0))
        XCTAssertEqual(context.pixel(20, 20), Pixel(0, 0, 255))
        XCTAssertEqual(context.pixel(20, 30), .clear)
        // The transform does not turn a shadow's offset; a blurred one fades, and keeps its whole strength.
        let blurred = CGContext.make(60, 60)
        blurred.rotate(by: .pi / 2)
        blurred.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: color(0, 0, 0))
        blurred.setFillColor(color(1, 1, 1))
        blurred.clip(to: box(0, -60, 60, 60))
        blurred.fill(box(20, -40, 20, 20))
        XCTAssertEqual(blurred.pixel(30, 30), Pixel(255, 255, 255))
        assertNear(blurred.pixel(30, 40), Pixel(0, 0, 0, 115), within: 14)
        XCTAssertGreaterThan(blurred.pixel(30, 41).alpha, blurred.pixel(30, 46).alpha)
        XCTAssertEqual(blurred.pixel(30, 58).alpha, 0)
    }

    func testShadowOfWhatTheClipHides() {
        let context = CGContext.make()
        context.clip(to: box(10, 0, 10, 20))
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: color(0, 1, 0))
        context.fill(box(2, 5, 6, 6))
        XCTAssertEqual(context.pixel(14, 7), Pixel(0, 255, 0))
        XCTAssertEqual(context.pixel(4, 7), .clear)
    }

    func testTransparencyLayerFadesAsOne() {
        let context = CGContext.make()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(color(1, 0, 0))
        context.fill(box(0, 0, 12, 20))
        context.setFillColor(color(0, 0, 1))
        context.fill(box(8, 0, 12, 20))
        context.saveGState()
        context.endTransparencyLayer()
        assertNear(context.pixel(2, 2), Pixel(128, 0, 0, 128))
        assertNear(context.pixel(10, 2), Pixel(0, 0, 128, 128))
        context.clear(box(0, 0, 20, 20))
        context.setFillColor(color(0, 1, 0))
        context.fill(box(0, 0, 20, 20))
        assertNear(context.pixel(2, 2), Pixel(0, 128, 0, 128))
    }

    func testGradients() throws {
        let gradient = try XCTUnwrap(
            CGGradient(colorsSpace: nil, colors: [color(0, 0, 0), color(1, 1, 1)] as CFArray, locations: [0, 1]))
        let context = CGContext.make(100, 4)
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [])
        XCTAssertEqual(context.pixel(10, 1), .clear)
        XCTAssertEqual(context.pixel(90, 1), .clear)
        assertNear(context.pixel(49, 1), Pixel(126, 126, 126), within: 3)
        context.clear(box(0, 0, 100, 4))
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsBeforeStartLocation)
        XCTAssertEqual(context.pixel(10, 1), Pixel(0, 0, 0))
        XCTAssertEqual(context.pixel(90, 1), .clear)
        context.clear(box(0, 0, 100, 4))
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsAfterEndLocation)
        XCTAssertEqual(context.pixel(10, 1), .clear)
        XCTAssertEqual(context.pixel(90, 1), Pixel(255, 255, 255))
        let round = CGContext.make(40, 40)
        round.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
            endRadius: 15, options: [])
        assertNear(round.pixel(20, 20), Pixel(12, 12, 12), within: 12)
        XCTAssertEqual(round.pixel(2, 20), .clear)
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil))
    }

    func testShading() throws {
        var calls = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0]
                output[1] = 1 - input[0]
                output[2] = 0
                output[3] = 1
            }, releaseInfo: nil)
        let function = try XCTUnwrap(
            CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &calls))
        let shading = try XCTUnwrap(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 100, y: 0),
                function: function, extendStart: true, extendEnd: true))
        let context = CGContext.make(100, 2)
        context.drawShading(shading)
        assertNear(context.pixel(50, 1), Pixel(128, 127, 0), within: 3)
    }

    func testPatterns() throws {
        var calls = CGPatternCallbacks(
            version: 0, drawPattern: { _, cell in cell.fill(box(0, 0, 2, 4)) }, releaseInfo: nil)
        let pattern = try XCTUnwrap(
            CGPattern(
                info: nil, bounds: box(0, 0, 4, 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .constantSpacing,
                isColored: false, callbacks: &calls))
        let context = CGContext.make()
        context.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
        context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
        // Patterns do not move with the transform.
        context.translateBy(x: 1, y: 1)
        context.fill(box(0, 0, 20, 20))
        for x in 1..<20 {
            XCTAssertEqual(context.pixel(x, 5), x % 4 < 2 ? Pixel(255, 0, 0) : .clear, "column \(x)")
        }
        let phased = CGContext.make()
        phased.setFillColorSpace(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())!)
        phased.setPatternPhase(CGSize(width: 1, height: 0))
        phased.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
        phased.fill(box(0, 0, 20, 20))
        XCTAssertEqual(phased.pixel(0, 0), .clear)
        XCTAssertEqual(phased.pixel(1, 0), Pixel(0, 0, 255))
    }

    func testLayer() throws {
        let context = CGContext.make()
        let layer = try XCTUnwrap(CGLayer(context, size: CGSize(width: 5, height: 5), auxiliaryInfo: nil))
        layer.context?.setFillColor(color(0, 1, 0))
        layer.context?.fill(box(0, 0, 5, 2))
        context.draw(layer, at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(context.pixel(12, 11), Pixel(0, 255, 0))
        XCTAssertEqual(context.pixel(12, 13), .clear)
    }

    func testTextModuleDrawsThroughTheSameState() {
        let context = CGContext.make()
        context.setBlendMode(.sourceIn)
        context.setFillColor(color(1, 0, 0))
        context.paintGroup(in: box(0, 0, 20, 20)) { _, opacity in XCTAssertEqual(opacity, 1) }
        XCTAssertEqual(context.pixel(3, 3), .clear)
    }
}
