/// The dynamic properties of an app's own parts that aren't views: contents of toolbars and of tab views, scenes, commands.
///
/// Parts have no nodes. The node that walks through them keeps this; parts of one type are told apart by their order in the walk, and
/// their state lives with it.
///
/// - From: `ToolbarNode`, `TabPagesReader`, `AppNode`
/// - To: `PropertyStorage`
@MainActor final class PartProperties {
    private unowned let node: ViewNode
    private var kept: [ObjectIdentifier: [PropertyStorage]] = [:]
    private var met: [ObjectIdentifier: Int] = [:]

    init(node: ViewNode) { self.node = node }

    /// Goes through parts from the first one. The state of those that aren't met any more ends.
    func walk<Result>(_ body: () -> Result) -> Result {
        met = [:]
        let result = body()
        for (type, storages) in kept {
            let count = met[type] ?? 0
            for index in storages.indices.dropFirst(count) { kept[type]?[index].removeAll() }
            kept[type] = count == 0 ? nil : Array(storages.prefix(count))
        }
        return result
    }

    /// The body of the next part, which sees its state and its environment.
    func body<Part, Body>(of part: Part, _ read: (Part) -> Body) -> Body {
        let fields = TypeFields.dynamicProperties(of: Part.self)
        guard !fields.isEmpty else { return read(part) }
        let type = ObjectIdentifier(Part.self)
        let index = met[type] ?? 0
        met[type] = index + 1
        var storages = kept[type] ?? []
        if index == storages.count { storages.append(PropertyStorage()) }
        var copy = part
        storages[index].install(fields, in: &copy, node: node)
        kept[type] = storages
        return read(copy)
    }

    /// Ends the state of all parts.
    func removeAll() {
        for type in Array(kept.keys) {
            for index in kept[type]?.indices ?? 0..<0 { kept[type]?[index].removeAll() }
        }
        kept = [:]
    }
}
