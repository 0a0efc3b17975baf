import CoreData
import Foundation
import PorticoFoundation
import PorticoObjC

/// The order that a sort descriptor gives models. Texts are compared as the Finder does where it names no comparator of its own.
struct ModelOrder<T: PersistentModel> {
    /// One. As a property by itself a release build can't copy it: a type of Foundation's, which isn't exported, is in the way.
    private let descriptors: [SortDescriptor<T>]
    private let path: PartialKeyPath<T>?
    private let isStandardText: Bool
    private let isOwn: Bool

    private var descriptor: SortDescriptor<T> { descriptors[0] }

    init(_ descriptor: SortDescriptor<T>) {
        descriptors = [descriptor]
        path = descriptor.keyPath
        let comparison = Mirror(reflecting: descriptor).children.first { $0.label == "comparison" }
        let way = comparison.flatMap { Mirror(reflecting: $0.value).children.first?.label }
        let isText =
            path.map { type(of: $0).valueType == String.self || type(of: $0).valueType == String?.self } ?? false
        // By generic code, which doesn't see that it has a text, Foundation makes one without a comparator.
        let isStandard = descriptor.stringComparator.map { .init($0) == String.StandardComparator.localizedStandard }
        isStandardText = isText && (isStandard ?? (way == "comparable"))
        isOwn = isText && !isStandardText
    }

    /// The same as the store says it; nil where it can't.
    func stored(_ description: ModelDescription) -> NSSortDescriptor? {
        guard !isOwn, let path, let name = description.name(of: path),
            let property = description.property(named: name), property.attribute?.isTransient == false
        else { return nil }
        let ascending = descriptor.order == .forward
        guard case .direct(let type) = property.form, type.isOrderedInStore else { return nil }
        guard isStandardText else { return NSSortDescriptor(key: name, ascending: ascending) }
        return NSSortDescriptor(
            key: name, ascending: ascending, selector: Selector("localizedStandardCompare:"))
    }

    private func text(_ model: T) -> String? {
        path.flatMap { OptionalUnwrapping.unwrapped(model[keyPath: $0]) as? String }
    }

    func compare(_ a: T, _ b: T) -> ComparisonResult {
        guard isStandardText else { return descriptor.compare(a, b) }
        let result: ComparisonResult =
            switch (text(a), text(b)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let a?, let b?): a.localizedStandardCompare(b)
            }
        guard descriptor.order == .reverse, result != .orderedSame else { return result }
        return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }

    static func sorted(_ models: [T], _ descriptors: [SortDescriptor<T>]) -> [T] {
        let orders = descriptors.map { ModelOrder($0) }
        return models.enumerated().sorted { a, b in
            for order in orders {
                let result = order.compare(a.element, b.element)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return a.offset < b.offset
        }.map(\.element)
    }
}
