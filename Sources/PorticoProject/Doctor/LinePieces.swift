import Foundation

/// Whole lines out of what a program says piece by piece: a compiler's tree of a project is hundreds of megabytes, of which nobody keeps more
/// than a line.
///
/// - From: `ToolRunner.readMessages(_:_:_:)`
/// - To: `NameCensus.addTree(_:root:)`
struct LinePieces {
    private var rest = Data()

    /// Hands on the lines that end in the piece, together.
    mutating func appendPiece(_ piece: Data, _ read: (Data) -> Void) {
        guard let end = piece.lastIndex(of: UInt8(ascii: "\n")) else { return rest.append(piece) }
        rest.append(piece[...end])
        read(rest)
        rest = Data(piece[piece.index(after: end)...])
    }

    /// Hands on the last line, which has no end.
    mutating func finishLines(_ read: (Data) -> Void) {
        if !rest.isEmpty { read(rest) }
        rest = Data()
    }
}
