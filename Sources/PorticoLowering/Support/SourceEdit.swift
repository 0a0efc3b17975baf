internal import SwiftSyntax

/// One replacement of a run of bytes of a file.
struct SourceEdit: Sendable {
    var offset: Int
    var length: Int
    var replacement: String

    /// The source with all edits made. Of two that overlap the later is dropped: two rules wanting one token is a bug of
    /// ours, and must not tear the file.
    static func apply(_ edits: [SourceEdit], to source: String) -> String {
        guard !edits.isEmpty else { return source }
        let ordered = edits.enumerated().sorted {
            ($0.element.offset, $0.element.length == 0 ? 0 : 1, $0.offset)
                < ($1.element.offset, $1.element.length == 0 ? 0 : 1, $1.offset)
        }.map(\.element)
        var source = source
        return source.withUTF8 { bytes in
            var out: [UInt8] = []
            out.reserveCapacity(bytes.count + 1024)
            var position = 0
            for edit in ordered where edit.offset >= position && edit.offset + edit.length <= bytes.count {
                out.append(contentsOf: bytes[position..<edit.offset])
                out.append(contentsOf: edit.replacement.utf8)
                position = edit.offset + edit.length
            }
            out.append(contentsOf: bytes[position...])
            return String(decoding: out, as: UTF8.self)
        }
    }
}

extension SyntaxProtocol {
    /// Where the node's own text begins, in bytes.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where it ends.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
