import Foundation
import PorticoFoundation

/// Finds the keys of a Swift key path: it is followed from an object that notes what it is asked for and answers with something of the right
/// type.
final class KeyRecorder {
    private var keys: [String] = []

    /// The path in text; nil for one that isn't over the entity's properties.
    static func path(of keyPath: AnyKeyPath, _ entity: NSEntityDescription) -> String? {
        guard let root = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
        let recorder = KeyRecorder()
        func follow<R: NSManagedObject>(_ type: R.Type) {
            guard let path = keyPath as? PartialKeyPath<R>, let object = recorder.object(of: entity) as? R else {
                return
            }
            _ = object[keyPath: path]
        }
        follow(root)
        return isPath(recorder.keys[...], entity) ? recorder.keys.joined(separator: ".") : nil
    }

    private static func isPath(_ keys: ArraySlice<String>, _ entity: NSEntityDescription?) -> Bool {
        guard let first = keys.first, let index = entity?.layout.index[first] else { return false }
        if keys.count == 1 { return true }
        guard case .toOne(let relation)? = entity?.layout.kinds[index] else { return false }
        return isPath(keys.dropFirst(), relation.destinationEntity)
    }

    private func object(of entity: NSEntityDescription) -> NSManagedObject {
        let made = ObjectClasses.makeObject(of: entity, insertInto: nil)
        made.recorder = self
        return made
    }

    func answer(_ key: String, _ kind: EntityLayout.Kind) -> Any? {
        keys.append(key)
        switch kind {
        case .attribute(let attribute): return Self.sample(attribute.attributeType)
        case .toOne(let relation): return relation.destinationEntity.map { object(of: $0) }
        case .toMany(let relation): return relation.isOrdered ? NSOrderedSet() : NSSet()
        case .fetched, .other: return nil
        }
    }

    private static func sample(_ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            NSNumber(value: 0)
        case .decimalAttributeType: NSDecimalNumber.zero
        case .stringAttributeType: ""
        case .dateAttributeType: Date(timeIntervalSinceReferenceDate: 0)
        case .binaryDataAttributeType: Data()
        case .UUIDAttributeType: UUID()
        case .URIAttributeType: URL(fileURLWithPath: "/")
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by the value at a key path, of any type: what can't be compared is as it comes, and nothing comes before something.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { SortOrder.order($0, $1) }
    }
}
