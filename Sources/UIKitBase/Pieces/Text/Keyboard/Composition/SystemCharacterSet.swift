import Foundation

/// Texts in the character sets of old files, read by the C library, which has tables for them.
enum SystemCharacterSet {
    /// Nil where the library doesn't know the set, or bytes are none of it.
    static func decode(_ bytes: some Collection<UInt8>, from name: String) -> String? {
        let converter = iconv_open("UTF-8", name)
        guard Int(bitPattern: converter) != -1 else { return nil }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 4 + 16)
        let written = input.withUnsafeMutableBufferPointer { from in
            output.withUnsafeMutableBufferPointer { to -> Int? in
                var (source, target) = (from.baseAddress, to.baseAddress)
                var (left, room) = (from.count, to.count)
                guard iconv(converter, &source, &left, &target, &room) != -1, left == 0 else { return nil }
                return to.count - room
            }
        }
        return written.map { String(decoding: output[..<$0].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    }
}
