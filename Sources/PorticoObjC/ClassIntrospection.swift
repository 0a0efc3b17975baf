import CRuntime
import Foundation

/// Where in the classes below `base` one overridable member's entry lies.
///
/// Objective-C answers "does this class override that method?" with a look at its method list. Swift's class objects
/// hold the same fact in their vtable. The entry is found once, by comparing three small probe subclasses with the base:
/// it is the one word that a subclass which overrides nothing shares with the base and one which overrides the member
/// does not. After that the question is one load and one comparison.
package struct MethodSlot: Sendable {
    fileprivate let index: Int
    private let inherited: UInt

    /// Finds the member that `overriding` overrides, and `plain` and `plain2` do not. All three are direct subclasses
    /// of `base` without stored properties. Not for initialisers: see `InitSlot`. A runtime that has no such word, or more
    /// than one, ends the process; a property that can be set has `several`, all of which go together, and the first of
    /// them stands for it.
    package init(base: AnyClass, plain: AnyClass, plain2: AnyClass, overriding: AnyClass, several: Bool = false) {
        let (b, p, p2, o) = (words(base), words(plain), words(plain2), words(overriding))
        let sizes = b[4]
        let count = (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / 8
        var found: Int?
        // Words 0-6: kind, superclass, runtime reserve, flags, sizes, descriptor; the vtables follow.
        for i in 7..<max(7, count) where p[i] == b[i] && p2[i] == b[i] && o[i] != b[i] {
            if found == nil {
                found = i
            } else if !several {
                endWithUnknownRuntime(overriding)
            }
        }
        guard let found else { endWithUnknownRuntime(overriding) }
        index = found
        inherited = b[found]
    }

    /// Whether `cls`, or a class between it and the base, overrides the member. `cls` must be the base or below it.
    @inline(__always)
    package func isOverridden(by cls: AnyClass) -> Bool {
        words(cls)[index] != inherited
    }

    /// Puts the entry of `other` into the table of `cls`: all objects of exactly that class, and classes that are laid out
    /// later, have it.
    package func replace(in cls: AnyClass, byThatOf other: AnyClass) { Self.write(words(other)[index], index, in: cls) }

    /// Puts all entries that `overriding` has of its own into the table of `base`: a property that can be set has several. `plain` and
    /// `plain2` override nothing; all three are direct subclasses without stored properties.
    static func replaceMembers(
        of base: AnyClass, plain: AnyClass, plain2: AnyClass, byThoseOf overriding: AnyClass
    ) {
        let (b, p, p2, o) = (words(base), words(plain), words(plain2), words(overriding))
        let count = (Int(b[4] & 0xffff_ffff) - Int(b[4] >> 32)) / 8
        let found = (7..<max(7, count)).filter { p[$0] == b[$0] && p2[$0] == b[$0] && o[$0] != b[$0] }
        guard !found.isEmpty else { endWithUnknownRuntime(overriding) }
        for index in found { write(o[index], index, in: base) }
    }

    private static func write(_ entry: UInt, _ index: Int, in cls: AnyClass) {
        let word = UnsafeMutablePointer(mutating: words(cls)) + index
        // Tables may lie in memory that the loader has closed after linking.
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) & ~(size - 1))
        guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else { endWithUnknownRuntime(cls) }
        word.pointee = entry
    }
}

/// Where in the classes below a base one designated initialiser lies.
///
/// Every subclass writes its own entry for an initialiser that it has or inherits, so comparing with the base tells
/// nothing. But a subclass that declares one initialiser has only that one, and traps stand in for the rest; a subclass
/// of *that* writes a new entry for the one and keeps the traps. The one word that differs between the two is the slot.
package struct InitSlot: Sendable {
    fileprivate let index: Int

    /// Finds the initialiser that `overriding`, a direct subclass of `base`, overrides as its only designated one besides
    /// those that `others`, another direct subclass, has too (`required` ones). Each comes with an empty subclass of its own.
    /// A runtime that has no such word, or more than one, ends the process.
    package init(
        base: AnyClass, overriding: AnyClass, inheriting: AnyClass, others: (AnyClass, inheriting: AnyClass)? = nil
    ) {
        let (b, o, i) = (words(base), words(overriding), words(inheriting))
        let sizes = b[4]
        let count = (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / 8
        let found = (7..<max(7, count)).filter { at in
            o[at] != i[at] && others.map { words($0.0)[at] == words($0.inheriting)[at] } != false
        }
        guard found.count == 1 else { endWithUnknownRuntime(overriding) }
        index = found[0]
    }

    fileprivate func entry(of cls: AnyClass) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(bitPattern: words(cls)[index])!
    }
}

