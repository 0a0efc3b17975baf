import Foundation
import Synchronization

/// Overrides that an app's extension gives to a class that isn't its own: `extension UINavigationController { override func … }`.
///
/// Objective-C puts a category's methods into the class itself, so every object of it has them, and every object of classes below
/// that don't override them. Swift's class objects keep the same in their vtables: lowering writes a subclass that nobody makes
/// objects of, with the overrides, and a second one without any. The words by which the first differs from the class, and the second
/// doesn't, are the overridden members; they are put into the class and into those below that share its word. Initialisers differ in
/// both and are left alone.
///
/// - From: constructors of lowered files (`_porticoRegisterOverrides`)
/// - To: the start of the app, which calls `applyOverrides()`; until then nothing of UIKit has run.
package final class ClassOverrides: Sendable {
    package static let shared = ClassOverrides()

    struct Registration: Sendable {
        let overriding: @Sendable () -> AnyClass
        let plain: @Sendable () -> AnyClass
    }

    private let pending = Mutex<[Registration]>([])

    func appendRegistration(_ registration: Registration) { pending.withLock { $0.append(registration) } }

    /// Puts what was registered into the classes. Classes of libraries that are loaded later aren't reached, nor are generic ones of
    /// which there are objects already.
    package func applyOverrides() {
        let registrations = pending.withLock { pending in
            defer { pending.removeAll() }
            return pending
        }
        guard !registrations.isEmpty else { return }
        let classes = LoadedClasses.listClasses()
        for registration in registrations {
            Self.installOverrides(registration.overriding(), registration.plain(), into: classes)
        }
    }

    private static func installOverrides(_ overriding: AnyClass, _ plain: AnyClass, into classes: [AnyClass]) {
        guard let target = superclass(of: overriding), superclass(of: plain) == target else { return }
        let (old, new, same) = (words(target), words(overriding), words(plain))
        let count = LoadedClasses.wordCount(of: target)
        let changes = (LoadedClasses.firstTableWord..<max(LoadedClasses.firstTableWord, count)).compactMap { at in
            old[at] != new[at] && old[at] == same[at] ? (at: at, old: old[at], new: new[at]) : nil
        }
        // The target goes last: its own words are what the others are compared with.
        let below = classes.filter { $0 != target && $0 != overriding && $0 != plain && isBelow($0, target) }
        for cls in below + [target] {
            let table = words(cls)
            for change in changes where table[change.at] == change.old { writeWord(change.new, to: table + change.at) }
        }
    }

    private static func isBelow(_ cls: AnyClass, _ target: AnyClass) -> Bool {
        var next: AnyClass? = superclass(of: cls)
        while let above = next {
            if above == target { return true }
            next = superclass(of: above)
        }
        return false
    }

    private static func words(_ cls: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(cls, to: UnsafeMutablePointer<UInt>.self)
    }

    private static func writeWord(_ value: UInt, to word: UnsafeMutablePointer<UInt>) {
        // Tables may lie in memory that the loader has closed after linking.
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        guard let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) & ~(size - 1)),
            mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
        else { return }
        word.pointee = value
    }
}

/// The classes of all libraries that are loaded, by the lists that the compiler writes into each: those that aren't generic.
enum LoadedClasses {
    /// Words 0-6 of a class: kind, superclass, runtime reserve, flags, sizes, descriptor; the vtables follow.
    static let firstTableWord = 7

    /// The number of words of a class object, from its address point on.
    static func wordCount(of cls: AnyClass) -> Int {
        let sizes = unsafeBitCast(cls, to: UnsafePointer<UInt>.self)[4]
        return (Int(sizes & 0xffff_ffff) - Int(sizes >> 32)) / 8
    }

    /// The lists that the runtime keeps of one library, as far as they are read here.
    private struct Sections {
        struct Range {
            var start: UnsafeRawPointer?
            var length: Int
        }
        var version: UInt
        var baseAddress: UnsafeRawPointer?
        var unused: (Int, Int)
        var protocols: Range
        var conformances: Range
        var types: Range
    }

    static func listClasses() -> [AnyClass] {
        var found: [AnyClass] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateSections(
                { sections, context in
                    guard let sections, let context else { return true }
                    let types = sections.load(as: Sections.self).types
                    LoadedClasses.addClasses(
                        types.start, types.length, to: context.assumingMemoryBound(to: [AnyClass].self))
                    return true
                }, found)
        }
        return found
    }

    private static func addClasses(
        _ start: UnsafeRawPointer?, _ length: Int, to found: UnsafeMutablePointer<[AnyClass]>
    ) {
        guard let start else { return }
        for offset in stride(from: 0, to: length, by: 4) {
            let record = start + offset
            let distance = Int(record.load(as: Int32.self))
            // Its two lowest bits say whether it leads to the type's description at once.
            guard distance & 3 == 0 else { continue }
            let description = record + distance
            let flags = description.load(as: UInt32.self)
            guard flags & 0x1f == 16, flags & 0x80 == 0 else { continue }
            let accessor = description + 12
            typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
            let function = accessor + Int(accessor.load(as: Int32.self))
            // Core Foundation's types say they are classes, too; their objects begin otherwise.
            guard let cls = unsafeBitCast(function, to: Accessor.self)(0), cls.load(as: UInt.self) == 0 else {
                continue
            }
            found.pointee.append(unsafeBitCast(cls, to: AnyClass.self))
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
