internal import SwiftSyntax

/// Observed properties: what Objective-C's runtime would find out is written down.
///
/// Setters of `dynamic` properties announce their changes, and a call of `observe` or of Combine's `publisher(for:)` says the keys of its path.
///
/// Before:
/// ```swift
/// @objc dynamic var count = 0
/// watcher = cart.observe(\.owner.name, options: .new) { … }
/// ```
/// After:
/// ```swift
///               var count = 0 { willSet { _porticoWillChange(self, "count") } didSet { _porticoDidChange(self, "count") } }
/// watcher = cart.observe(\.owner.name, _porticoKeys: "owner.name", [\.owner], options: .new) { … }
/// ```
enum ObservingRule: LoweringRule {
    static let triggers = ["dynamic", "observe(", "publisher(for:"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["dynamic", "observe", "publisher"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        // MARK: Calls

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let first = node.arguments.first, let path = first.expression.as(KeyPathExprSyntax.self),
                let keys = keys(path), isObserve(node, first) || isPublisher(node, first)
            else { return .visitChildren }
            let root = path.root?.trimmedDescription ?? ""
            let components = path.components.map(\.trimmedDescription).joined()
            var objects: [String] = []
            for count in keys.indices.dropFirst() {
                let prefix = components.split(separator: ".").prefix(count).joined(separator: ".")
                objects.append("\\\(root).\(prefix.trimmingSuffix("?!"))")
            }
            let ways = objects.isEmpty ? "" : ", [\(objects.joined(separator: ", "))]"
            file.insert(", _porticoKeys: \"\(keys.joined(separator: "."))\"\(ways)", at: first.expression.end)
            file.needsRuntime = true
            return .visitChildren
        }

        private func isObserve(_ node: FunctionCallExprSyntax, _ first: LabeledExprSyntax) -> Bool {
            name(of: node.calledExpression) == "observe" && first.label == nil && !isOwn(node)
                && node.arguments.dropFirst().allSatisfy({ ["options", "changeHandler"].contains($0.label?.text) })
                && (node.trailingClosure != nil || node.arguments.last?.label?.text == "changeHandler")
        }

        /// Whether it is Combine's publisher of a property. A project that has a method of the name may mean that.
        private func isPublisher(_ node: FunctionCallExprSyntax, _ first: LabeledExprSyntax) -> Bool {
            name(of: node.calledExpression) == "publisher" && first.label?.text == "for" && node.trailingClosure == nil
                && node.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" })
                && !file.index.hasMethod("publisher")
        }

        /// Whether a method of the project may be meant, which it has beside Foundation's: one whose closure takes the value.
        private func isOwn(_ node: FunctionCallExprSyntax) -> Bool {
            guard node.arguments.count == 1, file.index.hasMethod("observe"), let closure = node.trailingClosure else {
                return false
            }
            guard let names = closure.signature?.parameterClause else {
                return !closure.trimmedDescription.contains("$1")
            }
            if case .parameterClause(let clause) = names { return clause.parameters.count != 2 }
            return names.as(ClosureShorthandParameterListSyntax.self)?.count != 2
        }

        private func name(of called: ExprSyntax) -> String? {
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        }

        /// The names on the path; nil where it is more than properties.
        private func keys(_ path: KeyPathExprSyntax) -> [String]? {
            var keys: [String] = []
            for part in path.components {
                switch part.component {
                case .property(let property): keys.append(property.declName.baseName.bare)
                case .optional: break
                default: return nil
                }
            }
            return keys.isEmpty ? nil : keys
        }

        // MARK: Properties

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.modifiers.has("dynamic"), !node.modifiers.has("static", "class"),
                !node.attributes.has("NSManaged"),
                node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare
            else { return .visitChildren }
            // Key paths are written with the property's name, strings with Objective-C's.
            let keys = [name, node.attributes.objcName].compactMap { $0 }
            let will = keys.map { "_porticoWillChange(self, \"\($0)\")" }.joined(separator: "; ")
            let did = keys.reversed().map { "_porticoDidChange(self, \"\($0)\")" }.joined(separator: "; ")
            if let block = binding.accessorBlock {
                guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
                announce(accessors, at: block.leftBrace.end, will, did)
            } else {
                file.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.end)
            }
            file.needsRuntime = true
            return .visitChildren
        }

        private func announce(_ accessors: AccessorDeclListSyntax, at start: Int, _ will: String, _ did: String) {
            let bodies = Dictionary(
                accessors.compactMap { accessor in
                    accessor.body.map { (accessor.accessorSpecifier.text, $0.leftBrace.end) }
                }, uniquingKeysWith: { first, _ in first })
            if let setter = bodies["set"] {
                file.insert(" \(will); defer { \(did) }; ", at: setter)
            } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
                if let own = bodies["willSet"] {
                    file.insert(" \(will); ", at: own)
                } else {
                    file.insert(" willSet { \(will) } ", at: start)
                }
                if let own = bodies["didSet"] {
                    file.insert(" defer { \(did) }; ", at: own)
                } else {
                    file.insert(" didSet { \(did) } ", at: start)
                }
            }
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ set: String) -> String {
        var text = Substring(self)
        while let last = text.last, set.contains(last) { text.removeLast() }
        return String(text)
    }
}
