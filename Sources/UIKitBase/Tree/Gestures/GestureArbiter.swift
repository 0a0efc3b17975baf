/// Decides among recognisers that want the same touches; pure, so that every case is a table row in a test.
///
/// A recogniser asks to recognise (`request`) or gives up (`fail`). It may recognise when no recogniser that it waits for is
/// still possible, and when no other has recognised that excludes it. When it does, those it excludes fail.
///
/// - From: `GestureEnvironment`
/// - To: `GestureEnvironment`, which performs the actions
struct GestureArbiter: Equatable {
    typealias ID = Int

    enum Status: Equatable {
        /// Has not decided.
        case possible
        /// Wants to recognise and waits for others to fail.
        case waiting
        case recognized
        case failed
    }

    enum Action: Equatable {
        case recognize(ID)
        case fail(ID)
    }

    private struct Entry: Equatable {
        var status = Status.possible
        var waitsFor: Set<ID> = []
        var together: Set<ID> = []
        /// Recognisers that this one leaves alone, and that leave it alone.
        var spares: Set<ID> = []
    }

    private var entries: [ID: Entry] = [:]
    private var order: [ID] = []

    mutating func add(_ id: ID) {
        guard entries[id] == nil else { return }
        entries[id] = Entry()
        order.append(id)
    }

    /// `id` recognises only after `other` has failed.
    mutating func require(_ id: ID, toFail other: ID) {
        entries[id]?.waitsFor.insert(other)
    }

    mutating func allowTogether(_ a: ID, _ b: ID) {
        entries[a]?.together.insert(b)
        entries[b]?.together.insert(a)
    }

    /// `id` never makes `other` fail.
    mutating func spare(_ other: ID, from id: ID) {
        entries[id]?.spares.insert(other)
    }

    func status(of id: ID) -> Status? { entries[id]?.status }

    /// `id` has seen its gesture.
    mutating func request(_ id: ID) -> [Action] {
        guard let entry = entries[id], entry.status == .possible || entry.status == .waiting else { return [] }
        if order.contains(where: { $0 != id && entries[$0]!.status == .recognized && excludes($0, id) }) {
            return fail(id)
        }
        let stillPossible = entry.waitsFor.contains {
            let status = entries[$0]?.status
            return status == .possible || status == .waiting
        }
        if stillPossible {
            entries[id]!.status = .waiting
            return []
        }
        // One that it waited for has recognised: too late.
        if entry.waitsFor.contains(where: { entries[$0]?.status == .recognized }) { return fail(id) }
        entries[id]!.status = .recognized
        var actions: [Action] = [.recognize(id)]
        for other in order where other != id && excludes(id, other) {
            let status = entries[other]!.status
            if status == .possible || status == .waiting { actions += fail(other) }
        }
        return actions
    }

    /// `id` gives up, or is made to; whoever waited for it may go on.
    mutating func fail(_ id: ID) -> [Action] {
        guard let entry = entries[id], entry.status == .possible || entry.status == .waiting else { return [] }
        entries[id]!.status = .failed
        var actions: [Action] = [.fail(id)]
        for other in order where entries[other]!.status == .waiting && entries[other]!.waitsFor.contains(id) {
            actions += request(other)
        }
        return actions
    }

    /// Those whose views are gone give up together: none of them recognises because another one did.
    mutating func fail(together gone: [ID]) -> [Action] {
        let given = gone.filter { entries[$0]?.status == .possible || entries[$0]?.status == .waiting }
        for id in given { entries[id]!.status = .failed }
        var actions = given.map(Action.fail)
        for other in order where entries[other]!.status == .waiting {
            if !entries[other]!.waitsFor.isDisjoint(with: given) { actions += request(other) }
        }
        return actions
    }

    private func excludes(_ winner: ID, _ other: ID) -> Bool {
        !entries[winner]!.together.contains(other) && !entries[winner]!.spares.contains(other)
    }
}
