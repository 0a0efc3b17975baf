import CRuntime

/// A weak reference that gives its object no table of counts beside it, which every retain and release of the object would go through.
///
/// Contexts, entities and models are retained some twenty times for each of their objects. The reference keeps a dead object's memory, as
/// `unowned` does, and asking for the object finds out whether it is dead. As with `weak`, nobody may set it while others read it.
final class LightReference<Object: AnyObject>: @unchecked Sendable {
    private var address: UnsafeMutableRawPointer?

    init(_ object: Object? = nil) { self.object = object }

    deinit { if let address { portico_release_unowned(address) } }

    /// The object, until its last owner has gone.
    var object: Object? {
        get {
            guard let address, portico_retain_if_alive(address) != nil else { return nil }
            return Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
        }
        set {
            let old = address
            address = newValue.map { Unmanaged.passUnretained($0).toOpaque() }
            if let address { portico_retain_unowned(address) }
            if let old { portico_release_unowned(old) }
        }
    }
}
