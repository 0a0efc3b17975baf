internal import SwiftSyntax

/// Macros of Apple's SDK that only rearrange their own text are written out: loading a plug-in for them costs each file a tenth of a second.
///
/// Before: `extension EnvironmentValues { @Entry var depth: Int = 1 }`
///
/// After:  `extension EnvironmentValues { struct __Key_depth: EnvironmentKey { static var defaultValue: Int { 1 } };
///         var depth: __Key_depth.Value { get { self[__Key_depth.self] } set { self[__Key_depth.self] = newValue } } }`
enum MacroRule: LoweringRule {
    static let triggers = ["@Entry"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["Entry"]).walk(file.tree)
    }

    /// What makes a key of each type that can have entries.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private static func isWide(_ access: String) -> Bool { ["public", "package"].contains(access) }

    private static func isAccess(_ modifier: DeclModifierSyntax) -> Bool {
        modifier.detail == nil
            && ["private", "fileprivate", "internal", "package", "public"].contains(modifier.name.text)
    }

    /// The type of a literal that stands alone. The compiler warns of `nonisolated(unsafe)` where its type is known to be harmless.
    private static func literalType(_ value: ExprSyntax) -> String? {
        switch value.kind {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        default: nil
        }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = node.extendedType.trimmedDescription
            guard let key = MacroRule.keys[type.split(separator: ".").last.map(String.init) ?? type] else {
                return .visitChildren
            }
            for member in node.memberBlock.members {
                if let variable = member.decl.as(VariableDeclSyntax.self) { write(variable, key, in: node) }
            }
            return .visitChildren
        }

        private func write(_ node: VariableDeclSyntax, _ key: String, in group: ExtensionDeclSyntax) {
            guard node.attributes.first(named: ["Entry"]) != nil else { return }
            guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else {
                return file.error(
                    "'@Entry' needs a variable of its own", at: node, remedy: "write '@Entry var name: Type = value'")
            }
            let own = node.modifiers.first(where: MacroRule.isAccess)
            // The extension's word reaches the key and not the key's members.
            let word = (own ?? group.modifiers.first(where: MacroRule.isAccess))?.trimmedDescription ?? ""
            let access =
                own == nil && MacroRule.isWide(word)
                ? word + " " : node.modifiers.map { $0.trimmedDescription + " " }.joined()
            // A member that is private in the key can't be the protocol's.
            let inner = MacroRule.isWide(word) ? word + " " : ""
            let type = "__Key_\(name.bare)"
            var head = "\(access)struct \(type): \(key) { "
            let isFocused = key == "FocusedValueKey"
            let written = binding.typeAnnotation?.type
            var tail = " }"
            switch (written, binding.initializer) {
            case (let written?, _) where isFocused:
                let value = written.as(OptionalTypeSyntax.self)?.wrappedType ?? written
                head += "\(inner)typealias Value = \(value.trimmedDescription)"
            case (let written?, let value?):
                head += "\(inner)static var defaultValue: \(written.trimmedDescription) { "
                tail += " }"
                file.replace(from: node.start, to: value.value.start, with: head)
                head = ""
            case (let written?, nil):
                head += "\(inner)static var defaultValue: \(written.trimmedDescription) { nil }"
            case (nil, let value?):
                if let type = MacroRule.literalType(value.value) {
                    head += "\(inner)static var defaultValue: \(type) { "
                    tail += " }"
                } else {
                    head += "nonisolated(unsafe) \(inner)static let defaultValue = "
                }
                file.replace(from: node.start, to: value.value.start, with: head)
                head = ""
            case (nil, nil):
                return file.error(
                    "'@Entry' needs a type or a value", at: node,
                    remedy: "write '@Entry var \(name.text): Type = value'")
            }
            if !head.isEmpty { file.replace(from: node.start, to: node.end, with: head) }
            let value = isFocused ? "\(type).Value?" : "\(type).Value"
            tail += "; \(access)var \(name.text): \(value) { get { self[\(type).self] } "
            file.insert(tail + "set { self[\(type).self] = newValue } }", at: node.end)
        }
    }
}
