import Foundation
import Synchronization

/// The names of properties by their key paths: for paths that lowering couldn't see, because a function took them as a value.
///
/// - From: the constructors of lowered files, and UIKit for its own properties
/// - To: `observe(_:options:changeHandler:)`
package final class KeyPathNames: Sendable {
    package static let shared = KeyPathNames()

    package typealias Rows = @MainActor @Sendable () -> [(AnyKeyPath, String)]

    private struct State: @unchecked Sendable {
        var pending: [Rows] = []
        var rows: [(path: AnyKeyPath, name: String)] = []
    }

    private let state = Mutex(State())

    package func append(_ rows: @escaping Rows) {
        state.withLock { $0.pending.append(rows) }
    }

    /// The name of the property at `path`, or of a property and a property of its value; nil when they aren't known.
    /// With the path to the object between the two.
    func text(of path: AnyKeyPath) -> (keys: String, objects: [AnyKeyPath])? {
        let rows = known()
        if let found = rows.first(where: { Self.isSame($0.path, path) }) { return (found.name, []) }
        for outer in rows where Self.isBelow(type(of: path).rootType, type(of: outer.path).rootType) {
            for inner in rows {
                guard let whole = outer.path.appending(path: inner.path), Self.isSame(whole, path) else { continue }
                return ("\(outer.name).\(inner.name)", [outer.path])
            }
        }
        return nil
    }

    /// The key of a path of one property. Any other path ends the process, with iOS's words.
    func key(of path: AnyKeyPath) -> String {
        guard let key = text(of: path)?.keys else {
            fatalError(
                "Could not extract a String from KeyPath \(path): only '@objc dynamic' properties can be observed")
        }
        return key
    }

    private func known() -> [(path: AnyKeyPath, name: String)] {
        let pending = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        // Key paths are made outside of the lock: making one may run code of the app's.
        nonisolated(unsafe) let new = pending.flatMap {
            unsafeBitCast($0, to: (@Sendable () -> [(AnyKeyPath, String)]).self)()
        }
        return state.withLock { state in
            state.rows += new.map { (path: $0.0, name: $0.1) }
            return state
        }.rows
    }

    /// Whether two paths lead over the same properties, from one class or from one below the other: two key paths of different
    /// roots are never equal, though their parts are.
    private static func isSame(_ known: AnyKeyPath, _ path: AnyKeyPath) -> Bool {
        if known == path { return true }
        guard isBelow(type(of: path).rootType, type(of: known).rootType),
            type(of: known).valueType == type(of: path).valueType
        else { return false }
        let (a, b) = (part(of: known), part(of: path))
        return a == b && a != nil
    }

    /// What a key path of one property begins with after its header: the kind of the property, and what tells it from others. The low
    /// 24 bits of the header are the size of all parts; getters follow, of which a property may have several.
    private static func part(of path: AnyKeyPath) -> [UInt]? {
        let word = MemoryLayout<UInt>.size
        let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque()) + 3 * word
        let size = Int(object.load(as: UInt32.self) & 0x00ff_ffff)
        let kind = UInt((object + word).load(as: UInt32.self))
        // A stored property is all in its kind: the offset.
        if size <= word { return [kind] }
        // A kind, what tells it, a getter and a setter: more are several properties.
        return size <= 4 * word ? [kind, (object + 2 * word).load(as: UInt.self)] : nil
    }

    private static func isBelow(_ type: Any.Type, _ above: Any.Type) -> Bool {
        if type == above { return true }
        var next: AnyClass? = type as? AnyClass
        while let cls = next {
            if ObjectIdentifier(cls) == ObjectIdentifier(above) { return true }
            next = superclass(of: cls)
        }
        return false
    }
}

/// Hands over the names of a class's properties that can be observed. Called from a constructor, at load: it only appends.
public func _porticoRegisterKeyPaths(_ rows: @escaping @MainActor @Sendable () -> [(AnyKeyPath, String)]) {
    KeyPathNames.shared.append(rows)
}

/// A key path of `@objc` properties as Objective-C writes it; nil for any other.
package func objcKeyPath(_ path: AnyKeyPath) -> String? { KeyPathNames.shared.text(of: path)?.keys }
