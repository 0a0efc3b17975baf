internal import SwiftSyntax

/// `#selector` becomes the selector's name, looked up as the compiler would.
///
/// Before: `#selector(tapped)`, `#selector(Cart.add(_:with:))`, `#selector(setter: Cart.total)`
///
/// After:  `Selector("tapped:")`, `Selector("add:with:")`, `Selector("setTotal:")`
enum SelectorExpressionRule: LoweringRule {
    static let triggers = ["#selector"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["selector"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        /// What references can mean, by how they are written and where: a file may have any number of one.
        private var known: [String: (members: [MemberSummary], selectors: [String])] = [:]

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "selector" else { return .visitChildren }
            guard let argument = node.arguments.first, node.arguments.count == 1 else {
                file.error(
                    "'#selector' names one method", at: node, remedy: "write '#selector(Type.method(_:))'",
                    isAlone: true)
                file.replace(node, with: "Selector(\"\")")
                return .skipChildren
            }
            var reference = MemberReference.parse(argument.expression)
            reference?.scopeNames = node.enclosingTypeNames
            let name: String?
            switch argument.label?.text {
            case "getter": name = property(reference)?.selector ?? reference?.baseName
            case "setter":
                name = property(reference)?.setterSelector ?? reference.map { SelectorName.setter($0.baseName) }
            default: name = method(reference, at: node)
            }
            if let name {
                file.replace(node, with: "Selector(\"\(name)\")")
                file.needsRuntime = file.needsRuntime || !file.importsUIKit
            } else {
                if reference == nil {
                    file.error(
                        "'\(argument.expression.trimmedDescription)' does not name a method", at: argument.expression,
                        remedy: "write '#selector(Type.method(_:))'", isAlone: true)
                }
                // Told; the compiler says what else is wrong.
                file.replace(node, with: "Selector(\"\(reference?.baseName ?? "")\")")
            }
            return .skipChildren
        }

        private func property(_ reference: MemberReference?) -> MemberSummary? {
            reference.flatMap { candidates($0).first { $0.summary.kind == .property }?.summary }
        }

        private func candidates(_ reference: MemberReference) -> [ProjectIndex.Member] {
            for type in reference.types(in: file) {
                let found = file.index.members(reference.baseName, of: type)
                if !found.isEmpty { return found }
            }
            return file.index.exposedMembers(reference.baseName)
        }

        private func methods(_ reference: MemberReference, at node: MacroExpansionExprSyntax) -> (
            members: [MemberSummary], selectors: [String]
        ) {
            let key = reference.scopeNames.joined(separator: "|") + "#" + node.arguments.trimmedDescription
            if let known = known[key] { return known }
            var found = candidates(reference).map(\.summary).filter { $0.kind == .method }
            if let labels = reference.labels { found = found.filter { $0.labels == labels } }
            if let types = reference.parameterTypes {
                let exact = found.filter { $0.parameterTypes.map(plain) == types.map(plain) }
                found = exact.isEmpty ? found.filter { $0.labels.count == types.count } : exact
            }
            let exposed = found.filter { $0.isExposed || !$0.isOverride && $0.canBeExposed }
            if !exposed.isEmpty { found = exposed.filter(\.isExposed).isEmpty ? exposed : exposed.filter(\.isExposed) }
            let result = (found, found.map(\.selector).removingDuplicates())
            known[key] = result
            return result
        }

        private func method(_ reference: MemberReference?, at node: MacroExpansionExprSyntax) -> String? {
            guard let reference else { return nil }
            let (found, names) = methods(reference, at: node)
            if names.count == 1 { return names[0] }
            if names.count > 1 {
                // Overloads: the compiler would need `as (Type) -> …` too. The nearest class's one wins when it is alone.
                if reference.labels != nil, let first = found.first { return first.selector }
                if let bare = found.first(where: { $0.labels.isEmpty }) { return bare.selector }
                file.error(
                    "'\(reference.baseName)' can be \(names.map { "'\($0)'" }.joined(separator: " or "))", at: node,
                    remedy: "name the labels: '#selector(\(found[0].fullName))'", isAlone: true)
                return nil
            }
            if let missing = missing(reference) {
                let near = nearest(reference.baseName, in: missing.type)
                file.error(
                    missing.message + (near.map { "; did you mean '\($0)'?" } ?? ""),
                    at: node.arguments.first!.expression,
                    remedy: "declare '@objc func \(reference.baseName)()' in '\(missing.type)', or correct the name",
                    isAlone: true)
                return nil
            }
            return apples(reference)
        }

        /// What Apple's compiler says of a name that neither the class, nor the project, nor Apple's classes have.
        private func missing(_ reference: MemberReference) -> (message: String, type: String)? {
            let name = reference.baseName
            let base = reference.base?.trimmedDescription
            let isOwn = base == nil || base == "self" || base == "Self"
            guard let type = isOwn ? reference.scopeNames.first : base, let entry = file.index.type(type),
                entry.kind == .classType, let root = file.index.ancestors(of: entry.name).last,
                root == "NSObject" || SDKTypes.superclasses[root] == "NSObject",
                !file.index.ancestors(of: entry.name).contains(where: Self.open.contains),
                !file.index.hasMember(name), !SDKNames.hasMethod(name), !Self.objectMembers.contains(name)
            else { return nil }
            return (isOwn ? "cannot find '\(name)' in scope" : "type '\(type)' has no member '\(name)'", type)
        }

        /// The method of the class, or of one above it, whose name is written most like this.
        private func nearest(_ name: String, in type: String) -> String? {
            let members = file.index.ancestors(of: type).flatMap { file.index.type($0)?.members ?? [] }
            let names = Set(members.filter { $0.summary.kind == .method }.map(\.summary.baseName))
            let distances: [(Int, String)] = names.map { (Spelling.distance($0, name), $0) }
            guard let (distance, near) = distances.min(by: <), distance <= max(1, name.count / 3) else { return nil }
            return near
        }

        /// Foundation's classes, whose methods are not listed.
        private static let open: Set<String> = [
            "Operation", "Thread", "Timer", "Formatter", "NSCoder", "URLProtocol",
        ]
        private static let objectMembers: Set<String> = [
            "copy", "mutableCopy", "description", "debugDescription", "hash", "isEqual", "perform", "value", "setValue",
            "init", "dealloc", "retain", "release", "forwardingTarget", "methodForSelector", "responds", "isKind",
            "isMember", "conforms", "observeValue", "awakeFromNib", "prepareForInterfaceBuilder", "superclass",
            "willChangeValue", "didChangeValue", "addObserver", "removeObserver", "encode", "load", "initialize",
        ]

        /// One of Apple's methods.
        private func apples(_ reference: MemberReference) -> String {
            let labels: [String?]
            if let given = reference.labels {
                labels = given
            } else if let types = reference.parameterTypes, types.count < 2 {
                labels = types.map { _ in nil }
            } else {
                let known = SDKNames.methods[reference.baseName] ?? []
                // Of several the shortest: `setNeedsDisplay()`, not `setNeedsDisplay(_:)`.
                let name = known.min { ($0.filter { $0 == ":" }.count, $0) < ($1.filter { $0 == ":" }.count, $1) }
                labels = name.map(Self.labels) ?? []
            }
            let full = "\(reference.baseName)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
            return SDKTypes.selectors[full] ?? SelectorName(baseName: reference.baseName, labels: labels).text
        }

        private static func labels(_ fullName: String) -> [String?] {
            fullName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map {
                $0 == "_" ? nil : String($0)
            }
        }

        private func plain(_ type: String) -> String {
            type.replacing("@escaping ", with: "").filter { !$0.isWhitespace && $0 != "!" && $0 != "?" }
        }
    }
}

