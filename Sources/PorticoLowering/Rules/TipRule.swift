internal import SwiftSyntax

/// TipKit's macros are written out: a parameter is a constant beside the property, and a rule is a call.
///
/// Before: `@Parameter static var isOn: Bool = false` and `#Rule(Self.$isOn) { $0 == true }`
///
/// After:  `static let __Tip_isOn = TipKit.Tips.Parameter<Bool>(_portico: "A.isOn", value: false); static var isOn: Bool { get {
///         __Tip_isOn.wrappedValue } set { __Tip_isOn.wrappedValue = newValue } }` and `TipKit.Tips.Rule(Self.__Tip_isOn) { $0 == true }`
enum TipRule: LoweringRule {
    static let triggers = ["import TipKit"]

    static func apply(to file: FileContext) {
        guard file.options.frameworks.contains("TipKit"), !file.options.projectModules.contains("TipKit") else {
            return
        }
        Visitor(file, near: ["Parameter", "#Rule", ".$"]).walk(file.tree)
    }

    private static let prefix = "__Tip_"

    private final class Visitor: LiveVisitor {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["Parameter", "TipKit.Parameter"]),
                node.modifiers.has("static")
            else { return .visitChildren }
            writeParameter(node, attribute)
            return .skipChildren
        }

        private func writeParameter(_ node: VariableDeclSyntax, _ attribute: AttributeSyntax) {
            guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation?.type.trimmedDescription ?? literalType(binding.initializer?.value)
            else {
                return file.error(
                    "'@Parameter' needs a variable of its own with a type", at: node,
                    remedy: "write '@Parameter static var name: Type = value'")
            }
            let key = (node.enclosingType.map { $0.qualifiedName + "." } ?? "") + name.bare
            let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
            let plain = node.modifiers.filter { $0.detail == nil }.map { $0.trimmedDescription + " " }.joined()
            let options = attribute.arguments.map { $0.trimmedDescription + ", " } ?? ""
            let constant = TipRule.prefix + name.bare
            let head =
                "\(plain)let \(constant) = TipKit.Tips.Parameter<\(type)>(_portico: \"\(key)\", \(options)value: "
            let tail =
                "); \(modifiers)var \(name.text): \(type) { get { \(constant).wrappedValue } "
                + "set { \(constant).wrappedValue = newValue } }"
            file.blank(attribute)
            let start = node.modifiers.first?.start ?? node.bindingSpecifier.start
            if let value = binding.initializer?.value {
                file.replace(from: start, to: value.start, with: head)
                file.insert(tail, at: node.end)
            } else {
                file.replace(from: start, to: node.end, with: head + "nil" + tail)
            }
        }

        private func literalType(_ value: ExprSyntax?) -> String? {
            switch value?.kind {
            case .stringLiteralExpr: "String"
            case .integerLiteralExpr: "Int"
            case .floatLiteralExpr: "Double"
            case .booleanLiteralExpr: "Bool"
            default: nil
            }
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "Rule" {
                file.replace(from: node.pound.start, to: node.macroName.end, with: "TipKit.Tips.Rule")
            }
            return .visitChildren
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "Rule" {
                file.replace(from: node.pound.start, to: node.macroName.end, with: "TipKit.Tips.Rule")
            }
            return .visitChildren
        }

        /// `Self.$isOn`, or of a type by its name.
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName
            if name.text.hasPrefix("$"), isType(node.base) {
                file.replace(name, with: TipRule.prefix + name.text.dropFirst())
            }
            return .visitChildren
        }

        private func isType(_ base: ExprSyntax?) -> Bool {
            let name =
                base?.as(DeclReferenceExprSyntax.self)?.baseName.text
                ?? base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return name?.first?.isUppercase == true
        }
    }
}
