import CoreText
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Paragraphs, layout managers of both halves of TextKit, and labels part words where they are asked to. DEV-1414.
final class HyphenationFactorTests: MainTestCase, @unchecked Sendable {
    private let text = "mimi mabaradu mi"
    /// A language that no system has patterns for.
    private let language = "tlh"
    private let font = UIFont.systemFont(ofSize: 17)

    override func prepare() {
        HyphenationDictionaries.shared.setPatterns(HyphenationPatterns("UTF-8\na1b\na1r\na1d\n"), of: language)
    }

    /// Wide enough for the first word and half of the second, with a hyphen.
    private var width: CGFloat { ("mimi maba-" as NSString).size(withAttributes: [.font: font]).width + 2 }

    private func attributed(_ factor: Float?, byDefault: Bool = false) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, NSAttributedString.Key(kCTLanguageAttributeName): language,
        ]
        if let factor {
            let style = NSMutableParagraphStyle()
            style.hyphenationFactor = factor
            style.usesDefaultHyphenation = byDefault
            attributes[.paragraphStyle] = style
        }
        return NSAttributedString(string: text, attributes: attributes)
    }

    private func lines(_ manager: NSLayoutManager, _ factor: Float? = nil, byDefault: Bool = false) -> [String] {
        let storage = NSTextStorage(attributedString: attributed(factor, byDefault: byDefault))
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        defer {
            storage.removeLayoutManager(manager)
            manager.removeTextContainer(at: 0)
        }
        return strings(manager)
    }

    private func strings(_ manager: NSLayoutManager) -> [String] {
        var found: [String] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
            found.append((self.text as NSString).substring(with: range))
        }
        return found
    }

    private let whole = ["mimi ", "mabaradu ", "mi"]
    private let parted = ["mimi maba", "radu mi"]

    func test_G28_ParagraphsGoBeforeTheirLayoutManager() {
        onMain {
            let manager = NSLayoutManager()
            XCTAssertEqual(lines(manager), whole)
            XCTAssertEqual(lines(manager, 1), parted)
            XCTAssertEqual(lines(manager, 0.1), whole, "the first line is full enough")
            manager.hyphenationFactor = 1
            XCTAssertEqual(lines(manager), parted)
            XCTAssertEqual(lines(manager, 0), parted, "0 leaves it to the manager")
            XCTAssertEqual(lines(manager, 0.1), whole)
        }
    }

    func testDefaultHyphenationIsAFactorOfOne() {
        onMain {
            let manager = NSLayoutManager()
            XCTAssertEqual(lines(manager, 0, byDefault: true), parted)
            XCTAssertEqual(lines(manager, 0.1, byDefault: true), whole)
            manager.usesDefaultHyphenation = true
            XCTAssertEqual(lines(manager), parted)
        }
    }

    func testLinesAreMadeAnewWhereTheFactorChanges() {
        onMain {
            let storage = NSTextStorage(attributedString: attributed(nil))
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            XCTAssertEqual(strings(manager), whole)
            manager.hyphenationFactor = 1
            XCTAssertEqual(strings(manager), parted)
            let end = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 1), in: container)
            XCTAssertLessThan(end.maxX, width - 5, "the hyphen stands behind the last letter and isn't a part of it")
            manager.hyphenationFactor = 0
            XCTAssertEqual(strings(manager), whole)
        }
    }

    func testTextKit2() {
        onMain {
            let manager = NSTextLayoutManager()
            let content = NSTextContentStorage()
            content.addTextLayoutManager(manager)
            let container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = 0
            manager.textContainer = container
            content.attributedString = attributed(nil)
            manager.ensureLayout(for: content.documentRange)
            let three = manager.usageBoundsForTextContainer.height
            XCTAssertFalse(manager.usesHyphenation)
            manager.usesHyphenation = true
            manager.ensureLayout(for: content.documentRange)
            XCTAssertEqual(manager.usageBoundsForTextContainer.height, three * 2 / 3, accuracy: 0.5)
        }
    }

    func testALabelIsAsHighAsItsPartedLines() {
        onMain {
            let label = UILabel()
            label.numberOfLines = 0
            let size = CGSize(width: width, height: 500)
            label.attributedText = attributed(nil)
            let three = label.sizeThatFits(size).height
            label.attributedText = attributed(1)
            XCTAssertEqual(label.sizeThatFits(size).height, three * 2 / 3, accuracy: 0.5)
            let drawn = attributed(1).boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
            XCTAssertEqual(drawn.height, three * 2 / 3, accuracy: 1)
        }
    }
}
