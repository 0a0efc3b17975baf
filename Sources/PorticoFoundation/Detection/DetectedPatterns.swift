import Foundation

/// The patterns that a data detector looks for. Each is linear in the text: no part of one can match what the next part does, and what is
/// taken off a link's end is counted once.
///
/// - From: `NSDataDetector`
/// - To: `DetectedDates`
struct DetectedPatterns: Sendable {
    static let shared = DetectedPatterns()
    static let known = date | address | link | phone
    private static let date = DetectedKind.date.rawValue
    private static let address = DetectedKind.address.rawValue
    private static let link = DetectedKind.link.rawValue
    private static let phone = DetectedKind.phoneNumber.rawValue

    private let url = Self.pattern(#"(?<![\w@])[a-z][a-z0-9+.-]{1,15}://[^\s<>"“”«»]{1,2000}"#)
    private let mail = Self.pattern(
        #"(?<![\w.+%@/-])(?:mailto:)?[\w.+%-]{1,64}@"#
            + #"(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}\p{L}{2,24}(?![\w@])"#
    )
    private let host = Self.pattern(
        #"(?<![\w@./:-])(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}(\p{L}{2,24})"#
            + #"(?![\w@-])(?::\d{1,5})?(?:/[^\s<>"“”«»]{0,2000})?"#
    )
    private let number = Self.pattern(
        #"(?<![\w@./:,-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,14}(?:[ .\x{A0}-]\d{1,8}){0,6}(?![\w@]|[.,:/-]\d)"#
    )
    private let street = Self.pattern(
        #"(?<![\w-])\d{1,5}(?: [A-Z][\w'.]{0,20}){1,4},? "#
            + #"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Parkway|Pkwy)\b\.?"#
            + #"(?:(?:,|\n|,\n) ?([A-Z][a-z.]{1,20}(?: [A-Z][a-z.]{1,20}){0,3}))?(?:,? ([A-Z]{2})\b)?(?: (\d{5}(?:-\d{4})?)\b)?"#,
        ignoresCase: false)

    /// What ends a name that stands alone, without a scheme or `www`: the ones that most addresses have.
    private static let domains = Set(
        """
        com org net edu gov mil int io dev app co uk us de fr it es nl be ch at eu se no dk fi pl cz pt ie ca au nz jp cn in kr tw hk sg
        br mx ar cl ru ua tr gr hu ro bg il za info biz me tv ai xyz online site store blog tech cloud page link news
        """.split { $0.isWhitespace }.map(String.init))

    private static func pattern(_ text: String, ignoresCase: Bool = true) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: text, options: ignoresCase ? .caseInsensitive : [])
    }

    func findPatterns(_ types: UInt64, in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        var found: [DetectedResult] = []
        if types & Self.link != 0 { found += links(string, range) }
        if types & Self.address != 0 { found += addresses(string, range) }
        if types & Self.date != 0 { found += DetectedDates.shared.findDates(string, range) }
        if types & Self.phone != 0 { found += phones(string, range) }
        // Of two that overlap the one that begins first, then the longer one, holds.
        let sorted = found.enumerated().sorted {
            let (left, right) = ($0.element.range, $1.element.range)
            if left.location != right.location { return left.location < right.location }
            return left.length != right.length ? left.length > right.length : $0.offset < $1.offset
        }
        var end = 0
        return sorted.compactMap { _, result in
            guard result.range.location >= end else { return nil }
            end = NSMaxRange(result.range)
            return result
        }
    }

    private func matches(_ pattern: NSRegularExpression?, _ string: String, _ range: NSRange) -> [NSTextCheckingResult]
    {
        pattern?.matches(in: string, options: [.withTransparentBounds], range: range) ?? []
    }

    // MARK: Links

    private func links(_ string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        var found: [DetectedResult] = []
        for match in matches(url, string, range) {
            let place = trimmed(match.range, text)
            let words = text.substring(with: place)
            guard !words.hasSuffix("://"), let url = Self.url(words) else { continue }
            found.append(DetectedResult(.link(url), place))
        }
        for match in matches(mail, string, range) {
            let words = text.substring(with: match.range)
            let address = words.lowercased().hasPrefix("mailto:") ? words : "mailto:" + words
            if let url = Self.url(address) { found.append(DetectedResult(.link(url), match.range)) }
        }
        for match in matches(host, string, range) {
            let domain = text.substring(with: match.range(at: 1)).lowercased()
            let place = trimmed(match.range, text)
            let words = text.substring(with: place)
            let isNamed = words.lowercased().hasPrefix("www.") && words.dropFirst(4).contains(".")
            guard isNamed || Self.domains.contains(domain), let url = Self.url("http://" + words) else { continue }
            found.append(DetectedResult(.link(url), place))
        }
        return found
    }

    private static func url(_ text: String) -> URL? {
        URL(string: text) ?? text.addingPercentEncoding(withAllowedCharacters: allowed).flatMap(URL.init(string:))
    }

    private static let allowed: CharacterSet = {
        var set = CharacterSet.urlQueryAllowed
        set.insert(charactersIn: "#%[]")
        return set
    }()

    /// Without the marks that end a sentence, and closing brackets that were opened before the link.
    private func trimmed(_ range: NSRange, _ text: NSString) -> NSRange {
        var steps = 0
        let length = Self.trimmedLength(of: Array(text.substring(with: range).utf16), steps: &steps)
        return NSRange(location: range.location, length: length)
    }

    private static let endMarks = Set(".,;:!?'’…*_".utf16)
    /// The opening bracket of each closing one.
    private static let brackets = [
        UInt16(ascii: ")"): UInt16(ascii: "("), UInt16(ascii: "]"): UInt16(ascii: "["),
        UInt16(ascii: "}"): UInt16(ascii: "{"),
    ]

    /// The number of a link's units that stay when what belongs to the sentence around it is taken off.
    ///
    /// - Parameter steps: Grows by each unit that is looked at: each at most twice, once to count the brackets, once from the end.
    static func trimmedLength(of units: [UInt16], steps: inout Int) -> Int {
        var counts: [UInt16: Int] = [:]
        for unit in units where unit < 0x80 { counts[unit, default: 0] += 1 }
        steps += units.count
        var end = units.count
        while end > 0 {
            steps += 1
            let last = units[end - 1]
            if let opening = brackets[last] {
                guard counts[opening, default: 0] < counts[last, default: 0] else { break }
            } else if !endMarks.contains(last) {
                break
            }
            counts[last, default: 0] -= 1
            end -= 1
        }
        return end
    }

    // MARK: Phone numbers

    private func phones(_ string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return matches(number, string, range).compactMap { match in
            let words = text.substring(with: match.range)
            let digits = words.filter(\.isNumber).count
            let groups = words.split { !$0.isNumber }.count
            // A number alone is a phone number if it is as long as one with its area, a year with month and day isn't.
            guard digits <= 15, words.hasPrefix("+") ? digits >= 7 : groups > 1 ? digits >= 7 : digits >= 10 else {
                return nil
            }
            if words.range(
                of: #"^(?:\d{4}[.-]\d{1,2}[.-]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{4})$"#, options: .regularExpression)
                != nil
            {
                return nil
            }
            return DetectedResult(.phoneNumber(words), match.range)
        }
    }

    // MARK: Addresses

    private func addresses(_ string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return matches(street, string, range).map { match in
            let part = { (index: Int) -> String? in
                let range = match.range(at: index)
                return range.location == NSNotFound ? nil : text.substring(with: range)
            }
            let ends = (1...3).map { match.range(at: $0) }.filter { $0.location != NSNotFound }
            let end = ends.map(\.location).min() ?? NSMaxRange(match.range)
            let road = text.substring(with: NSRange(location: match.range.location, length: end - match.range.location))
            var parts: [NSTextCheckingKey: String] = [.street: road.trimmingCharacters(in: .init(charactersIn: " ,\n"))]
            parts[.city] = part(1)
            parts[.state] = part(2)
            parts[.zip] = part(3)
            return DetectedResult(.address(parts), match.range)
        }
    }
}

extension UInt16 {
    /// The UTF-16 unit of an ASCII letter.
    fileprivate init(ascii letter: Unicode.Scalar) { self = UInt16(letter.value) }
}
