import Foundation

/// The number of results of a query that have a value.
open class NSMetadataQueryAttributeValueTuple: NSObject, @unchecked Sendable {
    /// The name of the value.
    public let attribute: String
    /// The value.
    public let value: Any?
    /// The number of results that have it.
    public let count: Int

    init(_ attribute: String, _ value: Any?, _ count: Int) {
        (self.attribute, self.value, self.count) = (attribute, value, count)
        super.init()
    }
}

/// The results of a query that have a value in common.
open class NSMetadataQueryResultGroup: NSObject, @unchecked Sendable {
    /// The name of the value.
    public let attribute: String
    /// The value.
    public let value: Any
    /// The results in the group.
    public let results: [Any]
    /// The groups in this one, by the query's next grouping attribute; nil where there is none.
    public let subgroups: [NSMetadataQueryResultGroup]?

    private init(_ attribute: String, _ value: Any, _ results: [NSMetadataItem], _ further: ArraySlice<String>) {
        (self.attribute, self.value, self.results) = (attribute, value, results)
        subgroups = further.isEmpty ? nil : Self.groups(of: results, by: further)
        super.init()
    }

    /// The number of results in the group.
    open var resultCount: Int { results.count }
    /// A result by its place.
    open func result(at idx: Int) -> Any { results[idx] }

    /// Items by the values of the first name, in the order in which the values first appear.
    static func groups(of items: [NSMetadataItem], by names: ArraySlice<String>) -> [NSMetadataQueryResultGroup] {
        guard let name = names.first else { return [] }
        return MetadataValues.sorted(items, by: name).map { value, members in
            NSMetadataQueryResultGroup(name, value, members, names.dropFirst())
        }
    }
}

/// Items that have a value in common.
enum MetadataValues {
    static func sorted(_ items: [NSMetadataItem], by name: String) -> [(value: Any, items: [NSMetadataItem])] {
        var found: [(value: Any, items: [NSMetadataItem])] = []
        var places: [AnyHashable: Int] = [:]
        for item in items {
            guard let value = item.values[name] else { continue }
            let key = value as? AnyHashable ?? AnyHashable("\(value)")
            if let place = places[key] {
                found[place].items.append(item)
            } else {
                places[key] = found.count
                found.append((value, [item]))
            }
        }
        return found
    }
}
