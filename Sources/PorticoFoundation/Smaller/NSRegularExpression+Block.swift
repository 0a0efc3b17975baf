import Foundation

extension NSRegularExpression {
    /// Calls `block` with each match, on this thread, before it returns. Foundation's own takes blocks that may escape, and goes first.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            enumerateMatches(in: string, options: options, range: range) {
                (result: NSTextCheckingResult?, flags: MatchingFlags, stop: UnsafeMutablePointer<ObjCBool>) in
                block(result, flags, stop)
            }
        }
    }
}
