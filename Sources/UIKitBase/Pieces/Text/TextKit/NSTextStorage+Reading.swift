import Foundation

/// What Foundation's attributed strings answer from their own memory, answered from the primitives.
extension NSTextStorage {
    func longest(
        at location: Int, _ range: NSRangePointer?, in limit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = attributes(at: location, effectiveRange: nil)
        range?.pointee = extent(at: location, in: limit) { AttributeRuns.same($0, values) }
        return values
    }

    func longest(
        _ name: NSAttributedString.Key, at location: Int, _ range: NSRangePointer?, in limit: NSRange
    ) -> Any? {
        let value = attribute(name, at: location, effectiveRange: nil)
        guard let range else { return value }
        range.pointee = extent(at: location, in: limit) { values in
            switch (value, values[name]) {
            case (nil, nil): true
            case (let one?, let other?): AttributeRuns.same(one, other)
            default: false
            }
        }
        return value
    }

    private func extent(
        at location: Int, in limit: NSRange, _ isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        var found = NSRange(location: 0, length: 0)
        _ = attributes(at: location, effectiveRange: &found)
        var (start, end) = (found.location, NSMaxRange(found))
        while start > limit.location {
            let values = attributes(at: start - 1, effectiveRange: &found)
            guard isSame(values) else { break }
            start = found.location
        }
        while end < NSMaxRange(limit) {
            let values = attributes(at: end, effectiveRange: &found)
            guard isSame(values) else { break }
            end = NSMaxRange(found)
        }
        start = max(start, limit.location)
        end = min(end, NSMaxRange(limit))
        return NSRange(location: start, length: max(0, end - start))
    }

    func part(_ range: NSRange) -> NSAttributedString {
        check(range, "attributedSubstringFromRange:")
        // Run by run: Foundation mistakes the attributes that an initialiser was given for its own when it compares runs.
        let text = NSMutableAttributedString(string: "")
        let units = utf16(in: range)
        var location = range.location
        while location < NSMaxRange(range) {
            var found = NSRange(location: 0, length: 0)
            let values = attributes(at: location, effectiveRange: &found)
            let end = min(NSMaxRange(range), max(location + 1, NSMaxRange(found)))
            let place = NSRange(location: text.length, length: 0)
            let part = units[(location - range.location)..<(end - range.location)]
            text.replaceCharacters(in: place, with: String(utf16: part))
            text.setAttributes(values, range: NSRange(location: place.location, length: text.length - place.location))
            location = end
        }
        return text
    }

    func equals(_ other: NSAttributedString) -> Bool {
        guard other !== self else { return true }
        guard length == other.length, string == other.string else { return false }
        var location = 0
        while location < length {
            var (one, two) = (NSRange(location: 0, length: 0), NSRange(location: 0, length: 0))
            let first = attributes(at: location, effectiveRange: &one)
            let second = other.attributes(at: location, effectiveRange: &two)
            guard AttributeRuns.same(first, second) else { return false }
            location = max(location + 1, min(NSMaxRange(one), NSMaxRange(two)))
        }
        return true
    }
}

/// How far Foundation's own memory of a text storage is from the text.
struct TextMirror {
    var length = 0
    var isStale = false
}

/// Foundation copies and compares attributed strings from memory of its own, whatever a subclass overrides. So that
/// `NSAttributedString(attributedString: textStorage)` has the text, that memory follows every change, in texts that aren't long.
extension NSTextStorage {
    /// In longer texts following would cost more than the change; copies are made by `copy()` then.
    private static let most = 100_000

    func mirrorAll() {
        let count = length
        mirror.isStale = count > Self.most
        if mirror.isStale { return }
        super.replaceCharacters(
            in: NSRange(location: 0, length: mirror.length), with: part(NSRange(location: 0, length: count)))
        mirror.length = count
    }

    /// Foundation's strings can't be changed within a surrogate pair.
    private func cutsPair(_ range: NSRange) -> Bool {
        let end = NSMaxRange(range)
        return range.location > 0
            && UTF16.isLeadSurrogate(utf16(in: NSRange(location: range.location - 1, length: 1))[0])
            || end < length && UTF16.isTrailSurrogate(utf16(in: NSRange(location: end, length: 1))[0])
    }

    func updateMirror(_ edit: PendingEdit) {
        let count = length
        guard !mirror.isStale, count <= Self.most, count == mirror.length + edit.delta, !cutsPair(edit.range) else {
            return mirrorAll()
        }
        let old = NSRange(location: edit.range.location, length: edit.range.length - edit.delta)
        super.replaceCharacters(in: old, with: part(edit.range))
        mirror.length = count
    }
}

extension NSAttributedString {
    /// A copy of a text storage as it is now.
    public convenience init(attributedString attrStr: NSTextStorage) {
        let whole = NSRange(location: 0, length: attrStr.length)
        self.init(attributedString: attrStr.part(whole) as NSAttributedString)
    }
}

/// The characters of a text storage as a mutable string: what is changed in it is changed in the storage.
final class TextStorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(string: "")
    }

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(string: "")
    }

    required convenience init?(coder aDecoder: NSCoder) { nil }
    required init(stringLiteral value: StaticString) {
        storage = NSTextStorage(string: "\(value)")
        super.init(string: "")
    }
    required init(string aString: String) {
        storage = NSTextStorage(string: aString)
        super.init(string: "")
    }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(string: String(utf16: UnsafeBufferPointer(start: characters, count: length)))
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { storage.utf16(in: NSRange(location: index, length: 1))[0] }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
