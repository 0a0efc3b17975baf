import Foundation

/// A localised text whose parts go by number, as `portico build` writes it into tables: a mark, then JSON.
struct PluralText {
    /// `PluralEntry` in PorticoProject has the same.
    private static let mark = "\u{F8FE}plural:"

    private let format: String
    private let rules: [String: [String: String]]
    private let category: (Double) -> String
    private let arguments: [any CVarArg]
    /// The argument that the next part without a position of its own takes, from 1.
    private var next = 1
    /// The arguments that the chosen texts show, by position: Foundation reads past one that no part of a format names as if it were
    /// not there.
    private var shown: [Int] = []

    /// The format that a text stands for with these arguments, and those that it shows; nil for any other text.
    static func format(
        _ text: String, _ arguments: [any CVarArg], _ locale: Locale
    ) -> (format: String, arguments: [any CVarArg])? {
        expanded(text, arguments, locale).map { ($0.format, $0.shown.map { arguments[$0 - 1] }) }
    }

    /// The format that a text stands for with these arguments, and which of them it shows, counted from 1; nil for any other text.
    static func expanded(
        _ text: String, _ arguments: [any CVarArg], _ locale: Locale
    ) -> (format: String, shown: [Int])? {
        guard text.hasPrefix(mark),
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8.dropFirst(mark.utf8.count)))
                as? [String: Any],
            let format = object["format"] as? String, let rules = object["rules"] as? [String: [String: String]]
        else { return nil }
        var plural = PluralText(format: format, rules: rules, arguments: arguments) {
            PluralCategory.of($0, in: locale)
        }
        let expanded = plural.expanded(format, position: nil, depth: 0)
        return (expanded, plural.shown)
    }

    private init(
        format: String, rules: [String: [String: String]], arguments: [any CVarArg],
        category: @escaping (Double) -> String
    ) {
        self.format = format
        self.rules = rules
        self.arguments = arguments
        self.category = category
    }

    /// Every part becomes one with a position, so that texts may take arguments in any order.
    ///
    /// - Parameter position: the argument that plain parts mean: that of the number which chose the text.
    private mutating func expanded(_ text: String, position: Int?, depth: Int) -> String {
        guard depth < 8 else { return "" }
        var result = ""
        var rest = Substring(text)
        var own = position
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            var explicit: Int?
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                explicit = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[end...].dropFirst()
                let rule = rules[name] ?? [:]
                result += part(rule, position: explicit ?? rule["position"].flatMap(Int.init) ?? taken(), depth: depth)
                continue
            }
            let number = explicit ?? own ?? taken()
            // Only the first plain part of a variant means its number.
            if explicit == nil, own != nil { own = nil }
            result += "%" + shownPosition(number)
        }
        return result + rest
    }

    /// Where an argument stands among those that are shown; a part without one is shown as it is written.
    private mutating func shownPosition(_ number: Int) -> String {
        guard arguments.indices.contains(number - 1) else { return "%" }
        if !shown.contains(number) { shown.append(number) }
        return "\(shown.firstIndex(of: number)! + 1)$"
    }

    private mutating func taken() -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func part(_ rule: [String: String], position: Int, depth: Int) -> String {
        let value = arguments.indices.contains(position - 1) ? Self.number(arguments[position - 1]) : 0
        let variant = (value == 0 ? rule["zero"] : nil) ?? rule[category(value)] ?? rule["other"] ?? ""
        return expanded(variant, position: position, depth: depth + 1)
    }

    private static func number(_ value: any CVarArg) -> Double {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}

/// `PluralText` for SwiftUI, which puts more than numbers and strings into texts and can't import this module.
@_silgen_name("portico_expand_plural")
package func portico_expand_plural(
    _ text: String, _ arguments: [any CVarArg], _ locale: Locale
) -> (format: String, shown: [Int])? { PluralText.expanded(text, arguments, locale) }

/// The category of a number in a language (`one`, `few`, `other` …), by ICU, which Foundation brings along.
enum PluralCategory {
    private typealias Open =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
    private typealias Select =
        @convention(c) (
            UnsafeMutableRawPointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32
    private typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    static func of(_ number: Double, in locale: Locale) -> String {
        var status: Int32 = 0
        guard let open = symbol("swift_uplrules_open", as: Open.self),
            let select = symbol("swift_uplrules_select", as: Select.self),
            let close = symbol("swift_uplrules_close", as: Close.self), let rules = open(locale.identifier, &status),
            status <= 0
        else { return number == 1 ? "one" : "other" }
        defer { close(rules) }
        var text = [UInt16](repeating: 0, count: 16)
        let count = select(rules, number, &text, 16, &status)
        guard status <= 0, count > 0 else { return "other" }
        return String(decoding: text.prefix(Int(count)), as: UTF16.self)
    }
}
