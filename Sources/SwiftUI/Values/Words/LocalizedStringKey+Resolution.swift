import UIKit

extension LocalizedStringKey {
    /// A part of a text that was looked up.
    package enum Piece {
        /// Text of the table, in which Markdown counts.
        case literal(String)
        /// A value, which is shown as it is.
        case value(String)
        case attributed(AttributedString)
        case content(any Equatable)
    }

    /// Looks the key up and puts the values in their places.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the app's.
    ///   - locale: decides how numbers are written, and where the bundle has that language, which table is read.
    package func resolve(table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current) -> [Piece] {
        let format = Self.lookUp(key, table, bundle ?? .main, locale)
        if format.unicodeScalars.first == pluralMark,
            let plural = expandPlural(format, arguments.map(\.number), locale)
        {
            return Self.pieces(of: plural.format, plural.shown.map { arguments[$0 - 1] }, locale)
        }
        return arguments.isEmpty ? [.literal(format)] : Self.pieces(of: format, arguments, locale)
    }

    /// The text alone, without attributes and views.
    package func resolveString(table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current) -> String {
        resolve(table: table, bundle: bundle, locale: locale).map { piece in
            switch piece {
            case .literal(let text), .value(let text): text
            case .attributed(let text): String(text.characters)
            case .content: ""
            }
        }.joined()
    }

    private static func lookUp(_ key: String, _ table: String?, _ bundle: Bundle, _ locale: Locale) -> String {
        if key.isEmpty { return key }
        // Asking a locale for its language, or whether it is the same in all, takes longer than the look-up.
        if locale.identifier != Locale.current.identifier, let language = locale.language.languageCode?.identifier,
            language != Locale.current.language.languageCode?.identifier,
            let path = bundle.path(forResource: language, ofType: "lproj"), let other = Bundle(path: path)
        {
            return other.localizedString(forKey: key, value: key, table: table)
        }
        return bundle.localizedString(forKey: key, value: key, table: table)
    }

    /// Cuts a format at its specifiers; `%2$@` takes the second value. A specifier without a value stays as text.
    private static func pieces(of format: String, _ arguments: [Argument], _ locale: Locale) -> [Piece] {
        var result: [Piece] = [], literal = "", next = 0
        result.reserveCapacity(arguments.count * 2 + 1)
        var rest = Substring(format)
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            literal += rest[..<percent]
            rest = rest[rest.utf8.index(after: percent)...]
            if rest.utf8.first == UInt8(ascii: "%") {
                literal += "%"
                rest = rest[rest.utf8.index(after: rest.startIndex)...]
                continue
            }
            guard let specifier = Specifier(&rest) else {
                literal += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            guard arguments.indices.contains(index) else {
                literal += "%" + specifier.text
                continue
            }
            if !literal.isEmpty { result.append(.literal(literal)) }
            literal = ""
            result.append(piece(arguments[index], specifier, locale))
        }
        literal += rest
        if !literal.isEmpty { result.append(.literal(literal)) }
        return result
    }

    private static func piece(_ argument: Argument, _ specifier: Specifier, _ locale: Locale) -> Piece {
        switch argument {
        case .text(let text): return .value(text)
        case .attributed(let text): return .attributed(text)
        case .resource(let resource): return .value(String(localized: resource))
        case .content(let content): return .content(content)
        case .number(let value, let own):
            // A table that says `%@` for a number, or the other way round, must not misread memory.
            let isSameKind = specifier.isFraction == own.utf8.contains(where: Specifier.isFraction)
            let format = specifier.isNumber && isSameKind ? "%" + specifier.text : own
            return .value(
                shortText(value, format, locale) ?? String(format: format, locale: locale, arguments: [value]))
        }
    }

    /// The text of a whole number, or of one with so many decimals, by a style: it is the same as the format's, which takes 25 times as long.
    private static func shortText(_ value: any CVarArg, _ format: String, _ locale: Locale) -> String? {
        if let number = value as? Int { return format == "%lld" ? WholeNumbers.text(of: number, locale) : nil }
        guard let number = value as? Double, number.isFinite, let digits = fractionDigits(format) else { return nil }
        return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }

    /// How many decimals `%f` has, or `%.2f` and the like; nil for any other format.
    private static func fractionDigits(_ format: String) -> Int? {
        if format == "%lf" || format == "%f" { return 6 }
        let rest = format.dropFirst(2)
        guard format.hasPrefix("%."), let first = rest.first, let digits = first.wholeNumberValue else { return nil }
        return rest.dropFirst() == "f" || rest.dropFirst() == "lf" ? digits : nil
    }

    /// What follows a percent sign.
    private struct Specifier {
        var position: Int?
        /// Flags, width and conversion, without the position.
        var text: String
        private let conversion: UInt8

        private static let fractions = ASCIIMarks("fFeEgGaA")
        private static let conversions = ASCIIMarks("@dDiuUxXoOfFeEgGaAcCsSp")
        private static let flags = ASCIIMarks("-+ #0'.123456789hlqLzjt")

        static func isFraction(_ conversion: UInt8) -> Bool { fractions.contains(conversion) }

        var isFraction: Bool { Self.isFraction(conversion) }
        var isNumber: Bool { conversion != UInt8(ascii: "@") && conversion != UInt8(ascii: "s") }

        /// Takes a specifier off the start of a text; nil, and nothing is taken, where there is none.
        init?(_ rest: inout Substring) {
            var scan = rest.utf8
            let digits = scan.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            if !digits.isEmpty, scan.dropFirst(digits.count).first == UInt8(ascii: "$") {
                position = Int(Substring(digits))
                scan = scan.dropFirst(digits.count + 1)
            }
            let start = scan.startIndex
            scan = scan.drop { Self.flags.contains($0) }
            guard let last = scan.first, Self.conversions.contains(last) else { return nil }
            conversion = last
            scan = scan.dropFirst()
            text = String(rest[start..<scan.startIndex])
            rest = rest[scan.startIndex...]
        }
    }
}

/// The first character of a text that `expandPlural` takes.
private let pluralMark: Unicode.Scalar = "\u{F8FE}"

/// The format that a text of a String Catalog whose parts go by number stands for with these numbers, and which values it shows, counted
/// from 1; nil for any other text. `PluralText` in PorticoLocale, which no module imports.
@_silgen_name("portico_expand_plural")
private func expandPlural(
    _ text: String, _ arguments: [any CVarArg], _ locale: Locale
) -> (format: String, shown: [Int])?

extension LocalizedStringKey.Argument {
    /// The number that chooses a plural; 0 for what isn't a number.
    fileprivate var number: any CVarArg { if case .number(let value, _) = self { value } else { 0 } }
}

/// Whole numbers as a locale writes them. Those of one to three digits, as most are in texts, are kept: Foundation's styles cost more than
/// the rest of a text.
private enum WholeNumbers {
    private static let kept = AnyThread<(locale: String, texts: [String?])>(("", []))
    private static let lock = NSLock()

    static func text(of number: Int, _ locale: Locale) -> String {
        guard 0..<1000 ~= number else { return number.formatted(.number.locale(locale)) }
        let identifier = locale.identifier
        return lock.withLock {
            if kept.value.locale != identifier {
                kept.value = (identifier, Array(repeating: nil, count: 1000))
            }
            if let known = kept.value.texts[number] { return known }
            let made = number.formatted(.number.locale(locale))
            kept.value.texts[number] = made
            return made
        }
    }
}
