import CoreGraphics
import CoreText
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// What a text layer draws: which region of 160 × 60 is covered, and in which colour. The regions are those that Core Animation covers.
final class TextLayerTests: LayerTestCase {
    private func text(_ string: Any?, height: CGFloat = 60) -> CATextLayer {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 160, height: height)
        layer.string = string
        return layer
    }

    /// The box of everything drawn, in pixels from the top left; nil for nothing.
    private func ink(_ layer: CATextLayer) -> CGRect? {
        layer.displayIfNeeded()
        guard let pixels = layer.properties.contents?.wholePixels else { return nil }
        var box = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y] >> 24 > 32 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    private func colors(_ layer: CATextLayer) -> Set<UInt32> {
        layer.displayIfNeeded()
        guard let pixels = layer.properties.contents?.wholePixels else { return [] }
        return Set((0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } })
    }

    func testDefaults() {
        let layer = CATextLayer()
        XCTAssertNil(layer.string)
        XCTAssertEqual(layer.fontSize, 36)
        XCTAssertFalse(layer.isWrapped)
        XCTAssertEqual(layer.alignmentMode, .natural)
        XCTAssertEqual(layer.truncationMode, .none)
        XCTAssertNotNil(layer.font)
        XCTAssertEqual(layer.foregroundColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertTrue(layer.needsDisplayOnBoundsChange)
        XCTAssertFalse(layer.needsDisplay())
    }

    func testTheFirstLineIsAtTheTop() throws {
        let box = try XCTUnwrap(ink(text("Hg")))
        XCTAssertLessThan(box.minY, 20)
        XCTAssertGreaterThan(box.height, 25)
        XCTAssertEqual(ink(text("Hg", height: 90)), box, "however high the layer is")
        XCTAssertNil(ink(text(nil)))
        XCTAssertNil(ink(text("")))
        XCTAssertNil(ink(text(NSNumber(value: 3))), "no string at all")
    }

    func testSizeAndLength() throws {
        let large = text("Hg"), small = text("Hg"), long = text("HHHH")
        small.fontSize = 12
        let (a, b, c) = (try XCTUnwrap(ink(large)), try XCTUnwrap(ink(small)), try XCTUnwrap(ink(long)))
        XCTAssertEqual(b.height, a.height / 3, accuracy: 2)
        XCTAssertGreaterThan(c.maxX, a.maxX + 20)
    }

    /// What a font could not bear would put it out of use for all that follow in the process.
    func testAnEndlessSizeSpoilsNoOtherText() throws {
        for size in [.infinity, -.infinity, 1e300, 1e9, 0, -1, 5e-324] as [CGFloat] {
            let layer = text("Hg")
            layer.fontSize = size
            layer.displayIfNeeded()
            XCTAssertTrue(layer.preferredFrameSize().height.isFinite)
        }
        let usual = text("Hg")
        usual.fontSize = 31.75
        XCTAssertEqual(try XCTUnwrap(ink(usual)).height, 29, accuracy: 3)
    }

    func testColor() {
        let layer = text("Hg")
        XCTAssertTrue(colors(layer).contains(0xFFFF_FFFF))
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertTrue(colors(layer).contains(0xFFFF_0000))
        XCTAssertFalse(colors(layer).contains(0xFFFF_FFFF))
    }

    func testAlignment() throws {
        func box(_ mode: CATextLayerAlignmentMode, _ string: String = "Hg") throws -> CGRect {
            let layer = text(string)
            layer.alignmentMode = mode
            return try XCTUnwrap(ink(layer))
        }
        let (left, right, center) = (try box(.left), try box(.right), try box(.center))
        XCTAssertLessThan(left.minX, 6)
        XCTAssertGreaterThan(right.maxX, 154)
        XCTAssertEqual(center.midX, 80, accuracy: 2)
        XCTAssertEqual(try box(.natural), left)
        XCTAssertGreaterThan(try box(.natural, "שלום").maxX, 150, "right to left")
    }

    func testWrappingAndTruncation() throws {
        let string = "one two three four five six"
        let one = text(string)
        one.fontSize = 20
        XCTAssertLessThan(try XCTUnwrap(ink(one)).height, 25, "a line however long")
        XCTAssertEqual(try XCTUnwrap(ink(one)).maxX, 160, accuracy: 3, "cut off at the edge")
        one.isWrapped = true
        XCTAssertGreaterThan(try XCTUnwrap(ink(one)).height, 35)
        one.isWrapped = false
        let whole = colors(one)
        var seen: Set<Int> = [whole.count]
        for mode in [CATextLayerTruncationMode.start, .middle, .end] {
            one.truncationMode = mode
            let box = try XCTUnwrap(ink(one))
            XCTAssertLessThanOrEqual(box.maxX, 160)
            XCTAssertLessThan(box.height, 25)
            let layout = TextSetting(
                string: string, font: nil, isWrapped: false, alignment: .natural, truncation: mode
            ).layout(one.properties.text, in: one.bounds.size)
            XCTAssertEqual(layout?.isTruncated, true, mode.rawValue)
            XCTAssertEqual(layout?.lines.count, 1)
            seen.insert(colors(one).count)
        }
        // Wrapped, the last line that the layer has room for is the one that is cut short.
        let setting = TextSetting(string: string, font: nil, isWrapped: true, alignment: .natural, truncation: .end)
        var values = TextValues()
        values.fontSize = 20
        let layout = setting.layout(values, in: CGSize(width: 100, height: 50))
        XCTAssertEqual(layout?.lines.count, 2)
        XCTAssertEqual(layout?.isTruncated, true)
    }

    func testFontsByObjectAndByName() {
        func width(_ font: AnyObject?) -> CGFloat {
            let layer = text("mmmm")
            layer.font = font
            return layer.preferredFrameSize().width
        }
        let mono = CTFontCreateWithName("Menlo", 99, nil)
        XCTAssertEqual(width(mono), width("Menlo" as NSString), "the font's own size does not count")
        XCTAssertNotEqual(width(mono), width(nil))
        let layer = CATextLayer()
        layer.font = mono
        XCTAssertTrue(layer.font === mono)
        layer.font = nil
        XCTAssertNotNil(layer.font)
    }

    func testAttributedStringsBringTheirOwnFontAndColor() throws {
        let string = NSMutableAttributedString(
            string: "Hg",
            attributes: [
                NSAttributedString.Key("NSFont"): CTFontCreateWithName("Helvetica", 12, nil),
                NSAttributedString.Key("CTForegroundColor"): CGColor(red: 0, green: 0, blue: 1, alpha: 1),
            ])
        let layer = text(string)
        XCTAssertLessThan(try XCTUnwrap(ink(layer)).height, 14)
        XCTAssertTrue(colors(layer).allSatisfy { $0 & 0xFF_FF00 == 0 }, "all blue")
        string.mutableString.setString("")
        XCTAssertEqual((layer.string as? NSAttributedString)?.string, "Hg", "copied when set")
    }

    func testEachChangeAsksForADisplayAndAnEqualOneDoesNot() {
        let layer = text("Hg")
        layer.displayIfNeeded()
        XCTAssertFalse(layer.needsDisplay())
        for (key, value) in [
            ("string", "Other" as Any), ("fontSize", 12.0), ("alignmentMode", "center"), ("wrapped", true),
            ("truncationMode", "end"), ("foregroundColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1)),
        ] {
            layer.setValue(value, forKey: key)
            XCTAssertTrue(layer.needsDisplay(), key)
            layer.displayIfNeeded()
            layer.setValue(value, forKey: key)
            XCTAssertFalse(layer.needsDisplay(), "equal \(key)")
        }
        layer.bounds.size.width = 200
        XCTAssertTrue(layer.needsDisplay())
    }

    func testPreferredFrameSizeIsTheTexts() {
        let layer = text("Hg")
        layer.bounds = .zero
        let size = layer.preferredFrameSize()
        XCTAssertEqual(size.height, 42, accuracy: 4)
        XCTAssertGreaterThan(size.width, 30)
        layer.string = "Hg\nHg"
        XCTAssertEqual(layer.preferredFrameSize().height, size.height * 2, accuracy: 4)
    }

    func testAnAppMayMoveTheContextBeforeItDraws() throws {
        final class Low: CATextLayer {
            override func draw(in ctx: CGContext) {
                ctx.saveGState()
                ctx.translateBy(x: 0, y: 15)
                super.draw(in: ctx)
                ctx.restoreGState()
            }
        }
        let plain = text("H"), low = Low()
        low.bounds = plain.bounds
        low.string = "H"
        XCTAssertEqual(try XCTUnwrap(ink(low)).minY, try XCTUnwrap(ink(plain)).minY + 15)
        XCTAssertNil(low.properties.text.painter, "only the layer itself knows how it draws")
    }

    func testAnAnimatedSizeDrawsTheTextAtEverySizeBetween() throws {
        let layer = text("H")
        root.addSublayer(layer)
        layer.fontSize = 10
        commit()
        goEvenly()
        layer.fontSize = 30
        commit()
        MediaClock.shared.advance(by: 0.125)
        let sampled = layer.sampledProperties()
        XCTAssertEqual(sampled.text.fontSize, 20, accuracy: 0.01)
        XCTAssertEqual(layer.presentation()!.fontSize, 20, accuracy: 0.01)
        // What the render side makes of it.
        let between = sampled.withText(drawnFor: layer.properties, shown: layer.properties)
        XCTAssertFalse(between.contents?.pixels === layer.properties.contents?.pixels)
        let twenty = text("H")
        twenty.fontSize = 20
        twenty.displayIfNeeded()
        let (a, b) = (
            try XCTUnwrap(between.contents?.wholePixels), try XCTUnwrap(twenty.properties.contents?.wholePixels)
        )
        XCTAssertEqual([a.width, a.height], [b.width, b.height])
        XCTAssertTrue((0..<a.height).allSatisfy { y in (0..<a.width).allSatisfy { a[$0, y] == b[$0, y] } })
        XCTAssertTrue(
            layer.properties.withText(drawnFor: layer.properties, shown: layer.properties).contents?.pixels
                === layer.properties.contents?.pixels)
    }
}
