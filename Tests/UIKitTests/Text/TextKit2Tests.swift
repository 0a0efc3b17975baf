import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// TextKit 2: content, elements, fragments, the viewport, selections, and a text view's switch to TextKit 1.
final class TextKit2Tests: MainTestCase, @unchecked Sendable {
    private var content: NSTextContentStorage!
    private var layout: NSTextLayoutManager!
    private var container: NSTextContainer!

    override func prepare() {
        content = NSTextContentStorage()
        layout = NSTextLayoutManager()
        content.addTextLayoutManager(layout)
        container = NSTextContainer(size: CGSize(width: 200, height: 0))
        layout.textContainer = container
    }

    override func cleanUp() { (content, layout, container) = (nil, nil, nil) }

    private func set(_ text: String) {
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    private func fragments(_ options: NSTextLayoutFragment.EnumerationOptions = .ensuresLayout)
        -> [NSTextLayoutFragment]
    {
        var found: [NSTextLayoutFragment] = []
        layout.enumerateTextLayoutFragments(from: nil, options: options) {
            found.append($0)
            return true
        }
        return found
    }

    private func range(_ location: Int, _ length: Int) -> NSTextRange {
        NSTextRange(NSRange(location: location, length: length))
    }

    // MARK: Text

    func testSynchronisationsAreAwaited() {
        onMain {
            final class Slow: NSTextContentStorage, @unchecked Sendable {
                var waiting: (@Sendable ((any Error)?) -> Void)?
                var isDone = false
                override func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
                {
                    waiting = completionHandler
                }
                override func synchronizeTextLayoutManagers(
                    _ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
                ) {
                    waiting = completionHandler
                }
            }
            for isStore in [true, false] {
                let slow = Slow()
                Task { @MainActor in
                    if isStore {
                        try? await slow.synchronizeToBackingStore()
                    } else {
                        try? await slow.synchronizeTextLayoutManagers()
                    }
                    slow.isDone = true
                }
                harness.turn { slow.waiting != nil }
                XCTAssertFalse(slow.isDone)
                slow.waiting?(nil)
                harness.turn { slow.isDone }
                XCTAssertTrue(slow.isDone)
            }
        }
    }

    /// DEV-681
    func test_G80_WhoOwnsWhom() {
        onMain {
            XCTAssertTrue(layout.textContentManager === content)
            XCTAssertTrue(container.textLayoutManager === layout)
            XCTAssertNil(container.layoutManager, "nobody sees the lines behind TextKit 2")
            XCTAssertEqual(content.textStorage?.layoutManagers, [])
            XCTAssertTrue(content.textStorage?.textStorageObserver === content)
            XCTAssertTrue(content.primaryTextLayoutManager === layout)
            XCTAssertTrue(layout.textViewportLayoutController.textLayoutManager === layout)
            content.removeTextLayoutManager(layout)
            XCTAssertNil(layout.textContentManager)
            XCTAssertEqual(content.textLayoutManagers, [])
        }
    }

    func test_G81_G82_ElementsAreParagraphs() {
        onMain {
            set("one\ntwo\r\nthree")
            let elements = content.textElements(for: content.documentRange).compactMap { $0 as? NSTextParagraph }
            XCTAssertEqual(elements.map(\.attributedString.string), ["one\n", "two\r\n", "three"])
            XCTAssertEqual(
                elements.map { $0.elementRange?.counted },
                [
                    NSRange(location: 0, length: 4), NSRange(location: 4, length: 5), NSRange(location: 9, length: 5),
                ])
            XCTAssertEqual(elements[1].paragraphContentRange?.counted, NSRange(location: 4, length: 3))
            XCTAssertEqual(elements[1].paragraphSeparatorRange?.counted, NSRange(location: 7, length: 2))
            var reversed: [String] = []
            _ = content.enumerateTextElements(from: nil, options: .reverse) {
                reversed.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
                return reversed.count < 2
            }
            XCTAssertEqual(reversed, ["three", "two\r\n"])
            XCTAssertEqual(fragments().count, 3)
        }
    }

    func test_G82_G85_StatesAndTheExtraLine() {
        onMain {
            set(String(repeating: "some words that wrap somewhere in here\n", count: 50))
            let lazy = fragments([])
            XCTAssertEqual(lazy.count, 50)
            XCTAssertEqual(lazy[30].state, .estimatedUsageBounds, "enumerating lays nothing out")
            XCTAssertEqual(fragments(.ensuresExtraLineFragment).count, 51)
            let done = fragments()
            XCTAssertEqual(done[30].state, .layoutAvailable)
            XCTAssertEqual(done[30].textLineFragments.count, 2)
            XCTAssertEqual(done[31].layoutFragmentFrame.minY, done[30].layoutFragmentFrame.maxY, accuracy: 0.01)
            XCTAssertTrue(fragments()[30] === done[30], "the same object while the layout holds")
            let first = done[30].textLineFragments[0]
            XCTAssertEqual(first.characterRange.location, 0)
            XCTAssertEqual(first.typographicBounds.minX, 5, accuracy: 0.01)
            XCTAssertGreaterThan(first.locationForCharacter(at: 4).x, first.locationForCharacter(at: 1).x)
            XCTAssertEqual(first.characterIndex(for: CGPoint(x: first.locationForCharacter(at: 4).x + 1, y: 5)), 4)
        }
    }

    /// The delegate's paragraph is shown, with its own looks.
    func testTheDelegateMakesParagraphs() {
        onMain {
            set("small\nsmall")
            let plain = fragments()[1].layoutFragmentFrame.height
            let delegate = BigSecondParagraph()
            content.delegate = delegate
            layout.invalidateLayout(for: content.documentRange)
            let found = fragments()
            XCTAssertEqual(found[0].layoutFragmentFrame.height, plain, accuracy: 0.01)
            XCTAssertGreaterThan(found[1].layoutFragmentFrame.height, plain * 1.5)
            XCTAssertEqual(content.textStorage?.string, "small\nsmall")
        }
    }

    func test_G86_EditingTransactions() {
        onMain {
            set("abc")
            let counter = Counter()
            let token = NotificationCenter.default.addObserver(
                forName: NSTextStorage.didProcessEditingNotification, object: content.textStorage, queue: nil
            ) { _ in counter.count += 1 }
            content.performEditingTransaction {
                XCTAssertTrue(content.hasEditingTransaction)
                content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x\n")
                content.performEditingTransaction {
                    content.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 0), with: "y")
                }
                XCTAssertEqual(counter.count, 0)
            }
            XCTAssertEqual(counter.count, 1)
            XCTAssertEqual(fragments().map { $0.rangeInElement.counted.length }, [2, 3])
            layout.replaceContents(in: range(0, 2), with: NSAttributedString(string: "z"))
            XCTAssertEqual(content.attributedString?.string, "zbcy")
            XCTAssertEqual(fragments().count, 1)
            NotificationCenter.default.removeObserver(token)
        }
    }

    // MARK: Layout

    func test_G83_G84_TheViewport() {
        onMain {
            set(String(repeating: "illi illi illi illi illi illi illi illi\n", count: 2000))
            let guess = layout.usageBoundsForTextContainer.height
            let viewport = Viewport()
            viewport.bounds = CGRect(x: 0, y: 300, width: 200, height: 100)
            let controller = layout.textViewportLayoutController
            controller.delegate = viewport
            controller.layoutViewport()
            XCTAssertEqual(viewport.heard.first, "will")
            XCTAssertEqual(viewport.heard.last, "did")
            XCTAssertTrue((3...7).contains(viewport.shown.count), "\(viewport.shown.count)")
            for fragment in viewport.shown { XCTAssertTrue(fragment.layoutFragmentFrame.intersects(viewport.bounds)) }
            XCTAssertEqual(controller.viewportBounds, viewport.bounds)
            XCTAssertEqual(
                controller.viewportRange?.location.counted, viewport.shown[0].rangeInElement.location.counted)
            XCTAssertEqual(fragments([])[1500].state, .estimatedUsageBounds)
            _ = fragments()
            XCTAssertNotEqual(layout.usageBoundsForTextContainer.height, guess, "what was a guess is known now")
            let y = controller.relocateViewport(to: CountedTextLocation(40 * 1000))
            XCTAssertEqual(y, fragments()[1000].layoutFragmentFrame.minY, accuracy: 0.01)
        }
    }

    func test_G88_ExcludedAreasMoveLines() {
        onMain {
            set("word word word word word word")
            let free = fragments()[0].textLineFragments[0].typographicBounds.minX
            container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 15))]
            let frame = fragments()[0].layoutFragmentFrame
            XCTAssertGreaterThan(frame.minX + fragments()[0].textLineFragments[0].typographicBounds.minX, free + 55)
        }
    }

    func testSegments() {
        onMain {
            set("one two three four five six seven eight nine ten\nnext")
            var lines: [CGRect] = []
            layout.enumerateTextSegments(in: range(0, 52), type: .selection) { _, rect, _, _ in
                lines.append(rect)
                return true
            }
            XCTAssertEqual(lines.count, fragments().reduce(0) { $0 + $1.textLineFragments.count })
            XCTAssertEqual(lines[0].maxX, 195, accuracy: 0.01, "a selection that goes on reaches the edge")
            var words: [NSRange?] = []
            layout.enumerateTextSegments(in: range(4, 3), type: .standard) { range, rect, baseline, found in
                words.append(range?.counted)
                XCTAssertTrue(found === self.container)
                XCTAssertTrue((10..<rect.height).contains(baseline))
                return true
            }
            XCTAssertEqual(words, [NSRange(location: 4, length: 3)])
            XCTAssertEqual(layout.textLayoutFragment(for: CGPoint(x: 10, y: 1))?.rangeInElement.location.counted, 0)
            XCTAssertEqual(layout.textLayoutFragment(for: CountedTextLocation(50))?.rangeInElement.location.counted, 49)
        }
    }

    func test_G87_RenderingAttributes() {
        onMain {
            set("one two")
            let storage = content.textStorage!
            storage.addAttribute(
                .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 3))
            layout.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: range(0, 2))
            layout.addRenderingAttribute(.font, value: nil, for: range(2, 1))
            var found: [(Int, Int)] = []
            layout.enumerateRenderingAttributes(from: CountedTextLocation(0), reverse: false) { _, values, range in
                found.append((range.counted.length, values.count))
                return true
            }
            XCTAssertEqual(found.map { $0.0 }, [2, 1])
            let shown = layout.shown(NSRange(location: 0, length: 7))
            XCTAssertEqual(shown?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
            XCTAssertNil(shown?.attribute(.font, at: 2, effectiveRange: nil))
            XCTAssertEqual(shown?.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int, 1)
            XCTAssertNil(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil), "the text stays as it is")
            storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
            var places: [Int] = []
            layout.enumerateRenderingAttributes(from: CountedTextLocation(0), reverse: false) { _, _, range in
                places.append(range.location.counted)
                return true
            }
            XCTAssertEqual(places, [2, 4], "they move with the text")
        }
    }

    func testAFragmentDrawsItself() {
        onMain {
            set("██")
            let fragment = fragments()[0]
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { context in
                fragment.draw(at: CGPoint(x: 40, y: 20), in: context.cgContext)
            }
            XCTAssertGreaterThan(alpha(of: image, in: CGRect(x: 46, y: 24, width: 8, height: 8)), 0.5)
            XCTAssertEqual(alpha(of: image, in: CGRect(x: 0, y: 20, width: 40, height: 20)), 0)
        }
    }

    /// How much of an area is covered.
    private func alpha(of image: UIImage, in area: CGRect) -> Double {
        guard let part = image.cgImage?.cropping(to: area.applying(.init(scaleX: image.scale, y: image.scale))),
            let data = part.dataProvider?.data
        else { return -1 }
        let bytes = Array(data as Data)
        let covered = stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] > 128 }.count
        return Double(covered) / Double(bytes.count / 4)
    }

    // MARK: Selections

    func testSelectionsMoveAsKeysDo() {
        onMain {
            set("one two, three\nfour five")
            let navigation = layout.textSelectionNavigation
            func move(
                _ from: NSRange, _ direction: NSTextSelectionNavigation.Direction,
                _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
            ) -> NSRange? {
                let selection = NSTextSelection(
                    range: NSTextRange(from), affinity: .downstream, granularity: .character)
                return navigation.destinationSelection(
                    for: selection, direction: direction, destination: destination, extending: extending,
                    confined: false)?.textRanges.first?.counted
            }
            func at(_ offset: Int, _ length: Int = 0) -> NSRange { NSRange(location: offset, length: length) }
            XCTAssertEqual(move(at(0), .forward, .character), at(1))
            XCTAssertEqual(move(at(0), .backward, .character), at(0))
            XCTAssertEqual(move(at(0, 3), .left, .character), at(0))
            XCTAssertEqual(move(at(0, 3), .right, .character), at(3))
            XCTAssertEqual(move(at(3), .forward, .word), at(7))
            XCTAssertEqual(move(at(9), .backward, .word), at(4))
            XCTAssertEqual(move(at(3), .forward, .word, extending: true), at(3, 4))
            XCTAssertEqual(move(at(2), .forward, .line), at(14))
            XCTAssertEqual(move(at(17), .backward, .line), at(15))
            XCTAssertEqual(move(at(2), .forward, .paragraph), at(15))
            XCTAssertEqual(move(at(2), .forward, .document), at(24))
            XCTAssertEqual(move(at(2), .up, .character), at(0))
            XCTAssertEqual(move(at(20), .down, .character), at(24))
            let down = move(at(2), .down, .character)
            XCTAssertTrue((16...18).contains(down?.location ?? 0), "\(down as Any)")
            let word = navigation.textSelection(
                for: .word, enclosing: NSTextSelection(CountedTextLocation(5), affinity: .downstream))
            XCTAssertEqual(word.textRanges.first?.counted, at(4, 3))
            let caret = NSTextSelection(CountedTextLocation(3), affinity: .downstream)
            XCTAssertEqual(
                navigation.deletionRanges(
                    for: caret, direction: .backward, destination: .word, allowsDecomposition: false
                ).map(\.counted), [at(0, 3)])
        }
    }

    func testSelectionsGoBackOverWhereTheyBegan() {
        onMain {
            set("abcdef")
            let navigation = layout.textSelectionNavigation
            var selection = NSTextSelection(CountedTextLocation(3), affinity: .downstream)
            var ranges: [NSRange] = []
            for direction: NSTextSelectionNavigation.Direction in [.forward, .backward, .backward, .backward, .forward]
            {
                selection = navigation.destinationSelection(
                    for: selection, direction: direction, destination: .character, extending: true, confined: false)!
                ranges.append(selection.textRanges[0].counted)
            }
            XCTAssertEqual(ranges.map { [$0.location, $0.length] }, [[3, 1], [3, 0], [2, 1], [1, 2], [2, 1]])
        }
    }

    func testSelectionsByPoints() {
        onMain {
            set("abc def\nghi")
            let line = fragments()[0].textLineFragments[0]
            let x = line.typographicBounds.minX + line.locationForCharacter(at: 5).x
            let navigation = layout.textSelectionNavigation
            let found = navigation.textSelections(
                interactingAt: CGPoint(x: x, y: 8), inContainerAt: CountedTextLocation(0), anchors: [], modifiers: [],
                selecting: false, bounds: .zero)
            XCTAssertEqual(found.first?.textRanges.first?.counted, NSRange(location: 5, length: 0))
            let dragged = navigation.textSelections(
                interactingAt: CGPoint(x: 6, y: 30), inContainerAt: CountedTextLocation(0), anchors: found,
                modifiers: [],
                selecting: true, bounds: .zero)
            XCTAssertEqual(dragged.first?.textRanges.first?.counted, NSRange(location: 5, length: 3))
            XCTAssertEqual(dragged.first?.isTransient, true)
        }
    }

    /// The engine's selections are forgotten with the text that they were of.
    func test_G89_SelectionsGoWithTheText() {
        onMain {
            set("abc")
            layout.textSelections = [NSTextSelection(CountedTextLocation(1), affinity: .downstream)]
            content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
            XCTAssertEqual(layout.textSelections, [])
        }
    }

    // MARK: Text views

    func test_G90_WhichTextKitATextViewUses() {
        onMain {
            XCTAssertNotNil(UITextView().textLayoutManager)
            XCTAssertNotNil(UITextView(usingTextLayoutManager: true).textLayoutManager)
            let old = UITextView(usingTextLayoutManager: false)
            XCTAssertNil(old.textLayoutManager)
            XCTAssertEqual(old.textStorage.layoutManagers, [old.layoutManager])
            set("abc")
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
            XCTAssertTrue(view.textLayoutManager === layout)
            XCTAssertEqual(view.text, "abc")
            let manager = NSLayoutManager()
            let storage = NSTextStorage(string: "x")
            storage.addLayoutManager(manager)
            let other = NSTextContainer(size: .zero)
            manager.addTextContainer(other)
            XCTAssertNil(UITextView(frame: .zero, textContainer: other).textLayoutManager)
        }
    }

    func test_G91_G93_TheSwitchToTextKit1() {
        onMain {
            for ask: (UITextView) -> Void in [
                { _ = $0.layoutManager }, { _ = $0.textContainer.layoutManager },
                { $0.textStorage.addLayoutManager(NSLayoutManager()) },
            ] {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                view.text = "some text"
                view.layoutIfNeeded()
                let text = view.textLayoutManager
                XCTAssertNotNil(text)
                XCTAssertEqual(view.textStorage.layoutManagers, [])
                ask(view)
                XCTAssertNil(view.textLayoutManager, "for good")
                XCTAssertNil(view.textContainer.textLayoutManager)
                XCTAssertTrue(view.textStorage.layoutManagers.contains(view.layoutManager))
                XCTAssertEqual(view.layoutManager.numberOfGlyphs, 9)
            }
        }
    }

    func test_G76_G94_ViewsOfAttachments() {
        onMain {
            NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "org.example.switch")
            harness.showWindow()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            let attachment = NSTextAttachment(data: nil, ofType: "org.example.switch")
            attachment.bounds = CGRect(x: 0, y: 0, width: 51, height: 31)
            let text = NSMutableAttributedString(string: "on ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.append(NSAttributedString(attachment: attachment))
            view.attributedText = text
            harness.window.addSubview(view)
            harness.turn()
            func found(_ view: UIView) -> UISwitch? { view as? UISwitch ?? view.subviews.lazy.compactMap(found).first }
            let shown = found(view)
            XCTAssertEqual(shown?.bounds.size, CGSize(width: 51, height: 31))
            XCTAssertGreaterThan(shown?.frame.minX ?? 0, 20)
            let fragment = view.textLayoutManager?.textLayoutFragment(for: CountedTextLocation(0))
            XCTAssertEqual(fragment?.textAttachmentViewProviders.count, 1)
            XCTAssertEqual(
                fragment?.frameForTextAttachment(at: CountedTextLocation(3)).size, CGSize(width: 51, height: 31))
            _ = view.layoutManager
            XCTAssertNil(found(view), "views need TextKit 2")
            view.removeFromSuperview()
        }
    }

    // MARK: Detection

    func test_G119_DetectedDataIsShownAndFollowed() {
        onMain {
            harness.showWindow()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            view.text = "Call +49 30 1234567\nor see example.org"
            view.dataDetectorTypes = [.link, .phoneNumber]
            harness.window.addSubview(view)
            harness.turn()
            func color(_ offset: Int) -> UIColor? {
                let paragraph = view.lines.flow.paragraph(at: offset)
                let range = NSRange(
                    location: paragraph.start, length: view.lines.flow.paragraphs[paragraph.index].length)
                let text = NSMutableAttributedString(
                    attributedString: view.textStorage.attributedSubstring(from: range))
                view.decorate(text, at: range)
                return text.attribute(.foregroundColor, at: offset - range.location, effectiveRange: nil) as? UIColor
            }
            XCTAssertEqual(color(6), .label, "nothing where text is edited")
            view.isEditable = false
            XCTAssertEqual(color(6), view.tintColor)
            XCTAssertEqual(color(1), .label)
            let listener = TextViewListener()
            listener.mayInteract = false
            view.delegate = listener
            harness.turn()
            for offset in [6, 30] {
                let rect = view.rects(of: NSRange(location: offset, length: 1))[0]
                harness.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            }
            XCTAssertEqual(
                listener.told().filter { $0.hasPrefix("link") },
                ["link tel:+49301234567 5,14", "link http://example.org 27,11"])
            view.removeFromSuperview()
        }
    }
}

/// On the test's thread alone.
private final class Counter: @unchecked Sendable { var count = 0 }

private final class BigSecondParagraph: NSObject, NSTextContentStorageDelegate {
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        guard range.location > 0, let text = textContentStorage.textStorage else { return nil }
        let big = NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
        big.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: big.length))
        return NSTextParagraph(attributedString: big)
    }
}

private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var heard: [String] = []
    var shown: [NSTextLayoutFragment] = []

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        heard.append("will")
    }
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { shown.append(textLayoutFragment) }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        heard.append("did")
    }
}

private final class SwitchProvider: NSTextAttachmentViewProvider {
    override func loadView() { view = UISwitch() }
}
