import Foundation

// Exchanging the methods of a class while the program runs ("swizzling"). Lowered methods that Objective-C would call by its tables ask
// for what was put in their place; others, UIKit's among them, are called directly, and no method of theirs is found here (DEV-126).

/// A method of a class.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer

/// The method by which instances of `cls` answer to `name`, its own or inherited; nil for one that can't be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, let owner = ObjCClassRegistry.shared.owner(of: name.name, from: cls) else { return nil }
    return MethodHandles.shared.handle(owner, name)
}

/// Class methods can't be exchanged: there are none to be had.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Gives `cls` an implementation for `name`, unless it has one of its own: then nothing happens, and the answer is false.
/// What the class inherits must be exchangeable.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls, ObjCClassRegistry.shared.implementation(of: name.name, in: cls) == nil else { return false }
    return put(imp, name, cls)
}

/// The same, but one that is there is replaced, and returned.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
    guard let cls else { return nil }
    let old = ObjCClassRegistry.shared.implementation(of: name.name, in: cls)
    return put(imp, name, cls) ? old.map(MethodHandles.shared.handle) : nil
}

private func put(_ imp: IMP, _ name: Selector, _ cls: AnyClass) -> Bool {
    guard let implementation = MethodHandles.shared.implementation(imp),
        ObjCClassRegistry.shared.owner(of: name.name, from: cls) != nil
    else { return false }
    ObjCClassRegistry.shared.replace(name.name, in: cls, by: implementation)
    return true
}

public func method_getName(_ m: Method) -> Selector { MethodHandles.shared.method(m)?.selector ?? Selector("") }

public func method_getImplementation(_ m: Method) -> IMP {
    guard let (cls, selector) = MethodHandles.shared.method(m),
        let implementation = ObjCClassRegistry.shared.implementation(of: selector.name, in: cls)
    else { return m }
    return MethodHandles.shared.handle(implementation)
}

/// The types of a method as Objective-C writes them, which isn't known here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Puts `imp` in the place of the method's code, and returns what was there.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let old = method_getImplementation(m)
    if let (cls, selector) = MethodHandles.shared.method(m),
        let implementation = MethodHandles.shared.implementation(imp)
    {
        ObjCClassRegistry.shared.replace(selector.name, in: cls, by: implementation)
    }
    return old
}

/// Each method gets the other's code.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let (first, second) = (method_getImplementation(m1), method_getImplementation(m2))
    method_setImplementation(m1, second)
    method_setImplementation(m2, first)
}

// MARK: Blocks

/// Code that calls a block with the receiver and the method's arguments. The block comes as it is, or by `unsafeBitCast` as an object.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    MethodHandles.shared.handle(
        (block as? BlockObject)?.implementation
            ?? Implementation { _, _ in fatalError("\(type(of: block)) is no block of one to four parameters") })
}

public func imp_implementationWithBlock<A, R>(_ block: @escaping (A) -> R) -> IMP {
    imp_implementationWithBlock(BlockObject(block) as Any)
}

public func imp_implementationWithBlock<A, B, R>(_ block: @escaping (A, B) -> R) -> IMP {
    imp_implementationWithBlock(BlockObject(block) as Any)
}

public func imp_implementationWithBlock<A, B, C, R>(_ block: @escaping (A, B, C) -> R) -> IMP {
    imp_implementationWithBlock(BlockObject(block) as Any)
}

public func imp_implementationWithBlock<A, B, C, D, R>(_ block: @escaping (A, B, C, D) -> R) -> IMP {
    imp_implementationWithBlock(BlockObject(block) as Any)
}

/// A block as an object, which it is on iOS.
package final class BlockObject: NSObject {
    let implementation: Implementation
    /// Calls the block with what is given for each parameter, by its number and type, which has to be of the type.
    package let call: ((Int, Any.Type) -> Any) -> Any

    init<A, R>(_ block: @escaping (A) -> R) {
        implementation = Implementation { block(Implementation.argument(0, $0, $1)) }
        call = { block($0(0, A.self) as! A) }
    }

    init<A, B, R>(_ block: @escaping (A, B) -> R) {
        implementation = Implementation {
            block(Implementation.argument(0, $0, $1), Implementation.argument(1, $0, $1))
        }
        call = { block($0(0, A.self) as! A, $0(1, B.self) as! B) }
    }

    init<A, B, C, R>(_ block: @escaping (A, B, C) -> R) {
        implementation = Implementation {
            block(
                Implementation.argument(0, $0, $1), Implementation.argument(1, $0, $1),
                Implementation.argument(2, $0, $1))
        }
        call = { block($0(0, A.self) as! A, $0(1, B.self) as! B, $0(2, C.self) as! C) }
    }

    init<A, B, C, D, R>(_ block: @escaping (A, B, C, D) -> R) {
        implementation = Implementation {
            block(
                Implementation.argument(0, $0, $1), Implementation.argument(1, $0, $1),
                Implementation.argument(2, $0, $1), Implementation.argument(3, $0, $1))
        }
        call = { block($0(0, A.self) as! A, $0(1, B.self) as! B, $0(2, C.self) as! C, $0(3, D.self) as! D) }
    }
}

public func unsafeBitCast<A, R>(_ x: @escaping (A) -> R, to type: (any AnyObject).Type) -> AnyObject { BlockObject(x) }
public func unsafeBitCast<A, B, R>(_ x: @escaping (A, B) -> R, to type: (any AnyObject).Type) -> AnyObject {
    BlockObject(x)
}
public func unsafeBitCast<A, B, C, R>(_ x: @escaping (A, B, C) -> R, to type: (any AnyObject).Type) -> AnyObject {
    BlockObject(x)
}
public func unsafeBitCast<A, B, C, D, R>(_ x: @escaping (A, B, C, D) -> R, to type: (any AnyObject).Type) -> AnyObject {
    BlockObject(x)
}

// MARK: Calling

// An implementation is called after a cast to a function of the receiver, the selector and the arguments.

public func unsafeBitCast<A, R>(_ x: IMP, to type: ((A, Selector) -> R).Type) -> (A, Selector) -> R {
    let implementation = implementation(x)
    return { receiver, _ in implementation(receiver as AnyObject, []) }
}

public func unsafeBitCast<A, B, R>(_ x: IMP, to type: ((A, Selector, B) -> R).Type) -> (A, Selector, B) -> R {
    let implementation = implementation(x)
    return { receiver, _, b in implementation(receiver as AnyObject, [b]) }
}

public func unsafeBitCast<A, B, C, R>(
    _ x: IMP, to type: ((A, Selector, B, C) -> R).Type
) -> (A, Selector, B, C) -> R {
    let implementation = implementation(x)
    return { receiver, _, b, c in implementation(receiver as AnyObject, [b, c]) }
}

public func unsafeBitCast<A, B, C, D, R>(
    _ x: IMP, to type: ((A, Selector, B, C, D) -> R).Type
) -> (A, Selector, B, C, D) -> R {
    let implementation = implementation(x)
    return { receiver, _, b, c, d in implementation(receiver as AnyObject, [b, c, d]) }
}

private func implementation(_ imp: IMP) -> Implementation {
    guard let implementation = MethodHandles.shared.implementation(imp) else {
        fatalError("\(imp) is no implementation that class_getMethodImplementation or a method gave")
    }
    return implementation
}
