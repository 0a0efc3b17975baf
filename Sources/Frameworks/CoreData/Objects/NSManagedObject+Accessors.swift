import Foundation
import PorticoTrace

// The methods that Core Data makes for relationships to many: `addToItems(_:)` and its kin.
extension NSManagedObject {
    /// Does what a method of this Objective-C name does: `addItemsObject:`, `removeItems:`, `insertObject:inItemsAtIndex:`. Lowered code calls it;
    /// a method that isn't named in Objective-C has its Swift name. A name that no relationship has ends the process.
    public func _porticoCallAccessor(_ selector: String, _ arguments: [Any]) {
        guard let call = AccessorCall(selector, layout), let index = layout.index[call.key] else {
            FatalException.invalidArgument.raise(
                "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance: the entity "
                    + "\(entity.name ?? "") has no relationship to many of this name")
        }
        let first = arguments.first
        var place = arguments.last.flatMap { AttributeValue.number($0) }?.intValue
        let places = arguments.compactMap { $0 as? IndexSet }.first
        switch call.kind {
        case .add: for object in Self.objects(first) { add(object, to: call.key) }
        case .remove: for object in Self.objects(first) { remove(object, from: call.key) }
        case .insert:
            for (offset, object) in Self.objects(first).enumerated() {
                let at = places.flatMap { $0.dropFirst(offset).first } ?? place
                add(object, to: call.key, at: at)
            }
        case .removeAt:
            let present = toMany(index).objects
            for at in places.map(Array.init) ?? [place ?? 0] {
                guard present.indices.contains(at) else { Self.refuse(at, present.count) }
                remove(present[at], from: call.key)
            }
        case .replaceAt:
            place = first.flatMap { AttributeValue.number($0) }?.intValue
            var present = toMany(index).objects
            for (at, object) in zip(places.map(Array.init) ?? [place ?? 0], Self.objects(arguments.last)) {
                guard present.indices.contains(at) else { Self.refuse(at, present.count) }
                present[at] = object
            }
            setValue(NSOrderedSet(array: present), forKey: call.key)
        }
    }

    private static func refuse(_ index: Int, _ count: Int) -> Never {
        FatalException.range.raise("index \(index) is beyond bounds [0 .. \(count)) of the relationship")
    }

    private static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: list
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }
}

/// What a method of a relationship does, by its name.
private struct AccessorCall {
    enum Kind { case add, remove, insert, removeAt, replaceAt }
    let kind: Kind
    let key: String

    private static let forms: [(before: String, after: String, kind: Kind)] = [
        ("insertObject:in", "AtIndex:", .insert), ("removeObjectFrom", "AtIndex:", .removeAt),
        ("replaceObjectIn", "AtIndex:withObject:", .replaceAt), ("remove", "AtIndexes:", .removeAt),
        ("insert", ":atIndexes:", .insert), ("addTo", "(_:)", .add), ("removeFrom", "(at:)", .removeAt),
        ("removeFrom", "(_:)", .remove), ("insertInto", "(_:at:)", .insert), ("replace", "(at:with:)", .replaceAt),
        ("add", "Object:", .add), ("remove", "Object:", .remove), ("add", ":", .add), ("remove", ":", .remove),
    ]

    init?(_ selector: String, _ layout: EntityLayout) {
        for form in Self.forms
        where selector.hasPrefix(form.before) && selector.hasSuffix(form.after)
            && selector.count > form.before.count + form.after.count
        {
            let name = String(selector.dropFirst(form.before.count).dropLast(form.after.count))
            for key in [name.prefix(1).lowercased() + name.dropFirst(), name] {
                guard let index = layout.index[key], case .toMany = layout.kinds[index] else { continue }
                (kind, self.key) = (form.kind, key)
                return
            }
        }
        // `replaceItemsAtIndexes:withItems:`
        if selector.hasPrefix("replace"), let middle = selector.range(of: "AtIndexes:with") {
            let name = selector[selector.index(selector.startIndex, offsetBy: 7)..<middle.lowerBound]
            let key = name.prefix(1).lowercased() + name.dropFirst()
            guard let index = layout.index[key], case .toMany = layout.kinds[index] else { return nil }
            (kind, self.key) = (.replaceAt, key)
            return
        }
        return nil
    }
}
