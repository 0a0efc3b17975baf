import PorticoShell

/// What apps have printed last, for viewers that come later.
struct LogHistory {
    struct Entry {
        var process: Int
        var app: String
        var line: OutputLine
    }

    static let lines = 2000
    static let bytes = 512 << 10

    private(set) var entries: [Entry] = []
    private var size = 0

    mutating func addLines(_ lines: [OutputLine], process: Int, app: String) {
        entries += lines.map { Entry(process: process, app: app, line: $0) }
        size += lines.reduce(0) { $0 + $1.text.utf8.count }
        guard entries.count > Self.lines || size > Self.bytes else { return }
        // A quarter more than must go, so that not every line moves all the others.
        var count = 0
        while entries.count - count > Self.lines / 4 * 3 || size > Self.bytes / 4 * 3 {
            size -= entries[count].line.text.utf8.count
            count += 1
        }
        entries.removeFirst(count)
    }

    /// Lines that follow each other and are of one process, as one message.
    var messages: [ServerMessage] {
        var found: [(process: Int, app: String, lines: [OutputLine])] = []
        for entry in entries {
            if found.last?.process == entry.process {
                found[found.count - 1].lines.append(entry.line)
            } else {
                found.append((entry.process, entry.app, [entry.line]))
            }
        }
        return found.map { .log(process: $0.process, app: $0.app, lines: $0.lines, lost: 0) }
    }
}
