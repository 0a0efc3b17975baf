internal import SwiftSyntax

/// Members that Objective-C would see are handed to the runtime, so that they can be called by selector and key.
///
/// Nothing is inserted between the lines of the source: what is generated follows the last one, where an extension still
/// reaches private members. A constructor runs at load and only appends.
///
/// Before:
/// ```swift
/// class Cart: NSObject {
///     @objc private func add(_ item: Item, with count: Int) {}
/// }
/// ```
/// After, with the lines above unchanged but for the attribute:
/// ```swift
/// import PorticoObjC
/// extension Cart { @MainActor fileprivate func _portico_…_0(_ i: Int, _ a: _PorticoArguments) -> Any? { switch i {
/// case 0: self.add(a(0), with: a(1)); return nil
/// default: return nil } } }
/// private enum _Portico_… { @section(".init_array") @used static let register: @convention(c) () -> Void = {
/// _porticoRegister("add:with:", { Cart.self }, { unsafeDowncast($0, to: Cart.self)._portico_…_0($1, $2) })
/// } }
/// ```
enum RegistrationRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        let collector = Collector(file, near: ["class", "extension"])
        collector.walk(file.tree)
        collector.emit()
    }

    /// One entry of a table: a selector, and the statement that answers it.
    struct Entry {
        var selector: String
        var statement: String
        var condition: String?
    }

    /// The entries of one type in this file, from its declaration and its extensions here.
    struct Group {
        var name: String
        /// The name in Swift source at the file's end.
        var isGeneric = false
        /// Set for types that nothing outside them can name: private nested ones, and those in functions.
        var hidden: ClassDeclSyntax?
        var objcName: String?
        var instance: [Entry] = []
        var type: [Entry] = []
        /// The texts of methods that can be exchanged, each for itself: no override of another class answers in its place.
        var own: [Entry] = []
        /// What can be observed: the properties' names, and what Objective-C calls them.
        var observable: [Entry] = []
        var condition: String?
    }

    private final class Collector: LiveVisitor {
        private var groups: [String: Group] = [:]
        private var order: [String] = []
        private var conditions: [String] = []
        /// How often the types have members of one name; and what their members may fulfil.
        private var censuses: [String: MemberCensus] = [:]
        private var protocols: [String: [ProjectIndex.TypeEntry]] = [:]

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            for (clause, condition) in node.liveClauses(file.evaluator) {
                if let condition { conditions.append(condition) }
                if let elements = clause.elements { walk(elements) }
                if condition != nil { conditions.removeLast() }
            }
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            collect(node, members: node.memberBlock.members, declaration: node)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            collect(node, members: node.memberBlock.members, declaration: nil)
            return .visitChildren
        }

        private func collect(
            _ node: some DeclGroupSyntax, members: MemberBlockItemListSyntax, declaration: ClassDeclSyntax?
        ) {
            let name = node.qualifiedName
            if declaration == nil {
                guard let entry = file.index.type(name) else { return }
                let kinds: Set<TypeSummary.Kind> = [.structType, .enumType, .protocolType, .actorType]
                if kinds.contains(entry.kind) { return }
            }
            let known = file.index.type(name)
            // Several functions may have a class of one name.
            let place = declaration?.isLocal == true ? "@\(node.start)" : ""
            let key = "\(name)\(place)|\(joinedConditions ?? "")"
            // Taken out, so that it is changed in place: a name may be declared any number of times.
            let before = groups.removeValue(forKey: key)
            if before == nil { order.append(key) }
            var group = before ?? Group(name: name, condition: joinedConditions)
            group.isGeneric = known?.isGeneric ?? false || isInGeneric(name) || SDKTypes.generic.contains(name)
            if let declaration {
                if declaration.isLocal || isHiddenNested(declaration) { group.hidden = declaration }
                if declaration.genericParameterClause != nil { group.isGeneric = true }
                if let objc = declaration.attributes.first(named: ["objc"])?.arguments?.trimmedDescription {
                    group.objcName = objc.filter { !$0.isWhitespace }
                }
            }
            let exposesAll =
                file.index.exposesMembers(name) || declaration?.attributes.has("objcMembers") == true
                || node.is(ExtensionDeclSyntax.self) && node.attributes.has("objc")
            // Types in functions are in no index: what they say of themselves counts.
            let isLocal = declaration?.isLocal == true
            let protocols =
                isLocal
                ? file.index.objcProtocols(from: declaration.map { $0.inherited } ?? [], in: name)
                : self.protocols[name] ?? file.index.objcProtocols(of: name)
            if !isLocal { self.protocols[name] = protocols }
            let around = conditions
            conditions = []
            add(members, to: &group, exposesAll: exposesAll, protocols: protocols)
            conditions = around
            groups[key] = group
        }

        private func add(
            _ members: MemberBlockItemListSyntax, to group: inout Group, exposesAll: Bool,
            protocols: [ProjectIndex.TypeEntry]
        ) {
            for item in members {
                if let config = item.decl.as(IfConfigDeclSyntax.self) {
                    for (clause, condition) in config.liveClauses(file.evaluator) {
                        if let condition { conditions.append(condition) }
                        if case .decls(let list)? = clause.elements {
                            add(list, to: &group, exposesAll: exposesAll, protocols: protocols)
                        }
                        if condition != nil { conditions.removeLast() }
                    }
                } else if let function = item.decl.as(FunctionDeclSyntax.self) {
                    let summary = MemberSummary(function)
                    let isAwaking = ObjectOverrideRule.awakesAsPlainObject(summary, function, in: file)
                    if let selector = exposure(summary, exposesAll, protocols) ?? (isAwaking ? "awakeFromNib" : nil) {
                        append(entry(function, summary: summary, selector: selector, group: group), summary, &group)
                    }
                    if let name = ExchangeableMethodRule.ownName(of: function, in: file) {
                        group.own.append(
                            entry(function, summary: summary, selector: summary.selector, group: group, name: name))
                    }
                } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                    for summary in MemberSummary.properties(variable) {
                        guard exposure(summary, exposesAll, protocols) != nil else { continue }
                        let quoted = "`\(summary.baseName)`"
                        let (receiver, condition) = (summary.isStatic ? "Self" : "self", joinedConditions)
                        append(
                            Entry(
                                selector: summary.selector, statement: "return \(receiver).\(quoted)",
                                condition: condition), summary, &group)
                        if variable.modifiers.has("dynamic"), !summary.isStatic {
                            let row = "(\\\(group.name).\(quoted), \"\(summary.selector)\"),"
                            group.observable.append(Entry(selector: "", statement: row, condition: condition))
                        }
                        guard summary.isSettable else { continue }
                        append(
                            Entry(
                                selector: summary.setterSelector,
                                statement: "\(receiver).\(quoted) = a(0); return nil", condition: condition), summary,
                            &group)
                    }
                }
            }
        }

        private var joinedConditions: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

        private func append(_ entry: Entry, _ summary: MemberSummary, _ group: inout Group) {
            if summary.isStatic { group.type.append(entry) } else { group.instance.append(entry) }
        }

        /// The member's selector if Objective-C sees it, else nil.
        private func exposure(
            _ member: MemberSummary, _ exposesAll: Bool, _ protocols: [ProjectIndex.TypeEntry]
        ) -> String? {
            guard member.canBeExposed, !member.isHidden else { return nil }
            if member.isManaged { return nil }
            if member.isExposed { return member.selector }
            if let selector = SDKTypes.askedFor[member.fullName] { return selector }
            if SDKTypes.objectOverrides[member.fullName] != nil { return SDKTypes.selectors[member.fullName] }
            // A requirement of an Objective-C protocol exposes what fulfils it, under the requirement's name.
            for entry in protocols {
                let named = entry.members.filter { $0.summary.fullName == member.fullName }.map(\.summary)
                if let requirement = named.first(where: { $0.parameterTypes == member.parameterTypes }) ?? named.first {
                    return requirement.selector
                }
            }
            return exposesAll && !member.isPrivate && !member.isOverride ? member.selector : nil
        }

        private func entry(
            _ function: FunctionDeclSyntax, summary: MemberSummary, selector: String, group: Group, name: String? = nil
        ) -> Entry {
            let isOverloaded = overloadCount(summary, group) > 1
            var arguments: [String] = []
            var closures = ""
            for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
                let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
                var value = "a(\(index))"
                if let type = parameter.type.closure {
                    // A value that is read in place would be one that may not escape, and the read gives one that may.
                    closures += "let f\(index): \(type) = \(value); "
                    value = "f\(index)" + (parameter.type.isAutoclosure ? "()" : "")
                } else if isOverloaded {
                    value += " as \(parameter.type.withoutAttributes)"
                }
                arguments.append(label + value)
            }
            var call =
                "\(summary.isStatic ? "Self" : "self").\(name ?? function.name.text)(\(arguments.joined(separator: ", ")))"
            if summary.isAsync {
                call = "Task { _ = \(summary.isThrowing ? "try? " : "")await \(call) }; return nil"
            } else {
                if summary.isThrowing, summary.type == nil, selector.hasPrefix("validate") {
                    // Key-value validation gives the error to whoever asked.
                    call = "\(closures)do { try \(call); return nil } catch { return error }"
                    return Entry(selector: selector, statement: call, condition: joinedConditions)
                }
                if summary.isThrowing { call = "try? " + call }
                // Methods may differ in what they return, and in nothing else.
                if let type = summary.type, !summary.isThrowing, hasTwin(summary, group) {
                    call += " as \(type.trimmingTypeMark)"
                }
                call =
                    summary.type == nil ? (summary.isThrowing ? "_ = " : "") + call + "; return nil" : "return " + call
            }
            return Entry(selector: selector, statement: closures + call, condition: joinedConditions)
        }

        private func hasTwin(_ member: MemberSummary, _ group: Group) -> Bool { census(group).twins(of: member) > 1 }

        private func overloadCount(_ member: MemberSummary, _ group: Group) -> Int {
            census(group).overloads(of: member)
        }

        private func census(_ group: Group) -> MemberCensus {
            let local = group.hidden.flatMap { $0.isLocal ? $0 : nil }
            let key = group.name + (local.map { "@\($0.start)" } ?? "")
            if let known = censuses[key] { return known }
            let members =
                local.map(members(of:)) ?? file.index.type(group.name)?.members.map(\.summary) ?? []
            let census = MemberCensus(members)
            censuses[key] = census
            return census
        }

        /// What a class in a function has, which is in no index.
        private func members(of hidden: ClassDeclSyntax) -> [MemberSummary] {
            hidden.memberBlock.members.flatMap { item -> [MemberSummary] in
                if let function = item.decl.as(FunctionDeclSyntax.self) { return [MemberSummary(function)] }
                return item.decl.as(VariableDeclSyntax.self).map(MemberSummary.properties) ?? []
            }
        }

        /// Whether a type around `name` is generic.
        private func isInGeneric(_ name: String) -> Bool {
            var parts = name.split(separator: ".")
            while parts.popLast() != nil, !parts.isEmpty {
                if file.index.type(parts.joined(separator: "."))?.isGeneric == true { return true }
            }
            return false
        }

        /// Whether the class is private inside another type, so that the end of the file cannot name it.
        private func isHiddenNested(_ node: ClassDeclSyntax) -> Bool {
            var next: (any DeclGroupSyntax)? = node
            while let group = next {
                let outer = group.enclosingType
                if outer != nil, group.modifiers.has("private") { return true }
                next = outer
            }
            return false
        }

        // MARK: Output

        func emit() {
            var registrations: [String] = []
            for (number, key) in order.enumerated() {
                guard let group = groups[key] else { continue }
                if group.instance.isEmpty && group.type.isEmpty && group.own.isEmpty && group.objcName == nil {
                    continue
                }
                if let hidden = group.hidden {
                    registrations += emitInside(hidden, group, number)
                } else {
                    registrations += emitAtEnd(group, number)
                }
            }
            guard !registrations.isEmpty else { return }
            file.append(
                "private enum _Portico_\(file.unique) { @section(\".init_array\") @used static let register: "
                    + "@convention(c) () -> Void = {\n\(registrations.joined(separator: "\n"))\n} }")
        }

        /// The extensions at the file's end; returns what the constructor says.
        private func emitAtEnd(_ group: Group, _ number: Int) -> [String] {
            let call = "_portico_\(file.unique)_\(number)"
            var lines: [String] = []
            var registrations: [String] = []
            let name = group.name
            if !group.instance.isEmpty {
                let selectors = group.instance.map(\.selector).joined(separator: "\\n")
                if group.isGeneric {
                    let proto = "_Portico_\(file.unique)_\(number)"
                    let (declaration, registration) = generic(proto, call, selectors)
                    lines.append(declaration)
                    lines.append(
                        "extension \(name): \(proto) { @MainActor fileprivate func \(call)(_ i: Int, _ a: _PorticoArguments)"
                            + " -> Any? { \(cases(group.instance)) } }")
                    registrations.append(registration)
                } else {
                    lines.append(
                        "extension \(name) { @MainActor fileprivate func \(call)(_ i: Int, _ a: _PorticoArguments) -> Any? {"
                            + " \(cases(group.instance)) } }")
                    registrations.append(
                        "_porticoRegister(\"\(selectors)\", { \(name).self }, { unsafeDowncast($0, to: \(name).self)"
                            + ".\(call)($1, $2) })")
                }
            }
            if !group.type.isEmpty, !group.isGeneric {
                lines.append(
                    "extension \(name) { @MainActor fileprivate static func \(call)_type(_ i: Int, _ a: _PorticoArguments)"
                        + " -> Any? { \(cases(group.type)) } }")
                registrations.append(
                    "_porticoRegisterType(\"\(group.type.map(\.selector).joined(separator: "\\n"))\", { \(name).self }, "
                        + "{ ($0 as! \(name).Type).\(call)_type($1, $2) })")
            }
            if !group.own.isEmpty, !group.isGeneric {
                lines.append(
                    "extension \(name) { @MainActor fileprivate func \(call)_own(_ i: Int, _ a: _PorticoArguments) -> Any? {"
                        + " \(cases(group.own)) } }")
                registrations.append(
                    "_porticoRegisterMethods(\"\(group.own.map(\.selector).joined(separator: "\\n"))\", { \(name).self }, "
                        + "{ unsafeDowncast($0, to: \(name).self).\(call)_own($1, $2) })")
            }
            if !group.observable.isEmpty, !group.isGeneric {
                let rows = group.observable.map { wrapped("rows += [\($0.statement)]", $0.condition) }
                lines.append(
                    "extension \(name) { @MainActor fileprivate static func \(call)_keys() -> [(AnyKeyPath, String)] {"
                        + " var rows: [(AnyKeyPath, String)] = []\n\(rows.joined(separator: "\n"))\nreturn rows } }")
                registrations.append("_porticoRegisterKeyPaths({ \(name).\(call)_keys() })")
            }
            if let objcName = group.objcName, !group.isGeneric {
                registrations.append("_porticoRegisterName(\"\(objcName)\", { \(name).self })")
            }
            for line in lines { file.append(wrapped(line, group.condition)) }
            return registrations.map { wrapped($0, group.condition) }
        }

        /// For a class that only its own body can name: everything goes before its closing brace, on that line. A generic one can keep no
        /// constructor and says by a protocol which objects are its; that is the file's. Returns what the file's constructor says.
        private func emitInside(_ node: ClassDeclSyntax, _ group: Group, _ number: Int) -> [String] {
            guard group.instance.allSatisfy({ $0.condition == nil }) else {
                file.error(
                    "'\(group.name)' has @objc members inside '#if', and cannot be named from outside",
                    at: node.name, remedy: "make the class fileprivate, at the top level of the file")
                return []
            }
            guard !group.instance.isEmpty else { return [] }
            file.needsRuntime = true
            let call = "_portico_\(file.unique)_\(number)"
            let name = node.name.text
            let selectors = group.instance.map(\.selector).joined(separator: "\\n")
            let cases = group.instance.enumerated().map { "case \($0): \($1.statement)" }.joined(separator: "; ")
            let method =
                "@MainActor fileprivate func \(call)(_ i: Int, _ a: _PorticoArguments) -> Any? { switch i { \(cases); "
                + "default: return nil } }"
            guard group.isGeneric else {
                file.addMember(
                    "\(method); @section(\".init_array\") @used nonisolated private static let \(call)_r: "
                        + "@convention(c) () -> Void = { _porticoRegister(\"\(selectors)\", { \(name).self }, "
                        + "{ unsafeDowncast($0, to: \(name).self).\(call)($1, $2) }) }",
                    to: node.memberBlock)
                return []
            }
            file.addMember(method, to: node.memberBlock)
            let proto = "_Portico_\(file.unique)_\(number)"
            if let clause = node.inheritanceClause {
                file.insert(", \(proto)", at: clause.end)
            } else {
                file.insert(": \(proto)", at: node.genericParameterClause?.end ?? node.name.end)
            }
            let (declaration, registration) = generic(proto, call, selectors)
            file.append(wrapped(declaration, group.condition))
            return [wrapped(registration, group.condition)]
        }

        /// The protocol of a generic class, and what the constructor says.
        private func generic(_ proto: String, _ call: String, _ selectors: String) -> (String, String) {
            // Only the requirement belongs to the main actor: a protocol that did would make the class and those below it do so.
            (
                "private protocol \(proto): AnyObject { @MainActor func \(call)(_ i: Int, _ a: _PorticoArguments)"
                    + " -> Any? }",
                "_porticoRegisterGeneric(\"\(selectors)\", { $0 is any \(proto) }, { ($0 as! any \(proto))"
                    + ".\(call)($1, $2) })"
            )
        }

        private func cases(_ entries: [Entry]) -> String {
            let lines = entries.enumerated().map { wrapped("case \($0): \($1.statement)", $1.condition) }
            return "switch i {\n\(lines.joined(separator: "\n"))\ndefault: return nil }"
        }

        private func wrapped(_ text: String, _ condition: String?) -> String {
            condition.map { "#if \($0)\n\(text)\n#endif" } ?? text
        }
    }
}

