internal import SwiftSyntax

/// `@NSManaged` methods, which Core Data makes while an iOS app runs, get the body that their Objective-C name says: they change
/// the collection that key-value coding gives for the relationship.
///
/// Before: `@objc(addItemsObject:) @NSManaged func addToItems(_ value: Item)`
///
/// After:  `                                  func addToItems(_ value: Item) { self.mutableSetValue(forKey: "items").add(value) }`
enum ManagedMethodRule: LoweringRule {
    static let triggers = ["@NSManaged"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["NSManaged"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["NSManaged"]) else { return .visitChildren }
            file.blank(attribute)
            file.needsRuntime = true
            guard node.body == nil else { return .skipChildren }
            let selector = MemberSummary(node).selector
            let parameters = node.signature.parameterClause.parameters.map {
                ($0.secondName ?? $0.firstName).text
            }
            let accessor = ManagedAccessor(selector, parameters: parameters.count) {
                property(named: $0, in: node) != nil
            }
            guard let accessor, !parameters.contains("_") else {
                file.error(
                    "Core Data makes no method with the Objective-C name '\(selector)'", at: node.name,
                    remedy:
                        "give it the name of an accessor, '@objc(addItemsObject:)' for instance, with named parameters, "
                        + "or write a body and take '@NSManaged' away")
                return .skipChildren
            }
            file.insert(" { \(accessor.body(parameters, isOrdered: isOrdered(accessor, node))) }", at: node.end)
            return .skipChildren
        }

        /// Whether the relationship keeps an order: its accessor alone, the property or the parameter may say so.
        private func isOrdered(_ accessor: ManagedAccessor, _ node: FunctionDeclSyntax) -> Bool {
            let types =
                node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
                + [property(named: accessor.key, in: node)?.type].compactMap(\.self)
            return types.contains { $0.contains("OrderedSet") }
        }

        private func property(named name: String, in node: FunctionDeclSyntax) -> MemberSummary? {
            guard let type = node.enclosingType?.qualifiedName else { return nil }
            return file.index.members(name, of: type).first { $0.summary.kind == .property }?.summary
        }
    }
}
