import PorticoTrace

/// What happened last in the apps' lives, for inspectors that come later or come back.
struct TraceHistory {
    enum Entry {
        case phase(process: Int, app: String, from: String, to: String, time: Double)
        case trace(process: Int, events: [TraceEvent])

        var size: Int {
            switch self {
            case .phase: 1
            case .trace(_, let events): events.count
            }
        }
    }

    /// Events that are kept: a quarter of a minute of an animation, or hours of an app that stands still.
    static let events = 12_000
    /// Events of one message to an inspector.
    static let batch = 1000

    private(set) var entries: [Entry] = []
    private var size = 0

    mutating func addEntry(_ entry: Entry) {
        entries.append(entry)
        size += entry.size
        guard size > Self.events else { return }
        // A quarter more than must go, so that not every entry moves all the others.
        var count = 0
        while size > Self.events / 4 * 3 {
            size -= entries[count].size
            count += 1
        }
        entries.removeFirst(count)
    }

    /// All of it as messages: the first says that what the inspector has is to be forgotten.
    var messages: [ServerMessage] {
        var messages: [ServerMessage] = [.past]
        var open: (process: Int, events: [TraceEvent])?
        func close() {
            if let open { messages.append(.trace(process: open.process, events: open.events, lost: 0)) }
            open = nil
        }
        for entry in entries {
            switch entry {
            case .phase(let process, let app, let from, let to, let time):
                close()
                messages.append(.phase(process: process, app: app, from: from, to: to, time: time))
            case .trace(let process, let events):
                if let now = open, now.process != process || now.events.count + events.count > Self.batch { close() }
                open = (process, (open?.events ?? []) + events)
            }
        }
        close()
        return messages + [.present]
    }
}
