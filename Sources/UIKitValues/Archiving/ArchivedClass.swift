/// Classes by names that hold for the next launch, nested and private ones too.
package enum ArchivedClass {
    package static func name(of type: Any.Type) -> String? { _mangledTypeName(type) }

    /// Nil where the app no longer has it.
    package static func named(_ name: String) -> Any.Type? { _typeByName(name) }
}
