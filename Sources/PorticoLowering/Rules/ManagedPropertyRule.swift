internal import SwiftSyntax

/// `@NSManaged` properties read and write through key-value coding, where a layer stores and animates them and a managed object has
/// its values.
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
            let (read, write) = keyedAccess(to: name.bare, in: node.enclosingType?.qualifiedName)
            file.insert(" { get { _porticoManaged(\(read)) } set { \(write) } }", at: binding.end)
            return .skipChildren
        }

        /// A managed object answers `primitiveName` with what it has stored for `name`, around the accessors that the class itself has.
        private func keyedAccess(to name: String, in type: String?) -> (read: String, write: String) {
            let isLayer = type.map { file.index.ancestors(of: $0).contains("CALayer") } ?? false
            if !isLayer, let key = ManagedAccessor.key(afterPrimitive: name) {
                return (
                    "self.primitiveValue(forKey: \"\(key)\")",
                    "self.setPrimitiveValue(_porticoStored(newValue), forKey: \"\(key)\")"
                )
            }
            return (
                "self.value(forKey: \"\(name)\")", "self.setValue(_porticoStored(newValue), forKey: \"\(name)\")"
            )
        }
    }
}
