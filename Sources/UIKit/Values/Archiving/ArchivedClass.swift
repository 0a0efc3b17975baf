/// Classes by names that hold for the next launch, nested and private ones too.
enum ArchivedClass {
    static func name(of type: Any.Type) -> String? { _mangledTypeName(type) }

    /// Nil where the app no longer has it.
    static func named(_ name: String) -> Any.Type? { _typeByName(name) }
}
