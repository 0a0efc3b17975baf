/// The project's declarations, by name: what a rule asks when one file is not enough.
struct ProjectIndex: Sendable {
    /// All declarations and extensions of one name, joined.
    struct TypeEntry: Sendable {
        var name: String
        var kind: TypeSummary.Kind
        var inherited: [String] = []
        var isGeneric = false
        var exposesMembers = false
        var isObjC = false
        var access = ""
        var isOnMainActor = false
        var members: [Member] = []
    }

    struct Member: Sendable {
        var summary: MemberSummary
        var isInExtension: Bool
        var owner: String
        /// Exposed by its extension: `@objc extension`.
        var isExposedByExtension: Bool
    }

    private var types: [String: TypeEntry] = [:]
    /// Qualified names by last component.
    private var qualified: [String: Set<String>] = [:]
    /// Members that Objective-C sees, by base name.
    private var exposed: [String: [Member]] = [:]
    /// Optional requirements of the project's protocols, by full name.
    private(set) var optionalRequirements: [String: [(proto: String, member: MemberSummary)]] = [:]
    /// The same, by base name.
    private(set) var optionalBaseNames: [String: Set<String>] = [:]
    /// Changes when anything that one file can see of another does.
    private(set) var hash = ContentHash()
    /// The classes that override a member, by its full name.
    private var overrides: [String: Set<String>] = [:]
    /// The modules of which a file imports UIKit.
    private(set) var modulesWithUIKit: Set<String> = []
    /// Whether any file exchanges methods while the program runs.
    private(set) var exchangesMethods = false
    private var otherNames: Set<String> = []
    private var propertyNames: Set<String> = []
    private var methodNames: Set<String> = []
    /// Members that hold or return `AnyObject`, and arrays of it.
    private var objectNames: Set<String> = []
    private var objectArrayNames: Set<String> = []
    private var objectGlobals: Set<String> = []
    private var associatedTypes: [String: String] = [:]
    private var aliases: [String: String] = [:]

    init(_ summaries: [FileSummary]) {
        var hash = ContentHash()
        for summary in summaries {
            for type in summary.types { addType(type, &hash) }
            exchangesMethods = exchangesMethods || summary.exchangesMethods
            otherNames.formUnion(summary.otherNames)
            objectGlobals.formUnion(summary.objectGlobals)
            associatedTypes.merge(summary.associatedTypes) { min($0, $1) }
            aliases.merge(summary.aliases) { min($0, $1) }
            if summary.importsUIKit { modulesWithUIKit.insert(summary.module) }
        }
        hash.combine(modulesWithUIKit.sorted().joined(separator: ",") + "\(exchangesMethods)")
        hash.combine(otherNames.sorted().joined(separator: ","))
        hash.combine(objectGlobals.sorted().joined(separator: ","))
        for table in [associatedTypes, aliases] {
            hash.combine(table.map { "\($0)=\($1)" }.sorted().joined(separator: ","))
        }
        self.hash = hash
        for (name, type) in types {
            qualified[String(name.split(separator: ".").last ?? ""), default: []].insert(name)
            for member in type.members {
                if type.kind != .protocolType, member.summary.kind == .property {
                    propertyNames.insert(member.summary.baseName)
                }
                if member.summary.kind == .method { methodNames.insert(member.summary.baseName) }
                switch member.summary.type {
                case let type where MemberSummary.objectTypes.contains(type):
                    objectNames.insert(member.summary.baseName)
                case "[AnyObject]", "[AnyObject]?", "[AnyObject]!": objectArrayNames.insert(member.summary.baseName)
                default: break
                }
                if member.summary.isOverride { overrides[member.summary.fullName, default: []].insert(name) }
                if member.summary.isExposed || type.exposesMembers || member.isExposedByExtension || type.isObjC {
                    exposed[member.summary.baseName, default: []].append(member)
                }
                if type.kind == .protocolType, member.summary.isOptional {
                    optionalRequirements[member.summary.fullName, default: []].append((name, member.summary))
                    optionalBaseNames[member.summary.baseName, default: []].insert(member.summary.fullName)
                }
            }
        }
    }

    var hasObjects: Bool { !objectNames.isEmpty || !objectArrayNames.isEmpty || !objectGlobals.isEmpty }
    func isObject(_ member: String) -> Bool { objectNames.contains(member) }
    /// Whether a variable outside of types is written to hold an `AnyObject`.
    func isObjectGlobal(_ name: String) -> Bool { objectGlobals.contains(name) }
    func isObjectArray(_ member: String) -> Bool { objectArrayNames.contains(member) }

