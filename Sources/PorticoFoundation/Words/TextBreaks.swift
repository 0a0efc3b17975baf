import Foundation

@_silgen_name("swift_ubrk_open")
private func openBreaks(
    _ type: Int32, _ locale: UnsafePointer<CChar>, _ text: UnsafePointer<UInt16>, _ length: Int32,
    _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_ubrk_next") private func nextBreak(_ breaks: OpaquePointer?) -> Int32
@_silgen_name("swift_ubrk_getRuleStatus") private func ruleStatus(_ breaks: OpaquePointer?) -> Int32
@_silgen_name("swift_ubrk_close") private func closeBreaks(_ breaks: OpaquePointer?)

/// Words and sentences of a text, by ICU's rules of the user's language.
enum TextBreaks {
    /// ICU's number of the rules.
    enum Kind: Int32 { case words = 1, sentences = 3 }

    typealias Part = (text: Range<String.Index>, enclosing: Range<String.Index>)

    /// The parts in order. What is no word belongs to the word before it.
    static func parts(of text: String, in range: Range<String.Index>, _ kind: Kind) -> [Part] {
        let part = text[range]
        let units = Array(part.utf16)
        guard !units.isEmpty, units.count <= Int(Int32.max) else { return [] }
        var parts: [Part] = []
        units.withUnsafeBufferPointer { buffer in
            var status: Int32 = 0
            let breaks = openBreaks(
                kind.rawValue, Locale.current.identifier, buffer.baseAddress!, Int32(buffer.count), &status)
            guard status <= 0, breaks != nil else { return }
            defer { closeBreaks(breaks) }
            var (start, index) = (0, part.startIndex)
            while case let end = Int(nextBreak(breaks)), end > start {
                let next = part.utf16.index(index, offsetBy: end - start)
                // Below 100 stand spaces and punctuation.
                if kind == .sentences || ruleStatus(breaks) >= 100 {
                    parts.append((index..<next, index..<next))
                } else if let last = parts.indices.last {
                    parts[last].enclosing = parts[last].enclosing.lowerBound..<next
                }
                (start, index) = (end, next)
            }
        }
        return parts
    }
}
