import Foundation

// What any object can be asked about its class. Foundation has these on `NSObject` alone; a value of a protocol, a delegate for
// instance, is asked them, too.
extension NSObjectProtocol {
    /// Whether the object's class is `aClass` or below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = Swift.type(of: self)
        while let found = next {
            if found == aClass { return true }
            next = PorticoObjC.superclass(of: found)
        }
        return false
    }

    /// Whether the object's class is `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }

    /// The class above the object's own; nil for one without any.
    public var superclass: AnyClass? { PorticoObjC.superclass(of: Swift.type(of: self)) }

    /// Whether the object's class adopts a protocol, which is written as `Proto.self`.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }
}

// Classes are objects on iOS, so that two of them can be compared by identity.

/// Whether two classes are the same one.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
