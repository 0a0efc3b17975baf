import Foundation

/// What an attribute of a document says, in the type that its table gives it.
package enum NibValue: Sendable, Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
}

/// One element of an Interface Builder document: an object (it has an id), a value (a colour, a rectangle) or a list of either
/// (`subviews`, `connections`).
///
/// - From: `NibReader`, `CompactNib`
/// - To: the runtime's `NibTranslation`
package struct NibNode: Sendable, Equatable {
    package struct Attribute: Sendable, Equatable {
        package var name: String
        package var value: NibValue

        package init(_ name: String, _ value: NibValue) { (self.name, self.value) = (name, value) }
    }

    package var element: String
    /// In the order of the file; only what isn't the default is written there.
    package var attributes: [Attribute]
    package var children: [NibNode]
    /// Of an element that holds text, such as `string`.
    package var text: String
    /// The line at which it begins in its document; 0 if nobody knows.
    package var line: Int

    package init(
        _ element: String, _ attributes: [Attribute] = [], children: [NibNode] = [], text: String = "", line: Int = 0
    ) {
        (self.element, self.attributes, self.children) = (element, attributes, children)
        (self.text, self.line) = (text, line)
    }

    package subscript(_ name: String) -> NibValue? {
        get {
            let length = name.utf8.count
            // Names are ASCII: of those that are longer or shorter no letter is compared.
            for place in attributes.indices
            where attributes[place].name.utf8.count == length && attributes[place].name == name {
                return attributes[place].value
            }
            return nil
        }
        set {
            let place = attributes.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): attributes[place].value = value
            case (let place?, nil): attributes.remove(at: place)
            case (nil, let value?): attributes.append(Attribute(name, value))
            case (nil, nil): break
            }
        }
    }

    package func string(_ name: String) -> String? {
        if case .text(let value)? = self[name] { value } else { nil }
    }

    package func number(_ name: String) -> Double? {
        if case .number(let value)? = self[name] { value } else { nil }
    }

    package func flag(_ name: String) -> Bool? {
        if case .flag(let value)? = self[name] { value } else { nil }
    }

    /// Unique in its document; nil for values and lists.
    package var id: String? { string("id") }
    /// The property of its parent that it is.
    package var key: String? { string("key") }

    /// The child that is the property `key`.
    package func child(_ key: String) -> NibNode? { children.first { $0.key == key } }

    /// The first child of that element.
    package func first(_ element: String) -> NibNode? { children.first { $0.element == element } }

    /// The members of the list of that name.
    package func list(_ element: String) -> [NibNode] { first(element)?.children ?? [] }

    /// The node and everything in it.
    package func forEach(_ visit: (NibNode) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }
}