/// The words of a class object, from its address point on.
@inline(__always)
private func words(_ cls: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(cls, to: UnsafePointer<UInt>.self)
}

/// The class above `cls`; nil for a root.
package func superclass(of cls: AnyClass) -> AnyClass? {
    let word = words(cls)[1]
    return word == 0 ? nil : unsafeBitCast(word, to: AnyClass.self)
}

/// How many bytes an object of the class has: the lower half of word 3 of a class.
func instanceSize(of cls: AnyClass) -> Int { Int(words(cls)[3] & 0xffff_ffff) }

private class InitProbe: NSObject {
    override init() { super.init() }
}

private class InheritingProbe: InitProbe {}

private let objectInit = InitSlot(base: NSObject.self, overriding: InitProbe.self, inheriting: InheritingProbe.self)

/// The one end for tables of classes that can't be read or written. It is an app's first moment: the hooks of user defaults
/// are put in by such slots before the app runs.
private func endWithUnknownRuntime(_ cls: AnyClass) -> Never {
    fatalError(
        "this Swift runtime lays out classes in an unknown way (\(cls)): Portico needs the compiler and runtime of Swift 6.3"
    )
}

/// Makes an instance of `cls`, which is below `NSObject`, with its `init()`.
///
/// This is what Objective-C's `[[cls alloc] init]` does, and what Swift has no syntax for: `NSObject.init()` is not
/// `required`, so a class object alone does not promise it. A class that has no `init()` traps, and Swift names it.
package func makeInstance(of cls: AnyClass) -> NSObject {
    guard cls is NSObject.Type else {
        fatalError("\(cls) is not an NSObject: only a class below NSObject can be made from its name")
    }
    return makeInstance(of: cls, entry: objectInit.entry(of: cls), argument: nil, hasArgument: false)
}

/// Makes an instance of `cls` with the designated initialiser in `baseSlot`, which takes one pointer-sized argument (a
/// class reference at +1, or the address of an `Any`).
package func makeInstance(of cls: AnyClass, baseSlot: InitSlot, argument: UnsafeMutableRawPointer?) -> NSObject {
    makeInstance(of: cls, entry: baseSlot.entry(of: cls), argument: argument, hasArgument: true)
}

/// The same for an initialiser with four pointer-sized arguments, each taken over.
package func makeInstance(
    of cls: AnyClass, baseSlot: InitSlot,
    arguments: (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    )
) -> NSObject {
    let metadata = unsafeBitCast(cls, to: UnsafeMutableRawPointer.self)
    let object = portico_call_init_with_four(
        baseSlot.entry(of: cls), arguments.0, arguments.1, arguments.2, arguments.3, metadata)
    return Unmanaged<NSObject>.fromOpaque(object!).takeRetainedValue()
}

/// The same for an initialiser with a rectangle: x, y, width, height.
package func makeInstance(of cls: AnyClass, baseSlot: InitSlot, frame: [Double]) -> NSObject {
    precondition(frame.count == 4)
    let metadata = unsafeBitCast(cls, to: UnsafeMutableRawPointer.self)
    let object = portico_call_init_with_frame(baseSlot.entry(of: cls), frame, metadata)
    return Unmanaged<NSObject>.fromOpaque(object!).takeRetainedValue()
}

private func makeInstance(
    of cls: AnyClass, entry: UnsafeMutableRawPointer, argument: UnsafeMutableRawPointer?, hasArgument: Bool
) -> NSObject {
    let metadata = unsafeBitCast(cls, to: UnsafeMutableRawPointer.self)
    let object =
        hasArgument ? portico_call_init_with(entry, argument, metadata) : portico_call_init(entry, metadata)
    return Unmanaged<NSObject>.fromOpaque(object!).takeRetainedValue()
}
