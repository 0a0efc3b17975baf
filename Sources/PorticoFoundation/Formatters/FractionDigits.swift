import Foundation
import PorticoObjC

/// Foundation on Linux doesn't look at `maximumFractionDigits` where `minimumFractionDigits` is above 0: with both at 2 a decimal style
/// writes 83.284, and no style writes 83.3 where one to three digits are asked for. Formatters are made by apps and by Foundation, so the
/// entry in the class's own table is replaced, once, when the library is loaded. A class of an app's below it has Foundation's entry.
///
/// - From: `NumberFormatter.string(from:)`, the loader
/// - To: a copy of the formatter with a format of its own
private enum FractionDigits {
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        MethodSlot(base: NumberFormatter.self, plain: Plain.self, plain2: Plain2.self, overriding: KeepsMaximum.self)
            .replace(in: NumberFormatter.self, byThatOf: KeepsMaximum.self)
    }

    private class Plain: NumberFormatter, @unchecked Sendable {}
    private class Plain2: NumberFormatter, @unchecked Sendable {}

    private class KeepsMaximum: NumberFormatter, @unchecked Sendable {
        override func string(from number: NSNumber) -> String? {
            guard minimumFractionDigits > 0, !usesSignificantDigits, let format = positiveFormat,
                let wanted = fittingFormat(format), wanted != format, let copy = copy() as? NumberFormatter
            else { return plainString(from: number) }
            let negative = negativeFormat
            copy.positiveFormat = wanted
            // Without one of its own a negative number is a positive one behind a sign.
            if let negative, negative != format, let wanted = fittingFormat(negative) { copy.negativeFormat = wanted }
            return copy.plainString(from: number)
        }
    }
}

extension NumberFormatter {
    // Foundation's own, by the name that the linker knows it by: `super` would find what stands in the table.
    @_silgen_name("$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF")
    fileprivate func plainString(from number: NSNumber) -> String?

    /// The format with as many fraction digits as the formatter's properties say. Nil for one with significant digits or an increment.
    fileprivate func fittingFormat(_ format: String) -> String? {
        var head = "", rest = Substring(format), isQuoted = false, isInNumber = false
        while let next = rest.first {
            if next == "'" {
                isQuoted.toggle()
            } else if !isQuoted {
                if next == "@" || "1"..."9" ~= next { return nil }
                let isDigit = next == "#" || next == "0" || next == ","
                if next == "." || isInNumber && !isDigit { break }
                if isDigit { isInNumber = true }
            }
            head.append(rest.removeFirst())
        }
        if rest.first == "." {
            rest = rest.dropFirst().drop { $0 == "0" || $0 == "#" }
            if let next = rest.first, next == "@" || next.isNumber { return nil }
        }
        let least = minimumFractionDigits, most = max(least, maximumFractionDigits)
        return head + "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least) + rest
    }
}
