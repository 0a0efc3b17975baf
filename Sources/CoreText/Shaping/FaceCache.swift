import CPango

/// The faces that somebody uses, and of the others those that were asked for last: an app that animates a font's size doesn't fill the memory.
///
/// A request gets the same face as long as that lives.
///
/// - From: `TextEngine`, under its lock
struct FaceCache {
    /// The number of faces before the older half is let go of.
    static let most = 512

    private struct Entry {
        weak var face: FontFace?
        /// The face while it is kept.
        var kept: FontFace?
        /// When it was asked for.
        var use: Int
    }

    private struct Answer {
        weak var face: FontFace?
    }

    private var entries: [UnsafeMutablePointer<PangoFont>: Entry] = [:]
    private var answers: [FontRequest: Answer] = [:]
    private var uses = 0
    /// Grows with the faces that are in use, so that a look at all of them is paid by as many new ones.
    private var limit = most

    var count: Int { entries.count }

    mutating func face(for request: FontRequest) -> FontFace? {
        guard let face = answers[request]?.face else { return nil }
        keepFace(face)
        return face
    }

    mutating func noteFace(_ face: FontFace, for request: FontRequest) {
        answers[request] = Answer(face: face)
    }

    mutating func face(of font: UnsafeMutablePointer<PangoFont>, make: () -> FontFace) -> FontFace {
        let face = entries[font]?.face ?? make()
        keepFace(face)
        return face
    }

    /// Faces stay: they draw what fontconfig said before.
    mutating func forgetRequests() { answers.removeAll() }

    private mutating func keepFace(_ face: FontFace) {
        uses += 1
        entries[face.pango] = Entry(face: face, kept: face, use: uses)
    }

    var isFull: Bool { entries.count > limit }

    /// Lets go of those that nobody uses and that weren't asked for lately.
    mutating func trimCache() {
        let line = uses - Self.most / 2
        entries = entries.mapValues { Entry(face: $0.face, kept: $0.use > line ? $0.kept : nil, use: $0.use) }
        entries = entries.filter { $0.value.face != nil }
        answers = answers.filter { $0.value.face != nil }
        limit = max(Self.most, 2 * entries.count)
    }
}
