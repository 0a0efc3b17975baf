/// Views that wait to be used again, apart by identifier; the one that came last goes first. No view is in it twice.
struct ReusePool<View: AnyObject> {
    private var waiting: [String: [View]] = [:]

    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    func count(of identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

    mutating func put(_ view: View, _ identifier: String) {
        guard waiting[identifier]?.contains(where: { $0 === view }) != true else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Under memory pressure.
    mutating func removeAll() { waiting = [:] }
}
