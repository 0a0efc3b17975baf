import Foundation
import PorticoFoundation

/// What a text view finds in its text: links, phone numbers and the like, and the views of attachments.
extension UITextView {
    private var detector: NSDataDetector? {
        guard !isEditable, !dataDetectorTypes.isEmpty else { return nil }
        let kinds: [(UIDataDetectorTypes, NSTextCheckingResult.CheckingType)] = [
            (.phoneNumber, DetectedKind.phoneNumber), (.link, DetectedKind.link), (.address, DetectedKind.address),
            (.calendarEvent, DetectedKind.date),
        ]
        let wanted = kinds.reduce(UInt64(0)) { dataDetectorTypes.contains($1.0) ? $0 | $1.1.rawValue : $0 }
        return try? NSDataDetector(types: wanted)
    }

    func detected(in paragraph: String) -> [NSTextCheckingResult] {
        guard let detector else { return [] }
        return detector.matches(in: paragraph, range: NSRange(location: 0, length: paragraph.utf16.count))
    }

    func detectedItem(at offset: Int) -> UITextItem? {
        guard detector != nil else { return nil }
        let (index, start) = lines.flow.paragraph(at: offset)
        let range = NSRange(location: start, length: lines.flow.paragraphs[index].length)
        let text = String(utf16: textStorage.utf16(in: range))
        for (number, found) in detected(in: text).enumerated() where found.range.contains(offset - start) {
            guard let url = Self.url(of: found, number: number) else { continue }
            let place = NSRange(location: start + found.range.location, length: found.range.length)
            return UITextItem(content: .link(url), range: place)
        }
        return nil
    }

    /// What is detected anywhere in the text, beside what the app has marked itself.
    func detectedItems(except marked: [NSRange]) -> [UITextItem] {
        guard detector != nil else { return [] }
        let all = textStorage.string as NSString
        var result: [UITextItem] = []
        var start = 0
        while start < all.length {
            let range = all.paragraphRange(for: NSRange(location: start, length: 0))
            for (number, found) in detected(in: all.substring(with: range)).enumerated() {
                let place = NSRange(location: start + found.range.location, length: found.range.length)
                guard !marked.contains(where: { NSIntersectionRange($0, place).length > 0 }),
                    let url = Self.url(of: found, number: number)
                else { continue }
                result.append(UITextItem(content: .link(url), range: place))
            }
            start = max(NSMaxRange(range), start + 1)
        }
        return result
    }

    /// Days and addresses have no address that another app could open: the delegate hears of them by their number.
    private static func url(of result: NSTextCheckingResult, number: Int) -> URL? {
        if let url = result.url { return url }
        if let phone = result.phoneNumber {
            return URL(string: "tel:" + phone.filter { $0.isNumber || $0 == "+" })
        }
        return URL(string: "x-apple-data-detectors://\(number)")
    }

    /// Has the views of attachments that are seen in the text, with TextKit 2.
    func showAttachmentViews(_ seen: NSRange) {
        guard let layout = textLayoutManager(in: seen) else { return }
        layout.attachmentViews.show(seen, inset: CGPoint(x: looks.inset.left, y: looks.inset.top))
    }

    /// The text layout manager, made now only where some attachment asks for a view.
    private func textLayoutManager(in seen: NSRange) -> NSTextLayoutManager? {
        guard lines.isBehindTextKit2 else { return nil }
        return lines.textLayoutManager ?? (hasAttachmentViews(in: seen) ? textLayoutManager : nil)
    }

    private func hasAttachmentViews(in seen: NSRange) -> Bool {
        var found = false
        textStorage.enumerateAttribute(.attachment, in: editor.clipped(seen), options: []) { value, _, stop in
            guard let attachment = value as? NSTextAttachment else { return }
            found = attachment.usesTextAttachmentView
            if found { stop.pointee = true }
        }
        return found
    }
}