    private mutating func addType(_ type: TypeSummary, _ hash: inout ContentHash) {
        type.hash(into: &hash)
        types[type.name, default: TypeEntry(name: type.name, kind: type.kind)].addDeclaration(type)
    }

    /// The type that `name`, as written inside the type `scope`, means.
    func type(_ name: String, in scope: String? = nil) -> TypeEntry? {
        let name = String(name.prefix { $0 != "<" })
        var prefix = scope.map { $0.split(separator: ".").map(String.init) } ?? []
        while true {
            let candidate = (prefix + [name]).joined(separator: ".")
            if let found = types[candidate] { return found }
            if prefix.isEmpty { break }
            prefix.removeLast()
        }
        if let names = qualified[name], names.count == 1 { return types[names.first!] }
        return nil
    }

    /// The types and extensions of this name, wherever they are nested.
    func entries(ofLastName name: String) -> [TypeEntry] { qualified[name, default: []].compactMap { types[$0] } }

    /// Whether the project has a type of this name; an extension of one of Apple's is none.
    func declares(_ name: String) -> Bool { type(name).map { $0.kind != .extensionOf } ?? false }

    /// Whether a name is a type alias, a generic parameter or a function outside of types anywhere in the project.
    func declaresOther(_ name: String) -> Bool { otherNames.contains(name) }

    /// Whether any type of the project's has a property or method of this base name; a protocol's requirements count for methods alone.
    func declaresMember(_ name: String) -> Bool { propertyNames.contains(name) || methodNames.contains(name) }

    /// Whether any type of the project's, or an extension, has a method of this base name.
    func declaresMethod(_ name: String) -> Bool { methodNames.contains(name) }

    /// The bound of an associated type of a protocol or one that it inherits from, by the name of what a type alias stands for.
    func associatedBound(_ name: String, of proto: String) -> String? {
        var left = [proto], seen: Set<String> = []
        while let one = left.popLast(), seen.insert(one).inserted, seen.count < 64 {
            guard type(one)?.kind == .protocolType else { continue }
            if let bound = associatedTypes["\(one).\(name)"] { return aliases[bound] ?? bound }
            left += type(one)?.inherited ?? []
        }
        return nil
    }

    /// The type, then the classes above it, in the project or Apple's, nearest first.
    func ancestors(of name: String) -> [String] {
        var chain: [String] = []
        var next: String? = String(name.prefix { $0 != "<" })
        while let name = next, !chain.contains(name), chain.count < 64 {
            chain.append(name)
            next = nil
            if let entry = type(name), entry.kind != .extensionOf {
                // The superclass, if any, is written first.
                if let first = entry.inherited.first,
                    type(first, in: entry.name)?.kind == .classType || SDKTypes.superclasses[first] != nil
                        || first == "NSObject" || type(first) == nil
                        // One of Apple's, with an extension in the project.
                        || type(first)?.kind == .extensionOf
                {
                    next = type(first, in: entry.name)?.name ?? first
                }
            } else {
                next = SDKTypes.superclasses[name]
            }
        }
        return chain
    }

    /// The members of this base name that a reference inside or to `type` can mean, nearest class first.
    func members(_ baseName: String, of type: String) -> [Member] {
        ancestors(of: type).flatMap { name in
            (self.type(name)?.members ?? []).filter { $0.summary.baseName == baseName }
        }
    }

    /// Every exposed member of this base name in the project.
    func exposedMembers(_ baseName: String) -> [Member] { exposed[baseName] ?? [] }

    /// Whether `@objcMembers` on the class or one above it exposes the members of `type`.
    func exposesMembers(_ type: String) -> Bool {
        ancestors(of: type).contains { self.type($0)?.exposesMembers == true }
    }

    /// The project's Objective-C protocols that `type` or a class above it says it conforms to, inherited ones included.
    func objcProtocols(of type: String) -> [TypeEntry] {
        objcProtocols(among: ancestors(of: type).flatMap { self.type($0)?.inherited ?? [] }, in: type)
    }

    /// The same for a type that the index doesn't have, from what it inherits.
    func objcProtocols(from inherited: [String], in type: String) -> [TypeEntry] {
        objcProtocols(
            among: inherited + inherited.flatMap { ancestors(of: $0).flatMap { self.type($0)?.inherited ?? [] } },
            in: type)
    }

    private func objcProtocols(among names: [String], in type: String) -> [TypeEntry] {
        var found: [TypeEntry] = []
        var queue = names
        var seen: Set<String> = []
        while let name = queue.popLast() {
            for part in name.split(separator: "&").map({ $0.filter { !$0.isWhitespace } })
            where seen.insert(part).inserted {
                guard let entry = self.type(part, in: type), entry.kind == .protocolType else { continue }
                if entry.isObjC { found.append(entry) }
                queue += entry.inherited
            }
        }
        return found
    }

