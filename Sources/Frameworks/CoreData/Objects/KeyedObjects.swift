import Foundation
import PorticoObjC

/// Code that knows an object only as an `NSObject` reaches the values of managed objects through their class's table.
private enum KeyedObjects {
    private static let names: StaticString = "valueForKey:\nsetValue:forKey:"

    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        ObjCClassRegistry.shared.register(names, of: NSManagedObject.self) { receiver, index, arguments in
            let object = unsafeDowncast(receiver, to: NSManagedObject.self)
            if index == 0 { return object.value(forKey: arguments(0)) }
            object.setValue(arguments(0), forKey: arguments(1))
            return nil
        }
    }
}
