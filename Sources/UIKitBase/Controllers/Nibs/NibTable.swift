import CoreGraphics
import Foundation
import PorticoNib
import PorticoObjC

/// The table by which one class sets what a document says of its objects: a row an attribute or keyed child, in the order in which they
/// are set. Each class's `init(coder:)` ends by reading its own table, as it ends on iOS by decoding its own keys: so what a subclass does
/// after `super.init(coder:)` comes later.
///
/// - From: `init(coder:)` of UIKit's classes
/// - To: their properties
@MainActor package final class NibTable<Root: AnyObject>: AnyNibTable {
    private var rows: [(name: String, set: (Root, NibProperty) -> Void)] = []
    private var places: [String: Int] = [:]
    private var whole: [(Root, NibReading) -> Void] = []

    package init(_ fill: (NibTable) -> Void) {
        fill(self)
        NibTableRegistry.tables[ObjectIdentifier(Root.self)] = self
    }

    package func row(_ name: String, _ set: @escaping (Root, NibProperty) -> Void) {
        places[name] = rows.count
        rows.append((name, set))
    }

    /// Adds a reader for what needs more than one attribute; it runs after the rows.
    package func all(_ read: @escaping (Root, NibReading) -> Void) { whole.append(read) }

    /// A list of objects, set where the document has one that isn't empty. `isRelated`: the objects relate to the owner under that name.
    package func list<Item>(
        _ name: String, of type: Item.Type, isRelated: Bool = false, _ set: @escaping (Root, [Item]) -> Void
    ) {
        all { object, reading in
            let items = (isRelated ? reading.related(name) : reading.objects(name)).compactMap { $0 as? Item }
            if !items.isEmpty { set(object, items) }
        }
    }

    package func read(_ object: Root, _ coder: NSCoder) {
        guard let reading = (coder as? NibCoder)?.reading else { return }
        // A document says less than could be said: look that up, and set it in the rows' order.
        var found: [(place: Int, property: NibProperty)] = []
        for attribute in reading.node.attributes {
            guard let place = places[attribute.name] else { continue }
            found.append(
                (place, NibProperty(name: attribute.name, value: attribute.value, node: nil, reading: reading)))
        }
        for child in reading.node.children where child.element != "nil" {
            guard let key = child.key, let place = places[key], reading.node[key] == nil else { continue }
            found.append((place, NibProperty(name: key, value: nil, node: child, reading: reading)))
        }
        found.sort { $0.place < $1.place }
        for (place, property) in found { rows[place].set(object, property) }
        for read in whole { read(object, reading) }
    }

    func set(_ property: NibProperty, of object: AnyObject) -> Bool {
        guard let place = places[property.name] else { return false }
        rows[place].set(unsafeDowncast(object, to: Root.self), property)
        return true
    }

    var names: [String] { rows.map(\.name) }
}

/// A table whose class is known at run time only.
@MainActor protocol AnyNibTable: AnyObject {
    func set(_ property: NibProperty, of object: AnyObject) -> Bool
    var names: [String] { get }
}

/// The tables by class, for properties that change after their object was made.
@MainActor enum NibTableRegistry {
    @InProcess static var tables: [ObjectIdentifier: any AnyNibTable] = [:]

    @discardableResult static func set(_ property: NibProperty, of object: AnyObject) -> Bool {
        var next: AnyClass? = type(of: object)
        while let cls = next {
            if let table = tables[ObjectIdentifier(cls)], table.set(property, of: object) { return true }
            next = superclass(of: cls)
        }
        return false
    }
}

/// One object's element while it is read.
@MainActor package final class NibReading {
    package let node: NibNode
    let values: [String: NibContent.Value]
    package let context: NibContext
    private let make: (NibContent.ID) -> AnyObject?

    init(
        _ node: NibNode, _ values: [String: NibContent.Value], _ context: NibContext,
        make: @escaping (NibContent.ID) -> AnyObject?
    ) {
        (self.node, self.values, self.context, self.make) = (node, values, context, make)
    }

    /// An attribute or the child of that key; nil where the document is silent.
    package subscript(_ name: String) -> NibProperty? {
        if let value = node[name] { return NibProperty(name: name, value: value, node: nil, reading: self) }
        // "Nothing" is what the class has anyway.
        if let child = node.child(name), child.element != "nil" {
            return NibProperty(name: name, value: nil, node: child, reading: self)
        }
        return nil
    }

    /// The objects of the list of that name.
    func objects(_ list: String) -> [AnyObject] { node.list(list).compactMap { $0.id.flatMap(make) } }
    package func object(_ id: NibContent.ID) -> AnyObject? { make(id) }

    /// Those that relate to it under a name: a navigation controller's root.
    func related(_ name: String) -> [AnyObject] {
        switch values[name] {
        case .objects(let ids)?: ids.compactMap(make)
        case .text?, .nibs?, nil: []
        }
    }

    /// The text that the app's language has for `name`, else the document's.
    func translated(_ name: String, _ text: String) -> String {
        node.id.flatMap { context.translation("\($0).\(name)") } ?? text
    }
}

/// The facts that all objects of one loading share.
@MainActor package final class NibContext {
    let bundle: Bundle?
    let facts: NibFacts
    private let hasStrings: Bool

    init(bundle: Bundle?, facts: NibFacts) {
        (self.bundle, self.facts) = (bundle, facts)
        hasStrings = facts.hasStrings(in: bundle ?? .main)
    }

    package func translation(_ key: String) -> String? {
        guard hasStrings else { return nil }
        let text = (bundle ?? .main).localizedString(forKey: key, value: "\u{1}", table: facts.name)
        return text == "\u{1}" || text == key ? nil : text
    }
}
