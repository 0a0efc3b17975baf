import SwiftSyntax

/// `@NSManaged` properties read and write through key-value coding, where a layer stores and animates them.
///
/// Before: `@NSManaged var progress: CGFloat`
///
/// After:  `           var progress: CGFloat { get { _porticoManaged(self.value(forKey: "progress")) } set { … } }`
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
            if let attribute = node.attributes.first(named: ["NSManaged"]) {
                file.error(
                    "'@NSManaged' methods are made by Core Data, which is not here", at: attribute,
                    remedy: "put the declaration inside '#if canImport(CoreData)'")
            }
            return .visitChildren
        }
    }
}
