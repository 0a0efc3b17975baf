import CoreData
import PorticoCombine
import SwiftUI

// A managed object says that it will change before one of its values does, or before they are let go.
extension NSManagedObject: ObservableObject {
    /// Sends before a value changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let known = listener as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        listener = made
        onChange = { [weak made] in made?.send() }
        return made
    }
}

private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}

extension EnvironmentValues {
    /// The context of the views' objects. One that nobody has set has no store.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}