extension ClassDeclSyntax {
    fileprivate var inherited: [String] { inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [] }
}

extension String {
    /// `T?` for `T!`.
    fileprivate var trimmingTypeMark: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension TypeSyntax {
    /// The type of a function that the parameter takes and doesn't keep; nil for other parameters.
    fileprivate var closure: String? {
        if isPlainClosure { return trimmedDescription.singleLine }
        guard let attributed = self.as(AttributedTypeSyntax.self), attributed.baseType.isPlainClosure,
            !attributed.attributes.has("escaping")
        else { return nil }
        let kept = attributed.attributes.filter { element in
            element.as(AttributeSyntax.self).map { !["autoclosure", "convention", "noescape"].contains($0.name) }
                ?? true
        }
        return kept.map { $0.trimmedDescription + " " }.joined() + attributed.baseType.trimmedDescription.singleLine
    }

    /// Whether it is a function's type, with or without parentheses around it.
    private var isPlainClosure: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.firstName == nil && only.type.isPlainClosure
        }
        return self.is(FunctionTypeSyntax.self)
    }

    fileprivate var isAutoclosure: Bool { self.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false }

    /// The type as `as` takes it: without `@escaping`, and `T?` for `T!`.
    var withoutAttributes: String {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.withoutAttributes }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.trimmedDescription + "?"
        }
        return trimmedDescription
    }
}
