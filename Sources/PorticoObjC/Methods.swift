import Foundation

// Exchanging the methods of a class while the program runs ("swizzling") needs Objective-C's way of calling them. No class here has a
// method in that sense, and code that looks for one finds none.

/// A method of a class. There is none to be had.
public typealias Method = OpaquePointer
/// The code of a method. The same.
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing, and says so.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
    nil
}

public func method_getImplementation(_ m: Method) -> IMP { m }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
