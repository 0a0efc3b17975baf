/// The names of types as people write them: without module, generic arguments and what only this module says.
@MainActor enum TypeWords {
    private struct Known {
        let name: String
        /// Whether it is a type of this module that no app writes.
        let isPart: Bool
    }

    /// Types' names may be very long: each is made once.
    @InProcess private static var known: [ObjectIdentifier: Known] = [:]

    /// “VStack” of `VStack<TupleView<…>>`.
    static func name(of type: Any.Type) -> String { words(of: type).name }

    /// Whether a view or modifier is of this module, and only a part of one that apps write.
    static func isPart(_ type: Any.Type) -> Bool { words(of: type).isPart }

    private static func words(of type: Any.Type) -> Known {
        if let words = known[ObjectIdentifier(type)] { return words }
        let name = String(String(describing: type).prefix { $0 != "<" }.prefix(80))
        let place = String(reflecting: type).prefix { $0 != "<" }
        let isPart = place.hasPrefix("SwiftUI.") && !(ShownViews.names.contains(name) && place == "SwiftUI." + name)
        let words = Known(name: name, isPart: isPart)
        known[ObjectIdentifier(type)] = words
        return words
    }

    /// “.padding” of `_PaddingLayout`; the name of a modifier that an app has written.
    static func modifierName(of type: Any.Type) -> String {
        var name = name(of: type)[...]
        guard isPart(type) else { return String(name) }
        if name.hasPrefix("_") { name = name.dropFirst() }
        for ending in ["Modifier", "Layout", "Effect"] where name.hasSuffix(ending) && name.count > ending.count {
            name = name.dropLast(ending.count)
            break
        }
        return "." + name.prefix(1).lowercased() + name.dropFirst()
    }
}
