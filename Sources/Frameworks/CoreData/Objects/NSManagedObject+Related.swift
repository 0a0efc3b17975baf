// What SwiftData asks of relationships to many: the objects without a collection around them.
extension NSManagedObject {
    /// The objects at the other end, in order; none for a property of another kind.
    package func relatedObjects(forKey key: String) -> [NSManagedObject] {
        guard let index = layout.index[key], case .toMany = layout.kinds[index] else { return [] }
        return toMany(index).objects
    }

    /// Adds an object at the end.
    package func addRelatedObject(_ object: NSManagedObject, forKey key: String) { add(object, to: key) }
}
