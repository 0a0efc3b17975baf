import PorticoHost

/// Host events that wait for the main thread. Moves of one finger between two frames become one event, and so do those of the
/// pointer; downs and ups are never joined, dropped or reordered.
///
/// - From: `HostEventSource`
/// - To: `TouchTracker`
struct EventQueue {
    private var events: [HostEvent] = []

    var isEmpty: Bool { events.isEmpty }
    var count: Int { events.count }

    mutating func append(_ event: HostEvent) {
        if case .touch(let id, .moved, _, _, _) = event,
            let index = events.lastIndex(where: { $0.touchID == id }),
            case .touch(_, .moved, _, _, _) = events[index],
            events[(index + 1)...].allSatisfy({ $0.isMove })
        {
            events[index] = event
            return
        }
        if case .hover(.moved, _, _, _) = event, case .hover(.moved, _, _, _)? = events.last {
            events[events.count - 1] = event
            return
        }
        events.append(event)
    }

    mutating func takeAll() -> [HostEvent] {
        let all = events
        events.removeAll(keepingCapacity: true)
        return all
    }
}

extension HostEvent {
    fileprivate var touchID: Int? {
        if case .touch(let id, _, _, _, _) = self { return id }
        return nil
    }

    fileprivate var isMove: Bool {
        if case .touch(_, .moved, _, _, _) = self { return true }
        return false
    }
}
