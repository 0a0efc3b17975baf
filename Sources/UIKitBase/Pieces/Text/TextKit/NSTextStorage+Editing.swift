import Foundation
import PorticoTrace

/// Changes of a text storage that nobody has been told of.
struct PendingEdit {
    /// How many `beginEditing()` are open.
    var depth = 0
    var mask: NSTextStorage.EditActions = []
    /// In the text as it is now.
    var range = NSRange(location: 0, length: 0)
    var delta = 0
    /// While the storage tells, more changes are put to the ones that it tells of.
    var isProcessing = false

    mutating func add(_ actions: NSTextStorage.EditActions, _ edited: NSRange, _ change: Int) {
        range = mask.isEmpty ? edited : range.union(edited)
        range.length += change
        delta += change
        mask.formUnion(actions)
    }
}

/// How a text storage changes, and whom it tells.
extension NSTextStorage {
    /// Whether the text is in the storage's own trees; a subclass may have it elsewhere.
    var keepsItself: Bool { type(of: self) == NSTextStorage.self }

    /// Changes were begun that haven't ended: nothing may be laid out.
    var isBeingEdited: Bool { pending.depth > 0 }

    func fill(_ text: NSAttributedString) {
        let units = Array(text.string.utf16)
        rope.replace(0..<0, with: units)
        runs.replace(NSRange(location: 0, length: 0), with: Self.styles(of: text, count: units.count))
        mirrorAll()
    }

    private static func styles(of text: NSAttributedString, count: Int) -> [(values: AttributeRuns.Values, length: Int)]
    {
        var result: [(values: AttributeRuns.Values, length: Int)] = []
        var location = 0
        while location < count {
            var range = NSRange(location: 0, length: 0)
            let values = text.attributes(at: location, effectiveRange: &range)
            let end = min(count, max(location + 1, NSMaxRange(range)))
            result.append((values, end - location))
            location = end
        }
        return result
    }

    func check(_ range: NSRange, _ method: String) {
        guard range.location < 0 || range.length < 0 || NSMaxRange(range) > length else { return }
        FatalException.range.raise("-[\(type(of: self)) \(method)]: Range or index out of bounds")
    }

    /// New characters look like the first one that they replace, or like the one before them.
    func inherited(_ range: NSRange) -> AttributeRuns.Values {
        guard runs.length > 0 else { return [:] }
        let source = range.length > 0 ? range.location : max(0, range.location - 1)
        return runs.run(at: min(source, runs.length - 1)).values
    }

    func change(_ range: NSRange, _ body: (inout AttributeRuns.Values) -> Void) {
        check(range, "addAttributes:range:")
        guard range.length > 0 else { return }
        guard !keepsItself else {
            runs.change(range, body)
            return edited(.editedAttributes, range: range, changeInLength: 0)
        }
        beginEditing()
        var location = range.location
        while location < NSMaxRange(range) {
            var found = NSRange(location: 0, length: 0)
            var values = attributes(at: location, effectiveRange: &found)
            let end = min(NSMaxRange(range), max(location + 1, NSMaxRange(found)))
            body(&values)
            setAttributes(values, range: NSRange(location: location, length: end - location))
            location = end
        }
        endEditing()
    }

    func replace(_ range: NSRange, with text: NSAttributedString) {
        let count = text.length
        // Read first: the text may be this one.
        let styles = Self.styles(of: text, count: count)
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        if keepsItself, count > 0 {
            let place = NSRange(location: range.location, length: count)
            runs.replace(place, with: styles)
            edited(.editedAttributes, range: place, changeInLength: 0)
        } else {
            var location = range.location
            for style in styles {
                setAttributes(style.values, range: NSRange(location: location, length: style.length))
                location += style.length
            }
        }
        endEditing()
    }

    // MARK: Telling

    func processIfDue() {
        guard pending.depth == 0, !pending.isProcessing, !pending.mask.isEmpty else { return }
        pending.isProcessing = true
        processEditing()
        pending.isProcessing = false
        // A subclass that doesn't call super has told nobody.
        pending = PendingEdit(depth: pending.depth)
    }

