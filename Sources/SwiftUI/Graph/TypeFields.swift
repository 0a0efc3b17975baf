@_spi(Reflection) import Swift
import UIKitValues

/// What the runtime's field metadata says of a type, worked out once a type.
package enum TypeFields {
    /// A stored property that is a `DynamicProperty`.
    struct Property {
        let offset: Int
        let type: any DynamicProperty.Type
        let name: String
    }

    private static let cache = AnyThread<[ObjectIdentifier: [Property]]>([:])

    /// The dynamic properties among a struct's fields. Main thread.
    @MainActor static func dynamicProperties(of type: Any.Type) -> [Property] {
        if let known = cache.value[ObjectIdentifier(type)] { return known }
        var found: [Property] = []
        if kind(of: type) == .structure {
            _ = _forEachField(of: type) { name, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type {
                    found.append(Property(offset: offset, type: property, name: String(cString: name)))
                }
                return true
            }
        }
        cache.value[ObjectIdentifier(type)] = found
        return found
    }

    /// What a metadata record says that its type is. The field reader may not be given existentials.
    enum Kind: UInt {
        case structure = 0x200
        case enumeration = 0x201
        case optional = 0x202
        case tuple = 0x301
        case function = 0x302
        case existential = 0x303
    }

    static func kind(of type: Any.Type) -> Kind? {
        Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }
}
