import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor
final class UILabelTests: XCTestCase {
    private let fox = "The quick brown fox jumps over the lazy dog"

    private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.layer.contentsScale = 3
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The box of what `draw` painted, in points.
    private func ink(_ size: CGSize, _ draw: () -> Void) -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
        let pixels = image.cgImage!.pixels
        var box = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width
            where (pixels.data + y * pixels.bytesPerRow + x * 4 + 3).load(as: UInt8.self) > 16 {
                box = box.union(CGRect(x: CGFloat(x) / 3, y: CGFloat(y) / 3, width: 1.0 / 3, height: 1.0 / 3))
            }
        }
        return box
    }

    private func ink(_ label: UILabel) -> CGRect { ink(label.bounds.size) { label.draw(label.bounds) } }

    func testALayoutThatWasMeasuredIsDrawn() async {
        for lines in [0, 1, 2] {
            let label = label(fox, lines: lines)
            let room = CGSize(width: lines == 2 ? 250 : 120, height: 1e7)
            label.frame.size = label.sizeThatFits(room)
            let measured = label.layout(CGSize(width: lines == 1 ? 1e7 : room.width, height: 1e7), lines: lines).layout
            let drawn = label.layout(label.bounds.size, lines: lines).layout
            XCTAssertTrue(measured === drawn, "\(lines) lines: \(label.bounds)")
            let narrower = label.layout(CGSize(width: label.bounds.width - 4, height: 1e7), lines: lines).layout
            XCTAssertFalse(measured === narrower)
        }
    }

    /// A text that is shown with all of its look at once is the picture that its attributes give.
    func testATextInOneLookIsDrawnAsItsAttributesAre() async {
        let font = UIFont.systemFont(ofSize: 12, weight: .medium)
        for (alignment, mode) in [
            (NSTextAlignment.left, NSLineBreakMode.byTruncatingTail), (.center, .byTruncatingMiddle),
            (.right, .byTruncatingHead),
        ] {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.lineBreakMode) = (alignment, mode)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
            ]
            for (text, lines) in [(fox, 1), (fox, 2), ("fox", 0)] {
                let (one, other) = (label(nil, lines: lines), label("before", lines: lines))
                one.attributedText = NSAttributedString(string: text, attributes: attributes)
                other.showText(text, font: font, color: .systemRed, alignment: alignment, lineBreakMode: mode)
                XCTAssertEqual(other.text, text)
                XCTAssertEqual(other.attributedText, one.attributedText)
                let room = CGSize(width: 150, height: 1e7)
                XCTAssertEqual(one.sizeThatFits(room), other.sizeThatFits(room))
                func picture(_ label: UILabel) -> Data? {
                    label.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
                    return UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
                        .pngData()
                }
                XCTAssertEqual(picture(one), picture(other), "\(alignment) \(lines) lines")
            }
        }
    }

    func testATextInTheLookThatItHasChangesNothing() async {
        let label = label("fox", width: 60, height: 20)
        let font = UIFont.systemFont(ofSize: 12)
        label.showText("fox", font: font, color: .label, alignment: .natural, lineBreakMode: .byTruncatingTail)
        label.layer.displayIfNeeded()
        label.showText("fox", font: font, color: .label, alignment: .natural, lineBreakMode: .byTruncatingTail)
        XCTAssertFalse(label.layer.needsDisplay())
        label.showText("fox", font: font, color: .red, alignment: .natural, lineBreakMode: .byTruncatingTail)
        XCTAssertTrue(label.layer.needsDisplay())
    }

    func testDefaults() async {
        let label = UILabel()
        XCTAssertNil(label.text)
        XCTAssertNil(label.attributedText)
        XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertFalse(label.isOpaque)
        XCTAssertEqual(label.intrinsicContentSize, .zero)
    }

    // MARK: Sizes

    func testIntrinsicSizeIsAWholeNumberOfPixels() async {
        let size = label("Label").intrinsicContentSize
        XCTAssertEqual(size.height, 61.0 / 3, accuracy: 0.001)
        XCTAssertEqual(size.width * 3, (size.width * 3).rounded(), accuracy: 0.001)
        XCTAssertEqual(size.width, 41.33, accuracy: 0.7)
    }

    /// 100,000 characters in a label of a screen's size: laid out once, drawn where it can be seen.
    func testALongTextFillsTheLabelAndNoMore() async {
        let text = (0..<20_000).map { "w\($0 % 1000)" }.joined(separator: " ")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        label.numberOfLines = 0
        label.text = text
        XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 300, height: 1e6)).height, 10_000)
        let image = UIGraphicsImageRenderer(bounds: label.bounds).image { _ in
            label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
        }
        XCTAssertEqual(image.size, label.bounds.size)
        let lines = label.layout(label.bounds.size, lines: 0).layout
        XCTAssertLessThanOrEqual(lines.size.height, 400)
        XCTAssertTrue(lines.isTruncated)
    }

    func testOneLineIsAsWideAsItsTextWhateverTheRoom() async {
        let label = label(fox, width: 50, height: 20)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 50, height: 20)), label.intrinsicContentSize)
        label.sizeToFit()
        XCTAssertEqual(label.bounds.size, label.intrinsicContentSize)
    }

    func testSeveralLinesWrapAtTheWidth() async {
        let label = label(fox, width: 120, height: 10, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        XCTAssertLessThanOrEqual(size.width, 120)
        XCTAssertEqual(size.height, 81.333, accuracy: 0.01)
        label.preferredMaxLayoutWidth = 120
        XCTAssertEqual(label.intrinsicContentSize, size)
        label.numberOfLines = 2
        XCTAssertEqual(label.intrinsicContentSize.height, 40.667, accuracy: 0.01)
    }

    func testTextRectOverrideGivesPadding() async {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
                return inner.insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded()
        padded.layer.contentsScale = 3
        padded.text = "Label"
        let plain = label("Label").intrinsicContentSize
        XCTAssertEqual(padded.intrinsicContentSize.width, plain.width + 20, accuracy: 0.001)
        XCTAssertEqual(padded.intrinsicContentSize.height, plain.height + 10, accuracy: 0.001)
    }

    // MARK: Redrawing

    func testOnlyChangesRedraw() async {
        final class Counting: UILabel {
            var marks = 0
            override func setNeedsDisplay() {
                marks += 1
                super.setNeedsDisplay()
            }
        }
        let label = Counting()
        label.text = "a"
        XCTAssertEqual(label.marks, 1)
        label.text = "a"
        label.font = .systemFont(ofSize: 17)
        label.textColor = .label
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingTail
        label.numberOfLines = 1
        label.shadowOffset = CGSize(width: 3, height: 3)
        label.isHighlighted = true
        XCTAssertEqual(label.marks, 1)
        label.textColor = .red
        label.textAlignment = .center
        label.numberOfLines = 2
        label.shadowColor = .black
        label.isEnabled = false
        XCTAssertEqual(label.marks, 6)
    }

    func testTheLayoutIsKept() async {
        let label = label(fox, width: 120, height: 90, lines: 0)
        let first = label.layout(label.bounds.size, lines: 0).layout
        XCTAssertTrue(first === label.layout(label.bounds.size, lines: 0).layout)
        label.text = fox
        XCTAssertTrue(first === label.layout(label.bounds.size, lines: 0).layout)
        label.font = .systemFont(ofSize: 12)
        XCTAssertFalse(first === label.layout(label.bounds.size, lines: 0).layout)
    }

    // MARK: Attributed text

    func testPlainAndAttributedTextFollowEachOther() async throws {
        let label = label("abc")
        let text = try XCTUnwrap(label.attributedText)
        XCTAssertEqual(text.string, "abc")
        XCTAssertEqual(text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont, label.font)
        label.attributedText = NSAttributedString(
            string: "xyz", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        XCTAssertEqual(label.text, "xyz")
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.intrinsicContentSize.height, 36, accuracy: 0.4)
        label.text = nil
        XCTAssertNil(label.attributedText)
    }

    func testSettingAPropertyStylesTheWholeText() async {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
        let label = UILabel()
        label.attributedText = text
        label.font = .systemFont(ofSize: 10)
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        XCTAssertEqual(font?.pointSize, 10)
        text.mutableString.append("c")
        XCTAssertEqual(label.text, "ab", "the label has a copy")
    }

    // MARK: Drawing

    func testTextIsCentredVertically() async {
        let label = label("HHH", width: 100, height: 80)
        let box = ink(label)
        XCTAssertEqual(box.maxY, (80 - 20.29) / 2 + 16.19, accuracy: 0.7)
        XCTAssertEqual(box.minX, 1.5, accuracy: 1.5)
    }

    func testAlignment() async {
        let label = label("Hello", width: 200, height: 30)
        label.textAlignment = .right
        XCTAssertEqual(ink(label).maxX, 200, accuracy: 2)
        label.textAlignment = .center
        XCTAssertEqual(ink(label).midX, 100, accuracy: 2)
    }

    func testNothingIsDrawnOutsideALowLabel() async {
        let low = label(fox, width: 100, height: 21, lines: 0)
        XCTAssertEqual(low.layout(low.bounds.size, lines: 0).layout.lines.count, 1)
        XCTAssertTrue(low.layout(low.bounds.size, lines: 0).layout.isTruncated)
    }

    // MARK: Partly attributed

    private func partly(_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) -> NSAttributedString {
        let text = NSMutableAttributedString(string: fox)
        text.addAttributes(attributes, range: range)
        return text
    }

    func testWhatAStringLeavesOpenHasTheLabelsOwnFont() async {
        let (small, large) = (UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 30))
        for range in [NSRange(location: 0, length: 3), NSRange(location: 4, length: 5)] {
            let label = label(nil)
            label.font = large
            label.attributedText = partly([.font: small], range)
            let whole = NSMutableAttributedString(string: fox, attributes: [.font: large])
            whole.addAttribute(.font, value: small, range: range)
            let expected = self.label(nil)
            expected.attributedText = whole
            XCTAssertEqual(label.intrinsicContentSize, expected.intrinsicContentSize)
            XCTAssertEqual(label.font, range.location == 0 ? small : large, "that of the first character")
            // Another text has nothing of the one before it.
            label.attributedText = NSAttributedString(string: fox)
            let plain = self.label(fox)
            plain.font = large
            XCTAssertEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
            XCTAssertEqual(label.font, large)
            label.font = small
            plain.font = small
            XCTAssertEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
        }
    }

    func testWhatAStringLeavesOpenHasTheLabelsOwnColour() async {
        let label = label(nil, width: 400, height: 30)
        label.textColor = .red
        label.attributedText = partly([.foregroundColor: UIColor.blue], NSRange(location: 0, length: 9))
        XCTAssertEqual(label.textColor, .blue)
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
        let pixels = image.cgImage!.pixels
        var (reds, blues) = (0, 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let word = (pixels.data + y * pixels.bytesPerRow + x * 4).load(as: UInt32.self)
                let (red, blue) = (word >> 16 & 255, word & 255)
                if red > 150, blue < 60 { reds += 1 }
                if blue > 150, red < 60 { blues += 1 }
            }
        }
        XCTAssertGreaterThan(reds, blues, "most of the text")
        XCTAssertGreaterThan(blues, 10)
    }

    // MARK: Baseline offsets

    private func raised(_ offset: CGFloat, lineHeight: CGFloat = 0, size: CGFloat = 17, height: CGFloat) -> UILabel {
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
        let label = label(nil, width: 100, height: height)
        label.attributedText = NSAttributedString(
            string: "HHH",
            attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style, .baselineOffset: offset])
        return label
    }

    /// DEV-795
    func test_G23_AnOffsetOfAWholeLabelMovesItsText() async {
        let plain = ink(raised(0, height: 60))
        XCTAssertGreaterThan(ink(raised(-8, height: 60)).minY, plain.minY + 3)
        XCTAssertLessThan(ink(raised(8, height: 60)).minY, plain.minY - 3)
        // A line lower than the font, as libraries of typography make it: all of the offset counts.
        let low = ink(raised(0, lineHeight: 40, size: 40, height: 40))
        XCTAssertEqual(ink(raised(-6, lineHeight: 40, size: 40, height: 40)).minY, low.minY + 6, accuracy: 0.4)
    }

    func test_G22_HalfOfTheRoomCentresTextInAHighLine() async {
        let font = UIFont.systemFont(ofSize: 17)
        let low = ink(raised(0, lineHeight: 40, height: 40))
        let offset = (40 - font.lineHeight) / 2
        let label = raised(offset, lineHeight: 40, height: 40)
        XCTAssertEqual(ink(label).minY, low.minY - offset, accuracy: 0.4)
        XCTAssertEqual(ink(label).midY, ink(raised(0, height: 40)).midY, accuracy: 0.7)
        XCTAssertEqual(label.intrinsicContentSize.height, 40, "the line keeps its height")
    }

    func testALineOfTextThatIsRaisedAsAWholeIsHigher() async {
        let plain = raised(0, height: 60).intrinsicContentSize.height
        XCTAssertEqual(raised(8, height: 60).intrinsicContentSize.height, plain + 8, accuracy: 0.4)
        XCTAssertEqual(raised(-8, height: 60).intrinsicContentSize.height, plain + 8, accuracy: 0.4)
    }

    func testShrinkingToFit() async {
        let label = label(fox, width: 200, height: 30)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        let (layout, scale) = label.layout(label.bounds.size, lines: 1)
        XCTAssertFalse(layout.isTruncated)
        XCTAssertLessThan(scale, 0.8)
        XCTAssertEqual(layout.size.width, 200, accuracy: 4)
        label.minimumScaleFactor = 0.9
        XCTAssertTrue(label.layout(label.bounds.size, lines: 1).layout.isTruncated)
        XCTAssertEqual(label.layout(label.bounds.size, lines: 1).scale, 0.9)
    }

    // MARK: String drawing

    func testStringsMeasure() async {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size = "Label".size(withAttributes: attributes)
        XCTAssertEqual(size.height, 20.287, accuracy: 0.001)
        XCTAssertEqual(NSString(string: "Label").size(withAttributes: attributes), size)
        XCTAssertEqual(NSAttributedString(string: "Label", attributes: attributes).size(), size)
        let wrapped = fox.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        XCTAssertEqual(wrapped.height, 4 * 20.287, accuracy: 0.01)
        let baseline = fox.boundingRect(with: .zero, options: [], attributes: attributes, context: nil)
        XCTAssertEqual(baseline.minY, -16.187, accuracy: 0.01)
    }

    func testStringsDrawWhereTheyAreTold() async {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let at = ink(CGSize(width: 100, height: 60)) {
            "HH".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes)
        }
        XCTAssertEqual(at.maxY, 26.19, accuracy: 0.6)
        XCTAssertEqual(at.minX, 21.5, accuracy: 1)
        let inside = ink(CGSize(width: 200, height: 200)) {
            fox.draw(in: CGRect(x: 50, y: 50, width: 80, height: 45), withAttributes: attributes)
        }
        XCTAssertTrue(CGRect(x: 50, y: 50, width: 80, height: 45).contains(inside))
    }

    func testStringsShrink() async {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "Hello world", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let width = text.size().width
        let bounds = text.boundingRect(with: CGSize(width: width * 0.8, height: 30), options: [], context: context)
        XCTAssertLessThanOrEqual(bounds.width, width * 0.8 + 0.1)
        // The font's smaller sizes are wider for their size.
        XCTAssertEqual(context.actualScaleFactor, 0.77, accuracy: 0.02)
    }

    func testAttachmentsTakeRoomAndAreDrawn() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
        XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 1)))
        XCTAssertEqual(text.size().width, 30, accuracy: 0.01)
        XCTAssertGreaterThanOrEqual(text.size().height, 30)
        let box = ink(CGSize(width: 60, height: 60)) { text.draw(at: CGPoint(x: 10, y: 10)) }
        XCTAssertEqual(box.width, 30, accuracy: 0.4)
        XCTAssertEqual(box.minY, 10, accuracy: 0.4)
    }

    func testALinkIsBlueAndUnderlined() {
        func picture(_ attributes: [NSAttributedString.Key: Any]) -> [UInt8] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            label.attributedText = NSAttributedString(string: "Link", attributes: attributes)
            let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
            return (image.cgImage?.dataProvider?.data as Data?).map(Array.init) ?? []
        }
        let link = picture([.link: URL(string: "https://example.com")!, .foregroundColor: UIColor.red])
        let look: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        XCTAssertEqual(link, picture(look))
        XCTAssertNotEqual(link, picture([.foregroundColor: UIColor.red]))
    }
}
