import Foundation

/// The name of a class, with its module's; `nil` for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    CStrings.text(cls.map { fullName(of: $0) } ?? "nil")
}

/// The name of an object's class; `nil` for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// How many bytes an object of the class has; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map { instanceSize(of: $0) } ?? 0 }

/// The file that the class was loaded from.
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? {
    cls.flatMap { Bundle(for: $0).executablePath }.map { CStrings.text($0) }
}

/// Whether instances of the class answer to a message.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ObjCClassRegistry.shared.instances(of: $0, respondTo: sel) } ?? false
}

/// A property of a class: there are none to be had.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
/// What is known of a property: nothing.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// All classes: none is to be had by a list.
public func objc_copyClassList(
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<AnyClass>? {
    outCount?.pointee = 0
    return nil
}

/// Makes a class while the program runs: nil, which says that it can't be made (DEV-982).
public func objc_allocateClassPair(
    _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }
/// Puts a class into use that `objc_allocateClassPair` made.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Takes a class back that `objc_allocateClassPair` made.
public func objc_disposeClassPair(_ cls: AnyClass) {}

/// Makes an object one of another class, and returns the class that it was of.
///
/// The other class must be made for it: below the object's own class or a class above that, without stored properties of its own. For others
/// nothing happens and the answer is nil; on iOS the object would be damaged.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }), !(object is AnyClass) else { return nil }
    let old: AnyClass = type(of: object)
    guard instanceSize(of: old) == instanceSize(of: cls), haveCommonAncestor(old, cls) else { return nil }
    let word = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
    word.pointee = unsafeBitCast(cls, to: UnsafeRawPointer.self)
    return old
}

/// Whether one of the classes is above the other, or both are below one that has all their stored properties.
private func haveCommonAncestor(_ first: AnyClass, _ second: AnyClass) -> Bool {
    var above: AnyClass? = first
    while let cls = above, instanceSize(of: cls) == instanceSize(of: first) {
        var other: AnyClass? = second
        while let next = other {
            if next == cls { return true }
            other = superclass(of: next)
        }
        above = superclass(of: cls)
    }
    return false
}

/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
/// The selector of a name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
/// The name of a selector.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { CStrings.text(sel.name) }
/// Whether two selectors are the same.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// How many arguments a method takes, the receiver and the selector among them.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { UInt32(method_getName(m).argumentCount + 2) }
/// The type of a method's result, to be freed: always an object's, because types aren't known here.
public func method_copyReturnType(_ m: Method) -> UnsafeMutablePointer<CChar> { strdup("@") }
/// The type of a method's argument, to be freed: the selector's or an object's; nil beyond the last.
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
    index < method_getNumberOfArguments(m) ? strdup(index == 1 ? ":" : "@") : nil
}

/// Lets go of the block of an implementation. True where there is one; it stays, because the implementation may still be called.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { MethodHandles.shared.implementation(anImp) != nil }
