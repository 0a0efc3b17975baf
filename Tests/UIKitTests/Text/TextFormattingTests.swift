import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The text formatting panel of iOS 18, and images that stand in a text as letters do.
final class TextFormattingTests: MainTestCase, @unchecked Sendable {
    private typealias Panel = UITextFormattingViewController

    @MainActor private final class Ear: UITextFormattingViewController.Delegate {
        var heard: [String] = []
        var picksColors = true
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            didChangeValue changeValue: UITextFormattingViewController.ChangeValue
        ) {
            switch changeValue {
            case .font(let font): heard.append("font \(font.familyName) \(font.pointSize)")
            case .textColor: heard.append("color")
            default: heard.append("\(changeValue)")
            }
        }
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentColorPicker colorPicker: UIColorPickerViewController
        ) -> Bool { picksColors }
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController) { heard.append("finish") }
    }

    @MainActor private func buttons(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }

    @MainActor private func button(_ panel: Panel, _ label: String) -> UIButton? {
        buttons(panel.view).first { $0.accessibilityLabel == label }
    }

    @MainActor private var text: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "one two", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red])
        let style = NSMutableParagraphStyle()
        (style.alignment, style.textLists) = (.center, [NSTextList(markerFormat: .disc, options: 0)])
        (style.minimumLineHeight, style.maximumLineHeight) = (24, 24)
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 3))
        return text
    }

    func testADescriptorSaysWhatATextLooksLike() {
        onMain {
            let whole = Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 7))
            XCTAssertEqual(whole.fonts, [.boldSystemFont(ofSize: 17)])
            XCTAssertEqual(whole.textColors, [.red])
            XCTAssertTrue(whole.underlinePresent)
            XCTAssertFalse(whole.strikethroughPresent)
            XCTAssertEqual(whole.textAlignments, [.center])
            XCTAssertEqual(whole.textLists, [.disc])
            XCTAssertEqual(whole.lineHeight, 24)
            let first = Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: 3))
            XCTAssertFalse(first.underlinePresent)
            let nothing = Panel.FormattingDescriptor(string: text, range: NSRange(location: 7, length: 5))
            XCTAssertTrue(nothing.fonts.isEmpty && nothing.textAlignments.isEmpty)
            var container = AttributeContainer()
            container.uiKit.font = .systemFont(ofSize: 12)
            XCTAssertEqual(Panel.FormattingDescriptor(attributes: container).fonts, [.systemFont(ofSize: 12)])
        }
    }

    func testLinesHaveOneHeightOrNone() {
        onMain {
            func text(_ heights: [CGFloat]) -> NSAttributedString {
                let text = NSMutableAttributedString()
                for height in heights {
                    let style = NSMutableParagraphStyle()
                    (style.minimumLineHeight, style.maximumLineHeight) = (height, height)
                    text.append(NSAttributedString(string: "line\n", attributes: [.paragraphStyle: style]))
                }
                return text
            }
            func height(_ heights: [CGFloat]) -> Double? {
                let text = text(heights)
                return Panel.FormattingDescriptor(string: text, range: NSRange(location: 0, length: text.length))
                    .lineHeight
            }
            XCTAssertEqual(height([24, 24]), 24)
            XCTAssertNil(height([20, 30]))
            XCTAssertNil(height([24, 0]))
            XCTAssertNil(height([0]))
        }
    }

    func testAHeightOfLinesBeginsAtThatOfTheFont() {
        onMain {
            let ear = Ear()
            let panel = Panel(configuration: .init(groups: [.group([.component(.lineHeight, .regular)])]))
            panel.delegate = ear
            let font = UIFont.systemFont(ofSize: 34)
            panel.formattingDescriptor = .init(attributes: [.font: font])
            panel.loadViewIfNeeded()
            func steppers(_ view: UIView) -> [UIStepper] {
                view.subviews.flatMap { ($0 as? UIStepper).map { [$0] } ?? steppers($0) }
            }
            guard let stepper = steppers(panel.view).first else { return XCTFail("no buttons") }
            XCTAssertEqual(stepper.value, Double(font.lineHeight.rounded()))
            stepper.value += 1
            stepper.sendActions(for: .valueChanged)
            XCTAssertEqual(ear.heard, ["lineHeightPointSize(\(stepper.value))"])
        }
    }

    func testChoicesAreToldAndTheTextsLooksAreShown() {
        onMain {
            let ear = Ear()
            let panel = Panel()
            panel.delegate = ear
            panel.formattingDescriptor = .init(string: text, range: NSRange(location: 0, length: 7))
            panel.loadViewIfNeeded()
            XCTAssertEqual(button(panel, "Bold")?.isSelected, true)
            XCTAssertEqual(button(panel, "Italic")?.isSelected, false)
            XCTAssertEqual(button(panel, "disc")?.isSelected, true)
            for label in ["Bold", "Italic", "disc", "hyphen"] {
                button(panel, label)?.sendActions(for: .primaryActionTriggered)
            }
            XCTAssertEqual(
                ear.heard.map { $0.prefix { $0 != "(" } }, ["bold", "italic", "textList", "textList"])
            XCTAssertTrue(ear.heard[0].hasSuffix("(false)"), "it was bold")
            XCTAssertTrue(ear.heard[1].hasSuffix("(true)"))
            XCTAssertTrue(ear.heard[2].contains("nil"), "it was in that list")
            panel.formattingDescriptor = nil
            XCTAssertEqual(button(panel, "Bold")?.isSelected, false)
        }
    }

    func testAPanelHasWhatItsConfigurationSays() {
        onMain {
            let ear = Ear()
            let configuration = Panel.Configuration(groups: [
                .group([.component(.formattingStyles, .large)]), .group([.component(.highlightPicker, .mini)]),
            ])
            configuration.formattingStyles = [
                .init(styleKey: "title", title: "Title", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
            ]
            let panel = Panel(configuration: configuration)
            panel.delegate = ear
            configuration.formattingStyles = nil
            XCTAssertEqual(panel.configuration.formattingStyles?.map(\.styleKey), ["title"], "it has a copy")
            panel.loadViewIfNeeded()
            XCTAssertNil(button(panel, "Bold"))
            let style = buttons(panel.view).first { $0.configuration?.attributedTitle != nil }
            style?.sendActions(for: .primaryActionTriggered)
            button(panel, "pink")?.sendActions(for: .primaryActionTriggered)
            XCTAssertEqual(ear.heard.first, #"formattingStyle("title")"#)
            XCTAssertTrue(ear.heard.last?.contains("pink") == true, "\(ear.heard)")
            var descriptor = Panel.FormattingDescriptor()
            (descriptor.formattingStyleKey, descriptor.highlights) = ("title", [.pink])
            panel.formattingDescriptor = descriptor
            XCTAssertEqual(style?.isSelected, true)
            XCTAssertEqual(button(panel, "pink")?.isSelected, true)
        }
    }

    func testThePanelPresentsPickersAndTellsItsEnd() {
        onMain {
            harness.show(root: UIViewController())
            let ear = Ear()
            let panel = Panel()
            panel.delegate = ear
            panel.formattingDescriptor = .init(string: text, range: NSRange(location: 0, length: 7))
            harness.window.rootViewController?.present(panel, animated: false)
            harness.advance(by: 1)
            ear.picksColors = false
            button(panel, "Text Color")?.sendActions(for: .primaryActionTriggered)
            XCTAssertNil(panel.presentedViewController, "the delegate has kept it away")
            ear.picksColors = true
            button(panel, "Text Color")?.sendActions(for: .primaryActionTriggered)
            harness.advance(by: 1)
            let colors = panel.presentedViewController as? UIColorPickerViewController
            XCTAssertNotNil(colors)
            panel.dismiss(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(ear.heard, [])
            panel.dismiss(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(ear.heard, ["finish"])
        }
    }

    // DEV-1395
    func testPartsAreKeptAndArchived() throws {
        let parts = [Panel.Component(componentKey: .textColor, preferredSize: .mini)]
        let group = Panel.ComponentGroup(components: parts)
        let data = try NSKeyedArchiver.archivedData(withRootObject: group, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: Panel.ComponentGroup.self, from: data)
        XCTAssertEqual(read, group)
        XCTAssertEqual(read?.components.first?.preferredSize, .mini)
        XCTAssertEqual(Panel.TextAlignment(nsTextAlignment: .justified).nsTextAlignment, .justified)
    }

    // DEV-1396
    func testATextViewKeepsItsPanel() {
        onMain {
            let view = UITextView()
            XCTAssertNil(view.textFormattingConfiguration)
            view.textFormattingConfiguration = .init()
            XCTAssertEqual(view.textFormattingConfiguration?.groups.count, 5)
        }
    }

    // DEV-1397
    func testAnImageStandsInATextAsALetterDoes() throws {
        try onMain {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            let glyph = NSAdaptiveImageGlyph(imageContent: try XCTUnwrap(image.pngData()))
            let font = UIFont.systemFont(ofSize: 20)
            let text = NSAttributedString(adaptiveImageGlyph: glyph, attributes: [.font: font])
            XCTAssertEqual(text.string, "\u{FFFC}")
            XCTAssertTrue(text.attribute(.adaptiveImageGlyph, at: 0, effectiveRange: nil) as AnyObject === glyph)
            let height = CTFontGetAscent(font) + CTFontGetDescent(font)
            // The measures are those of the font that has U+FFFC.
            XCTAssertEqual(text.size().width, 2 * height, accuracy: 1)
            let none = NSAdaptiveImageGlyph(imageContent: Data("none".utf8))
            XCTAssertEqual(NSAttributedString(adaptiveImageGlyph: none).size().width, 0)
            XCTAssertNotEqual(none.contentIdentifier, glyph.contentIdentifier)
            XCTAssertEqual(
                NSAdaptiveImageGlyph(imageContent: glyph.imageContent).contentIdentifier, glyph.contentIdentifier)
            XCTAssertEqual(NSAdaptiveImageGlyph.contentType, .heic)
            let data = try NSKeyedArchiver.archivedData(withRootObject: glyph, requiringSecureCoding: true)
            let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAdaptiveImageGlyph.self, from: data)
            XCTAssertEqual(read, glyph)
        }
    }

    // DEV-1397
    func testATextViewTakesAnImage() throws {
        onMain {
            let view = UITextView()
            view.text = "abc"
            XCTAssertFalse(view.supportsAdaptiveImageGlyph)
            view.allowsEditingTextAttributes = true
            XCTAssertTrue(view.supportsAdaptiveImageGlyph)
            view.supportsAdaptiveImageGlyph = false
            XCTAssertFalse(view.supportsAdaptiveImageGlyph)
            let glyph = NSAdaptiveImageGlyph(imageContent: Data())
            let start = view.position(from: view.beginningOfDocument, offset: 1)!
            let end = view.position(from: start, offset: 1)!
            view.insert(glyph, replacementRange: view.textRange(from: start, to: end)!)
            XCTAssertEqual(view.text, "a\u{FFFC}c")
            let found = view.attributedText.attribute(.adaptiveImageGlyph, at: 1, effectiveRange: nil)
            XCTAssertTrue(found as AnyObject === glyph)
            XCTAssertNil(view.attributedText.attribute(.adaptiveImageGlyph, at: 0, effectiveRange: nil))
            XCTAssertNil(view.attributedText.attribute(.adaptiveImageGlyph, at: 2, effectiveRange: nil))
        }
    }

    func testAnImageIsThereWhenTheDelegateHearsAndNothingTypedIsPartOfIt() {
        final class Keeper: NSObject, UITextViewDelegate {
            var images: [NSRange] = []
            func textViewDidChange(_ textView: UITextView) {
                images = []
                let text = textView.attributedText ?? NSAttributedString()
                let whole = NSRange(location: 0, length: text.length)
                text.enumerateAttribute(.adaptiveImageGlyph, in: whole, options: []) { value, range, _ in
                    if value != nil { images.append(range) }
                }
                textView.selectedRange = NSRange(location: 0, length: 0)
            }
        }
        onMain {
            let view = UITextView()
            let keeper = Keeper()
            view.delegate = keeper
            view.text = "ab"
            view.insert(
                NSAdaptiveImageGlyph(imageContent: Data()),
                replacementRange: view.textRange(from: view.endOfDocument, to: view.endOfDocument)!)
            XCTAssertEqual(view.text, "ab\u{FFFC}")
            XCTAssertEqual(keeper.images, [NSRange(location: 2, length: 1)])
            view.selectedRange = NSRange(location: 3, length: 0)
            view.insertText("c")
            XCTAssertEqual(keeper.images, [NSRange(location: 2, length: 1)])
            view.selectedRange = NSRange(location: 2, length: 1)
            view.insertText("words")
            XCTAssertEqual(view.text, "abwordsc")
            XCTAssertEqual(keeper.images, [])
        }
    }
}
