import CoreData
import Foundation
import PorticoTrace
import Synchronization

/// A class of models: its properties by name and path. Made once for each class.
final class ModelDescription: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    let properties: [ModelProperty]
    private let places: [AnyKeyPath: Int]
    let uniqueNames: [[String]]
    let indexNames: [[String]]
    private let byName: [String: ModelProperty]
    private let hasInitialValues = Mutex(false)
    /// The places of paths that were looked up, by their addresses.
    private let seenPlaces = Mutex<[ObjectIdentifier: Int]>([:])

    private static let known = Mutex<[ObjectIdentifier: ModelDescription]>([:])

    static func of<Model: PersistentModel>(_ type: Model.Type) -> ModelDescription {
        if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
        // Two threads may make it; the first one's stays.
        let made = ModelDescription(type)
        return known.withLock { known in
            if let found = known[ObjectIdentifier(type)] { return found }
            known[ObjectIdentifier(type)] = made
            return made
        }
    }
    static func of(any type: any PersistentModel.Type) -> ModelDescription { of(type) }

    /// The class's own name, which its entity has.
    static func name(of type: any PersistentModel.Type) -> String { "\(type)" }

    private init<Model: PersistentModel>(_ type: Model.Type) {
        self.type = type
        name = Self.name(of: type)
        let metadata = Model.schemaMetadata
        var (properties, places) = ([ModelProperty](), [AnyKeyPath: Int]())
        for (path, make) in metadata.compactMap({ item in item.make.map { (item.path, $0) } }) {
            if let path { places[path] = properties.count }
            properties.append(make())
        }
        (self.properties, self.places) = (properties, places)
        byName = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        func names(_ paths: [AnyKeyPath]) -> [String] { paths.compactMap { places[$0].map { properties[$0].name } } }
        uniqueNames =
            properties.filter { $0.attribute?.isUnique == true || $0.relationship?.isUnique == true }.map { [$0.name] }
            + metadata.flatMap { $0.unique.map(names) }
        indexNames = metadata.flatMap { $0.index.map(names) }
    }

    func property(named name: String) -> ModelProperty? { byName[name] }

    /// The property at a path of the class. Each accessor always has the same path: comparing addresses is enough for most.
    func property(at path: AnyKeyPath) -> ModelProperty? {
        let address = ObjectIdentifier(path)
        if let place = seenPlaces.withLock({ $0[address] }) { return properties[place] }
        guard let place = places[path] else { return nil }
        let isNew = seenPlaces.withLock { seen in
            // Paths that are made at run time could be without end.
            guard seen.count < 16 * properties.count else { return false }
            return seen.updateValue(place, forKey: address) == nil
        }
        // It stays as long as the description does, for ever, so that no other path gets its address.
        if isNew { _ = Unmanaged.passRetained(path) }
        return properties[place]
    }

    /// The name of the property at a path of the class.
    func name(of path: AnyKeyPath) -> String? { property(at: path)?.name }

    /// Asks an object that nobody has given a value for the values that its class gives by itself.
    func readInitialValues() {
        let isFirst = hasInitialValues.withLock { has in
            defer { has = true }
            return !has
        }
        guard isFirst else { return }
        let probe = type.init(_portico: _PorticoModelState())
        for property in properties { property.take(initialValue: property.initialValue(probe)) }
    }
}

enum FatalModel {
    /// The process ends where iOS ends it, too: an object's row is gone.
    static func raiseMissing(_ name: String, _ object: ModelObject) -> Never {
        FatalException.internalInconsistency.raise(
            "This model instance was invalidated because its backing data could no longer be found the store: "
                + "“\(name)” of \(object.objectID)")
    }
}
