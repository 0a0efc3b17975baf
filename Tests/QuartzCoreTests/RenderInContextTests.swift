import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

/// `render(in:)` into bitmaps of 100 × 100 whose y points up, so that a layer's own coordinates are the bitmap's.
final class RenderInContextTests: LayerTestCase {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    final class Canvas {
        let context = CGContext.backing(width: 100, height: 100)

        init(_ layer: CALayer) { layer.render(in: context) }

        /// Blue in the lowest byte; y from the bottom.
        subscript(x: Int, y: Int) -> UInt32 { context.pixelBuffer[x, 99 - y] }

        /// The pixels that have anything on them.
        var painted: [(Int, Int)] {
            (0..<100).flatMap { y in (0..<100).compactMap { x in self[x, y] == 0 ? nil : (x, y) } }
        }

        func isExactly(_ rect: CGRect) -> Bool {
            for y in 0..<100 {
                for x in 0..<100 {
                    let inside = rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    if (self[x, y] != 0) != inside { return false }
                }
            }
            return true
        }
    }

    private func layer(_ frame: CGRect, _ color: CGColor? = nil, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        parent?.addSublayer(layer)
        return layer
    }

    func testTheLayerAskedStandsAtItsBounds() {
        let plain = layer(CGRect(x: 10, y: 20, width: 30, height: 40), Self.red)
        XCTAssertTrue(Canvas(plain).isExactly(CGRect(x: 0, y: 0, width: 30, height: 40)))
        plain.transform = CATransform3DMakeTranslation(30, 0, 0)
        XCTAssertTrue(Canvas(plain).isExactly(CGRect(x: 0, y: 0, width: 30, height: 40)))
        plain.bounds.origin = CGPoint(x: 10, y: 10)
        XCTAssertTrue(Canvas(plain).isExactly(CGRect(x: 10, y: 10, width: 30, height: 40)))
    }

    func testNothingToDraw() {
        XCTAssertTrue(Canvas(layer(CGRect(x: 0, y: 0, width: 30, height: 40))).painted.isEmpty)
        let hidden = layer(CGRect(x: 0, y: 0, width: 30, height: 40), Self.red)
        hidden.isHidden = true
        XCTAssertTrue(Canvas(hidden).painted.isEmpty)
        hidden.isHidden = false
        hidden.opacity = 0
        XCTAssertTrue(Canvas(hidden).painted.isEmpty)
        hidden.opacity = 0.5
        XCTAssertEqual(Canvas(hidden)[5, 5], 0x8080_0000)
    }

