import Foundation

// The forms that give all tags of a range at once. Where nothing is known of a part its tag is an empty text.
extension NSLinguisticTagger {
    /// The tags of the parts of a range; where the parts lie, as values of ranges, is written to `tokenRanges`.
    public func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token, _ in
            tags.append(tag ?? NSLinguisticTag(rawValue: ""))
            ranges.append(NSValue(range: token))
        }
        tokenRanges?.pointee = ranges as NSArray
        return tags
    }
    /// The tags of the words of a range, as texts.
    public func tags(
        in range: NSRange, scheme tagScheme: String, options opts: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [String] {
        tags(
            in: range, unit: .word, scheme: NSLinguisticTagScheme(rawValue: tagScheme), options: opts,
            tokenRanges: tokenRanges
        ).map(\.rawValue)
    }
    /// The tags of the parts of a text's range.
    @available(*, deprecated)
    public class func tags(
        for string: String, range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
        options: Options = [], orthography: NSOrthography?, tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = string
        return tagger.tags(in: range, unit: unit, scheme: scheme, options: options, tokenRanges: tokenRanges)
    }

    /// The tags that a word may have, the likeliest first, with how likely each is: the one that is known, and no other.
    public func possibleTags(
        at charIndex: Int, scheme tagScheme: String, tokenRange: NSRangePointer?, sentenceRange: NSRangePointer?,
        scores: UnsafeMutablePointer<NSArray?>?
    ) -> [String]? {
        let tag = tag(
            at: charIndex, scheme: NSLinguisticTagScheme(rawValue: tagScheme), tokenRange: tokenRange,
            sentenceRange: sentenceRange)
        scores?.pointee = tag.map { _ in [NSNumber(value: 1.0)] as NSArray }
        return tag.map { [$0.rawValue] }
    }
}

extension NSString {
    /// The tags of the words of a range; where the words lie, as values of ranges, is written to `tokenRanges`.
    @available(*, deprecated)
    public func linguisticTags(
        in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
        orthography: NSOrthography?, tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = String(describing: self)
        return tagger.tags(in: range, unit: .word, scheme: scheme, options: options, tokenRanges: tokenRanges)
    }
    /// Calls a block with the tag of each word of a range, and with where it and its sentence lie, until it says stop.
    @available(*, deprecated)
    public func enumerateLinguisticTags(
        in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
        orthography: NSOrthography?,
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = String(describing: self)
        tagger.enumerateTags(in: range, scheme: scheme, options: options, using: block)
    }
}

extension StringProtocol {
    /// The tags of the words of a range; where the words lie is written to `tokenRanges`.
    public func linguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
        tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
    ) -> [String] where R.Bound == Index {
        var (tags, ranges): ([String], [Range<Index>]) = ([], [])
        enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts) {
            tag, token, _, _ in
            tags.append(tag)
            ranges.append(token)
        }
        tokenRanges?.pointee = ranges
        return tags
    }
    /// Calls a block with the tag of each word of a range, and with where it and its sentence lie, until it says stop.
    public func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [],
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let text = String(self)
        let tagger = NSLinguisticTagger(tagSchemes: [NSLinguisticTagScheme(rawValue: String(tagScheme))], options: 0)
        tagger.string = text
        let bounds = range.relative(to: self)
        let start = self[..<bounds.lowerBound].utf16.count
        let whole = NSRange(location: start, length: self[bounds].utf16.count)
        // Places are counted from this text's own beginning, which needn't be its storage's.
        func textIndex(_ offset: Int) -> Index { utf16.index(startIndex, offsetBy: offset) }
        func places(_ range: NSRange) -> Range<Index> { textIndex(range.location)..<textIndex(NSMaxRange(range)) }
        tagger.enumerateTags(
            in: whole, scheme: NSLinguisticTagScheme(rawValue: String(tagScheme)), options: opts
        ) { tag, token, sentence, stop in
            var stops = false
            body(tag?.rawValue ?? "", places(token), places(sentence), &stops)
            stop.pointee = ObjCBool(stops)
        }
    }
    /// As the form without an orthography: none is looked at.
    @available(*, deprecated)
    public func linguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
        tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
    ) -> [String] where R.Bound == Index {
        linguisticTags(in: range, scheme: tagScheme, options: opts, tokenRanges: tokenRanges)
    }
    /// As the form without an orthography: none is looked at.
    @available(*, deprecated)
    public func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts, invoking: body)
    }
}
