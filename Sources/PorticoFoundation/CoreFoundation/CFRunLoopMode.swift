import CoreFoundation

/// The name of a run loop's mode.
public typealias CFRunLoopMode = CoreFoundation.CFRunLoopMode

extension CoreFoundation.CFRunLoopMode {
    /// The mode in which a run loop usually turns.
    public static var defaultMode: CFRunLoopMode! { kCFRunLoopDefaultMode }
    /// Stands for all modes that are marked as common; a source added to it is in each of them.
    public static var commonModes: CFRunLoopMode! { kCFRunLoopCommonModes }

    /// The mode as the functions of C take it.
    public var rawValue: CFString { self }
}