    func process() {
        guard !pending.mask.isEmpty else { return }
        let isOuter = !pending.isProcessing
        pending.isProcessing = true
        delegate?.textStorage(
            self, willProcessEditing: pending.mask, range: pending.range, changeInLength: pending.delta)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        // The neighbours, too: they may be of the same paragraph now.
        let start = max(0, pending.range.location - 1)
        let end = min(length, NSMaxRange(pending.range) + 1)
        fixAttributes(in: NSRange(location: start, length: max(0, end - start)))
        let characters = (range: pending.range, delta: pending.delta)
        delegate?.textStorage(
            self, didProcessEditing: pending.mask, range: pending.range, changeInLength: pending.delta)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        let done = pending
        pending = PendingEdit(depth: pending.depth, isProcessing: true)
        updateMirror(done)
        for manager in managers {
            manager.processEditing(
                for: self, edited: done.mask, range: characters.range, changeInLength: characters.delta,
                invalidatedRange: done.range)
        }
        textStorageObserver?.processEditing(
            for: self, edited: done.mask, range: characters.range, changeInLength: characters.delta,
            invalidatedRange: done.range)
        pending.isProcessing = !isOuter
    }
}

extension NSAttributedString.Key {
    /// What a character stands for, and nothing beside it.
    static let ofStandIns: [NSAttributedString.Key] = [.attachment, .adaptiveImageGlyph]
}

extension NSMutableAttributedString {
    /// Brings attributes in order: a paragraph has one style, that of its first character, and attachments are on the characters
    /// that stand for them. Fonts that lack a character are left: others step in when the text is shown.
    public func fixAttributes(in range: NSRange) {
        guard range.length > 0, length > 0 else { return }
        let end = min(NSMaxRange(range), length)
        for key in NSAttributedString.Key.ofStandIns { fixStandIns(key, from: range.location, to: end) }
        fixParagraphStyles(in: NSRange(location: range.location, length: end - range.location))
    }

    private func fixStandIns(_ key: NSAttributedString.Key, from start: Int, to end: Int) {
        var strays: [NSRange] = []
        var location = start
        while location < end {
            var found = NSRange(location: 0, length: 0)
            let value = attribute(key, at: location, effectiveRange: &found)
            let next = min(end, max(location + 1, NSMaxRange(found)))
            if value != nil {
                let part = NSRange(location: location, length: next - location)
                for (offset, unit) in utf16(in: part).enumerated() where unit != 0xFFFC {
                    strays.append(NSRange(location: location + offset, length: 1))
                }
            }
            location = next
        }
        for stray in strays { removeAttribute(key, range: stray) }
    }

    private func fixParagraphStyles(in range: NSRange) {
        var location = range.location
        while location < NSMaxRange(range) {
            // Only where a style changes within a paragraph is there something to do.
            var found = NSRange(location: 0, length: 0)
            let limit = NSRange(location: location, length: min(length, NSMaxRange(range) + 1) - location)
            let style = attribute(.paragraphStyle, at: location, longestEffectiveRange: &found, in: limit)
            let change = NSMaxRange(found)
            guard change < length, change <= NSMaxRange(range) else { break }
            if !Self.endsParagraph(utf16(in: NSRange(location: change - 1, length: 1))[0]) {
                let rest = restOfParagraph(from: change)
                if let style {
                    addAttribute(.paragraphStyle, value: style, range: rest)
                } else {
                    removeAttribute(.paragraphStyle, range: rest)
                }
                location = NSMaxRange(rest)
            } else {
                location = change
            }
        }
    }

    private func restOfParagraph(from start: Int) -> NSRange {
        var end = start
        while end < length {
            let stop = min(length, end + 512)
            let units = utf16(in: NSRange(location: end, length: stop - end))
            if let index = units.firstIndex(where: Self.endsParagraph) {
                return NSRange(location: start, length: end + index + 1 - start)
            }
            end = stop
        }
        return NSRange(location: start, length: end - start)
    }

    static func endsParagraph(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }
}

extension NSAttributedString {
    /// Some of the characters, without making a string of all of them where the text is a storage's own.
    func utf16(in range: NSRange) -> [UInt16] {
        if let storage = self as? NSTextStorage, storage.keepsItself {
            return storage.rope.units(in: range.location..<NSMaxRange(range))
        }
        let view = string.utf16
        let start = view.index(view.startIndex, offsetBy: range.location)
        return Array(view[start..<view.index(start, offsetBy: range.length)])
    }
}
