import Foundation

/// Finds links, addresses of mail, phone numbers, dates and postal addresses in text.
///
/// - To: `DetectedPatterns`
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    /// What is looked for: raw values of `NSTextCheckingResult.CheckingType`, put together, as they were given.
    public let checkingTypes: NSTextCheckingTypes

    /// - Parameter checkingTypes: Raw values of `NSTextCheckingResult.CheckingType`, put together.
    /// - Throws: Where none of them can be detected.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & DetectedPatterns.known != 0 else {
            throw CocoaError(
                .keyValueValidation, userInfo: [NSLocalizedDescriptionKey: "No data detector finds \(checkingTypes)."])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// The detector itself, which doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDataDetector)?.checkingTypes == checkingTypes
    }
    open override var hash: Int { checkingTypes.hashValue }

    /// Calls the block for what is found in the range, from first to last; setting its last argument to true ends the search.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// What is found, from first to last; two never overlap.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { DetectedPatterns.shared.findPatterns(checkingTypes, in: string, range) }

    /// How many links, numbers, dates and addresses are found in the range.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// What is found first in the range, or nil.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Where the first thing is found in the range; location `NSNotFound` where there is none.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The whole text with `templ` in place of all that is found in the range. The template is put in as it is: `$0` isn't read.
    public func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            text.replaceCharacters(in: match.range, with: templ)
        }
        return String(describing: text)
    }
}
