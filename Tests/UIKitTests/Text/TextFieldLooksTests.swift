import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where things stand in a text field, and what is seen of them.
final class TextFieldLooksTests: TextFieldTestCase, @unchecked Sendable {
    private static let white = Pixel(r: 255, g: 255, b: 255)

    override func prepare() {
        super.prepare()
        onMain {
            harness.window.backgroundColor = .white
            field.tintColor = .red
            harness.renderFrame()
        }
    }

    /// Pixels of the last frame, read from one copy of it.
    @MainActor private struct Picture {
        let buffer: PixelBuffer
        let scale: CGFloat

        subscript(x: Int, y: Int) -> Pixel {
            let (column, row) = (Int((CGFloat(x) + 0.5) * scale), Int((CGFloat(y) + 0.5) * scale))
            let word = buffer.data.load(fromByteOffset: row * buffer.bytesPerRow + column * 4, as: UInt32.self)
            return Pixel(r: Int(word >> 16 & 255), g: Int(word >> 8 & 255), b: Int(word & 255))
        }
    }

    @MainActor private func picture() -> Picture {
        harness.renderFrame()
        return Picture(buffer: harness.snapshot(), scale: UIScreen.main.scale)
    }

    /// The columns of one row, in points, whose pixels meet a condition.
    @MainActor private func columns(_ y: Int = 117, where matches: (Pixel) -> Bool) -> [Int] {
        let picture = picture()
        return (0..<240).filter { matches(picture[$0, y]) }
    }

    /// From the first to the last column with something in it.
    @MainActor private func ink(_ rows: ClosedRange<Int> = 100...134) -> ClosedRange<Int>? {
        let picture = picture()
        let hits = (0..<240).filter { x in rows.contains { picture[x, $0] != Self.white } }
        return hits.first.flatMap { first in hits.last.map { first...$0 } }
    }

    func test_G135_Sizes() {
        onMain {
            let field = UITextField()
            XCTAssertEqual(field.intrinsicContentSize.height, 22)
            field.borderStyle = .roundedRect
            XCTAssertEqual(field.intrinsicContentSize.height, 34)
            field.font = .systemFont(ofSize: 30)
            XCTAssertGreaterThan(field.intrinsicContentSize.height, 34)
            let empty = field.intrinsicContentSize.width
            field.placeholder = "Name"
            let placed = field.intrinsicContentSize.width
            XCTAssertGreaterThan(placed, empty)
            field.text = "A much longer text than that"
            XCTAssertGreaterThan(field.intrinsicContentSize.width, placed)
            XCTAssertEqual(field.sizeThatFits(.zero), field.intrinsicContentSize)
        }
    }

