/// Source files of one module, which are compiled under the same conditions.
package struct SourceGroup: Sendable, Equatable {
    package var module: String
    package var files: [String]
    /// The names that `#if` finds defined; nil where only the compiler knows.
    package var conditions: Set<String>?
}

extension ProjectModel {
    /// The sources by modules, with what the options define.
    package func sourceGroups(_ options: BuildOptions) -> [SourceGroup] {
        let debug = options.configuration == .debug ? ["DEBUG"] : []
        switch kind {
        case .folder:
            return [SourceGroup(module: module, files: sources, conditions: Set(options.conditions + debug))]
        case .package, .xcode:
            let own = parts.map {
                SourceGroup(module: $0.module, files: $0.sources, conditions: Set($0.conditions + options.conditions))
            }
            return own
                + packageGroups.map { group in
                    var group = group
                    group.conditions?.formUnion(options.conditions + debug)
                    return group
                }
        }
    }
}