    /// Whether the class or one above it says `@MainActor`.
    func isOnMainActor(_ type: String) -> Bool { ancestors(of: type).contains { self.type($0)?.isOnMainActor == true } }

    /// Whether any class of the project has a property of this name.
    func hasProperty(_ name: String) -> Bool { propertyNames.contains(name) }

    /// Whether any type of the project has a member of this name.
    func hasMember(_ name: String) -> Bool { methodNames.contains(name) || propertyNames.contains(name) }

    /// The methods of this name of all the project's types.
    func methods(_ name: String) -> [MemberSummary] {
        guard methodNames.contains(name) else { return [] }
        return types.values.flatMap { $0.members }.map(\.summary).filter { $0.kind == .method && $0.baseName == name }
    }

    /// Whether any type of the project has a method of this name.
    func hasMethod(_ name: String) -> Bool { methodNames.contains(name) }

    /// The classes that have `type` above them and declare an override of its member, in their bodies or by extensions.
    func overriders(of member: MemberSummary, below type: String) -> [String] {
        guard let names = overrides[member.fullName] else { return [] }
        let isAlone = (self.type(type)?.members.count { $0.summary.isNamed(as: member) } ?? 0) < 2
        return names.filter { name in
            name != type && ancestors(of: name).contains(type)
                && (isAlone || self.type(name)?.overrides(member, exactly: true) == true)
        }.sorted()
    }

    /// Whether there is any such class.
    func isOverridden(_ member: MemberSummary, below type: String) -> Bool {
        !overriders(of: member, below: type).isEmpty
    }
}

extension ProjectIndex.TypeEntry {
    /// Joins a declaration or an extension. It is changed in place, and what it inherits stands in it once: a name may be declared any
    /// number of times.
    fileprivate mutating func addDeclaration(_ type: TypeSummary) {
        if type.kind != .extensionOf {
            kind = type.kind
            inherited = type.inherited + inherited.filter { !type.inherited.contains($0) }
            isObjC = type.isObjC
            isGeneric = type.isGeneric
            exposesMembers = type.exposesMembers
            access = type.access
            isOnMainActor = type.isOnMainActor
        } else {
            inherited += type.inherited.filter { !inherited.contains($0) }
        }
        let isExtension = type.kind == .extensionOf
        members += type.members.map {
            ProjectIndex.Member(
                summary: $0, isInExtension: isExtension, owner: type.name,
                isExposedByExtension: isExtension && type.exposesMembers)
        }
    }

    /// Whether the type declares an override of the member. Types are compared only where a name has several: they may be
    /// written in several ways.
    func overrides(_ member: MemberSummary, exactly: Bool = false) -> Bool {
        members.contains { $0.summary.isOverride && $0.summary.means(member, exactly: exactly) }
    }

    /// Whether the type is the first to declare the member.
    func introduces(_ member: MemberSummary) -> Bool {
        let named = members.filter { $0.summary.isNamed(as: member) && !$0.summary.isOverride }
        return named.contains { $0.summary.means(member, exactly: named.count > 1) }
    }
}

extension MemberSummary {
    /// Whether the full names are the same, which are put together only where the first part is.
    fileprivate func isNamed(as other: MemberSummary) -> Bool {
        baseName == other.baseName && fullName == other.fullName
    }

    fileprivate func means(_ other: MemberSummary, exactly: Bool) -> Bool {
        isNamed(as: other)
            && (!exactly || parameterTypes.map(\.plainType) == other.parameterTypes.map(\.plainType))
    }
}

extension String {
    /// A type without what may be written or not.
    fileprivate var plainType: String {
        replacing("@escaping", with: "").replacing("any ", with: "").filter { !$0.isWhitespace }
    }
}

extension TypeSummary {
    fileprivate func hash(into hash: inout ContentHash) {
        hash.combine(
            "\(name)|\(kind.rawValue)|\(inherited.joined(separator: ","))|\(isGeneric)\(exposesMembers)\(isObjC)\(access)\(isOnMainActor)"
        )
        for m in members {
            hash.combine(
                "\(m.kind.rawValue)|\(m.fullName)|\(m.parameterTypes.joined(separator: ","))|\(m.type ?? "")|"
                    + "\(m.objcName ?? "")|\(m.isStatic)\(m.isExposed)\(m.isHidden)\(m.isOptional)\(m.isOverride)"
                    + "\(m.isPrivate)\(m.access)\(m.defaults.map { $0 ?? "" }.joined(separator: ","))\(m.isSettable)\(m.isThrowing)\(m.isAsync)\(m.isGeneric)\(m.isUnavailable)\(m.observers.keys.sorted())"
            )
        }
    }
}
