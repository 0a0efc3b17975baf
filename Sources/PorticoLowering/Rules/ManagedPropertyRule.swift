import SwiftSyntax

/// `@NSManaged` properties read and write through key-value coding, where a layer stores and animates them, and a managed object keeps them.
/// Methods, which Core Data makes for relationships to many, call its object by their Objective-C name.
///
/// Before: `@NSManaged var progress: CGFloat`
///
/// After:  `           var progress: CGFloat { get { _porticoManaged(self.value(forKey: "progress")) } set { … } }`
///
/// Before: `@objc(addItemsObject:) @NSManaged func addToItems(_ value: Item)`
///
/// After:  `@objc(addItemsObject:)            func addToItems(_ value: Item) { self._porticoCallAccessor("addItemsObject:", [value]) }`
enum ManagedPropertyRule: LoweringRule {
    static let triggers = ["@NSManaged"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["NSManaged"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["NSManaged"]) else { return .skipChildren }
            file.blank(attribute)
            file.needsRuntime = true
            guard let binding = node.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.accessorBlock == nil
            else { return .skipChildren }
            guard node.bindings.count == 1, binding.typeAnnotation != nil else {
                file.error(
                    "'@NSManaged' needs a declaration of its own with a type", at: binding,
                    remedy: "write '@NSManaged var \(name.text): Type'")
                return .skipChildren
            }
            file.insert(
                " { get { _porticoManaged(self.value(forKey: \"\(name.bare)\")) } "
                    + "set { self.setValue(newValue, forKey: \"\(name.bare)\") } }", at: binding.end)
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["NSManaged"]), node.body == nil else {
                return .visitChildren
            }
            file.blank(attribute)
            let values = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            let given = node.attributes.first(named: ["objc"])?.arguments?.trimmedDescription
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            let name = given ?? "\(node.name.bare)(\(labels))"
            file.insert(
                " { self._porticoCallAccessor(\"\(name)\", [\(values.joined(separator: ", "))]) }", at: node.end)
            return .visitChildren
        }
    }
}
