import Foundation

// What lowered `@NSManaged` methods call for several objects at once. Each takes whatever collection the method declares, and changes
// the set one object after the other: those are the methods that a set which stands for a relationship overrides.

public func _porticoAddObjects(_ objects: Any, to set: NSMutableSet) {
    for object in KeyValueCollections.elements(objects) ?? [] { set.add(object) }
}

public func _porticoRemoveObjects(_ objects: Any, from set: NSMutableSet) {
    for object in KeyValueCollections.elements(objects) ?? [] { set.remove(object) }
}

public func _porticoKeepObjects(_ objects: Any, in set: NSMutableSet) {
    let kept = NSSet(array: KeyValueCollections.elements(objects) ?? [])
    for object in set.allObjects where !kept.contains(object) { set.remove(object) }
}

public func _porticoAddObjects(_ objects: Any, to set: NSMutableOrderedSet) {
    for object in KeyValueCollections.elements(objects) ?? [] { set.add(object) }
}

public func _porticoRemoveObjects(_ objects: Any, from set: NSMutableOrderedSet) {
    for object in KeyValueCollections.elements(objects) ?? [] { set.remove(foundationsForm(of: object)) }
}

/// Linux's ordered set holds a `String` for an `NSString`, and finds it by no other form.
private func foundationsForm(of object: Any) -> Any { NSArray(object: object).object(at: 0) }

public func _porticoKeepObjects(_ objects: Any, in set: NSMutableOrderedSet) {
    let kept = NSSet(array: KeyValueCollections.elements(objects) ?? [])
    for index in (0..<set.count).reversed() where !kept.contains(set.object(at: index)) { set.removeObject(at: index) }
}

/// Each object gets the index at its place among the indexes, from the smallest on.
public func _porticoInsertObjects(_ objects: Any, into set: NSMutableOrderedSet, at indexes: Any) {
    for (object, index) in zip(KeyValueCollections.elements(objects) ?? [], indexList(indexes)) {
        set.insert(object, at: index)
    }
}

public func _porticoRemoveObjects(at indexes: Any, from set: NSMutableOrderedSet) {
    for index in indexList(indexes).reversed() { set.removeObject(at: index) }
}

public func _porticoReplaceObjects(at indexes: Any, in set: NSMutableOrderedSet, with objects: Any) {
    for (object, index) in zip(KeyValueCollections.elements(objects) ?? [], indexList(indexes)) {
        set.replaceObject(at: index, with: object)
    }
}

/// Both of Foundation's kinds of sets of indexes, in order.
private func indexList(_ indexes: Any) -> [Int] {
    if let set = indexes as? IndexSet { return Array(set) }
    guard let set = indexes as? NSIndexSet else { return [] }
    var list: [Int] = []
    set.enumerate(options: []) { index, _ in list.append(index) }
    return list
}