/// What the inside of `#selector(…)` says: a member, perhaps a type, perhaps labels, perhaps a signature.
struct MemberReference {
    var base: ExprSyntax?
    var baseName: String
    var labels: [String?]?
    var parameterTypes: [String]?

    /// Reads a reference; nil if the expression is something else.
    static func parse(_ expression: ExprSyntax) -> MemberReference? {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            expression = tuple.elements.first!.expression
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        {
            var inner = parse(first)
            inner?.parameterTypes = parameters(type)
            return inner
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return MemberReference(base: member.base, name: member.declName)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return MemberReference(base: nil, name: reference)
        }
        return nil
    }

    private init(base: ExprSyntax?, name: DeclReferenceExprSyntax) {
        self.base = base
        baseName = name.baseName.bare
        labels = name.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.bare }
    }

    /// The parameters of a method's type; of `(Self) -> (A) -> Void` those of the inner one.
    private static func parameters(_ type: TypeSyntax) -> [String]? {
        var type = type
        if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
        while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 { type = tuple.elements.first!.type }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        if let inner = parameters(function.returnClause.type) { return inner }
        return function.parameters.map { $0.type.trimmedDescription }
    }

    /// The types that the member can belong to, likeliest first.
    func types(in file: FileContext) -> [String] {
        var scopes: [String] = []
        let around = scopeNames
        guard let base else { return around }
        let text = base.trimmedDescription
        if text == "self" || text == "Self" { return around }
        if text == "super" {
            return around.first.map { Array(file.index.ancestors(of: $0).dropFirst()) } ?? []
        }
        let written = text.prefix { $0 != "<" }
        if let last = written.split(separator: ".").last, last.first?.isUppercase == true {
            let name = written.hasSuffix(".self") ? String(written.dropLast(5)) : String(written)
            for scope in around {
                if let found = file.index.type(name, in: scope) { scopes.append(found.name) }
            }
            return scopes + [name]
        }
        // A value: its type, where a property of the type around says it.
        for scope in around {
            for member in file.index.members(String(written), of: scope) {
                if let type = member.summary.type {
                    scopes.append(type.trimmingTypeMarks)
                }
            }
        }
        return scopes
    }

    /// The types around the expression, innermost first.
    var scopeNames: [String] = []
}

extension SyntaxProtocol {
    /// The qualified names of the types around the node, innermost first.
    var enclosingTypeNames: [String] {
        var names: [String] = []
        var next = enclosingType
        while let group = next {
            names.append(group.qualifiedName)
            next = group.enclosingType
        }
        return names
    }
}

extension String {
    /// `UIView!` and `UIView?` are about `UIView`.
    var trimmingTypeMarks: String {
        var text = self
        while text.hasSuffix("!") || text.hasSuffix("?") { text.removeLast() }
        return text
    }
}

extension Array where Element: Hashable {
    func removingDuplicates() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
