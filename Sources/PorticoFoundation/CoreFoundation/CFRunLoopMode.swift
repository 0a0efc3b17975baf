import CoreFoundation

/// The name of a run loop's mode.
public typealias CFRunLoopMode = CoreFoundation.CFRunLoopMode

extension CoreFoundation.CFRunLoopMode {
    public static var defaultMode: CFRunLoopMode! { kCFRunLoopDefaultMode }
    public static var commonModes: CFRunLoopMode! { kCFRunLoopCommonModes }

    /// The mode as the functions of C take it.
    public var rawValue: CFString { self }
}
