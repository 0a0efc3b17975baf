internal import SwiftSyntax

/// Attributes that only speak to the Objective-C compiler go. What they said is in the registration table.
///
/// Before: `@objc(addItem:) dynamic func add(_ item: Item) {}`
///
/// After:  `                        func add(_ item: Item) {}`
enum ObjCAttributeRule: LoweringRule {
    static let triggers = ["@objc", "@nonobjc", "dynamic", "@GKInspectable", "@NSCopying", "@convention"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["objc", "dynamic", "GKInspectable", "NSCopying", "convention"]).walk(file.tree)
    }

    private static let notInC = [
        "AnyObject", "Selector", "AnyClass", "Any?", "String", "CGPath", "CGPoint", "CGSize", "CGRect",
        "CGAffineTransform",
        "CGContext", "CGImage",
    ]
    private static let names: Set<String> = ["objc", "objcMembers", "nonobjc", "GKInspectable", "NSCopying"]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if ObjCAttributeRule.names.contains(node.name) { file.blank(node) }
            return .skipChildren
        }

        /// What Objective-C sees is known to other modules, whose subclasses inherit an initialiser only if they know all.
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.attributes.has("objc"),
                let access = node.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }),
                let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
                type.modifiers.contains(where: { ["public", "open"].contains($0.name.text) })
            else { return .visitChildren }
            file.replace(access.name, with: "@usableFromInline internal")
            return .visitChildren
        }

        /// Blocks are Swift's functions here, and C has neither objects nor Core Graphics' values: only functions of plain values
        /// keep `@convention(c)`.
        override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
            guard let convention = node.attributes.first(named: ["convention"]) else { return .visitChildren }
            let kind = convention.arguments?.trimmedDescription ?? ""
            let type = node.baseType.trimmedDescription
            if kind == "block"
                || kind == "c"
                    && ObjCAttributeRule.notInC.contains(where: type.contains)
            {
                file.blank(convention)
            }
            return .visitChildren
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "dynamic" { file.blank(node) }
            return .skipChildren
        }

        /// An `@objc` protocol is for classes only; without the attribute it must say so.
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.attributes.has("objc") else { return .visitChildren }
            if let clause = node.inheritanceClause {
                let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
                let isClassBound = names.contains {
                    ["AnyObject", "class", "NSObjectProtocol"].contains($0)
                        || file.index.type($0)?.isObjC == true || $0.hasPrefix("UI") || $0.hasPrefix("NS")
                }
                if !isClassBound { file.insert(", AnyObject", at: clause.end) }
            } else {
                file.insert(": AnyObject", at: node.name.end)
            }
            return .visitChildren
        }
    }
}
