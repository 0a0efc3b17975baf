import Foundation

/// A property of one of Apple's classes that is read by its name: by `value(forKey:)`, and for observers of a key path.
package struct ReadableKey<Object: AnyObject>: Sendable {
    let name: String
    let read: @MainActor @Sendable (Object) -> Any?

    /// - Parameter read: an enumeration's case is given as its number, as Objective-C has it.
    package init(_ name: String, _ read: @escaping @MainActor @Sendable (Object) -> Any?) {
        (self.name, self.read) = (name, read)
    }
}

extension ObjCClassRegistry {
    /// Adds properties of one of our own classes by their getters' names, for the main thread.
    package func registerKeys<Object: AnyObject>(
        readable keys: @escaping @Sendable () -> [ReadableKey<Object>], of cls: Object.Type
    ) {
        register(listing: { keys().map(\.name) }, of: cls) { receiver, index, _ in
            nonisolated(unsafe) let object = receiver
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated { result = keys()[index].read(unsafeDowncast(object, to: Object.self)) }
            return result
        }
    }
}
