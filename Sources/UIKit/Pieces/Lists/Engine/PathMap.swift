import Foundation

/// What belongs to places of items: a dictionary that hashes a place's two numbers, which costs a fraction of an index path's own hash.
///
/// - From: `ListUpdatePlan`, `ListUpdateMix`
/// - To: nobody
struct PathMap<Value> {
    private struct Place: Hashable {
        var section: Int
        var item: Int

        init?(_ path: IndexPath) {
            guard path.count == 2 else { return nil }
            (section, item) = (path[0], path[1])
        }

        var path: IndexPath { IndexPath(item: item, section: section) }
    }

    private var values: [Place: Value] = [:]

    var isEmpty: Bool { values.isEmpty }
    var keys: [IndexPath] { values.keys.map(\.path) }

    subscript(path: IndexPath) -> Value? {
        get { Place(path).flatMap { values[$0] } }
        set { if let place = Place(path) { values[place] = newValue } }
    }

    /// Answers what was there.
    mutating func put(_ value: Value, at path: IndexPath) -> Value? {
        Place(path).flatMap { values.updateValue(value, forKey: $0) }
    }
}

extension PathMap: Sequence {
    func makeIterator() -> AnyIterator<(IndexPath, Value)> {
        var rest = values.makeIterator()
        return AnyIterator { rest.next().map { ($0.key.path, $0.value) } }
    }
}

extension PathMap: Sendable where Value: Sendable {}
