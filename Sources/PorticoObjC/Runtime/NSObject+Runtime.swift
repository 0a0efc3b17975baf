import Foundation

// In extensions of the protocol, so that apps may declare methods of these names.
extension NSObjectProtocol {
    /// The object that answers to a message in this one's place: by default nil.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// The code that the object runs for a message; nil for a method that can't be exchanged.
    public func method(for aSelector: Selector!) -> IMP! {
        aSelector.flatMap { class_getMethodImplementation(type(of: self), $0) }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Whether instances of the class answer to a message.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { class_respondsToSelector(self, $0) } ?? false
    }

    /// The code that instances of the class run for a message; nil for a method that can't be exchanged.
    public static func instanceMethod(for aSelector: Selector!) -> IMP! {
        aSelector.flatMap { class_getMethodImplementation(self, $0) }
    }

    /// The name of the class, with its module's.
    public static func description() -> String { fullName(of: self) }
    /// The class itself: what `Cell.classForCoder()` is on iOS, where classes answer to the methods of objects, too.
    public static func classForCoder() -> AnyClass { self }
    /// A number for the class.
    public static func hash() -> Int { ObjectIdentifier(self).hashValue }
}
