import PorticoCombine

/// What lives with a node for its view's dynamic properties: one box each, in the order of the fields.
@MainActor struct PropertyStorage {
    private var boxes: [AnyObject] = []
    /// Where each field's boxes begin, kept since somebody has asked what has changed.
    private var starts: [Int] = []

    var hasPlaces: Bool { !starts.isEmpty }

    /// The boxes of a field, by its place.
    func boxes(ofField field: Int) -> ArraySlice<AnyObject> {
        guard starts.indices.contains(field) else { return [] }
        return boxes[starts[field]..<(field + 1 < starts.count ? starts[field + 1] : boxes.count)]
    }

    mutating func install<V>(_ fields: [TypeFields.Property], in view: inout V, node: ViewNode) {
        guard !fields.isEmpty else { return }
        var installer = PropertyInstaller(node: node, boxes: boxes)
        withUnsafeMutableBytes(of: &view) { bytes in
            guard ChangeReasons.isKept else {
                for field in fields { field.type.install(at: bytes.baseAddress! + field.offset, &installer) }
                return
            }
            starts = []
            for field in fields {
                starts.append(installer.index)
                field.type.install(at: bytes.baseAddress! + field.offset, &installer)
            }
        }
        boxes = installer.boxes
    }

    /// The properties with their values, for an inspector. Nothing of the app's runs, and nothing is made that isn't there.
    mutating func readValues<V>(_ fields: [TypeFields.Property], of view: V, node: ViewNode) -> [PropertyReading] {
        // Before the first run there are no boxes.
        guard !fields.isEmpty, node.isAlive, node.runNumber > 0 else { return [] }
        var copy = view, found: [PropertyReading] = []
        var installer = PropertyInstaller(node: node, boxes: boxes)
        starts = []
        withUnsafeMutableBytes(of: &copy) { bytes in
            for field in fields {
                starts.append(installer.index)
                let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
                field.type.readValues(at: bytes.baseAddress! + field.offset, name, &installer, into: &found)
            }
        }
        return found
    }

    /// The box of a type that one of the properties has.
    func box<Box: AnyObject>(_ type: Box.Type) -> Box? {
        for case let box as Box in boxes { return box }
        return nil
    }

    mutating func removeAll() {
        for box in boxes { (box as? any PropertyBox)?.end() }
        boxes = []
    }
}

/// A box that holds something outside of the tree.
@MainActor protocol PropertyBox: AnyObject {
    func end()
}

/// Goes through a view's dynamic properties and hands each its box.
@MainActor package struct PropertyInstaller {
    package let node: ViewNode
    fileprivate(set) var boxes: [AnyObject]
    fileprivate private(set) var index = 0

    fileprivate init(node: ViewNode, boxes: [AnyObject]) {
        self.node = node
        self.boxes = boxes
    }

    /// The box of the property that is installed now, made on its first time.
    package mutating func nextBox<Box: AnyObject>(_ type: Box.Type, _ make: () -> Box) -> Box {
        defer { index += 1 }
        if index < boxes.count { return unsafeDowncast(boxes[index], to: type) }
        let box = make()
        boxes.append(box)
        return box
    }
}

/// A property of this module, which knows how to connect itself to the graph.
protocol GraphProperty: DynamicProperty {
    @MainActor mutating func install(_ installer: inout PropertyInstaller)
}

/// A property of this module's own views that says nothing to a person: an inspector doesn't list it.
protocol UnlistedProperty {}

extension DynamicProperty {
    /// Installs the property that lies at the address; one of an app's own has its fields installed and is told to update.
    @MainActor fileprivate static func install(
        at address: UnsafeMutableRawPointer, _ installer: inout PropertyInstaller
    ) {
        if let type = Self.self as? any GraphProperty.Type {
            type.installKnown(at: address, &installer)
            return
        }
        for field in TypeFields.dynamicProperties(of: Self.self) {
            field.type.install(at: address + field.offset, &installer)
        }
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

extension DynamicProperty {
    /// Adds the property that lies at the address; of one of an app's own, those in it.
    @MainActor fileprivate static func readValues(
        at address: UnsafeMutableRawPointer, _ name: String, _ installer: inout PropertyInstaller,
        into found: inout [PropertyReading]
    ) {
        if let type = Self.self as? any GraphProperty.Type {
            let value = type.readKnown(at: address, &installer)
            if Self.self is any UnlistedProperty.Type { return }
            found.append(PropertyReading(name: name, type: Self.self, value: value))
            return
        }
        let fields = TypeFields.dynamicProperties(of: Self.self)
        if fields.isEmpty { found.append(PropertyReading(name: name, type: Self.self, value: nil)) }
        for field in fields {
            let own = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            field.type.readValues(at: address + field.offset, "\(name).\(own)", &installer, into: &found)
        }
    }
}

extension GraphProperty {
    @MainActor fileprivate static func readKnown(
        at address: UnsafeMutableRawPointer, _ installer: inout PropertyInstaller
    ) -> Any? {
        let property = address.assumingMemoryBound(to: Self.self)
        property.pointee.install(&installer)
        return (property.pointee as? any InspectedDynamicProperty)?.inspectedValue
    }

    @MainActor fileprivate static func installKnown(
        at address: UnsafeMutableRawPointer, _ installer: inout PropertyInstaller
    ) {
        address.assumingMemoryBound(to: Self.self).pointee.install(&installer)
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
