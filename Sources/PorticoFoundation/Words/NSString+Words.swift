import Foundation

extension NSString.EnumerationOptions {
    /// Words, without what stands between them. Of a `String` only: Foundation ends the process where an `NSString` is asked for words or
    /// sentences (DEV-987).
    public static let byWords = NSString.EnumerationOptions(rawValue: 3)
    /// Sentences, with the spaces behind them.
    public static let bySentences = NSString.EnumerationOptions(rawValue: 4)
    /// Places where a caret can stand: as composed characters.
    public static let byCaretPositions = NSString.EnumerationOptions.byComposedCharacterSequences

    fileprivate var breaks: TextBreaks.Kind? {
        switch rawValue & 0xff {
        case 3: .words
        case 4: .sentences
        default: nil
        }
    }
}

extension String {
    /// Calls `body` with each part of the range: its text, where it is, where it is with what stands behind it, and what ends the walk.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: EnumerationOptions = [],
        _ body: @escaping (
            _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
        ) -> Void
    ) where R.Bound == Index {
        let range = range.relative(to: self)
        guard let kind = opts.breaks else {
            return self[...].enumerateSubstrings(in: range, options: opts, body)
        }
        var parts = TextBreaks.parts(of: self, in: range, kind)
        if opts.contains(.reverse) { parts.reverse() }
        for part in parts {
            var stops = false
            body(
                opts.contains(.substringNotRequired) ? nil : String(self[part.text]), part.text, part.enclosing, &stops)
            if stops { return }
        }
    }
}
