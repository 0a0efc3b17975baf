import CLocale
import Foundation
import Synchronization

/// The names that iOS gives to classes inside of other types, and to those that are private to a file: `_TtCC3App5Outer5Inner`. Linux's
/// Foundation has none for them.
///
/// - From: Foundation, where it names a class, by way of `CLocale`; `NSKeyedUnarchiver.portico_class(_:)`, an app that asks for a class by its name
enum ClassNames {
    /// The class of a name that begins as those that `runtimeName(of:)` gives; nil for others and where the app has none of that name.
    static func namedClass(_ name: String) -> AnyClass? {
        if name.hasPrefix("$s") { return _typeByName(String(name.dropFirst(2))) as? AnyClass }
        guard let mangled = mangledName(name) else { return nil }
        return _typeByName(mangled) as? AnyClass ?? (name.contains("P33_") ? privateClass(name) : nil)
    }

    /// A class with the types around it as the Objective-C runtime writes it; generic ones and those within functions as Swift does.
    static func runtimeName(of cls: AnyClass) -> String? {
        legacyName(of: Context(of: cls)) ?? _mangledTypeName(cls).map { "$s" + $0 }
    }

    // MARK: Names of the Objective-C runtime

    private static func legacyName(of type: Context) -> String? {
        var (kinds, names) = ("", "")
        var next: Context? = type
        while let context = next, context.kind != .module {
            guard !context.isGeneric, let letter = context.letter, let name = context.name.flatMap(identifier),
                var parent = context.parent
            else { return nil }
            var discriminator = ""
            if parent.kind == .anonymous {
                // Around a type within a function it says no number.
                guard let hash = parent.fileHash, let outer = parent.parent else { return nil }
                (discriminator, parent) = ("P\(hash.count)\(hash)", outer)
            }
            kinds.append(letter)
            names = discriminator + name + names
            next = parent
        }
        guard let module = next?.name.flatMap(identifier) else { return nil }
        return "_Tt\(kinds)\(module)\(names)"
    }

    private final class Search {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private static let privateClasses = Mutex<[String: UInt]>([:])

    /// Swift's runtime finds no type by name that is private to a file: all types are looked through, once for each name.
    private static func privateClass(_ name: String) -> AnyClass? {
        let known = privateClasses.withLock { $0[name] } ?? findPrivateClass(name)
        privateClasses.withLock { $0[name] = known }
        return UnsafeRawPointer(bitPattern: known).map { unsafeBitCast($0, to: AnyClass.self) }
    }

    /// 0 for none.
    private static func findPrivateClass(_ name: String) -> UInt {
        let search = Search(name)
        let type = portico_find_type(
            { type, context in
                let search = Unmanaged<Search>.fromOpaque(context!).takeUnretainedValue()
                let type = Context(type!)
                // Few names end so.
                guard type.kind == .class, type.name.map(search.name.hasSuffix) == true else { return false }
                return ClassNames.legacyName(of: type) == search.name
            }, Unmanaged.passUnretained(search).toOpaque())
        return withExtendedLifetime(search) { UInt(bitPattern: type.flatMap(portico_class_of_type)) }
    }

    private static func identifier(_ name: String) -> String? {
        name.allSatisfy { $0.isASCII } ? "\(name.utf8.count)\(name)" : nil
    }

    /// The name that Swift's runtime looks types up by.
    private static func mangledName(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        let kinds = name.dropFirst(3).prefix { "CVO".contains($0) }
        var rest = name.dropFirst(3 + kinds.count)
        guard let module = takeIdentifier(from: &rest) else { return nil }
        var result = module
        for kind in kinds.reversed() {
            var discriminator = ""
            if rest.first == "P" {
                rest.removeFirst()
                guard let number = takeIdentifier(from: &rest) else { return nil }
                discriminator = number + "LL"
            }
            guard let type = takeIdentifier(from: &rest) else { return nil }
            result += type + discriminator + String(kind)
        }
        return rest.isEmpty && !kinds.isEmpty ? result : nil
    }

    /// A length and as many letters.
    private static func takeIdentifier(from rest: inout Substring) -> String? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0, rest.count - digits.count >= length else { return nil }
        let text = rest.prefix(digits.count + length)
        rest = rest.dropFirst(text.count)
        return String(text)
    }
}

/// What Swift's metadata says of a type, or of what is around one. Its layout is that of every Swift library.
private struct Context {
    enum Kind: UInt32 {
        case module = 0, `extension`, anonymous
        case `class` = 16, `struct`, `enum`
    }

    private let start: UnsafeRawPointer

    init(_ start: UnsafeRawPointer) { self.start = start }

    init(of cls: AnyClass) {
        // After kind, superclass, flags and sizes.
        start = unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    private var flags: UInt32 { start.load(as: UInt32.self) }
    var kind: Kind? { Kind(rawValue: flags & 0x1f) }
    var isGeneric: Bool { flags & 0x80 != 0 }

    /// The letter of names; nil for what isn't a type.
    var letter: Character? {
        switch kind {
        case .class: "C"
        case .struct: "V"
        case .enum: "O"
        case .module, .extension, .anonymous, nil: nil
        }
    }

    /// Nil at the outermost.
    var parent: Context? {
        let distance = start.load(fromByteOffset: 4, as: Int32.self)
        guard distance != 0 else { return nil }
        let place = start + 4 + Int(distance & ~1)
        return Context(distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self))
    }

    /// The name of a module or a type; nil for other places.
    var name: String? { kind == .module || letter != nil ? text : nil }

    /// The number of a file, `_` and 32 digits, in the place around a type that is private to it. Apps' modules are compiled with it.
    var fileHash: String? {
        let isNamed = flags & 1 << 16 != 0
        guard kind == .anonymous, isNamed, !isGeneric else { return nil }
        return text.firstMatch(of: #/33(_[0-9A-F]{32})LL[CVO]$/#).map { String($0.output.1) }
    }

    private var text: String {
        let place = start + 8
        let text = place + Int(place.load(as: Int32.self))
        return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
}

/// What Foundation takes for a class's name: a class inside of other types looks to it like one of its own, of which it leaves the module out.
@_silgen_name("portico_foundation_class_name")
package func portico_foundation_class_name(_ cls: UnsafeRawPointer) -> String {
    let type: AnyClass = unsafeBitCast(cls, to: AnyClass.self)
    let plain = String(reflecting: type)
    guard plain.count(where: { $0 == "." }) != 1, let name = ClassNames.runtimeName(of: type) else { return plain }
    return "Foundation." + name
}

/// Foundation's own `NSClassFromString(_:)`.
@_silgen_name("portico_next_class_from_string")
private func plainClass(_ name: String) -> AnyClass?

/// `NSClassFromString(_:)`, in front of Foundation's: it knows a class inside of another type by the name that `NSStringFromClass(_:)` gives
/// it. The function carries the name that the linker knows Foundation's by, as those of `LocaleOverride` do.
@_silgen_name("$s10Foundation17NSClassFromStringyyXlXpSgSSF")
package func portico_class_from_string(_ name: String) -> AnyClass? {
    name.hasPrefix("_Tt") || name.hasPrefix("$s") ? ClassNames.namedClass(name) : plainClass(name)
}
