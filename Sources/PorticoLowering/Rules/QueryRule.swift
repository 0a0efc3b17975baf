internal import SwiftSyntax

/// A query of SwiftData's says the types that Apple's macro takes from the property.
///
/// Before: `@Query(sort: \.name) var users: [User]`
///
/// After:  `@Query<User, [User]>(sort: \.name) var users: [User]`
enum QueryRule: LoweringRule {
    static let triggers = ["@Query", "@SwiftData.Query"]

    static func apply(to file: FileContext) {
        guard file.options.frameworks.contains("_SwiftData_SwiftUI"), file.source.utf8Imports("SwiftData"),
            !file.index.declares("Query")
        else { return }
        Visitor(file, near: ["Query"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["Query", "SwiftData.Query"]),
                let type = node.bindings.first?.typeAnnotation?.type
            else { return .visitChildren }
            if let element = element(of: type) {
                // The type lies in the module of SwiftUI's half, so it has no module's name.
                // Without parentheses it would be no value of its own, and the view's initialiser would ask for one.
                let call = attribute.leftParen == nil ? "()" : ""
                file.replace(attribute.attributeName, with: "Query<\(element), [\(element)]>\(call)")
            }
            return .visitChildren
        }

        private func element(of type: TypeSyntax) -> String? {
            if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
            guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
                let arguments = named.genericArgumentClause?.arguments, arguments.count == 1
            else { return nil }
            return arguments.first?.argument.trimmedDescription
        }
    }
}
