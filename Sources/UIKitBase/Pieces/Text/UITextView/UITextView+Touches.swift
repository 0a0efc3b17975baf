import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Taps, a finger that stays, and links.
extension UITextView {
    private static let tapTime = 0.35
    private static let tapDistance: CGFloat = 30

    func addTextGestures() {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.tapped($0.location(in: $0.view)) }
        addGestureRecognizer(tap)
        // What a finger lifts it doesn't select, nor what has a menu.
        let press = TextPressGesture { [weak self] in
            guard let self else { return false }
            return !self.dragging.lifts(at: $0) && (self.takesText || self.item(at: $0) == nil)
        }
        press.addHandler { [weak self] in self?.pressed($0) }
        addGestureRecognizer(press)
        _ = dragging
    }

    private func tapped(_ point: CGPoint) {
        if let item = item(at: point), !takesText {
            parts.taps.count = 0
            return follow(item)
        }
        guard isSelectable else { return }
        let now = CACurrentMediaTime()
        let last = parts.taps
        let isNear = hypot(point.x - last.point.x, point.y - last.point.y) < Self.tapDistance
        let count = now - last.time < Self.tapTime && isNear ? last.count + 1 : 1
        parts.taps = (count, now, point)
        tapped(point, count: count)
    }

    private func tapped(_ point: CGPoint, count: Int) {
        let wasActive = isFirstResponder
        if !takesText, count == 1 {
            // Text that is only read is selected by two taps; one takes the selection away.
            if wasActive { editor.select(NSRange(location: offset(nearest: point), length: 0)) }
            return
        }
        guard isFirstResponder || becomeFirstResponder() else { return }
        parts.column = nil
        tapped(point, count: count, wasActive: wasActive)
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard isSelectable else { return }
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard isFirstResponder || becomeFirstResponder() else { return }
            parts.column = nil
            if takesText { carryCaret(to: point) } else { selectWord(at: point) }
        case .changed where takesText: carryCaret(to: point)
        case .ended where isFirstResponder: dropCaret()
        case .ended, .cancelled, .failed: TextLoupe.hide()
        default: break
        }
    }

    func selectParagraph(at point: CGPoint) {
        let (index, start) = lines.flow.paragraph(at: offset(nearest: point))
        let length = lines.flow.paragraphs[index].length
        editor.select(NSRange(location: start, length: length))
    }

    func selectByFinger(_ range: NSRange) { selectByApp(range) }
    var caretView: CaretView { parts.content.caret }
    var inkView: UIView { parts.content }

    /// The character that is under a point; nil beside the text.
    func character(at point: CGPoint) -> NSRange? {
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        guard editor.length > 0 else { return nil }
        let found = lines.character(at: place, textContainer)
        guard found.index < editor.length else { return nil }
        let range = editor.units.character(at: found.index)
        let rect = lines.boundingRect(forGlyphRange: range, in: textContainer)
        return rect.contains(place) ? range : nil
    }

    // MARK: Links and attachments

    func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, let character = character(at: point) else { return nil }
        return item(atOffset: character.location)
    }

    /// The link, the attachment or the tag that a character is in.
    func item(atOffset offset: Int) -> UITextItem? {
        let whole = NSRange(location: 0, length: textStorage.length)
        var range = NSRange(location: 0, length: 0)
        let link = textStorage.attribute(.link, at: offset, longestEffectiveRange: &range, in: whole)
        if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) ?? (link as? NSURL)?.absoluteURL {
            return UITextItem(content: .link(url), range: range)
        }
        if let found = detectedItem(at: offset) { return found }
        let tag = textStorage.attribute(
            .textItemTag, at: offset, longestEffectiveRange: &range, in: whole)
        if let tag = tag as? String { return UITextItem(content: .tag(tag), range: range) }
        let attached = textStorage.attribute(.attachment, at: offset, effectiveRange: nil)
        guard let attachment = attached as? NSTextAttachment else { return nil }
        return UITextItem(content: .textAttachment(attachment), range: editor.units.character(at: offset))
    }

    func follow(_ item: UITextItem) {
        let standard = UIAction { [weak self] _ in self?.askAndFollow(item) }
        guard let delegate else { return askAndFollow(item) }
        let action = OptionalCall.call(.event, delegate, "textView:primaryActionForTextItem:defaultAction:") {
            delegate.textView(self, primaryActionFor: item, defaultAction: standard)
        }
        switch action {
        case .none: askAndFollow(item)
        case .some(let own): own?.performWithSender(self, target: nil)
        }
    }

    private func askAndFollow(_ item: UITextItem) {
        switch item.content {
        case .link(let url): if mayInteract(with: item, .invokeDefaultAction) { Above.application.follow(url) }
        case .textAttachment: _ = mayInteract(with: item, .invokeDefaultAction)
        case .tag: break
        }
    }

    /// Asks by the methods from before menus and actions of items; true where there are none.
    func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        switch item.content {
        case .link(let url):
            mayFollow(
                "textView:shouldInteractWithURL:inRange:interaction:",
                by: { $0.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) },
                older: "textView:shouldInteractWithURL:inRange:",
                by: { $0.textView(self, shouldInteractWith: url, in: item.range) })
        case .textAttachment(let attachment):
            mayFollow(
                "textView:shouldInteractWithTextAttachment:inRange:interaction:",
                by: { $0.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) },
                older: "textView:shouldInteractWithTextAttachment:inRange:",
                by: { $0.textView(self, shouldInteractWith: attachment, in: item.range) })
        case .tag: true
        }
    }

    /// The method that came later, or the older one where that is missing.
    private func mayFollow(
        _ selector: StaticString, by body: (any UITextViewDelegate) -> Bool, older: StaticString,
        by olderBody: (any UITextViewDelegate) -> Bool
    ) -> Bool {
        guard let delegate else { return true }
        if let answer = OptionalCall.call(.event, delegate, selector, { body(delegate) }) { return answer }
        return OptionalCall.call(.event, delegate, older, { olderBody(delegate) }) ?? true
    }
}

/// A finger that stays, unless the text has something else for it there.
@MainActor private final class TextPressGesture: UILongPressGestureRecognizer {
    private let mayBegin: (CGPoint) -> Bool

    /// - Parameter mayBegin: Asked with the place in the gesture's view.
    init(_ mayBegin: @escaping (CGPoint) -> Bool) {
        self.mayBegin = mayBegin
        super.init(target: nil, action: nil)
    }

    override var state: State {
        get { super.state }
        set { super.state = newValue == .began && !mayBegin(location(in: view)) ? .failed : newValue }
    }
}
