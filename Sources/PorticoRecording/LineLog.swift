/// What was printed and called, line by line; the oldest go when there is too much.
struct LineLog {
    private let limits: RecordingLimits
    private(set) var lines: [Recording.Line] = []
    private(set) var lost = 0
    private var bytes = 0
    /// Of a line on the page, besides its text.
    private static let frame = 64

    init(limits: RecordingLimits) { self.limits = limits }

    mutating func addLine(_ line: Recording.Line) {
        var line = line
        if line.text.utf8.count > limits.line {
            line.text = String(decoding: line.text.utf8.prefix(limits.line), as: UTF8.self) + "…"
        }
        line.text = Secrets.hidden(in: line.text)
        lines.append(line)
        bytes += Self.frame + line.text.utf8.count
        guard bytes > limits.lines else { return }
        // A quarter at once, so that a talkative app doesn't move all the others for each of its lines.
        var left = bytes
        let kept = lines.firstIndex { line in
            if left <= limits.lines / 4 * 3 { return true }
            left -= Self.frame + line.text.utf8.count
            return false
        }
        let count = kept ?? lines.count
        lines.removeFirst(count)
        lost += count
        bytes = left
    }
}
