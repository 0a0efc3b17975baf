import Foundation
import PorticoObjC

/// Code that knows an object only as an `NSObject` reaches the key-value coding of layers and animations through their class's table.
private enum KeyedObjects {
    private static let names: StaticString = "valueForKey:\nsetValue:forKey:\nvalueForKeyPath:\nsetValue:forKeyPath:"

    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        ObjCClassRegistry.shared.register(names, of: CALayer.self) { receiver, index, arguments in
            let layer = unsafeDowncast(receiver, to: CALayer.self)
            switch index {
            case 0: return layer.value(forKey: arguments(0))
            case 1: layer.setValue(arguments(0), forKey: arguments(1))
            case 2: return layer.value(forKeyPath: arguments(0))
            default: layer.setValue(arguments(0), forKeyPath: arguments(1))
            }
            return nil
        }
    }
}
