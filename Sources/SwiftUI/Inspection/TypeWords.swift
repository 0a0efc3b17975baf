/// The names of types as people write them: without module, generic arguments and what only this module says.
@MainActor enum TypeWords {
    /// Types' names may be very long: each is made once.
    @InProcess private static var known: [ObjectIdentifier: String] = [:]

    /// “VStack” of `VStack<TupleView<…>>`.
    static func name(of type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = String(String(describing: type).prefix { $0 != "<" }.prefix(80))
        known[ObjectIdentifier(type)] = name
        return name
    }

    /// “.padding” of `_PaddingLayout`; the name of a modifier that an app has written.
    static func modifierName(of type: Any.Type) -> String {
        var name = name(of: type)[...]
        guard type is any NodeModifier.Type else { return String(name) }
        if name.hasPrefix("_") { name = name.dropFirst() }
        for ending in ["Modifier", "Layout", "Effect"] where name.hasSuffix(ending) && name.count > ending.count {
            name = name.dropLast(ending.count)
            break
        }
        return "." + name.prefix(1).lowercased() + name.dropFirst()
    }
}
