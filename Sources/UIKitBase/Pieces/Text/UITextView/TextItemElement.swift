import CoreGraphics
import Foundation

/// A link, an attachment or a tagged part of a text that is only read, as assistive technologies and UI tests find it: after its text.
///
/// - From: `AccessibilityTree`, `InterfaceDumper`
/// - To: `UITextView`
@MainActor final class TextItemElement: UIAccessibilityElement {
    let item: UITextItem
    private weak var text: UITextView?

    init(_ item: UITextItem, in text: UITextView) {
        (self.item, self.text) = (item, text)
        super.init(accessibilityContainer: text)
    }

    override var standardAccessibility: StandardAccessibility {
        switch item.content {
        case .link, .tag: StandardAccessibility(isElement: true, label: words, traits: .link)
        case .textAttachment(let attachment):
            StandardAccessibility(
                isElement: true,
                label: attachment.accessibilityLabel ?? attachment.image?.accessibilityLabel ?? "Attachment",
                traits: attachment.image == nil ? .none : .image)
        }
    }

    private var words: String? { text?.text(in: IndexedTextRange(item.range)) }

    /// The first line of the item: a tap in the middle of several could be beside all of them.
    override var accessibilityFrameInContainerSpace: CGRect {
        get { text?.rects(of: item.range).first ?? .zero }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get {
            guard let text else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: text)
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let text else { return false }
        text.follow(item)
        return true
    }
}

extension UITextView {
    /// Elements for what can be used in text that is only read; the same ones as long as the text has the same items.
    var itemElements: [TextItemElement] {
        guard !takesText, isSelectable else { return [] }
        let items = items
        let isKnown =
            items.count == parts.itemElements.count
            && zip(items, parts.itemElements).allSatisfy { $0.range == $1.item.range && $0.isSame(as: $1.item) }
        if !isKnown { parts.itemElements = items.map { TextItemElement($0, in: self) } }
        return parts.itemElements
    }

    /// Links, attachments, tags and what was detected, in the order of the text.
    private var items: [UITextItem] {
        var found: [UITextItem] = []
        var offset = 0
        let text = textStorage
        while offset < text.length {
            var run = NSRange(location: offset, length: 1)
            let attributes = text.attributes(at: offset, effectiveRange: &run)
            let isItem = attributes[.link] != nil || attributes[.attachment] != nil || attributes[.textItemTag] != nil
            if isItem, let item = item(atOffset: offset) {
                found.append(item)
                offset = max(NSMaxRange(item.range), offset + 1)
            } else {
                offset = max(NSMaxRange(run), offset + 1)
            }
        }
        found += detectedItems(except: found.map(\.range))
        return found.sorted { $0.range.location < $1.range.location }
    }
}

extension UITextItem {
    fileprivate func isSame(as other: UITextItem) -> Bool {
        switch (content, other.content) {
        case (.link(let one), .link(let two)): one == two
        case (.textAttachment(let one), .textAttachment(let two)): one === two
        case (.tag(let one), .tag(let two)): one == two
        default: false
        }
    }
}
