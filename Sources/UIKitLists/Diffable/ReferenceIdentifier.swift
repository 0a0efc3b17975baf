import Foundation

/// An identifier of any kind, as Objective-C's snapshots hold them: what can't be hashed is told apart by its place in memory. Who hands a
/// snapshot over takes care of the threads.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let key: AnyHashable
    /// The object that the app has given.
    let value: Any

    init(_ value: Any) {
        self.value = value
        key = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    }

    static func == (left: ReferenceIdentifier, right: ReferenceIdentifier) -> Bool { left.key == right.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    var description: String { "\(value)" }
}

extension Array where Element == ReferenceIdentifier {
    init(of values: [Any]) { self = values.map(ReferenceIdentifier.init) }

    /// The objects that the app has given.
    var values: [Any] { map(\.value) }
}