    func testSublayersStandWhereTheyAreSeen() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = layer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red, in: parent)
        child.transform = CATransform3DMakeTranslation(30, 0, 0)
        XCTAssertTrue(Canvas(parent).isExactly(CGRect(x: 40, y: 10, width: 20, height: 20)))
        child.transform = CATransform3DIdentity
        parent.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
        XCTAssertTrue(Canvas(parent).isExactly(CGRect(x: 40, y: 10, width: 20, height: 20)))
        parent.sublayerTransform = CATransform3DIdentity
        child.anchorPoint = .zero
        XCTAssertTrue(Canvas(parent).isExactly(CGRect(x: 20, y: 20, width: 20, height: 20)))
        parent.isGeometryFlipped = true
        XCTAssertTrue(Canvas(parent).isExactly(CGRect(x: 20, y: 60, width: 20, height: 20)))
        child.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        XCTAssertTrue(Canvas(parent).isExactly(CGRect(x: 20, y: 60, width: 20, height: 20)), "out of the plane: none")
    }

    func testABoundsOriginBelowMovesItsSublayers() {
        let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = layer(CGRect(x: 0, y: 0, width: 60, height: 60), in: outer)
        middle.bounds = CGRect(x: 10, y: 10, width: 60, height: 60)
        _ = layer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red, in: middle)
        XCTAssertTrue(Canvas(outer).isExactly(CGRect(x: 0, y: 0, width: 20, height: 20)))
        XCTAssertTrue(Canvas(middle).isExactly(CGRect(x: 10, y: 10, width: 20, height: 20)))
    }

    func testOrder() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = layer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red, in: parent)
        _ = layer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.blue, in: parent)
        XCTAssertEqual(Canvas(parent)[15, 15], 0xFF00_00FF)
        first.zPosition = 1
        XCTAssertEqual(Canvas(parent)[15, 15], 0xFFFF_0000)
    }

    func testOpacityIsAGroupsOrEachLayersOwn() {
        let parent = layer(CGRect(x: 0, y: 0, width: 50, height: 50), Self.red)
        _ = layer(CGRect(x: 0, y: 0, width: 50, height: 50), Self.blue, in: parent)
        parent.opacity = 0.5
        XCTAssertEqual(Canvas(parent)[15, 15], 0x8000_0080, "the red is hidden before anything fades")
        parent.allowsGroupOpacity = false
        let mixed = Canvas(parent)[15, 15]
        XCTAssertEqual(Int(mixed >> 24), 0xC0, accuracy: 1)
        XCTAssertEqual(Int(mixed >> 16 & 255), 0x40, accuracy: 1)
        XCTAssertEqual(Int(mixed & 255), 0x80, accuracy: 1)
    }

    func testBorderIsARingInside() {
        let plain = layer(CGRect(x: 0, y: 0, width: 80, height: 60))
        plain.borderWidth = 5
        plain.borderColor = Self.blue
        XCTAssertEqual(Canvas(plain).painted.count, 80 * 60 - 70 * 50)
        _ = layer(CGRect(x: 0, y: 0, width: 80, height: 60), Self.red, in: plain)
        let canvas = Canvas(plain)
        XCTAssertEqual(canvas[2, 30], 0xFF00_00FF, "above the sublayers")
        XCTAssertEqual(canvas[40, 30], 0xFFFF_0000)
        plain.borderWidth = 50
        XCTAssertEqual(Canvas(plain)[40, 30], 0xFF00_00FF, "wider than the layer: all of it")
    }

    func testCornersCutTheBackgroundAndWithAMaskTheSublayers() {
        let plain = layer(CGRect(x: 0, y: 0, width: 80, height: 60), Self.red)
        plain.cornerRadius = 20
        var canvas = Canvas(plain)
        XCTAssertEqual([canvas[0, 0], canvas[79, 0], canvas[0, 59], canvas[79, 59]], [0, 0, 0, 0])
        XCTAssertEqual([canvas[40, 30], canvas[0, 30], canvas[40, 0]], [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
        plain.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        canvas = Canvas(plain)
        XCTAssertEqual([canvas[0, 0], canvas[79, 59]], [0, 0])
        XCTAssertEqual([canvas[79, 0], canvas[0, 59]], [0xFFFF_0000, 0xFFFF_0000])
        plain.maskedCorners = CACornerMask(rawValue: 15)
        plain.cornerRadius = 18
        plain.cornerCurve = .continuous
        // A continuous corner leaves the edge half as far again from the corner: at 27.5 instead of 18.
        canvas = Canvas(plain)
        XCTAssertLessThan(canvas[20, 0] >> 24, 255)
        XCTAssertEqual(canvas[28, 0] >> 24, 255)
        plain.cornerCurve = .circular
        XCTAssertEqual(Canvas(plain)[20, 0] >> 24, 255)
        plain.cornerRadius = 20

        plain.backgroundColor = nil
        _ = layer(CGRect(x: 0, y: 0, width: 10, height: 10), Self.red, in: plain)
        XCTAssertEqual(Canvas(plain).painted.count, 100)
        plain.masksToBounds = true
        XCTAssertLessThan(Canvas(plain).painted.count, 50)
    }

    func testContentsFollowGravityAndStandUprightForALayerWhoseYPointsDown() {
        // Two rows of pixels: green above red.
        let pixels = PixelBuffer(width: 20, height: 10)!
        for y in 0..<10 {
            for x in 0..<20 {
                pixels.data.storeBytes(
                    of: y < 5 ? 0xFF00_FF00 : 0xFFFF_0000, toByteOffset: y * pixels.bytesPerRow + x * 4, as: UInt32.self
                )
            }
        }
        let plain = layer(CGRect(x: 0, y: 0, width: 80, height: 60))
        plain.contents = CGImage(pixelBuffer: pixels)
        let expected: [(CALayerContentsGravity, CGRect)] = [
            (.resize, CGRect(x: 0, y: 0, width: 80, height: 60)),
            (.resizeAspect, CGRect(x: 0, y: 10, width: 80, height: 40)),
            (.center, CGRect(x: 30, y: 25, width: 20, height: 10)),
            (.top, CGRect(x: 30, y: 50, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        ]
        for (gravity, rect) in expected {
            plain.contentsGravity = gravity
            let canvas = Canvas(plain)
            XCTAssertTrue(canvas.isExactly(rect), gravity.rawValue)
            // The first row is at the smallest y, which is below in this bitmap and above on a screen.
            XCTAssertEqual(canvas[Int(rect.midX), Int(rect.minY) + 1], 0xFF00_FF00, gravity.rawValue)
            XCTAssertEqual(canvas[Int(rect.midX), Int(rect.maxY) - 2], 0xFFFF_0000, gravity.rawValue)
        }
        plain.contentsGravity = .resize
        plain.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        let half = Canvas(plain)
        XCTAssertEqual([half[40, 1], half[40, 58]], [0xFF00_FF00, 0xFF00_FF00])
    }

    final class Painter: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(RenderInContextTests.green)
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    func testALayerThatWasNeverToldToDisplayHasNothingToShow() {
        let painter = Painter()
        let plain = layer(CGRect(x: 0, y: 0, width: 40, height: 40))
        plain.delegate = painter
        XCTAssertTrue(Canvas(plain).painted.isEmpty)
        plain.setNeedsDisplay()
        XCTAssertTrue(Canvas(plain).isExactly(CGRect(x: 0, y: 0, width: 10, height: 10)))
        XCTAssertFalse(plain.needsDisplay())
    }

    func testMaskKeepsWhatItsAlphaCovers() {
        let plain = layer(CGRect(x: 0, y: 0, width: 80, height: 60), Self.red)
        let mask = layer(CGRect(x: 20, y: 10, width: 30, height: 20), Self.blue)
        plain.mask = mask
        let canvas = Canvas(plain)
        XCTAssertTrue(canvas.isExactly(CGRect(x: 20, y: 10, width: 30, height: 20)))
        XCTAssertEqual(canvas[30, 20], 0xFFFF_0000, "only the mask's alpha counts")
        mask.opacity = 0.5
        XCTAssertEqual(Canvas(plain)[30, 20], 0x8080_0000)
        mask.isHidden = true
        XCTAssertTrue(Canvas(plain).painted.isEmpty)
    }

    func testShadowFallsBesideTheLayerAndFromAPath() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = layer(CGRect(x: 20, y: 20, width: 20, height: 20), Self.red, in: parent)
        plain.shadowOpacity = 1
        plain.shadowRadius = 0
        plain.shadowOffset = CGSize(width: 30, height: 10)
        var canvas = Canvas(parent)
        XCTAssertEqual(canvas[30, 30], 0xFFFF_0000)
        XCTAssertEqual(canvas[60, 40], 0xFF00_0000)
        XCTAssertEqual(canvas[60, 28], 0)
        plain.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        canvas = Canvas(parent)
        XCTAssertEqual(canvas[52, 32], 0xFF00_0000)
        XCTAssertEqual(canvas[60, 40], 0)
        XCTAssertEqual(canvas[30, 30], 0xFFFF_0000)
        plain.masksToBounds = true
        XCTAssertEqual(Canvas(parent)[52, 32], 0, "a layer that clips casts none")
    }

    func testATransformLayerShowsItsSublayersOnlyAndFadesEachByItself() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let space = CATransformLayer()
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        space.backgroundColor = Self.green
        space.opacity = 0.5
        parent.addSublayer(space)
        _ = layer(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red, in: space)
        _ = layer(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red, in: space)
        let canvas = Canvas(parent)
        XCTAssertTrue(canvas.isExactly(CGRect(x: 0, y: 0, width: 20, height: 20)))
        XCTAssertEqual(Int(canvas[10, 10] >> 24), 0xC0, accuracy: 1)
        XCTAssertTrue(CATransformLayer.warned.contains("backgroundColor"))
    }

    func testShapes() {
        let shape = CAShapeLayer()
        shape.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        shape.path = CGPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil)
        shape.fillColor = Self.red
        shape.strokeColor = Self.blue
        shape.lineWidth = 10
        var canvas = Canvas(shape)
        XCTAssertEqual(
            [canvas[40, 40], canvas[17, 40], canvas[40, 63], canvas[10, 40]],
            [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0])
        shape.fillColor = nil
        // A quarter of the way round: the side that the path begins with.
        shape.strokeEnd = 0.25
        canvas = Canvas(shape)
        XCTAssertEqual([canvas[40, 20], canvas[40, 60], canvas[40, 40]], [0xFF00_00FF, 0, 0])
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.375
        canvas = Canvas(shape)
        XCTAssertEqual([canvas[60, 30], canvas[60, 50], canvas[40, 20]], [0xFF00_00FF, 0, 0])
    }

    func testGradients() {
        let gradient = CAGradientLayer()
        gradient.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [Self.red, Self.blue]
        var canvas = Canvas(gradient)
        XCTAssertEqual(Int(canvas[50, 25] >> 16 & 255), 191, accuracy: 2)
        XCTAssertEqual(Int(canvas[50, 75] & 255), 192, accuracy: 2)
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.type = .radial
        canvas = Canvas(gradient)
        XCTAssertEqual(canvas[50, 50] >> 16 & 255, 251, "0.7 of 50 pixels from red")
        XCTAssertEqual(Int(canvas[75, 50] & 255), 128, accuracy: 3)
        XCTAssertEqual(canvas[0, 0], 0xFF00_00FF)
        gradient.type = .conic
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        canvas = Canvas(gradient)
        // From the right, towards growing y: a quarter, a half, three quarters of the turn.
        XCTAssertEqual(Int(canvas[50, 90] & 255), 64, accuracy: 3)
        XCTAssertEqual(Int(canvas[10, 50] & 255), 128, accuracy: 3)
        XCTAssertEqual(Int(canvas[50, 10] & 255), 191, accuracy: 3)
        gradient.cornerRadius = 30
        XCTAssertEqual(Canvas(gradient)[1, 1], 0, "cut by the corners")
    }

    func testIntoAPDF() throws {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100), Self.red)
        parent.cornerRadius = 10
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        parent.render(in: context)
        context.endPDFPage()
        context.closePDF()
        XCTAssertEqual(String(decoding: (data as Data).prefix(5), as: UTF8.self), "%PDF-")
        XCTAssertFalse((data as Data).contains(Data("/Subtype /Image".utf8)), "colours and outlines stay vectors")
    }
}

extension Data {
    fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
