import Foundation

/// Finds links, addresses of mail, phone numbers, dates and postal addresses in text.
///
/// - To: `DetectedPatterns`
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
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

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDataDetector)?.checkingTypes == checkingTypes
    }
    open override var hash: Int { checkingTypes.hashValue }

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
    ) -> [NSTextCheckingResult] { DetectedPatterns.shared.find(checkingTypes, in: string, range) }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

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