    func testStandardPlaces() {
        onMain {
            let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
            XCTAssertEqual(field.textRect(forBounds: bounds), bounds)
            field.borderStyle = .roundedRect
            XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 186, height: 30))
            XCTAssertEqual(field.clearButtonRect(forBounds: bounds).minX, 176)
            field.text = "x"
            field.clearButtonMode = .always
            XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 172)
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            XCTAssertEqual(field.textRect(forBounds: bounds).minX, 7, "not shown")
            field.leftViewMode = .always
            XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 0, y: 7, width: 30, height: 20))
            XCTAssertEqual(field.textRect(forBounds: bounds).minX, 37)
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            field.rightViewMode = .unlessEditing
            XCTAssertEqual(field.textRect(forBounds: bounds).maxX, 183, "in place of the clear button")
            XCTAssertEqual(field.editingRect(forBounds: bounds).maxX, 172)
            field.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(field.leftViewRect(forBounds: bounds).minX, 170)
            XCTAssertEqual(field.rightViewRect(forBounds: bounds).minX, 0)
            harness.turn()
            XCTAssertTrue(field.leftView?.superview === field)
            field.leftViewMode = .never
            harness.turn()
            XCTAssertNil(field.leftView?.superview)
        }
    }

    private final class Placed: UITextField {
        var drawn: [String] = []
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 70, dy: 0) }
        override func drawText(in rect: CGRect) {
            drawn.append("text \(Int(rect.minX))")
            super.drawText(in: rect)
        }
        override func drawPlaceholder(in rect: CGRect) {
            drawn.append("placeholder \(Int(rect.minX))")
            super.drawPlaceholder(in: rect)
        }
    }

    func testOverriddenPlacesAreUsed() {
        onMain {
            field.removeFromSuperview()
            let placed = Placed(frame: CGRect(x: 0, y: 100, width: 240, height: 34))
            placed.placeholder = "Hint"
            harness.window.addSubview(placed)
            harness.renderFrame()
            placed.text = "█"
            XCTAssertEqual(ink()?.lowerBound, 50)
            placed.becomeFirstResponder()
            placed.caretHidden()
            XCTAssertEqual(ink()?.lowerBound, 70)
            XCTAssertEqual(placed.drawn, ["placeholder 50", "text 50", "text 70"])
            placed.removeFromSuperview()
        }
    }

    func testAlignment() {
        onMain {
            field.text = "█"
            let left = ink()!
            XCTAssertEqual(left.lowerBound, 20)
            field.textAlignment = .right
            let right = ink()!
            XCTAssertEqual(right.upperBound, 219, accuracy: 1)
            field.textAlignment = .center
            let centre = ink()!
            XCTAssertEqual(centre.lowerBound + centre.upperBound, 239, accuracy: 2)
            field.textAlignment = .natural
            field.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(ink(), right)
        }
    }

    func testBordersInLightAndDark() {
        onMain {
            field.borderStyle = .roundedRect
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 20, y: 100)), Self.white, "the corner is round")
            let edge = harness.pixel(at: CGPoint(x: 120, y: 100))
            XCTAssertTrue((190...254).contains(edge.r), "\(edge)")
            field.backgroundColor = .blue
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 120, y: 117)), Pixel(r: 0, g: 0, b: 255))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 20, y: 100)), Self.white, "the colour keeps to the border")
            XCTAssertEqual(field.backgroundColor, .blue)
            field.backgroundColor = nil
            harness.window.overrideUserInterfaceStyle = .dark
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 120, y: 117)), Pixel(r: 0, g: 0, b: 0))
            harness.window.overrideUserInterfaceStyle = .unspecified
            field.borderStyle = .none
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 120, y: 100)), Self.white)
        }
    }

    /// How many frames have been presented.
    @MainActor private var frames: Int { harness.runtime.server.renderFrame(at: harness.runtime.now).number }

    // DEV-080
    func testTheCaretBlinksAndCostsNothingInBetween() {
        onMain {
            field.becomeFirstResponder()
            let isRed = { (pixel: Pixel) in pixel.r > 200 && pixel.g < 60 }
            XCTAssertEqual(columns(where: isRed), [20, 21])
            harness.advance(by: 0.55)
            XCTAssertEqual(columns(where: isRed), [])
            harness.advance(by: 0.5)
            XCTAssertEqual(columns(where: isRed), [20, 21])
            harness.recorder.clear()
            let before = frames
            harness.advance(by: 2.1)
            XCTAssertEqual(frames - before, 4, "a frame for each change")
            field.resignFirstResponder()
            XCTAssertEqual(columns(where: isRed), [])
            let still = frames
            harness.advance(by: 2)
            XCTAssertEqual(frames, still)
        }
    }

    func testASelectionIsSeen() {
        onMain {
            field.text = "  "
            field.becomeFirstResponder()
            field.selectAll(nil)
            let pink = Pixel(r: 255, g: 204, b: 204)
            let seen = columns { abs($0.r - pink.r) < 3 && abs($0.g - pink.g) < 3 }
            XCTAssertEqual(seen.first, 20)
            let width = field.selectionRects(for: field.selectedTextRange!)[0].rect.width
            XCTAssertEqual(CGFloat(seen.count), width, accuracy: 1)
            XCTAssertEqual(columns { $0.r > 200 && $0.g < 60 }, [18, 19, 29, 30], "handles at both ends")
        }
    }

    func test_G134_LongTextScrollsWithTheCaret() {
        onMain {
            field.text = String(repeating: "wide ", count: 20)
            XCTAssertEqual(field.parts.scroll, 0)
            field.becomeFirstResponder()
            harness.turn()
            let end = field.caretRect(for: field.endOfDocument)
            XCTAssertEqual(end.maxX, 200, accuracy: 0.4)
            XCTAssertGreaterThan(field.parts.scroll, 100)
            press(80, .command)
            XCTAssertEqual(field.parts.scroll, 0)
            XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, 0)
            let near = field.closestPosition(to: CGPoint(x: 199, y: 10))!
            XCTAssertLessThan(field.offset(from: field.beginningOfDocument, to: near), 40)
        }
    }

    func testSecureTextShowsBullets() {
        onMain {
            field.text = "iiii"
            let open = ink()!
            field.isSecureTextEntry = true
            let hidden = ink()!
            XCTAssertGreaterThan(hidden.count, open.count)
            field.text = "WWWW"
            XCTAssertEqual(ink(), hidden, "only how many there are is seen")
            field.text = "👨‍👩‍👧WWW"
            XCTAssertEqual(ink(), hidden)
            let place = field.closestPosition(to: CGPoint(x: 3, y: 10))!
            XCTAssertTrue([0, 8].contains(field.offset(from: field.beginningOfDocument, to: place)))
        }
    }

    func testTheFontShrinksToFit() {
        onMain {
            field.text = "A text that is wider than the field is"
            field.adjustsFontSizeToFitWidth = true
            XCTAssertLessThanOrEqual(field.fieldLayout.size.width, 200)
            let free = field.fieldLayout.size.height
            field.minimumFontSize = 15
            XCTAssertGreaterThan(field.fieldLayout.size.height, free)
        }
    }

    func testTheFontFollowsTheTextSize() {
        onMain {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            harness.runtime.post(.textSize(.ax3))
            harness.turn()
            XCTAssertGreaterThan(field.font!.pointSize, 30)
            harness.runtime.post(.textSize(.l))
            harness.turn()
            XCTAssertEqual(field.font!.pointSize, 17)
        }
    }

    func testBordersSayHowHighAFieldIs() {
        onMain {
            let heights = [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map { style in
                let field = UITextField()
                field.borderStyle = style
                return field.intrinsicContentSize.height
            }
            XCTAssertEqual(heights, [22, 30, 32, 34])
        }
    }

    func testBaselines() {
        onMain {
            let label = UILabel()
            label.text = "x"
            for view in [label, field!] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                if view !== field { harness.window.addSubview(view) }
            }
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor),
                label.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 200),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            ])
            field.borderStyle = .roundedRect
            field.text = "x"
            harness.turn()
            XCTAssertEqual(field.frame.height, 34)
            XCTAssertEqual(
                field.frame.midY + field.textBaselines.first, label.frame.minY + label.contentBaselines.first,
                accuracy: 0.5)
            label.removeFromSuperview()
        }
    }
}

extension UITextField {
    /// Out of the way of a test that looks at the text.
    fileprivate func caretHidden() { parts.caret.isShown = false }
}
