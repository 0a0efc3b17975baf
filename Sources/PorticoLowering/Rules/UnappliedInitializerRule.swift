internal import SwiftSyntax

/// An initialiser of a class that only the running program knows, as a value, becomes a closure that calls it: what may be called on such
/// a class takes an argument more than Apple's, which a call leaves out (decision 0009).
///
/// Before: `func make<V: UIView>(_ by: () -> V = V.init)`, `frames.map(V.init(frame:))`
///
/// After:  `func make<V: UIView>(_ by: () -> V = { V() })`, `frames.map({ V(frame: $0) })`
///
/// Likewise of an associated type with a class as its bound, in extensions of its protocol.
enum UnappliedInitializerRule: LoweringRule {
    static let triggers = [".init"]

    static func apply(to file: FileContext) {
        Visitor(file, near: [".init"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.declName.baseName.text == "init", !isCalled(node),
                let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
                let type = dynamicClass(base.baseName.text, at: Syntax(node)), isObject(type)
            else { return .visitChildren }
            let labels = node.declName.argumentNames?.arguments.map(\.name.text) ?? []
            let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0)" }
            file.replace(node, with: "{ \(base.baseName.text)(\(arguments.joined(separator: ", "))) }")
            return .skipChildren
        }

        private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        }

        /// The class that a generic parameter of this name, or `Self`, is bound to have above it.
        private func dynamicClass(_ name: String, at node: Syntax) -> String? {
            if name == "Self" || name == "self" {
                return name == "Self" ? node.enclosingTypeNames.first : nil
            }
            var next = node.parent
            while let outer = next {
                let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)? =
                    if let one = outer.as(FunctionDeclSyntax.self) {
                        (one.genericParameterClause, one.genericWhereClause)
                    } else if let one = outer.as(InitializerDeclSyntax.self) {
                        (one.genericParameterClause, one.genericWhereClause)
                    } else if let one = outer.as(ClassDeclSyntax.self) {
                        (one.genericParameterClause, one.genericWhereClause)
                    } else if let one = outer.as(StructDeclSyntax.self) {
                        (one.genericParameterClause, one.genericWhereClause)
                    } else if let one = outer.as(EnumDeclSyntax.self) {
                        (one.genericParameterClause, one.genericWhereClause)
                    } else {
                        nil
                    }
                if let (parameters, conditions) = clauses,
                    let parameter = parameters?.parameters.first(where: { $0.name.text == name })
                {
                    return parameter.inheritedType?.trimmedDescription ?? bound(name, conditions)
                }
                next = outer.parent
            }
            return associatedClass(name, at: node)
        }

        /// The class that an associated type of this name is bound to have, in an extension of its protocol.
        private func associatedClass(_ name: String, at node: Syntax) -> String? {
            var next = node.parent
            while let outer = next, !outer.is(ClassDeclSyntax.self), !outer.is(StructDeclSyntax.self),
                !outer.is(EnumDeclSyntax.self)
            {
                if let one = outer.as(ExtensionDeclSyntax.self) {
                    let own = bounds("Self", one.genericWhereClause).flatMap { $0.split(separator: "&") }
                    return ([one.extendedType.trimmedDescription] + own.map { $0.filter { !$0.isWhitespace } }).lazy
                        .compactMap { self.file.index.associatedBound(name, of: $0) }.first
                }
                next = outer.parent
            }
            return nil
        }

        private func bound(_ name: String, _ conditions: GenericWhereClauseSyntax?) -> String? {
            bounds(name, conditions).first
        }

        private func bounds(_ name: String, _ conditions: GenericWhereClauseSyntax?) -> [String] {
            (conditions?.requirements ?? []).compactMap { requirement -> String? in
                guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                    conformance.leftType.trimmedDescription == name
                else { return nil }
                return conformance.rightType.trimmedDescription
            }
        }

        /// Whether the class, alone or with protocols, is one of Apple's or below one.
        private func isObject(_ type: String) -> Bool {
            type.split(separator: "&").contains { part in
                let name = part.filter { !$0.isWhitespace }
                return name == "NSObject" || SDKTypes.superclasses[name] != nil
                    || file.index.ancestors(of: name).contains { $0 == "NSObject" || SDKTypes.superclasses[$0] != nil }
            }
        }
    }
}
