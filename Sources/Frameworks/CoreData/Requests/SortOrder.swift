import Foundation
import PorticoFoundation
import PorticoObjC

/// What a sort descriptor says: by which key, in which way texts are compared, up or down.
///
/// Foundation's descriptors on Linux don't tell their key. They are shown an object that notes what it is asked for, and two texts whose order
/// tells how they are compared. A descriptor that tells nothing compares the objects themselves.
struct SortOrder {
    enum Comparison: String {
        /// Byte for byte, and numbers and dates by value.
        case natural = "BINARY"
        case caseInsensitive = "PORTICO_CASELESS"
        case localized = "PORTICO_LOCALIZED"
        case localizedCaseInsensitive = "PORTICO_LOCALIZED_CASELESS"
        case localizedStandard = "PORTICO_LOCALIZED_STANDARD"

        func order(_ a: String, _ b: String) -> ComparisonResult {
            switch self {
            case .natural:
                a == b
                    ? .orderedSame : a.utf8.lexicographicallyPrecedes(b.utf8) ? .orderedAscending : .orderedDescending
            case .caseInsensitive: a.caseInsensitiveCompare(b)
            case .localized: a.localizedCompare(b)
            case .localizedCaseInsensitive: a.localizedCaseInsensitiveCompare(b)
            case .localizedStandard: a.localizedStandardCompare(b)
            }
        }
    }

    let path: String
    let comparison: Comparison
    let ascending: Bool

    /// - Parameter entity: whose objects are sorted: a key path of Swift's tells its keys to an object of it.
    init?(_ descriptor: NSSortDescriptor, _ entity: NSEntityDescription?) {
        ascending = descriptor.ascending
        let keyPath = descriptor.keyPath
        if type(of: keyPath).rootType != Any.self {
            guard let name = entity.flatMap({ KeyRecorder.path(of: keyPath, $0) }) ?? objcKeyPath(keyPath) else {
                return nil
            }
            let isStandard = (descriptor as? SwiftSortDescriptor)?.comparesTextsAsFinder ?? false
            (path, comparison) = (name, isStandard ? .localizedStandard : .natural)
            return
        }
        let probe = SortProbe()
        _ = descriptor.compare(probe, to: probe)
        guard !probe.trail.keys.isEmpty else { return nil }
        let keys = probe.trail.keys
        // Both sides are asked: the first half is the left one's.
        let names = Array(keys.prefix(keys.count / 2))
        guard !names.isEmpty, names == Array(keys.suffix(names.count)) else { return nil }
        path = names.joined(separator: ".")
        let up = ascending
        func order(_ a: String, _ b: String) -> ComparisonResult {
            let found = descriptor.compare(SortProbe(names.count, a), to: SortProbe(names.count, b))
            guard !up, found != .orderedSame else { return found }
            return found == .orderedAscending ? .orderedDescending : .orderedAscending
        }
        if order("a2", "a10") == .orderedAscending {
            comparison = .localizedStandard
        } else if order("a", "B") == .orderedDescending {
            comparison = .natural
        } else if order("a", "A") == .orderedSame {
            comparison = order("é", "f") == .orderedAscending ? .localizedCaseInsensitive : .caseInsensitive
        } else {
            comparison = .localized
        }
    }

    func order(_ a: NSManagedObject, _ b: NSManagedObject) -> ComparisonResult {
        let result = Self.order(a.value(forKeyPath: path), b.value(forKeyPath: path), comparison)
        guard !ascending, result != .orderedSame else { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }

    /// The order of two values that may be nothing, also inside of `Any`.
    static func order(_ a: Any, _ b: Any) -> ComparisonResult { order(unwrapped(a), unwrapped(b), .natural) }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        let inner: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
        return inner.map { AttributeValue.number($0) ?? $0 }
    }

    private static func order(_ a: Any?, _ b: Any?, _ comparison: Comparison) -> ComparisonResult {
        switch (a, b) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let a as String, let b as String): return comparison.order(a, b)
        case (let a as NSNumber, let b as NSNumber): return a.compare(b)
        case (let a as Date, let b as Date): return a.compare(b)
        case (let a as UUID, let b as UUID): return Comparison.natural.order(a.uuidString, b.uuidString)
        case (let a as URL, let b as URL): return comparison.order(a.absoluteString, b.absoluteString)
        default: return .orderedSame
        }
    }

    /// Objects in the order that descriptors say; in their own where there are none.
    static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]?) -> [NSManagedObject] {
        guard let descriptors, !descriptors.isEmpty else { return objects }
        let order = comparator(descriptors, objects.first?.entity)
        return objects.enumerated().sorted { a, b in
            switch order(a.element, b.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: a.offset < b.offset
            }
        }.map(\.element)
    }

    static func comparator(_ descriptors: [NSSortDescriptor], _ entity: NSEntityDescription?) -> (
        NSManagedObject, NSManagedObject
    ) -> ComparisonResult {
        let orders = descriptors.map { ($0, SortOrder($0, entity)) }
        return { a, b in
            for (descriptor, order) in orders {
                let result = order.map { $0.order(a, b) } ?? descriptor.compare(a, to: b)
                if result != .orderedSame { return result }
            }
            return .orderedSame
        }
    }
}

/// Notes the keys that it is asked for; with a text, answers with it at the end of a path.
private final class SortProbe: NSObject {
    final class Trail { var keys: [String] = [] }
    let trail: Trail
    private let left: Int
    private let text: String?

    init(_ left: Int = 0, _ text: String? = nil, trail: Trail = Trail()) {
        (self.left, self.text, self.trail) = (left, text, trail)
        super.init()
        _ = Self.registration
    }

    private static let registration: Void = {
        ObjCClassRegistry.shared.register("valueForKey:", of: SortProbe.self) { receiver, _, arguments in
            let probe = unsafeDowncast(receiver, to: SortProbe.self)
            return probe.answer(arguments(0))
        }
    }()

    private func answer(_ key: String) -> Any? {
        trail.keys.append(key)
        if let text, left <= 1 { return text }
        return SortProbe(left - 1, text, trail: trail)
    }
}
