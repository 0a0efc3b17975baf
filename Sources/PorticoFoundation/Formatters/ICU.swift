import Foundation

// The entries of ICU, which Foundation brings along, that Foundation's own formatters on Linux leave out: amounts with units, relative
// times, lists. Declared by hand: the library's headers rename every function by macros, which Swift doesn't import.

@_silgen_name("swift_unumf_openForSkeletonAndLocale")
private func openNumbers(
    _ skeleton: UnsafePointer<UInt16>, _ length: Int32, _ locale: UnsafePointer<CChar>,
    _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_unumf_openResult")
private func openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_formatDouble")
private func formatNumber(
    _ formatter: OpaquePointer?, _ value: Double, _ result: OpaquePointer?, _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_unumf_resultToString")
private func resultText(
    _ result: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32,
    _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_unumf_closeResult") private func closeResult(_ result: OpaquePointer?)
@_silgen_name("swift_unumf_close") private func closeNumbers(_ formatter: OpaquePointer?)

@_silgen_name("swift_ureldatefmt_open")
private func openRelative(
    _ locale: UnsafePointer<CChar>, _ numbers: OpaquePointer?, _ width: Int32, _ context: Int32,
    _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_ureldatefmt_format")
private func formatRelative(
    _ formatter: OpaquePointer?, _ offset: Double, _ unit: Int32, _ buffer: UnsafeMutablePointer<UInt16>?,
    _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ureldatefmt_formatNumeric")
private func formatRelativeNumeric(
    _ formatter: OpaquePointer?, _ offset: Double, _ unit: Int32, _ buffer: UnsafeMutablePointer<UInt16>?,
    _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ureldatefmt_close") private func closeRelative(_ formatter: OpaquePointer?)

@_silgen_name("swift_ulistfmt_openForType")
private func openList(
    _ locale: UnsafePointer<CChar>, _ type: Int32, _ width: Int32, _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_ulistfmt_format")
private func formatList(
    _ formatter: OpaquePointer?, _ strings: UnsafePointer<UnsafePointer<UInt16>?>, _ lengths: UnsafePointer<Int32>,
    _ count: Int32, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ulistfmt_close") private func closeList(_ formatter: OpaquePointer?)

/// Texts by ICU, in a locale. Nil where ICU knows no such unit.
enum ICU {
    enum Width: Int32 { case wide = 0, short, narrow }

    /// ICU's numbers of the units of relative times.
    enum RelativeUnit: Int32 { case year = 0, quarter, month, week, day, hour, minute, second }

    /// An amount with its unit: `3 hours`. `unit` is ICU's name: `duration-hour`, `length-kilometer`.
    static func measure(
        _ value: Double, unit: String, width: Width, locale: Locale, fractionDigits: ClosedRange<Int>
    ) -> String? {
        let widths = ["full-name", "short", "narrow"]
        let digits = String(repeating: "0", count: fractionDigits.lowerBound)
        let more = String(repeating: "#", count: fractionDigits.upperBound - fractionDigits.lowerBound)
        let precision = digits.isEmpty && more.isEmpty ? "precision-integer" : ".\(digits)\(more)"
        return formatted(
            value, skeleton: "measure-unit/\(unit) unit-width-\(widths[Int(width.rawValue)]) \(precision)", locale)
    }

    /// An amount in the unit that people of the locale use for it: `usage` is ICU's name, `default`, `road`, `person-height`; nil keeps the unit.
    static func measure(
        _ value: Double, unit: String, width: Width, locale: Locale, usage: String?, precision: String?
    ) -> String? {
        let widths = ["full-name", "short", "narrow"]
        let parts = [
            "measure-unit/\(unit)", "unit-width-\(widths[Int(width.rawValue)])", usage.map { "usage/\($0)" }, precision,
        ]
        return formatted(value, skeleton: parts.compactMap { $0 }.joined(separator: " "), locale)
    }

    /// A number as ICU's language of number skeletons describes it.
    private static func formatted(_ value: Double, skeleton: String, _ locale: Locale) -> String? {
        let skeleton = Array(skeleton.utf16)
        var status: Int32 = 0
        let formatter = openNumbers(skeleton, Int32(skeleton.count), locale.identifier, &status)
        defer { closeNumbers(formatter) }
        let result = openResult(&status)
        defer { closeResult(result) }
        guard status <= 0 else { return nil }
        formatNumber(formatter, value, result, &status)
        return status > 0 ? nil : text { resultText(result, $0, $1, $2) }
    }

    /// `in 3 days`; with `named` also `tomorrow`.
    static func relative(_ offset: Double, unit: RelativeUnit, width: Width, named: Bool, locale: Locale)
        -> String?
    {
        var status: Int32 = 0
        // 256: the text stands anywhere in a sentence.
        let formatter = openRelative(locale.identifier, nil, width.rawValue, 256, &status)
        defer { closeRelative(formatter) }
        guard status <= 0 else { return nil }
        return text {
            named
                ? formatRelative(formatter, offset, unit.rawValue, $0, $1, $2)
                : formatRelativeNumeric(formatter, offset, unit.rawValue, $0, $1, $2)
        }
    }

    /// `a, b, and c`. Type 0 joins by “and”, 2 lists units.
    static func list(_ items: [String], type: Int32 = 0, _ width: Width, _ locale: Locale) -> String? {
        guard items.count > 1 else { return items.first ?? "" }
        var status: Int32 = 0
        let formatter = openList(locale.identifier, type, width.rawValue, &status)
        defer { closeList(formatter) }
        guard status <= 0 else { return nil }
        let units = items.map { Array($0.utf16) }
        let storage = units.map { unit -> UnsafePointer<UInt16>? in
            let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(unit.count, 1))
            copy.initialize(from: unit, count: unit.count)
            return UnsafePointer(copy)
        }
        defer { storage.forEach { $0?.deallocate() } }
        return text { formatList(formatter, storage, units.map { Int32($0.count) }, Int32(units.count), $0, $1, $2) }
    }

    /// Calls `write` with a buffer that is large enough: a second time where the first was too small.
    private static func text(
        _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
    ) -> String? {
        var buffer = [UInt16](repeating: 0, count: 256)
        for _ in 0..<2 {
            var status: Int32 = 0
            let capacity = Int32(buffer.count)
            let length = write(&buffer, capacity, &status)
            if status <= 0 { return String(decoding: buffer.prefix(Int(length)), as: UTF16.self) }
            guard length > buffer.count else { return nil }
            buffer = [UInt16](repeating: 0, count: Int(length) + 1)
        }
        return nil
    }
}
