import Foundation

/// A registration of `observe(_:options:changeHandler:)`. It ends with `invalidate()`, or when nobody holds it.
public class NSKeyValueObservation: NSObject {
    private var observer: KeyPathObserver?

    init(_ observer: KeyPathObserver) { self.observer = observer }

    deinit { observer?.end() }

    /// Ends the registration. May be called more than once.
    public func invalidate() {
        observer?.end()
        observer = nil
    }
}
